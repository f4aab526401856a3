"""A server inside the test's own process: every byte it sends can be seen, its chance and time set.

What goes over the network is the same; only sockets and processes are left out.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.server import ServerState

from tests.support.servers import WAIT, forks
from wolfden.server.app import make_app, make_routes
from wolfden.server.base.config import Config
from wolfden.server.database.engine import FILE, migrate
from wolfden.server.http.direct import direct_protocol
from wolfden.server.http.gate import App, Gate, Message
from wolfden.server.http.timeouts import patient_protocol
from wolfden.server.running import run_services
from wolfden.server.services import Services
from wolfden.server.workers import pool as worker_pool

Json = dict[str, Any]

_FREE_ROUTES: list[Litestar] = []
"""Routes that no server uses now: to make some takes longer than most tests."""


class Wire:
    """A WebSocket; ``sent`` is everything the server has sent, to the byte."""

    def __init__(self, app: App, path: str, query: str, cookie: str) -> None:
        self.sent: list[str] = []
        self.seq = 0
        self._looked = 0
        self._number = 0
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        headers = [(b"host", b"wolfden"), (b"cookie", f"wolfden={cookie}".encode())]
        scope: Json = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers if cookie else headers[:1],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("wolfden", 80),
            "extensions": {},
            "state": {},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: App, scope: Json) -> None:
        await app(scope, self._incoming.get, self._take)

    async def _take(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            self.sent.append(message.get("text") or repr(message))
            self._news.set()

    def say(self, **message: object) -> int:
        """Send a message; return its id."""
        self._number += 1
        text = json.dumps({"id": self._number, **message})
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})
        return self._number

    async def answer(self, name: int) -> Json:
        """Wait for the answer to a message, taking note of ``seq`` on the way."""
        async with asyncio.timeout(WAIT):
            while True:
                while self._looked < len(self.sent):
                    heard: Json = json.loads(self.sent[self._looked])
                    self._looked += 1
                    if heard["type"] in ("state", "update"):
                        self.seq = heard["seq"]
                    if heard.get("id") == name:
                        return heard
                self._news.clear()
                await self._news.wait()

    async def ask(self, **message: object) -> Json:
        """Send a message and wait for its answer."""
        return await self.answer(self.say(**message))

    async def last(self) -> str:
        """Wait until the server has ended the connection; return what it sent last."""
        await asyncio.wait_for(self._task, WAIT)
        return self.sent[-1]

    async def close(self) -> None:
        """Go."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, WAIT)


class Place:
    """A running server."""

    def __init__(self, app: App, services: Services) -> None:
        self.services = services
        config = services.config
        self.flags = ["--database", config.database] if config.database else []
        self.flags = self.flags or ["--data", str(config.data)]
        """Options that name the data for an operator's command."""
        self._app = app
        self._wires: list[Wire] = []

    def browser(self) -> httpx.AsyncClient:
        """Return a client with a fresh cookie jar."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(cast("Any", self._app)), base_url="http://wolfden"
        )

    def wire(self, path: str, query: str = "", cookie: str = "") -> Wire:
        """Open a WebSocket."""
        wire = Wire(self._app, path, query, cookie)
        self._wires.append(wire)
        return wire

    async def hang_up(self, *wires: Wire) -> None:
        """Close some WebSockets, or all."""
        for wire in wires or list(self._wires):
            self._wires.remove(wire)
            await wire.close()


@cache
def new_database() -> bytes:
    """Return the file of a database without contents; migrating once is enough."""
    with TemporaryDirectory() as folder:
        migrate(Path(folder))
        return (Path(folder) / FILE).read_bytes()


@asynccontextmanager
async def place(data: Path, **settings: Any) -> AsyncIterator[Place]:
    """Run a server without network, in a new folder or in that of one before."""
    data.mkdir(exist_ok=True)
    config = Config(data=data, limits=0, min_bot_seconds=0, hosts="wolfden")
    config = msgspec.structs.replace(config, **settings)
    if config.database or (data / FILE).exists():
        migrate(data, config.database)
    else:
        (data / FILE).write_bytes(new_database())
    routes = _FREE_ROUTES.pop() if _FREE_ROUTES else make_routes()
    gate = make_app(config, routes)
    try:
        async with run_services(config) as services:
            routes.state.services = services
            running = Place(gate, services)
            try:
                with patch.object(worker_pool, "PROCESSES", forks()):
                    yield running
            finally:
                await running.hang_up()
    finally:
        _FREE_ROUTES.append(routes)


@asynccontextmanager
async def listening(gate: Gate, patience: float = WAIT) -> AsyncIterator[str]:
    """Listen for an application as the server does; yield its address."""
    kind = patient_protocol(Config(), gate.budget)
    config = uvicorn.Config(
        gate, http=kind, ws=direct_protocol(gate.budget), lifespan="off", log_config=None
    )
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with asyncio.timeout(patience), server:
        yield "http://{}:{}".format(*server.sockets[0].getsockname())
        for connection in list(state.connections):
            connection.shutdown()
        await asyncio.gather(*state.tasks)
