"""Who sits where: making a table, joining, leaving, handing a seat over and taking it back."""

import secrets
from collections.abc import Sequence
from copy import deepcopy

from msgspec.structs import replace

from wolfden.core.contract import Game, Seat
from wolfden.core.options import read_options
from wolfden.server import codes
from wolfden.server.bots.levels import checked_level
from wolfden.server.clocks import check_clock, grant_time
from wolfden.server.errors import (
    BadRequest,
    NotFound,
    NotRunning,
    NotYours,
    SeatTaken,
    WrongState,
)
from wolfden.server.moments import now
from wolfden.server.storage.writer import Change
from wolfden.server.tables.house import House
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import remember_views
from wolfden.server.wire.requests import NewTable, SeatPlan
from wolfden.server.wire.things import Guest, Settings, StandIn


def planned(plan: SeatPlan, guest: Guest) -> SeatRow:
    """Return the seat that a plan asks for.

    Raises:
        BadSetup: no bot has the level.
    """
    if plan.kind == "me":
        return SeatRow(kind="guest", guest=guest)
    if plan.kind == "bot":
        return SeatRow(kind="bot", level=checked_level(plan.level))
    if plan.kind == "invited":
        return SeatRow(kind="invited", invite=codes.drawn(codes.INVITE_LENGTH))
    return SeatRow()


def checked_settings(settings: Settings) -> Settings:
    """Return settings that can be kept, with a bot level filled in.

    Raises:
        BadSetup: they cannot.
    """
    check_clock(settings.clock)
    return replace(settings, stand_in=checked_level(settings.stand_in))


def new_sheet(game: Game, guest: Guest, wanted: NewTable) -> Sheet:
    """Return the sheet of a table as somebody wants it.

    Raises:
        BadSetup, BadData: the title refuses seats or options.
    """
    meta = game.meta()
    options = read_options(meta.options, wanted.options)
    game.setup(len(wanted.seats), options)
    at = now()
    return Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=meta.id,
        rules=meta.rules_version,
        options=options,
        settings=checked_settings(wanted.settings),
        public=wanted.public,
        host=guest.id,
        seats=[planned(plan, guest) for plan in wanted.seats],
        created=at,
        moved=at,
    )


async def make(house: House, guest: Guest, wanted: NewTable) -> Table:
    """Make a table; it starts at once if nobody is waited for."""
    sheet = new_sheet(house.titles.get(wanted.title), guest, wanted)
    return await set_up(house, sheet)


async def set_up(house: House, sheet: Sheet, entries: Sequence[Change] = ()) -> Table:
    """Store a new table, and start it if it waits for nobody."""
    table = await house.add(sheet, entries)
    async with table.lock:
        await _start_if_full(house, table, deepcopy(sheet))
    return table


async def _start_if_full(house: House, table: Table, sheet: Sheet) -> bool:
    """Start a table that waits for nobody, if it is to start by itself; return whether it did."""
    if not sheet.settings.autostart or any(row.is_empty for row in sheet.seats):
        return False
    await house.begin(table, sheet)
    return True


async def _seated(house: House, table: Table, sheet: Sheet) -> None:
    """Store a change of seats before the start, which may be what the start waited for."""
    if not await _start_if_full(house, table, sheet):
        await house.change(table, sheet)


async def reseat(house: House, table: Table, sheet: Sheet) -> None:
    """Store a change of seats in a running game: who may choose has changed."""
    course = await house.course(table)
    remember_views(table, course)
    await house.advance(table, sheet, [], now())


async def join(house: House, table: Table, guest: Guest, seat: Seat | None, invite: str) -> None:
    """Let a guest sit down.

    Raises:
        NotFound, SeatTaken, WrongState: not there.
    """
    async with table.lock:
        sheet = deepcopy(table.sheet)
        if invite:
            await _follow_invitation(house, table, sheet, guest, invite)
            return
        if sheet.held_by(guest.id) and seat is None:
            return
        _must_be_open(sheet)
        place = _free_seat(sheet.seats, guest, seat)
        sheet.seats[place] = SeatRow(kind="guest", guest=guest)
        await _seated(house, table, sheet)


def _free_seat(rows: Sequence[SeatRow], guest: Guest, wanted: Seat | None) -> Seat:
    kept = [place for place, row in enumerate(rows) if row.is_empty and row.is_owned_by(guest.id)]
    free = kept + [place for place, row in enumerate(rows) if row.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise _no_seat(wanted)
    return wanted


def _no_seat(wanted: Seat | None) -> SeatTaken:
    if wanted is None:
        return SeatTaken("no-free-seat")
    return SeatTaken("seat-not-free", seat=wanted + 1)


async def _follow_invitation(
    house: House, table: Table, sheet: Sheet, guest: Guest, invite: str
) -> None:
    for place, row in enumerate(sheet.seats):
        if not row.invite or not secrets.compare_digest(row.invite.encode(), invite.encode()):
            continue
        if row.kind == "invited" and sheet.status == "open":
            sheet.seats[place] = SeatRow(kind="guest", guest=guest)
            await _seated(house, table, sheet)
            return
        if row.kind == "guest" and sheet.status == "running":
            owner = row.owner or row.guest
            sheet.seats[place] = SeatRow(kind="guest", guest=guest, owner=owner)
            _release(table, place)
            await reseat(house, table, sheet)
            return
    raise NotFound("invitation")


def _release(table: Table, seat: Seat) -> None:
    """Close the connections of a seat that somebody else holds now."""
    for line in table.connections:
        if line.seat == seat:
            line.close(4403)


async def leave(house: House, table: Table, guest: Guest) -> None:
    """Let a guest go: before the start the seats are open again, afterwards bots play on."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        seats = sheet.held_by(guest.id)
        if not seats:
            raise NotYours("not-seated")
        for seat in seats:
            _release(table, seat)
            if sheet.status == "open":
                sheet.seats[seat] = SeatRow()
            elif sheet.status == "running":
                stand_in(sheet, seat, "handed")
        if sheet.status == "running":
            await reseat(house, table, sheet)
        elif sheet.status == "open":
            await _without(house, table, sheet, guest)


async def _without(house: House, table: Table, sheet: Sheet, guest: Guest) -> None:
    """Store an open table after somebody left; the next guest becomes host, or nobody is left."""
    others = [row.guest.id for row in sheet.seats if row.guest is not None]
    if not others:
        await house.remove(table)
        return
    if sheet.host == guest.id:
        sheet.host = others[0]
    await house.change(table, sheet)


def released(row: SeatRow) -> SeatRow:
    """Return a seat that its holder plays again."""
    return replace(row, stand_in="", level="")


def stand_in(sheet: Sheet, seat: Seat, why: StandIn, level: str = "") -> None:
    """Let a bot play for a seat until its holder takes it back."""
    row = sheet.seats[seat]
    sheet.seats[seat] = replace(
        row, stand_in=why, level=level or row.level or sheet.settings.stand_in, invite=""
    )


async def plan_seat(house: House, table: Table, guest: Guest, seat: Seat, plan: SeatPlan) -> None:
    """Let the host change a seat before the start."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        _must_be_host(sheet, guest)
        _must_be_open(sheet)
        row = _row(sheet, seat)
        if row.guest is not None and row.guest.id != guest.id:
            raise SeatTaken("seat-held", name=row.guest.name, seat=seat + 1)
        sheet.seats[seat] = planned(plan, guest)
        await _seated(house, table, sheet)


def invitation(table: Table, guest: Guest, seat: Seat) -> str:
    """Return the host's invitation to a seat."""
    _must_be_host(table.sheet, guest)
    row = _row(table.sheet, seat)
    if row.kind != "invited" or not row.invite:
        raise WrongState("seat-not-kept", seat=seat + 1)
    return row.invite


async def start(house: House, table: Table, guest: Guest, fill: str) -> None:
    """Let the host start the game; bots take the empty seats."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        _must_be_host(sheet, guest)
        _must_be_open(sheet)
        for seat, row in enumerate(sheet.seats):
            if row.is_empty and not fill:
                raise WrongState("seat-empty", seat=seat + 1)
            if row.is_empty:
                sheet.seats[seat] = SeatRow(kind="bot", level=checked_level(fill))
        await house.begin(table, sheet)


async def hand_to_bot(house: House, table: Table, guest: Guest, seat: Seat, level: str) -> None:
    """Let a bot play for a guest's seat."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        _must_hold(sheet, guest, seat)
        stand_in(sheet, seat, "handed", checked_level(level or sheet.settings.stand_in))
        await reseat(house, table, sheet)


async def hand_to_guest(house: House, table: Table, guest: Guest, seat: Seat) -> str:
    """Return the invitation with which another guest takes over a seat."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        _must_hold(sheet, guest, seat)
        sheet.seats[seat].invite = codes.drawn(codes.INVITE_LENGTH)
        await house.change(table, sheet)
        return sheet.seats[seat].invite


async def take_back(house: House, table: Table, guest: Guest, seat: Seat) -> None:
    """Give a seat back to the guest who handed it over, or whose place a bot took."""
    async with table.lock:
        sheet = deepcopy(table.sheet)
        row = _row(sheet, seat)
        _must_run(sheet)
        if not (row.is_owned_by(guest.id) or row.is_held_by(guest.id)):
            raise NotYours("seat-not-yours", seat=seat + 1)
        if row.stand_in == "resigned":
            raise WrongState("given-up")
        if row.is_owned_by(guest.id):
            _release(table, seat)
        if row.stand_in == "timeout":
            grant_time(sheet, seat)
        sheet.seats[seat] = SeatRow(kind="guest", guest=guest)
        await reseat(house, table, sheet)


# What must be so.


def _row(sheet: Sheet, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(sheet.seats):
        raise BadRequest("no-such-seat", seat=seat + 1, seats=len(sheet.seats))
    return sheet.seats[seat]


def _must_be_host(sheet: Sheet, guest: Guest) -> None:
    if sheet.host != guest.id:
        raise NotYours("host-only")


def _must_be_open(sheet: Sheet) -> None:
    if sheet.status != "open":
        raise WrongState("not-open")


def _must_run(sheet: Sheet) -> None:
    if sheet.status != "running":
        raise NotRunning(sheet.status)


def _must_hold(sheet: Sheet, guest: Guest, seat: Seat) -> None:
    _must_run(sheet)
    row = _row(sheet, seat)
    if not row.is_held_by(guest.id):
        raise NotYours("seat-not-yours", seat=seat + 1)
    if row.stand_in == "resigned":
        raise WrongState("given-up")
