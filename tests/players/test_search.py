"""The search finds what is there to find, from what a seat knows, within its budget."""

import random

import pytest

from tests.players.nim import Nim, NimHeuristics, NimState
from tests.toy.tables import AMBUSH, BOTH_BID, DEALT, ambush
from wolfden.core.contract import Game, Perspective, State
from wolfden.players.bots import make_bot


def answer(name: str, game: Game, state: State, seat: int = 0, seed: str = "one") -> str:
    """Return what a bot does."""
    return str(make_bot(name, game, seed).choose(Perspective(state, seat, random.Random(4))))


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_the_search_finds_the_only_winning_move_by_playing_on(stones: int) -> None:
    assert answer("legend:simulations=2000", Nim(), NimState(stones)) == f"take {stones % 4}"


@pytest.mark.parametrize("stones", [5, 6, 7])
def test_exact_ends_overrule_a_wrong_judgement(stones: int) -> None:
    game = Nim(NimHeuristics(wrong=True))
    assert answer("legend:simulations=1000", game, NimState(stones)) == f"take {stones % 4}"


def test_greedy_follows_the_judgement_one_step_ahead() -> None:
    assert answer("greedy", Nim(NimHeuristics()), NimState(11)) == "take 3"
    assert answer("greedy", Nim(NimHeuristics(wrong=True)), NimState(9)) != "take 1"


def test_chance_is_weighed_by_how_likely_it_is() -> None:
    """With wind, from five stones: two or three leave the rival one to three, a sure win.

    Taking one leaves four, of which the wind takes one or not: four are lost for the rival.
    """
    state = NimState(5, wind=True)
    assert answer("legend:simulations=3000", Nim(), state) == "take 1"


def test_showing_always_beats_folding() -> None:
    """T5: a fold scores nothing, a shown card at least its value; the rival's card is hidden."""
    for seed in ("a", "b", "c"):
        assert answer("legend:simulations=200", AMBUSH, ambush(BOTH_BID), 0, seed) == "show"


def test_the_best_bid_is_found_among_seats_that_bid_in_any_order() -> None:
    """The owl may bid up to 3; side n of the die has weight n, so high bids come off most often."""
    chosen = answer("legend:simulations=4000", AMBUSH, ambush(DEALT), 0)
    assert chosen in {"bid 3", "bid 2", "swap"}


def test_with_a_budget_of_simulations_the_same_seed_decides_the_same_way() -> None:
    def game(seed: str) -> list[str]:
        state: State = ambush(DEALT)
        names = ["cub:simulations=30", "hunter:simulations=30"]
        bots = [make_bot(name, AMBUSH, f"{seed} {name}") for name in names]
        rng = random.Random(5)
        done = []
        while state.actors() != (-1,) and state.actors():
            seat = state.actors()[0]
            action = bots[seat].choose(Perspective(state, seat, rng))
            done.append(str(action))
            state.apply(action)
            if state.actors() == (-1,):
                state.apply(state.legal(-1)[0])
        return done

    assert game("x") == game("x")
    assert len({tuple(game(str(seed))) for seed in range(12)}) > 1


def test_a_forced_action_needs_no_search() -> None:
    state = NimState(1)
    assert answer("legend", Nim(), state) == "take 1"


def test_the_trees_are_kept_while_only_the_own_action_happened() -> None:
    class Slow(NimState):
        """The same seat moves again."""

        def play(self, seat: int, code: int, log: object = None) -> None:
            self.stones -= code

    bot = make_bot("alpha:simulations=300", Nim(), "one")
    state = Slow(9)
    action = bot.choose(Perspective(state, 0, random.Random(1)))
    state.apply(action)
    expected = bot._expected  # type: ignore[attr-defined] # what the test is about
    assert expected is not None
    visits = expected[1].roots[0].visits
    assert visits > 0
    bot.choose(Perspective(state, 0, random.Random(1)))
    assert bot._expected[1] is expected[1]  # type: ignore[attr-defined] # as above
    other = Slow(4)
    bot.choose(Perspective(other, 0, random.Random(1)))
    assert bot._expected[1] is not expected[1]  # type: ignore[attr-defined] # as above
