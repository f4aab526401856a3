"""Groups of guests: made by anyone, joined by a link, offered tables and tournaments."""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from wolfden.server.base import ids
from wolfden.server.base.errors import NotAllowed, NotFound, NotYours
from wolfden.server.base.times import now
from wolfden.server.database.schema import GROUPS
from wolfden.server.database.writer import Conflict, delete, update_columns
from wolfden.server.features.groups import store
from wolfden.server.features.groups.wire import GroupLine, GroupList, GroupShown, NewGroup
from wolfden.server.guests.service import GuestService, clean_name
from wolfden.server.guests.store import GuestRow
from wolfden.server.guests.wire import HIDDEN_NAME, Guest
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import TableShown

MAX_OFFERED: Final = 50
"""Tables offered to the groups of a guest that are listed."""


class Groups:
    """All groups. The owner is who has been in a group for the longest time."""

    def __init__(self, tables: TableService, guests: GuestService) -> None:
        self._tables, self._guests = tables, guests
        self._queries = store.GroupQueries(tables.database)
        self._writer = tables.database.writer

    async def create(self, guest: GuestRow, wanted: NewGroup) -> GroupShown:
        """Create a group with its owner; NotAllowed if the guest is in enough groups."""
        group = store.GroupRow(
            id=ids.random_id(ids.TABLE_LENGTH),
            name=clean_name(wanted.name),
            invite=ids.random_id(ids.INVITE_LENGTH),
            created=now(),
        )
        await self._writer.write(*store.insert_group(group, guest.id))
        return await self.show(group.id, guest)

    async def of_guest(self, guest: GuestRow) -> GroupList:
        """Return the groups that a guest is in."""
        own = await self._queries.of_guest(guest.id)
        members: dict[str, list[str]] = {one.id: [] for one in own}
        for member in await self._queries.members(members):
            members[member.group_id].append(member.guest)
        owners = {found[0] for found in members.values() if found}
        known = await self._tables.queries.guests(owners)
        return GroupList(
            [
                GroupLine(
                    id=one.id,
                    name=_shown_name(one.name, known.get(members[one.id][0])),
                    members=len(members[one.id]),
                    is_owner=members[one.id][0] == guest.id,
                )
                for one in own
                if members[one.id]
            ]
        )

    async def show(self, name: str, viewer: GuestRow | None, invite: str = "") -> GroupShown:
        """Return a group to its members, and a little of it to those who are invited.

        NotFound for all others.
        """
        group, members = await self._load(name)
        is_member = viewer is not None and viewer.id in members
        if not is_member and not ids.is_same(group.invite, invite):
            raise NotFound("group-gone")
        known = await self._tables.queries.guests(members)
        people = [known[one] for one in members if one in known]
        tables = await self._offered_tables([name], viewer) if viewer and is_member else []
        return GroupShown(
            id=name,
            name=_shown_name(group.name, known.get(members[0])),
            owner=people[0] if people else None,
            count=len(members),
            members=people if is_member else [],
            is_member=is_member,
            is_owner=viewer is not None and viewer.id == members[0],
            invite=group.invite if is_member else "",
            tables=tables,
        )

    async def _load(self, name: str) -> tuple[store.GroupRow, list[str]]:
        """Return a group and its members, the owner first; NotFound if there is none."""
        group = await self._queries.group(name)
        members = [one.guest for one in await self._queries.members([name])]
        if group is None or not members:
            raise NotFound("group-gone")
        return group, members

    async def join(self, guest: GuestRow, name: str, invite: str) -> GroupShown:
        """Let a guest in who has the invitation.

        NotFound if it is not valid, NotAllowed if the group is full, or its owner has muted them.
        """
        group, members = await self._load(name)
        if guest.id in members:
            return await self.show(name, guest)
        if not ids.is_same(group.invite, invite):
            raise NotFound("invitation")
        if await self._guests.queries.muting(members[:1], guest.id):
            raise NotAllowed("not-welcome")
        with suppress(Conflict):  # the same guest was faster elsewhere
            await self._writer.write(*store.insert_member(store.Membership(name, guest.id, now())))
        return await self.show(name, guest)

    async def remove_member(self, guest: GuestRow, name: str, other: str) -> None:
        """Let a guest leave, or its owner remove another: then the link is a new one.

        NotYours if the guest is not the owner, NotFound if the other is not in the group.
        """
        _, members = await self._load(name)
        if guest.id not in members or other not in members:
            raise NotFound("group-gone")
        if other != guest.id and guest.id != members[0]:
            raise NotYours("group-owner-only")
        changes = store.delete_member(name, other)
        if other != guest.id:
            invite = ids.random_id(ids.INVITE_LENGTH)
            changes.append(update_columns(GROUPS, name, {"invite": invite}))
        await self._writer.write(*changes)

    async def delete(self, guest: GuestRow, name: str) -> None:
        """Let its owner delete a group; NotYours for others."""
        _, members = await self._load(name)
        if guest.id not in members:
            raise NotFound("group-gone")
        if guest.id != members[0]:
            raise NotYours("group-owner-only")
        await self._writer.write(delete(GROUPS, id=name))

    async def require_member(self, name: str, guest: str) -> None:
        """Raise NotFound unless a guest is in a group."""
        if not await self._queries.has_member(name, guest):
            raise NotFound("group-gone")

    async def has_member(self, name: str, guest: str) -> bool:
        """Whether a guest is in a group."""
        return await self._queries.has_member(name, guest)

    async def ids_of(self, guest: str) -> list[str]:
        """Return the ids of the groups that a guest is in."""
        return [one.id for one in await self._queries.of_guest(guest)]

    async def members(self, name: str) -> list[str]:
        """Return the ids of the members of a group; none if it is gone."""
        return [one.guest for one in await self._queries.members([name])]

    async def offered_to(self, guest_id: str) -> list[TableShown]:
        """Return the open tables offered to the groups of a guest; none if the guest is gone."""
        guest = await self._guests.get(guest_id)
        return await self.offered_tables(guest) if guest else []

    async def offered_tables(self, guest: GuestRow) -> list[TableShown]:
        """Return the open tables that are offered to the groups of a guest."""
        groups = await self.ids_of(guest.id)
        return await self._offered_tables(groups, guest) if groups else []

    async def _offered_tables(self, groups: Collection[str], guest: GuestRow) -> list[TableShown]:
        """Return open tables of groups, without those of guests who have muted each other."""
        infos = await self._tables.queries.offered(groups, MAX_OFFERED)
        hosts = {info.host for info in infos} - {guest.id}
        hidden = hosts.intersection(guest.muted)
        hidden |= await self._guests.queries.muting(hosts - hidden, guest.id)
        return self._tables.describe_all(info for info in infos if info.host not in hidden)


def _shown_name(name: str, owner: Guest | None) -> str:
    """Return the name of what a guest has made: that of a banned one is hidden."""
    return HIDDEN_NAME if owner is not None and owner.name == HIDDEN_NAME else name
