"""Stopping by a signal: it is remembered, and whoever plays looks for it between two breaths."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Stopping:
    """Whether a signal has asked to stop, and which one."""

    def __init__(self) -> None:
        self.signal: int | None = None

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.signal is not None

    def _notice(self, number: int, _frame: FrameType | None) -> None:
        self.signal = number

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch for signals; put the former handlers back afterwards."""
        former = {one: signal.signal(one, self._notice) for one in _SIGNALS}
        try:
            yield
        finally:
            for one, handler in former.items():
                signal.signal(one, handler)
