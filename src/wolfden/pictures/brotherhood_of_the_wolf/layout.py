"""Where the places of a map lie on paper: true to their coordinates, but never on each other.

Each place gets a box with room for its sign, its name and a row of pieces. Boxes that overlap push
each other apart, so any map becomes readable; the pieces on it never move a place.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from wolfden.pictures.hexagons import Point
from wolfden.pictures.svg import number
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Place

WIDTH: Final = 1140.0
HEIGHT: Final = 960.0
LINE: Final = 14
"""From one line of a name to the next."""
PIECE_ROW: Final = 96.0
"""The width that the pieces of one village share."""

_LONGEST_LINE: Final = 14
_ROUNDS: Final = 600
_AIR: Final = 4.0
"""The least distance of two boxes."""
_FRAME: Final = 8.0
_CLEAR: Final = 24.0
"""How near a road comes to a place it does not lead to."""


class Spot(NamedTuple):
    """What decides where a place lies."""

    name: str
    is_village: bool
    east: int
    north: int


class Box(NamedTuple):
    """The room round the middle of a place."""

    half: float
    above: float
    below: float


def name_lines(name: str) -> list[str]:
    """Break a long name once, at the space or hyphen that leaves the shortest lines.

    >>> name_lines("Saint-Denis-en-Margeride"), name_lines("Le Cheylard-l'Évêque")
    (['Saint-Denis-', 'en-Margeride'], ['Le Cheylard-', "l'Évêque"])
    """
    breaks = [place + 1 for place, letter in enumerate(name[:-1]) if letter in " -"]
    if len(name) <= _LONGEST_LINE or not breaks:
        return [name]
    middle = min(breaks, key=lambda place: max(place, len(name) - place))
    return [name[:middle].rstrip(), name[middle:]]


def layout(places: Iterable[Place]) -> list[Point]:
    """Return the middle of each place, in a frame of ``WIDTH`` by ``HEIGHT``."""
    return list(
        _spread(
            tuple(
                Spot(place["name"], bool(place["number"]), place["east"], place["north"])
                for place in places
            )
        )
    )


def box_of(name: str, is_village: bool) -> Box:
    """Return the room a place needs."""
    lines = name_lines(name)
    letters = max(map(len, lines))
    below = LINE * len(lines) + 4.0
    if is_village:
        return Box(max(PIECE_ROW, 7.4 * letters) / 2, 49.0, 22.0 + below)
    return Box(max(46.0, 6.5 * letters) / 2, 37.0, 9.0 + below)


@lru_cache(maxsize=8)
def _spread(spots: tuple[Spot, ...]) -> tuple[Point, ...]:
    boxes = [box_of(spot.name, spot.is_village) for spot in spots]
    points = [_scaled(spot, spots) for spot in spots]
    for _round in range(_ROUNDS):
        moved = _push_apart(points, boxes)
        points = [_inside(point, box) for point, box in zip(points, boxes, strict=True)]
        if not moved:
            break
    return tuple(points)


def _scaled(spot: Spot, spots: tuple[Spot, ...]) -> Point:
    """Return a place by its coordinates alone, the whole map filling the frame."""
    easts = [one.east for one in spots]
    norths = [one.north for one in spots]
    across = (spot.east - min(easts)) / max(1, max(easts) - min(easts))
    down = (max(norths) - spot.north) / max(1, max(norths) - min(norths))
    return Point(60 + across * (WIDTH - 120), 60 + down * (HEIGHT - 120))


def _push_apart(points: list[Point], boxes: list[Box]) -> bool:
    """Move every two boxes that overlap, each half the way; whether there were any."""
    moved = False
    for one in range(len(points)):
        for other in range(one):
            across, down = _overlap(points[one], boxes[one], points[other], boxes[other])
            if across <= 0 or down <= 0:
                continue
            moved = True
            right, lower = points[one].x >= points[other].x, points[one].y >= points[other].y
            step = (across / 2 + 0.2, 0.0) if across < down else (0.0, down / 2 + 0.2)
            x, y = step[0] if right else -step[0], step[1] if lower else -step[1]
            points[one] = Point(points[one].x + x, points[one].y + y)
            points[other] = Point(points[other].x - x, points[other].y - y)
    return moved


def _overlap(one: Point, box: Box, other: Point, other_box: Box) -> tuple[float, float]:
    """Return how far two boxes reach into each other, across and down."""
    across = box.half + other_box.half + _AIR - abs(one.x - other.x)
    middle = one.y + (box.below - box.above) / 2
    other_middle = other.y + (other_box.below - other_box.above) / 2
    height = (box.above + box.below + other_box.above + other_box.below) / 2
    return across, height + _AIR - abs(middle - other_middle)


def _inside(point: Point, box: Box) -> Point:
    return Point(
        min(max(point.x, box.half + _FRAME), WIDTH - box.half - _FRAME),
        min(max(point.y, box.above + _FRAME), HEIGHT - box.below - _FRAME),
    )


# Roads.


def road(start: Point, end: Point, others: Iterable[Point]) -> str:
    """Return the path of a road: straight, or bent round a place it would seem to pass through."""
    length = hypot(end.x - start.x, end.y - start.y) or 1.0
    across, down = (end.x - start.x) / length, (end.y - start.y) / length
    aside = 0.0
    for point in others:
        along = ((point.x - start.x) * across + (point.y - start.y) * down) / length
        beside = (point.y - start.y) * across - (point.x - start.x) * down
        if 0 < along < 1 and abs(beside) < _CLEAR:
            # A curve passes by its control point at this share of its distance.
            share = max(0.2, 2 * along * (1 - along))
            aside += (_CLEAR - abs(beside)) / share * (1 if beside <= 0 else -1)
    head = f"M{number(start.x)} {number(start.y)}"
    if not aside:
        return f"{head}L{number(end.x)} {number(end.y)}"
    x = (start.x + end.x) / 2 - down * aside
    y = (start.y + end.y) / 2 + across * aside
    return f"{head}Q{number(x)} {number(y)} {number(end.x)} {number(end.y)}"
