"""The budget of a search: seconds, or simulations for reproducible decisions."""

import time
from dataclasses import dataclass
from typing import Final

from wolfden.core.machine import i64
from wolfden.players.search import Search
from wolfden.players.tree import Node

CHECK_INTERVAL: Final = 16
"""Simulations between two checks of the leader's lead."""
MOST_SIMULATIONS: Final = 300_000
"""The limit of memory; no level needs more."""


@dataclass(frozen=True)
class Budget:
    """Either seconds or, where they are above zero, simulations."""

    seconds: float = 0.0
    simulations: int = 0

    def __str__(self) -> str:
        if self.simulations:
            return f"simulations={self.simulations}"
        return f"seconds={self.seconds:g}"


def spend(search: Search, budget: Budget, to_decide: bool) -> None:
    """Simulate until the budget is spent or, ``to_decide``, the leader cannot be overtaken."""
    if budget.simulations > 0:
        _spend_simulations(search, min(budget.simulations, MOST_SIMULATIONS), to_decide)
    else:
        _spend_seconds(search, budget.seconds, to_decide)


def _spend_simulations(search: Search, simulations: i64, to_decide: bool) -> None:
    left = simulations
    while left > 0:
        search.simulate()
        left -= 1
        if to_decide and left % CHECK_INTERVAL == 0 and lead(search.root) > left:
            return


def _spend_seconds(search: Search, seconds: float, to_decide: bool) -> None:
    start = time.monotonic()
    done: i64 = 0
    while done < MOST_SIMULATIONS:
        search.simulate()
        done += 1
        spent = time.monotonic() - start
        if spent >= seconds:
            return
        if to_decide and done % CHECK_INTERVAL == 0:
            left = float(done) * (seconds - spent) / max(spent, 1e-6)
            if float(lead(search.root)) > left:
                return


def lead(root: Node) -> i64:
    """Return the lead in visits of a node's first action over its second."""
    first: i64 = 0
    second: i64 = 0
    for edge in root.edges:
        visits = edge.visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second
