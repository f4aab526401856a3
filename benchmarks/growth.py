"""Measure how a server grows: with tables, watchers, the length of games and stored games.

::

    python benchmarks/growth.py --picture docs/growth.svg

*Tables*: people at more and more tables, each with a move every two seconds, with SQLite and with
PostgreSQL and one or two processes. A number of tables is held if 99 of 100 moves are acknowledged
within 100 ms. *Watchers*: one table that more and more people watch. *Length*: loading and undoing
in longer and longer games. *Stored*: a file with more and more games that are over.

On a busy machine waiting times say little, and the processor time of a move says more.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import Crowd
from benchmarks.long_game import measure_long_game
from benchmarks.server import LOAD_CORE, SERVER_CORE, Address, Figures, on_cores, processor_ms
from benchmarks.shared import SpreadCrowd
from tests.support.postgres import missing_reason, running_postgres
from tests.support.servers import Running, serving
from wolfden import how_it_runs
from wolfden.server.database.engine import FILE, migrate

Rows = list[Figures]

PACE: Final = 2.0
HELD_MS: Final = 100.0
LOST_MS: Final = 1000.0
"""Where 99 of 100 moves take this long more tables are not tried."""
TABLES: Final = (50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000)
WATCHERS: Final = (0, 1, 10, 100, 300, 1000)
LENGTHS: Final = (125, 250, 500, 1000, 2000)
STORED: Final = (0, 1_000, 10_000, 100_000)
ENTRIES: Final = 20
"""Entries of a stored game."""
WAYS: Final = {"SQLite": (False, 1), "PostgreSQL": (True, 1), "PostgreSQL, 2 processes": (True, 2)}


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure how a server grows.")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long to measure each time")
    parser.add_argument("--most", type=int, default=1000, help="tables and watchers at most")
    parser.add_argument("--parts", default=",".join(PARTS), help="what to measure")
    parser.add_argument("--out", type=Path, help="a file for the figures, as JSON")
    parser.add_argument("--picture", type=Path, help="a file for the picture")
    return parser.parse_args()


@contextmanager
def servers(is_shared: bool, count: int) -> Iterator[list[Address]]:
    """Run servers with an empty database, on a separate core."""
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        flags: dict[str, object] = {}
        if is_shared:
            postgres = stack.enter_context(running_postgres(fsync="on"))
            flags["database"] = postgres.new_database()
        with on_cores(SERVER_CORE):
            places = [Path(folder) / str(number) for number in range(count)]
            running = [stack.enter_context(serving(place, **flags)) for place in places]
        yield [(one.url, one.pid) for one in running]


def apart(work: Callable[..., Any], *args: object) -> Any:
    """Return what a function returns that runs in a separate process, on a separate core."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, _move_to_core) as processes:
        return processes.submit(work, *args).result()


def _move_to_core() -> None:
    os.sched_setaffinity(0, LOAD_CORE & os.sched_getaffinity(0) or os.sched_getaffinity(0))


async def _measure(crowd: Crowd, addresses: list[Address], seconds: float) -> Figures:
    """Return what a crowd meets, and the processor time of the servers a move."""
    before = sum(processor_ms(pid) for _url, pid in addresses)
    figures = await crowd.measure(seconds)
    spent = sum(processor_ms(pid) for _url, pid in addresses) - before
    return {**figures, "cpu_ms": spent / (figures["moves_per_s"] * seconds)}


# Tables.


def climb(addresses: list[Address], most: int, seconds: float) -> Rows:
    """Return what people meet at more and more tables."""

    async def play() -> Rows:
        rows: Rows = []
        crowd = SpreadCrowd([url for url, _pid in addresses], PACE, by_seat=True)
        crowd.begin()
        present = 0
        for tables in [one for one in TABLES if one <= most]:
            await crowd.sit_down(tables - present)
            present = tables
            await asyncio.sleep(PACE)
            rows.append({"size": tables, **await _measure(crowd, addresses, seconds)})
            print(rows[-1], file=sys.stderr, flush=True)
            if rows[-1]["p99_ms"] > LOST_MS:
                break
        crowd.leave()
        return rows

    return uvloop.run(play())


def grow_tables(given: argparse.Namespace) -> dict[str, Rows]:
    """Measure more and more tables with each database."""
    found = {}
    for name, (is_shared, count) in WAYS.items():
        if is_shared and (reason := missing_reason()):
            print(reason)
            continue
        with servers(is_shared, count) as addresses:
            found[f"tables, {name}"] = apart(climb, addresses, given.most, given.seconds)
    return found


def held(rows: Rows) -> int:
    """Return the largest number of tables that was held, as all smaller ones."""
    most = 0
    for row in rows:
        if row["p99_ms"] >= HELD_MS:
            break
        most = int(row["size"])
    return most


# Watchers.


def gather_watchers(addresses: list[Address], most: int, seconds: float) -> Rows:
    """Return what two players meet whom more and more people watch."""

    async def play() -> Rows:
        rows: Rows = []
        for watchers in [one for one in WATCHERS if one <= most]:
            # Separate tables: at a common one the game would be over, and nobody acts there.
            crowd = Crowd(addresses[0][0], "the-wolves", seats=2, pace=0.1)
            table = await crowd.open_table()
            for _ in range(watchers):
                await crowd.connect(table, "?seat=watch")
            crowd.begin()
            await asyncio.sleep(1.0)
            rows.append({"size": watchers, **await _measure(crowd, addresses, seconds)})
            print(rows[-1], file=sys.stderr, flush=True)
            crowd.leave()
        return rows

    return uvloop.run(play())


def grow_watchers(given: argparse.Namespace) -> dict[str, Rows]:
    """Measure more and more watchers of one table."""
    with servers(is_shared=False, count=1) as addresses:
        return {"watchers": apart(gather_watchers, addresses, given.most, given.seconds)}


# Length of games.


def grow_games(_given: argparse.Namespace) -> dict[str, Rows]:
    """Measure loading longer and longer games, and undoing in them."""
    rows: Rows = []
    for length in LENGTHS:
        with tempfile.TemporaryDirectory() as folder:
            figures = measure_long_game(Path(folder), random.Random(length), length)
        rows.append({"size": length, **figures})
    return {"length": rows}


# Stored games.


def store_games(path: Path, games: int, guest: str) -> None:
    """Add copies of a finished game to a database, with the same guest on all their seats."""
    with closing(sqlite3.connect(path)) as database, database:
        (count,) = database.execute("SELECT count(*) FROM tables WHERE id LIKE 's%'").fetchone()
        names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        given = {"id": "'s' || :number", "moved": "moved + :number", "status": "'finished'"}
        columns = ", ".join(given.get(name, name) for name in names)
        copy = f"INSERT INTO tables SELECT {columns} FROM tables WHERE id NOT LIKE 's%' LIMIT 1"
        numbers = range(count, games)
        database.executemany(copy, [{"number": number} for number in numbers])
        database.executemany(
            "INSERT INTO sitters VALUES (?, ?, ?)",
            [(guest, f"s{number}", 1 + number) for number in numbers],
        )
        database.executemany(
            "INSERT INTO entries (table_id, seq, kind, ply, seat, words, at)"
            " VALUES (?, ?, 'act', ?, 0, 'end', 0)",
            [(f"s{number}", seq, seq) for number in numbers for seq in range(1, ENTRIES + 1)],
        )


def grow_store(given: argparse.Namespace) -> dict[str, Rows]:
    """Measure a server whose file has more and more games that are over."""
    rows: Rows = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        migrate(data)
        with serving(data) as server:
            guest, cookie = asyncio.run(_make_model(server))
        for games in STORED:
            store_games(data / FILE, games, guest)
            with on_cores(SERVER_CORE):
                began = time.perf_counter()
                run = serving(data)
                server = run.__enter__()
                started = time.perf_counter() - began
            address = (server.url, server.pid)
            figures = {"start_s": started, "start_cpu_s": processor_ms(address[1]) / 1000}
            figures |= apart(_ask, address, cookie, given.seconds)
            run.__exit__(None, None, None)
            size = (data / FILE).stat().st_size / 1e6
            rows.append({"size": games, "file_mb": size, **figures})
            print(rows[-1], file=sys.stderr, flush=True)
    return {"stored": rows}


async def _make_model(server: Running) -> tuple[str, str]:
    """Make the game that is stored many times; return its guest and their cookie."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        me = (await http.post("/api/guests", json={"name": "Load"})).json()["guest"]["id"]
        seats = [{"kind": "me"}] * 2
        wanted = {"title": "the-wolves", "seats": seats, "public": True}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        await http.post(f"/api/tables/{table}/seats/0/resign")
        return me, http.cookies["wolfden"]


def _ask(address: Address, cookie: str, seconds: float) -> Figures:
    """Return how long lists take and what a move takes."""

    async def ask() -> Figures:
        url, process = address
        figures: Figures = {}
        cookies = {"wolfden": cookie}
        async with httpx.AsyncClient(base_url=url, timeout=60, cookies=cookies) as http:
            for name, path in {"lobby": "/api/lobby", "mine": "/api/me/tables"}.items():
                times = []
                before = processor_ms(process)
                for _ in range(10):
                    began = time.perf_counter()
                    (await http.get(path)).raise_for_status()
                    times.append((time.perf_counter() - began) * 1000)
                figures[f"{name}_ms"] = sorted(times)[5]
                figures[f"{name}_cpu_ms"] = (processor_ms(process) - before) / 10
        crowd = Crowd(url, "the-wolves", seats=2, pace=0.5)
        await crowd.sit_down(20)
        crowd.begin()
        figures |= await _measure(crowd, [address], seconds)
        crowd.leave()
        return figures

    return uvloop.run(ask())


# The report.

PARTS: Final[dict[str, Callable[[argparse.Namespace], dict[str, Rows]]]] = {
    "tables": grow_tables,
    "watchers": grow_watchers,
    "length": grow_games,
    "stored": grow_store,
}


def draw(found: dict[str, Rows], path: Path) -> None:
    """Draw what was found as four small charts."""
    import matplotlib as mpl  # noqa: PLC0415 (an extra, for the picture only)

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "wolfden"
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(2, 2, figsize=(9, 6))
    charts = {
        "processor time of a move, by tables": ("tables", "cpu_ms"),
        "p99 of a move, by tables": ("tables", "p99_ms"),
        "processor time of a move, by watchers": ("watchers", "cpu_ms"),
        "loading a game, by its actions": ("length", "load_ms"),
    }
    for place, (title, (part, figure_name)) in zip(axes.flat, charts.items(), strict=True):
        for name, rows in found.items():
            if name.startswith(part):
                label = name.partition(", ")[2]
                sizes, values = [row["size"] for row in rows], [row[figure_name] for row in rows]
                place.plot(sizes, values, marker="o", markersize=3, label=label)
        place.set_title(title, fontsize=10)
        place.set_ylabel("ms")
        place.set_ylim(bottom=0)
        place.grid(visible=True, alpha=0.3)
        if part == "tables":
            place.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> int:
    """Measure, print tables and draw."""
    given = arguments()
    found: dict[str, Rows] = {}
    if given.out and given.out.exists():
        found = json.loads(given.out.read_text(encoding="utf-8"))
    for part in given.parts.split(",") if given.parts else []:
        found |= PARTS[part](given)
        if given.out:
            given.out.write_text(json.dumps(found, indent=1), encoding="utf-8")
    for name, rows in found.items():
        print(f"\n{name}, {how_it_runs()}")
        if name.startswith("tables"):
            print(f"held at a move every {PACE:.0f} s: {held(rows)} tables")
        print("  ".join(f"{key:>12}" for key in rows[0]))
        for row in rows:
            print("  ".join(f"{value:>12.2f}" for value in row.values()))
    if given.picture:
        draw(found, given.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
