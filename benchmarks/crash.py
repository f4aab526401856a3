"""Kill a server under load, kill migrations, stop starts, and check that nothing was lost.

::

    python benchmarks/crash.py --rounds 1000 --migrations 200 --starts 200

People play at random at tables of every title, with and without bots, and take back now and then.
At a random moment the server is killed as a power failure would kill it. All acknowledged actions
must be in the database then, every game must replay to the position the server had, and after a
restart all clients continue from the last ``seq`` they know. Every twentieth start is a separate
command, as an operator starts a server; the others are forked from a process that has loaded
everything, which is quicker.

Then migrations of what was played, stored as the first version stored it, are killed at random
moments, each beginning with what the one before has left; with PostgreSQL, those of new databases.

Last, a server is stopped by SIGTERM at a random moment of the first two seconds of each start (more
where the machine is busy), with both databases. Each must end in time, with the exit code 0 or by
the signal if it was loading, without a traceback; people play and come back all the while, and
nothing acknowledged may be lost.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.crashing import Tally, crash_rounds
from tests.support.migrating import (
    Killer,
    kill_first_starts,
    kill_migrations_of,
    write_old_database,
)
from tests.support.postgres import missing_reason, running_postgres
from tests.support.servers import Running, begin, begin_command, launch, launch_command
from tests.support.stopping import stop_rounds
from wolfden.server.database.engine import FILE

FORKED_STARTS = 20
"""After this many starts, each further one is by the command."""
COMMAND_STARTS = 4
"""So often, a start that is to be stopped is by the command."""
ROUNDS_BETWEEN_REPORTS = 25


class Starter:
    """Starts servers, and notes the longest start."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._numbers = count(1)

    def __call__(self, data: Path, **flags: object) -> Running:
        """Start a server and wait until it answers."""
        began = time.perf_counter()
        start = launch if next(self._numbers) % FORKED_STARTS else launch_command
        server = start(data, **flags)
        self.longest = max(self.longest, time.perf_counter() - began)
        return server


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Kill servers and migrations, stop starts.")
    parser.add_argument("--rounds", type=int, default=50, help="how often a server is killed")
    parser.add_argument("--tables", type=int, default=9, help="tables played at")
    parser.add_argument(
        "--migrations", type=int, default=20, help="how often a migration is killed"
    )
    parser.add_argument("--starts", type=int, default=20, help="how often a start is stopped")
    parser.add_argument("--seed", type=int, default=1, help="seed of the moments")
    return parser.parse_args()


def kill_servers(data: Path, given: argparse.Namespace) -> None:
    """Kill servers and report."""
    began = time.perf_counter()
    start = Starter()

    def report(number: int, tally: Tally) -> None:
        if number % ROUNDS_BETWEEN_REPORTS == 0:
            seconds = time.perf_counter() - began
            print(f"{number} kills, {tally.acknowledged} acknowledged, {seconds:.0f} s", flush=True)

    tally = asyncio.run(crash_rounds(data, given.rounds, given.tables, given.seed, start, report))
    print(
        f"{tally.rounds} kills, {tally.tables} tables: {tally.acknowledged} acknowledged entries,"
        f" all stored; {tally.stored} entries in all, every game replays"
        f" ({time.perf_counter() - began:.0f} s, longest start {start.longest:.1f} s)",
        flush=True,
    )


def kill_migrations(folder: Path, given: argparse.Namespace) -> None:
    """Kill migrations with both databases and report."""
    rng = random.Random(given.seed)
    write_old_database(folder / "old", folder / "data" / FILE)
    (folder / "migrations").mkdir()
    killer = Killer(rng)
    tables, entries = kill_migrations_of(
        folder / "old", folder / "migrations", given.migrations, killer
    )
    print(
        f"SQLite: {killer.kills} migrations killed, {killer.completed} completed, each with a start"
        f" of a server; {tables} games with {entries} entries complete each time"
    )
    if reason := missing_reason():
        print(reason)
        return
    with running_postgres() as postgres:
        killer = Killer(rng)
        urls = (postgres.new_database() for _ in count())
        kill_first_starts(urls, folder, given.migrations, killer)
    print(
        f"PostgreSQL: {killer.kills} first migrations killed, {killer.completed} completed, each"
        " with a start of a server"
    )


def stop_starts(folder: Path, given: argparse.Namespace) -> None:
    """Stop servers that start, with both databases, and report."""
    _stop_starts("SQLite", folder / "stopped", given)
    if reason := missing_reason():
        print(reason)
        return
    with running_postgres() as postgres:
        _stop_starts("PostgreSQL", folder / "shared", given, postgres.new_database())


def _stop_starts(name: str, data: Path, given: argparse.Namespace, database: str = "") -> None:
    rng, numbers, began = random.Random(given.seed), count(1), time.perf_counter()

    def start(data: Path, **flags: object) -> Running:
        # A separate command loads for a second or two: many stops would come before all else.
        number = next(numbers)
        return (begin if number % COMMAND_STARTS else begin_command)(data, **flags)

    moments = [rng.random() for _ in range(given.starts)]
    tally = asyncio.run(stop_rounds(data, moments, given.tables, database, start))
    print(
        f"{name}: {tally.stops} starts stopped ({tally.before_start} while loading or migrating,"
        f" {tally.interrupted} while the services started, {tally.serving} while serving), the"
        f" longest in {tally.longest:.1f} s; {tally.acknowledged} acknowledged entries, all stored;"
        f" {tally.stored} entries in all, every game replays ({time.perf_counter() - began:.0f} s)",
        flush=True,
    )


def main() -> int:
    """Kill, stop, check and report."""
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        if given.rounds:
            kill_servers(Path(folder) / "data", given)
            kill_migrations(Path(folder), given)
        if given.starts:
            stop_starts(Path(folder), given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
