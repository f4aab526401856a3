"""What the title lends to players: chances, leanings and quick choices of both sides."""

import random

import pytest

from tests.titles.brotherhood_of_the_wolf.games import public_part, steps
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.titles.brotherhood_of_the_wolf.bot.heuristics import HEURISTICS
from wolfden.titles.brotherhood_of_the_wolf.game import GAME
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import verb_of
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import EMPOWER, OVER, PROWL

HUNTER = 1
SEEDS = range(8)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_hunters_have_the_same_chance_and_the_end_is_exact(seed: int) -> None:
    for state, _seat, _code in steps(seed):
        beast, *hunters = HEURISTICS.chances(state)
        assert 0.0 <= beast <= 1.0
        assert 0.0 <= hunters[0] <= 1.0
        assert hunters == [hunters[0]] * len(state.setting.team)
    outcome = state.outcome()
    assert state.stage == OVER
    assert outcome is not None
    assert HEURISTICS.chances(state) == [score / 2 for score in outcome.scores]


@pytest.mark.parametrize("seed", SEEDS)
def test_hunters_judge_by_what_they_know(seed: int) -> None:
    rng = random.Random(seed)
    compared = 0
    for state, seat, _code in steps(seed):
        if seat > 0 and not state.beast_is_hidden():
            twin = state.resample(seat, rng)
            compared += twin.dump() != state.dump()
            assert HEURISTICS.chances(twin)[1] == HEURISTICS.chances(state)[1]
    assert compared > 10


@pytest.mark.parametrize("seed", SEEDS)
def test_some_action_is_always_worth_looking_at(seed: int) -> None:
    for state, seat, _code in steps(seed):
        if seat != CHANCE:
            codes = state.codes(seat)
            weights = HEURISTICS.weights(state, seat, codes)
            assert len(weights) == len(codes)
            assert min(weights) >= 0.0
            assert max(weights) > 0.0


@pytest.mark.parametrize("seed", SEEDS)
def test_hunters_lean_the_same_way_in_every_world(seed: int) -> None:
    rng = random.Random(seed)
    for state, seat, _code in steps(seed):
        if seat > 0 and rng.random() < 0.5:
            twin = state.resample(seat, rng)
            codes = state.codes(seat)
            assert HEURISTICS.weights(twin, seat, codes) == HEURISTICS.weights(state, seat, codes)
            dice = rng.random()
            assert HEURISTICS.quick_code(
                twin, seat, codes, random.Random(dice)
            ) == HEURISTICS.quick_code(state, seat, codes, random.Random(dice))


@pytest.mark.parametrize("seasons", ["drawn", "chosen"])
def test_quick_players_finish_games(seasons: str) -> None:
    rng = random.Random(seasons)
    state = GAME.setup(3, {"seasons": seasons})
    assert isinstance(state, Position)
    while actors := state.actors():
        seat = rng.choice(actors)
        if seat == CHANCE:
            state.play(seat, draw(state, rng))
            continue
        codes = state.codes(seat)
        code = HEURISTICS.quick_code(state, seat, codes, rng)
        assert code in codes
        state.play(seat, code)


@pytest.mark.parametrize("seed", SEEDS)
def test_hunters_see_of_a_choice_what_the_table_shows(seed: int) -> None:
    for state, seat, code in steps(seed):
        seen = state.observed_code(seat, code, HUNTER)
        assert state.observed_code(seat, code, 0) == code
        if seat != 0:
            assert seen == code
        elif verb_of(code) == PROWL:
            for other in state.codes(0):
                alike = public_part(other) == public_part(code)
                assert (state.observed_code(seat, other, HUNTER) == seen) == alike
        elif verb_of(code) == EMPOWER:
            assert {state.observed_code(seat, other, HUNTER) for other in state.codes(0)} == {seen}


def test_a_hunter_in_the_village_is_better_for_the_hunters_than_one_far_away() -> None:
    laid = "spring=langeac summer=saugues/wolves/down"
    near = Table("move", 1, laid=laid, at="marquis=saugues")
    far = Table("move", 1, laid=laid)
    near.state.moved = far.state.moved = 15
    assert HEURISTICS.chances(near.state)[1] > HEURISTICS.chances(far.state)[1] + 0.02
    assert HEURISTICS.chances(near.state)[0] < HEURISTICS.chances(far.state)[0] - 0.02


def test_where_hunters_go_says_nothing_about_what_the_beast_has_chosen() -> None:
    table = Table("move", 1, laid="spring=langeac summer=saugues/wolves/down", at="marquis=auvers")

    def guesses() -> list[int]:
        worlds = [table.state.resample(HUNTER, random.Random(seed)) for seed in range(60)]
        return [world.slots[world.season()] for world in worlds]

    before = guesses()
    assert len(set(before)) > 2
    table.do("move marquis @la-besseyre")
    assert guesses() == before


def test_the_true_trace_within_reach_is_a_danger() -> None:
    def beast(identity: str) -> float:
        laid = "spring=langeac summer=saugues/wolves/down"
        table = Table("card", 2, laid=laid, at="gamekeeper=saugues", identity=identity)
        return HEURISTICS.chances(table.state)[0]

    assert beast("wolves") < 0.7 * beast("count")
