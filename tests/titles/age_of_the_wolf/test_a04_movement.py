"""A4 Movement."""

from tests.titles.age_of_the_wolf.table import Table


def test_a4_1_five_or_more_wolves_move_as_one_pack_into_a_region_not_occupied() -> None:
    table = Table("red-forest=1:25 red-steppe=1:5 green-forest=2:5")
    assert table.offered("move @red-forest") == {"@red-tundra", "@red-ridge", "@red-mountain"}
    assert table.offered("move @red-forest @red-ridge") == {"5", "10", "15", "20", "25"}
    assert table.why("move @red-forest @red-ridge 7 pack") == "pack-not-in-fives"
    assert table.why("move @red-forest @red-ridge 0 pack") == "pack-not-in-fives"
    assert table.why("move @red-forest @red-ridge 30 pack") == "pack-too-large"
    table.do("move @red-forest @red-ridge 15 pack")
    assert (table.on("red-forest"), table.on("red-ridge")) == ("1:10", "1:15,moved:15")


def test_a4_1_the_player_chooses_whether_the_lead_wolf_goes_along() -> None:
    table = Table("red-forest=1:25 green-forest=2:5")
    assert table.offered("move @red-forest @red-ridge 20") == {"pack", "lead"}
    assert table.offered("move @red-forest @red-ridge 25") == {"lead"}, "all of them"
    table.do("move @red-forest @red-ridge 10 lead")
    assert (table.lead(1), table.on("red-ridge")) == ("red-ridge", "1:10,moved:5")


def test_a4_1_a_den_may_be_left_unguarded_and_is_lost_immediately() -> None:
    table = Table("red-forest=1:25,den green-forest=2:5")
    table.do("move @red-forest @red-ridge 25 lead")
    assert (table.on("red-forest"), table.dens(1)) == ("", 0)


def test_a4_1_the_rivals_region_is_entered_for_battle() -> None:
    table = Table("red-forest=1:25 red-steppe=2:10 green-forest=2:5", hands={1: "freeze"})
    table.do("move @red-forest @red-steppe 15 pack")
    assert table.on("red-steppe") == "2:10,>15"


def test_a4_2_or_the_predators_of_an_own_region_are_fought() -> None:
    table = Table("red-forest=1:25 red-steppe=1:10,bear red-ridge=bear green-forest=2:5")
    assert table.offered("hunt") == {"@red-steppe"}
    assert table.why("hunt @red-ridge") == "hunt-elsewhere"
    assert table.why("hunt @red-forest") == "hunt-nothing"
    table.do("hunt @red-steppe")
    assert table.stage == "roll"


def test_a4_3_each_wolf_moves_once_a_turn() -> None:
    table = Table("red-forest=1:25 green-forest=2:5", hands={1: "extra"})
    table.do("move @red-forest @red-ridge 10 lead", "extra")
    assert table.why("move @red-ridge @red-tundra 5 pack") == "pack-has-moved"
    assert table.why("move @red-ridge @red-tundra 5 lead") == "pack-has-moved"
    assert table.offered("move @red-forest @red-steppe") == {"5", "10", "15"}


def test_a4_3_all_movements_come_before_all_battles() -> None:
    table = Table(
        "red-forest=1:30 red-ridge=bear red-steppe=bear green-forest=2:5", hands={1: "extra"}
    )
    table.do("move @red-forest @red-ridge 10 pack")
    assert table.stage == "move"
    table.do("extra", "move @red-forest @red-steppe 10 pack")
    assert table.stage == "roll"


def test_a4_3_a_second_pack_may_follow_only_while_a_foe_is_there() -> None:
    regions = "red-forest=1:25 red-mountain=1:10 red-ridge=bear green-forest=2:5"
    table = Table(regions, hands={1: "extra scare"})
    table.do("move @red-forest @red-ridge 5 pack", "extra")
    assert table.may("move @red-mountain @red-ridge 10 pack")
    table.do("scare @red-ridge @red-tundra")
    assert table.why("move @red-mountain @red-ridge 10 pack") == "follow-without-foe"


def test_a4_3_both_packs_fight_together_and_once() -> None:
    table = Table(
        "red-forest=1:25 red-mountain=1:10 red-steppe=2:20 green-forest=2:5", hands={1: "extra"}
    )
    table.do("move @red-forest @red-steppe 5 pack", "extra")
    table.do("move @red-mountain @red-steppe 10 pack")
    assert table.on("red-steppe") == "2:20,>15"
    table.do("roll 1", "roll 1")  # 15 against 20
    assert (table.on("red-forest"), table.on("red-mountain")) == ("1:25,moved:5", "1:10,moved:10")
    assert table.on("red-steppe") == "2:20"


def test_a4_3_a_region_is_not_hunted_in_and_marched_into_in_one_turn() -> None:
    table = Table("red-forest=1:25 red-ridge=bear green-forest=2:5", hands={1: "extra"})
    table.do("move @red-forest @red-ridge 10 pack", "extra")
    assert table.why("hunt @red-ridge") == "hunt-again"


def test_a4_3_wolves_that_leave_before_a_hunt_do_not_fight_in_it() -> None:
    table = Table("red-steppe=1:15,bear red-forest=1:5 green-forest=2:5", hands={1: "extra"})
    table.do("hunt @red-steppe", "extra", "move @red-steppe @red-mountain 15 lead")
    assert table.stage == "roam", "nobody is left to fight the bear"
