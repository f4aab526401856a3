"""Running ``wolfden`` as a person at a shell does, in a separate data folder."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

from tests.support.servers import fork
from wolfden.cli import main

COMMAND = [sys.executable, "-m", "wolfden"]
DEADLINE = 180
"""Seconds after which a process that hangs fails its test."""
PACKAGES = os.environ.get("PYTHONPATH")
"""Where the processes that have loaded everything have found it."""
NOBODY = 65534
"""The number of the user and of the group without rights."""
OWN_SETTINGS = {"WOLFDEN_LANG", "WOLFDEN_PORT"}
"""What a command reads by itself when it runs."""
QUICK_BOTS = ("--seats", "human,random,random", "--first", "seat-1")
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
    """Run a command to its end, its input coming from a file.

    It runs in a process that has loaded everything, unless it is given something that Python itself
    reads when it starts.
    """
    words, seen = list(map(str, arguments)), environment(home, **more)
    if more.keys() <= OWN_SETTINGS and seen.get("PYTHONPATH") == PACKAGES:
        return _run_forked(words, seen, answers)
    done = subprocess.run(
        [*COMMAND, *words],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=seen,
        timeout=DEADLINE,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def wolfden_after(prepare: Callable[[], None] | None, home: Path, *arguments: str | Path) -> Result:
    """Run a command to its end in a process that is prepared first, if need be."""
    return _run_forked(list(map(str, arguments)), environment(home), "", prepare)


def _run_forked(
    words: Sequence[str],
    seen: dict[str, str],
    answers: str,
    prepare: Callable[[], None] | None = None,
) -> Result:
    with TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(answers, encoding="utf-8")
        process = fork(_be_command, words, seen, Path.cwd(), streams, prepare)
        process.join(DEADLINE)
        code = process.exitcode
        process.kill()
        assert code is not None, "the command does not end"
        return Result(code, *[path.read_text(encoding="utf-8") for path in streams[1:]])


def _be_command(
    words: Sequence[str],
    seen: dict[str, str],
    folder: Path,
    streams: Sequence[Path],
    prepare: Callable[[], None] | None,
) -> None:
    """Be a command; runs in a separate process."""
    os.environ.clear()
    os.environ.update(seen)
    os.chdir(folder)
    for number, path in enumerate(streams):
        flags = os.O_WRONLY | os.O_CREAT if number else os.O_RDONLY
        os.dup2(os.open(path, flags), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(
        2, "w", encoding="utf-8", errors="backslashreplace", closefd=False, buffering=1
    )
    if prepare:
        prepare()
    sys.exit(main(words))


def be_nobody() -> None:
    """Give up all rights; runs in a separate process of root."""
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)


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
