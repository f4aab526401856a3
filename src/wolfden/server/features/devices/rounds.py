"""The last round again: what happened since a group of seats last acted, as it may know it."""

from collections.abc import Sequence
from typing import Final

from wolfden.core.changes import changes
from wolfden.core.contract import Seat
from wolfden.core.secrecy import audience_of
from wolfden.server.base.times import now
from wolfden.server.http.connections import Connection
from wolfden.server.tables.clocks import describe_clocks
from wolfden.server.tables.live_game import LiveGame, standing_entries
from wolfden.server.tables.model import Entry
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import ENCODER, State, Update

MOST_STEPS: Final = 40
"""Actions that are shown again; what came before is in the state that comes first."""


async def last_round(
    table: Table, live: LiveGame, connection: Connection, group: Sequence[Seat]
) -> list[bytes]:
    """Return what is sent to who takes a device: the game as it was, then each action since.

    The last of them leads to the present position. The table's lock is held.
    """
    entries = await table.missed_entries(live, connection.seat, 0)
    past, steps = await _round(table, live, group)
    if not steps:
        return [table.device_state(connection, live, entries)]
    audience = audience_of(live.state, connection.seat)
    state = _state_of(table, past, connection.seat, audience)
    state.entries = [one for one in entries if one.seq <= past.seq]
    messages = [ENCODER.encode(state)]
    for step in steps:
        before, known = past.seq, past.state.copy()
        past.replay([step])
        is_last = step is steps[-1]
        seq = live.seq if is_last else step.seq
        update = Update(
            since=before,
            seq=seq,
            ply=past.ply,
            changes=past.state.view_changes(known, audience)
            or changes(known.view(audience), past.state.view(audience)),
            entries=[one for one in entries if before < one.seq <= seq],
            actors=table.info.actors if is_last else list(past.state.actors()),
            clock=describe_clocks(table.info, now()) if table.info.clock else None,
            result=table.info.result if is_last else None,
        )
        messages.append(table.whole_update(update, live if is_last else None, connection))
    return messages


async def _round(
    table: Table, live: LiveGame, group: Sequence[Seat]
) -> tuple[LiveGame, Sequence[Entry]]:
    """Return the game as a group left it, and the actions in force since then."""
    past = await table.stored_game(max(0, live.seq - MOST_STEPS))
    standing = standing_entries(await table.entries(past.seq), past.ply)
    own = [place for place, entry in enumerate(standing) if entry.seat in group]
    begin = max(own[-1] + 1 if own else 0, len(standing) - MOST_STEPS)
    if begin:
        past.replay(standing[:begin])
    return past, standing[begin:]


def _state_of(table: Table, past: LiveGame, seat: Seat | None, audience: Seat | None) -> State:
    """Return an earlier moment as a state in which nobody may act, without its entries."""
    return State(
        id=None,
        seat=seat,
        seq=past.seq,
        ply=past.ply,
        view=past.state.view(audience),
        entries=[],
        actors=list(past.state.actors()),
        legal=None,
        undo=0,
        clock=describe_clocks(table.info, now()) if table.info.clock else None,
        result=None,
    )
