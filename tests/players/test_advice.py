"""Hints and evaluations."""

import random

import pytest

from tests.players.nim import Nim, NimHeuristics, NimState
from tests.toy.tables import AMBUSH, BOTH_BID, DEALT, ambush
from wolfden.core.contract import Perspective, State
from wolfden.players.advice import evaluate, hint
from wolfden.players.levels import Budget
from wolfden.titles import TITLES

SOME = Budget(simulations=600)


def known(state: State, seat: int = 0) -> Perspective:
    """Return what a seat knows."""
    return Perspective(state, seat, random.Random(1))


def test_the_best_action_comes_first_with_its_chance() -> None:
    hints = hint(known(NimState(7)), Nim(), "seed", SOME)
    assert str(hints[0].action) == "take 3"
    assert hints[0].share > 0.5
    assert hints[0].chance > 0.9
    assert [one.share for one in hints] == sorted([one.share for one in hints], reverse=True)
    assert sum(one.share for one in hints) == pytest.approx(1.0)


def test_as_many_hints_as_were_asked_for_and_no_more_than_there_are() -> None:
    assert len(hint(known(NimState(7)), Nim(), "seed", SOME, count=1)) == 1
    assert len(hint(known(NimState(1)), Nim(), "seed", SOME, count=5)) == 1


def test_a_won_game_is_seen_by_both_seats() -> None:
    for seat in (0, 1):
        chances = evaluate(known(NimState(6), seat), Nim(NimHeuristics()), "seed", SOME)
        assert chances[0] > 0.8
        assert sum(chances) == pytest.approx(1.0)


def test_a_finished_game_is_evaluated_by_its_result() -> None:
    over = NimState(1)
    over.apply(over.legal(0)[0])
    assert evaluate(known(over, 1), Nim(), "seed", Budget(simulations=3)) == [1.0, 0.0]


def test_seats_that_wait_and_moments_of_chance_can_be_evaluated() -> None:
    for state in (ambush(DEALT), ambush(BOTH_BID), AMBUSH.setup(2)):
        for seat in (0, 1):
            chances = evaluate(known(state, seat), AMBUSH, "seed", Budget(simulations=50))
            assert len(chances) == 2
            assert sum(chances) == pytest.approx(1.0)


def test_a_team_has_one_chance() -> None:
    game = TITLES.get("brotherhood-of-the-wolf")
    chances = evaluate(known(game.setup(4), 1), game, "seed", Budget(simulations=4))
    assert chances[1] == chances[2] == chances[3]


def test_the_same_seed_gives_the_same_advice() -> None:
    state = ambush(DEALT)
    few = Budget(simulations=40)
    assert hint(known(state), AMBUSH, "a", few) == hint(known(state), AMBUSH, "a", few)
    assert evaluate(known(state), AMBUSH, "a", few) == evaluate(known(state), AMBUSH, "a", few)


@pytest.mark.parametrize("budget", [Budget(simulations=1), Budget(seconds=1e-9)])
def test_the_smallest_budget_tries_an_action(budget: Budget) -> None:
    assert len(hint(known(NimState(30)), Nim(), "seed", budget)) == 1


def test_a_budget_of_seconds_is_kept() -> None:
    search = hint(known(NimState(30)), Nim(), "seed", Budget(seconds=0.01))
    assert 1 <= len(search) <= 3
