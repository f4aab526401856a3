"""Measure the table server: moves a second, waiting times, memory, long games.

::

    python benchmarks/server.py
    python benchmarks/server.py --peer boardgameio.mjs

One server process with a durable database on the first core, the load in a separate process on
the second. ``--peer`` names a script that puts the same load on another server and prints one line
of JSON with ``moves_per_s``, ``p50_ms``, ``p99_ms`` and ``server_cpu_pct`` at the end; it runs by
turns with ours, so that both meet the same noise, and the medians count. On a busy machine compare
the processor time a move costs the server.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import Crowd
from benchmarks.long_game import measure_long_game
from tests.support.servers import Running, serving
from wolfden import how_it_runs
from wolfden.server.features.pictures import service as pictures

Figures = dict[str, float]
Address = tuple[str, int]
"""Where a server is: its address on the network, and its process."""

SEATS: Final = 4
PACED_TABLES: Final = 250
PACED_MOVES: Final = 500
IDLE_TABLES: Final = 250
REST_SECONDS: Final = 1.0
NEVER: Final = 1e6
"""Seconds that no benchmark lasts."""
SERVER_CORE: Final = {0}
LOAD_CORE: Final = {1}


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the table server.")
    parser.add_argument("--title", default="the-wolves", help="the game that is played")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long to measure each time")
    parser.add_argument("--rounds", type=int, default=3, help="how often, by turns with the peer")
    parser.add_argument(
        "--tables", type=int, default=100, help="tables that are played at flat out"
    )
    parser.add_argument("--peer", type=Path, help="a script that measures another server")
    parser.add_argument("--json", action="store_true", help="print one object")
    parts = "flat-out, paced, memory, long-game"
    parser.add_argument("--parts", default=parts, help=f"what to measure ({parts})")
    return parser.parse_args()


@contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Let processes started in the block run on some cores only, where the machine has them."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores & before or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def fresh_server(**flags: object) -> Iterator[Running]:
    """Run a server with an empty database; nothing limits the load but the server itself.

    It loads nothing for pictures meanwhile, which takes some seconds of the same core.
    """
    flags = {"constants": {(pictures.__name__, "PREPARE_SECONDS"): NEVER}, **flags}
    with tempfile.TemporaryDirectory() as folder:
        with on_cores(SERVER_CORE):
            run = serving(Path(folder) / "data", **flags)
            server = run.__enter__()
        try:
            yield server
        finally:
            run.__exit__(None, None, None)


def load(server: Address, title: str, tables: int, pace: float, seconds: float) -> Figures:
    """Play at many tables and return what was measured; runs in a separate process."""
    url, process = server
    os.sched_setaffinity(0, LOAD_CORE & os.sched_getaffinity(0) or os.sched_getaffinity(0))

    async def play() -> Figures:
        crowd = Crowd(url, title, SEATS, pace)
        await crowd.sit_down(tables)
        crowd.begin()
        await crowd.measure(max(1.0, seconds / 4))
        before = processor_ms(process)
        figures = await crowd.measure(seconds)
        spent = processor_ms(process) - before
        crowd.leave()
        return {**figures, "cpu_ms_a_move": spent / seconds / figures["moves_per_s"]}

    return uvloop.run(play())


def processor_ms(process: int) -> float:
    """Return how many milliseconds of processor time a process has used: no noise in that."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def under_load(title: str, tables: int, pace: float, seconds: float) -> Figures:
    """Return what a server does under load."""
    context = multiprocessing.get_context("spawn")
    with fresh_server() as server, ProcessPoolExecutor(1, mp_context=context) as processes:
        address = (server.url, server.pid)
        return processes.submit(load, address, title, tables, pace, seconds).result()


def ask_peer(script: Path, tables: int, seconds: float) -> Figures:
    """Let the peer's script measure another server."""
    settings = {
        "BENCH_SECONDS": str(seconds),
        "BENCH_REPEATS": "1",
        "BENCH_MATCHES": str(tables),
        "BENCH_PLAYERS": str(SEATS),
    }
    done = subprocess.run(
        ["node", str(script)],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return _figures_in(json.loads(done.stdout.splitlines()[-1]))


def _figures_in(found: Any) -> Figures:
    """Return the first object that has the figures."""
    if isinstance(found, dict):
        if "moves_per_s" in found:
            figures = {name: float(found[name]) for name in ("moves_per_s", "p50_ms", "p99_ms")}
            share = float(found.get("server_cpu_pct", 0))
            return {**figures, "cpu_ms_a_move": share * 10 / figures["moves_per_s"]}
        for value in found.values():
            if figures := _figures_in(value):
                return figures
    return {}


def medians(rounds: list[Figures]) -> Figures:
    """Return the middle one of each figure."""
    return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def flat_out(given: argparse.Namespace) -> dict[str, Figures]:
    """Measure a closed loop: everybody acts as soon as they may."""
    ours, peers = [], []
    for _ in range(given.rounds):
        ours.append(under_load(given.title, given.tables, 0.0, given.seconds))
        if given.peer:
            peers.append(ask_peer(given.peer, given.tables, given.seconds))
    found = {"flat_out": medians(ours)}
    if peers:
        found["peer_flat_out"] = medians(peers)
        ratios = [
            one["moves_per_s"] / other["moves_per_s"]
            for one, other in zip(ours, peers, strict=True)
        ]
        found["ratio"] = {"moves": statistics.median(ratios)}
    return found


def paced(given: argparse.Namespace) -> dict[str, Figures]:
    """Measure many tables at a steady pace."""
    pace = PACED_TABLES / PACED_MOVES
    rounds = [
        under_load(given.title, PACED_TABLES, pace, given.seconds) for _ in range(given.rounds)
    ]
    return {"paced": medians(rounds)}


def memory(given: argparse.Namespace) -> dict[str, Figures]:
    """Measure what idle connections and tables at rest cost, in KB."""
    with fresh_server(idle_seconds=REST_SECONDS) as server:
        return {"memory": asyncio.run(_memory(server, given.title))}


async def _memory(server: Running, title: str) -> Figures:
    far = 1e9
    warm = Crowd(server.url, title, SEATS, far)
    await warm.sit_down(IDLE_TABLES // 4)
    before = await _settled(server)
    crowd = Crowd(server.url, title, SEATS, far)
    await crowd.sit_down(IDLE_TABLES)
    with_lines = await _settled(server)
    crowd.leave()
    # Python keeps the memory of closed connections for the next ones, so a second crowd comes and
    # goes: what is left beyond that belongs to its tables.
    left = await _settled(server)
    crowd = Crowd(server.url, title, SEATS, far)
    await crowd.sit_down(IDLE_TABLES)
    crowd.leave()
    return {
        "idle_connection": (with_lines - before) / (IDLE_TABLES * SEATS),
        "table_at_rest": (await _settled(server) - left) / IDLE_TABLES,
    }


async def _settled(server: Running) -> float:
    """Return the server's memory in KB once all tables were put away."""
    await asyncio.sleep(REST_SECONDS * 2)
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return next(float(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


def long_game(_given: argparse.Namespace) -> dict[str, Figures]:
    """Measure loading a game of 2,000 actions, and undoing in it."""
    with tempfile.TemporaryDirectory() as folder:
        return {"long_game": measure_long_game(Path(folder), random.Random(2000))}


PARTS: Final = {"flat-out": flat_out, "paced": paced, "memory": memory, "long-game": long_game}


def main() -> int:
    """Measure and report."""
    given = arguments()
    began = time.perf_counter()
    found: dict[str, Any] = {"title": given.title, "rules": how_it_runs()}
    for part in given.parts.split(","):
        found |= PARTS[part.strip()](given)
    found["seconds"] = time.perf_counter() - began
    if given.json:
        print(json.dumps(found))
        return 0
    for name, figures in found.items():
        shown = figures
        if isinstance(figures, dict):
            shown = "  ".join(f"{key} {value:,.2f}" for key, value in figures.items())
        print(f"{name:<14} {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
