"""Several equal server processes at one socket: started, replaced when they die, stopped."""

import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from wolfden.core.processes import exit_with_parent
from wolfden.server.log import log

PAUSE_SECONDS: Final = 1.0
"""The least time between two starts of a process that does not stay."""

STOP_SECONDS: Final = 15.0
"""How long a process may take to end after a signal."""

Run = Callable[[Callable[[], None]], None]
"""Runs a server; calls what it is given once it can be reached."""


class Supervisor:
    """Keeps ``count`` processes running until a signal asks to stop.

    They are forked, so all of them accept at the socket that was opened before. One that is stopped
    or busy accepts nothing, and the others take its share.
    """

    def __init__(self, count: int, run: Run, on_ready: Callable[[], None]) -> None:
        self._count, self._run, self._on_ready = count, run, on_ready
        self._fork = multiprocessing.get_context("fork")
        self._processes: dict[BaseProcess, float] = {}
        """The processes, and when each was started."""
        self._stopped = 0.0
        """When a signal asked to stop; 0 before that."""

    def run(self) -> None:
        """Start the processes; return when all have ended after a signal."""
        reader, writer = self._fork.Pipe(duplex=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        for _ in range(self._count):
            self._start(writer)
        starting = self._count
        while self._processes:
            sentinels = [process.sentinel for process in self._processes]
            for event in wait([reader, *sentinels], PAUSE_SECONDS):
                if event is reader:
                    reader.recv()
                    starting -= 1
                    if not starting:
                        self._on_ready()
            self._replace_ended(writer)
            self._end_late()

    def _start(self, writer: Connection) -> None:
        def run() -> None:
            for number in (signal.SIGINT, signal.SIGTERM):
                # uvicorn raises the signal again after stopping; that is not a failure.
                signal.signal(number, lambda _number, _frame: None)
            exit_with_parent()
            self._run(lambda: writer.send(None))

        process = self._fork.Process(target=run, name="wolfden server")
        process.start()
        self._processes[process] = time.monotonic()

    def _replace_ended(self, writer: Connection) -> None:
        for process, started in list(self._processes.items()):
            if process.exitcode is None:
                continue
            del self._processes[process]
            if self._stopped:
                continue
            log.warning("a server process ended", pid=process.pid, exit_code=process.exitcode)
            time.sleep(max(0.0, started + PAUSE_SECONDS - time.monotonic()))
            self._start(writer)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopped = self._stopped or time.monotonic()
        for process in self._processes:
            process.terminate()

    def _end_late(self) -> None:
        """Stop processes again that were only starting when asked, and end those that hang."""
        if self._stopped:
            is_over = time.monotonic() > self._stopped + STOP_SECONDS
            for process in self._processes:
                (process.kill if is_over else process.terminate)()
