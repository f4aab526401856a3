"""Running a server until it is told to stop."""

import logging
import signal
import sys
from types import FrameType

import structlog
import uvicorn

from wolfden.server.app import make_app
from wolfden.server.config import Config
from wolfden.server.storage.database import locked, migrate

GRACE_SECONDS = 10
PING_SECONDS = 20.0
MAX_FRAME = 64 * 1024
SWITCH_SECONDS = 0.0005


def serve(config: Config) -> int:
    """Run a server in this process until it is interrupted or terminated."""
    set_up_log(config.log)
    # The writer's thread comes back from the disk often and briefly: let it in soon.
    sys.setswitchinterval(SWITCH_SECONDS)
    with locked(config.data):
        migrate(config.data)
        server = Announcing(uvicorn_config(config))
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn hands a signal on once it has stopped; being asked to stop is no failure.
            signal.signal(number, _ignore)
        server.run()
    return 0


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing."""


class Announcing(uvicorn.Server):
    """A server that says where it can be reached once it can."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, then print the address: the one line a person or a script waits for."""
        await super().startup()
        for listener in self.servers:
            for socket in listener.sockets:
                host, port = socket.getsockname()[:2]
                print(f"Wolfden is at http://{host}:{port}", flush=True)


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
