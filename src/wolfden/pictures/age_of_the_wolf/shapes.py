"""Where regions lie: outlines, middles, the room inside them, and the water between two.

A region is part of a ring or an outline of points, in percent of the board's radius; here it
becomes a place on the picture, with the middle of the board at the origin.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import asin, cos, degrees, hypot, radians, sin
from typing import Final, NamedTuple

from wolfden.pictures.svg import number
from wolfden.titles.age_of_the_wolf.rules.scene import Region

RADIUS: Final = 640.0
"""The radius of the board in the picture."""

_STEPS: Final = 12
"""Points taken along each side of a shape to measure it."""

_ALONG: Final = (0, 0.12, -0.12, 0.24, -0.24, 0.34, -0.34)
"""Places along a part of a ring, as shares of its length from the middle."""


class Point(NamedTuple):
    """A place on the board."""

    x: float
    y: float


class Room(NamedTuple):
    """How much room there is round the middle of a region."""

    middle: Point
    width: float
    height: float


def polar(radius: float, angle: float) -> Point:
    """Return a place by its distance and direction, clockwise in degrees from the top."""
    return Point(radius * sin(radians(angle)), -radius * cos(radians(angle)))


def outline(region: Region, inset: float = 0) -> str:
    """Return the path round a region, or one that runs so far inside it."""
    if not region["ring"]:
        return f"M{'L'.join(_pair(point) for point in _corners(region['outline'], inset))}Z"
    path = ""
    ends = _ring_ends(region["ring"], inset)
    for turn, side in ((1, ends[:2]), (0, ends[2:])):
        (radius, first), (_radius, last) = side
        path += f"{'L' if path else 'M'}{_pair(polar(radius, first))}"
        size = number(radius)
        for angle in ((first + last) / 2, last):  # in halves: an arc cannot run full circle
            path += f"A{size} {size} 0 0 {turn} {_pair(polar(radius, angle))}"
    return f"{path}Z"


def border(region: Region, inset: float = 0) -> list[Point]:
    """Return points all round a region, or so far inside it, close enough to measure with."""
    if region["ring"]:
        ends = _ring_ends(region["ring"], inset)
        return [polar(radius, angle) for radius, angle in _stepped([*ends, ends[0]])]
    corners = _corners(region["outline"], inset)
    return [Point(x, y) for x, y in _stepped([*corners, corners[0]])]


def _stepped(corners: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return corners with more places on each side between them."""
    return [
        (a[0] + (b[0] - a[0]) * step / _STEPS, a[1] + (b[1] - a[1]) * step / _STEPS)
        for a, b in pairwise(corners)
        for step in range(_STEPS)
    ]


def _ring_ends(ring: list[int], inset: float) -> list[tuple[float, float]]:
    """Return radius and angle of the four corners of a part of a ring, the outer ones first."""
    inner, outer = ring[0] * RADIUS / 100 + inset, ring[1] * RADIUS / 100 - inset
    near, far = (degrees(asin(min(1.0, inset / max(radius, 1)))) for radius in (inner, outer))
    first, last = ring[2:]
    return [(outer, first + far), (outer, last - far), (inner, last - near), (inner, first + near)]


def _corners(points: list[list[int]], inset: float = 0) -> list[Point]:
    """Return the corners of an outline, each moved so far towards the middle."""
    corners = [Point(x * RADIUS / 100, y * RADIUS / 100) for x, y in points]
    middle = _centroid(corners)
    return [
        Point(x + (middle.x - x) * share, y + (middle.y - y) * share)
        for x, y in corners
        for share in [min(1.0, inset / max(1.0, hypot(middle.x - x, middle.y - y)))]
    ]


def _pair(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


def is_within(point: Point, ring: list[Point]) -> bool:
    """Whether a place lies inside a border: a line from there crosses it oddly often."""
    crossed = [
        (a.y > point.y) != (b.y > point.y)
        and point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
        for a, b in pairwise([*ring, ring[0]])
    ]
    return crossed.count(True) % 2 == 1


def _centroid(corners: list[Point]) -> Point:
    area = x = y = 0.0
    for a, b in pairwise([*corners, corners[0]]):
        cross = a.x * b.y - b.x * a.y
        area += cross
        x += (a.x + b.x) * cross
        y += (a.y + b.y) * cross
    return Point(x / (3 * area), y / (3 * area))


def middles(region: Region) -> list[Point]:
    """Return the middle of a region; for a part of a ring also places along it to both sides."""
    if not region["ring"]:
        return [_centroid(_corners(region["outline"]))]
    inner, outer, first, last = region["ring"]
    radius = (inner + outer) / 2 * RADIUS / 100
    return [polar(radius, (first + last) / 2 + (last - first) * share) for share in _ALONG]


def room(region: Region) -> Room:
    """Return the middle of a region and how far it reaches from there, sideways and up."""
    middle = middles(region)[0]
    points = border(region)
    across = [Point(x - middle.x, y - middle.y) for x, y in points]
    return Room(middle, _reach(across), _reach([Point(y, x) for x, y in across]))


def _reach(points: list[Point]) -> float:
    """Return twice the way from the origin along the x-axis to the nearer border."""
    crossings = [
        a.x - a.y * (b.x - a.x) / (b.y - a.y)
        for a, b in pairwise([*points, points[0]])
        if (a.y < 0) != (b.y < 0)
    ]
    return 2 * min(map(abs, crossings), default=0.0)


def strait(first: Region, second: Region) -> tuple[Point, Point]:
    """A1.5 Return where a channel leaves the one coast and reaches the other.

    It is the middle of the stretch on which the two coasts are nearly as close as they get.
    """
    pairs = [(hypot(a.x - b.x, a.y - b.y), a, b) for a in border(first) for b in border(second)]
    most = 1.25 * min(distance for distance, _a, _b in pairs)
    near = [(a, b) for distance, a, b in pairs if distance <= most]
    return _mean([a for a, _b in near]), _mean([b for _a, b in near])


def _mean(points: list[Point]) -> Point:
    return Point(
        sum(point.x for point in points) / len(points),
        sum(point.y for point in points) / len(points),
    )
