"""Running ``wolfden`` as a person at a shell does, in a data folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer

COMMAND = [sys.executable, "-m", "wolfden"]
DEADLINE = 180
"""Seconds after which a process that hangs fails its test."""
QUICK_BOTS = ("--seats", "human,random,random")
"""Opponents that take no time and always do the same with the same seed."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return what a process sees: this machine, but games kept below ``home``, in English."""
    plain = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR")}
    said = {"XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", "WOLFDEN_LANG": "en"}
    return {**plain, **said, **more}


@dataclass(frozen=True)
class Result:
    """How a process ended and what it said."""

    code: int
    out: str
    err: str

    def check_refusal(self, *words: str) -> None:
        """Check that the command was refused in one sentence that has these words."""
        assert self.code == 2, self.out + self.err
        assert "Traceback" not in self.err + self.out
        assert self.err.startswith("wolfden: ")
        assert len(self.err.splitlines()) == 1
        for word in words:
            assert word in self.err


def wolfden(home: Path, *arguments: str | Path, answers: str = "", **more: str) -> Result:
    """Run a command to its end, its input coming from a pipe."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=DEADLINE,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


@contextmanager
def started(home: Path, *arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """Run a command with pipes for input and output; kill it once the deadline has passed."""
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
    )
    timer = Timer(DEADLINE, process.kill)
    timer.start()
    try:
        with process:
            yield process
    finally:
        timer.cancel()


def answer(process: subprocess.Popen[str], answers: str, until: str) -> None:
    """Type answers and read until a line with a text comes."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(answers)
    process.stdin.flush()
    assert any(until in line for line in iter(process.stdout.readline, "")), f"no {until!r}"
