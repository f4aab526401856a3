"""Telling all connections of a table what has happened, each what its seat may know."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Json, Seat
from wolfden.server.clocks import clock_shown
from wolfden.server.live.connection import Connection
from wolfden.server.moments import now
from wolfden.server.tables.course import Course, Step
from wolfden.server.tables.table import Table
from wolfden.server.tables.teams import audience as audience_of
from wolfden.server.telling.entries import told
from wolfden.server.wire.messages import ENCODER, Id, State, TableNews, Update
from wolfden.server.wire.things import EntryTold

GATHERING: Final = 0.1
"""Seconds in which those who come and go are gathered into one message to the others."""


class _Own(msgspec.Struct, frozen=True):
    """The part of an update that only one seat gets."""

    legal: object
    undo: int


_NOTHING: Final = _Own(None, 0)
"""What everybody gets who is not to act and has nothing to take back."""


def remember_views(table: Table, course: Course) -> None:
    """Make sure that the present view of every audience is known, before it changes."""
    for audience in {audience_of(course.state, line.seat) for line in table.connections}:
        if audience not in table.views:
            table.views[audience] = course.state.view(audience)


def tell_steps(table: Table, course: Course, since: int, steps: Sequence[Step]) -> None:
    """Send an update to every connection: from ``since`` to now."""
    table.recent.extend(steps)
    shared: dict[Seat | None, bytes] = {}
    by_seat: dict[Seat | None, bytes] = {}
    idle: dict[Seat | None, bytes] = {}
    acting = table.legal_seats()
    for line in table.connections:
        seat = line.seat
        if seat not in by_seat:
            audience = audience_of(course.state, seat)
            if audience not in shared:
                shared[audience] = _shared(table, course, since, steps, audience)
                idle[audience] = _whole(shared[audience], _NOTHING)
            own = own_part(table, course, seat, acting)
            by_seat[seat] = idle[audience] if own is _NOTHING else _whole(shared[audience], own)
        line.post(by_seat[seat])
    for audience in table.views.keys() - shared.keys():
        del table.views[audience]


def _shared(
    table: Table, course: Course, since: int, steps: Sequence[Step], audience: Seat | None
) -> bytes:
    view = course.state.view(audience)
    sheet = table.sheet
    update = Update(
        since=since,
        seq=sheet.seq,
        ply=sheet.ply,
        changes=changes(table.views.get(audience), view),
        entries=[told(step, audience) for step in steps],
        actors=sheet.actors,
        clock=clock_shown(sheet, now()),
        result=sheet.result,
    )
    table.views[audience] = view
    return ENCODER.encode(update)


def _whole(shared: bytes, own: _Own) -> bytes:
    """Join the two parts of an update: one JSON object out of two."""
    return shared[:-1] + b"," + ENCODER.encode(own)[1:]


def own_part(table: Table, course: Course, seat: Seat | None, acting: Collection[Seat]) -> _Own:
    """Return what a seat alone is told: its choices, and how far it may go back.

    ``acting`` are the seats that may act and are not played by a bot.
    """
    if seat is None or table.sheet.status != "running":
        return _NOTHING
    undo = 0 if table.sheet.settings.undo == "off" else course.undoable(seat)
    if seat in acting:
        return _Own(legal_tree(course.state, seat), undo)
    return _Own(None, undo) if undo else _NOTHING


def state_message(
    table: Table, course: Course, seat: Seat | None, entries: list[EntryTold], name: Id = None
) -> bytes:
    """Return everything a connection needs to begin; ``name`` is the id of its question."""
    sheet = table.sheet
    own = own_part(table, course, seat, table.legal_seats())
    message = State(
        id=name,
        seat=seat,
        seq=sheet.seq,
        ply=sheet.ply,
        view=present_view(table, course, seat),
        entries=entries,
        actors=sheet.actors,
        legal=own.legal,
        undo=own.undo,
        clock=clock_shown(sheet, now()),
        result=sheet.result,
    )
    return ENCODER.encode(message)


def present_view(table: Table, course: Course, seat: Seat | None) -> Json:
    """Return what a seat sees now."""
    audience = audience_of(course.state, seat)
    return table.views.get(audience) or course.state.view(audience)


def tell_table(table: Table) -> None:
    """Send the table's sheet to every connection."""
    if table.telling is not None:
        table.telling.cancel()
        table.telling = None
    message = table_message(table)
    for line in table.connections:
        line.post(message)


def tell_table_soon(table: Table) -> None:
    """Send the sheet in a moment: once, however many come and go until then."""
    if table.telling is None:
        loop = asyncio.get_running_loop()
        table.telling = loop.call_later(GATHERING, tell_table, table)


def table_message(table: Table) -> bytes:
    """Return the table's sheet as it is now."""
    return ENCODER.encode(TableNews(table.shown()))


def tell(lines: Sequence[Connection], message: object) -> None:
    """Send one message to some connections."""
    encoded = ENCODER.encode(message)
    for line in lines:
        line.post(encoded)
