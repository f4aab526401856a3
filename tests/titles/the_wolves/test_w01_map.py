"""W1 Map."""

import pytest

from tests.titles.the_wolves.table import REGION_COUNT, Table
from wolfden.core.contract import CHANCE
from wolfden.core.hexes import Hex
from wolfden.titles.the_wolves.game import GAME
from wolfden.titles.the_wolves.rules.board import NORTH, NOT_A_REGION, SOUTH, Board, board
from wolfden.titles.the_wolves.rules.vocabulary import TERRAINS

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
WITH_START = pytest.mark.parametrize("players", [3, 4, 5])

# Zones A to E of the ten region boards.
REGION_BOARDS = {
    "1": "grass forest tundra rock desert",
    "2": "rock forest grass tundra desert",
    "3": "forest grass desert rock tundra",
    "4": "grass desert tundra forest rock",
    "5": "desert tundra rock grass forest",
    "6": "desert rock grass tundra forest",
    "7": "tundra rock forest desert grass",
    "8": "forest tundra desert grass rock",
    "9": "rock grass forest desert tundra",
    "10": "tundra desert rock forest grass",
}

# Where the lakes lie, in the order of the slots, and which boards are turned.
LAKES = {
    2: [(0, 0), (-2, -2), (-5, 3), (2, 2), (5, -3)],
    3: [(3, -5), (-4, -1), (-7, 4), (-3, 5), (0, 3), (5, -3)],
    4: [(3, -5), (-4, -1), (-7, 1), (-7, 4), (-3, 5), (0, 3), (7, -1), (5, -3)],
    5: [
        (3, -5),
        (-1, -6),
        (-4, -1),
        (-7, 1),
        (-7, 4),
        (-3, 5),
        (-1, 7),
        (0, 3),
        (7, -1),
        (5, -3),
    ],
}
TURNED = {2: set[int](), 3: {1, 2, 4}, 4: {1, 3, 5}, 5: {1, 2, 4, 7}}


def hexes_of(ground: Board, slot: int) -> list[int]:
    return [place for place in range(ground.size) if ground.slots[place] == slot]


def from_lake(ground: Board, slot: int, place: int) -> Hex:
    """Return a hex as its own board sees it: from the lake, turned back."""
    lake, there = ground.lakes[slot], ground.hexes[place]
    local = Hex(there.q - lake.q, there.r - lake.r)
    return local.turned() if slot in TURNED[ground.players] else local


@ALL_COUNTS
def test_w1_1_a_region_has_five_zones_of_three_hexes_with_one_terrain_each(players: int) -> None:
    ground = board(players)
    terrain = ground.terrain_of(list(range(ground.region_count)))
    for slot in range(ground.region_count):
        places = hexes_of(ground, slot)
        zones = {zone: [p for p in places if ground.zones[p] == zone] for zone in range(5)}
        assert [len(zone) for zone in zones.values()] == [3] * 5
        assert all(len({terrain[p] for p in zone}) == 1 for zone in zones.values())
        assert {terrain[p] for p in places} == set(range(5))


@ALL_COUNTS
def test_w1_1_a_region_has_one_lake_where_nothing_stands(players: int) -> None:
    ground = board(players)
    assert len(ground.lakes) == ground.region_count
    assert not set(ground.lakes) & set(ground.hexes)


@ALL_COUNTS
def test_w1_1_two_hexes_are_marked_lone_wolf_and_one_prey(players: int) -> None:
    ground = board(players)
    for slot in range(ground.region_count):
        places = set(hexes_of(ground, slot))
        assert len(places & set(ground.lone_wolves)) == 2
        assert len(places & set(ground.prey)) == 1
    assert not set(ground.lone_wolves) & set(ground.prey)


def test_w1_1_ten_boards_with_their_terrains() -> None:
    ground = board(5)
    found = {
        name: " ".join(TERRAINS[terrain] for terrain in row)
        for name, row in zip(ground.region_ids, ground.region_terrains, strict=True)
    }
    assert found == REGION_BOARDS


@ALL_COUNTS
def test_w1_1_all_boards_have_the_same_shape(players: int) -> None:
    zones = {
        (-3, 1): 0, (-2, 0): 0, (-1, -1): 0,
        (-3, 2): 1, (-3, 3): 1, (-2, 2): 1,
        (-2, 1): 2, (-1, 0): 2, (-1, 1): 2,
        (0, -1): 3, (1, -2): 3, (1, -1): 3,
        (-1, 2): 4, (0, 1): 4, (1, 0): 4,
    }  # fmt: skip
    ground = board(players)
    for slot in range(ground.region_count):
        places = hexes_of(ground, slot)
        assert {from_lake(ground, slot, p): ground.zones[p] for p in places} == zones
        lone = {from_lake(ground, slot, p) for p in places if p in ground.lone_wolves}
        assert lone == {(-1, -1), (-1, 2)}
        assert from_lake(ground, slot, ground.prey[slot]) == (-2, 1)


@WITH_START
def test_w1_2_the_start_board_has_five_hexes_on_each_side_of_six_chasm_hexes(players: int) -> None:
    ground = board(players)
    terrain = ground.terrain_of(list(range(ground.region_count)))
    start = hexes_of(ground, NOT_A_REGION)
    assert len(ground.chasm) == 6
    assert not set(ground.chasm) & set(ground.hexes)
    for side in (NORTH, SOUTH):
        places = [place for place in start if ground.sides[place] == side]
        assert sorted(terrain[place] for place in places) == [0, 1, 2, 3, 4]
    assert len(start) == 10


def test_w1_2_the_start_board_has_its_terrains_where_they_belong() -> None:
    ground = board(3)
    terrain = ground.terrain_of(list(range(6)))
    named = {
        (ground.hexes[p].q, ground.hexes[p].r): TERRAINS[terrain[p]]
        for p in hexes_of(ground, NOT_A_REGION)
    }
    north = {(-3, 1): "tundra", (-2, 0): "rock", (-1, -1): "desert", (0, -1): "grass"}
    south = {(-3, 3): "desert", (-2, 2): "grass", (-1, 2): "forest", (0, 1): "tundra"}
    assert named == {**north, (1, -2): "forest", **south, (1, 0): "rock"}


def test_w1_2_the_start_board_never_scores() -> None:
    table = Table(3, "h4=1-alpha,1-pack g5=1-den i7=2-alpha")
    table.moon(9)
    table.do("end")
    assert [table.has(seat, "regions") + table.has(seat, "lesser") for seat in (1, 2)] == [0, 0]


def test_w1_2_dens_may_be_built_on_the_start_board() -> None:
    table = Table(3, "h4=1-alpha")
    table.pack(1, terrains=2)
    table.do("den @g5 +token,token ^howl")
    assert table.on("g5") == "1-den"


def test_w1_2_lairs_cannot_be_built_on_the_start_board() -> None:
    table = Table(3, "h4=1-alpha g5=1-den")
    table.pack(1, terrains=2)
    assert table.legal("lair") == []
    assert table.why("lair @g5 +token,token") == "lair-without-lake"


@ALL_COUNTS
def test_w1_3_the_number_of_regions_and_the_start_board_by_players(players: int) -> None:
    ground = board(players)
    assert ground.region_count == REGION_COUNT[players]
    assert ground.has_start == (players > 2)
    assert ground.size == 15 * REGION_COUNT[players] + (10 if players > 2 else 0)


@ALL_COUNTS
def test_w1_3_boards_lie_and_are_turned_as_the_books_show(players: int) -> None:
    ground = board(players)
    assert [(lake.q, lake.r) for lake in ground.lakes] == LAKES[players]
    for slot, prey in enumerate(ground.prey):
        assert from_lake(ground, slot, prey) == (-2, 1)


@ALL_COUNTS
def test_w1_3_which_region_board_lies_in_a_slot_is_random(players: int) -> None:
    state = GAME.setup(players)
    for laid in range(REGION_COUNT[players]):
        outcomes = state.chance()
        assert len(outcomes) == 10 - laid
        assert {weight for _action, weight in outcomes} == {1}
        state.apply(outcomes[-1][0])
    assert {action.words[0] for action, _weight in state.chance()} == {"prey"}


def test_w1_3_a_region_board_lies_on_the_map_once() -> None:
    state = GAME.setup(3)
    state.apply(state.parse(CHANCE, "region 7"))
    assert "region 7" not in [str(action) for action in state.legal(CHANCE)]


def test_w1_3_the_terrain_of_a_slot_is_that_of_its_board() -> None:
    usual, swapped = Table(3), Table(3, regions="1 9 3 4 5 6")
    # Zone E of the second slot is d2, e2 and f1: desert on board 2, tundra on board 9.
    assert TERRAINS[usual.state.terrain[usual.hex("e2")]] == "desert"
    assert TERRAINS[swapped.state.terrain[swapped.hex("e2")]] == "tundra"


def test_w1_4_walking_goes_round_lake_and_chasm() -> None:
    # e2 and e4 lie on both sides of the lake e3, g5 and g7 on both sides of the chasm.
    table = Table(3)
    steps = table.state.setting.board.steps
    assert steps[table.hex("e2")][table.hex("e4")] == 3
    assert steps[table.hex("g5")][table.hex("g7")] == 5


def test_w1_4_pieces_and_tokens_never_block_a_walk() -> None:
    table = Table(3)
    taken = [name for name in table.state.setting.board.names if not table.on(name)]
    table.lay(" ".join(f"{name}=neutral-alpha,neutral-pack" for name in taken))
    table.lay("h4=1-alpha f2=-")  # three steps apart, and every hex between them is taken
    table.do("move grass +grass/tundra")
    assert table.legal("walk") == ["walk alpha@h4 @f2"]


def test_w1_4_range_runs_straight_over_the_chasm() -> None:
    # From i5 to the lone wolf on j7 it is 3 hexes over the chasm, 5 steps on foot.
    table = Table(3, "i5=1-alpha")
    table.pack(1, howl=1, terrains=2)
    assert table.may("howl @j7 +token,token")
    table.pack(1, howl=0)
    assert table.why("howl @j7 +token,token") == "howl-too-far"


def test_w1_4_range_runs_straight_over_lakes() -> None:
    # o6 is 4 hexes from the lone wolf on k4 and 5 steps: the lake n5 lies between.
    # a6 is 4 hexes from the lone wolf on e8 and 5 steps: the lake b6 lies between.
    table = Table(3, "o6=1-alpha a6=2-alpha")
    table.pack(1, howl=3, terrains=2)
    table.pack(2, howl=3, terrains=2)
    assert table.may("howl @k4 +token,token")
    table.seat(2)
    assert table.may("howl @e8 +token,token")


def test_w1_4_range_runs_straight_over_gaps_in_the_map() -> None:
    # With two players no board lies between f7 and h8: 2 hexes apart, 3 steps.
    table = Table(2, "f7=1-alpha h8=2-pack")
    table.pack(1, terrains=3)
    assert table.may("dominate 2-pack@h8 +token,token,token")
