"""The loader of boards: own boards really play, and a broken file is refused with a sentence."""

import random
import re

import pytest

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadData
from wolfden.core.hexes import Hex, distance
from wolfden.titles.the_wolves.game import GAME, WolvesState
from wolfden.titles.the_wolves.rules.actions import NOWHERE
from wolfden.titles.the_wolves.rules.board import Board, board
from wolfden.titles.the_wolves.text.check import check

SHAPE = """
[shape]
A = [[-3, 1], [-2, 0], [-1, -1]]
B = [[-3, 2], [-3, 3], [-2, 2]]
C = [[-2, 1], [-1, 0], [-1, 1]]
D = [[0, -1], [1, -2], [1, -1]]
E = [[-1, 2], [0, 1], [1, 0]]
lake = [0, 0]
lone_wolves = [[-1, -1], [-1, 2]]
prey = [-2, 1]
"""

START = """
[start]
chasm = [[-3, 2], [-2, 1], [-1, 0], [-1, 1], [0, 0], [1, -1]]
[start.north]
tundra = [-3, 1]
rock = [-2, 0]
desert = [-1, -1]
grass = [0, -1]
forest = [1, -2]
[start.south]
desert = [-3, 3]
grass = [-2, 2]
forest = [-1, 2]
tundra = [0, 1]
rock = [1, 0]
"""

REGIONS = "".join(
    f"""
[[region]]
id = "{name}"
terrains = {terrains}
"""
    for name, terrains in [
        ("north-fell", '["grass", "forest", "tundra", "rock", "desert"]'),
        ("old-wood", '["forest", "grass", "desert", "rock", "tundra"]'),
        ("dunes", '["desert", "rock", "grass", "tundra", "forest"]'),
        ("cold-lake", '["tundra", "desert", "rock", "forest", "grass"]'),
        ("steppe", '["rock", "tundra", "forest", "grass", "desert"]'),
        ("gorge", '["rock", "forest", "grass", "tundra", "desert"]'),
    ]
)

# Five regions in a row, each two columns and three half rows below the one before.
ROW_OF_FIVE = """
[[arrangement]]
players = 2
regions = [[0, 0, 0], [2, 2, 0], [4, 4, 0], [6, 6, 0], [8, 8, 0]]
"""

# The map of the books for three players, turned upside down.
UPSIDE_DOWN = """
[[arrangement]]
players = 3
start = [0, 0, 180]
regions = [[-3, 5, 180], [4, 1, 0], [7, -4, 0], [3, -5, 180], [0, -3, 0], [-5, 3, 180]]
"""


def mirrored(text: str) -> str:
    """Return a text of TOML with the two numbers of every pair swapped."""
    return re.sub(r"\[(-?\d+), (-?\d+)\]", r"[\2, \1]", text)


def check_measures(ground: Board) -> None:
    """Neighbours are mutual and one step apart; distances agree with the hexes."""
    for place, around in enumerate(ground.neighbours):
        for there in around:
            assert place in ground.neighbours[there]
            assert ground.steps[place][there] == ground.spans[place][there] == 1
        for there in range(ground.size):
            assert ground.spans[place][there] == distance(ground.hexes[place], ground.hexes[there])
            assert ground.spans[place][there] <= ground.steps[place][there]


# Boards that play.


def play_to_the_end(players: int, text: str) -> WolvesState:
    """Play at random on an own board, looking the position over after every step."""
    rng = random.Random(7)
    state = GAME.setup(players, {"board": text, "turn-limit": 60})
    assert isinstance(state, WolvesState)
    while not state.is_over:
        seat = state.actors()[0]
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat)))
        check(state)
    assert state.outcome() is not None
    assert GAME.load(state.dump()).dump() == state.dump()
    return state


@pytest.mark.parametrize(
    ("players", "text"),
    [
        (2, REGIONS),
        (3, REGIONS),
        (2, ROW_OF_FIVE),
        (3, UPSIDE_DOWN),
        (3, SHAPE + START + REGIONS + UPSIDE_DOWN),
        (2, mirrored(SHAPE) + REGIONS + ROW_OF_FIVE),
    ],
    ids=["own-2", "own-3", "row", "upside-down", "everything", "mirrored"],
)
def test_an_own_board_plays_to_the_end(players: int, text: str) -> None:
    play_to_the_end(players, text)


def test_own_region_boards_replace_the_ten_of_the_box() -> None:
    state = GAME.setup(3, {"board": REGIONS})
    names = [action.words[1] for action in state.legal(CHANCE)]
    assert names == ["north-fell", "old-wood", "dunes", "cold-lake", "steppe", "gorge"]


def test_an_own_arrangement_lays_the_boards_where_it_says() -> None:
    ground = board(2, ROW_OF_FIVE)
    assert ground.lakes == [Hex(step, step) for step in (0, 2, 4, 6, 8)]
    assert board(3, UPSIDE_DOWN).lakes[0] == Hex(-3, 5)


@pytest.mark.parametrize(
    ("players", "text"), [(2, ""), (3, ""), (2, ROW_OF_FIVE), (2, mirrored(SHAPE) + ROW_OF_FIVE)]
)
def test_neighbours_are_mutual_and_distances_agree(players: int, text: str) -> None:
    check_measures(board(players, text))


def test_hexes_have_names_of_their_own() -> None:
    for players in (2, 3, 4, 5):
        ground = board(players)
        names = [*ground.names, *ground.water]
        assert len(set(names)) == len(names)
        assert ground.size <= NOWHERE


def test_the_same_board_is_read_once() -> None:
    assert board(3) is board(3)


# Broken files. Each is a whole text, or a good one with one thing changed.

MANY_BOARDS = "".join(
    f'[[region]]\nid = "r{number}"\nterrains = ["forest", "rock", "grass", "tundra", "desert"]\n'
    for number in range(256)
)
FOUR_BOARDS = REGIONS[: REGIONS.index('\n[[region]]\nid = "steppe"')]
ROCK_TWICE = '["rock", "rock", "forest", "grass", "desert"]'
STEPPE = '["rock", "tundra", "forest", "grass", "desert"]'


def changed(text: str, old: str, new: str) -> str:
    """Return the text with one thing changed, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


BROKEN = {
    "no TOML": (3, "[shape", "board: this is not a TOML file"),
    "unknown table": (
        3,
        "[colours]\nsky = 1",
        "board: unknown key “colours”. Possible: arrangement, region,",
    ),
    "nothing it knows": (
        2,
        "name = 'mine'",
        "board: unknown key “name”. Possible: arrangement, region, shape,",
    ),
    # The shape.
    "unknown key in the shape": (
        3,
        SHAPE + "hill = [1, 1]",
        "board: shape: unknown key “hill”. Possible: A, B, C, D, E, lake,",
    ),
    "no prey": (
        3,
        changed(SHAPE, "prey = [-2, 1]", ""),
        "board: shape: “prey” is missing; it must be a list.",
    ),
    "no zone E": (
        3,
        changed(SHAPE, "E = ", "F = "),
        "board: shape: “E” is missing; it must be a list.",
    ),
    "two hexes in a zone": (3, changed(SHAPE, ", [1, 0]]", "]"), "each zone needs 3 hexes"),
    "a hex of three numbers": (3, changed(SHAPE, "[1, 0]", "[1, 0, 0]"), "must have 2 entries"),
    "a hex of words": (
        3,
        changed(SHAPE, "[1, 0]", '["q", "r"]'),
        "must be a list of whole numbers",
    ),
    "zone without list": (3, changed(SHAPE, "[0, 1]", "7"), "must be a list, not 7"),
    "a hex in two zones": (3, changed(SHAPE, "[1, 0]", "[0, -1]"), "a hex is in two zones"),
    "a zone in the lake": (3, changed(SHAPE, "[1, 0]", "[0, 0]"), "or under the lake"),
    "mark on the lake": (3, changed(SHAPE, "prey = [-2, 1]", "prey = [0, 0]"), "three land hexes"),
    "mark off the board": (
        3,
        changed(SHAPE, "prey = [-2, 1]", "prey = [9, 9]"),
        "three land hexes",
    ),
    "prey on a lone wolf": (
        3,
        changed(SHAPE, "prey = [-2, 1]", "prey = [-1, 2]"),
        "three land hexes",
    ),
    "one lone wolf": (
        3,
        changed(SHAPE, ", [-1, 2]]\nprey", "]\nprey"),
        "two lone wolves and one prey",
    ),
    "lake without place": (
        3,
        changed(SHAPE, "lake = [0, 0]", "lake = []"),
        "must have 2 entries, not 0",
    ),
    "shape is no table": (3, "shape = 3", "board: “shape” must be a table, not 3."),
    # The start board.
    "a start hex twice": (
        3,
        changed(START, "rock = [1, 0]", "rock = [0, 1]"),
        "a hex appears twice",
    ),
    "a start hex in the chasm": (3, changed(START, "rock = [1, 0]", "rock = [0, 0]"), "twice"),
    "a side without rock": (
        3,
        changed(START, "rock = [1, 0]", ""),
        "board: start: south: “rock” is missing; it must be a list.",
    ),
    "an unknown terrain in a side": (
        3,
        START + "lava = [9, 9]",
        "board: start: south: unknown key “lava”. Possible: desert,",
    ),
    "no south side": (
        3,
        START[: START.index("[start.south]")],
        "board: start: “south” is missing; it must be a table.",
    ),
    "start: unknown key": (
        3,
        changed(START, "[start]", "[start]\nbridge = 1"),
        "board: start: unknown key “bridge”. Possible: chasm, north,",
    ),
    # The region boards.
    "same terrain twice": (
        3,
        changed(REGIONS, STEPPE, ROCK_TWICE),
        "five different terrains (W1.1)",
    ),
    "unknown terrain": (
        3,
        changed(REGIONS, '"tundra"', '"swamp"'),
        "board: region 1: “terrains”: “swamp” is not one of forest, rock, grass,",
    ),
    "four terrains": (3, changed(REGIONS, '"rock", "tundra", ', '"rock", '), "must have 5 entries"),
    "same id twice": (
        3,
        changed(REGIONS, "dunes", "steppe"),
        "board: region 5: the id “steppe” must be a word that no other region board",
    ),
    "id of two words": (
        3,
        changed(REGIONS, "dunes", "the dunes"),
        "board: region 3: the id “the dunes” must be a word that no other region board has,",
    ),
    "empty id": (
        3,
        changed(REGIONS, "dunes", ""),
        "board: region 3: the id “” must be a word that no other region board has,",
    ),
    "id is a number": (
        3,
        changed(REGIONS, '"dunes"', "4"),
        "board: region 3: “id” must be a text, not 4.",
    ),
    "region: unknown key": (
        3,
        REGIONS + "wolves = 2",
        "board: region 6: unknown key “wolves”. Possible: id, terrains.",
    ),
    "regions are no list": (
        3,
        "[region]\nid = 'a'",
        "board: “region” must be a list, not {'id': 'a'}.",
    ),
    "regions are numbers": (
        3,
        "region = [1, 2]",
        "board: “region” must be a list of tables, not [1, 2].",
    ),
    "too few region boards": (2, FOUR_BOARDS, "5 places need as many region boards (W1.3)"),
    "too many region boards": (3, MANY_BOARDS, "a set has at most 255 region boards"),
    # Arrangements.
    "no arrangement for this number": (4, ROW_OF_FIVE, "no arrangement for 4 players (W1.3)"),
    "bad turn": (2, changed(ROW_OF_FIVE, "[2, 2, 0]", "[2, 2, 90]"), "by 0 or 180 degrees, not 90"),
    "a place of two numbers": (
        2,
        changed(ROW_OF_FIVE, "[2, 2, 0]", "[2, 2]"),
        "must have 3 entries",
    ),
    "four regions for two": (
        2,
        changed(ROW_OF_FIVE, ", [8, 8, 0]", ""),
        "2 players need 5 regions and no start board (W1.3)",
    ),
    "start board for two": (2, ROW_OF_FIVE + "start = [-20, 0, 0]", "no start board (W1.3)"),
    "no start board for three": (
        3,
        changed(UPSIDE_DOWN, "start = [0, 0, 180]", ""),
        "3 players need 6 regions and the start board (W1.3)",
    ),
    "overlap": (
        2,
        changed(ROW_OF_FIVE, "[2, 2, 0]", "[1, 1, 0]"),
        "Two boards overlap at hex [-2, 2] (W1.3).",
    ),
    "start board overlaps": (3, changed(UPSIDE_DOWN, "[0, 0, 180]", "[1, 0, 180]"), "overlap"),
    "unreachable land": (2, changed(ROW_OF_FIVE, "[8, 8, 0]", "[30, 8, 0]"), "cannot be walked to"),
    "arrangement: unknown key": (
        2,
        ROW_OF_FIVE + "lakes = 5",
        "board: arrangement 1: unknown key “lakes”. Possible: players,",
    ),
    "players missing": (
        2,
        changed(ROW_OF_FIVE, "players = 2", ""),
        "board: arrangement 1: “players” is missing; it must be a whole number.",
    ),
    "players as a text": (
        2,
        changed(ROW_OF_FIVE, "= 2", '= "2"'),
        "must be a whole number, not '2'",
    ),
    "players as yes": (
        2,
        changed(ROW_OF_FIVE, "= 2", "= true"),
        "must be a whole number, not True",
    ),
    "unknown key in another arrangement": (
        2,
        ROW_OF_FIVE + "[[arrangement]]\nplayers = 3\nregions = []\nplaces = []",
        "board: arrangement 2: unknown key “places”. Possible: players,",
    ),
    "two arrangements for two players": (
        2,
        ROW_OF_FIVE + ROW_OF_FIVE,
        "2 players have an arrangement already (W1.3)",
    ),
    # What only the whole map shows.
    "too few hexes at the chasm": (
        5,
        changed(START, "forest = [1, -2]", "forest = [0, -9]"),
        "needs 5 hexes beside the chasm on its north side (W3.5)",
    ),
    "no room for the neutral pack": (
        2,
        changed(SHAPE, "prey = [-2, 1]", "prey = [1, -1]"),
        "The neutral pack needs free hexes north-east and south-east of each lake",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_file_is_refused_with_a_sentence(name: str) -> None:
    players, text, problem = BROKEN[name]
    with pytest.raises(BadData, match=re.escape(problem)):
        GAME.setup(players, {"board": text})
