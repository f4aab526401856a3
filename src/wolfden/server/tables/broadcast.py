"""Connections to a table: what each of them is sent, with what its seat may know."""

import asyncio
from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from wolfden.core.changes import Change, changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Game, Json, Seat, State as GameState
from wolfden.core.secrecy import audience_of
from wolfden.server.base.times import now
from wolfden.server.http.connections import Close, Connection
from wolfden.server.tables.clocks import describe_clocks, next_timeout, seats_on_holiday
from wolfden.server.tables.live_game import LiveGame, Step, redact_entry
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.wire import ENCODER, EntryTold, Id, State, TableNews, TableShown, Update

GATHER_SECONDS: Final = 0.1
"""Arrivals and departures within this time are sent as one message."""
RECENT: Final = 40
"""Steps kept for connections that come back after a moment."""


class _SeatPart(Struct, frozen=True):
    """The part of an update that only one seat gets."""

    legal: object
    undo: int

    def end_of_update(self) -> bytes:
        """Return how an update ends for the seat: one JSON object is made of two."""
        return b"," + ENCODER.encode(self)[1:]


_NO_PART: Final = _SeatPart(None, 0)
"""For seats that are not to act and have nothing to undo, and for watchers."""
_NO_PART_END: Final = _NO_PART.end_of_update()


class Elsewhere(Struct, frozen=True):
    """Who is connected to a table, but not to this process."""

    seats: frozenset[Seat] = frozenset()
    guests: frozenset[str] = frozenset()
    watching: int = 0


class Broadcaster:
    """A table as its connections see it, and what they were last sent."""

    def __init__(self, info: TableInfo, game: Game) -> None:
        self.info = info
        self.game = game
        self.connections: set[Connection] = set()
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self._views: dict[Seat | None, Json] = {}
        """The last view sent to each audience, where titles find changes by comparing views."""
        self.elsewhere = Elsewhere()
        self._pending: asyncio.TimerHandle | None = None
        """When connections are sent who came and went, if that has changed."""

    def describe(self) -> TableShown:
        """Return the table as every visitor may see it."""
        playing = [one for one in self.connections if one.seat is not None]
        present = {one.guest.id for one in playing if one.guest} | self.elsewhere.guests
        watching = len(self.connections) - len(playing) + self.elsewhere.watching
        deadline, away = next_timeout(self.info), seats_on_holiday(self.info, now())
        return self.info.describe(self.game, present, watching, deadline, away)

    def connected_seats(self) -> set[Seat]:
        """Return the seats that connections play, here or elsewhere."""
        here = {one.seat for one in self.connections if one.seat is not None}
        return here | self.elsewhere.seats

    def close_connections(self, seat: Seat) -> None:
        """Close the connections of a seat that another guest holds now."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.close(Close.NOT_YOURS)

    def broadcast(self, message: object) -> None:
        """Send one message to every connection."""
        encoded = ENCODER.encode(message)
        for connection in list(self.connections):
            connection.post(encoded)

    def broadcast_info(self) -> None:
        """Send the table's info to every connection."""
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None
        self.broadcast(TableNews(self.describe()))

    def broadcast_info_soon(self) -> None:
        """Send the info in a moment, once for all arrivals and departures until then."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            self._pending = loop.call_later(GATHER_SECONDS, self.broadcast_info)

    def broadcast_steps(
        self, live: LiveGame, known: GameState, since: int, steps: Sequence[Step]
    ) -> None:
        """Send every connection an update from ``since``, when the position was ``known``."""
        self.recent.extend(steps)
        has_secrets = live.state.has_secrets()
        shared: dict[Seat | None, bytes] = {}
        idle: dict[Seat | None, bytes] = {}
        by_seat: dict[Seat | None, bytes] = {}
        acting = self._seats_to_act()
        concerned = {*acting, live.seat_to_undo()}
        for connection in self.connections:
            seat = connection.seat
            audience = audience_of(live.state, seat) if has_secrets else None
            if audience not in shared:
                found = self._changes(known, live.state, audience)
                shared[audience] = self._shared_part(since, steps, audience, found)
                idle[audience] = shared[audience] + _NO_PART_END
            if seat not in concerned:
                connection.post(idle[audience])
                continue
            message = by_seat.get(seat)
            if message is None:
                own = self._seat_part(live, seat, acting)
                message = by_seat[seat] = shared[audience] + own.end_of_update()
            connection.post(message)
        if self._views:
            self._views = {one: view for one, view in self._views.items() if one in shared}

    def _shared_part(
        self, since: int, steps: Sequence[Step], audience: Seat | None, found: list[Change]
    ) -> bytes:
        """Return the beginning of an update, up to the part that only one seat gets."""
        info = self.info
        update = Update(
            since=since,
            seq=info.seq,
            ply=info.ply,
            changes=found,
            entries=[redact_entry(step, audience) for step in steps],
            actors=info.actors,
            clock=describe_clocks(info, now()) if info.clock else None,
            result=info.result,
        )
        return ENCODER.encode(update)[:-1]

    def _changes(self, known: GameState, state: GameState, audience: Seat | None) -> list[Change]:
        """Return what has changed for an audience since a position that it knows."""
        before = self._views.pop(audience, None)
        found = state.view_changes(known, audience)
        if found is not None:
            return found
        view = self._views[audience] = state.view(audience)
        return changes(before or known.view(audience), view)

    def _seats_to_act(self) -> Collection[Seat]:
        """Return the seats that may act now and are not played by a bot."""
        return self.info.without_bots(self.info.actors) if self.info.status == "running" else ()

    def _seat_part(self, live: LiveGame, seat: Seat | None, acting: Collection[Seat]) -> _SeatPart:
        """Return what only one seat gets: its legal actions, and how far it may undo."""
        if seat is None or self.info.status != "running":
            return _NO_PART
        undo = 0 if self.info.settings.undo == "off" else live.undoable(seat)
        if seat in acting:
            return _SeatPart(legal_tree(live.state, seat), undo)
        return _SeatPart(None, undo) if undo else _NO_PART

    def state_message(
        self, live: LiveGame, seat: Seat | None, entries: list[EntryTold], name: Id = None
    ) -> bytes:
        """Return everything a connection needs to start; ``name`` is the id of its question."""
        info = self.info
        own = self._seat_part(live, seat, self._seats_to_act())
        audience = audience_of(live.state, seat)
        message = State(
            id=name,
            seat=seat,
            seq=info.seq,
            ply=info.ply,
            view=self._views.get(audience) or live.state.view(audience),
            entries=entries,
            actors=info.actors,
            legal=own.legal,
            undo=own.undo,
            clock=describe_clocks(info, now()),
            result=info.result,
        )
        return ENCODER.encode(message)
