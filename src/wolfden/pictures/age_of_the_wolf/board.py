"""The board: the sea, every region with what is in it, channels, and this turn's movements."""

from typing import Final

from wolfden.pictures.age_of_the_wolf.looks import land, look
from wolfden.pictures.age_of_the_wolf.plates import Plate
from wolfden.pictures.age_of_the_wolf.shapes import (
    RADIUS,
    Point,
    Room,
    border,
    middles,
    outline,
    polar,
    room,
    strait,
)
from wolfden.pictures.age_of_the_wolf.words import channel_words, region_words
from wolfden.pictures.svg import Markup, element, group, number, shift, titled, use
from wolfden.titles.age_of_the_wolf.rules.scene import Channel, March, Region, Scene

SHORE: Final = 18.0
"""How far the sea is seen round the board."""
WIDTH: Final = 2 * (RADIUS + SHORE)

_BAND: Final = 7.0
_CLEAR: Final = 15.0
"""How far inside a border everything else stays, so that the band is seen."""
_SMALL: Final = 84.0
"""A region with less room than this has its plate on the water beside it."""
_OFFSHORE: Final = 84.0
_ISLE: Final = 45
"""A part of a ring that spans more degrees is no isle."""
_PLATE_AT_SEA: Final = 150.0


class Board:
    """The board of a scene."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        self._regions: Final = {region["region"]: region for region in scene["regions"]}
        self._rooms: Final = {name: _plate_room(one) for name, one in self._regions.items()}

    def draw(self, x: float, y: float) -> Markup:
        """Return the board with its upper left corner at a place."""
        scene = self._scene
        middle = RADIUS + SHORE
        return group(
            [
                element("circle", r=middle, class_="sea line"),
                *(self._land(region) for region in scene["regions"]),
                *self._passes(),
                *(self._channel(channel) for channel in scene["channels"]),
                *(self._march(march) for march in scene["marches"] if march["kind"] == "move"),
                *self._leaders(),
                *(self._content(region) for region in scene["regions"]),
            ],
            class_="map",
            transform=shift(x + middle, y + middle),
        )

    def _land(self, region: Region) -> Markup:
        """Return the paper of a region, and inside its border the pattern of who holds it."""
        parts = [element("path", d=outline(region), fill=land(region["prey"]), class_="land")]
        if region["owner"] >= 0:
            edge = f"url(#edge-{look(self._scene, region['owner']).emblem})"
            parts.append(element("path", d=outline(region, _BAND), stroke=edge, class_="band"))
        return element("g", *parts)

    def _passes(self) -> list[Markup]:
        """Return land borders as dotted lines where shapes of an owner's board may not touch."""
        return [
            _line(self._rooms[name].middle, self._rooms[other].middle, "path")
            for name, region in self._regions.items()
            for other in region["land"]
            if name < other and not (region["ring"] and self._regions[other]["ring"])
        ]

    def _channel(self, channel: Channel) -> Markup:
        """A1.7 Return a channel: open water, or ice to walk on."""
        first, second = (self._regions[name] for name in channel["regions"])
        a, b = strait(first, second)
        frozen = channel["frozen"]
        sign = "frozen-water" if frozen else "open-water"
        return element(
            "g",
            titled(channel_words(channel)),
            _line(a, b, "ice" if frozen else "water"),
            use(sign, *_between(a, b, 0.5), 1.25 if frozen else 1),
            data_channel=channel["channel"],
            data_frozen=int(frozen),
        )

    def _march(self, march: March) -> Markup:
        """A4.1 Return the way a pack has moved in this turn."""
        start, end = self._rooms[march["from"]].middle, self._rooms[march["to"]].middle
        near, far = _between(start, end, 0.3), _between(start, end, 0.66)
        middle = _between(start, end, 0.5)
        bend = Point(middle.x * 1.05, middle.y * 1.05)
        path = f"M{_pair(near)}Q{_pair(bend)} {_pair(far)}"
        arrow = "url(#arrow)"
        return element("path", d=path, class_="march", marker_end=arrow, data_to=march["to"])

    def _leaders(self) -> list[Markup]:
        """Return the lines from isles to their plates on the water."""
        return [
            _line(room(region).middle, _between(room(region).middle, place.middle, 0.6), "leader")
            for region, place in zip(self._regions.values(), self._rooms.values(), strict=True)
            if place.middle != room(region).middle
        ]

    def _content(self, region: Region) -> Markup:
        """Return everything in a region, over all borders, with its title for pointers."""
        place = self._rooms[region["region"]]
        at_sea = place.middle != room(region).middle
        spots = [place.middle] if at_sea else middles(region)
        inside = [] if at_sea else border(region, _CLEAR if region["owner"] >= 0 else _BAND)
        return element(
            "g",
            titled(region_words(self._scene, region)),
            element("path", d=outline(region), fill="none", pointer_events="all"),
            Plate(self._scene, region, spots, inside).draw(),
            class_="at-sea" if at_sea else "on-land",
            data_region=region["region"],
        )


def _plate_room(region: Region) -> Room:
    """Return where the plate of a region goes; beside an isle, towards the middle of the board."""
    inside = room(region)
    if not region["ring"] or min(inside.width, inside.height) >= _SMALL:
        return inside
    inner, _outer, first, last = region["ring"]
    off = inner * RADIUS / 100 - _OFFSHORE
    span = last - first
    if off < _OFFSHORE / 2 or span > _ISLE:
        return inside
    return Room(polar(off, (first + last) / 2), _PLATE_AT_SEA, _PLATE_AT_SEA)


def _between(start: Point, end: Point, share: float) -> Point:
    """Return the place so much of the way from one to the other."""
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def _line(a: Point, b: Point, class_: str) -> Markup:
    return element("line", x1=a.x, y1=a.y, x2=b.x, y2=b.y, class_=class_)


def _pair(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"
