"""What every title's judgement promises, at every moment of games played at random and quickly."""

import random

import pytest

from wolfden.core.chance import resolve
from wolfden.core.contract import CHANCE, State
from wolfden.players.heuristics import Heuristics, heuristics_of
from wolfden.titles import TITLES

JUDGED = [name for name in TITLES.ids() if heuristics_of(TITLES.get(name)) is not None]


def check_moment(judgement: Heuristics[State], state: State, seats: int) -> None:
    """Chances of rivals add up to one, teams share theirs, weights fit the legal codes.

    Where something is hidden each side may be judged by what it knows, and the sum may be off.
    """
    before = state.dump()
    chances = judgement.chances(state)
    assert len(chances) == seats
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    parties = {state.team(seat)[0] for seat in range(seats)}
    if state.is_over or not state.has_secrets():
        assert sum(chances[seat] for seat in parties) == pytest.approx(1.0)
    assert all(chances[seat] == chances[state.team(seat)[0]] for seat in range(seats))
    for seat in state.actors():
        if seat != CHANCE:
            codes = state.codes(seat)
            weights = judgement.weights(state, seat, codes)
            assert len(weights) == len(codes)
            assert min(weights) >= 0.0
            assert max(weights) > 0.0
            assert judgement.quick_code(state, seat, codes, random.Random(1)) in codes
    assert state.dump() == before, "to judge changes nothing"


@pytest.mark.parametrize("title", JUDGED)
def test_judgement_holds_at_every_moment_of_a_game(title: str) -> None:
    game = TITLES.get(title)
    meta, judgement = game.meta(), heuristics_of(game)
    assert judgement is not None
    for seats in range(meta.min_seats, meta.max_seats + 1):
        rng = random.Random(seats)
        state = game.setup(seats)
        check_moment(judgement, state, seats)
        for step in range(160):
            resolve(state, rng)
            if state.is_over:
                break
            check_moment(judgement, state, seats)
            seat = rng.choice(state.actors())
            codes = state.codes(seat)
            quick = step % 2 == 0
            code = judgement.quick_code(state, seat, codes, rng) if quick else rng.choice(codes)
            state.play(seat, code)
        check_moment(judgement, state, seats)
