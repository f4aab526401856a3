"""Start and stop of the server process."""

import gc
import logging
import signal
import socket
import sys
import webbrowser
from errno import EADDRINUSE
from threading import Thread
from types import FrameType

import structlog
import uvicorn

from wolfden.core.errors import BadSetup
from wolfden.i18n.translator import Translator
from wolfden.server.app import make_app
from wolfden.server.config import Config
from wolfden.server.store.database import lock_folder, migrate
from wolfden.titles import TITLES

GRACE_SECONDS = 10
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


def serve(config: Config, translator: Translator, opens_page: bool, takes_any_port: bool) -> int:
    """Run a server in this process until it is interrupted or terminated.

    ``takes_any_port`` if the port is only the default: a free one is as good. BadSetup if the
    address cannot be bound, StorageFailed if the data folder cannot be used.
    """
    set_up_log(config.log)
    for problem in TITLES.problems:
        structlog.get_logger().warning("title_unusable", problem=problem)
    # The writer's thread needs the interpreter often and briefly.
    sys.setswitchinterval(SWITCH_SECONDS)
    with lock_folder(config.data), listen(config, takes_any_port) as listener:
        port = listener.getsockname()[1]
        if config.port not in (0, port):
            facts = {"taken": str(config.port), "port": str(port)}
            print(translator.translate("serve-port-taken", facts), file=sys.stderr)
        migrate(config.data)
        server = AnnouncingServer(uvicorn_config(config), translator, opens_page)
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn raises the signal again after stopping; a requested stop is not a failure.
            signal.signal(number, _ignore)
        server.run([listener])
    return 0


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


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing."""


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address once it can be reached, and may open the page."""

    def __init__(self, config: uvicorn.Config, translator: Translator, opens_page: bool) -> None:
        super().__init__(config)
        self._translator = translator
        self._opens_page = opens_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address, the last word of its line in every language."""
        await super().startup(sockets)
        # What exists by now stays until the end: the collector can skip it.
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)
        for listener in sockets or []:
            address = _address_of(listener)
            print(self._translator.translate("serve-at", {"address": address}), flush=True)
            if self._opens_page:
                # Finding a browser may take long, or fail.
                Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
        http="httptools",
        ws="websockets-sansio",
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


def set_up_log(form: str) -> None:
    """Log structured lines to standard error, as text or as JSON."""
    last: structlog.types.Processor = structlog.processors.JSONRenderer()
    if form == "text":
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
