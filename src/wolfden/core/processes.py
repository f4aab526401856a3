"""Processes and signals: what arena, teaching, terminal and server share."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

STOP_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class SignalWatcher:
    """Remembers a signal that asks to stop; the work loop calls the watcher to poll for it."""

    def __init__(self) -> None:
        self.signal: int | None = None

    def __call__(self) -> bool:
        """Whether a signal has asked to stop."""
        return self.signal is not None

    @property
    def exit_code(self) -> int:
        """The exit code of this program: 0, or 128 and the number of the signal that stopped it."""
        return 0 if self.signal is None else 128 + self.signal

    def handle(self, number: int, _frame: FrameType | None) -> None:
        """Remember the signal."""
        self.signal = number

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Handle signals inside the block; restore the former handlers afterwards."""
        former = {one: signal.signal(one, self.handle) for one in STOP_SIGNALS}
        try:
            yield
        finally:
            for one, handler in former.items():
                signal.signal(one, handler)


def ignore_stop_signals() -> None:
    """Leave stopping to the parent process, which ends this one."""
    for one in STOP_SIGNALS:
        signal.signal(one, signal.SIG_IGN)


def exit_with_parent() -> None:
    """End this child process as soon as its parent is gone, whatever it is doing."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
