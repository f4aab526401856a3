"""The simple players: they finish games, and the hunters among them know no secret."""

import random

import pytest

from tests.support.sensible import sensible_code, sensible_move
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState


def new(seats: int, seasons: str) -> BrotherhoodState:
    state = GAME.setup(seats, {"seasons": seasons})
    assert isinstance(state, BrotherhoodState)
    return state


@pytest.mark.parametrize("seasons", ["drawn", "chosen"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_they_play_whole_games_legally(seats: int, seasons: str) -> None:
    rng = random.Random(seats)
    state = new(seats, seasons)
    while not state.is_over:
        chance = state.actors() == (CHANCE,)
        seat, code = (CHANCE, draw(state, rng)) if chance else sensible_move(state, rng)
        assert code in state.codes(seat)
        state.play(seat, code)


def test_a_hunters_choice_depends_on_nothing_hidden() -> None:
    rng = random.Random(4)
    compared = 0
    state = new(3, "drawn")
    while not state.is_over:
        for seat in state.actors():
            if seat > 0:
                twin = state.resample(seat, rng)
                compared += twin.dump() != state.dump()
                seed = rng.random()
                assert sensible_code(twin, seat, random.Random(seed)) == sensible_code(
                    state, seat, random.Random(seed)
                )
        chance = state.actors() == (CHANCE,)
        state.play(*((CHANCE, draw(state, rng)) if chance else sensible_move(state, rng)))
    assert compared > 30


def test_they_beat_players_who_choose_at_random() -> None:
    def beast_wins(sensible: int, seed: int) -> bool:
        rng = random.Random(seed)
        state = new(2, "drawn")
        while not state.is_over:
            seat = state.actors()[0]
            if seat == CHANCE:
                state.play(seat, draw(state, rng))
            elif seat == sensible:
                state.play(seat, sensible_code(state, seat, rng))
            else:
                state.play(seat, rng.choice(state.codes(seat)))
        return state.victims == 25

    assert sum(beast_wins(0, seed) for seed in range(20)) >= 16
    assert sum(beast_wins(1, seed) for seed in range(20)) <= 4
