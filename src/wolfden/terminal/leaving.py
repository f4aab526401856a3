"""Leaving in mid-game: a signal never cuts an action in two.

While the program waits for a person, a signal ends the waiting at once; while it plays, the signal
is remembered until the action is complete.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Leave(KeyboardInterrupt):
    """Somebody leaves: by a key, a command, the end of input or a closed terminal."""


class Departure:
    """Watches for signals that ask to leave."""

    def __init__(self) -> None:
        self._asked = False
        self._waits = False

    def _notice(self, _signal: int, _frame: FrameType | None) -> None:
        self._asked = True
        if self._waits:
            raise Leave

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch while a game runs; put the former handlers back afterwards."""
        former = {one: signal.signal(one, self._notice) for one in _SIGNALS}
        try:
            yield
        finally:
            for one, handler in former.items():
                signal.signal(one, handler)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait for a person: from here on a signal raises ``Leave`` at once."""
        self.check()
        self._waits = True
        try:
            yield
        except (EOFError, OSError, KeyboardInterrupt) as end:
            # OSError: the terminal is gone, and with it whoever sat there.
            raise Leave from end
        finally:
            self._waits = False

    def check(self) -> None:
        """Leave now if a signal asked for it while an action was carried out."""
        if self._asked:
            raise Leave
