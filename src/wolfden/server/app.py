"""The web application of a server, and the services while it runs."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Final, cast

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from wolfden import __version__
from wolfden.core.registry import Registry
from wolfden.server.config import Config
from wolfden.server.edge import errors, guests, tables, titles
from wolfden.server.edge.context import Services, provide_me, provide_services, send_new_cookie
from wolfden.server.edge.gate import App, Gate, Limits
from wolfden.server.edge.page import OPERATIONS, PageFiles, page
from wolfden.server.edge.sockets import lobby_socket, table_socket
from wolfden.server.model.clocks import now
from wolfden.server.service.seating import abandon_idle_tables
from wolfden.server.store.database import Database
from wolfden.titles import TITLES

MAX_BODY: Final = 256 * 1024
HOUR: Final = 60 * 60 * 1000


def make_app(config: Config, registry: Registry = TITLES) -> Gate:
    """Return the application of a server, behind its gate."""
    limits = Limits(config.limits)
    files = PageFiles()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with run_services(config, limits, registry) as services:
            app.state.services = services
            app.state.files = files
            yield

    app = _make_litestar(lifespan)
    errors.describe_bodies(app)
    errors.describe_errors(app)
    return Gate(cast("App", app), limits, config.url, files.inline_scripts())


def _make_litestar(lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    return Litestar(
        route_handlers=[
            *(guests.ROUTES, *titles.ROUTES, *tables.ROUTES, OPERATIONS),
            *(table_socket, lobby_socket, page),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "me": Provide(provide_me),
        },
        exception_handlers=errors.HANDLERS,
        before_send=[send_new_cookie],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Wolfden", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def run_services(
    config: Config, limits: Limits, registry: Registry = TITLES
) -> AsyncIterator[Services]:
    """Run the services of a server for as long as the block lasts."""
    database = Database(config.data, config.synchronous)
    services = Services(config, limits, registry, database)
    database.writer.start()
    await services.tables.resume_all()
    tidying = asyncio.create_task(_tidy(services), name="tidy")
    try:
        yield services
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        for watcher in services.tables.watchers:
            await watcher.stop()
        await services.workers.stop()
        await database.close()


async def _tidy(services: Services) -> None:
    """Unload idle tables, and end those without an action for months, for ever."""
    idle_seconds = services.config.idle_seconds
    pause = max(0.05, idle_seconds / 4)
    last_check = 0
    while True:
        if services.tables.unload_idle(idle_seconds):
            # Connections are reference cycles, and automatic collection is rare (running.py).
            gc.collect()
        if now() - last_check > HOUR:
            last_check = now()
            await abandon_idle_tables(services.tables, last_check)
        await asyncio.sleep(pause)
