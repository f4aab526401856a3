"""The WebSocket of a table: coming in, the conversation, going out."""

import asyncio

import msgspec
import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.errors import NotFound, TooMany, rule_of, text_of
from wolfden.server.http.context import Serving, network, who_asks
from wolfden.server.live.connection import Connection
from wolfden.server.live.conversation import Socket, finish
from wolfden.server.live.desk import Desk
from wolfden.server.metrics import CONNECTIONS, REFUSALS
from wolfden.server.services import Services
from wolfden.server.storage.guests import GuestRow
from wolfden.server.tables.table import Table
from wolfden.server.wire.messages import DECODER, ENCODER, Error

MAX_MESSAGE = 16_384
WATCH = "watch"

log = structlog.get_logger()


class Turned(Exception):
    """A connection that cannot be; ``code`` tells the client why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, services: Serving, table: FromPath[str]) -> None:
    """Let somebody play or watch at a table."""
    await socket.accept()
    try:
        guest = await who_asks(socket)
        found = await _table(services, table)
        seat = _seat(socket, found, guest)
        since = _number(socket.query_params.get("seq"))
    except Turned as turned:
        await socket.close(turned.code)
        return
    except WolfdenError as error:
        await socket.close(4400, str(error)[:100])
        return
    shown = guest.shown if guest else None
    line = Connection(socket.send_data, shown, seat)
    key = guest.id if guest else network(socket)
    if not services.lines.come(key, line):
        await socket.close(4429)
        return
    try:
        await converse(socket, Desk(services, found, line, key), since)
    finally:
        services.lines.go(key, line)


async def _table(services: Services, name: str) -> Table:
    try:
        return await services.house.table(name)
    except NotFound:
        raise Turned(4404) from None


def _seat(socket: Socket, table: Table, guest: GuestRow | None) -> Seat | None:
    """Return which seat a connection is for."""
    wanted = socket.query_params.get("seat")
    held = table.sheet.held_by(guest.id) if guest else []
    if wanted is not None and wanted != WATCH:
        seat = _number(wanted)
        if guest is None:
            raise Turned(4401)
        if seat not in held:
            raise Turned(4403)
        return seat
    if wanted is None and held:
        return held[0]
    if not table.sheet.settings.watchers and not held:
        raise Turned(4403)
    return None


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Turned(4413)
    return int(text)


async def converse(socket: Socket, desk: Desk, since: int | None) -> None:
    """Send and receive until either side ends it."""
    line = desk.line
    CONNECTIONS.inc()
    sending = asyncio.create_task(line.deliver())
    receiving = asyncio.create_task(_receive(socket, desk, since))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        line.end()
        if desk.is_busy:
            # What somebody did last is done to the end, whoever hangs up meanwhile.
            await receiving
    finally:
        CONNECTIONS.dec()
        desk.leave()
        await finish(socket, line, sending, receiving)


async def _receive(socket: Socket, desk: Desk, since: int | None) -> None:
    desk.is_busy = True
    await _come_in(desk, since)
    desk.is_busy = False
    while not desk.line.is_closed:
        try:
            text = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        if len(text) > MAX_MESSAGE:
            desk.line.close(4413)
            return
        desk.is_busy = True
        await _answer(desk, text)
        desk.is_busy = False


async def _come_in(desk: Desk, since: int | None) -> None:
    """Begin a conversation, or say why that cannot be."""
    try:
        await desk.come_in(since)
    except WolfdenError as error:
        refuse(desk, error, None)
        desk.line.close(4409)
    except Exception:
        log.exception("a connection failed", table=desk.table.id)
        desk.line.close(1011)


async def _answer(desk: Desk, text: str) -> None:
    """Do what a message asks; whatever is wrong with it is answered, and goes no further."""
    try:
        desk.count()
        message = DECODER.decode(text)
    except TooMany as error:
        refuse(desk, error, None)
        return
    except (msgspec.MsgspecError, RecursionError) as error:
        desk.line.post(_error(desk, "bad_request", str(error), None))
        return
    try:
        await desk.handle(message)
    except WolfdenError as error:
        refuse(desk, error, message.id)
    except SQLAlchemyError as error:
        log.error("the database cannot be read", error=str(error))
        desk.line.post(_error(desk, "storage", "the database cannot be read now", message.id))
    except Exception:
        log.exception("a message failed", table=desk.table.id, kind=type(message).__name__)
        desk.line.post(_error(desk, "failed", "this failed, and it is our fault", message.id))


def refuse(desk: Desk, error: WolfdenError, name: str | int | None) -> None:
    """Tell a client why something was not done."""
    REFUSALS.labels(error.code).inc()
    sheet = desk.table.sheet
    message = Error(
        error.code,
        str(error),
        sheet.seq,
        name,
        rule=rule_of(error),
        retry_after=error.retry_after if isinstance(error, TooMany) else 0,
        key=text_of(error, sheet.title),
        facts={**error.facts},
    )
    desk.line.post(ENCODER.encode(message))


def _error(desk: Desk, code: str, message: str, name: str | int | None) -> bytes:
    return ENCODER.encode(Error(code, message, desk.table.sheet.seq, name))
