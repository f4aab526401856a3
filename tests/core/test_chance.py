"""Rolling and drawing."""

import random
from collections import Counter

import pytest
from wolfden_ambush.game import AmbushState

from tests.toy.tables import BOTH_BID, ambush, beginning
from wolfden.core.chance import draw, playout, resolve
from wolfden.core.contract import CHANCE
from wolfden.core.events import Log

DRAWS = 9000
CHI_SQUARE_LIMIT = 16.27
"""A fair draw with three degrees of freedom goes past it once in a thousand seeds."""


def rolling() -> AmbushState:
    """Return a table where the loaded die is due."""
    return ambush(
        "hand seat=1 card=elk bid=3 decision=shown; hand seat=2 card=fox bid=1 decision=folded"
    )


def chi_square(state: AmbushState, seed: int) -> float:
    """Return how far many draws are from the expected counts."""
    rng = random.Random(seed)
    found = Counter(draw(state, rng) for _ in range(DRAWS))
    total = sum(state.weights())
    expected = [DRAWS * weight / total for weight in state.weights()]
    pairs = zip(state.codes(CHANCE), expected, strict=True)
    return sum((found[code] - often) ** 2 / often for code, often in pairs)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_draws_follow_the_weights(seed: int) -> None:
    assert rolling().weights() == [1, 2, 3, 4]
    assert chi_square(rolling(), seed) < CHI_SQUARE_LIMIT
    assert chi_square(beginning(3), seed) < CHI_SQUARE_LIMIT


def test_draw_changes_nothing_and_follows_its_generator() -> None:
    state = rolling()
    before = state.dump()
    first = [draw(state, random.Random(seed)) for seed in range(20)]
    assert first == [draw(state, random.Random(seed)) for seed in range(20)]
    assert len(set(first)) > 1
    assert state.dump() == before


class Weightless(AmbushState):
    """A state whose chance has no weight at all."""

    def weights(self) -> list[int]:
        """Weigh nothing."""
        return [0 for _ in super().weights()]


def test_weights_that_sum_to_nothing_are_our_own_bug() -> None:
    state = Weightless(2, beginning().options)
    with pytest.raises(AssertionError, match="whole numbers above zero"):
        draw(state, random.Random(1))


def test_resolve_lets_chance_act_until_a_player_is_due() -> None:
    state, log = beginning(3), Log()
    done = resolve(state, random.Random(5), log)
    assert len(done) == 3
    assert [event.name for event in log.events] == ["draw"] * 3
    assert state.actors() == (0, 1, 2)
    assert resolve(state, random.Random(5)) == []


def test_resolve_stops_at_the_end() -> None:
    state = rolling()
    assert len(resolve(state, random.Random(5))) == 1
    assert state.is_over


def test_playout_counts_the_decisions_of_players_only() -> None:
    assert playout(rolling(), random.Random(5)) == 0
    assert playout(ambush(BOTH_BID), random.Random(5)) == 2
    state = beginning()
    decisions = playout(state, random.Random(5))
    swaps = 2 - state.aside.count(-1)
    assert state.is_over
    assert decisions == 4 + swaps


def test_playouts_reach_every_ending() -> None:
    reasons = set()
    for seed in range(40):
        state = beginning()
        playout(state, random.Random(seed))
        outcome = state.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == {"shown", "silence"}
