"""Several equal server processes at one socket: started, replaced, restarted in turn, stopped."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from wolfden.core.processes import exit_with_parent
from wolfden.server.base import systemd
from wolfden.server.base.log import log

PAUSE_SECONDS: Final = 1.0
"""The least time between two starts of a process that does not stay."""

START_SECONDS: Final = 60.0
"""How long a process may take to start during a rolling restart."""

STOP_SECONDS: Final = 15.0
"""How long a process may take to end after a signal."""

Run = Callable[[Callable[[], None]], None]
"""Runs a server; calls what it is given once it can be reached."""


@dataclass
class Child:
    """A server process."""

    process: BaseProcess
    is_fresh: bool
    """Whether it has loaded the code by itself."""
    started: float
    is_ready: bool = False
    is_outdated: bool = False
    """Whether a process with fresh code is to take its place."""
    stopped: float = 0.0
    """When it was asked to stop; 0 before that."""

    def stop(self) -> None:
        """Ask it to stop."""
        self.stopped = self.stopped or time.monotonic()
        self.process.terminate()


class Supervisor:
    """Keeps ``count`` processes running until a signal asks to stop.

    They are forked, so all of them accept at the socket that was opened before. One that is stopped
    or busy accepts nothing, and the others take its share.

    SIGHUP restarts them one after the other: a new interpreter, which loads the code that is
    installed by then, has to serve before an old process is stopped. If it does not come to serve,
    the old processes stay. ``run`` is sent to such a process by its name and must be picklable.
    """

    def __init__(self, count: int, run: Run, on_ready: Callable[[], None]) -> None:
        self._count, self._run, self._on_ready = count, run, on_ready
        self._fork = multiprocessing.get_context("fork")
        self._spawn = multiprocessing.get_context("spawn")
        self._reader, self._writer = self._fork.Pipe(duplex=False)
        """Processes send their id once they can be reached."""
        self._children: dict[int, Child] = {}
        self._is_announced = False
        self._is_restart_asked = False
        self._has_fresh_code = False
        """Whether a process with fresh code has ever come to serve."""
        self._is_stopped = False

    def run(self) -> None:
        """Start the processes; return when all have ended after a signal."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGHUP, self._restart)
        for _ in range(self._count):
            self._start()
        while self._children:
            if systemd.watchdog_seconds():
                systemd.notify(systemd.ALIVE)
            sentinels = [child.process.sentinel for child in self._children.values()]
            if self._reader in wait([self._reader, *sentinels], PAUSE_SECONDS):
                self._note_ready(self._reader.recv())
            self._remove_ended()
            self._end_late()
            if not self._is_stopped:
                self._keep_count()
                self._continue_restart()

    # Signals.

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._is_stopped = True
        systemd.notify(systemd.STOPPING)
        for child in self._children.values():
            child.stop()

    def _restart(self, _number: int, _frame: FrameType | None) -> None:
        """Leave it to the loop, which knows all processes: one may be starting right now."""
        self._is_restart_asked = True
        # The loop waits for messages; this one means no process.
        self._writer.send(0)

    # Processes.

    def _start(self) -> None:
        is_fresh = self._has_fresh_code or self._is_restarting
        context = self._spawn if is_fresh else self._fork
        process = context.Process(
            target=_be_server, args=(self._run, self._writer), name="wolfden server"
        )
        process.start()
        self._children[process.pid or 0] = Child(process, is_fresh, time.monotonic())

    def _note_ready(self, pid: int) -> None:
        child = self._children.get(pid)
        if child is not None:
            child.is_ready = True
            self._has_fresh_code = self._has_fresh_code or child.is_fresh
        if not self._is_announced and all(one.is_ready for one in self._children.values()):
            self._is_announced = True
            self._on_ready()

    def _remove_ended(self) -> None:
        for pid, child in list(self._children.items()):
            if child.process.exitcode is None:
                continue
            del self._children[pid]
            if child.stopped:
                if child.is_outdated and not self._is_restarting:
                    log.info("rolling restart done")
                continue
            log.warning("a server process ended", pid=pid, exit_code=child.process.exitcode)
            if self._is_restarting and child.is_fresh and not child.is_ready:
                self._give_up_restarting()
            time.sleep(max(0.0, child.started + PAUSE_SECONDS - time.monotonic()))

    def _end_late(self) -> None:
        """Stop processes again that were only starting when asked, and end those that hang."""
        now = time.monotonic()
        for child in self._children.values():
            if child.stopped and now > child.stopped + STOP_SECONDS:
                child.process.kill()
            elif child.stopped or self._is_stopped:
                child.stop()
            elif self._is_restarting and not child.is_ready and now > child.started + START_SECONDS:
                child.process.kill()

    def _keep_count(self) -> None:
        for _ in range(self._count - len(self._staying)):
            self._start()

    # Rolling restart.

    @property
    def _staying(self) -> list[Child]:
        return [child for child in self._children.values() if not child.stopped]

    @property
    def _is_restarting(self) -> bool:
        return any(child.is_outdated for child in self._staying)

    def _continue_restart(self) -> None:
        """Take the next step once all processes serve and none is about to end."""
        if self._is_restart_asked:
            self._is_restart_asked = False
            for child in self._children.values():
                child.is_outdated = True
        children = list(self._children.values())
        if not self._is_restarting or not all(one.is_ready and not one.stopped for one in children):
            return
        if len(children) > self._count:
            next(child for child in children if child.is_outdated).stop()
        else:
            self._start()

    def _give_up_restarting(self) -> None:
        log.error("rolling restart given up: a new process did not start")
        for child in self._children.values():
            child.is_outdated = False


def _be_server(run: Run, writer: Connection) -> None:
    """Be a server process; runs there."""
    for number in (signal.SIGINT, signal.SIGTERM):
        # Not those of the supervisor; the server has its own once there is something to stop.
        signal.signal(number, signal.SIG_DFL)
    # A closed terminal sends it to all processes; restarting is up to the supervisor.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    exit_with_parent()
    # systemd listens to the supervisor alone.
    os.environ.pop(systemd.SOCKET, None)
    run(lambda: writer.send(os.getpid()))
