"""Leaving for good: resigning, running out of time, abandoning a game, deleting a guest."""

from copy import deepcopy
from typing import Final

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.errors import NotRunning, NotYours
from wolfden.server.moments import now
from wolfden.server.tables.house import House
from wolfden.server.tables.results import last_side, result_by_leaving
from wolfden.server.tables.seating import leave, reseat, stand_in
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import remember_views
from wolfden.server.wire.things import Guest

FORSAKEN: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds after which a running game that nobody acts at is abandoned."""


async def resign(house: House, table: Table, guest: Guest, seat: Seat) -> None:
    """Give up a seat for good: the last side left has won, or a bot plays on."""
    async with table.lock:
        if table.sheet.status != "running":
            raise NotRunning(table.sheet.status)
        if seat not in table.sheet.held_by(guest.id):
            raise NotYours("seat-not-yours", seat=seat + 1)
        await give_up(house, table, seat, "resigned")


async def give_up(house: House, table: Table, seat: Seat, reason: str) -> None:
    """End a seat's game for a reason; the lock is held."""
    sheet = deepcopy(table.sheet)
    stand_in(sheet, seat, "resigned")
    winners = last_side(sheet, table.game)
    if winners is None:
        await reseat(house, table, sheet)
        return
    result = result_by_leaving(reason, len(sheet.seats), winners)
    await _end(house, table, replace(sheet, status="finished", result=result), seat, reason)


async def _end(house: House, table: Table, sheet: Sheet, seat: Seat, reason: str) -> None:
    course = await house.course(table)
    remember_views(table, course)
    at = now()
    sheet.finished = at
    await house.advance(table, sheet, [course.end(seat, reason, at)], at)


async def abandon(house: House, table: Table, guest: Guest, yes: bool) -> None:
    """Note that a guest wants to abandon the game; when all do, it ends without a result."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        if sheet.status != "running":
            raise NotRunning(sheet.status)
        mine = sheet.held_by(guest.id)
        if not mine:
            raise NotYours("not-seated")
        wanting = set(sheet.abandon) | set(mine) if yes else set(sheet.abandon) - set(mine)
        sheet.abandon = sorted(wanting)
        if wanting.issuperset(sheet.people()):
            await _end(house, table, replace(sheet, status="abandoned"), mine[0], "abandoned")
        else:
            await house.change(table, sheet)


async def end_forsaken(house: House, at: int) -> None:
    """End games that nobody has acted at for a very long time."""
    for sheet in await house.reader.running():
        if at - sheet.moved < FORSAKEN or sheet.title not in house.titles.ids():
            continue
        table = await house.table(sheet.id)
        if sheet.rules != table.game.meta().rules_version:
            continue
        async with table.lock:
            if table.sheet.status == "running" and at - table.sheet.moved >= FORSAKEN:
                ended = replace(deepcopy(table.sheet), status="abandoned")
                await _end(house, table, ended, 0, "abandoned")


async def rename(house: House, guest: Guest) -> None:
    """Show a guest's new name at all tables."""
    for sheet in await house.reader.of_guest(guest.id, 1000):
        table = await house.table(sheet.id)
        async with table.lock:
            await house.change(table, _renamed(table.sheet, guest))


def _renamed(sheet: Sheet, guest: Guest) -> Sheet:
    def named(somebody: Guest | None) -> Guest | None:
        return guest if somebody is not None and somebody.id == guest.id else somebody

    seats = [replace(row, guest=named(row.guest), owner=named(row.owner)) for row in sheet.seats]
    return replace(sheet, seats=seats)


async def let_go(house: House, guest: Guest) -> None:
    """Remove a guest from all tables: seats go to bots, the name disappears."""
    for sheet in await house.reader.of_guest(guest.id, 1000):
        table = await house.table(sheet.id)
        if table.sheet.held_by(guest.id) and table.sheet.status in ("open", "running"):
            await leave(house, table, guest)
        if table.sheet.status != "open":
            async with table.lock:
                await house.change(table, _without(table.sheet, guest))


def _without(sheet: Sheet, guest: Guest) -> Sheet:
    """Return a sheet on which a guest's seats are bots' or nobody's."""
    seats = []
    for row in sheet.seats:
        if row.is_held_by(guest.id):
            heir = row.owner if row.owner and row.owner.id != guest.id else None
            kept = SeatRow(kind="bot", level=row.level or sheet.settings.stand_in)
            seats.append(SeatRow(kind="guest", guest=heir) if heir else kept)
        else:
            seats.append(replace(row, owner=None) if row.is_owned_by(guest.id) else row)
    return replace(sheet, seats=seats)
