"""Running ``wolfden`` as a person at a shell does, in a data folder of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

COMMAND = [sys.executable, "-m", "wolfden"]
LONGEST = 40
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
        timeout=LONGEST,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)
