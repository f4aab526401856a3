"""Undo past a seat's own limit: everybody who plays is asked, and all must agree."""

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import NothingToUndo
from wolfden.server.errors import NotFound, NotYours, StorageFailed
from wolfden.server.moments import now
from wolfden.server.storage.tables import dropped_above
from wolfden.server.tables.course import Course, standing
from wolfden.server.tables.house import House
from wolfden.server.tables.play import check_turn, check_undo, take_back
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import remember_views, tell
from wolfden.server.wire.messages import UndoRequest


async def ask(house: House, table: Table, seat: Seat, seq: int, ply: int) -> None:
    """Take back everything above ``ply``: at once where the seat may, else if the others agree.

    Raises:
        NothingToUndo: the seat did not act there, or the table allows no more.
    """
    async with table.lock:
        course = await house.course(table)
        check_turn(table, course, seq)
        check_undo(table)
        if course.ply - course.undoable(seat) <= ply < course.ply:
            await take_back(house, table, course, seat, ply)
            return
        await _check_own(house, table, seat, ply)
        table.requests += 1
        waiting = _asked(table, seat)
        table.request = UndoRequest(table.requests, seat, ply, waiting, "asked")
        if waiting:
            _show(table)
        else:
            await _grant(house, table, course, table.request)


async def _check_own(house: House, table: Table, seat: Seat, ply: int) -> None:
    if table.sheet.settings.undo == "limit":
        raise NothingToUndo("undo-too-far")
    acts = standing(await house.reader.entries(table.id, 0), 0)
    if not 0 <= ply < len(acts) or acts[ply].seat != seat:
        raise NothingToUndo("undo-not-own")


def _asked(table: Table, seat: Seat) -> list[Seat]:
    """Return the seats whose holders must agree: all people but the one who asks."""
    rows = table.sheet.seats
    asking = rows[seat].guest
    return [
        other
        for other in table.sheet.people()
        if not rows[other].stand_in and rows[other].guest != asking
    ]


async def answer(house: House, table: Table, seat: Seat, number: int, yes: bool) -> None:
    """Note a seat's answer; the last yes grants a wish, the first no refuses it.

    Raises:
        NotFound, NotYours: there is no such wish, or it is not for this seat to answer.
    """
    async with table.lock:
        request = table.request
        if request is None or request.request != number:
            raise NotFound("answer-late")
        if seat not in request.waiting:
            raise NotYours("answer-not-asked")
        if not yes:
            _close(table, "refused")
            return
        request.waiting.remove(seat)
        if request.waiting:
            _show(table)
        else:
            await _grant(house, table, await house.course(table), request)


async def _grant(house: House, table: Table, course: Course, request: UndoRequest) -> None:
    table.request = None
    remember_views(table, course)
    past = await house.rewound(table, request.ply)
    at = now()
    step = past.replace_after(course.seq, request.seat, at)
    table.course = past
    try:
        await house.advance(
            table, replace(table.sheet), [step], at, dropped_above(table.id, request.ply)
        )
    except StorageFailed:
        _tell(table, request, "withdrawn")
        raise
    _tell(table, request, "granted")


def withdraw(table: Table) -> None:
    """End a wish to undo when the table has changed; called after every change."""
    if table.request is not None:
        _close(table, "withdrawn")


def _close(table: Table, state: str) -> None:
    request, table.request = table.request, None
    assert request is not None
    _tell(table, request, state)


def _tell(table: Table, request: UndoRequest, state: str) -> None:
    request.state = state
    tell(list(table.connections), request)


def _show(table: Table) -> None:
    tell(list(table.connections), table.request)
