"""The loader of boards: own boards really play, and a broken file is refused with a sentence."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
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


def test_every_hex_has_its_own_name() -> None:
    for players in (2, 3, 4, 5):
        ground = board(players)
        names = [*ground.names, *ground.water]
        assert len(set(names)) == len(names)
        assert ground.size <= NOWHERE


def test_the_same_board_is_read_once() -> None:
    assert board(3) is board(3)


MANY_BOARDS = "".join(
    f'[[region]]\nid = "r{number}"\nterrains = ["forest", "rock", "grass", "tundra", "desert"]\n'
    for number in range(256)
)
TEXTS = {
    "nothing": "",
    "shape": SHAPE,
    "start": START,
    "north-side": START[: START.index("[start.south]")],
    "regions": REGIONS,
    "four-regions": REGIONS[: REGIONS.index('\n[[region]]\nid = "steppe"')],
    "many-regions": MANY_BOARDS,
    "row-of-five": ROW_OF_FIVE,
    "upside-down": UPSIDE_DOWN,
}


@refusals(Path(__file__).with_name("boards.txt"))
def test_a_broken_board_file_is_refused_with_a_sentence(refusal: Refusal) -> None:
    text, players = refusal.heading.split()
    with pytest.raises(BadData, match=re.escape(refusal.problem)):
        GAME.setup(int(players), {"board": refusal.breaks(TEXTS[text])})
