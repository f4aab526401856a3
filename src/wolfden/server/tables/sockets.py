"""The WebSockets of tables and of the lobby: connecting, messages and answers, disconnecting."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import (
    NotAllowed,
    NotFound,
    NotYours,
    StorageFailed,
    TooMany,
    rule_of,
    text_key,
)
from wolfden.server.base.log import count_refusal, new_request_id
from wolfden.server.base.metrics import ACTION_SECONDS, CONNECTIONS
from wolfden.server.base.times import now
from wolfden.server.features.absence.service import Timers
from wolfden.server.features.bots.service import Adviser
from wolfden.server.features.chat.service import Chat
from wolfden.server.features.devices.model import group_of
from wolfden.server.features.devices.rounds import last_round
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.features.plans.service import Plans
from wolfden.server.features.replays.service import WATCH
from wolfden.server.guests.store import GuestRow
from wolfden.server.http.budget import Account, MeasuredWork
from wolfden.server.http.connections import Close, Connection
from wolfden.server.http.direct import EXTENSION, DirectProtocol
from wolfden.server.http.failures import log_failure
from wolfden.server.http.requests import network
from wolfden.server.services import Services, Serving, find_guest
from wolfden.server.tables import play, wire
from wolfden.server.tables.live_game import explain, preview
from wolfden.server.tables.table import Table, place_connection
from wolfden.server.tables.wire import ENCODER, Ack, Error, Id, Pong, TableNews

MAX_MESSAGE = 16_384
DEVICE = "device"
"""Asks for all seats of the guest, of which the server says which is shown."""
LAST_SECONDS = 10.0
"""How long the last messages of a client that is gone may take to begin."""

Socket = WebSocket[Any, Any, State]
_PING_DECODER: msgspec.json.Decoder[wire.Ping] = msgspec.json.Decoder(wire.Ping)


class Session(ABC):
    """A client's connection, from its acceptance to its end.

    ``closings`` is the registry's number before the guest was read.
    """

    def __init__(
        self,
        socket: Socket,
        services: Services,
        guest: GuestRow | None,
        closings: int,
        seat: Seat | None = None,
    ) -> None:
        public = guest.public if guest else None
        direct: object = (socket.scope.get("extensions") or {}).get(EXTENSION)
        self.connection = Connection(socket.send_data, public, seat)
        self._next_text: Callable[[], Awaitable[str | None]] = self._receive_text
        self._account: Account | None = None
        if isinstance(direct, DirectProtocol):
            self.connection = Connection(socket.send_data, public, seat, direct.write_texts)
            self._next_text = direct.next_text
            self._account = direct.account
        self._socket = socket
        self._services = services
        self._sharing = services.sharing
        self._closings = closings
        self._network = network(socket)
        self._key = guest.id if guest else self._network
        """What limits count."""
        self._muted = guest.muted if guest else []
        self._is_busy = False
        """Whether a message is being handled."""

    async def run(self) -> None:
        """Send and receive until either side ends it."""
        registry, connection = self._services.connections, self.connection
        if not registry.add(self._key, connection, self._network):
            count_refusal("too_many", path=self._socket.url.path)
            await self._socket.close(Close.TOO_MANY)
            return
        tasks: list[asyncio.Task[None]] = []
        CONNECTIONS.inc()
        try:
            await self._check_session()
            if not connection.is_closed:
                tasks += [asyncio.create_task(connection.deliver())]
                work = self._receive()
                account = self._account
                tasks += [asyncio.create_task(MeasuredWork(work, account) if account else work)]
                await self._wait_for_end(*tasks)
        finally:
            CONNECTIONS.dec()
            self._leave()
            registry.remove(self._key, connection, self._network)
            await self._finish(*tasks)

    async def _wait_for_end(
        self, sending: asyncio.Task[None], receiving: asyncio.Task[None]
    ) -> None:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        if not self.connection.is_closed:
            # Only sending has noticed that the client is gone: what it sent before is done.
            await asyncio.wait([receiving], timeout=LAST_SECONDS)
        self.connection.close()
        if self._is_busy:
            # A message that is being handled is finished, even if its sender disconnects.
            await receiving

    async def _check_session(self) -> None:
        """Close the connection if its guest was signed out while it was made.

        From when it is registered on, it is closed with the others. What came before shows by the
        number of closings; only then the guest is read again.
        """
        is_as_before = self._closings == self._services.connections.closings
        if self.connection.guest is None or is_as_before:
            return
        try:
            if await find_guest(self._socket) is None:
                self.connection.close(Close.SIGNED_OUT)
        except (SQLAlchemyError, StorageFailed, TooMany):
            self.connection.close(Close.TRY_LATER)

    async def _finish(self, *tasks: asyncio.Task[None]) -> None:
        """Cancel the tasks of the connection, then close its socket if that is up to us."""
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.connection.close_code:
            with suppress(OSError, RuntimeError, WebSocketDisconnect):
                await self._socket.close(self.connection.close_code)

    async def _receive_text(self) -> str | None:
        """Return what the client says next; ``None`` once it is gone."""
        event: Any = await self._socket.receive()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or ""

    @abstractmethod
    async def _receive(self) -> None:
        """Receive and answer messages; what that takes counts for the address."""

    @abstractmethod
    def _leave(self) -> None:
        """Note that the connection is gone."""

    def _post(self, message: object) -> None:
        self.connection.post(ENCODER.encode(message))


class TableSession(Session):
    """The connection of a player or a watcher to a table; the client knows it up to ``since``."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        guest: GuestRow | None,
        closings: int,
        table: Table,
    ) -> None:
        super().__init__(socket, services, guest, closings, _wanted_seat(socket, table, guest))
        self.table = table
        self._chat, self._plans, self._timers = services[Chat], services[Plans], services[Timers]
        self._since = _read_number(socket.query_params.get("seq"))
        self._is_device = socket.query_params.get("seat") == DEVICE
        self._next = _read_number(socket.query_params.get("next"))
        askers = tuple(dict.fromkeys([self._network, self._key]))
        self._adviser = Adviser(services.workers, table, self.connection, askers)

    async def _receive(self) -> None:
        self._is_busy = True
        await self._try_to_enter()
        self._is_busy = False
        while not self.connection.is_closed:
            text = await self._next_text()
            if text is None:
                return
            if len(text) > MAX_MESSAGE:
                self.connection.close(Close.TOO_LARGE)
                return
            self._is_busy = True
            await self._handle(text)
            self._is_busy = False

    async def _try_to_enter(self) -> None:
        """Start the session, or say why it cannot start."""
        try:
            await self._enter()
        except WolfdenError as error:
            self._refuse(error)
            self.connection.close(Close.UNPLAYABLE)
        except Exception as error:
            code, _ = log_failure("a connection", error, table=self.table.id)
            self.connection.close(Close.TRY_LATER if code == "storage" else Close.FAILED)

    async def _handle(self, text: str) -> None:
        """Do what a message asks; errors are answered and go no further."""
        message: wire.Message | None = None
        try:
            self._count_message()
            message = wire.DECODER.decode(text)
            await self._do(message)
        except Exception as error:
            is_unreadable = isinstance(error, msgspec.MsgspecError | RecursionError)
            if message is None and is_unreadable:
                self._post(Error("bad_request", str(error), self.table.info.seq))
            else:
                self._refuse(error, message.id if message else None)

    def _refuse(self, error: Exception, name: Id = None) -> None:
        """Send the client why something was not done; what is our fault has an id in the log."""
        seq, table = self.table.info.seq, self.table.id
        if not isinstance(error, WolfdenError):
            request = new_request_id()
            code, text = log_failure("a message", error, request=request, table=table)
            self._post(Error(code, text, seq, name, request=request))
            return
        request = new_request_id() if isinstance(error, StorageFailed) else ""
        facts = {"request": request, "reason": str(error)} if request else {}
        count_refusal(error.code, table=table, **facts)
        message = Error(
            *(error.code, str(error), seq, name),
            rule=rule_of(error),
            retry_after=error.retry_after if isinstance(error, TooMany) else 0,
            key=text_key(error, self.table.info.title),
            facts={**error.facts},
            request=request,
        )
        self._post(message)

    def _count_message(self) -> None:
        """Count a message for the rate limit (TooMany); close a connection that ignores it."""
        limits = self._services.limits
        try:
            limits.messages.use(self._key)
        except TooMany:
            try:
                limits.floods.use(self._key)
            except TooMany:
                self.connection.close(Close.TOO_MANY)
            raise

    async def _enter(self) -> None:
        """Send a new connection everything, and announce it to the others."""
        async with self.table.lock:
            # The seats of a pairing may have been drawn since the request came.
            place_connection(self.connection, self.table.info)
            if not self._holds_seat():
                self.connection.close(Close.NOT_YOURS)
                return
            self.table.broadcast_info_soon()
            self.table.connections.add(self.connection)
            if self._is_device and self.connection.seat is not None:
                self.table.devices[self.connection] = None
            self._post(TableNews(self.table.describe()))
            if self.table.info.status != "open":
                await self._begin()
        if self.connection in self.table.connections:
            await self._send_talk()
        self._sharing.arrive(self.connection, self.table)
        for seat in self._seats():
            await self._timers.on_arrival(self.table, seat)

    async def _begin(self) -> None:
        """Send everything of the game, unless a person has to take the device first."""
        table, connection = self.table, self.connection
        if connection.seat is not None:
            wanted = self._next if self._is_device else connection.seat
            table.place_device(connection, await table.live_game(), wanted)
        device = table.devices.get(connection)
        if connection in table.connections:
            await self._send_state(self._since)
            table.notify_devices(await table.live_game())
        elif device is not None:
            self._post(device)

    async def _send_talk(self) -> None:
        """Send what was said, marked and planned; the table may change while this is read."""
        await self._chat.send_history(self.table, self.connection, self._muted)
        if self.connection.seat is not None:
            await self._plans.send(self.table, [self.connection])

    def _seats(self) -> list[Seat]:
        """Return the seats that are played at this connection."""
        seat, guest = self.connection.seat, self.connection.guest
        if guest is not None and self.connection in self.table.devices:
            return self.table.info.held_by(guest.id)
        return [] if seat is None else [seat]

    def _holds_seat(self) -> bool:
        """Whether the guest still holds the seat that was asked for; a watcher needs none."""
        seat, guest = self.connection.seat, self.connection.guest
        if seat is None or guest is None:
            return True
        return self.table.info.seats[seat].is_held_by(guest.id)

    def _leave(self) -> None:
        self.table.forget(self.connection)
        self._sharing.leave(self.connection)
        self._adviser.stop()
        self.table.broadcast_info_soon()
        self._timers.on_presence(self.table)

    async def _send_state(self, since: int | None, name: Id = None) -> None:
        live = await self.table.live_game()
        entries = await self.table.missed_entries(live, self.connection.seat, since)
        self.connection.post(self.table.device_state(self.connection, live, entries, name))

    async def _do(self, message: wire.Message) -> None:
        """Do what a message asks; a WolfdenError says why it was not done."""
        table = self.table
        if self._is_behind_curtain() and not isinstance(message, wire.Take | wire.Ping):
            raise NotAllowed("device-curtain")
        match message:
            case wire.Act():
                started = perf_counter()
                # The update and the acknowledgement go out in one piece.
                self.connection.hold()
                try:
                    await play.act(table, self._seat(), message.seq, message.action)
                    self._post(Ack(message.id, table.info.seq))
                finally:
                    self.connection.release()
                ACTION_SECONDS.observe(perf_counter() - started)
            case wire.Undo():
                seat = self._seat() if message.ply is not None else await self._undoing()
                undone = play.undo(table, seat, message.seq, message.ply)
                await self._acknowledge(message.id, undone)
            case wire.Answer():
                seat = self._seat()
                answered = play.answer_undo(table, seat, message.request, message.yes)
                await self._acknowledge(message.id, answered)
            case wire.Take():
                await self._acknowledge(message.id, self._take(message.seat))
            case wire.Say():
                await self._acknowledge(message.id, self._say(message))
            case wire.Mark():
                data = bytes(message.data)
                marked = self._chat.mark(table, self.connection, message.room, data)
                await self._acknowledge(message.id, marked)
            case _:
                await self._answer_question(message)

    async def _answer_question(self, message: wire.Question) -> None:
        """Answer a question; it changes nothing."""
        match message:
            case wire.Explain():
                async with self.table.lock:
                    state = (await self.table.live_game()).state
                    self._post(explain(state, self._seat(), message.words, message.id))
            case wire.PreviewAction():
                async with self.table.lock:
                    live = await self.table.live_game()
                    seat, words = self._seat(), message.action
                    self._post(preview(live.state, seat, live.seq, words, message.id))
            case wire.Hint():
                await self._adviser.hint(self._seat(), message.id)
            case wire.Evaluate():
                await self._adviser.evaluate(message.id)
            case wire.Sync():
                if message.seq is not None:
                    # What was missed may have to be read and replayed, while the table waits.
                    self._services.limits.syncs.use(self._key)
                async with self.table.lock:
                    await self._send_state(message.seq, message.id)
            case wire.Ping():
                self._post(Pong(message.id, now()))
            case _:
                assert_never(message)

    def _is_behind_curtain(self) -> bool:
        """Whether a person has yet to take the device."""
        table, connection = self.table, self.connection
        return connection in table.devices and connection not in table.connections

    async def _take(self, seat: Seat) -> None:
        """Show a seat to its person: behind a curtain any of the guest, else one of its group.

        NotYours if the guest does not hold it, or this connection shows what it must not know.
        """
        table, connection = self.table, self.connection
        was_closed = self._is_behind_curtain()
        async with table.lock:
            table.info.seat(seat)
            live = await table.live_game()
            group = group_of(table.groups(connection, live), seat)
            if connection not in table.devices or not group:
                raise NotYours("seat-not-yours", seat=seat + 1)
            if not was_closed and connection.seat not in group:
                raise NotYours("device-other")
            connection.seat = seat
            if not was_closed:
                await self._send_state(None)
            else:
                table.connections.add(connection)
                table.close_other_windows(connection, group)
                for message in await last_round(table, live, connection, group):
                    connection.post(message)
            table.notify_devices(live)
        if was_closed:
            await self._send_talk()

    async def _undoing(self) -> Seat:
        """Return whose actions are taken back: the connection's seat's, or of who acted last."""
        seat = self._seat()
        async with self.table.lock:
            undoing = self.table.undoing_seat(self.connection, await self.table.live_game())
        return seat if undoing is None else undoing

    def _seat(self) -> Seat:
        if self.connection.seat is None:
            raise NotYours("watcher-plays")
        return self.connection.seat

    async def _acknowledge(self, name: Id, change: Awaitable[None]) -> None:
        """Wait until a change is stored, then say so."""
        await change
        self._post(Ack(name, self.table.info.seq))

    async def _say(self, message: wire.Say) -> None:
        self._services.limits.chat.use(self._key)
        await self._chat.say(self.table, self.connection, message.room, message.text)


class LobbySession(Session):
    """A connection to the lobby; its client sends nothing but pings."""

    async def _receive(self) -> None:
        self._services.workers.warm_up()
        try:
            await self._services[Lobby].add(self.connection)
        except (SQLAlchemyError, StorageFailed):
            self.connection.close(Close.TRY_LATER)
            return
        self._sharing.arrive(self.connection)
        while True:
            text = await self._next_text()
            if text is None:
                return
            try:
                self._services.limits.messages.use(self._key)
                ping = _PING_DECODER.decode(text)
            except TooMany:
                self.connection.close(Close.TOO_MANY)
                return
            except msgspec.MsgspecError as error:
                self._post(Error("bad_request", str(error), 0))
                continue
            self._post(Pong(ping.id, now()))

    def _leave(self) -> None:
        self._services[Lobby].remove(self.connection)
        self._sharing.leave(self.connection)


class ConnectionRefused(Exception):
    """A connection that is closed immediately; ``code`` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/ws/home")
async def lobby_socket(socket: Socket, services: Serving) -> None:
    """Keep a client informed about the lobby."""
    closings = services.connections.closings
    try:
        guest = await find_guest(socket)
    except (SQLAlchemyError, StorageFailed):
        await socket.accept()
        await socket.close(Close.TRY_LATER)
        return
    await socket.accept()
    await LobbySession(socket, services, guest, closings).run()


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, services: Serving, table: FromPath[str]) -> None:
    """Let a client play or watch at a table."""
    session, code, reason = None, 0, ""
    closings = services.connections.closings
    # Before it is accepted: so connections count in the order in which their clients see them open.
    try:
        guest = await find_guest(socket)
        if guest is not None and services.guests.is_banned(guest):
            raise ConnectionRefused(Close.NOT_YOURS)
        found = await services.tables.get(table)
        session = TableSession(socket, services, guest, closings, found)
    except ConnectionRefused as refused:
        code = refused.code
    except NotFound:
        code = Close.GONE
    except (SQLAlchemyError, StorageFailed):
        code = Close.TRY_LATER
    except WolfdenError as error:
        code, reason = Close.BAD_REQUEST, str(error)[:100]
    await socket.accept()
    await (session.run() if session else socket.close(code, reason or None))


def _wanted_seat(socket: Socket, table: Table, guest: GuestRow | None) -> Seat | None:
    """Return which seat a connection is for."""
    wanted = socket.query_params.get("seat")
    held = table.info.held_by(guest.id) if guest else []
    if wanted not in (None, WATCH, DEVICE):
        seat = _read_number(wanted)
        if guest is None:
            raise ConnectionRefused(Close.SIGNED_OUT)
        if seat not in held:
            raise ConnectionRefused(Close.NOT_YOURS)
        return seat
    if wanted != WATCH and held:
        return held[0]
    if not table.info.settings.watchers and not held:
        raise ConnectionRefused(Close.NOT_YOURS)
    return None


def _read_number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConnectionRefused(Close.TOO_LARGE)
    return int(text)
