"""Which turns and mirrors a board has, beyond those that seat-relative words take out.

Places get colours by what the rules see in them, and finer ones by their neighbours' until nothing
changes. A symmetry keeps colours, so a board whose places all differ has none.
"""

from collections.abc import Sequence

import pytest

from wolfden.titles import TITLES
from wolfden.titles.age_of_the_wolf.rules.state import Position as AgePosition
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position as BrotherhoodPosition
from wolfden.titles.the_wolves.rules.state import Position as WolvesPosition

Rows = Sequence[Sequence[int]]


def refined(colours: list[int], *links: Rows) -> list[int]:
    """Return the colours of places, told apart by the colours they are linked to."""
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
    state = TITLES.get("age-of-the-wolf").setup(seats)
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
