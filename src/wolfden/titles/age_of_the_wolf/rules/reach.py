"""A1.7 What is adjacent: land borders, and channels while they are frozen."""

from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.state import Position


def adjacent(position: Position, place: i64) -> list[int]:
    """A1.7 Return the regions that wolves can step into from here; do not change the list."""
    board = position.setting.board
    if position.frozen == 0 or not board.water[place]:
        return board.land[place]
    one: i64 = 1
    found = board.land[place][:]
    for channel, other in board.water[place]:
        if position.frozen & one << channel != 0:
            found.append(other)
    return found


def is_adjacent(position: Position, place: i64, other: i64) -> bool:
    """A1.7 Whether wolves can step from one region into the other."""
    return other in adjacent(position, place)


def is_in_reach(position: Position, seat: i64, place: i64) -> bool:
    """A8.1 Whether a pack occupies a region or one adjacent to it."""
    if position.occupies(seat, place):
        return True
    for other in adjacent(position, place):
        if position.occupies(seat, other):
            return True
    return False
