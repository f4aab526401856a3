"""A2 Set-up."""

import random
from collections import Counter

import pytest

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadSetup
from wolfden.titles.age_of_the_wolf.game import GAME, AgeState
from wolfden.titles.age_of_the_wolf.rules.board import board
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of
from wolfden.titles.age_of_the_wolf.rules.vocabulary import PREDATORS


def begun(seats: int, **options: str) -> AgeState:
    state = GAME.setup(seats, dict(options))
    assert isinstance(state, AgeState)
    return state


def deal(state: AgeState, *actions: str) -> None:
    for action in actions:
        state.apply(state.parse(CHANCE, action))


def test_a2_1_chance_says_who_begins_each_with_the_same_weight() -> None:
    state = begun(3)
    assert [(str(first), weight) for first, weight in state.chance()] == [
        ("first 1", 1),
        ("first 2", 1),
        ("first 3", 1),
    ]
    deal(state, "first 3")
    assert (state.first, state.active) == (2, 2)


def test_a2_1_play_goes_clockwise() -> None:
    state = begun(3)
    deal(state, "first 3")
    rng = random.Random(1)
    while state.actors() == (CHANCE,):
        state.play(CHANCE, draw(state, rng))
    turns = [state.active]
    while len(turns) < 4:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.play(CHANCE, draw(state, rng))
        else:
            state.play(seat, state.codes(seat)[-1])
        if state.active != turns[-1]:
            turns.append(state.active)
    assert turns == [2, 0, 1, 2]


def test_a2_1_every_pack_starts_with_25_wolves_and_a_den() -> None:
    state = begun(4)
    for seat, place in enumerate(state.setting.board.starts):
        assert (state.owner[place], state.wolves[place], state.dens[place]) == (seat, 25, 1)
        assert state.lead_at(seat) == place


def test_a2_2_every_other_region_gets_one_fitting_predator_poorest_first() -> None:
    for seats, ring in ((2, "packs"), (3, "packs"), (4, "packs"), (2, "four"), (3, "four")):
        state = begun(seats, ring=ring)
        deal(state, "first 1")
        rng = random.Random(seats)
        filled = [state.setting.board.prey[place] for place in state.setting.board.fill_order]
        assert filled == sorted(filled)
        while state.view(None)["stage"] == "predators":
            state.play(CHANCE, draw(state, rng))
        for place in range(state.setting.board.size):
            group = state.predators[place]
            count = sum(count_of(group, kind) for kind in range(len(PREDATORS)))
            assert count == int(place not in state.setting.board.starts)
            assert state.menace(place) <= state.setting.board.prey[place]


def test_a2_2_unfit_predators_are_drawn_over_and_the_others_follow_their_numbers() -> None:
    state = begun(2)
    deal(state, "first 1")
    assert [(str(one), weight) for one, weight in state.chance()] == [("predator bear", 20)]
    deal(state, *["predator bear"] * 6)  # the regions of prey 10 and 15
    assert state.chance()[1][1] == 14
    deal(state, "predator tiger", "predator bear")  # the steppes, prey 20
    assert [(str(one), weight) for one, weight in state.chance()] == [
        ("predator tiger", 14),
        ("predator bear", 13),
    ]
    deal(state, "predator tiger", "predator tiger")  # the islands, prey 25
    assert [(str(one), weight) for one, weight in state.chance()] == [
        ("predator human", 5),
        ("predator tiger", 12),
        ("predator bear", 13),
    ]


def test_a2_2_start_regions_of_packs_not_in_play_get_one_too() -> None:
    ground = board(2, "four")
    assert [ground.names[place] for place in ground.starts] == ["red-forest", "blue-forest"]
    others = {ground.names[place] for place in ground.fill_order}
    assert {"green-forest", "yellow-forest"} <= others


def test_a2_3_each_player_is_dealt_three_cards() -> None:
    state = begun(3)
    rng = random.Random(4)
    while state.actors() == (CHANCE,):
        state.play(CHANCE, draw(state, rng))
    assert [state.hand_size(seat) for seat in range(3)] == [3, 3, 3]
    assert state.view(None)["deck"] == 28 - 9


def test_a2_3_draws_follow_what_is_left_in_the_deck() -> None:
    state = begun(2)
    deal(state, "first 1", *["predator bear"] * 12)
    assert [weight for _card, weight in state.chance()] == [8, 7, 5, 8]
    deal(state, "draw extra", "draw extra", "draw scare")
    assert [weight for _card, weight in state.chance()] == [7, 7, 3, 8]


def test_a2_3_every_hand_is_as_likely_as_the_deck_makes_it() -> None:
    drawn: Counter[str] = Counter()
    rng = random.Random(2)
    state = begun(2)
    deal(state, "first 1", *["predator bear"] * 12)
    for _game in range(2800):
        drawn[state.notation().write(draw(state, rng))] += 1
    expected = {"draw scare": 800, "draw breed": 700, "draw extra": 500, "draw freeze": 800}
    assert all(abs(drawn[card] - count) < 100 for card, count in expected.items())


@pytest.mark.parametrize(("seats", "sectors"), [(2, 2), (3, 3), (4, 4)])
def test_a2_4_the_ring_has_as_many_sectors_as_packs(seats: int, sectors: int) -> None:
    ground = board(seats)
    assert ground.size == 7 * sectors
    assert len(ground.channels) == 2 * sectors
    assert ground.colours == ["red", "green", "blue", "yellow"][:sectors]


@pytest.mark.parametrize(
    ("seats", "colours"), [(2, ["red", "blue"]), (3, ["red", "green", "blue"])]
)
def test_a2_4_the_four_sector_board_may_have_empty_seats(seats: int, colours: list[str]) -> None:
    ground = board(seats, "four")
    assert ground.size == 28
    assert ground.colours == colours


def test_a2_4_other_rings_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"packs \| four"):
        GAME.setup(2, {"ring": "five"})
