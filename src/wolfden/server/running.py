"""Running a server until it is told to stop."""

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
from wolfden.i18n.speaker import Speaker
from wolfden.server.app import make_app
from wolfden.server.config import Config
from wolfden.server.storage.database import locked, migrate

GRACE_SECONDS = 10
PING_SECONDS = 20.0
MAX_FRAME = 64 * 1024
LAST_PORT = 65535
SWITCH_SECONDS = 0.0005
WAITING = 2048
"""Connections that may wait to be taken."""
OBJECTS_A_LOOK = 50_000
"""How many objects more there may be before unused circles of them are looked for.

Views are thousands of small objects without circles: looking often costs an eighth of a move.
"""


def serve(config: Config, speaker: Speaker, opens_page: bool = False) -> int:
    """Run a server in this process until it is interrupted or terminated.

    Raises:
        BadSetup: the address cannot be listened at.
        StorageFailed: the data folder cannot be used.
    """
    set_up_log(config.log)
    # The writer's thread comes back from the disk often and briefly: let it in soon.
    sys.setswitchinterval(SWITCH_SECONDS)
    with locked(config.data), listen(config, opens_page) as listener:
        migrate(config.data)
        server = Announcing(uvicorn_config(config), speaker, opens_page)
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn hands a signal on once it has stopped; being asked to stop is no failure.
            signal.signal(number, _ignore)
        server.run([listener])
    return 0


def listen(config: Config, takes_any_port: bool = False) -> socket.socket:
    """Return the socket to listen at; another port if the usual one is taken and any will do.

    Raises:
        BadSetup: the address cannot be listened at.
    """
    if not 0 <= config.port <= LAST_PORT:
        raise BadSetup("port", port=str(config.port), last=str(LAST_PORT))
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=WAITING)
    except OSError as error:
        if takes_any_port and error.errno == EADDRINUSE:
            return socket.create_server((config.host, 0), family=family, backlog=WAITING)
        raise BadSetup(
            "listen", host=config.host, port=str(config.port), trouble=str(error)
        ) from error


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing."""


class Announcing(uvicorn.Server):
    """A server that says where it can be reached once it can, and may open the page there."""

    def __init__(self, config: uvicorn.Config, speaker: Speaker, opens_page: bool) -> None:
        super().__init__(config)
        self._speaker = speaker
        self._opens_page = opens_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address: the one line a person or a script waits for.

        In every language the address stands last in its line.
        """
        await super().startup(sockets)
        # What is there by now stays until the end: nobody has to look through it again.
        gc.freeze()
        gc.set_threshold(OBJECTS_A_LOOK)
        for listener in sockets or []:
            address = _address_of(listener)
            print(self._speaker.say("serve-at", {"address": address}), flush=True)
            if self._opens_page:
                # Finding a browser may take its time, or fail where there is none: the address
                # stands printed either way.
                Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def uvicorn_config(config: Config) -> uvicorn.Config:
    """Return how uvicorn is to run.

    WebSockets are not compressed: updates are small, and a compressor costs a connection far more
    memory than everything else about it.
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
        forwarded_allow_ips=config.proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def set_up_log(form: str) -> None:
    """Write structured lines to standard error, for people or for machines."""
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
