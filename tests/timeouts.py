"""What ends a test that hangs: pytest's own watchdog, and what it does not do by itself.

``faulthandler_timeout`` in pyproject.toml is how long a test may take, with what it sets up and
tears down. Then that plugin of pytest prints where all threads are and ends the process: a process
of several is replaced and the others' tests continue, the only one ends the run. A thread would not
do, because what hangs may never let it run. Added here: which test it is, where all asyncio tasks
are, and the same limit for what is torn down after the last test.
"""

import asyncio
import faulthandler
import gc
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from threading import Timer
from traceback import FrameSummary, StackSummary
from typing import Any, Final, TextIO

import pytest

AHEAD_SECONDS: Final = 1.0
"""How long before the end tasks are printed: it may take a moment to find them."""
STDERR: Final = pytest.StashKey[TextIO]()
"""Standard error as it was before pytest began to capture it."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.fdopen(os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2), "w")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[STDERR].close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch a test with its setup and teardown."""
    with _printing_tasks(item.config, item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, object, object]:
    """Watch what is torn down after the last test."""
    if session.config.getoption("numprocesses", None):  # those processes watch themselves
        return (yield)
    seconds = _limit(session.config)
    with _printing_tasks(session.config, "the end of the run"):
        if seconds:
            out = session.config.stash[STDERR]
            faulthandler.dump_traceback_later(seconds, file=out, exit=True)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()


def _limit(config: pytest.Config) -> float:
    return float(config.getini("faulthandler_timeout") or 0)


@contextmanager
def _printing_tasks(config: pytest.Config, what: str) -> Generator[None]:
    """Print all tasks just before the watchdog ends this process."""
    seconds = _limit(config)
    timer = Timer(max(0.0, seconds - AHEAD_SECONDS), print_tasks, (what, config.stash[STDERR]))
    timer.daemon = True
    if seconds:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def print_tasks(what: str, out: TextIO) -> None:
    """Print where all asyncio tasks of this process are, in whatever thread."""
    print(f"\nTime is up for {what}, in process {os.getpid()}", file=out)
    for task in [one for one in gc.get_objects() if isinstance(one, asyncio.Task)]:
        if not task.done():
            print(
                f"Task {task.get_name()}:", *StackSummary.from_list(_stack(task)).format(), file=out
            )
    out.flush()


def _stack(task: "asyncio.Task[Any]") -> list[FrameSummary]:
    """Return where a task waits; its own method knows the first function only."""
    found = []
    waiting: Any = task.get_coro()
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None) or getattr(waiting, "gi_frame", None)
        if frame is not None:
            code = frame.f_code
            found.append(FrameSummary(code.co_filename, frame.f_lineno, code.co_name))
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "gi_yieldfrom", None)
    return found
