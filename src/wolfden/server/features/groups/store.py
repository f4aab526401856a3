"""Groups of guests: who is in them, and what is offered to them."""

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from wolfden.server.base.errors import NotAllowed, NotFound
from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import GROUPS, MEMBERS
from wolfden.server.database.statements import has_fewer, insert_if
from wolfden.server.database.writer import Change, delete, insert, insert_with
from wolfden.server.guests.store import lock_guest

MAX_GROUPS: Final = 50
"""Groups a guest may be in."""
MAX_MEMBERS: Final = 200

_LOCK_GROUP: Final = (
    sa.update(GROUPS).where(GROUPS.c.id == sa.bindparam("key")).values(created=GROUPS.c.created)
)
_INSERT_MEMBER: Final = insert_if(
    MEMBERS,
    sa.and_(
        has_fewer(MAX_GROUPS, MEMBERS.c.guest),
        has_fewer(MAX_MEMBERS, MEMBERS.c.group_id),
    ),
)
_DELETE_EMPTY: Final = sa.delete(GROUPS).where(GROUPS.c.id.not_in(sa.select(MEMBERS.c.group_id)))


class GroupRow(Struct, frozen=True):
    """A group; the invitation lets others join."""

    id: str
    name: str
    invite: str
    created: int


class Membership(Struct, frozen=True):
    """A guest in a group; the first one is its owner."""

    group_id: str
    guest: str
    joined: int


class OwnGroup(Struct, frozen=True):
    """A group of a guest, and since when the guest is in it."""

    id: str
    name: str
    joined: int


def insert_group(group: GroupRow, owner: str) -> list[Change]:
    """Store a new group with its owner; NotAllowed if the guest is in enough groups."""
    return [insert(GROUPS, group), *insert_member(Membership(group.id, owner, group.created))]


def insert_member(member: Membership) -> list[Change]:
    """Add a member.

    NotFound if the group is gone, NotAllowed if it is full or the guest is in enough groups.
    """
    enough = NotAllowed("groups-enough", most=MAX_GROUPS, members=MAX_MEMBERS)
    gone = NotFound("group-gone")
    return [
        Change(_LOCK_GROUP, [{"key": member.group_id}]).or_raise(gone),
        lock_guest(member.guest).or_raise(gone),
        insert_with(_INSERT_MEMBER, member).or_raise(enough),
    ]


def delete_member(group: str, guest: str) -> list[Change]:
    """Remove a member; a group without members is deleted."""
    return [delete(MEMBERS, group_id=group, guest=guest), delete_empty_groups()]


def delete_empty_groups() -> Change:
    """Delete the groups that nobody is in any more."""
    return Change(_DELETE_EMPTY, [{}])


class GroupQueries(Queries):
    """Reads groups and their members."""

    async def group(self, name: str) -> GroupRow | None:
        """Return a group by id."""
        return await self._first(GroupRow, sa.select(GROUPS).where(GROUPS.c.id == name))

    async def members(self, groups: Collection[str]) -> list[Membership]:
        """Return the members of groups; of each group the owner first."""
        query = sa.select(MEMBERS).where(MEMBERS.c.group_id.in_(groups))
        return await self._read(Membership, query.order_by(MEMBERS.c.joined, MEMBERS.c.guest))

    async def of_guest(self, guest: str) -> list[OwnGroup]:
        """Return the groups that a guest is in, by name."""
        query = sa.select(GROUPS.c.id, GROUPS.c.name, MEMBERS.c.joined).join(MEMBERS)
        mine = query.where(MEMBERS.c.guest == guest).order_by(GROUPS.c.name, GROUPS.c.id)
        return await self._read(OwnGroup, mine)

    async def has_member(self, group: str, guest: str) -> bool:
        """Whether a guest is in a group."""
        query = sa.select(MEMBERS.c.guest).where(
            MEMBERS.c.group_id == group, MEMBERS.c.guest == guest
        )
        return bool(await self._rows(query))
