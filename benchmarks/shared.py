"""Measure what it costs to share tables between processes: one file, or one PostgreSQL database.

::

    python benchmarks/shared.py

The same people play at the same number of tables with SQLite, with PostgreSQL and one process, and
with two: once all seats of a table are connected to the same process, as if it owned the table, and
once they are spread over both, so that every action concerns both. All writes are durable.
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import Crowd
from tests.support.postgres import missing_reason, running_postgres
from tests.support.servers import serving


class SpreadCrowd(Crowd):
    """People whose connections go to several servers: by table, or by seat."""

    def __init__(self, urls: list[str], pace: float, by_seat: bool) -> None:
        super().__init__(urls[0], "the-wolves", seats=2, pace=pace)
        self._urls, self._by_seat = urls, by_seat

    async def connect(self, table: str, query: str = "", cookie: str = "") -> None:
        """Open one connection to the server whose turn it is."""
        number = int(query.rpartition("=")[2]) if self._by_seat else sum(table.encode())
        self._url = self._urls[number % len(self._urls)]
        await super().connect(table, query, cookie)


async def measure(
    urls: list[str], by_seat: bool, tables: int, pace: float, seconds: float
) -> dict[str, float]:
    """Return moves per second and how long they took."""
    crowd = SpreadCrowd(urls, pace, by_seat)
    await crowd.sit_down(tables)
    crowd.begin()
    await asyncio.sleep(min(2.0, seconds))
    found = await crowd.measure(seconds)
    crowd.leave()
    return found


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure processes that share a database.")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long to measure each time")
    parser.add_argument("--tables", type=int, default=30, help="tables played at")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds per action, when paced")
    return parser.parse_args()


def main() -> int:
    """Measure each way and print a table."""
    given = arguments()
    if reason := missing_reason():
        print(reason)
        return 0
    ways = {
        "SQLite, one process": (1, False, False),
        "PostgreSQL, one process": (1, True, False),
        "PostgreSQL, two processes, tables apart": (2, True, False),
        "PostgreSQL, two processes, seats spread": (2, True, True),
    }
    print("| what | moves/s | p50 ms | p99 ms | refused | paced: p50 ms | p99 ms |")
    print("|---|---|---|---|---|---|---|")
    with running_postgres(fsync="on") as postgres, tempfile.TemporaryDirectory() as folder:
        for number, (name, (count, is_shared, by_seat)) in enumerate(ways.items()):
            flags = {"database": postgres.new_database()} if is_shared else {}
            with ExitStack() as stack:
                places = [Path(folder) / f"{number} {one}" for one in range(count)]
                urls = [stack.enter_context(serving(place, **flags)).url for place in places]
                fast = asyncio.run(measure(urls, by_seat, given.tables, 0.0, given.seconds))
                calm = asyncio.run(measure(urls, by_seat, given.tables, given.pace, given.seconds))
            print(
                f"| {name} | {fast['moves_per_s']:.0f} | {fast['p50_ms']:.0f} |"
                f" {fast['p99_ms']:.0f} | {fast['refused']:.0f} | {calm['p50_ms']:.0f} |"
                f" {calm['p99_ms']:.0f} |"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
