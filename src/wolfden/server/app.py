"""The server process: its application, start and stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import AsyncExitStack, nullcontext
from errno import EADDRINUSE
from functools import partial
from threading import Thread, Timer
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.structs import asdict, replace
from sqlalchemy.exc import SQLAlchemyError

from wolfden import __version__
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.i18n.translator import Translator
from wolfden.server.base import systemd
from wolfden.server.base.config import Config
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.log import json_line, log, set_up_log
from wolfden.server.database.engine import FILE, lock_folder, migrate
from wolfden.server.features.door.guard import Doorkeeper
from wolfden.server.features.page.files import PageFiles
from wolfden.server.http import failures as errors
from wolfden.server.http.direct import direct_protocol
from wolfden.server.http.gate import App, Gate
from wolfden.server.http.requests import refuse_null_characters
from wolfden.server.http.timeouts import patient_protocol
from wolfden.server.registry import Features, installed_features
from wolfden.server.running import run_services
from wolfden.server.services import DEPENDENCIES, send_new_cookie
from wolfden.server.sharing import postgres
from wolfden.server.sharing.supervisor import Supervisor
from wolfden.titles import TITLES

MAX_BODY: Final = 256 * 1024
START_REFUSED: Final = 2
"""The exit code of a server that did not start; the same as of any command that is refused."""
START_SECONDS: Final = 30.0
"""How long the services may take to start."""
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
LISTENER: Final = "WOLFDEN_LISTENER"
"""The variable that names the socket of a server that restarted itself."""
SWITCH_SECONDS = 0.0005
BACKLOG = 2048
"""Connections that may wait to be accepted."""
GC_THRESHOLD = 50_000
"""Net new objects before the garbage collector runs.

Views are thousands of small objects without cycles: frequent collection costs an eighth of a move.
"""

# The application.


def make_app(config: Config, routes: Litestar) -> Gate:
    """Return the application of a server behind its gate; ``routes.state`` gets its services."""
    routes.state.files = files = PageFiles(features=routes.state.features)
    errors.describe_bodies(routes)
    errors.describe_errors(routes)
    app = cast("App", routes)
    if config.is_closed:
        app = Doorkeeper(app, routes.state)
    return Gate(app, config, files.inline_scripts())


def make_routes(features: Features | None = None) -> Litestar:
    """Return the routes of a server, which are those of its features."""
    found = features or installed_features()
    return Litestar(
        route_handlers=[handler for feature in found for handler in feature.routes],
        state=State({"features": found}),
        dependencies=DEPENDENCIES,
        exception_handlers=errors.HANDLERS,
        before_request=refuse_null_characters,
        before_send=[send_new_cookie],
        openapi_config=OpenAPIConfig(
            title="Wolfden",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


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
    installed_features()  # what does not fit together is refused before anything is touched
    if config.processes > 1 and not config.database:
        raise BadSetup("processes-database", processes=str(config.processes))
    # A file has one server; PostgreSQL needs no folder, and servers share it.
    lock = nullcontext() if config.database else lock_folder(config.data)
    with lock, listen(config, takes_any_port) as listener:
        kept = listener.dup()
        port = listener.getsockname()[1]
        if config.port not in (0, port):
            facts = {"taken": str(config.port), "port": str(port)}
            if config.log == "json":
                log.warning("port taken", **facts)
            else:
                print(translator.translate("serve-port-taken", facts), file=sys.stderr)
        migrate(config.data, config.database)
        on_ready = partial(_announce, listener, config.log, translator, opens_page)
        restarts = _run(config, listener, on_ready)
    log.info("server stopped")
    if restarts:
        _restart(kept)
    kept.close()


def _run(config: Config, listener: socket.socket, on_ready: Callable[[], None]) -> bool:
    """Run one server process, or as many as are wanted; return whether to start again.

    Several follow each other under a supervisor. A single one stops before the next begins: a file
    has one server.
    """
    if config.processes > 1:
        # All processes together have the bots' processes that one would have.
        each = replace(config, workers=max(1, config.workers // config.processes))
        run = partial(serve_jointly, asdict(each), listener)
        Supervisor(config.processes, run, on_ready).run()
        return False
    server = AnnouncingServer(config, on_ready)
    if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # as nohup has it
        signal.signal(signal.SIGHUP, server.stop_for_restart)
    server.run_until_stopped(listener)
    return server.restarts


def _restart(listener: socket.socket) -> None:
    """Become a new process of the code installed by now; connections wait for it at the socket."""
    log.info("server restarting")
    # Semaphores of worker processes are given back now: no exit handler runs.
    gc.unfreeze()
    gc.collect()
    os.set_inheritable(listener.fileno(), True)
    os.environ[LISTENER] = str(listener.fileno())
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


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
        AnnouncingServer(config, on_ready).run_until_stopped(listener)
    except WolfdenError as error:
        log.error("start refused", code=error.code, reason=str(error))
        sys.exit(START_REFUSED)


def _announce(listener: socket.socket, form: str, translator: Translator, opens_page: bool) -> None:
    """Print the address, the last word of its line in every language; open the page if wanted.

    Next to a log for machines, this line is for them too.
    """
    host, port = listener.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    said = translator.translate("serve-at", {"address": address})
    print(json_line("server ready", address=address) if form == "json" else said, flush=True)
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
    if inherited := os.environ.pop(LISTENER, ""):
        return socket.socket(fileno=int(inherited))
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
    """A server with its services, that says when it can be reached."""

    def __init__(self, config: Config, on_ready: Callable[[], None]) -> None:
        self._routes = make_routes()
        super().__init__(uvicorn_config(config, make_app(config, self._routes)))
        self._settings, self._on_ready = config, on_ready
        self._loop: asyncio.AbstractEventLoop
        self._starting: asyncio.Timeout | None = None
        """What can end the start early, as long as it lasts."""
        self._is_hung_up = False
        """Whether the last signal asked for a restart."""
        self.restarts = False
        """Whether a new process is to follow this one, once it has stopped."""

    def run_until_stopped(self, listener: socket.socket) -> None:
        """Serve until a signal asks to stop; WolfdenError if the services do not start."""
        for number in (signal.SIGINT, signal.SIGTERM):
            # From now on no signal is lost, and none ends the process in the middle of something.
            # uvicorn raises it again after stopping, which changes nothing then.
            signal.signal(number, self.handle_exit)
        self.run([listener])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, in the middle of the start too."""
        self._is_hung_up = False
        if not self.should_exit:
            _exit_in_time()
        super().handle_exit(sig, frame)
        if self._starting is not None:
            self._loop.call_soon_threadsafe(self._end_start)

    def stop_for_restart(self, _number: int, frame: FrameType | None) -> None:
        """Begin to stop for a new process; a terminal that was closed wants no server any more."""
        if not self.should_exit:
            self.handle_exit(signal.SIGTERM, frame)
            self._is_hung_up = not (sys.stdin and sys.stdin.isatty())

    def _end_start(self) -> None:
        if self._starting is not None:
            self._starting.reschedule(self._loop.time())

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Run the services and serve; WolfdenError if they do not start."""
        with self.capture_signals():
            async with AsyncExitStack() as opened:
                if await self._start_services(opened):
                    await self._serve(sockets)
            # Before uvicorn raises the signals again that it has seen.
            self.restarts = self._is_hung_up

    async def _start_services(self, opened: AsyncExitStack) -> bool:
        """Start the services unless a signal comes first; return whether they run."""
        self._loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(START_SECONDS) as self._starting:
                if not self.should_exit:
                    services = run_services(self._settings)
                    self._routes.state.services = await opened.enter_async_context(services)
                    return True
        except (WolfdenError, SQLAlchemyError, OSError) as error:
            if not self.should_exit:
                _exit_in_time()
                raise _start_failure(self._settings, error) from error
        finally:
            self._starting = None
        log.info("start interrupted")
        return False

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
        systemd.notify(systemd.reloading() if self._is_hung_up else systemd.STOPPING)
        await super().shutdown(sockets)


def _start_failure(config: Config, error: Exception) -> WolfdenError:
    """Return the sentence about a start that failed."""
    if isinstance(error, WolfdenError):
        return error
    trouble = " ".join(str(getattr(error, "orig", error)).split())
    trouble = trouble or f"{type(error).__name__} ({START_SECONDS:.0f} s)"
    if config.database:
        url = postgres.shown(config.database)
        return StorageFailed("database-unreachable", url=url, trouble=trouble)
    return StorageFailed("database-unusable", path=str(config.data / FILE), trouble=trouble)


def _exit_in_time() -> None:
    """End the process if it takes too long to stop.

    What was acknowledged is on the disk, so nothing is lost then.
    """
    timer = Timer(STOP_SECONDS, _exit_now)
    timer.daemon = True
    timer.start()


def _exit_now() -> None:
    log.error("stop_took_too_long", seconds=STOP_SECONDS)
    os._exit(1)


def uvicorn_config(config: Config, app: Gate) -> uvicorn.Config:
    """Return the configuration of uvicorn.

    WebSockets are not compressed: updates are small, and a compressor costs a connection far more
    memory than everything else.
    """
    return uvicorn.Config(
        app,
        lifespan="off",
        host=config.host,
        port=config.port,
        loop="uvloop",
        http=patient_protocol(config, app.budget),
        ws=direct_protocol(app.budget),
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
