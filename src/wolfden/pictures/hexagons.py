"""Flat-top hexagons on paper: centres, corners, and the outline round several of them.

Corners are counted on a whole-number lattice, half a hex size across and half a hex height down,
so that two hexes agree exactly about the corners they share.
"""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final, NamedTuple

from wolfden.core.hexes import DIRECTIONS, Hex
from wolfden.pictures.svg import number

HALF_HEIGHT: Final = sqrt(3) / 2
"""Half the height of a hex of size 1; its size is half its width."""

_Corner = tuple[int, int]

_EDGES: Final[Mapping[Hex, tuple[_Corner, _Corner]]] = {
    DIRECTIONS["N"]: ((-1, -1), (1, -1)),
    DIRECTIONS["NE"]: ((1, -1), (2, 0)),
    DIRECTIONS["SE"]: ((2, 0), (1, 1)),
    DIRECTIONS["S"]: ((1, 1), (-1, 1)),
    DIRECTIONS["SW"]: ((-1, 1), (-2, 0)),
    DIRECTIONS["NW"]: ((-2, 0), (-1, -1)),
}
"""The edge towards each neighbour, clockwise, from its first corner to its second."""


class Point(NamedTuple):
    """A place on paper: x runs right, y runs down."""

    x: float
    y: float


def centre(place: Hex, size: float) -> Point:
    """Return the middle of a hex."""
    return Point(1.5 * size * place.q, 2 * HALF_HEIGHT * size * (place.r + place.q / 2))


def hexagon(size: float) -> str:
    """Return the path of a hex round the origin.

    >>> hexagon(2)
    'M-1 -1.73L1 -1.73L2 0L1 1.73L-1 1.73L-2 0Z'
    """
    return _path([first for first, _second in _EDGES.values()], size)


def outline(places: Iterable[Hex], size: float) -> str:
    """Return the path round a set of hexes, holes included, without the edges inside it."""
    inside = frozenset(places)
    following: dict[_Corner, _Corner] = {}
    for place in sorted(inside):
        across, down = 3 * place.q, 2 * place.r + place.q
        for step, (first, second) in _EDGES.items():
            if place.plus(step) not in inside:
                start = (across + first[0], down + first[1])
                following[start] = (across + second[0], down + second[1])
    loops = []
    while following:
        corner = next(iter(following))
        loop = []
        while corner in following:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(_path(loop, size))
    return "".join(loops)


def _path(corners: Iterable[_Corner], size: float) -> str:
    steps = [
        f"{number(across * size / 2)} {number(down * HALF_HEIGHT * size)}"
        for across, down in corners
    ]
    return f"M{'L'.join(steps)}Z"
