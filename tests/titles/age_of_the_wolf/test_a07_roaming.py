"""A7 Roaming."""

from tests.titles.age_of_the_wolf.table import Table

ROAM = "stage=roam step=roam"


def test_a7_1_wolves_roam_between_adjacent_regions_of_their_pack() -> None:
    table = Table("red-forest=1:20 red-steppe=1:5 red-lowland=1:5 green-forest=2:5", turn=ROAM)
    assert table.offered("roam @red-forest") == {"@red-steppe"}
    assert table.why("roam @red-forest @red-lowland 5 pack") == "move-too-far"
    assert table.why("roam @red-forest @red-ridge 5 pack") == "roam-into-new"


def test_a7_1_each_wolf_once() -> None:
    table = Table("red-forest=1:20 red-steppe=1:5 red-mountain=1:5 green-forest=2:5", turn=ROAM)
    table.do("roam @red-forest @red-steppe 10 lead")
    assert table.offered("roam @red-steppe @red-mountain") == {"5"}
    assert table.why("roam @red-steppe @red-mountain 10 pack") == "pack-has-moved"
    assert table.why("roam @red-steppe @red-mountain 5 lead") == "lead-has-moved"


def test_a7_1_over_a_frozen_channel_too() -> None:
    table = Table("red-tundra=1:10 red-island=1:5 green-forest=2:5", turn=ROAM, hands={1: "freeze"})
    assert table.legal("roam") == []
    table.do("freeze red-tundra~red-island")
    assert table.may("roam @red-island @red-tundra 5 pack")


def test_a7_1_a_region_emptied_by_roaming_is_no_longer_occupied() -> None:
    table = Table(
        "red-forest=1:20 red-steppe=1:5,bear green-forest=2:5", turn=ROAM, hands={1: "freeze"}
    )
    table.do("roam @red-steppe @red-forest 5 pack")
    assert table.on("red-steppe") == "bear"
    assert table.why("roam @red-forest @red-steppe 5 pack") == "roam-into-new"


def test_a7_1_without_anything_to_roam_or_play_the_turn_ends_by_itself() -> None:
    table = Table("red-forest=1:20 green-forest=2:5")
    table.do("next", "next")
    assert table.stage == "draw"


def test_a7_2_wolves_that_fought_predators_in_place_have_not_moved() -> None:
    table = Table("red-forest=1:5 red-steppe=1:10,bear green-forest=2:5")
    table.do("hunt @red-steppe", "roll 2", "leave")
    assert table.offered("roam @red-steppe @red-forest") == {"5", "10"}


def test_a7_2_attackers_that_came_back_have_moved() -> None:
    table = Table("red-forest=1:15 red-mountain=1:5 red-steppe=2:15 green-forest=2:5")
    table.do("move @red-forest @red-steppe 10 pack", "roll 1", "roll 2")
    assert table.legal("roam @red-forest") == ["roam @red-forest @red-mountain 5 lead"]


def test_a7_2_new_wolves_may_move_and_roam() -> None:
    table = Table(
        "red-forest=1:10,den red-steppe=1:5 green-forest=2:5", turn=ROAM, hands={1: "breed"}
    )
    table.do("roam @red-forest @red-steppe 5 pack", "breed")
    assert table.on("red-forest") == "1:10,den"
    assert table.may("roam @red-forest @red-steppe 10 lead")
