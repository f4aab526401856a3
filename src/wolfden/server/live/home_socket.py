"""The WebSocket of the lobby."""

import asyncio

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from wolfden.server.errors import TooMany
from wolfden.server.http.context import Serving, network, who_asks
from wolfden.server.live.connection import Connection
from wolfden.server.live.conversation import Socket, finish
from wolfden.server.moments import now
from wolfden.server.services import Services
from wolfden.server.wire.messages import ENCODER, Error, Ping, Pong

_DECODER: msgspec.json.Decoder[Ping] = msgspec.json.Decoder(Ping)


@websocket("/ws/home")
async def home_socket(socket: Socket, services: Serving) -> None:
    """Let somebody look at the lobby."""
    await socket.accept()
    guest = await who_asks(socket)
    line = Connection(socket.send_data, guest.shown if guest else None)
    key = guest.id if guest else network(socket)
    if not services.lines.come(key, line):
        await socket.close(4429)
        return
    sending = asyncio.create_task(line.deliver())
    receiving = asyncio.create_task(_receive(socket, services, line, key))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.lobby.leave(line)
        services.lines.go(key, line)
        await finish(socket, line, sending, receiving)


async def _receive(socket: Socket, services: Services, line: Connection, key: str) -> None:
    services.workers.warm_up()
    await services.lobby.come_in(line)
    while True:
        try:
            text = await socket.receive_data("text")
            services.limits.messages.use(key)
            ping = _DECODER.decode(text)
        except WebSocketDisconnect:
            return
        except TooMany:
            line.close(4429)
            return
        except msgspec.MsgspecError as error:
            line.post(ENCODER.encode(Error("bad_request", str(error), 0)))
            continue
        line.post(ENCODER.encode(Pong(ping.id, now())))
