"""Server processes that are forked from one that has loaded everything: a start in a moment.

What a server does at its start is the same, but for loading Python's modules; so a machine can
kill and start one every second. All functions here are called in the process of a test.
"""

import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from unittest.mock import patch

from tests.server.servers import ANSWERS_WITHIN, command_line
from wolfden.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
PRELOADED = ["tests.server.crashing", "wolfden.commands", "wolfden.server.command"]

_FORKS = multiprocessing.get_context("forkserver")


def fork(work: Callable[..., None], *args: object) -> ForkServerProcess:
    """Run a function in a new process."""
    _FORKS.set_forkserver_preload(PRELOADED)
    # Where Python looks for modules is not handed on to the process that loads them in advance.
    path = os.environ.get("PYTHONPATH", "")
    with patch.dict(os.environ, PYTHONPATH=f"{ROOT}{os.pathsep}{path}"):
        ensure_running()
    process = _FORKS.Process(target=work, args=args)
    process.start()
    return process


def pipe() -> tuple[Connection, Connection]:
    """Return what this process reads from, and what a forked one writes to."""
    return _FORKS.Pipe(duplex=False)


@dataclass
class Forked:
    """A server that answers at ``url``."""

    process: ForkServerProcess
    url: str
    output: Connection

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
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        self.process.join(ANSWERS_WITHIN)
        self.output.close()
        assert self.process.exitcode is not None
        return self.process.exitcode


def launch_forked(data: Path, **flags: object) -> Forked:
    """Start a server and wait until it says where it is."""
    log = data.parent / f"{data.name}.log"
    reading, writing = pipe()
    process = fork(_serve, command_line(data, **flags), log, writing)
    writing.close()
    said = b""
    while part := os.read(reading.fileno(), 4096):
        said += part
        if found := re.search(rb"^Wolfden is at (http://\S+)\n", said, re.MULTILINE):
            return Forked(process, found[1].decode(), reading)
    process.join()
    raise AssertionError(log.read_text())


def _serve(words: list[str], log: Path, output: Connection) -> None:
    """Be a server; runs in a process of its own."""
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(output.fileno(), 1)
    output.close()
    sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    sys.exit(main(words))
