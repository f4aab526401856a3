"""W12 Hunt."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table

# Around the deer on g3:            Around the hares on k9 and on l5:
#
#          g2                              k8                  l4
#     f2        h2                    j8        l8        k5        m5
#          g3 !                            k9 !                l5 !
#     f3        h3                    j9        l9        k6        m6
#          g4                              k10                 l6
K9_RING = "k8=1-pack l8=1-pack l9=1-pack"
L5_RING = "l4=1-pack m5=1-pack m6=1-pack"


def hunted(table: Table) -> list[str]:
    """Let seat 1 do a small action; return what it hunts."""
    events = table.do("move forest +home", "stop")
    return [f"{facts['prey']}@{facts['at']}" for facts in facts_of(events, "hunt")]


@pytest.mark.parametrize(
    "wolves",
    [
        "g2=1-pack h2=1-pack h3=1-pack",
        "f2=1-alpha f3=1-alpha g4=1-alpha",
        "g2=1-alpha f3=1-pack h3=1-pack",
        "g2=1-pack h2=1-pack h3=1-pack g4=1-alpha",
        "g2=1-pack h2=1-pack,2-den h3=1-pack,1-den",
    ],
)
def test_w12_1_three_different_hexes_with_own_wolves_take_the_top_token(wolves: str) -> None:
    table = Table(3, wolves)
    assert hunted(table) == ["deer@g3"]
    assert table.on("g3") == "deer*1"
    assert table.has(1, "prey") == 0b00010


@pytest.mark.parametrize(
    "wolves",
    [
        "g2=1-pack h2=1-pack",
        "g2=1-pack,1-pack h2=1-alpha,1-pack",
        "g2=1-pack h2=1-pack h3=2-pack",
        "g2=1-pack h2=1-pack h3=1-den f2=1-lair",
        "g2=1-pack h2=1-pack h1=1-pack",
    ],
)
def test_w12_1_fewer_hexes_other_packs_or_dens_do_not_hunt(wolves: str) -> None:
    table = Table(3, wolves)
    assert hunted(table) == []
    assert table.on("g3") == "deer*2"


def test_w12_1_only_kinds_not_yet_owned() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack")
    table.pack(1, prey="deer")
    assert hunted(table) == []
    table.pack(1, prey="moose")
    assert hunted(table) == ["deer@g3"]


def test_w12_1_one_token_of_a_kind_and_no_more_in_the_next_action() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack")
    assert hunted(table) == ["deer@g3"]
    assert hunted(table) == []
    assert table.on("g3") == "deer*1"


def test_w12_1_it_brings_an_action_token() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack")
    hunted(table)
    assert table.has(1, "actions") == 1


def test_w12_1_wolves_that_walk_into_the_ring_hunt_after_the_whole_move() -> None:
    table = Table(3, "g2=1-pack h3=1-pack h4=1-alpha j3=1-pack")
    table.do("move grass +grass/tundra")
    events = table.do("walk alpha@h4 @f3")
    assert facts_of(events, "hunt") == []
    assert facts_of(table.do("stop"), "hunt") == [{"prey": "deer", "at": "g3"}]


def test_w12_1_after_a_howl_too() -> None:
    # Any action will do: here the pack is already in place.
    table = Table(3, "g2=1-pack h3=1-pack f3=1-alpha")
    table.pack(1, terrains=2)
    assert facts_of(table.do("howl @f4 +token,token"), "hunt") == [{"prey": "deer", "at": "g3"}]


def test_w12_1_a_domination_can_close_the_ring() -> None:
    table = Table(3, "g2=1-pack h3=1-alpha f3=2-pack")
    table.pack(1, terrains=3)
    events = table.do("dominate 2-pack@f3 +token,token,token")
    assert facts_of(events, "hunt") == [{"prey": "deer", "at": "g3"}]


def test_w12_1_only_the_active_player_hunts() -> None:
    table = Table(3, "g2=2-pack h2=2-pack h3=2-pack")
    assert hunted(table) == []


def test_w12_2_several_kinds_are_taken_together() -> None:
    table = Table(3, f"g2=1-pack h2=1-pack h3=1-pack {K9_RING}")
    assert hunted(table) == ["deer@g3", "hare@k9"]
    assert table.has(1, "actions") == 2
    assert table.state.actions == 1


def test_w12_2_between_two_stacks_of_a_kind_the_player_chooses_one() -> None:
    table = Table(3, f"{K9_RING} {L5_RING}")
    assert hunted(table) == []
    assert table.legal() == ["hunt hare@k9", "hunt hare@l5"]
    events = table.do("hunt hare@l5")
    assert facts_of(events, "hunt") == [{"prey": "hare", "at": "l5"}]
    assert (table.on("k9"), table.on("l5")) == ("hare*2", "hare*1")
    assert table.has(1, "actions") == 1
    assert table.offered("") >= {"move", "end"}


def test_w12_2_a_kind_without_choice_is_taken_beside_the_choice() -> None:
    table = Table(3, f"g2=1-alpha h2=1-alpha h3=1-pack {K9_RING} {L5_RING}")
    assert hunted(table) == ["deer@g3"]
    assert table.legal() == ["hunt hare@k9", "hunt hare@l5"]


def test_w12_2_the_choice_comes_before_anything_else() -> None:
    table = Table(3, f"{K9_RING} {L5_RING}")
    hunted(table)
    assert table.why("end") == "hunt-first"


def two_choices() -> Table:
    """Return four players' table with rings round both raccoons and both boars."""
    table = Table(4, prey="raccoon raccoon boar boar hare hare moose deer")
    ground = table.state.setting.board
    for prey in ground.prey[:4]:
        alpha, *packs = [ground.names[place] for place in ground.neighbours[prey][:3]]
        table.lay(f"{alpha}=1-alpha {packs[0]}=1-pack {packs[1]}=1-pack")
    table.do("move forest +home", "stop")
    return table


@pytest.mark.parametrize(
    "order", [("hunt raccoon@i3", "hunt boar@b3"), ("hunt boar@f6", "hunt raccoon@l2")]
)
def test_w12_2_several_choices_are_made_in_any_order(order: tuple[str, str]) -> None:
    table = two_choices()
    both = ["hunt raccoon@l2", "hunt raccoon@i3", "hunt boar@b3", "hunt boar@f6"]
    assert sorted(table.legal()) == sorted(both)
    table.do(order[0])
    second = order[1].split("@")[0]
    assert sorted(table.legal()) == sorted(a for a in both if a.startswith(second))
    table.do(order[1])
    assert table.has(1, "actions") == 2
    assert table.offered("") >= {"move", "end"}


def test_w12_3_when_a_stack_is_gone_its_hex_is_an_ordinary_hex() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack f3=1-alpha g3=deer*1")
    hunted(table)
    assert table.on("g3") == ""
    table.pack(1, terrains=2)
    assert table.may("den @g3 +token,token ^speed")
    table.do("move grass +grass/tundra", "walk alpha@f3 @g3")
    assert table.on("g3") == "1-alpha"


def test_w12_3_a_stack_with_a_token_left_can_be_hunted_by_another_player() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack f2=2-pack f3=2-pack g4=2-pack")
    hunted(table)
    table.do("end")
    events = table.do("move rock +home", "stop")
    assert facts_of(events, "hunt") == [{"prey": "deer", "at": "g3"}]
    assert table.on("g3") == ""


def test_w12_3_prey_never_goes_to_the_moon_board() -> None:
    table = Table(3, "g2=1-pack h2=1-pack h3=1-pack")
    hunted(table)
    assert table.state.moon == 0
