"""A1 The pieces: wolves in fives, and the predators of a region as one number.

The number says how many of each sort there are, five bits a sort: a sort is a kind of predator, or
those of one value where a kind has several (A1.4).
"""

from typing import Final

from wolfden.core.machine import i64

FIVE: Final = 5
"""A1.1 Wolves come in fives; the Lead Wolf counts as five."""
LOST: Final = "lost"
OUT: Final = "out"
"""What a position says in place of the region of a Lead Wolf; no region may be called so."""
NOBODY: Final = -1
"""The owner of a region without wolves."""

MOST_SORTS: Final = 12
"""More sorts of predators would not fit in the number that a region keeps."""
_WIDTH: Final = 5
_MASK: Final = 31


def predator(sort: i64) -> i64:
    """Return one predator of a sort; add such numbers to put groups together.

    >>> count_of(predator(2) + predator(2) + predator(0), 2)
    2
    """
    one: i64 = 1
    return one << (sort * _WIDTH)


def count_of(group: i64, sort: i64) -> i64:
    """Return how many predators of a sort are in a group."""
    return group >> (sort * _WIDTH) & _MASK


def worth(group: i64, values: list[int]) -> i64:
    """A5.5 Return the sum of the values of a group, given the value of each sort."""
    total: i64 = 0
    sort: i64 = 0
    left = group
    while left != 0:
        total += (left & _MASK) * values[sort]
        left = left >> _WIDTH
        sort += 1
    return total
