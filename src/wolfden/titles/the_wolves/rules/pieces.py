"""The pieces on a hex, packed into one small integer.

A *piece* is 0 for none, else 1 + 4 × owner + kind. A *cell* holds up to two pieces, the higher
number first, and the token there: a lone wolf or a stack of prey.
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.titles.the_wolves.rules import vocabulary as vocab

MAX_DENS: Final = 4
"""W2.2 Dens on one attribute track."""

NEUTRAL: Final = 5
"""W16.3 The owner number of the neutral pack; seats are 0 to 4."""

NO_TOKEN: Final = 0
LONE_WOLF: Final = 1
FIRST_PREY: Final = 2
"""The token of prey kind ``k`` is ``FIRST_PREY + k``."""
LONE_WOLF_CELL: Final = 1024
"""A cell with a lone wolf: nothing else can be there."""

OWNERS: Final = 6
"""Five seats and the neutral pack."""

ONE_PIECE: Final = 31
"""A cell above this holds two pieces or a token: no walk ends there (W6.3, W6.5)."""


def piece(owner: i64, kind: i64) -> i64:
    """Return the number of a piece."""
    return 1 + owner * 4 + kind


def owner_of(one: i64) -> i64:
    """Return whose piece it is; the piece must not be 0."""
    return (one - 1) >> 2


def kind_of(one: i64) -> i64:
    """Return which kind of piece it is; the piece must not be 0."""
    return (one - 1) & 3


def is_wolf_of(one: i64, seat: i64) -> bool:
    """Whether the piece (or 0) is an alpha or pack wolf of ``seat``."""
    return one != 0 and owner_of(one) == seat and kind_of(one) <= vocab.ALPHA


def first_of(cell: i64) -> i64:
    """Return the only or the higher piece of a cell; 0 if there is none."""
    return cell & 31


def second_of(cell: i64) -> i64:
    """Return the lower of two pieces; 0 if there are fewer than two."""
    return cell >> 5 & 31


def token_of(cell: i64) -> i64:
    """Return the token there."""
    return cell >> 10 & 7


def stack_of(cell: i64) -> i64:
    """Return how many prey tokens are there."""
    return cell >> 13


def holds(cell: i64, one: i64) -> bool:
    """Whether this very piece is in the cell."""
    return first_of(cell) == one or second_of(cell) == one


def with_piece(cell: i64, one: i64) -> i64:
    """Return the cell with one more piece; it must have room."""
    first = first_of(cell)
    rest = cell & ~1023
    return rest | one << 5 | first if first > one else rest | first << 5 | one


def without_piece(cell: i64, one: i64) -> i64:
    """Return the cell without one of its pieces."""
    first = first_of(cell)
    left = second_of(cell) if first == one else first
    return cell & ~1023 | left


def with_token(cell: i64, token: i64, stack: i64 = 0) -> i64:
    """Return the cell with another token (or none) on it."""
    return cell & 1023 | token << 10 | stack << 13


def _packs_with_wolves(cell: i64) -> i64:
    packs: i64 = 0
    for owner in range(OWNERS):
        if is_wolf_of(first_of(cell), owner) or is_wolf_of(second_of(cell), owner):
            packs |= 1 << owner
    return packs


PIECES_OF_CELL: Final = 1023
"""The bits of a cell for its pieces."""

PACKS_WITH_WOLVES: Final = vec[i64](
    [_packs_with_wolves(cell) for cell in range(PIECES_OF_CELL + 1)]
)
"""A bit for each owner who has an alpha or pack wolf among some pieces."""
