"""Who sits where: joining, leaving, handing a seat over, resigning, abandoning a game."""

import secrets
from collections.abc import Sequence
from copy import deepcopy
from typing import Final, NamedTuple

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.model import ids
from wolfden.server.model.clocks import grant_time
from wolfden.server.model.errors import NotFound, NotYours, SeatTaken, WrongState
from wolfden.server.model.live_game import LiveGame, Step
from wolfden.server.model.shapes import Guest, SeatPlan
from wolfden.server.model.table import SeatInfo, TableInfo, check_level, result_by_leaving
from wolfden.server.service.tables import Table, TableService, on_fresh_table

ABANDON_AFTER: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds without an action after which a running game is abandoned."""
MAX_TABLES: Final = 1000


class GuestAtTable(NamedTuple):
    """A guest at a table, and what guests do with seats there."""

    table: Table
    guest: Guest

    # Before the start.

    @on_fresh_table
    async def join(self, seat: Seat | None, invite: str = "") -> None:
        """Give the guest a seat: the invited one, the wanted one, or any.

        NotFound if the invitation is not valid, SeatTaken or WrongState if no such seat is free.
        """
        async with self.table.changing() as info:
            if invite:
                await self._use_invitation(info, invite)
                return
            if info.held_by(self.guest.id) and seat is None:
                return
            info.require_open()
            free = _free_seat(info.seats, self.guest, seat)
            info.seats[free] = SeatInfo(kind="guest", guest=self.guest)
            await _store_seats(self.table, info)

    async def _use_invitation(self, info: TableInfo, invite: str) -> None:
        for seat, one in enumerate(info.seats):
            if not one.invite or not secrets.compare_digest(one.invite.encode(), invite.encode()):
                continue
            taken = SeatInfo(kind="guest", guest=self.guest)
            if one.kind == "invited" and info.status == "open":
                info.seats[seat] = taken
                await _store_seats(self.table, info)
                return
            if one.kind == "guest" and info.status == "running":
                info.seats[seat] = replace(taken, owner=one.owner or one.guest)
                self.table.close_connections(seat)
                await self.table.reseat(info)
                return
        raise NotFound("invitation")

    @on_fresh_table
    async def plan_seat(self, seat: Seat, plan: SeatPlan) -> None:
        """Let the host change a seat before the start."""
        async with self.table.changing() as info:
            info.require_host(self.guest)
            info.require_open()
            holder = info.seat(seat).guest
            if holder is not None and holder.id != self.guest.id:
                raise SeatTaken("seat-held", name=holder.name, seat=seat + 1)
            info.seats[seat] = SeatInfo.planned(plan, self.guest)
            await _store_seats(self.table, info)

    def invitation(self, seat: Seat) -> str:
        """Return the host's invitation to a seat."""
        self.table.info.require_host(self.guest)
        one = self.table.info.seat(seat)
        if one.kind != "invited" or not one.invite:
            raise WrongState("seat-not-kept", seat=seat + 1)
        return one.invite

    @on_fresh_table
    async def start(self, fill: str) -> None:
        """Let the host start the game; bots of level ``fill`` take the empty seats."""
        async with self.table.changing() as info:
            info.require_host(self.guest)
            info.require_open()
            for seat, one in enumerate(info.seats):
                if one.is_empty and not fill:
                    raise WrongState("seat-empty", seat=seat + 1)
                if one.is_empty:
                    info.seats[seat] = SeatInfo(kind="bot", level=check_level(fill))
            await self.table.start(info)

    # In a running game.

    @on_fresh_table
    async def leave(self) -> None:
        """Remove the guest: before the start the seats are open again, afterwards bots play on."""
        async with self.table.changing() as info:
            for seat in info.require_member(self.guest):
                self.table.close_connections(seat)
                if info.status == "open":
                    info.seats[seat] = SeatInfo()
                elif info.status == "running":
                    info.let_bot_play(seat, "handed")
            if info.status == "running":
                await self.table.reseat(info)
            elif info.status == "open":
                await self._leave_open_table(info)

    async def _leave_open_table(self, info: TableInfo) -> None:
        """Store an open table without the guest: the next is host; an empty table goes."""
        others = [seat.guest.id for seat in info.seats if seat.guest is not None]
        if not others:
            await self.table.tables.remove(self.table)
            return
        if info.host == self.guest.id:
            info.host = others[0]
        await self.table.update(info)

    @on_fresh_table
    async def hand_to_bot(self, seat: Seat, level: str) -> None:
        """Let a bot play the guest's seat."""
        async with self.table.changing() as info:
            info.require_holder(self.guest, seat)
            info.let_bot_play(seat, "handed", check_level(level or info.settings.stand_in))
            await self.table.reseat(info)

    @on_fresh_table
    async def hand_to_guest(self, seat: Seat) -> str:
        """Return the invitation with which another guest takes over a seat."""
        async with self.table.changing() as info:
            info.require_holder(self.guest, seat)
            info.seats[seat].invite = ids.random_id(ids.INVITE_LENGTH)
            await self.table.update(info)
            return info.seats[seat].invite

    @on_fresh_table
    async def take_back(self, seat: Seat) -> None:
        """Return a seat to the guest who handed it over, or whom a bot replaced."""
        async with self.table.changing() as info:
            one, is_owner = info.seat(seat), info.seat(seat).is_owned_by(self.guest.id)
            info.require_running()
            if not (is_owner or one.is_held_by(self.guest.id)):
                raise NotYours("seat-not-yours", seat=seat + 1)
            info.require_not_resigned(seat)
            if is_owner:
                self.table.close_connections(seat)
            if one.stand_in == "timeout":
                grant_time(info, seat)
            info.seats[seat] = SeatInfo(kind="guest", guest=self.guest)
            await self.table.reseat(info)

    # Leaving for good.

    @on_fresh_table
    async def resign(self, seat: Seat) -> None:
        """Give up a seat for good: the last team left has won, or a bot plays on."""
        async with self.table.lock:
            self.table.info.require_running()
            if seat not in self.table.info.held_by(self.guest.id):
                raise NotYours("seat-not-yours", seat=seat + 1)
            await forfeit(self.table, seat, "resigned")

    @on_fresh_table
    async def abandon(self, yes: bool) -> None:
        """Store whether the guest wants to abandon; when all do, the game ends without a result."""
        async with self.table.changing() as info:
            info.require_running()
            mine = info.require_member(self.guest)
            wanting = set(info.abandon) | set(mine) if yes else set(info.abandon) - set(mine)
            info.abandon = sorted(wanting)
            if wanting.issuperset(info.guest_seats()):
                info.status = "abandoned"
                await _end(self.table, info, mine[0], "abandoned")
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
    await (table.start(info) if info.starts_by_itself else table.update(info))


async def forfeit(table: Table, seat: Seat, reason: str) -> None:
    """Give up a seat for a reason."""
    info = deepcopy(table.info)
    info.let_bot_play(seat, "resigned")
    winners = info.last_team(table.game)
    if winners is None:
        await table.reseat(info)
        return
    info.status, info.result = "finished", result_by_leaving(reason, len(info.seats), winners)
    await _end(table, info, seat, reason)


async def _end(table: Table, info: TableInfo, seat: Seat, reason: str) -> None:
    def end(live: LiveGame, at: int) -> list[Step]:
        info.finished = at
        return [live.end(seat, reason, at)]

    await table.advance(info, end)


async def abandon_idle_tables(tables: TableService, at: int) -> None:
    """End games without an action for a very long time."""
    for info in await tables.queries.every("running"):
        if at - info.moved < ABANDON_AFTER or info.title not in tables.titles.ids():
            continue
        table = await tables.get(info.id)
        if info.rules != table.game.meta().rules_version:
            continue
        async with table.lock:
            if table.info.status == "running" and at - table.info.moved >= ABANDON_AFTER:
                ended = replace(deepcopy(table.info), status="abandoned")
                await _end(table, ended, 0, "abandoned")


# Guests at all their tables.


@on_fresh_table
async def rename_guest(tables: TableService, guest: Guest) -> None:
    """Show a guest's new name at all tables."""

    def renamed(other: Guest | None) -> Guest | None:
        return guest if other is not None and other.id == guest.id else other

    for info in await tables.queries.of_guest(guest.id, MAX_TABLES):
        table = await tables.get(info.id)
        async with table.lock:
            seats = [
                replace(seat, guest=renamed(seat.guest), owner=renamed(seat.owner))
                for seat in table.info.seats
            ]
            await table.update(replace(table.info, seats=seats))


@on_fresh_table
async def release_guest_seats(tables: TableService, guest: Guest) -> None:
    """Remove a guest from all tables: seats go to owners or bots, the name disappears."""
    for info in await tables.queries.of_guest(guest.id, MAX_TABLES):
        table = await tables.get(info.id)
        if table.info.held_by(guest.id) and table.info.status in ("open", "running"):
            await GuestAtTable(table, guest).leave()
        if table.info.status != "open":
            async with table.lock:
                level = table.info.settings.stand_in
                seats = [_released(seat, guest, level) for seat in table.info.seats]
                await table.update(replace(table.info, seats=seats))


def _released(seat: SeatInfo, guest: Guest, level: str) -> SeatInfo:
    """Return a seat without a guest: its owner's, or a bot's."""
    if not seat.is_held_by(guest.id):
        return replace(seat, owner=None) if seat.is_owned_by(guest.id) else seat
    if seat.owner and seat.owner.id != guest.id:
        return SeatInfo(kind="guest", guest=seat.owner)
    return SeatInfo(kind="bot", level=seat.level or level)
