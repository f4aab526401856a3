"""Who sits where: joining, leaving, handing a seat over, resigning, abandoning a game."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Final, NamedTuple

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.base import ids
from wolfden.server.base.errors import NotAllowed, NotFound, NotYours, SeatTaken, WrongState
from wolfden.server.base.times import DAY, HOUR
from wolfden.server.base.typed_text import plain_text
from wolfden.server.database.schema import MARKS, TABLES
from wolfden.server.database.writer import Change, delete
from wolfden.server.features.ratings.service import rate_leaver
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.guests.wire import Guest
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.bots import check_level, planned_seat
from wolfden.server.tables.clocks import grant_time
from wolfden.server.tables.live_game import require_one_side
from wolfden.server.tables.model import SeatInfo, TableInfo, result_by_leaving
from wolfden.server.tables.store import update_table
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import SeatPlan

ABANDON_AFTER: Final = 60 * DAY
"""Milliseconds without an action after which a running game is abandoned."""
REMOVE_AFTER: Final = 30 * DAY
"""Milliseconds after which an open table that did not begin is removed."""
UNSEEN_AFTER: Final = 401 * DAY
"""Milliseconds without a request after which a guest without a code is deleted: cookies end."""
UNUSED_AFTER: Final = 30 * DAY
"""Milliseconds after which a guest who never sat at a table is deleted."""
BATCH: Final = 200
"""Tables that are read together when many are to be changed."""


class GuestAtTable(NamedTuple):
    """A guest at a table, and what guests do with seats there."""

    table: Table
    guest: Guest

    # Before the start.

    @retry_on_conflict
    async def join(self, seat: Seat | None, invite: str = "", person: str = "") -> None:
        """Give the guest a seat: the invited one, the wanted one, or any.

        ``person`` plays it at the guest's device. NotFound if the invitation is not valid,
        SeatTaken or WrongState if no such seat is free.
        """
        async with self.table.changing() as info:
            if invite:
                await self._use_invitation(info, invite)
                return
            if info.held_by(self.guest.id) and seat is None:
                return
            info.require_open()
            if info.pairing and seat is not None:
                raise NotAllowed("pairing-seat")
            if info.pairs_people and self.guest.bot:
                raise NotAllowed("pairing-people")
            free = _free_seat(info.seats, self.guest, seat)
            named = plain_text(person) or info.seats[free].person
            info.seats[free] = SeatInfo(kind="guest", guest=self.guest, person=named)
            await self._refuse_both_sides(info)
            await _store_seats(self.table, info)

    async def _use_invitation(self, info: TableInfo, invite: str) -> None:
        for seat, one in enumerate(info.seats):
            if not one.invite or not ids.is_same(one.invite, invite):
                continue
            if one.kind == "invited" and info.status == "open":
                info.seats[seat] = SeatInfo(kind="guest", guest=self.guest)
                await self._refuse_both_sides(info)
                await _store_seats(self.table, info)
                return
            if one.kind == "guest" and info.status == "running":
                _require_unrated(info)
                info.seats[seat] = one.held_from_now(self.guest, one.owner or one.guest)
                await self._refuse_both_sides(info)
                self.table.close_connections(seat)
                await self.table.reseat(info)
                return
        raise NotFound("invitation")

    async def _refuse_both_sides(self, info: TableInfo) -> None:
        """Refuse a seat that knows what another seat of the guest must not; NotAllowed then."""
        if sum(one.is_of(self.guest.id) for one in info.seats) > 1:
            require_one_side(info, (await self.table.live_game()).state)

    @retry_on_conflict
    async def plan_seat(self, seat: Seat, plan: SeatPlan) -> None:
        """Let the host change a seat before the start."""
        async with self.table.changing() as info:
            info.require_host(self.guest)
            info.require_open()
            holder = info.seat(seat).guest
            if holder is not None and holder.id != self.guest.id:
                raise SeatTaken("seat-held", name=holder.name, seat=seat + 1)
            info.seats[seat] = planned_seat(plan, self.guest, self.table.game)
            await self._refuse_both_sides(info)
            await _store_seats(self.table, info)

    def invitation(self, seat: Seat) -> str:
        """Return the host's invitation to a seat."""
        self.table.info.require_host(self.guest)
        one = self.table.info.seat(seat)
        if one.kind != "invited" or not one.invite:
            raise WrongState("seat-not-kept", seat=seat + 1)
        return one.invite

    @retry_on_conflict
    async def start(self, fill: str) -> None:
        """Let the host start the game; bots of level ``fill`` take the empty seats."""
        async with self.table.changing() as info:
            info.require_host(self.guest)
            info.require_open()
            for seat, one in enumerate(info.seats):
                if one.is_empty and not fill:
                    raise WrongState("seat-empty", seat=seat + 1)
                if one.is_empty:
                    info.seats[seat] = SeatInfo(
                        kind="bot", level=check_level(fill, self.table.game)
                    )
            await _start(self.table, info)

    # In a running game.

    @retry_on_conflict
    async def leave(self) -> None:
        """Remove the guest: before the start the seats are open again, afterwards bots play on.

        Who leaves a rated game has lost it.
        """
        async with self.table.changing() as info:
            seats = info.require_member(self.guest)
            if info.status == "running" and info.settings.rated:
                await _forfeit_all(self.table, seats, "resigned")
                return
            for seat in seats:
                self.table.close_connections(seat)
                if info.status == "open":
                    info.seats[seat] = SeatInfo()
                elif info.status == "running" and info.seats[seat].stand_in != "resigned":
                    info.let_bot_play(seat, "handed")
            if info.status == "running":
                await self.table.reseat(info)
            elif info.status == "open":
                marks = [delete(MARKS, table_id=info.id, seat=seat) for seat in seats]
                await self._leave_open_table(info, *marks)

    async def _leave_open_table(self, info: TableInfo, *marks: Change) -> None:
        """Store an open table without the guest: the next is host; an empty table goes."""
        others = [seat.guest.id for seat in info.seats if seat.guest is not None]
        if not others:
            await self.table.tables.remove(self.table)
            return
        if info.host == self.guest.id:
            info.host = others[0]
        await self.table.update(info, *marks)

    @retry_on_conflict
    async def hand_to_bot(self, seat: Seat, level: str) -> None:
        """Let a bot play the guest's seat; NotAllowed in a rated game."""
        async with self.table.changing() as info:
            info.require_holder(self.guest, seat)
            _require_unrated(info)
            wanted = check_level(level or info.settings.stand_in, self.table.game)
            info.let_bot_play(seat, "handed", wanted)
            await self.table.reseat(info)

    @retry_on_conflict
    async def hand_to_guest(self, seat: Seat) -> str:
        """Return the invitation with which another guest takes over a seat.

        NotAllowed in a rated game.
        """
        async with self.table.changing() as info:
            info.require_holder(self.guest, seat)
            _require_unrated(info)
            info.seats[seat].invite = ids.random_id(ids.INVITE_LENGTH)
            await self.table.update(info)
            return info.seats[seat].invite

    @retry_on_conflict
    async def take_back(self, seat: Seat) -> None:
        """Return a seat to the guest who handed it over, or whom a bot replaced.

        WrongState if the time of the seat ran out for the second time, or in a rated game.
        """
        async with self.table.changing() as info:
            one, is_owner = info.seat(seat), info.seat(seat).is_owned_by(self.guest.id)
            info.require_running()
            if not (is_owner or one.is_held_by(self.guest.id)):
                raise NotYours("seat-not-yours", seat=seat + 1)
            info.require_not_resigned(seat)
            if is_owner:
                self.table.close_connections(seat)
            if one.stand_in == "timeout":
                if info.settings.rated:
                    raise WrongState("time-lost")
                grant_time(info, seat)
            info.seats[seat] = one.held_from_now(self.guest)
            await self.table.reseat(info)

    # Leaving for good.

    @retry_on_conflict
    async def resign(self, seat: Seat) -> None:
        """Give up a seat for good: the last team left has won, or a bot plays on."""
        async with self.table.lock:
            self.table.info.require_running()
            if seat not in self.table.info.held_by(self.guest.id):
                raise NotYours("seat-not-yours", seat=seat + 1)
            await forfeit(self.table, seat, "resigned")

    @retry_on_conflict
    async def abandon(self, yes: bool) -> None:
        """Store whether the guest wants to abandon; when all do, the game ends without a result."""
        async with self.table.changing() as info:
            info.require_running()
            mine = info.require_member(self.guest)
            wanting = set(info.abandon) | set(mine) if yes else set(info.abandon) - set(mine)
            info.abandon = sorted(wanting)
            if wanting.issuperset(info.guest_seats()):
                info.status = "abandoned"
                await self.table.end(info, mine[0], "abandoned")
            else:
                await self.table.update(info)


def _free_seat(seats: Sequence[SeatInfo], guest: Guest, wanted: Seat | None) -> Seat:
    own = [seat for seat, one in enumerate(seats) if one.is_empty and one.is_owned_by(guest.id)]
    free = own + [seat for seat, one in enumerate(seats) if one.kind == "open"]
    if wanted is None and not free:
        raise SeatTaken("no-free-seat")
    if wanted is not None and wanted not in free:
        raise SeatTaken("seat-not-free", seat=wanted + 1)
    return free[0] if wanted is None else wanted


# What happens to seats without their guest's doing; the lock is held.


async def _store_seats(table: Table, info: TableInfo) -> None:
    """Store seats before the start; a full table starts, if it is to start by itself."""
    await (_start(table, info) if info.starts_by_itself else table.update(info))


async def _start(table: Table, info: TableInfo) -> None:
    """Start a game, unless a guest plays two sides of it against others (NotAllowed)."""
    require_one_side(info, (await table.live_game()).state)
    await table.start(info)


def _require_unrated(info: TableInfo) -> None:
    """Raise NotAllowed in a rated game: there nobody plays for another, and no bot for anyone."""
    if info.settings.rated:
        raise NotAllowed("rated-seat")


@retry_on_conflict
async def remove_player(table: Table, guest: str) -> None:
    """Give up the seats of a guest whom another one has removed: the game is rated no longer."""
    async with table.lock:
        info = replace(table.info)
        info.stop_rating("removed")
        if info.status == "running" and info.unrated != table.info.unrated:
            await table.update(info)
        await _forfeit_all(table, table.info.held_by(guest), "resigned")


async def _forfeit_all(table: Table, seats: Sequence[Seat], reason: str) -> None:
    """Give up some seats, while the game continues."""
    for seat in seats:
        if table.info.status == "running" and seat not in table.info.resigned():
            await forfeit(table, seat, reason)


async def forfeit(table: Table, seat: Seat, reason: str) -> None:
    """Give up a seat for a reason; a rated game that continues is lost for it, won for none."""
    info = deepcopy(table.info)
    info.let_bot_play(seat, "resigned")
    winners = info.last_team(table.game)
    if winners is None:
        lost = await rate_leaver(table, info, seat) if info.settings.rated else []
        await table.reseat(info, *lost)
        return
    info.status, info.result = "finished", result_by_leaving(reason, len(info.seats), winners)
    await table.end(info, seat, reason)


async def end_idle_tables(tables: TableService, at: int) -> None:
    """End games without an action for a very long time, and remove tables that never began."""
    running = await tables.queries.idle("running", at - ABANDON_AFTER, BATCH)
    for info in (*running, *await tables.queries.idle("open", at - REMOVE_AFTER, BATCH)):
        await end_table(tables, info, info.moved)


@retry_on_conflict
async def end_table(tables: TableService, info: TableInfo, moved: int | None = None) -> None:
    """End a running game without a result, or remove a table that has not begun.

    With ``moved``, only if there was no action since.
    """
    if info.status == "running" and info.title in tables.titles.ids():
        table = await tables.get(info.id)
        async with table.lock:
            ended = replace(deepcopy(table.info), status="abandoned")
            if table.info.status == "running" and moved in (None, table.info.moved):
                await table.end(ended, 0, "abandoned")
        return

    if not info.is_over:
        await _change_table(
            tables,
            info,
            lambda one: None if one.status == "open" else replace(one, status="abandoned"),
        )


async def remove_table(tables: TableService, info: TableInfo) -> None:
    """Delete everything about a table."""
    await _change_table(tables, info, lambda _one: None)


@retry_on_conflict
async def _change_table(
    tables: TableService,
    info: TableInfo,
    change: Callable[[TableInfo], TableInfo | None],
    *extra: Change,
) -> None:
    """Change a table that was read, or remove it, without its game.

    So the rules may be old, the history damaged, and the package of the title missing.
    """
    if info.title not in tables.titles.ids():
        changed, expected = change(info), (info.id, info.version)
        changes = [delete(TABLES, id=info.id)]
        if changed:
            changes = update_table(replace(changed, version=info.version + 1))
        await tables.database.writer.write(*changes, *extra, expected=expected)
        return
    with suppress(NotFound):
        table = await tables.get(info.id)
        async with table.lock:
            changed = change(deepcopy(table.info))
            await (table.update(changed, *extra) if changed else tables.remove(table))


# Guests at all their tables.


async def delete_guest(tables: TableService, guests: GuestService, guest: GuestRow) -> list[str]:
    """Delete a guest and its bot accounts with everything about them; return their ids.

    No game is needed for it. Their seats go to owners or bots; chat, marks and names disappear.
    """
    names = [guest.id, *[bot.id for bot in await guests.bots_of(guest)]]
    for _ in ("now", "what was under way meanwhile"):
        await _delete_everything(tables, guests, names)
    return names


async def delete_traces(tables: TableService, guests: GuestService, at: int) -> None:
    """Delete what some guests have left who sat down or wrote at the moment of their deletion."""
    if names := await guests.queries.traces_of_deleted(at - HOUR, BATCH):
        await _delete_everything(tables, guests, names)


async def _delete_everything(
    tables: TableService, guests: GuestService, names: Sequence[str]
) -> None:
    while infos := await tables.queries.of_members(names, BATCH):
        for info in infos:
            await _remove_guests(tables, info, names)
    await guests.remove(names)


async def delete_unused_guests(tables: TableService, guests: GuestService, at: int) -> None:
    """Delete some guests whom nobody can be any more, and some who never sat down."""
    unused = await guests.queries.unused(at - UNSEEN_AFTER, at - UNUSED_AFTER, BATCH)
    for guest in unused:
        await delete_guest(tables, guests, guest)


@retry_on_conflict
async def _leave_rated(tables: TableService, name: str, guests: Collection[str]) -> None:
    """Let guests lose a rated game that they leave behind."""
    with suppress(NotFound):
        table = await tables.get(name)
        async with table.lock:
            for guest in guests:
                await _forfeit_all(table, table.info.held_by(guest), "resigned")


async def _remove_guests(tables: TableService, info: TableInfo, guests: Collection[str]) -> None:
    if info.status == "running" and info.settings.rated and info.title in tables.titles.ids():
        await _leave_rated(tables, info.id, guests)
    theirs = [
        seat for seat, one in enumerate(info.seats) if any(one.is_of(guest) for guest in guests)
    ]
    marks = [delete(MARKS, table_id=info.id, seat=seat) for seat in theirs]
    await _change_table(tables, info, lambda present: present.without_guests(guests), *marks)
    table = tables.find_loaded(info.id)
    if table is not None:
        for seat in theirs:
            table.close_connections(seat)
