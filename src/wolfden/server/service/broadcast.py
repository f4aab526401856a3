"""Messages to all connections of a table, each with what its seat may know."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Seat
from wolfden.server.model.clocks import describe_clocks, now
from wolfden.server.model.entries import Step, audience_of, redact_entry
from wolfden.server.model.live_game import LiveGame
from wolfden.server.model.shapes import EntryTold
from wolfden.server.service.messages import ENCODER, Id, State, TableNews, Update
from wolfden.server.service.table import Table

GATHER_SECONDS: Final = 0.1
"""Arrivals and departures within this time are sent as one message."""


class _SeatPart(msgspec.Struct, frozen=True):
    """The part of an update that only one seat gets."""

    legal: object
    undo: int


_NO_PART: Final = _SeatPart(None, 0)
"""For seats that are not to act and have nothing to undo."""


def snapshot_views(table: Table, live: LiveGame) -> None:
    """Store the present view of every audience, before it changes."""
    for audience in {audience_of(live.state, one.seat) for one in table.connections}:
        if audience not in table.views:
            table.views[audience] = live.state.view(audience)


def broadcast_steps(table: Table, live: LiveGame, since: int, steps: Sequence[Step]) -> None:
    """Send every connection an update from ``since`` to now."""
    table.recent.extend(steps)
    shared: dict[Seat | None, bytes] = {}
    by_seat: dict[Seat | None, bytes] = {}
    idle: dict[Seat | None, bytes] = {}
    acting = table.seats_to_act()
    for connection in table.connections:
        seat = connection.seat
        if seat not in by_seat:
            audience = audience_of(live.state, seat)
            if audience not in shared:
                shared[audience] = _shared_part(table, live, since, steps, audience)
                idle[audience] = _join(shared[audience], _NO_PART)
            own = _seat_part(table, live, seat, acting)
            by_seat[seat] = idle[audience] if own is _NO_PART else _join(shared[audience], own)
        connection.post(by_seat[seat])
    for audience in table.views.keys() - shared.keys():
        del table.views[audience]


def _shared_part(
    table: Table, live: LiveGame, since: int, steps: Sequence[Step], audience: Seat | None
) -> bytes:
    view = live.state.view(audience)
    info = table.info
    update = Update(
        since=since,
        seq=info.seq,
        ply=info.ply,
        changes=changes(table.views.get(audience), view),
        entries=[redact_entry(step, audience) for step in steps],
        actors=info.actors,
        clock=describe_clocks(info, now()),
        result=info.result,
    )
    table.views[audience] = view
    return ENCODER.encode(update)


def _join(shared: bytes, own: _SeatPart) -> bytes:
    """Join the two parts of an update: one JSON object out of two."""
    return shared[:-1] + b"," + ENCODER.encode(own)[1:]


def _seat_part(
    table: Table, live: LiveGame, seat: Seat | None, acting: Collection[Seat]
) -> _SeatPart:
    """Return what only one seat gets: its legal actions, and how far it may undo.

    ``acting`` are the seats that may act and are not played by a bot.
    """
    if seat is None or table.info.status != "running":
        return _NO_PART
    undo = 0 if table.info.settings.undo == "off" else live.undoable(seat)
    if seat in acting:
        return _SeatPart(legal_tree(live.state, seat), undo)
    return _SeatPart(None, undo) if undo else _NO_PART


def state_message(
    table: Table, live: LiveGame, seat: Seat | None, entries: list[EntryTold], name: Id = None
) -> bytes:
    """Return everything a connection needs to start; ``name`` is the id of its question."""
    info = table.info
    own = _seat_part(table, live, seat, table.seats_to_act())
    audience = audience_of(live.state, seat)
    message = State(
        id=name,
        seat=seat,
        seq=info.seq,
        ply=info.ply,
        view=table.views.get(audience) or live.state.view(audience),
        entries=entries,
        actors=info.actors,
        legal=own.legal,
        undo=own.undo,
        clock=describe_clocks(info, now()),
        result=info.result,
    )
    return ENCODER.encode(message)


def broadcast_table(table: Table) -> None:
    """Send the table's info to every connection."""
    if table.pending_broadcast is not None:
        table.pending_broadcast.cancel()
        table.pending_broadcast = None
    broadcast(table, TableNews(table.describe()))


def broadcast_table_soon(table: Table) -> None:
    """Send the info in a moment, once for all arrivals and departures until then."""
    if table.pending_broadcast is None:
        loop = asyncio.get_running_loop()
        table.pending_broadcast = loop.call_later(GATHER_SECONDS, broadcast_table, table)


def broadcast(table: Table, message: object) -> None:
    """Send one message to every connection."""
    encoded = ENCODER.encode(message)
    for connection in list(table.connections):
        connection.post(encoded)
