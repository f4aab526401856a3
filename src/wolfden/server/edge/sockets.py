"""The WebSockets of tables and of the lobby: connecting, the message loop, disconnecting."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.edge.connection import SocketConnection
from wolfden.server.edge.context import Services, Serving, find_guest, network
from wolfden.server.edge.session import TableSession
from wolfden.server.edge.wire import DECODER, Ping
from wolfden.server.metrics import CONNECTIONS, REFUSALS
from wolfden.server.model.clocks import now
from wolfden.server.model.errors import NotFound, TooMany, rule_of, text_key
from wolfden.server.service.messages import ENCODER, Error, Id, Pong
from wolfden.server.service.table import Table
from wolfden.server.store.guests import GuestRow

MAX_MESSAGE = 16_384
WATCH = "watch"

Socket = WebSocket[Any, Any, State]
_PING_DECODER: msgspec.json.Decoder[Ping] = msgspec.json.Decoder(Ping)

log = structlog.get_logger()


class ConnectionRefused(Exception):
    """A connection that is closed at once; ``code`` tells the client why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, services: Serving, table: FromPath[str]) -> None:
    """Let a client play or watch at a table."""
    await socket.accept()
    try:
        guest = await find_guest(socket)
        found = await _find_table(services, table)
        seat = _wanted_seat(socket, found, guest)
        since = _read_number(socket.query_params.get("seq"))
    except ConnectionRefused as refused:
        await socket.close(refused.code)
        return
    except WolfdenError as error:
        await socket.close(4400, str(error)[:100])
        return
    connection = SocketConnection(socket.send_data, guest.public if guest else None, seat)
    key = guest.id if guest else network(socket)
    if not services.connections.add(key, connection):
        await socket.close(4429)
        return
    try:
        await _run_session(socket, TableSession(services, found, connection, key), since)
    finally:
        services.connections.remove(key, connection)


async def _find_table(services: Services, name: str) -> Table:
    try:
        return await services.tables.get(name)
    except NotFound:
        raise ConnectionRefused(4404) from None


def _wanted_seat(socket: Socket, table: Table, guest: GuestRow | None) -> Seat | None:
    """Return which seat a connection is for."""
    wanted = socket.query_params.get("seat")
    held = table.info.held_by(guest.id) if guest else []
    if wanted is not None and wanted != WATCH:
        seat = _read_number(wanted)
        if guest is None:
            raise ConnectionRefused(4401)
        if seat not in held:
            raise ConnectionRefused(4403)
        return seat
    if wanted is None and held:
        return held[0]
    if not table.info.settings.watchers and not held:
        raise ConnectionRefused(4403)
    return None


def _read_number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConnectionRefused(4413)
    return int(text)


async def _run_session(socket: Socket, session: TableSession, since: int | None) -> None:
    """Send and receive until either side ends it."""
    connection = session.connection
    CONNECTIONS.inc()
    sending = asyncio.create_task(connection.deliver())
    receiving = asyncio.create_task(_receive(socket, session, since))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        connection.end()
        if session.is_busy:
            # A message that is being handled is finished, even if its sender disconnects.
            await receiving
    finally:
        CONNECTIONS.dec()
        session.leave()
        await _finish(socket, connection, sending, receiving)


async def _finish(socket: Socket, connection: SocketConnection, *tasks: asyncio.Task[None]) -> None:
    """Cancel the tasks of a connection, then close its socket if that is up to us."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if connection.close_code:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(connection.close_code)


async def _receive(socket: Socket, session: TableSession, since: int | None) -> None:
    session.is_busy = True
    await _enter(session, since)
    session.is_busy = False
    while not session.connection.is_closed:
        try:
            text = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        if len(text) > MAX_MESSAGE:
            session.connection.close(4413)
            return
        session.is_busy = True
        await _handle(session, text)
        session.is_busy = False


async def _enter(session: TableSession, since: int | None) -> None:
    """Start a session, or say why it cannot start."""
    try:
        await session.enter(since)
    except WolfdenError as error:
        _refuse(session, error, None)
        session.connection.close(4409)
    except Exception:
        log.exception("a connection failed", table=session.table.id)
        session.connection.close(1011)


async def _handle(session: TableSession, text: str) -> None:
    """Do what a message asks; errors are answered and go no further."""
    try:
        session.count_message()
        message = DECODER.decode(text)
    except TooMany as error:
        _refuse(session, error, None)
        return
    except (msgspec.MsgspecError, RecursionError) as error:
        _post_error(session, "bad_request", str(error), None)
        return
    try:
        await session.handle(message)
    except WolfdenError as error:
        _refuse(session, error, message.id)
    except SQLAlchemyError as error:
        log.error("the database cannot be read", error=str(error))
        _post_error(session, "storage", "the database cannot be read now", message.id)
    except Exception:
        log.exception("a message failed", table=session.table.id, kind=type(message).__name__)
        _post_error(session, "failed", "this failed, and it is our fault", message.id)


def _refuse(session: TableSession, error: WolfdenError, name: Id) -> None:
    """Tell a client why something was not done."""
    REFUSALS.labels(error.code).inc()
    info = session.table.info
    message = Error(
        error.code,
        str(error),
        info.seq,
        name,
        rule=rule_of(error),
        retry_after=error.retry_after if isinstance(error, TooMany) else 0,
        key=text_key(error, info.title),
        facts={**error.facts},
    )
    session.connection.post(ENCODER.encode(message))


def _post_error(session: TableSession, code: str, message: str, name: Id) -> None:
    error = Error(code, message, session.table.info.seq, name)
    session.connection.post(ENCODER.encode(error))


# The lobby.


@websocket("/ws/home")
async def lobby_socket(socket: Socket, services: Serving) -> None:
    """Keep a client informed about the lobby."""
    await socket.accept()
    guest = await find_guest(socket)
    connection = SocketConnection(socket.send_data, guest.public if guest else None)
    key = guest.id if guest else network(socket)
    if not services.connections.add(key, connection):
        await socket.close(4429)
        return
    sending = asyncio.create_task(connection.deliver())
    receiving = asyncio.create_task(_receive_pings(socket, services, connection, key))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.lobby.remove(connection)
        services.connections.remove(key, connection)
        await _finish(socket, connection, sending, receiving)


async def _receive_pings(
    socket: Socket, services: Services, connection: SocketConnection, key: str
) -> None:
    services.workers.warm_up()
    await services.lobby.add(connection)
    while True:
        try:
            text = await socket.receive_data("text")
            services.limits.messages.use(key)
            ping = _PING_DECODER.decode(text)
        except WebSocketDisconnect:
            return
        except TooMany:
            connection.close(4429)
            return
        except msgspec.MsgspecError as error:
            connection.post(ENCODER.encode(Error("bad_request", str(error), 0)))
            continue
        connection.post(ENCODER.encode(Pong(ping.id, now())))
