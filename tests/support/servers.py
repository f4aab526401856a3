"""Servers in separate processes.

A process that has loaded everything is forked, which takes a moment where loading Python's modules
takes seconds; what a server does at its start is the same. `launch_command` starts one as an
operator does.
"""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from typing import Self, cast
from unittest.mock import patch

from wolfden.cli import main

WAIT = 60.0
"""Seconds after which what does not come fails its test; nothing waits for their end."""
ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
"""Where Python looks for modules, before any test has changed that for itself."""
PREPARED = "tests.support.prepared"
PRELOADED = [
    *("tests.support.migrating", PREPARED, "tests.terminal.shell"),
    *("wolfden.commands", "wolfden.server.command", "wolfden.terminal.play"),
    *("wolfden.terminal.replay", "wolfden.teaching.review.command"),
]
ADDRESS = re.compile(rb'^(?:Wolfden is at |{"address": ")(http://[^\s"]+).*\n', re.MULTILINE)

Constants = Mapping[tuple[str, str], object]
"""Other values for constants, by module and name: a test need not wait as long as people."""

_FORKS = multiprocessing.get_context("forkserver")
_POOL = "wolfden.server.workers.pool"
SPAWNED: Constants = {(_POOL, "PROCESSES"): multiprocessing.get_context("spawn")}
"""Workers are children of their server, as an operator has them."""
QUICK: Constants = {
    (_POOL, "PROCESSES"): _FORKS,
    ("wolfden.server.features.pictures.service", "PREPARE_SECONDS"): 3600.0,
}
"""What makes a server cheaper and changes nothing that most tests look at."""
usual: dict[tuple[str, str], object] = {}
"""Constants of every forked server; the tests, unlike benchmarks, want them to be quick."""


@dataclass
class Running:
    """A server that answers at ``url``; ``wait`` returns its exit code."""

    pid: int
    data: Path
    database: str
    wait: Callable[[float | None], int | None]
    output: int
    """Where it prints its address."""
    url: str = ""

    def reach(self) -> Self:
        """Wait until it says where it is; AssertionError if it does not."""
        self.url = _address(self.output)
        if not self.url:
            self.wait(None)
            raise AssertionError(self.log.read_text())
        return self

    @property
    def log(self) -> Path:
        """The file of its log."""
        return log_of(self.data)

    @property
    def flags(self) -> list[str]:
        """Options that name the data for an operator's command."""
        return ["--database", self.database] if self.database else ["--data", str(self.data)]

    @property
    def port(self) -> int:
        """The port it listens at."""
        return int(self.url.rpartition(":")[2])

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self.wait(0) is None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as an operator would; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self.send_signal(number)
        code = self.wait(WAIT)
        assert code is not None, "the server does not end"
        return code


def command_line(data: Path, **flags: object) -> list[str]:
    """Return what follows ``wolfden`` in the command that starts a server.

    A flag that is ``None`` has no value, one that is ``False`` is left out.
    """
    usual = {"port": 0, "min_bot_seconds": 0, "limits": 0, "workers": 1, "log": "json"}
    words = ["serve", "--data", str(data)]
    for name, value in {**usual, **flags}.items():
        if value is False:
            continue
        words += [f"--{name.replace('_', '-')}", *([] if value is None else [str(value)])]
    return words


def forks() -> ForkServerContext:
    """Return how processes are started that have loaded everything already."""
    _FORKS.set_forkserver_preload(PRELOADED)
    # The process that loads modules in advance stays for all tests.
    with patch.dict(os.environ, PYTHONPATH=MODULES):
        ensure_running()
    return _FORKS


def fork(work: Callable[..., None], *args: object) -> ForkServerProcess:
    """Run a function in a new process, which has loaded everything already."""
    process = forks().Process(target=work, args=args)
    process.start()
    return process


def pipe() -> tuple[Connection, Connection]:
    """Return what this process reads from, and what a forked one writes to."""
    return _FORKS.Pipe(duplex=False)


def log_of(data: Path) -> Path:
    """Return the file of the log of a server with a data folder."""
    return data.parent / f"{data.name}.log"


def launch(data: Path, **flags: object) -> Running:
    """Start a server and wait until it says where it is; AssertionError if it does not."""
    return begin(data, **flags).reach()


def begin(data: Path, **flags: object) -> Running:
    """Start a server, and wait for nothing; the flag ``constants`` has values for some of them."""
    reading, writing = pipe()
    constants = {**usual, **cast("Constants", flags.pop("constants", {}))}
    words, log = command_line(data, **flags), log_of(data)
    process = fork(_serve, words, dict(os.environ), constants, log, writing)
    writing.close()

    def wait(seconds: float | None) -> int | None:
        process.join(seconds)
        if process.exitcode is not None:
            reading.close()
        return process.exitcode

    database = str(flags.get("database", ""))
    return Running(process.pid or 0, data, database, wait, reading.fileno())


def _serve(
    words: list[str],
    environment: dict[str, str],
    constants: Constants,
    log: Path,
    output: Connection,
) -> None:
    """Be a server; runs in a separate process."""
    import_module(PREPARED).use()
    for (module, name), value in constants.items():
        setattr(import_module(module), name, value)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(output.fileno(), 1)
    output.close()
    sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    sys.exit(main(words))


def launch_command(data: Path, **flags: object) -> Running:
    """Start a server as an operator does, from the command line."""
    return begin_command(data, **flags).reach()


def begin_command(data: Path, **flags: object) -> Running:
    """Start a server as an operator does, from the command line, and wait for nothing."""
    return _begin_program([sys.executable, "-m", "wolfden"], data, **flags)


def launch_program(program: Sequence[str], data: Path, **flags: object) -> Running:
    """Start a server as an operator does, by a program that may be installed anywhere."""
    return _begin_program(program, data, **flags).reach()


def _begin_program(program: Sequence[str], data: Path, **flags: object) -> Running:
    command = [*program, *command_line(data, **flags)]
    with log_of(data).open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)
    output = process.stdout
    assert output is not None

    def wait(seconds: float | None) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
            output.close()
        return process.returncode

    database = str(flags.get("database", ""))
    return Running(process.pid, data, database, wait, output.fileno())


def _address(output: int) -> str:
    """Return the address a server prints, or an empty string if it ends without one."""
    said = b""
    while part := os.read(output, 4096):
        said += part
        if found := ADDRESS.search(said):
            return found[1].decode()
    return ""


@contextmanager
def serving(
    data: Path, start: Callable[..., Running] = launch, /, **flags: object
) -> Iterator[Running]:
    """Run a server for as long as the block lasts; one that does not stop is killed."""
    server = start(data, **flags)
    try:
        yield server
        if server.is_alive:
            server.stop()
    finally:
        server.kill()
