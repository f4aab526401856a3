"""W18 The examples printed in the editions, each as a real position."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table


def showing(table: Table, terrain: str) -> set[str]:
    """Return the tiles of the acting seat that show a terrain."""
    return {word[1:] for word in table.offered(f"move {terrain}")}


def test_w18_1_two_desert_tiles_turn_into_two_forest_tiles() -> None:
    # The desert pack builds a den on a desert hex with its home tile and desert/forest.
    table = Table(3, "h4=1-alpha h3=1-alpha", homes="desert rock grass")
    assert showing(table, "desert") == {"desert/forest", "home"}
    table.do("den @h4 +desert/forest,home ^speed")
    assert showing(table, "forest") == {"desert/forest", "forest/rock"}
    # That is enough for an action that costs two forest tiles: i4 is forest.
    assert table.may("den @i4 +forest/rock,desert/forest ^speed")


def test_w18_2_one_grass_tile_moves_an_alpha_and_a_pack_wolf() -> None:
    # h4 to f3 is 2 steps, h4 to f2 is 3 steps, e6 is 3 steps, d5 is 4 steps: too far.
    table = Table(3, "h4=1-alpha,1-pack", homes="grass rock forest")
    assert (table.state.speed(0), table.state.spread(0)) == (3, 2)
    table.do("move grass +home", "walk alpha@h4 @f2")
    ends = table.offered("walk pack@h4")
    assert {"@f2", "@f3", "@e6", "@i5"} <= ends  # the same hex, or any other within reach
    assert "@d5" not in ends
    table.do("walk pack@h4 @f2")
    assert table.on("f2") == "1-alpha,1-pack"
    assert table.state.actions == 1
    assert table.has(1, "backs") == 0  # one tile was used, the home tile


def test_w18_3_two_desert_tiles_build_a_den_and_speed_becomes_four() -> None:
    # The rock pack has desert/forest on its front and tundra/desert on its back.
    table = Table(3, "g5=1-alpha", homes="rock forest grass")
    table.pack(1, backs="tundra/desert")
    table.do("den @h4 +tundra/desert,desert/forest ^speed")
    assert table.on("h4") == "1-den"
    assert table.state.speed(0) == 4


def test_w18_4_two_rock_tiles_upgrade_a_den_to_a_lair() -> None:
    # a7 is rock beside the lake b6; the alpha stands next to it on b7.
    table = Table(3, "b7=1-alpha a7=1-den", homes="forest rock grass")
    table.pack(1, backs="forest/rock", spread=1)
    events = table.do("lair @a7 +forest/rock,rock/grass")
    assert table.on("a7") == "1-lair"
    assert facts_of(events, "moon") == [{"date": 1}]
    assert table.has(1, "terrains") == 1
    assert table.score(1, "lairs") == 5


def test_w18_5_two_tundra_tiles_call_a_lone_wolf_two_hexes_away() -> None:
    # The lone wolf on c5 (tundra) and the alpha on e6 (grass), two hexes apart.
    table = Table(3, "e6=1-alpha", homes="desert rock grass")
    table.pack(1, backs="grass/tundra")
    spans = table.state.setting.board.spans
    assert (table.state.howl_range(0), spans[table.hex("e6")][table.hex("c5")]) == (2, 2)
    events = table.do("howl @c5 +grass/tundra,tundra/desert")
    assert table.on("c5") == "1-pack"
    assert facts_of(events, "moon") == [{"date": 1}]


def test_w18_6_two_forest_tiles_and_a_token_dominate_a_pack_wolf() -> None:
    # Tundra against grass: a single grass pack wolf on the forest hex i4, two hexes from g4.
    table = Table(3, "g4=1-alpha i4=2-pack", homes="tundra grass rock")
    table.pack(1, backs="desert/forest", terrains=1, wolves=2)
    events = table.do("dominate 2-pack@i4 +forest/rock,desert/forest,token")
    assert table.on("i4") == "1-alpha"
    assert facts_of(events, "moon") == [{"date": 1}]
    assert table.has(1, "terrains") == 0
    assert table.pieces(2) == []


def test_w18_7_two_pack_wolves_close_the_ring_round_the_moose() -> None:
    # The moose lies on l5; its grass neighbours are m5 and m6, and an alpha waits on l4.
    table = Table(
        3,
        "l4=1-alpha n4=1-pack n6=1-pack",
        homes="grass rock forest",
        prey="hare deer raccoon boar hare moose",
    )
    events = table.do("move grass +grass/tundra", "walk pack@n4 @m5", "walk pack@n6 @m6")
    assert facts_of(events, "hunt") == [{"prey": "moose", "at": "l5"}]
    assert table.on("l5") == "moose*1"
    assert table.has(1, "actions") == 1
    assert table.score(1, "hunt") == 1


def test_w18_8_tundra_takes_the_crescent_token_grass_two_points_rock_nothing() -> None:
    # Grass is seat 1, rock seat 2, tundra seat 3; all in the region from d2 to h3.
    hexes = """
        f2=1-alpha,1-pack  g2=1-alpha,1-pack  h2=1-den    # grass 5
        h3=2-pack,2-pack   g4=2-den                       # rock 3
        e4=3-lair,3-pack   d4=3-den           d3=3-den    # tundra 6
    """
    table = Table(3, hexes, homes="grass rock tundra")
    table.moon(9)
    table.do("end")
    assert [table.has(seat, "regions") for seat in (1, 2, 3)] == [0, 0, 4]
    assert [table.has(seat, "lesser") for seat in (1, 2, 3)] == [2, 0, 0]


@pytest.mark.parametrize(
    "rock", ["h3=2-pack,2-pack g4=2-alpha", "h3=2-den,2-pack g4=2-alpha"], ids=["two", "czech"]
)
def test_w18_9_three_against_three_and_the_alpha_wins(rock: str) -> None:
    table = Table(3, f"f2=1-den f3=1-den e4=1-pack {rock}", homes="grass rock tundra")
    table.moon(9)
    table.do("end")
    assert [table.has(seat, "regions") for seat in (1, 2)] == [0, 4]
    assert [table.has(seat, "lesser") for seat in (1, 2)] == [2, 0]


def test_w18_10_the_final_score_is_54() -> None:
    table = Table(3)
    table.pack(1, spread=4, speed=3, howl=0, lairs=3, prey="moose,deer,hare", wolves=4)
    table.pack(1, regions=10, tokens=2, lesser=6)
    table.moon(22, scored=2)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert [points for _name, points in outcome.parts[0]] == [7, 3, 0, 15, 9, 4, 10, 6]
    assert outcome.scores[0] == 54


def test_w18_11_three_players_and_the_ninth_piece_starts_the_crescent() -> None:
    table = Table(3, "f3=1-alpha")
    table.pack(1, terrains=2)
    table.moon(8)
    events = table.do("howl @f4 +token,token")
    assert facts_of(events, "moon") == [{"date": 9}]
    assert facts_of(events, "phase") == []
    events = table.do("end")
    assert facts_of(events, "phase") == [{"phase": "crescent"}]
    assert len(facts_of(events, "region-scored")) == 2


def test_w18_12_a_terrain_token_stands_for_the_third_tundra_tile() -> None:
    # An enemy wolf stands alone on f5 (tundra); grass/tundra and tundra/desert show tundra.
    table = Table(3, "e6=1-alpha f5=2-pack", homes="desert rock grass")
    table.pack(1, backs="grass/tundra", terrains=1)
    assert showing(table, "tundra") == {"grass/tundra", "tundra/desert", "token"}
    table.do("dominate 2-pack@f5 +grass/tundra,tundra/desert,token")
    assert table.on("f5") == "1-pack"
    assert table.has(1, "terrains") == 0
