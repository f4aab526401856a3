"""Measure what each kind of request and message costs the event loop of a server.

::

    python benchmarks/costs.py

A server runs in this process, alone, and counts its work by itself, as it does for the limit of
time (``wolfden.server.http.budget``), but by the processor time of its thread. Every operation is
asked for with ids that there are and a good body, every kind of message is sent at a table.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast, get_args
from unittest.mock import patch

import httpx
from litestar import Litestar
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.asgi import listening, place
from tests.support.fuzzing import World, example, good_body, world
from wolfden import how_it_runs
from wolfden.server.http import budget
from wolfden.server.http.gate import Gate
from wolfden.server.tables import wire

ROUNDS: Final = 8
METHODS: Final = ("GET", "PUT", "POST", "PATCH", "DELETE")

Cost = tuple[float, float]
"""Milliseconds in all, and of the longest step, for which everybody waits."""
Costs = defaultdict[str, list[Cost]]


class Meter:
    """What the server counted since it was asked last."""

    def __init__(self) -> None:
        self._steps: list[float] = []

    def spend(self, _key: str, seconds: float) -> None:
        """Count a step, in place of the budget."""
        self._steps.append(seconds * 1000)

    def take(self) -> Cost:
        """Return what came together, and begin again."""
        steps, self._steps = self._steps, [0.0]
        return sum(steps), max(steps)


def operations(app: Litestar) -> list[tuple[str, str]]:
    """Return method and path of everything that can be asked for."""
    found = []
    for route in app.routes:
        path = route.path_format
        methods = set(getattr(route, "methods", [])) & set(METHODS)
        found += [(method, path) for method in METHODS if method in methods]
    return found


async def ask(known: World, method: str, path: str, rng: random.Random) -> None:
    """Ask for an operation as a guest would."""
    filled = path
    for name, ids in known.ids.items():
        filled = filled.replace(f"{{{name}}}", str(rng.choice(ids)) if ids else "x")
    body = good_body(path, method, known, rng) if method not in ("GET", "DELETE") else None
    try:
        async with asyncio.timeout(20):
            await known.guest.http.request(method, filled, json=body)
    except (TimeoutError, httpx.HTTPError):
        print(f"{method} {path}: no answer", file=sys.stderr)


async def measure_requests(gate: Gate, url: str, take: Callable[[], Cost]) -> Costs:
    """Return what requests cost, by operation."""
    costs: Costs = defaultdict(list)
    rng = random.Random(1)
    asked = operations(cast("Litestar", gate._app))  # noqa: SLF001 (its routes are what there is)
    for _ in range(ROUNDS):
        async with world(url) as known:
            # What ends something comes last.
            for method, path in sorted(asked, key=lambda one: METHODS.index(one[0])):
                take()
                await ask(known, method, path, rng)
                costs[f"{method} {path}"].append(take())
    return costs


async def measure_messages(url: str, take: Callable[[], Cost]) -> Costs:
    """Return what messages cost, by kind, and what connecting costs."""
    costs: Costs = defaultdict(list)
    home = f"{url.replace('http', 'ws')}/ws/home"
    async with world(url) as known:
        for _ in range(ROUNDS):
            take()
            async with connect(home, additional_headers=known.guest.cookies()) as socket:
                await socket.recv()
                costs["connecting to /ws/home"].append(take())
            take()
            async with known.guest.at(known.running[0]) as player:
                await player.until("state")
                costs["connecting to a table"].append(take())
                for kind in get_args(wire.Message):
                    name = str(kind.__struct_config__.tag)
                    fields: dict[str, Any] = example(kind)
                    await player.ask(name, **fields)
                    costs[f"message {name}"].append(take())
    return costs


async def run() -> None:
    """Measure and print a table."""
    meter = Meter()
    by_steps = patch.multiple(budget, _SMALL=0.0, perf_counter=time.thread_time)
    with tempfile.TemporaryDirectory() as folder, by_steps:
        async with place(Path(folder) / "data", limits=1_000_000) as running:
            gate = cast("Gate", running._app)  # noqa: SLF001 (tests alone ask for more)
            with patch.object(gate.budget, "spend", meter.spend):
                async with listening(gate, patience=3600) as url:
                    costs = await measure_requests(gate, url, meter.take)
                    costs |= await measure_messages(url, meter.take)
    print("| kind | median, ms | most, ms | longest step, ms |")
    print("|---|---:|---:|---:|")
    for name, found in sorted(costs.items(), key=lambda one: -_median(one[1])):
        most, longest = (max(one[part] for one in found) for part in (0, 1))
        print(f"| {name} | {_median(found):.1f} | {most:.1f} | {longest:.1f} |")
    print(f"\n{how_it_runs()}")


def _median(found: list[Cost]) -> float:
    return statistics.median(one[0] for one in found)


if __name__ == "__main__":
    asyncio.run(run())
