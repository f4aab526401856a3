"""Records the golden replays of Age of the Wolf: run it when the rules change, then read the diff.

::

    python -m tests.titles.age_of_the_wolf.record_replays

Replays that say ``rules: 1`` were recorded under the first rules and stay as they are: those games
have to go on as they did.

The players try out a sample of their actions, let chance follow, and take the one after which a
simple count over the view is best, so that the games are lively: packs grow, dig dens, drive
predators at each other and fight.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.replays.recording import record_all
from wolfden.core.chance import resolve
from wolfden.core.contract import Action, Seat, State
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.titles import TITLES

GAME = TITLES.get("age-of-the-wolf")
SAMPLE = 20
"""At most so many actions are tried out for a decision."""
TRIES = 2
"""How often chance is let follow each of them."""

LAKELAND = Path(__file__).with_name("lakeland.toml").read_text(encoding="utf-8")

Table = dict[str, Any]
"""A part of a view."""


@dataclass(frozen=True)
class Case:
    """A game to record: what it is called, its table, and how its players like to fight."""

    name: str
    seats: int
    seed: int
    options: Options = field(default_factory=dict)
    fierce: float = 1.0
    """What a wolf that a rival loses is worth to the players."""


def choose(state: State, seat: Seat, rng: random.Random, fierce: float) -> Action:
    """Return the action after which the seat stands best, among a sample of the legal ones."""
    legal = state.legal(seat)
    sample = rng.sample(legal, min(SAMPLE, len(legal)))
    return max(sample, key=lambda action: worth_of(state, action, rng, fierce))


def worth_of(state: State, action: Action, rng: random.Random, fierce: float) -> float:
    """Return how the seat would stand after an action and the chance that follows it."""
    total = rng.random() * 0.1
    for _try in range(TRIES):
        after = state.copy()
        after.apply(action)
        resolve(after, rng)
        total += standing(after.view(action.seat), action.seat, fierce)
    return total / TRIES


def standing(view: Table, seat: Seat, fierce: float) -> float:
    """Return a plain count: dens, wolves that can live, cards, and what rivals have."""
    total: float = 0.3 * view["packs"][seat]["hand"]
    for pack in view["packs"]:
        if pack is not view["packs"][seat]:
            total -= fierce * pack["wolves"] + 2.0 * pack["dens"]
    for region in view["regions"]:
        if region["owner"] == seat:
            room = region["prey"] - region["predators_worth"]
            fed = min(region["wolves"], room)
            total += 12.0 * region["den"] + 0.3 * fed + 0.02 * room * (not region["den"])
            total += 0.35 * min(fed, 20) * (not region["den"] and region["wolves"] > 5)
            total += 0.05 * max(0, region["wolves"] - room)
        elif region["attackers"] and view["active"] == seat:
            total += 0.2 * region["attackers"]
    return total


def play(case: Case) -> Record:
    """Play a case to its end."""
    record = Record(GAME, case.seats, case.options)
    rng = random.Random(case.seed)
    while True:
        record.resolve_chance(rng)
        actors = record.state.actors()
        if not actors:
            return record
        record.apply(choose(record.state, actors[0], rng, case.fierce))


CASES = (
    Case("2p-chosen-packs", 2, seed=3),
    Case("3p-whole-board", 3, seed=2),
    Case(
        "3p-dealt-packs-on-three-sectors",
        3,
        seed=5,
        options={"ring": "packs", "packs": "dealt", "round-limit": 12},
    ),
    Case(
        "4p-dens-in-entered-regions",
        4,
        seed=5,
        options={"dens": "entered", "round-limit": 12},
        fierce=0.6,
    ),
    Case("2p-exchanged-predators", 2, seed=5, options={"packs": "dealt", "round-limit": 3}),
    Case("2p-own-tokens", 2, seed=2, options={"board": LAKELAND, "round-limit": 12}),
)


if __name__ == "__main__":
    record_all("age-of-the-wolf", CASES, play)
