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
from wolfden.server.features.devices.model import (
    Groups,
    closed,
    group_of,
    groups_of,
    opened,
    seat_shown,
)
from wolfden.server.features.devices.wire import Device
from wolfden.server.http.connections import Close, Connection
from wolfden.server.tables.clocks import describe_clocks, next_timeout, seats_on_holiday
from wolfden.server.tables.live_game import LiveGame, redact_entry
from wolfden.server.tables.model import Step, TableInfo
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

    guests: frozenset[str] = frozenset()
    watching: int = 0


class Broadcaster:
    """A table as its connections see it, and what they were last sent."""

    def __init__(self, info: TableInfo, game: Game) -> None:
        self.info = info
        self.game = game
        self.connections: set[Connection] = set()
        self.devices: dict[Connection, Device | None] = {}
        """Connections that may show several seats of their guest, and what each knows of them.

        One that is not among ``connections`` is behind a curtain: it hears of the table alone.
        """
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self._views: dict[Seat | None, Json] = {}
        """The last view sent to each audience, where titles find changes by comparing views."""
        self.elsewhere = Elsewhere()
        self._pending: asyncio.TimerHandle | None = None
        """When connections are sent who came and went, if that has changed."""

    def describe(self) -> TableShown:
        """Return the table as every visitor may see it."""
        playing = [one for one in self.connections if one.seat is not None]
        there = {*playing, *self.devices}
        present = {one.guest.id for one in there if one.guest} | self.elsewhere.guests
        watching = len(self.connections) - len(playing) + self.elsewhere.watching
        deadline, away = next_timeout(self.info), seats_on_holiday(self.info, now())
        return self.info.describe(self.game, present, watching, deadline, away)

    def connected_seats(self) -> set[Seat]:
        """Return the seats that connections play, here or elsewhere; a device plays all its own."""
        here = {one.seat for one in self.connections if one.seat is not None}
        guests = {one.guest.id for one in self.devices if one.guest} | self.elsewhere.guests
        return here | {seat for guest in guests for seat in self.info.held_by(guest)}

    @property
    def has_listeners(self) -> bool:
        """Whether this process has connections."""
        return bool(self.connections or self.devices)

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
        encoded = ENCODER.encode(TableNews(self.describe()))
        for connection in {*self.connections, *self.devices}:
            connection.post(encoded)

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
        by_seat: dict[tuple[Seat | None, Seat | None], bytes] = {}
        acting, devices = self._seats_to_act(), self.devices
        concerned = {*acting, live.seat_to_undo()}
        for connection in self.connections:
            seat = undoing = connection.seat
            if connection in devices:
                if self._moves_on(connection, live, steps):
                    continue
                seat, undoing = connection.seat, self.undoing_seat(connection, live)
            audience = audience_of(live.state, seat) if has_secrets else None
            if audience not in shared:
                found = self._changes(known, live.state, audience)
                shared[audience] = self._shared_part(since, steps, audience, found)
                idle[audience] = shared[audience] + _NO_PART_END
            if seat not in concerned and undoing not in concerned:
                connection.post(idle[audience])
                continue
            message = by_seat.get((seat, undoing))
            if message is None:
                own = self._seat_part(live, seat, undoing, acting)
                message = by_seat[seat, undoing] = shared[audience] + own.end_of_update()
            connection.post(message)
        if devices:
            self.notify_devices(live)
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

    def _seat_part(
        self, live: LiveGame, seat: Seat | None, undoing: Seat | None, acting: Collection[Seat]
    ) -> _SeatPart:
        """Return what only one seat gets: its legal actions, and how far ``undoing`` may undo."""
        if seat is None or undoing is None or self.info.status != "running":
            return _NO_PART
        undo = 0 if self.info.settings.undo == "off" else live.undoable(undoing)
        if seat in acting:
            return _SeatPart(legal_tree(live.state, seat), undo)
        return _SeatPart(None, undo) if undo else _NO_PART

    def state_message(
        self,
        live: LiveGame,
        seat: Seat | None,
        entries: list[EntryTold],
        name: Id = None,
        undoing: Seat | None = None,
    ) -> bytes:
        """Return everything a connection needs to start; ``name`` is the id of its question.

        ``undoing`` is whose actions it may take back, if not those of ``seat``.
        """
        info = self.info
        own = self._seat_part(
            live, seat, seat if undoing is None else undoing, self._seats_to_act()
        )
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

    # Several people at one device.

    def groups(self, connection: Connection, live: LiveGame) -> Groups:
        """Return the seats of a connection's guest, those together without a curtain between."""
        guest = connection.guest
        return groups_of(self.info, live.state, guest.id) if guest else ()

    def draw_curtains(self, info: TableInfo, live: LiveGame) -> None:
        """Draw the curtain of every connection whose guest has several people with secrets."""
        for connection in list(self.connections):
            guest = connection.guest if connection.seat is not None else None
            if guest and len(groups_of(info, live.state, guest.id)) > 1:
                self.draw_curtain(connection)

    def draw_curtain(self, connection: Connection) -> None:
        """Let a connection hear of the table alone until a person takes the device."""
        self.connections.discard(connection)
        self.devices.setdefault(connection, None)
        connection.seat = None

    def close_other_windows(self, connection: Connection, group: Collection[Seat]) -> None:
        """Draw the curtain of a guest's windows that show people of another group."""
        for other in list(self.connections):
            is_guest = other.guest and connection.guest and other.guest.id == connection.guest.id
            if is_guest and other.seat is not None and other.seat not in group:
                self.draw_curtain(other)

    def forget(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self.connections.discard(connection)
        self.devices.pop(connection, None)

    def place_device(self, connection: Connection, live: LiveGame, wanted: Seat | None) -> None:
        """Let the connection of a player begin: at the seat that is to act, or behind a curtain."""
        groups = self.groups(connection, live)
        if len(groups) > 1:
            self.draw_curtain(connection)
            self.devices[connection] = closed(groups, self.info.due_seats(), wanted)
        elif connection in self.devices and groups and connection.seat is not None:
            connection.seat = seat_shown(groups[0], self.info.due_seats(), connection.seat)

    def _moves_on(self, device: Connection, live: LiveGame, steps: Sequence[Step]) -> bool:
        """Let a device show the seat of its group that acts; return whether it knows other things.

        Nothing but all of what that seat sees makes sense to the client then, so it is sent.
        """
        before = device.seat
        if before is None:
            return False
        group = group_of(self.groups(device, live), before)
        device.seat = seat_shown(group, self.info.due_seats(), before)
        audience = audience_of(live.state, device.seat)
        if audience_of(live.state, before) == audience:
            return False
        entries = [redact_entry(step, audience) for step in steps]
        device.post(self.device_state(device, live, entries))
        return True

    def undoing_seat(self, connection: Connection, live: LiveGame) -> Seat | None:
        """Return whose actions a connection takes back: at a device, those of who acted last."""
        seat, last = connection.seat, live.seat_to_undo()
        if seat is None or last is None or connection not in self.devices:
            return seat
        return last if last in group_of(self.groups(connection, live), seat) else seat

    def device_state(
        self, connection: Connection, live: LiveGame, entries: list[EntryTold], name: Id = None
    ) -> bytes:
        """Return everything a connection needs to start, at a device or not."""
        undoing = self.undoing_seat(connection, live)
        return self.state_message(live, connection.seat, entries, name, undoing)

    def whole_update(self, update: Update, live: LiveGame | None, connection: Connection) -> bytes:
        """Return an update for one connection; it may act only in the present position."""
        own = _NO_PART
        if live is not None:
            undoing = self.undoing_seat(connection, live)
            own = self._seat_part(live, connection.seat, undoing, self._seats_to_act())
        return ENCODER.encode(update)[:-1] + own.end_of_update()

    def notify_devices(self, live: LiveGame) -> None:
        """Notify each device whose eyes it has and who is next, if that has changed."""
        due = self.info.due_seats()
        for connection, known in list(self.devices.items()):
            groups, seat = self.groups(connection, live), connection.seat
            if sum(map(len, groups)) < 2:
                continue
            if seat is not None:
                news = opened(groups, due, seat)
            else:
                asked = known.next if known else None
                others = {one for group in groups for one in group} & due
                news = closed(groups, due, asked if asked in others or not others else None)
            if news != known:
                self.notify_device(connection, news)

    def notify_device(self, connection: Connection, news: Device) -> None:
        """Send what has become of a device."""
        self.devices[connection] = news
        connection.post(ENCODER.encode(news))
