"""Jobs for worker processes in tests; this module imports little, so that they start soon."""

import os
import signal
import sys
import time


def answer(word: str) -> str:
    """Answer immediately."""
    return word


def die(*_given: object) -> None:
    """Die as by the system's hand when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def hang(*_args: object) -> None:
    """Never answer."""
    while True:
        time.sleep(3600)


def compute() -> None:
    """Compute for ever."""
    while True:
        pass


def gobble() -> int:
    """Take more memory than there is."""
    return len(bytearray(2**34))


def drawn_titles() -> list[str]:
    """Return the titles that a worker for pictures has drawn."""
    module = sys.modules["wolfden.server.features.pictures.tasks"]
    return sorted({title for title, _language in module._STUDIOS})
