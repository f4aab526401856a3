"""A test that hangs fails and says where, wherever it hangs, and the run comes to its end."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.servers import ROOT

HANGING = """
import asyncio
from collections.abc import Iterator

import pytest


async def wait_for_ever() -> None:
    await asyncio.Event().wait()


async def lose_a_cancellation() -> None:
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        await wait_for_ever()


async def leave_one_behind() -> None:
    asyncio.create_task(lose_a_cancellation(), name="lost")
    await asyncio.sleep(0)


@pytest.fixture
def endless() -> Iterator[None]:
    yield
    asyncio.run(wait_for_ever())


@pytest.fixture(scope="session")
def endless_session() -> Iterator[None]:
    yield
    asyncio.run(wait_for_ever())


def test_good() -> None:
    pass


def test_call() -> None:
    asyncio.run(leave_one_behind())


def test_teardown(endless: None) -> None:
    pass


def test_end_of_the_run(endless_session: None) -> None:
    pass
"""


def run(folder: Path, processes: int, *tests: str) -> str:
    """Return what pytest prints of some of the tests above, which fail."""
    file = folder / "test_hanging.py"
    file.write_text(HANGING)
    limit = ["-o", "faulthandler_timeout=2", "-o", "faulthandler_exit_on_timeout=true"]
    alone = ["-p", "tests.timeouts", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    given = [*alone, "-c", os.devnull, *limit, "--numprocesses", str(processes)]
    chosen = [f"{file}::test_{test}" for test in tests]
    command = [sys.executable, "-m", "pytest", *given, *chosen]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 1, said
    return said


def test_tests_that_hang_fail_and_the_others_continue(tmp_path: Path) -> None:
    said = run(tmp_path, 1, "call", "teardown", "good")
    for name in ("call", "teardown"):
        assert f"Time is up for test_hanging.py::test_{name}, in process" in said
    assert "Task lost:" in said
    assert said.count("in wait_for_ever") >= 2
    assert said.count("Timeout (0:00:02)!") == 2
    assert "2 failed" in said


def test_a_run_whose_end_hangs_ends(tmp_path: Path) -> None:
    said = run(tmp_path, 0, "end_of_the_run")
    assert "Time is up for test_hanging.py::test_end_of_the_run, in process" in said
    assert "in wait_for_ever" in said
    assert said.count("Timeout (0:00:02)!") == 1
