"""W6 Move."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table

# The neighbourhood most of these tests play in (grass: f2 f3 g3, rock: f4 g4 h3 g5, tundra: e4 f5):
#
#          f2        h2
#     e3 ~      g3 !      i3
#          f3        h3
#     e4        g4        i4
#          f4 *      h4
#     e5        g5        i5
#          f5      chasm


def moving(hexes: str, terrain: str = "grass", players: int = 3, **fields: int) -> Table:
    """Return a table where seat 1 has paid for a move to a terrain."""
    table = Table(players, hexes)
    table.pack(1, terrains=1, **fields)
    table.do(f"move {terrain} +token")
    return table


def walks(table: Table, wolf: str) -> set[str]:
    """Return the hexes a wolf may walk to."""
    return {words.split()[2][1:] for words in table.legal(f"walk {wolf}")}


# W6.1


def test_w6_1_pay_first_then_wolves_walk() -> None:
    table = Table(3, "f3=1-alpha")
    assert table.legal("walk") == []
    assert table.why("walk alpha@f3 @f2") == "pay-first"
    table.do("move grass +grass/tundra")
    assert table.legal("move") == []
    assert table.may("walk alpha@f3 @f2")


@pytest.mark.parametrize(("dens", "spread"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_w6_1_up_to_spread_wolves_move(dens: int, spread: int) -> None:
    # Six wolves, and rock hexes enough near each of them.
    table = moving("h4=1-alpha,1-pack f5=1-pack,1-pack i4=1-pack i3=1-pack", "rock", spread=dens)
    walked = 0
    while table.legal("walk"):
        table.do(table.legal("walk")[0])
        walked += 1
    assert walked == spread


def test_w6_1_the_move_is_over_when_spread_wolves_have_walked() -> None:
    table = moving("h4=1-alpha g5=1-pack h3=1-pack")
    table.do("walk alpha@h4 @f3")
    assert table.offered("") == {"walk", "stop"}
    table.do("walk pack@g5 @f2")
    assert table.offered("") >= {"move", "end"}


def test_w6_1_each_wolf_walks_at_most_once() -> None:
    table = moving("f3=1-alpha h4=1-pack")
    table.do("walk alpha@f3 @f2")
    assert walks(table, "alpha@f2") == set()
    assert table.why("walk alpha@f2 @f3") == "walked-already"


def test_w6_1_of_two_equal_wolves_on_a_hex_only_the_one_that_has_not_walked_may() -> None:
    # Both pack wolves meet on f3: one came walking, the other has not moved yet.
    table = moving("f3=1-pack h4=1-pack", spread=1)
    table.do("walk pack@h4 @f3")
    assert table.on("f3") == "1-pack,1-pack"
    assert table.may("walk pack@f3 @f2")
    table.do("walk pack@f3 @f2")
    assert table.why("walk pack@f3 @e5") == "walked-already"
    assert table.why("walk pack@f2 @e5") == "walked-already"


@pytest.mark.parametrize(("dens", "speed"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_w6_1_each_wolf_walks_one_to_speed_steps(dens: int, speed: int) -> None:
    table = moving("h4=1-alpha", speed=dens)
    steps = table.state.setting.board.steps[table.hex("h4")]
    reached = walks(table, "alpha@h4")
    free_grass = {
        name
        for place, name in enumerate(table.state.setting.board.names)
        if table.state.terrain[place] == 2 and 1 <= steps[place] <= speed and not table.on(name)
    }
    assert reached == free_grass
    assert max(steps[table.hex(name)] for name in reached) == speed


def test_w6_1_one_step_too_far() -> None:
    # Along h4 g5 f5 e6 d5 the fourth step is one too many.
    table = moving("h4=1-alpha")
    assert table.may("walk alpha@h4 @e6")
    assert table.why("walk alpha@h4 @d5") == "walk-too-far"


def test_w6_1_each_wolf_ends_on_the_chosen_terrain() -> None:
    table = moving("f3=1-alpha", "rock")
    assert walks(table, "alpha@f3") == {"g4", "h3", "g5"}
    assert table.why("walk alpha@f3 @f2") == "walk-off-terrain"


def test_w6_1_wolves_may_end_on_different_hexes_or_together() -> None:
    table = moving("f3=1-alpha,1-pack", "rock")
    table.do("walk alpha@f3 @g4")
    assert walks(table, "pack@f3") == {"g4", "h3", "g5"}


def test_w6_1_only_own_wolves_walk() -> None:
    table = moving("f3=2-alpha g4=1-den h4=1-alpha")
    assert table.offered("walk") == {"alpha@h4"}
    assert table.why("walk alpha@f3 @f2") == "no-such-wolf"


# W6.2


def test_w6_2_wolves_move_one_after_the_other() -> None:
    # f2 and f3 are free. The second wolf finds the first one where it went.
    table = moving("h4=1-alpha g5=1-pack f2=1-pack,1-pack")
    assert "f2" not in walks(table, "pack@g5")
    table.do("walk pack@f2 @f3")
    assert "f2" in walks(table, "pack@g5")


def test_w6_2_the_limits_hold_after_each_wolf() -> None:
    # Two wolves may share f3, a third may not, although one of them could leave again later.
    table = moving("h4=1-alpha g5=1-pack f3=1-pack", spread=1)
    table.do("walk alpha@h4 @f3")
    assert table.why("walk pack@g5 @f3") == "walk-onto-two"


def test_w6_2_displacement_is_resolved_immediately() -> None:
    table = moving("h4=1-alpha g5=1-pack f3=2-pack")
    table.do("walk alpha@h4 @f3 >f2")
    assert table.on("f3") == "1-alpha"
    assert table.on("f2") == "2-pack"
    assert "f2" not in walks(table, "pack@g5")


# W6.3


def test_w6_3_a_wolf_passes_through_everything() -> None:
    # A wall of two pieces on each hex between h4 and f2, prey on g3 and a lone wolf on f4.
    wall = "h3=2-lair g4=2-alpha,2-pack g5=2-den,2-alpha f3=2-alpha,2-pack h2=3-alpha,3-pack"
    table = moving(f"h4=1-alpha {wall}")
    assert table.may("walk alpha@h4 @f2")


def test_w6_3_no_way_through_lake_or_chasm() -> None:
    # g7 is two hexes from g5 across the chasm, but five steps around it.
    table = moving("g5=1-alpha")
    assert table.why("walk alpha@g5 @g7") == "walk-too-far"
    table = moving("g5=1-alpha", speed=3)
    assert table.may("walk alpha@g5 @g7")


def test_w6_3_not_onto_a_lone_wolf() -> None:
    table = moving("f3=1-alpha", "rock")
    assert table.why("walk alpha@f3 @f4") == "walk-onto-token"
    table.lay("f4=-")
    assert table.may("walk alpha@f3 @f4")


def test_w6_3_not_onto_prey() -> None:
    table = moving("f3=1-alpha")
    assert table.why("walk alpha@f3 @g3") == "walk-onto-token"
    table.lay("g3=-")
    assert table.may("walk alpha@f3 @g3")


# W6.4


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
def test_w6_4_a_wolf_may_end_on_an_empty_hex(wolf: str) -> None:
    assert moving(f"h4=1-{wolf}").may(f"walk {wolf}@h4 @f3")


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
@pytest.mark.parametrize("own", ["alpha", "pack", "den", "lair"])
def test_w6_4_a_wolf_may_end_beside_one_own_piece(wolf: str, own: str) -> None:
    assert moving(f"h4=1-{wolf} f3=1-{own}").may(f"walk {wolf}@h4 @f3")


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
def test_w6_4_a_wolf_may_end_on_an_enemy_den(wolf: str) -> None:
    table = moving(f"h4=1-{wolf} f3=2-den")
    table.do(f"walk {wolf}@h4 @f3")
    assert table.on("f3") == f"1-{wolf},2-den"


def test_w6_4_an_alpha_may_end_on_an_enemy_pack_wolf_and_displaces_it() -> None:
    table = moving("h4=1-alpha f3=2-pack")
    events = table.do("walk alpha@h4 @f3 >e4")
    assert (table.on("f3"), table.on("e4")) == ("1-alpha", "2-pack")
    assert facts_of(events, "displace") == [{"wolf": "pack", "from": "f3", "to": "e4"}]


# W6.5


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
@pytest.mark.parametrize(
    "pair",
    [
        "1-alpha,1-pack",
        "1-den,1-pack",
        "1-pack,2-den",
        "2-den,3-pack",
        "2-alpha,2-pack",
        "2-pack,2-den",
    ],
)
def test_w6_5_never_on_two_pieces(wolf: str, pair: str) -> None:
    table = moving(f"h4=1-{wolf} f3={pair}")
    assert table.why(f"walk {wolf}@h4 @f3") == "walk-onto-two"


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
def test_w6_5_never_on_an_enemy_lair(wolf: str) -> None:
    assert moving(f"h4=1-{wolf} f3=2-lair").why(f"walk {wolf}@h4 @f3") == "walk-onto-lair"


@pytest.mark.parametrize("wolf", ["alpha", "pack"])
def test_w6_5_never_on_an_enemy_alpha(wolf: str) -> None:
    assert moving(f"h4=1-{wolf} f3=2-alpha").why(f"walk {wolf}@h4 @f3") == "walk-onto-alpha"


def test_w6_5_a_pack_wolf_never_on_an_enemy_pack_wolf() -> None:
    table = moving("h4=1-pack f3=2-pack")
    assert table.why("walk pack@h4 @f3") == "walk-pack-onto-pack"
    assert table.why("walk pack@h4 @f3 >f2") == "walk-pack-onto-pack"


# W6.6


def test_w6_6_at_most_two_pieces_on_a_hex() -> None:
    table = moving("h4=1-alpha f3=1-pack,1-den")
    assert "f3" not in walks(table, "alpha@h4")


def test_w6_6_moving_no_wolf_after_paying_is_allowed() -> None:
    table = Table(3, "h4=1-alpha")
    table.do("move grass +grass/tundra", "stop")
    assert table.on("h4") == "1-alpha"
    assert table.has(1, "backs") == 0b00100
    assert table.state.actions == 1
    assert table.offered("") >= {"move", "end"}


def test_w6_6_a_move_to_a_terrain_nobody_can_reach_can_be_paid_all_the_same() -> None:
    table = moving("m2=1-alpha", "forest")  # the nearest forest hex, j3, is 4 steps away
    assert table.legal() == ["stop"]


def test_w6_6_fewer_wolves_than_spread_may_walk() -> None:
    table = moving("h4=1-alpha g5=1-pack")
    table.do("walk alpha@h4 @f3", "stop")
    assert table.on("g5") == "1-pack"
    assert table.state.actions == 1


def test_w6_6_a_walk_that_comes_back_is_no_move() -> None:
    table = moving("f3=1-alpha")
    assert "f3" not in walks(table, "alpha@f3")
    assert table.why("walk alpha@f3 @f3") == "walk-in-place"
