"""The levels: the budget and the temperature of each, measured in simulations, never in time."""

import random
from collections import Counter

from tests.players.nim import Nim, NimHeuristics, NimState
from wolfden.core.contract import Perspective
from wolfden.players.bots import LEVELS, make_bot

SEEDS = range(40)


def picks(level: str) -> Counter[str]:
    """Return what a level takes from seven stones, of which three are right, over many seeds."""
    game = Nim(NimHeuristics())
    known = Perspective(NimState(7), 0, random.Random(1))
    name = f"{level}:simulations=40"
    return Counter(str(make_bot(name, game, str(seed)).choose(known)) for seed in SEEDS)


def test_each_level_has_a_larger_budget_than_the_one_below() -> None:
    assert [level.budget.seconds for level in LEVELS.values()] == [0.1, 0.5, 2.0, 8.0]


def test_only_the_lower_two_levels_have_a_temperature() -> None:
    cub, hunter, alpha, legend = [level.temperature for level in LEVELS.values()]
    assert cub > hunter > alpha == legend == 0.0


def test_a_higher_temperature_makes_more_mistakes() -> None:
    right = [picks(level)["take 3"] for level in LEVELS]
    assert right == sorted(right)
    assert right[0] < right[2] == right[3] == len(SEEDS)


def test_a_level_with_a_temperature_picks_the_same_with_the_same_seed() -> None:
    assert picks("cub") == picks("cub")
