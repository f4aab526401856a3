"""Processes that only report events, for tests of the supervisor; new ones load little."""

import signal
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NoReturn

import structlog
from structlog.exceptions import DropEvent
from structlog.typing import EventDict

from wolfden.server.sharing.supervisor import Supervisor


def supervise(broken: Path, events: Connection) -> None:
    """Run two of them; what is logged are events too."""

    def note(_logger: object, _method: str, line: EventDict) -> NoReturn:
        events.send(line["event"])
        raise DropEvent

    structlog.configure(processors=[note])
    Supervisor(2, partial(report, broken, events), lambda: None).run()


def report(broken: Path, events: Connection, on_ready: Callable[[], None]) -> None:
    """Be such a process: report that it serves and ends, or that it cannot start."""

    def end(_number: int, _frame: object) -> None:
        events.send("ended")
        sys.exit()

    if broken.exists():
        events.send("broken")
        sys.exit(1)
    signal.signal(signal.SIGTERM, end)
    events.send("serves")
    on_ready()
    while True:
        signal.pause()
