"""W5 Paying."""

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table


def test_w5_1_the_terrain_of_an_action_is_that_of_its_target_hex() -> None:
    # Seat 1 (forest home) has one rock tile up. The den hex g4 is rock, the alpha's hex is grass.
    table = Table(3, "f3=1-alpha")
    table.pack(1, terrains=1)
    assert table.legal("den @g4 +rock/grass,token")
    assert table.why("den @g4 +grass/tundra,token ^speed") == "tile-shows-other"
    assert table.legal("den @f3 +grass/tundra,token")


def test_w5_1_a_howl_is_paid_for_the_hex_of_the_lone_wolf() -> None:
    table = Table(3, "f3=1-alpha")  # within 2 hexes: f4 on rock and f1 on desert
    table.pack(1, terrains=1)
    assert table.legal("howl") == ["howl @f4 +rock/grass,token", "howl @f1 +desert/forest,token"]


def test_w5_1_a_lair_is_paid_for_the_hex_of_the_den() -> None:
    table = Table(3, "f3=1-alpha e4=1-den")  # e4 is tundra
    table.pack(1, terrains=1)
    assert table.legal("lair") == ["lair @e4 +tundra/desert,token"]


def test_w5_1_a_domination_is_paid_for_the_hex_of_the_piece() -> None:
    table = Table(3, "f3=1-alpha g5=2-pack")  # g5 is rock
    table.pack(1, terrains=2)
    assert table.legal("dominate") == ["dominate 2-pack@g5 +rock/grass,token,token"]


def test_w5_1_a_move_is_paid_for_the_terrain_every_wolf_ends_on() -> None:
    table = Table(3, "f3=1-alpha g4=1-pack")
    table.do("move forest +home")
    terrain = table.state.terrain
    ends = {action.split()[2][1:] for action in table.legal("walk")}
    assert ends
    assert {terrain[table.hex(end)] for end in ends} == {0}


def test_w5_2_exactly_the_cost_is_paid() -> None:
    table = Table(3, "f3=1-alpha", homes="rock forest grass")
    table.pack(1, terrains=3)
    assert table.may("howl @f4 +rock/grass,home")
    assert table.why("howl @f4 +rock/grass") == "wrong-price"
    assert table.why("howl @f4 +rock/grass,home,token") == "wrong-price"


def test_w5_2_every_way_to_pay_is_offered() -> None:
    # Two tiles show rock (rock/grass and home), and there are two tokens.
    table = Table(3, "f3=1-alpha", homes="rock forest grass")
    table.pack(1, terrains=2)
    assert table.offered("howl @f4") == {
        "+rock/grass,home",
        "+rock/grass,token",
        "+home,token",
        "+token,token",
    }


def test_w5_2_tiles_must_show_the_terrain_before_flipping() -> None:
    # The back of forest/rock is rock: that does not help while its front is up.
    table = Table(3, "f3=1-alpha")
    assert table.why("howl @f4 +forest/rock,rock/grass") == "cannot-pay"
    table.pack(1, terrains=1)
    assert table.why("howl @f4 +forest/rock,rock/grass") == "tile-shows-other"
    table.pack(1, backs="forest/rock")
    assert table.may("howl @f4 +forest/rock,rock/grass")


def test_w5_2_used_tiles_are_flipped_and_others_are_not() -> None:
    table = Table(3, "f3=1-alpha")
    table.pack(1, backs="forest/rock")
    table.do("howl @f4 +forest/rock,rock/grass")
    assert table.has(1, "backs") == 0b00010  # forest/rock is back on its front
    assert table.has(2, "backs") == 0


def test_w5_2_tokens_alone_suffice_for_any_terrain() -> None:
    table = Table(3, "f3=1-alpha g4=2-pack")
    table.pack(1, terrains=3)
    assert table.may("dominate 2-pack@g4 +token,token,token")


def test_w5_2_used_tokens_go_back_to_the_supply() -> None:
    table = Table(3, "f3=1-alpha g4=2-pack")
    table.pack(1, terrains=3)
    events = table.do("dominate 2-pack@g4 +rock/grass,token,token")
    assert table.has(1, "terrains") == 1
    assert facts_of(events, "pay") == [{"terrain": "rock", "tiles": ["rock/grass"], "tokens": 2}]


def test_w5_2_tokens_one_does_not_have_pay_nothing() -> None:
    table = Table(3, "f3=1-alpha")
    table.pack(1, terrains=1)
    assert table.why("howl @f4 +token,token") == "tokens-missing"


def test_w5_3_the_player_chooses_which_tiles_are_flipped() -> None:
    # Two tiles show grass: rock/grass turned, and grass/tundra. Their other sides differ.
    table = Table(3)
    table.pack(1, backs="rock/grass")
    assert table.offered("move grass") == {"+rock/grass", "+grass/tundra"}
    table.do("move grass +grass/tundra", "stop")
    assert table.has(1, "backs") == 0b00110
    assert table.offered("move tundra") == {"+grass/tundra", "+tundra/desert"}


def test_w5_3_the_home_tile_can_pay_again_in_the_next_action() -> None:
    table = Table(3)
    table.do("move forest +home", "stop")
    assert table.has(1, "backs") == 0
    assert table.may("move forest +home")


def test_w5_2_a_tile_pays_once_in_an_action() -> None:
    # Home and forest/rock are the only tiles that show forest: a domination needs a third.
    table = Table(3, "g2=1-alpha h2=2-pack")
    assert table.why("dominate 2-pack@h2 +forest/rock,home") == "cannot-pay"
    table.pack(1, backs="desert/forest")
    assert table.legal("dominate") == ["dominate 2-pack@h2 +forest/rock,desert/forest,home"]


def test_w5_4_tokens_are_not_limited_by_the_box() -> None:
    table = Table(3, "f3=1-alpha f2=1-den")
    table.pack(1, terrains=14, actions=12, spread=1)
    table.pack(2, terrains=12, actions=12)
    table.do("lair @f2 +token,token", "den @g4 +token,token ^spread")
    assert table.has(1, "terrains") == 14 - 2 + 1 - 2
    assert table.has(1, "actions") == 13
