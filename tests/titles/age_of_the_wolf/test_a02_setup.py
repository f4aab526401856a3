"""A2 Set-up."""

import random
from collections import Counter

import pytest

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadSetup
from wolfden.core.events import Log
from wolfden.titles.age_of_the_wolf.game import GAME, META, AgeState
from wolfden.titles.age_of_the_wolf.rules.board import board
from wolfden.titles.age_of_the_wolf.rules.dealing import fill_order
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY, count_of
from wolfden.titles.age_of_the_wolf.rules.vocabulary import PREDATORS
from wolfden.titles.age_of_the_wolf.text.check import check


def begun(seats: int, **options: str) -> AgeState:
    """Return a game whose first player is drawn next; the packs sit as the board has them."""
    state = GAME.setup(seats, {"packs": "seats", **options})
    assert isinstance(state, AgeState)
    return state


def deal(state: AgeState, *actions: str) -> None:
    for action in actions:
        state.apply(state.parse(CHANCE, action))


def deal_predators(state: AgeState, rng: random.Random) -> None:
    """Let chance lay and exchange the predators."""
    while state.view(None)["stage"] == "predators":
        check(state)
        state.play(CHANCE, draw(state, rng))


def offered(state: AgeState) -> list[tuple[str, int]]:
    """Return what chance may do, with its weights."""
    return [(str(action), weight) for action, weight in state.chance()]


def homes(state: AgeState) -> list[str]:
    """Return the start region of each seat."""
    names = state.setting.board.names
    return [names[state.home(seat)] for seat in range(state.setting.players)]


def test_a2_1_chance_says_who_begins_each_with_the_same_weight() -> None:
    state = begun(3)
    assert offered(state) == [("first 1", 1), ("first 2", 1), ("first 3", 1)]
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
    for seat in range(4):
        place = state.home(seat)
        assert (state.owner[place], state.wolves[place], state.dens[place]) == (seat, 25, 1)
        assert state.lead_at(seat) == place


def test_a2_1_players_choose_their_packs_in_seat_order() -> None:
    state = GAME.setup(2)
    assert isinstance(state, AgeState)
    forests = ["red-forest", "green-forest", "blue-forest", "yellow-forest"]
    assert [str(action) for action in state.legal(0)] == [f"start @{name}" for name in forests]
    view = state.view(None)
    assert (view["stage"], view["regions"][0]["owner"]) == ("start", -1)  # type: ignore[index]
    state.apply(state.parse(0, "start @yellow-forest"))
    check(state)
    assert state.actors() == (1,)
    assert [str(action) for action in state.legal(1)] == [f"start @{name}" for name in forests[:3]]
    log = Log()
    state.apply(state.parse(1, "start @green-forest"), log)
    assert [event.public for event in log.events] == [{"at": "green-forest", "colour": "green"}]
    assert homes(state) == ["yellow-forest", "green-forest"]
    assert [pack["colour"] for pack in state.view(None)["packs"]] == ["yellow", "green"]  # type: ignore[attr-defined]
    assert offered(state) == [("first 1", 1), ("first 2", 1)]


def test_a2_1_the_last_pack_left_is_nobody_s_choice() -> None:
    state = GAME.setup(4)
    assert isinstance(state, AgeState)
    for seat, colour in enumerate(("blue", "red", "yellow")):
        state.apply(state.parse(seat, f"start @{colour}-forest"))
    assert homes(state) == ["blue-forest", "red-forest", "yellow-forest", "green-forest"]
    assert state.view(None)["stage"] == "first"


def test_a2_1_packs_can_be_dealt_at_random() -> None:
    state = GAME.setup(3, {"packs": "dealt", "ring": "packs"})
    assert isinstance(state, AgeState)
    forests = ["red-forest", "green-forest", "blue-forest"]
    assert offered(state) == [(f"start @{name}", 1) for name in forests]
    deal(state, "start @blue-forest", "start @red-forest")
    assert homes(state) == ["blue-forest", "red-forest", "green-forest"]


def test_a2_1_chosen_packs_are_written_and_read() -> None:
    state = GAME.setup(3)
    state.apply(state.parse(0, "start @green-forest"))
    text = state.dump()
    assert "pack seat=1 colour=green lead=out\npack seat=2 colour=none lead=out" in text
    assert GAME.load(text).dump() == text


def test_a2_2_every_other_region_ends_with_one_fitting_predator() -> None:
    tables = [(2, "packs"), (3, "packs"), (4, "packs"), (2, "four"), (3, "four")]
    for details in ("printed", "version-1"):
        for seats, ring in tables:
            state = begun(seats, ring=ring, details=details)
            deal(state, "first 1")
            deal_predators(state, random.Random(seats))
            for place in range(state.setting.board.size):
                group = state.predators[place]
                count = sum(count_of(group, kind) for kind in range(len(PREDATORS)))
                assert count == int(state.owner[place] == NOBODY)
                assert state.menace(place) <= state.setting.board.prey[place]


def test_a2_2_one_comes_into_every_region_first_whether_it_fits_or_not() -> None:
    state = begun(2, ring="packs")
    deal(state, "first 1")
    assert offered(state) == [("predator human", 5), ("predator tiger", 15), ("predator bear", 20)]
    deal(state, "predator human")
    assert state.menace(state.setting.board.by_name["red-tundra"]) == 30
    check(state)
    assert offered(state) == [("predator human", 4), ("predator tiger", 15), ("predator bear", 20)]


def test_a2_2_those_that_do_not_fit_are_exchanged_with_the_rest_at_random() -> None:
    state = begun(2, ring="packs")
    # tundra 10, steppe 20, ridge 10, mountain 15, lowland 40, island 25; green likewise
    deal(state, "first 1", "predator bear", "predator human", *["predator bear"] * 9)
    log = Log()
    state.apply(state.parse(CHANCE, "predator tiger"), log)
    assert state.view(None)["stage"] == "predators"
    assert GAME.load(state.dump()).dump() == state.dump()
    assert offered(state) == [("predator tiger", 14), ("predator bear", 10)], "for the steppe"
    state.apply(state.parse(CHANCE, "predator tiger"), log)
    last = log.events[-1]
    assert (last.name, last.public) == ("replace", {"at": "red-steppe", "predator": "tiger"})
    assert state.view(None)["stage"] == "cards", "the human is among the rest again"


def test_a2_2_where_nothing_left_fits_two_regions_exchange_so_that_both_fit() -> None:
    state = begun(2, ring="four")
    names = state.setting.board.names
    order = [names[place] for place in fill_order(state)]
    unfit = order.index("red-tundra")
    rich = {order.index("red-lowland"): "human", order.index("green-lowland"): "tiger"}
    laid = {**rich, unfit: "tiger"}
    spare = [n for n, name in enumerate(order) if n not in laid and "island" in name][:3]
    laid.update(dict.fromkeys(spare, "tiger"))
    deal(state, "first 1", *[f"predator {laid.get(n, 'bear')}" for n in range(len(order))])
    assert sum(count_of(group, 2) for group in state.predators) == 20, "no bear is left"
    partners = {str(action).split("@")[1] for action, weight in state.chance() if weight == 1}
    prey = state.setting.board.prey
    bears = {names[place] for place, group in enumerate(state.predators) if count_of(group, 2)}
    assert partners == {name for name in bears if prey[names.index(name)] >= 20}
    log = Log()
    state.apply(state.parse(CHANCE, "exchange @blue-lowland"), log)
    assert log.events[-1].public == {"at": "red-tundra", "with": "blue-lowland"}
    assert count_of(state.predators[names.index("red-tundra")], 2) == 1
    assert count_of(state.predators[names.index("blue-lowland")], 1) == 1
    assert state.view(None)["stage"] == "cards"


def test_a2_2_in_version_1_only_those_that_fit_were_drawn_poorest_region_first() -> None:
    state = begun(2, ring="packs", details="version-1")
    prey = [state.setting.board.prey[place] for place in fill_order(state)]
    assert prey == sorted(prey)
    deal(state, "first 1")
    assert offered(state) == [("predator bear", 20)]
    deal(state, *["predator bear"] * 6)  # the regions of prey 10 and 15
    assert state.chance()[1][1] == 14
    deal(state, "predator tiger", "predator bear")  # the steppes, prey 20
    assert offered(state) == [("predator tiger", 14), ("predator bear", 13)]
    deal(state, "predator tiger", "predator tiger")  # the islands, prey 25
    assert offered(state) == [
        ("predator human", 5),
        ("predator tiger", 12),
        ("predator bear", 13),
    ]


def test_a2_2_start_regions_of_packs_not_in_play_get_one_too() -> None:
    state = begun(2, ring="four")
    assert homes(state) == ["red-forest", "blue-forest"]
    others = {state.setting.board.names[place] for place in fill_order(state)}
    assert {"green-forest", "yellow-forest"} <= others


def test_a2_3_each_player_is_dealt_three_cards() -> None:
    state = begun(3)
    rng = random.Random(4)
    while state.actors() == (CHANCE,):
        state.play(CHANCE, draw(state, rng))
    assert [state.hand_size(seat) for seat in range(3)] == [3, 3, 3]
    assert state.view(None)["deck"] == 28 - 9


def test_a2_3_draws_follow_what_is_left_in_the_deck() -> None:
    state = begun(2, ring="packs")
    deal(state, "first 1", *["predator bear"] * 12)
    assert [weight for _card, weight in state.chance()] == [8, 7, 5, 8]
    deal(state, "draw extra", "draw extra", "draw scare")
    assert [weight for _card, weight in state.chance()] == [7, 7, 3, 8]


def test_a2_3_every_hand_is_as_likely_as_the_deck_makes_it() -> None:
    drawn: Counter[str] = Counter()
    rng = random.Random(2)
    state = begun(2, ring="packs")
    deal(state, "first 1", *["predator bear"] * 12)
    for _game in range(2800):
        drawn[state.notation().write(draw(state, rng))] += 1
    expected = {"draw scare": 800, "draw breed": 700, "draw extra": 500, "draw freeze": 800}
    assert all(abs(drawn[card] - count) < 100 for card, count in expected.items())


@pytest.mark.parametrize(("seats", "sectors"), [(2, 2), (3, 3), (4, 4)])
def test_a2_4_the_ring_has_as_many_sectors_as_packs(seats: int, sectors: int) -> None:
    ground = board(seats, "packs")
    assert ground.size == 7 * sectors
    assert len(ground.channels) == 2 * sectors
    assert ground.colours == ["red", "green", "blue", "yellow"][:sectors]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a2_4_the_whole_board_has_four_sectors_for_any_number_of_packs(seats: int) -> None:
    ground = board(seats)
    assert ground.size == 28
    assert ground.colours == ["red", "green", "blue", "yellow"]


def test_a2_4_the_quick_game_has_a_sector_for_each_pack_and_deals_them() -> None:
    assert META.quick_options == {"ring": "packs", "packs": "dealt"}
    state = GAME.setup(3, META.quick_options)
    assert isinstance(state, AgeState)
    assert state.setting.board.size == 21


def test_a2_4_other_rings_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"four \| packs"):
        GAME.setup(2, {"ring": "five"})
