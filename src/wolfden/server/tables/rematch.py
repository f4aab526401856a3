"""Playing again: the same people and bots, seats moved on by one."""

from copy import deepcopy

from wolfden.server import codes
from wolfden.server.errors import WrongState
from wolfden.server.moments import now
from wolfden.server.tables.house import House
from wolfden.server.tables.seating import join
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.tables.table import Table
from wolfden.server.wire.things import Guest


async def rematch(house: House, table: Table, guest: Guest) -> Table:
    """Return the table of the rematch, and let the guest sit down there.

    Seats are kept for the others, who join when they like.
    """
    async with table.lock:
        if table.sheet.status not in ("finished", "abandoned"):
            raise WrongState("rematch-later")
        if not table.sheet.rematch:
            again = await house.add(_again(table.sheet, guest))
            sheet = deepcopy(table.sheet)
            sheet.rematch = again.id
            await house.change(table, sheet)
    again = await house.table(table.sheet.rematch)
    if again.sheet.status == "open":
        for _seat in table.sheet.held_by(guest.id)[len(again.sheet.held_by(guest.id)) :]:
            await join(house, again, guest, _kept_for(again.sheet, guest), "")
    return again


def _kept_for(sheet: Sheet, guest: Guest) -> int:
    return next(seat for seat, row in enumerate(sheet.seats) if row.is_owned_by(guest.id))


def _again(sheet: Sheet, guest: Guest) -> Sheet:
    at = now()
    rows = [_kept(row) for row in sheet.seats]
    return Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=sheet.title,
        rules=sheet.rules,
        options=sheet.options,
        settings=sheet.settings,
        public=sheet.public,
        host=guest.id,
        seats=[*rows[-1:], *rows[:-1]],
        created=at,
        moved=at,
    )


def _kept(row: SeatRow) -> SeatRow:
    if row.kind == "guest":
        return SeatRow(kind="invited", owner=row.owner or row.guest)
    return SeatRow(kind="bot", level=row.level)
