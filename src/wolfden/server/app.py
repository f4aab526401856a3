"""The composition root: builds the services and the web application."""

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
from wolfden.server.edge import errors, guests, operations, tables, titles
from wolfden.server.edge.connection import ConnectionRegistry
from wolfden.server.edge.context import (
    Services,
    provide_files,
    provide_me,
    provide_services,
    send_new_cookie,
)
from wolfden.server.edge.cookies import CookieSigner, load_keys
from wolfden.server.edge.gate import App, Gate, Limits
from wolfden.server.edge.page import PageFiles, page
from wolfden.server.edge.sockets import lobby_socket, table_socket
from wolfden.server.model.clocks import now
from wolfden.server.service.bots import BotTurns
from wolfden.server.service.chat import Chat
from wolfden.server.service.guests import GuestService
from wolfden.server.service.lobby import Lobby
from wolfden.server.service.notices import Notices
from wolfden.server.service.play import withdraw_undo_request
from wolfden.server.service.replays import Replays
from wolfden.server.service.seating import abandon_idle_tables
from wolfden.server.service.tables import TableService
from wolfden.server.service.timers import AbsenceWatcher, ClockWatcher
from wolfden.server.service.workers import Workers
from wolfden.server.store.database import Database
from wolfden.server.store.guests import GuestQueries
from wolfden.server.store.tables import TableQueries
from wolfden.server.store.writer import Writer
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
            *(guests.ROUTES, *titles.ROUTES, *tables.ROUTES, operations.ROUTES),
            *(table_socket, lobby_socket, page),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "me": Provide(provide_me),
            "files": Provide(provide_files, sync_to_thread=False),
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
    services = _build_services(config, limits, registry, database)
    services.writer.start()
    await services.tables.resume_all()
    tidying = asyncio.create_task(_tidy(services), name="tidy")
    try:
        yield services
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        for watcher in services.watchers:
            await watcher.stop()
        await services.workers.stop()
        await services.writer.stop()
        await database.close()


def _build_services(
    config: Config, limits: Limits, registry: Registry, database: Database
) -> Services:
    writer = Writer(database.write_engine)
    queries = TableQueries(database.read_engine)
    tables = TableService(queries, writer, registry)
    guests = GuestService(GuestQueries(database.read_engine), writer)
    workers = Workers(config.workers)
    bots = BotTurns(tables, workers, config.min_bot_seconds)
    absence, lobby = AbsenceWatcher(tables), Lobby(tables)
    watchers = (
        *(ClockWatcher(tables), absence, bots, lobby),
        Notices(config, tables, guests, lobby),
    )
    tables.listeners += [withdraw_undo_request, *[watcher.on_change for watcher in watchers]]
    tables.unload_listeners.append(bots.on_unload)
    return Services(
        config=config,
        titles=registry,
        limits=limits,
        cookies=CookieSigner(load_keys(config.data)),
        connections=ConnectionRegistry(config.limits),
        writer=writer,
        guests=guests,
        tables=tables,
        replays=Replays(tables, limits.replays.use),
        workers=workers,
        lobby=lobby,
        chat=Chat(queries, writer, guests),
        absence=absence,
        watchers=watchers,
    )


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
