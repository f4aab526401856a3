"""A6 Dens."""

from tests.titles.age_of_the_wolf.table import Table

BUILD = "stage=den step=den"


def test_a6_1_twenty_wolves_may_build_a_den() -> None:
    table = Table(
        "red-forest=1:25,den red-steppe=1:20 red-lowland=1:15 green-forest=2:20", turn=BUILD
    )
    assert table.legal() == ["den @red-steppe", "next"]
    assert table.why("den @red-lowland") == "den-too-few"
    assert table.why("den @green-forest") == "den-elsewhere"


def test_a6_1_or_only_in_a_region_entered_in_the_same_turn() -> None:
    regions = "red-forest=1:25 red-lowland=1:20 red-mountain=1:20 green-forest=2:5"
    table = Table(regions, dens="entered")
    table.do("move @red-forest @red-steppe 20 pack")
    assert table.legal("den") == ["den @red-steppe"]
    assert table.why("den @red-lowland") == "den-not-entered"
    anywhere = Table(regions)
    anywhere.do("move @red-forest @red-steppe 20 pack")
    assert anywhere.offered("den") == {"@red-steppe", "@red-lowland", "@red-mountain"}


def test_a6_1_a_region_is_entered_by_a_battle_that_is_won_and_by_two_packs_together() -> None:
    table = Table(
        "red-forest=1:15 red-mountain=1:10 red-steppe=2:5 green-forest=2:5",
        hands={1: "extra"},
        dens="entered",
    )
    table.do("move @red-forest @red-steppe 10 pack", "extra")
    table.do("move @red-mountain @red-steppe 10 pack", "roll 3", "roll 1")
    assert table.may("den @red-steppe")


def test_a6_1_neither_a_fight_in_place_nor_a_lost_attack_enters_a_region() -> None:
    table = Table("red-forest=1:25,bear green-forest=2:5", dens="entered", hands={1: "freeze"})
    table.do("hunt @red-forest", "next", "roll 2", "drive @red-ridge")
    view = table.state.view(0)
    assert (table.stage, view["den_needs"], view["new_dens"]) == ("roam", 20, True)
    lost = Table("red-forest=1:25 red-steppe=2:20 green-forest=2:5", dens="entered")
    lost.do("move @red-forest @red-steppe 20 pack", "roll 1", "roll 3")
    assert lost.on("red-forest") == "1:25,moved:20"
    assert lost.stage == "draw"


def test_a6_1_one_den_a_turn() -> None:
    table = Table("red-forest=1:25 red-steppe=1:20 green-forest=2:5", turn=BUILD)
    table.do("den @red-steppe")
    assert table.stage == "roam"


def test_a6_1_or_any_number_if_the_table_says_so() -> None:
    table = Table("red-forest=1:25 red-steppe=1:20 green-forest=2:5", turn=BUILD, dens_a_turn="any")
    table.do("den @red-steppe", "den @red-forest")
    assert (table.dens(1), table.stage) == (2, "roam")


def test_a6_1_a_prey_value_below_twenty_does_not_forbid_it() -> None:
    table = Table("red-ridge=1:20 green-forest=2:5", turn=BUILD)
    assert table.may("den @red-ridge")


def test_a6_1_a_second_den_in_one_turn_is_refused_while_another_step_lasts() -> None:
    table = Table(
        "red-forest=1:25 red-steppe=1:20 green-forest=2:5",
        turn="stage=den step=den",
        hands={1: "freeze"},
    )
    table.do("den @red-steppe")
    assert table.why("den @red-forest") == "den-over"


def test_a6_2_one_own_den_a_region() -> None:
    table = Table("red-forest=1:25,den red-steppe=1:20 green-forest=2:5", turn=BUILD)
    assert table.why("den @red-forest") == "den-on-den"


def test_a6_2_six_dens_in_all() -> None:
    dens = " ".join(
        f"{name}=1:5,den"
        for name in ("red-ridge", "red-tundra", "red-mountain", "red-lowland", "green-tundra")
    )
    table = Table(
        f"red-forest=1:25,den {dens} red-steppe=1:20 green-forest=2:5",
        turn="stage=roam step=roam",
    )
    assert table.dens(1) == 6
    full = Table(f"red-forest=1:25,den {dens} red-steppe=1:20 green-forest=2:5")
    full.do("next")
    assert full.stage == "roam", "there is no seventh den to build"


def test_a6_3_a_den_without_five_own_wolves_is_removed_immediately() -> None:
    table = Table("red-forest=1:10,den red-steppe=1:10 green-forest=2:5", leads={1: "red-steppe"})
    table.do("move @red-forest @red-ridge 10 pack")
    assert table.dens(1) == 0


def test_a6_3_in_any_seats_turn() -> None:
    table = Table(
        "red-forest=1:25 red-steppe=tiger red-mountain=2:15,den green-forest=2:5",
        hands={1: "scare"},
    )
    table.do("scare @red-steppe @red-mountain")
    assert (table.dens(2), table.on("red-mountain")) == (0, "")


def test_a6_1_a_pack_with_too_few_wolves_learns_why_it_builds_none() -> None:
    few = Table("red-forest=1:25,den red-steppe=1:15 green-forest=2:5")
    few.do("next")
    assert (few.stage, few.state.view(0)["den_needs"]) == ("roam", 20)
    few.do("roam @red-forest @red-steppe 20 pack")
    assert few.state.view(0)["den_needs"] == 0, "enough wolves, but the step is over"
    declined = Table("red-forest=1:25 red-steppe=1:5 green-forest=2:5", turn=BUILD)
    declined.do("next")
    assert (declined.stage, declined.state.view(0)["den_needs"]) == ("roam", 0)
