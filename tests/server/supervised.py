"""Processes that only report events, for tests of the supervisor; new ones load little."""

import signal
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess
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


def supervise_impatiently(broken: Path, events: Connection) -> None:
    """Do the same, with a restart that is asked for while the second process starts."""
    start, started = ForkProcess.start, list[ForkProcess]()

    def start_and_restart(process: ForkProcess) -> None:
        start(process)
        started.append(process)
        if len(started) == 2:
            signal.raise_signal(signal.SIGHUP)

    ForkProcess.start = start_and_restart  # type: ignore[assignment, method-assign]
    supervise(broken, events)


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
