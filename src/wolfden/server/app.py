"""The server process: its application, its services, start and stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from errno import EADDRINUSE
from functools import partial
from threading import Thread, Timer
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.structs import asdict, replace

from wolfden import __version__
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.core.registry import Registry
from wolfden.i18n.translator import Translator
from wolfden.server import systemd
from wolfden.server.config import Config
from wolfden.server.edge import analyses, errors, guests, people, pictures, tables, titles
from wolfden.server.edge.context import (
    DEPENDENCIES,
    Services,
    refuse_null_characters,
    send_new_cookie,
)
from wolfden.server.edge.direct import DirectProtocol
from wolfden.server.edge.gate import App, Gate
from wolfden.server.edge.page import OPERATIONS, PageFiles, page
from wolfden.server.edge.patience import patient_protocol
from wolfden.server.edge.sockets import lobby_socket, table_socket
from wolfden.server.log import log, set_up_log
from wolfden.server.model.clocks import DAY, HOUR, SECOND, now
from wolfden.server.service.upkeep import (
    Backups,
    Retention,
    delete_unused,
    measure_loop_lag,
    repeat,
    unload_idle_tables,
)
from wolfden.server.store.database import Database, lock_folder, migrate
from wolfden.server.supervisor import Supervisor
from wolfden.titles import TITLES

MODERATION_SECONDS: Final = 1.0
"""How often a server looks for decisions of its operator."""
MAX_BODY: Final = 256 * 1024
START_REFUSED: Final = 2
"""The exit code of a server that did not start; the same as of any command that is refused."""
GRACE_SECONDS = 4
"""How long connections and requests may take to end after the signal to stop."""
STOP_SECONDS = 9.0
"""How long after the signal the process ends, whatever hangs."""
PING_SECONDS = 20.0
KEEP_ALIVE_SECONDS = 75
"""How long an idle connection stays open: longer than clients and proxies keep theirs for reuse.

With less, a request may be sent at the very moment in which the server closes, and is lost.
"""
MAX_FRAME = 64 * 1024
LAST_PORT = 65535
SWITCH_SECONDS = 0.0005
BACKLOG = 2048
"""Connections that may wait to be accepted."""
GC_THRESHOLD = 50_000
"""Net new objects before the garbage collector runs.

Views are thousands of small objects without cycles: frequent collection costs an eighth of a move.
"""

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]

# The application.


def make_app(config: Config, registry: Registry = TITLES) -> Gate:
    """Return the application of a server, behind its gate."""
    files = PageFiles()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with run_services(config, registry) as services:
            app.state.services = services
            app.state.files = files
            yield

    app = make_litestar(lifespan)
    errors.describe_bodies(app)
    errors.describe_errors(app)
    return Gate(cast("App", app), config, files.inline_scripts())


def make_litestar(lifespan: Lifespan) -> Litestar:
    """Return the routes of a server; ``lifespan`` runs its services."""
    return Litestar(
        route_handlers=[
            *(*guests.ROUTES, *titles.ROUTES, *tables.ROUTES, *analyses.ROUTES),
            *(*people.ROUTES, *pictures.ROUTES),
            OPERATIONS,
            *(table_socket, lobby_socket, page),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers=errors.HANDLERS,
        before_request=refuse_null_characters,
        before_send=[send_new_cookie],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Wolfden", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def run_services(config: Config, registry: Registry = TITLES) -> AsyncIterator[Services]:
    """Run the services of a server for as long as the block lasts."""
    database = Database(config.data, config.synchronous, config.database)
    services = Services(config, registry, database)
    database.writer.start()
    await services.peers.start()
    services.jobs.start()
    await services.moderation.load()
    tasks = [asyncio.create_task(work) for work in _upkeep(services)]
    for task in tasks:
        task.add_done_callback(_log_failure)
    try:
        yield services
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for listener in services.tables.listeners:
            await listener.stop()
        await services.workers.stop()
        await database.close()


def _upkeep(services: Services) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield what a server does besides answering."""
    config, tables, guests = services.config, services.tables, services.guests
    retention = Retention(config, tables, guests)
    yield tables.resume_all()
    yield services.reviews.resume()
    yield services.notices.resume()
    yield services.people.resume()
    yield unload_idle_tables(tables, config.idle_seconds)
    yield repeat("moderation", MODERATION_SECONDS, services.moderation.carry_out)
    yield repeat("tournaments", HOUR / SECOND, services.tournaments.resume)
    yield repeat("tidying", HOUR / SECOND, lambda: delete_unused(tables, guests, now()))
    yield repeat("retention", DAY / SECOND, lambda: retention.sweep(now()))
    yield measure_loop_lag()
    yield systemd.report_alive()
    if not services.database.is_shared:
        # PostgreSQL has tools of its own for backups.
        yield Backups(config).run()


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("upkeep stopped", exc_info=task.exception())


# The process.


def serve(config: Config, translator: Translator, opens_page: bool, takes_any_port: bool) -> int:
    """Run a server in this process until it is interrupted or terminated.

    ``takes_any_port`` if the port is only the default: a free one is as good. BadSetup if the
    address cannot be bound, StorageFailed if the data folder cannot be used.
    """
    _set_up_process(config)
    for problem in TITLES.problems:
        log.warning("title unusable", problem=problem)
    try:
        _serve(config, translator, opens_page, takes_any_port)
    except WolfdenError as error:
        if config.log == "text":
            # The command line prints the sentence.
            raise
        log.error("start refused", code=error.code, reason=str(error))
        return START_REFUSED
    return 0


def _set_up_process(config: Config) -> None:
    set_up_log(config.log)
    logging.captureWarnings(capture=True)
    # The writer's thread needs the interpreter often and briefly.
    sys.setswitchinterval(SWITCH_SECONDS)


def _serve(config: Config, translator: Translator, opens_page: bool, takes_any_port: bool) -> None:
    if config.processes > 1 and not config.database:
        raise BadSetup("processes-database", processes=str(config.processes))
    # A file has one server; PostgreSQL needs no folder, and servers share it.
    lock = nullcontext() if config.database else lock_folder(config.data)
    with lock, listen(config, takes_any_port) as listener:
        port = listener.getsockname()[1]
        if config.port not in (0, port):
            facts = {"taken": str(config.port), "port": str(port)}
            if config.log == "json":
                log.warning("port taken", **facts)
            else:
                print(translator.translate("serve-port-taken", facts), file=sys.stderr)
        migrate(config.data, config.database)
        _run(config, listener, lambda: _announce(listener, translator, opens_page))
    log.info("server stopped")


def _run(config: Config, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Run one server process, or as many as are wanted."""
    if config.processes > 1:
        # All processes together have the bots' processes that one would have.
        each = replace(config, workers=max(1, config.workers // config.processes))
        run = partial(serve_jointly, asdict(each), listener)
        Supervisor(config.processes, run, on_ready).run()
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn raises the signal again after stopping; a requested stop is not a failure.
        signal.signal(number, lambda _number, _frame: None)
    AnnouncingServer(uvicorn_config(config), on_ready).run([listener])


def serve_jointly(
    settings: dict[str, Any], listener: socket.socket, on_ready: Callable[[], None]
) -> None:
    """Be one of several processes at a socket.

    After an update the supervisor of the version before calls this, so its parameters stay. The
    first process of a new version migrates the database, while others still use it.
    """
    config = Config(**settings)
    _set_up_process(config)
    try:
        migrate(config.data, config.database)
    except WolfdenError as error:
        log.error("start refused", code=error.code, reason=str(error))
        sys.exit(START_REFUSED)
    AnnouncingServer(uvicorn_config(config), on_ready).run([listener])


def _announce(listener: socket.socket, translator: Translator, opens_page: bool) -> None:
    """Print the address, the last word of its line in every language; open the page if wanted."""
    host, port = listener.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    print(translator.translate("serve-at", {"address": address}), flush=True)
    systemd.notify(systemd.READY)
    if opens_page:
        # Finding a browser may take long, or fail.
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def listen(config: Config, takes_any_port: bool = False) -> socket.socket:
    """Return the socket to listen at; a free port if the usual one is taken and any will do.

    BadSetup if the address cannot be bound.
    """
    if not 0 <= config.port <= LAST_PORT:
        raise BadSetup("port", port=str(config.port), last=str(LAST_PORT))
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as error:
        if takes_any_port and error.errno == EADDRINUSE:
            return socket.create_server((config.host, 0), family=family, backlog=BACKLOG)
        raise BadSetup(
            "listen", host=config.host, port=str(config.port), trouble=str(error)
        ) from error


class AnnouncingServer(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; end the process if that takes too long.

        What was acknowledged is on the disk, so nothing is lost then.
        """
        if not self.should_exit:
            timer = Timer(STOP_SECONDS, _exit_at_once)
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        # What exists by now stays until the end: the collector can skip it.
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)
        if self.should_exit:
            return
        log.info("server started", version=__version__, process=os.getpid())
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Log that the server is asked to stop, then stop."""
        log.info("server stopping")
        systemd.notify(systemd.STOPPING)
        await super().shutdown(sockets)


def _exit_at_once() -> None:
    log.error("stop_took_too_long", seconds=STOP_SECONDS)
    os._exit(1)


def uvicorn_config(config: Config) -> uvicorn.Config:
    """Return the configuration of uvicorn.

    WebSockets are not compressed: updates are small, and a compressor costs a connection far more
    memory than everything else.
    """
    return uvicorn.Config(
        make_app(config),
        host=config.host,
        port=config.port,
        loop="uvloop",
        http=patient_protocol(config),
        ws=DirectProtocol,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        forwarded_allow_ips=config.trusted_proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
