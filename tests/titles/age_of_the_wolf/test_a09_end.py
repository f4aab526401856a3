"""A9 Lead Wolf, elimination, end."""

import pytest

from tests.titles.age_of_the_wolf.table import Table
from tests.titles.tables import facts_of

ROAM = "stage=roam step=roam"


def test_a9_1_a_lost_lead_wolf_replaces_five_others_where_its_owner_says() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-forest=2:10 green-ridge=2:5")
    table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1", "perish")
    assert (table.actor, table.legal()) == (2, ["lead @green-forest", "lead @green-ridge"])
    assert table.why("lead @red-forest") == "lead-elsewhere"
    table.do("lead @green-ridge")
    assert (table.lead(2), table.wolves(2)) == ("green-ridge", 15)
    assert table.on("green-ridge") == "2:5"


def test_a9_1_with_one_place_to_return_to_nobody_is_asked() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-forest=2:10")
    table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1")
    assert table.lead(2) == "green-forest"


def test_a9_1_it_counts_as_moved_if_those_it_replaces_had_moved() -> None:
    table = Table(
        "red-ridge=1:15 red-forest=1:20 red-steppe=1:5 red-mountain=1:5 green-forest=2:5",
        leads={1: "red-ridge"},
        turn="stage=lose step=battle place=red-ridge debt=5 lead-moved=yes",
    )
    table.do("lose @red-ridge 5 lead", "lead @red-forest")
    assert table.stage == "den"
    table.do("next")
    assert table.may("roam @red-forest @red-steppe 5 lead"), "those had not moved"


def test_a9_1_it_has_moved_where_all_had_moved() -> None:
    table = Table(
        "red-ridge=1:15 red-forest=1:10,moved:10 red-steppe=1:5 green-forest=2:5",
        leads={1: "red-ridge"},
        turn="stage=lose step=battle place=red-ridge debt=5",
    )
    table.do("lose @red-ridge 5 lead", "lead @red-forest")
    assert table.on("red-forest") == "1:10,moved:5"
    assert table.why("roam @red-forest @red-steppe 5 lead") == "pack-has-moved"


def test_a9_1_among_attackers_it_goes_back_with_the_first_of_them() -> None:
    table = Table(
        "red-lowland=1:20,human,bear red-forest=1:5 red-mountain=1:5 red-steppe=2:20"
        " green-forest=2:5",
        hands={1: "extra extra"},
        leads={2: "green-forest"},
    )
    table.do("hunt @red-lowland", "extra", "move @red-forest @red-steppe 5 pack", "extra")
    table.do("move @red-mountain @red-steppe 5 pack", "roll 1", "keep")
    assert table.lead(1) == "red-steppe", "there are no other wolves left"
    table.do("roll 1", "roll 2")
    assert table.lead(1) == "red-forest"
    assert (table.on("red-forest"), table.on("red-mountain")) == ("1:5", "1:5,moved:5")


def test_a9_1_it_does_not_replace_attackers_while_its_pack_occupies_a_region() -> None:
    table = Table(
        "red-lowland=1:20,tiger,bear red-forest=1:10 red-mountain=1:5 red-steppe=2:20"
        " green-forest=2:5",
        hands={1: "extra"},
        leads={2: "green-forest"},
    )
    table.do("hunt @red-lowland", "extra", "move @red-forest @red-steppe 10 pack")
    table.do("roll 1", "keep", "lose @red-lowland 10 lead")
    assert table.legal() == ["lead @red-mountain", "lead @red-lowland"]
    assert table.why("lead @red-steppe") == "lead-elsewhere"


def test_a9_2_a_pack_without_wolves_is_out_and_its_hand_is_discarded() -> None:
    table = Table(
        "red-forest=1:30 red-steppe=2:15,den green-forest=3:25",
        seats=3,
        hands={2: "scare breed"},
    )
    events = table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1")
    assert facts_of(events, "out") == [{"cards": ["scare", "breed"]}]
    assert [event.reveals for event in events if event.name == "out"] == [True]
    assert (table.wolves(2), table.dens(2), table.hand(2)) == (0, 0, "")
    assert table.state.view(None)["discards"] == {"scare": 1, "breed": 1, "extra": 0, "freeze": 0}
    assert not table.state.is_over


def test_a9_2_a_pack_that_is_out_has_no_turn() -> None:
    table = Table("red-forest=1:25 red-ridge=1:5 blue-forest=3:25", seats=3, turn=ROAM)
    table.do("end", "draw scare")
    assert table.actor == 3


def test_a9_2_the_last_pack_alive_wins_immediately() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15,den")
    table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("last-pack", (1, 0), (1, 2))


def test_a9_2_a_pack_may_lose_its_last_wolves_in_its_own_turn() -> None:
    table = Table("red-forest=1:10 red-ridge=bear green-forest=2:25 blue-forest=3:25", seats=3)
    table.do("move @red-forest @red-ridge 10 lead", "roll 1", "keep")
    assert table.state.is_out(0)
    assert table.actor == 2


def test_a9_2_packs_that_are_out_share_the_last_place() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15,den", seats=4)
    table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2, 2)


def last_turn(regions: str) -> Table:
    """Return a game after the last turn of its last round."""
    table = Table(
        regions, active=2, first=1, turn=f"{ROAM} round=3", hands={2: "scare"}, round_limit=3
    )
    table.do("end", "draw scare")
    return table


@pytest.mark.parametrize(
    ("regions", "ranks"),
    [
        ("red-forest=1:5,den green-forest=2:25", (1, 2)),
        ("red-forest=1:5 red-ridge=1:5 green-forest=2:25", (1, 2)),
        ("red-forest=1:5 green-forest=2:25", (2, 1)),
        ("red-forest=1:5 green-forest=2:5", (1, 1)),
    ],
    ids=["dens", "regions", "wolves", "shared"],
)
def test_a9_3_at_the_round_limit_most_dens_regions_wolves_win(
    regions: str, ranks: tuple[int, int]
) -> None:
    outcome = last_turn(regions).state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("round-limit", ranks)


def test_a9_3_the_limit_is_checked_before_the_dens() -> None:
    dens = ["red-forest", "red-steppe", "red-lowland", "red-island", "red-mountain"]
    regions = " ".join(f"{name}=1:15,den" for name in dens)
    outcome = last_turn(f"{regions} green-forest=2:5").state.outcome()
    assert outcome is not None
    assert outcome.reason == "round-limit"


def test_a9_3_a_round_ends_where_the_first_player_sits_out_or_not() -> None:
    table = Table(
        "green-forest=2:25 green-ridge=2:5 blue-forest=3:25",
        seats=3,
        active=3,
        first=1,
        turn=f"{ROAM} round=2",
        hands={3: "scare"},
    )
    table.do("end", "draw scare")
    assert (table.actor, table.state.round) == (2, 3)


def test_a9_3_the_default_is_sixty_rounds() -> None:
    assert Table("red-forest=1:5 green-forest=2:5").state.setting.round_limit == 60
