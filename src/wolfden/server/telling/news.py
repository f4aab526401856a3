"""Telling all connections of a table what has happened, each what its seat may know."""

from collections.abc import Collection, Sequence

import msgspec

from wolfden.core.contract import Json, Seat
from wolfden.server.clocks import clock_shown
from wolfden.server.live.connection import Connection
from wolfden.server.moments import now
from wolfden.server.tables.course import Course, Step
from wolfden.server.tables.table import Table
from wolfden.server.tables.teams import audience as audience_of
from wolfden.server.telling.changes import changes
from wolfden.server.telling.entries import told
from wolfden.server.telling.legal import tree
from wolfden.server.wire.messages import ENCODER, Id, State, TableNews, Update
from wolfden.server.wire.things import EntryTold


class _Own(msgspec.Struct):
    """The part of an update that only one seat gets."""

    legal: object
    undo: int


def remember_views(table: Table, course: Course) -> None:
    """Make sure that the present view of every audience is known, before it changes."""
    for audience in {audience_of(course.state, line.seat) for line in table.connections}:
        if audience not in table.views:
            table.views[audience] = course.state.view(audience)


def tell_steps(table: Table, course: Course, since: int, steps: Sequence[Step]) -> None:
    """Send an update to every connection: from ``since`` to now."""
    table.recent.extend(steps)
    by_audience: dict[Seat | None, bytes] = {}
    by_seat: dict[Seat | None, bytes] = {}
    acting = table.legal_seats()
    for line in table.connections:
        message = by_seat.get(line.seat)
        if message is None:
            audience = audience_of(course.state, line.seat)
            shared = by_audience.get(audience)
            if shared is None:
                shared = by_audience[audience] = _shared(table, course, since, steps, audience)
            message = _whole(shared, own_part(table, course, line.seat, acting))
            by_seat[line.seat] = message
        line.post(message)
    for audience in table.views.keys() - by_audience.keys():
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
        return _Own(None, 0)
    legal = None
    if seat in acting:
        write = course.state.notation().write
        legal = tree(map(write, course.state.codes(seat)))
    undo = 0 if table.sheet.settings.undo == "off" else course.undoable(seat)
    return _Own(legal, undo)


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
    message = ENCODER.encode(TableNews(table.shown()))
    for line in table.connections:
        line.post(message)


def tell(lines: Sequence[Connection], message: object) -> None:
    """Send one message to some connections."""
    encoded = ENCODER.encode(message)
    for line in lines:
        line.post(encoded)
