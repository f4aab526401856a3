"""A10 The examples of the digest."""

import random

import pytest

from tests.titles.age_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.core.chance import resolve
from wolfden.titles.age_of_the_wolf.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a10_1_at_the_start_25_wolves_one_den_and_three_cards(seats: int) -> None:
    state = GAME.setup(seats, {"packs": "dealt"})
    resolve(state, random.Random(seats))
    packs = state.view(None)["packs"]
    assert isinstance(packs, list)
    first = state.view(None)["first"]
    for seat, pack in enumerate(packs):
        born = 5 if seat == first else 0  # the first turn has begun with a litter
        assert (pack["wolves"], pack["dens"], pack["hand"]) == (25 + born, 1, 3)
        assert pack["lead"] == pack["start"]


@pytest.mark.parametrize(("roll", "won"), [(1, False), (2, True)])
def test_a10_2_ten_wolves_against_a_bear(roll: int, won: bool) -> None:
    table = Table("red-forest=1:25 red-ridge=bear green-forest=2:5")
    table.do("move @red-forest @red-ridge 10 pack", f"roll {roll}")
    assert (table.stage == "drive") == won


def test_a10_3_a_tie_of_wolves_rolls_again_a_tie_with_predators_does_not_win() -> None:
    wolves = Table("red-forest=1:25 green-forest=2:5 red-steppe=2:10")
    wolves.do("move @red-forest @red-steppe 10 pack", "roll 2", "roll 2")
    assert wolves.stage == "roll"
    tiger = Table("red-forest=1:25 red-steppe=tiger green-forest=2:5")
    tiger.do("move @red-forest @red-steppe 10 pack", "roll 2")
    assert tiger.on("red-steppe") == "tiger"


def test_a10_4_twenty_wolves_on_prey_15_build_a_den_and_are_cut_to_15() -> None:
    table = Table("red-mountain=1:20 red-forest=1:5 green-forest=2:5", leads={1: "red-forest"})
    table.do("next", "den @red-mountain", "end")
    assert table.on("red-mountain") == "1:15,den"


def test_a10_5_a_lost_attack_over_a_frozen_channel_returns_over_it() -> None:
    table = Table(
        "red-forest=1:5 red-tundra=1:10 red-island=2:20 green-forest=2:5", hands={1: "freeze"}
    )
    table.do("freeze red-tundra~red-island", "move @red-tundra @red-island 10 pack")
    table.do("roll 1", "roll 1")
    assert table.on("red-tundra") == "1:10,moved:10"
    table.do("end", "draw scare")
    assert table.state.frozen == 0


def test_a10_6_a_rival_crowded_by_predators_keeps_what_the_prey_allows() -> None:
    table = Table(
        "green-forest=2:20 green-steppe=tiger green-ridge=2:5 green-mountain=1:10 red-forest=1:25",
        hands={1: "scare"},
    )
    table.do("scare @green-steppe @green-forest")
    assert (table.actor, table.state.debt) == (2, 10)
    assert table.offered("withdraw @green-ridge") == {"5"}, "the ridge has room for five"
    events = table.do("withdraw @green-ridge 5 pack", "lose @green-forest 5 pack")
    assert table.on("green-forest") == "2:10,tiger"
    assert facts_of(events, "lose") == [{"at": "green-forest", "wolves": 5, "lead": 0}]
