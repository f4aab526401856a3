"""The golden replays of Age of the Wolf as recipes; see ``tests/replays/recording.py``.

The players try out a sample of their actions, let chance follow, and take the one after which a
simple count over the view is best, so that the games are lively: packs grow, dig dens, drive
predators at each other and fight.
"""

import random
from pathlib import Path
from typing import Any

from tests.replays.recording import Player, Recipe, best_of_sample
from wolfden.core.chance import resolve
from wolfden.core.contract import Action, Seat, State

SAMPLE = 20
"""The most actions that are tried out for a decision."""
TRIES = 2
"""How often chance is let follow each of them."""

LAKELAND = Path(__file__).with_name("lakeland.toml").read_text(encoding="utf-8")

Table = dict[str, Any]
"""A part of a view."""


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


def fighter(fierce: float = 1.0) -> Player:
    """Return a player; ``fierce`` is what a wolf that a rival loses is worth to it."""

    def choose(state: State, rng: random.Random) -> Action:
        return best_of_sample(state, rng, SAMPLE, lambda a: worth_of(state, a, rng, fierce))

    return choose


RECIPES = (
    Recipe("2p-chosen-packs", 2, fighter(), 3),
    Recipe("3p-whole-board", 3, fighter(), 2),
    Recipe(
        "3p-dealt-packs-on-three-sectors",
        3,
        fighter(),
        5,
        {"ring": "packs", "packs": "dealt", "round-limit": 12},
    ),
    Recipe(
        "4p-dens-in-entered-regions", 4, fighter(0.6), 5, {"dens": "entered", "round-limit": 12}
    ),
    Recipe("2p-exchanged-predators", 2, fighter(), 5, {"packs": "dealt", "round-limit": 3}),
    Recipe("2p-own-tokens", 2, fighter(), 2, {"board": LAKELAND, "round-limit": 12}),
)
