"""Frames of WebSockets however they are cut: what the library reads and what is read directly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.support.servers import WAIT
from wolfden.server.base.config import Config
from wolfden.server.http.budget import Budget
from wolfden.server.http.direct import EXTENSION, direct_protocol
from wolfden.server.http.gate import Receive, Scope, Send

pytestmark = pytest.mark.anyio

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: d29sdmVzIGF0IGR1c2s4MQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MAX_SIZE = 1000
PROTOCOL = direct_protocol(Budget(Config()))


async def echo(scope: Scope, _receive: Receive, send: Send) -> None:
    """Send every text back, directly."""
    direct = scope["extensions"][EXTENSION]
    assert (await direct.receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (text := await direct.next_text()) is not None:
        assert direct.write_texts((text or "no text").encode())


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Connect to a server that echoes."""
    config = uvicorn.Config(
        echo, ws=PROTOCOL, lifespan="off", log_config=None, ws_max_size=MAX_SIZE
    )
    config.load()
    state = ServerState()

    def protocol() -> asyncio.Protocol:
        return PROTOCOL(config=config, server_state=state, app_state={})

    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    async with asyncio.timeout(WAIT), server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(REQUEST)
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
        writer.close()
        await asyncio.gather(*state.tasks)


def sent(opcode: Opcode, data: bytes, is_last: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return bytes(Frame(opcode, data, is_last).serialize(mask=True))


def frame(opcode: Opcode, data: bytes) -> bytes:
    """Return a frame as a server sends it."""
    return bytes(Frame(opcode, data).serialize(mask=False))


LONG = "ä".encode() * 300
PLAIN = sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, LONG) + sent(Opcode.TEXT, b"")
PIECES = sent(Opcode.TEXT, b"tw", False) + sent(Opcode.PING, b"p") + sent(Opcode.CONT, b"o")
ALL = PLAIN + sent(Opcode.PING, b"q") + PIECES + sent(Opcode.BINARY, b"x") + PLAIN
ANSWERS = [
    *((Opcode.TEXT, b"one"), (Opcode.TEXT, LONG), (Opcode.TEXT, b"no text")),
    *((Opcode.TEXT, b"two"), (Opcode.TEXT, b"no text")),
    *((Opcode.TEXT, b"one"), (Opcode.TEXT, LONG), (Opcode.TEXT, b"no text")),
]


@pytest.mark.parametrize("size", [1, 5, 7, 100, 613, len(ALL)])
async def test_frames_may_come_in_pieces_of_any_size(size: int) -> None:
    pongs = [frame(Opcode.PONG, b"q"), frame(Opcode.PONG, b"p")]
    texts = b"".join(frame(*answer) for answer in ANSWERS)
    async with connected() as (reader, writer):
        for start in range(0, len(ALL), size):
            writer.write(ALL[start : start + size])
            await writer.drain()
            # What was sent is read before more is sent, so that it comes in just these pieces.
            await asyncio.sleep(0)
        heard = await reader.readexactly(len(texts) + sum(map(len, pongs)))
    for pong in pongs:
        assert heard.count(pong) == 1
        heard = heard.replace(pong, b"")
    assert heard == texts


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(Opcode.TEXT, b"\xff"), 1007),
        (sent(Opcode.TEXT, b"x" * (MAX_SIZE + 1)), 1009),
        (frame(Opcode.TEXT, b"not masked"), 1002),
        (b"\xc1" + sent(Opcode.TEXT, b"reserved")[1:], 1002),
        (sent(Opcode.CONT, b"of nothing"), 1002),
        (sent(Opcode.CLOSE, (1000).to_bytes(2)), 1000),
    ],
    ids=["no text", "too long", "not masked", "reserved", "continues nothing", "closing"],
)
async def test_what_is_not_allowed_closes_the_connection(data: bytes, code: int) -> None:
    async with connected() as (reader, writer):
        writer.write(sent(Opcode.TEXT, b"one") + data + sent(Opcode.TEXT, b"too late"))
        heard = await reader.read()
    one = frame(Opcode.TEXT, b"one")
    start = len(one) if heard.startswith(one) else 0
    assert heard[start] == 0x80 | Opcode.CLOSE
    assert int.from_bytes(heard[start + 2 : start + 4]) == code
    assert b"too late" not in heard


async def test_texts_wait_while_a_client_does_not_read() -> None:
    config = uvicorn.Config(echo, log_config=None)
    protocol = PROTOCOL(config=config, server_state=ServerState(), app_state={})
    protocol.pause_writing()
    assert not protocol.write_texts(b"one")
