"""A3 The turn."""

import pytest

from tests.titles.age_of_the_wolf.table import Table
from tests.titles.tables import facts_of

END = "stage=roam step=roam"
FOUR_DENS = "red-forest=1:20,den red-steppe=1:20,den red-lowland=1:20,den red-island=1:20,den"


def test_a3_0_five_dens_at_the_start_of_a_turn_win() -> None:
    table = Table(
        f"{FOUR_DENS} red-mountain=1:15,den green-forest=2:25",
        active=2,
        turn=END,
        hands={2: "freeze"},
    )
    table.do("end", "draw scare")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("dens", (0,), (1, 2))


def test_a3_0_four_dens_do_not_win() -> None:
    table = Table(f"{FOUR_DENS} green-forest=2:25", active=2, turn=END, hands={2: "freeze"})
    table.do("end", "draw scare")
    assert table.actor == 1


def test_a3_0_building_the_fifth_den_wins_only_at_the_next_turn() -> None:
    table = Table(f"{FOUR_DENS} green-lowland=1:20 green-forest=2:25")
    table.do("next", "den @green-lowland")
    assert table.dens(1) == 5
    assert not table.state.is_over
    table.do("end", "draw scare")
    assert table.actor == 2


def test_a3_1_every_den_has_five_new_wolves() -> None:
    table = Table(
        "red-forest=1:10,den red-steppe=1:10,den red-ridge=1:10 green-forest=2:5",
        active=2,
        turn=END,
        hands={2: "freeze"},
    )
    events = table.do("end", "draw scare")
    assert (table.on("red-forest"), table.on("red-steppe")) == ("1:15,den", "1:15,den")
    assert table.on("red-ridge") == "1:10"
    assert len(facts_of(events, "litter")) == 2


FULL = (
    "red-forest=1:30,den red-lowland=1:40 red-steppe=1:20 red-island=1:25 green-steppe=1:15"
    " green-mountain=1:15 red-mountain=1:15,den red-ridge=1:10,den green-forest=2:5"
)
"""Seat 1 has 170 of its 175 wolves on the board."""


def test_a3_1_if_the_supply_is_short_the_owner_chooses_which_dens() -> None:
    table = Table(FULL, active=2, turn=END, hands={2: "freeze"})
    table.do("end", "draw scare")
    assert table.stage == "litter"
    assert table.offered("litter") == {"@red-forest", "@red-mountain", "@red-ridge"}
    table.do("litter @red-ridge")
    assert table.on("red-ridge") == "1:15,den"
    assert table.on("red-forest") == "1:30,den"
    assert (table.wolves(1), table.stage) == (175, "move")


def test_a3_1_a_den_has_one_litter_of_a_short_supply() -> None:
    table = Table(
        FULL.replace("green-steppe=1:15", "green-steppe=1:10"),
        active=2,
        turn=END,
        hands={2: "freeze"},
    )
    table.do("end", "draw scare", "litter @red-ridge")
    assert table.why("litter @red-ridge") == "litter-again"
    table.do("litter @red-forest")
    assert (table.wolves(1), table.stage) == (175, "move")


def test_a3_1_no_supply_no_litter() -> None:
    table = Table(
        FULL.replace("green-steppe=1:15", "green-steppe=1:20"),
        active=2,
        turn=END,
        hands={2: "freeze"},
    )
    table.do("end", "draw scare")
    assert (table.wolves(1), table.stage) == (175, "move")


def test_a3_2_one_movement_or_none() -> None:
    table = Table("red-forest=1:25 green-forest=2:5", hands={1: "freeze"})
    assert table.may("next")
    table.do("move @red-forest @red-ridge 10 pack")
    assert table.legal("move") == []
    assert table.why("move @red-forest @red-steppe 5 pack") == "movement-made"
    idle = Table("red-forest=1:25 green-forest=2:5")
    idle.do("next")
    assert idle.stage == "den"


def test_a3_3_battles_are_fought_in_the_order_of_the_moves() -> None:
    table = Table(
        "red-forest=1:30 red-ridge=bear red-steppe=bear green-forest=2:5",
        hands={1: "extra freeze"},
    )
    table.do("move @red-forest @red-steppe 10 pack", "extra")
    table.do("move @red-forest @red-ridge 10 pack")
    first = table.do("next", "roll 2")
    assert [fact["at"] for fact in facts_of(first, "battle")] == ["red-steppe"]
    table.do("leave")
    assert table.why("fight @red-steppe") == "fight-elsewhere"
    second = table.do("fight @red-ridge", "roll 2")
    assert [fact["at"] for fact in facts_of(second, "battle")] == ["red-ridge"]


def test_a3_3_wolves_are_fought_before_predators() -> None:
    table = Table("red-forest=1:30 red-steppe=2:5,bear green-forest=2:5")
    table.do("move @red-forest @red-steppe 20 pack")
    events = table.do("roll 2", "roll 2", "roll 2")
    assert [fact["rival"] for fact in facts_of(events, "battle")] == [1, "predators"]


def test_a3_4_one_den_may_be_built_after_the_battles() -> None:
    table = Table("red-forest=1:25 red-steppe=1:20 green-forest=2:5")
    assert table.why("den @red-steppe") == "den-later"
    table.do("next")
    assert table.offered("den") == {"@red-forest", "@red-steppe"}
    table.do("den @red-steppe")
    assert table.stage == "roam"
    assert table.why("den @red-forest") == "den-over"


def test_a3_5_then_wolves_roam() -> None:
    table = Table("red-forest=1:15 red-steppe=1:5 green-forest=2:5")
    assert table.why("roam @red-forest @red-steppe 5 pack") == "roam-later"
    table.do("next")
    assert table.stage == "roam"
    table.do("roam @red-forest @red-steppe 10 pack")
    assert table.on("red-steppe") == "1:15,moved:10"


def test_a3_6_wolves_above_the_prey_value_are_discarded_at_the_end() -> None:
    table = Table("red-forest=1:5 red-ridge=1:25 red-steppe=1:15,bear green-forest=2:5", turn=END)
    assert table.on("red-ridge") == "1:25"
    table.do("end")
    assert (table.on("red-ridge"), table.on("red-steppe")) == ("1:10", "1:10,bear")


def test_a3_6_the_owner_chooses_whether_the_lead_wolf_is_among_them() -> None:
    table = Table("red-ridge=1:25 red-forest=1:5 green-forest=2:5", turn=END)
    table.do("end")
    assert table.legal() == ["lose @red-ridge 15 pack", "lose @red-ridge 15 lead"]
    table.do("lose @red-ridge 15 lead", "lead @red-forest")
    assert (table.on("red-ridge"), table.lead(1), table.wolves(1)) == ("1:10", "red-forest", 15)


def test_a3_6_where_predators_leave_no_prey_all_wolves_die() -> None:
    table = Table("red-forest=1:10 red-ridge=1:5,bear,bear green-forest=2:5", turn=END)
    table.do("end")
    assert table.on("red-ridge") == "bear"


SIXTH = "scare breed extra freeze freeze"


def with_a_sixth_card(regions: str, drawn: str = "freeze", details: str = "printed") -> Table:
    """Seat 1 ends its turn with five cards in hand and draws another."""
    table = Table(regions, turn=END, hands={1: SIXTH}, details=details)
    table.do("end", f"draw {drawn}")
    assert (table.stage, table.actor) == ("discard", 1)
    return table


DENS = "red-forest=1:25,den red-ridge=bear green-forest=2:5"


def test_a3_7_a_sixth_card_may_be_played_where_it_has_an_effect() -> None:
    table = with_a_sixth_card(DENS)
    assert table.offered("discard") == {"scare", "breed", "extra", "freeze"}
    assert table.may("breed")
    assert table.may("scare @red-ridge @red-tundra")
    assert table.why("extra") == "extra-too-late"
    assert table.why("freeze") == "freeze-too-late"
    assert table.why("freeze red-tundra~red-island") == "freeze-too-late"
    table.do("scare @red-ridge @red-tundra")
    assert (table.on("red-tundra"), table.actor) == ("bear", 2), "five cards are left: no discard"


def test_a3_7_after_a_sixth_card_hunger_is_settled_again() -> None:
    table = with_a_sixth_card("red-forest=1:30,den red-steppe=1:15,den green-forest=2:5")
    table.do("breed")
    assert table.legal() == ["lose @red-forest 5 pack", "lose @red-forest 5 lead"]
    table.do("lose @red-forest 5 pack")
    assert (table.on("red-forest"), table.on("red-steppe")) == ("1:30,den", "1:20,den")
    assert table.actor == 2


def test_a3_7_a_sixth_card_may_lead_to_every_question_of_a_card() -> None:
    short = with_a_sixth_card(
        "red-forest=1:30,den red-lowland=1:40,den red-steppe=1:20 red-island=1:25 green-steppe=1:20"
        " green-mountain=1:15 red-mountain=1:15 red-ridge=1:5 green-forest=2:5",
    )
    short.do("breed")
    assert short.stage == "litter"
    short.do("litter @red-lowland")
    assert (short.on("red-lowland"), short.actor) == ("1:40,den", 2)
    crowded = with_a_sixth_card("red-forest=1:25 red-steppe=tiger red-mountain=2:15 red-ridge=2:5")
    crowded.do("scare @red-steppe @red-mountain")
    assert (crowded.stage, crowded.actor) == ("withdraw", 2)


def test_a3_7_in_version_1_a_sixth_card_could_only_be_discarded() -> None:
    table = with_a_sixth_card(DENS, details="version-1")
    assert {text.split()[0] for text in table.legal()} == {"discard"}
    assert table.why("breed") == "discard-first"


def test_a3_7_a_card_drawn_as_the_fifth_is_kept() -> None:
    table = Table(DENS, turn=END, hands={1: "scare breed extra freeze"})
    table.do("end", "draw scare")
    assert (table.actor, table.hand(1)) == (2, "scare scare breed extra freeze")


def test_a3_7_a_card_is_drawn_and_the_hand_cut_to_five() -> None:
    table = Table(
        "red-forest=1:10 green-forest=2:5", turn=END, hands={1: "scare scare breed extra freeze"}
    )
    table.do("end", "draw breed")
    assert (table.stage, table.actor) == ("discard", 1)
    assert table.offered("discard") == {"scare", "breed", "extra", "freeze"}
    table.do("discard extra")
    assert table.hand(1) == "scare scare breed breed freeze"
    assert table.actor == 2


@pytest.mark.parametrize("stage", ["move", "den", "roam"])
def test_a3_7_cards_may_be_played_in_every_step(stage: str) -> None:
    table = Table(
        "red-forest=1:25,den red-steppe=1:20 green-forest=2:5",
        turn=f"stage={stage} step={stage}",
        hands={1: "scare breed freeze"},
    )
    table.do("breed")
    assert table.on("red-forest") == "1:30,den"
    assert table.stage == stage


def test_a3_7_any_number_of_cards_may_be_played() -> None:
    table = Table("red-forest=1:15,den green-forest=2:5", hands={1: "breed breed breed freeze"})
    table.do("breed", "breed", "breed", "freeze red-tundra~red-island")
    assert (table.on("red-forest"), table.hand(1)) == ("1:30,den", "")


def test_a3_7_cards_may_be_played_between_battles_but_not_during_one() -> None:
    table = Table(
        "red-forest=1:30 red-ridge=bear red-steppe=bear green-forest=2:5",
        hands={1: "extra freeze scare"},
    )
    table.do("move @red-forest @red-steppe 10 lead", "extra")
    table.do("move @red-forest @red-ridge 10 pack", "next", "roll 1")
    assert table.stage == "reroll"
    assert table.why("scare @red-ridge @red-tundra") == "reroll-first"
    table.do("keep")
    assert table.stage == "battle"
    table.do("scare @red-ridge @red-tundra")
    assert table.stage == "roam", "no foe is left to fight"


def test_a3_7_pauses_for_cards_depend_on_the_size_of_a_hand_only() -> None:
    for hand in ("scare", "breed", "extra", "freeze"):
        table = Table("red-forest=1:25 green-forest=2:5", hands={1: hand})
        table.do("move @red-forest @red-ridge 5 pack")
        assert table.stage == "move"
    table = Table("red-forest=1:25 green-forest=2:5")
    table.do("move @red-forest @red-ridge 5 pack")
    assert table.stage == "den"
