"""A1 Things."""

import pytest

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.errors import BadPosition
from wolfden.titles.age_of_the_wolf.game import GAME
from wolfden.titles.age_of_the_wolf.rules.board import board
from wolfden.titles.age_of_the_wolf.rules.tables import tables


def test_a1_1_a_pack_has_its_lead_wolf_170_wolves_and_six_dens() -> None:
    numbers = tables()
    assert (numbers.lead, numbers.most_wolves, numbers.dens) == (5, 175, 6)
    assert numbers.most_wolves == 5 + 10 * 5 + 6 * 10 + 4 * 15
    assert Table("red-forest=1:25 green-forest=2:5").state.supply(0) == 150


@pytest.mark.parametrize("wolves", [3, 12, 26])
def test_a1_1_wolves_come_in_fives(wolves: int) -> None:
    with pytest.raises(BadPosition, match=r"must come in fives \(A1.1\)"):
        Table(f"red-forest=1:{wolves} green-forest=2:5")


def test_a1_1_the_lead_wolf_counts_as_five() -> None:
    table = Table("red-forest=1:5 green-forest=2:5", leads={1: "red-forest"})
    assert table.offered("move @red-forest @red-ridge") == {"5"}
    assert table.offered("move @red-forest @red-ridge 5") == {"lead"}


def test_a1_1_lost_wolves_go_back_to_the_supply() -> None:
    table = Table("red-forest=1:5 red-ridge=1:25 green-forest=2:5", turn="stage=roam step=roam")
    supply = table.state.supply(0)
    table.do("end")
    assert (table.wolves(1), table.state.supply(0)) == (15, supply + 15)


def test_a1_2_the_die_has_one_i_four_ii_and_one_iii() -> None:
    assert (tables().faces, tables().face_weights) == ([1, 2, 3], [1, 4, 1])
    table = Table("red-forest=1:25 red-ridge=bear green-forest=2:5")
    table.do("move @red-forest @red-ridge 10 pack")
    assert [(str(roll), weight) for roll, weight in table.state.chance()] == [
        ("roll 1", 1),
        ("roll 2", 4),
        ("roll 3", 1),
    ]


def test_a1_3_the_deck_has_28_cards_of_four_kinds() -> None:
    assert tables().cards == [8, 7, 5, 8]
    state = GAME.setup(4)
    assert state.view(None)["deck"] == 28


def test_a1_4_forty_predators_of_three_values() -> None:
    assert tables().predators == [5, 15, 20]
    assert tables().values == [30, 20, 10]
    with pytest.raises(
        BadPosition,
        match=r"regions: there are 6 predators of the kind “human”; the box has 5 \(A1\.4\)\.",
    ):
        Table(
            "red-tundra=1:5 red-ridge=2:5 red-lowland=human green-lowland=human blue-lowland=human"
            " yellow-lowland=human green-forest=human yellow-forest=human",
            ring="four",
        )


def test_a1_5_regions_have_prey_land_borders_channels_and_coasts() -> None:
    ground = board(4)
    assert ground.size == 28
    prey = {name: ground.prey[place] for place, name in enumerate(ground.names)}
    assert [prey[f"red-{kind}"] for kind in ("forest", "tundra", "steppe", "ridge")] == [
        30,
        10,
        20,
        10,
    ]
    assert [prey[f"blue-{kind}"] for kind in ("mountain", "lowland", "island")] == [15, 40, 25]
    assert sum(ground.coast) == 12
    assert sum(len(there) for there in ground.land) == 2 * 52
    assert ground.channel_names[:2] == ["red-tundra~red-island", "red-tundra~yellow-island"]


def test_a1_6_a_pack_occupies_where_it_has_wolves_also_beside_predators() -> None:
    table = Table("red-forest=1:25 red-steppe=1:5,bear green-forest=2:5")
    assert table.why("move @red-forest @red-steppe 5 pack") == "move-into-own"
    packs = table.state.view(None)["packs"]
    assert isinstance(packs, list)
    assert packs[0]["regions"] == 2


def test_a1_6_attackers_occupy_only_what_they_have_won() -> None:
    table = Table("red-forest=1:25 red-steppe=2:10 green-forest=2:5", hands={1: "extra"})
    table.do("move @red-forest @red-steppe 20 pack")
    place = table.state.setting.board.by_name["red-steppe"]
    assert not table.state.occupies(0, place)
    assert table.state.occupies(1, place)
    table.do("next", "roll 3", "roll 1")
    assert table.state.occupies(0, place)


def test_a1_7_adjacent_is_a_land_border() -> None:
    table = Table("red-forest=1:25 green-forest=2:5")
    assert table.offered("move @red-forest") == {
        "@red-tundra",
        "@red-steppe",
        "@red-ridge",
        "@red-mountain",
    }


def test_a1_7_a_channel_is_adjacent_only_while_it_is_frozen() -> None:
    table = Table("red-tundra=1:10 green-forest=2:5", hands={1: "freeze"})
    assert table.why("move @red-tundra @red-island 5 pack") == "channel-not-frozen"
    table.do("freeze red-tundra~red-island")
    assert table.may("move @red-tundra @red-island 5 pack")
    assert table.why("move @red-tundra @green-island 5 pack") == "channel-not-frozen"


def test_a1_7_a_frozen_channel_carries_a_scare_but_no_predator() -> None:
    table = Table("red-tundra=1:10 red-island=bear green-forest=2:5", hands={1: "scare freeze"})
    assert table.why("scare @red-island sea") == "scare-too-far"
    table.do("freeze red-tundra~red-island")
    assert table.offered("scare @red-island") == {"sea"}
