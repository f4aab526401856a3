"""The levels: the budget and the temperature of each, measured in simulations, never in time."""

import random
from collections import Counter

from tests.players.nim import Nim, NimHeuristics, NimState
from wolfden.core.contract import Perspective
from wolfden.players.bots import SearchPlayer, make_bot
from wolfden.players.judging import judge_of
from wolfden.players.levels import LEVELS, Budget, Level

SEEDS = range(40)


def picks(level: str) -> Counter[str]:
    """Return what a level takes from seven stones, of which three are right, over many seeds."""
    game = Nim(NimHeuristics())
    known = Perspective(NimState(7), 0, random.Random(1))
    name = f"{level}:simulations=40"
    return Counter(str(make_bot(name, game, str(seed)).choose(known)) for seed in SEEDS)


def test_each_level_has_a_larger_budget_than_the_one_below() -> None:
    seconds = [level.budget.seconds for level in LEVELS.values()]
    assert seconds == [0.1, 0.1, 0.25, 0.3, 1.2, 10.0]
    assert [level.budget.simulations for level in LEVELS.values()] == [40, 200, 1200, 0, 0, 0]


def test_the_lower_three_levels_misjudge_what_they_have_tried() -> None:
    errors = [level.misjudgement for level in LEVELS.values()]
    assert errors == sorted(errors, reverse=True)
    assert [error > 0.0 for error in errors] == [True] * 3 + [False] * 3


def test_a_larger_error_makes_more_mistakes() -> None:
    game = Nim(NimHeuristics())
    known = Perspective(NimState(7), 0, random.Random(1))
    judge = judge_of(game)

    def right(error: float) -> int:
        level = Level(Budget(simulations=40), misjudgement=error)
        bots = [SearchPlayer(judge, level, random.Random(seed)) for seed in SEEDS]
        return sum(str(bot.choose(known)) == "take 3" for bot in bots)

    assert len(SEEDS) == right(0.0) >= right(0.3) > right(3.0)


def test_a_level_that_errs_picks_the_same_with_the_same_seed() -> None:
    assert picks("pup") == picks("pup")


def test_an_error_is_small_where_one_action_is_plainly_best() -> None:
    game = Nim(NimHeuristics())
    known = Perspective(NimState(3), 0, random.Random(1))
    taken = {str(make_bot("cub", game, str(seed)).choose(known)) for seed in SEEDS}
    assert taken == {"take 3"}, "the last stones win"
