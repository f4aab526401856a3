"""The server's log: structured lines on standard error, each with the request it belongs to."""

import json
import logging
import secrets
import sys
import time
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Any, Final

import structlog
from structlog.contextvars import bound_contextvars, get_contextvars, merge_contextvars
from structlog.stdlib import ProcessorFormatter

from wolfden.server.base.metrics import LIMITED, REFUSALS

NOTED: Final = ("too_many", "foreign_origin", "foreign_host", "storage", "banned")
"""Codes of refusals that an operator wants to know of; all others are only counted."""
MAX_LINES: Final = 20
"""Lines about refusals of one code in a minute: a flood must not fill the disk."""
MAX_KINDS: Final = 1000
"""Kinds of lines remembered; whoever has so many addresses is not told apart by them."""
MINUTE: Final = 60.0
CODE_PATHS: Final = ("/move/", "/door/")
"""The pages for moving to another device and of an invitation; the code follows."""

Line = MutableMapping[str, Any]

log = structlog.get_logger("wolfden.server")


class _StandardError(logging.Handler):
    """Writes to what standard error is at the moment."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        print(self.format(record), file=sys.stderr, flush=True)


def set_up_log(form: str = "text", level: int = logging.INFO) -> None:
    """Write the log to standard error, as text or as JSON; uvicorn's own lines included.

    ``level`` is that of our own lines; of others, warnings are enough.
    """
    shared: list[structlog.types.Processor] = [
        merge_contextvars,
        redact,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.types.Processor] = [structlog.processors.JSONRenderer()]
    if form == "text":
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    else:
        last.insert(0, structlog.processors.format_exc_info)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = _StandardError()
    handler.setFormatter(
        ProcessorFormatter(
            processors=[ProcessorFormatter.remove_processors_meta, *last],
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *shared],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_admitted)
    logging.getLogger("wolfden").setLevel(level)


def json_line(event: str, **facts: object) -> str:
    """Return a line as the log for machines has them, for standard output."""
    line = {**facts, "event": event, "level": "info"}
    return json.dumps(structlog.processors.TimeStamper(fmt="iso", utc=True)(None, "", line))


def shorten_address(address: str) -> str:
    """Return the network of an address or of a smaller network, too large to name a person.

    >>> shorten_address("192.0.2.77"), shorten_address("2001:db8:1:2::/64"), shorten_address("?")
    ('192.0.2.0/24', '2001:db8:1::/48', '?')
    """
    host = address.partition("/")[0]
    try:
        return str(ip_network(f"{host}/{48 if ':' in host else 24}", strict=False))
    except ValueError:
        return address


def redact(_logger: object, _method: str, line: Line) -> Line:
    """Let no line contain a whole address, or a code that signs a device in."""
    if "client" in line:
        line["client"] = shorten_address(str(line["client"]))
    for path in CODE_PATHS:
        if str(line.get("path", "")).startswith(path):
            line["path"] = f"{path}…"
    return line


# Requests.


def new_request_id() -> str:
    """Return an id under which a person can ask for the lines about a request."""
    return secrets.token_hex(5)


@contextmanager
def request_context(client: str) -> Iterator[str]:
    """Give a request an id, which stands with the client's address in every line it causes."""
    name = new_request_id()
    with bound_contextvars(request=name, client=client):
        yield name


def request_id() -> str:
    """Return the id of the request that is being handled; empty outside of one."""
    return str(get_contextvars().get("request", ""))


# Refusals.


class LineLimit:
    """Allows ``most`` lines of a kind in a minute, and counts those left out."""

    def __init__(self, most: int = MAX_LINES, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._minutes: dict[str, tuple[float, int]] = {}
        """When the present minute of a kind began, and how many lines it has had."""

    def admit(self, kind: str) -> int | None:
        """Return how many lines were left out before this one; ``None`` to leave it out too."""
        moment = self._clock()
        began, lines = self._minutes.get(kind, (moment, 0))
        left_out = 0
        if moment - began >= MINUTE:
            left_out = max(0, lines - self._most)
            began, lines = moment, 0
        self._minutes[kind] = (began, lines + 1)
        if len(self._minutes) > MAX_KINDS:
            self._minutes.clear()
        return left_out if lines < self._most else None


_LIMIT: Final = LineLimit()


def count_refusal(code: str, **facts: object) -> None:
    """Count a refused request or message, and log it if an operator wants to know of it."""
    REFUSALS.labels(code).inc()
    if code not in NOTED:
        return
    left_out = _LIMIT.admit(code)
    if left_out is not None:
        log.warning("refused", code=code, **facts, **({"left_out": left_out} if left_out else {}))


_ADDRESS_LIMIT: Final = LineLimit(most=1)


def count_limited(how: str, client: str) -> None:
    """Count that a connection is not read for a while, or cut, because of what it costs.

    An operator is told of an address once in a minute.
    """
    LIMITED.labels(how).inc()
    same = _ADDRESS_LIMIT.admit(f"{how} {client}")
    if same is not None and (others := _LIMIT.admit(how)) is not None:
        log.warning("limited", how=how, client=client, left_out=same + others)


def _is_admitted(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn, which has one for each malformed request, is written."""
    return record.levelno > logging.WARNING or _LIMIT.admit(str(record.msg)) is not None
