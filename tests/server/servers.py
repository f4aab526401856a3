"""A server in a process of its own, as an operator starts it."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ANSWERS_WITHIN = 30.0


@dataclass
class Running:
    """A server that answers at ``url``."""

    process: subprocess.Popen[str]
    url: str
    data: Path
    database: str = ""

    @property
    def flags(self) -> list[str]:
        """What tells an operator's command where the data are."""
        return ["--database", self.database] if self.database else ["--data", str(self.data)]

    @property
    def port(self) -> int:
        """The port it listens at."""
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power failure would."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """End it as an operator would; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(ANSWERS_WITHIN)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def command_line(data: Path, **flags: object) -> list[str]:
    """Return what follows ``wolfden`` in the command that starts a server."""
    usual = {"port": 0, "min_bot_seconds": 0, "limits": 0, "workers": 1, "log": "json"}
    words = ["serve", "--data", str(data)]
    for name, value in {**usual, **flags}.items():
        words += [f"--{name.replace('_', '-')}", *([] if value is None else [str(value)])]
    return words


def launch(data: Path, **flags: object) -> Running:
    """Start a server and wait until it says where it is."""
    command = [sys.executable, "-m", "wolfden", *command_line(data, **flags)]
    log = data.parent / f"{data.name}.log"
    with log.open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.fullmatch(r"Wolfden is at (http://\S+)\n", line):
            return Running(process, found[1], data, str(flags.get("database", "")))
    process.wait()
    process.stdout.close()
    raise AssertionError(log.read_text())


@contextmanager
def serving(data: Path, **flags: object) -> Iterator[Running]:
    """Run a server for as long as the block lasts."""
    server = launch(data, **flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
