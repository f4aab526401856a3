"""Inside a search, no seat uses what only others know."""

import random

import pytest

from tests.players.coin import LEFT, CoinState, RevealedCoin, WatchedCoin
from tests.players.nim import Nim
from wolfden.core.contract import Perspective
from wolfden.players.advice import evaluate, hint
from wolfden.players.levels import Budget

MANY = Budget(simulations=4000)


def known(state: CoinState, seat: int) -> Perspective:
    """Return what a seat knows."""
    return Perspective(state, seat, random.Random(2))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_rival_in_the_search_does_not_see_a_hidden_action(seat: int) -> None:
    chances = evaluate(known(CoinState(), seat), Nim(), "seed", MANY)
    assert chances[0] == pytest.approx(0.5, abs=0.1)


def test_a_rival_in_the_search_sees_an_open_action() -> None:
    chances = evaluate(known(WatchedCoin(), 0), Nim(), "seed", MANY)
    assert chances[0] < 0.1


def test_a_seat_that_must_guess_knows_that_it_guesses() -> None:
    state = CoinState()
    state.apply(state.legal(0)[0])
    assert state.hidden == LEFT
    hints = hint(known(state, 1), Nim(), "seed", MANY)
    assert [one.chance for one in hints] == pytest.approx([0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_an_action_brings_to_light_is_known_in_the_search_from_then_on(seat: int) -> None:
    chances = evaluate(known(RevealedCoin(), seat), Nim(), "seed", MANY)
    assert chances[1] > 0.9
