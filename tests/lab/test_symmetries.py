"""Which turns and mirrors a board has, beyond those that seat-relative words take out.

Places get colours by what the rules see in them, and finer ones by their neighbours' until nothing
changes. A symmetry keeps colours, so a board whose places all differ has none.
"""

import random
import re
from collections.abc import Sequence

import numpy as np
import pytest

from tests.lab.tables import every_table, play_words
from wolfden.core.options import Value
from wolfden.lab.augment import augment
from wolfden.lab.spec import Spec
from wolfden.lab.words import OVER, WordGame
from wolfden.titles import TITLES
from wolfden.titles.age_of_the_wolf.rules.state import Position as AgePosition
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position as BrotherhoodPosition
from wolfden.titles.the_wolves.rules.state import Position as WolvesPosition

Rows = Sequence[Sequence[int]]

A_SECTOR_EACH: dict[str, Value] = {"ring": "packs"}
"""Age of the Wolf on a ring with as many sectors as packs."""


def refined(colours: list[int], *links: Rows) -> list[int]:
    """Return the colours of places, refined by the colours of their neighbours."""
    while True:
        keys = [
            (colour, *(tuple(sorted(colours[there] for there in rows[place])) for rows in links))
            for place, colour in enumerate(colours)
        ]
        numbers = {key: number for number, key in enumerate(sorted(set(keys)))}
        if len(numbers) == len(set(colours)):
            return colours
        colours = [numbers[key] for key in keys]


def groups(names: list[int] | list[tuple[int, int]]) -> Rows:
    """Return for each place those of the same name."""
    return [[there for there, other in enumerate(names) if other == name] for name in names]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_wolves_have_a_board_without_symmetry(seats: int) -> None:
    state = TITLES.get("the-wolves").setup(seats)
    assert isinstance(state, WolvesPosition)
    board = state.setting.board
    slots, marks = list(board.slots), [*board.prey]
    wolves = [*board.lone_wolves]
    colours = [
        (place in marks) + 2 * (place in wolves) + 4 * (board.sides[place] != 0)
        for place in range(board.size)
    ]
    zones = groups(list(zip(slots, board.zones, strict=True)))
    found = refined(colours, [list(row) for row in board.neighbours], zones, groups(slots))
    assert len(set(found)) == board.size


def test_brotherhood_of_the_wolf_has_a_map_without_symmetry() -> None:
    state = TITLES.get("brotherhood-of-the-wolf").setup(2)
    assert isinstance(state, BrotherhoodPosition)
    board = state.setting.board
    assert len(set(refined([0] * board.size, board.neighbours))) == board.size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_age_of_the_wolf_can_be_turned_but_not_mirrored(seats: int) -> None:
    """On the ring of two sectors each island has channels to both coasts: they can be swapped."""
    state = TITLES.get("age-of-the-wolf").setup(seats, A_SECTOR_EACH)
    assert isinstance(state, AgePosition)
    board = state.setting.board
    sea = [[there for _channel, there in row] for row in board.water]
    found = refined(list(board.prey), board.land, sea)
    sectors = len(board.starts)
    assert len(set(found)) == board.size // sectors, "sectors are alike, regions of one are not"
    held = [board.size if place == 0 else colour for place, colour in enumerate(found)]
    finer = refined(held, board.land, sea)
    alike = [place for place, colour in enumerate(finer) if finer.count(colour) > 1]
    islands = [place for place in range(board.size) if len(sea[place]) and not board.land[place]]
    assert alike == (islands if seats == 2 else []), "one place fixes all others"


ISLANDS = {"red-island": "green-island", "green-island": "red-island"}
CHANNELS = {
    "green-tundra~red-island": "red-island~green-tundra",
    "green-island~green-tundra": "green-tundra~green-island",
}
"""The channels whose ends change their order when the islands are swapped."""


def swapped(position: str) -> str:
    """Return the text of a position with each island in place of the other."""
    moved = re.sub("red-island|green-island", lambda found: ISLANDS[found[0]], position)
    return re.sub("|".join(CHANNELS), lambda found: CHANNELS[found[0]], moved)


def test_swapped_islands_permute_observations_and_words() -> None:
    spec = Spec("age-of-the-wolf", 2, A_SECTOR_EACH)
    _same, swap = spec.symmetries()
    rng = random.Random(3)
    game, positions, differing, frozen = spec.begin(None), 0, 0, 0
    while positions < 250:
        play_words(game, 8, rng)
        if game.seat == OVER:
            game = spec.begin(None)
            continue
        text = swapped(game.state.dump())
        frozen += "~" in text
        twin = WordGame(spec.game.load(text), spec.paths, None)
        positions, ply = positions + 1, len(game.history)
        while len(game.history) == ply:
            seat = game.seat
            assert twin.seat == seat
            seen, mask = spec.observation(game, seat), spec.mask(game, seat)
            word = rng.choice(game.words())
            both = augment([swap], seen[None], mask[None], np.array([word]))
            assert np.array_equal(both[0][0], spec.observation(twin, seat))
            assert np.array_equal(both[1][0], spec.mask(twin, seat))
            differing += not np.array_equal(mask, both[1][0])
            game.choose(word)
            twin.choose(int(both[2][0]))
        assert twin.state.dump() == spec.game.load(swapped(game.state.dump())).dump()
    assert differing > 0
    assert frozen > 0, "channels were swapped too"


@every_table
def test_only_a_ring_of_two_sectors_has_a_symmetry(title: str, seats: int) -> None:
    is_age = title == "age-of-the-wolf"
    found = Spec(title, seats, A_SECTOR_EACH if is_age else None).symmetries()
    assert len(found) == (2 if is_age and seats == 2 else 1)
    assert np.array_equal(found[0].numbers, np.arange(len(found[0].numbers)))
    assert np.array_equal(found[0].words, np.arange(len(found[0].words)))
    for each in found:
        assert np.array_equal(np.sort(each.numbers), found[0].numbers), "nothing is lost"
        assert np.array_equal(each.numbers[each.numbers], found[0].numbers), "twice is not at all"
