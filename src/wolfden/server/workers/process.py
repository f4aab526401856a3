"""Code that runs in every worker process: its limits, and the start of each job."""

import os
import resource
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import TypeVar

from wolfden.core.processes import exit_with_parent

Answer = TypeVar("Answer")


def start_process(memory: int, niceness: int = 0) -> None:
    """Prepare a worker process: it ignores Ctrl-C, exits with the server, has ``memory`` bytes.

    With more it gets a MemoryError; 0 sets no limit. ``niceness``: how far it gives way to others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    exit_with_parent()
    if memory:
        with suppress(ValueError, OSError):  # some systems know no such limit
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def load_module(name: str) -> None:
    """Import a module, with all that its jobs need, before the first of them comes."""
    import_module(name)


def run_job(cpu_seconds: int, work: Callable[..., Answer], *args: object) -> Answer:
    """Return what a job returns; the system ends the process if it computes for longer.

    0 sets no limit. The parent's clock does not do: it counts waiting for the processor too.
    """
    if cpu_seconds:
        used = resource.getrusage(resource.RUSAGE_SELF)
        limit = int(used.ru_utime + used.ru_stime) + 1 + cpu_seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
    return work(*args)
