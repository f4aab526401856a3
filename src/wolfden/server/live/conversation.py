"""What the two kinds of WebSocket have in common."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from wolfden.server.live.connection import Connection

Socket = WebSocket[Any, Any, State]


async def finish(socket: Socket, line: Connection, *tasks: asyncio.Task[None]) -> None:
    """End a conversation whichever side ended it: tasks first, then the socket."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if line.close_code:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(line.close_code)
