"""Packs as things on a table: emblems, edge patterns, stands, wolves and dens, to be referred to.

Wolves and arches are outlines round the origin, 44 wide, filled with the colour of whoever uses
them.
"""

from collections.abc import Iterable
from typing import Final

from wolfden.pictures.looks import PackLook
from wolfden.pictures.svg import Markup, Value, element, shift, use

_RUNNING: Final = (
    "M23 -5.5C21.5 -7.5 19 -8.8 16.6 -9.6L15.6 -14.6L12.2 -10.8C9 -9.6 6.5 -7.4 3.5 -6.6"
    "C-2 -5.2 -8 -6.8 -12.4 -4.6C-16.5 -6.8 -20.5 -6 -23.4 -1.6C-20.3 -2.2 -17.4 -1.6 -15 -0.4"
    "C-14.8 2.6 -16 4.6 -18.4 6.4L-22.4 10.4C-23 11.6 -22 12.6 -20.8 12.2L-15 8.2L-11.2 5.8"
    "L-13.4 9.8L-14.4 13.8C-14.2 15 -12.8 15.2 -12 14.2L-9.4 10.2L-4.6 5.4C-1 6.2 2.4 6 5.4 5"
    "L6.4 9.2L4.8 13.4C4.8 14.8 6.4 15 7.2 14L9.8 9.8L9.4 5.8L14 9.2L19.4 11.6"
    "C20.8 11.8 21.4 10.4 20.4 9.4L16 6.2L12.4 1.4C13.4 -0.4 15 -1.6 17 -2L21.6 -2.4"
    "C23.2 -2.8 23.8 -4.2 23 -5.5Z"
)
"""A pack wolf at full stretch, running to the right."""

_HOWLING: Final = (
    "M18.6 -26.2C19.4 -25.6 19.2 -24.4 18.6 -23.4L13.4 -17.4L18.4 -18.6C19.2 -18 18.8 -17 18 -16.2"
    "L12.8 -11.6C12.8 -9.6 13.8 -7.6 14.8 -5C16.2 -1 15.4 3.6 13.6 8L14.4 16.6L17.6 18.6"
    "C18.6 19.6 18 21 16.6 21L9.6 21L8 11.6C6.8 12.6 5.4 13 4.2 13C4.6 15 5.2 16.6 6.4 18"
    "C7.6 19 7.4 21 5.8 21L-10.6 21C-17 21 -21.4 17 -21.8 9.8C-19 13.6 -15.6 14.6 -12.6 13.4"
    "C-13.4 7.6 -11.6 2.6 -8.4 -1.6L-13 -1.8L-6.2 -5.4L-10.2 -7.8L-3.8 -9.6"
    "C-3 -11.6 -2.6 -13.4 -2 -15.4L-8.4 -20.8L1.6 -20.4C4.6 -22.4 7.8 -22.8 10.6 -23.4"
    "C13.4 -24 15.4 -25.2 16.8 -26.2C17.4 -26.6 18.2 -26.6 18.6 -26.2Z"
)
"""An alpha sitting upright, muzzle to the sky, the hackles raised to a crest."""

_COLLAR: Final = "M-3.2 -9.6C2 -6.2 8.2 -6 14 -8.2L14.8 -4.6C8.6 -2.4 1.4 -2.8 -5.4 -6Z"
"""The mark of rank round the neck of an alpha."""

_DEN: Final = "M-21 13C-21.6 1.4 -13 -7.6 0 -7.6C13 -7.6 21.6 1.4 21 13Z"
_DEN_MOUTH: Final = "M-9 13C-9.6 5 -5.8 0.6 0 0.6C5.8 0.6 9.6 5 9 13Z"
"""A den: a low arch of earth with a dark way in."""

_EMBLEMS: Final[dict[str, str]] = {
    "fang": "M-7 -7.6C-2.6 -9 2.6 -9 7 -7.6C6 0 3.2 5.4 0 9.4C-3.2 5.4 -6 0 -7 -7.6Z",
    "eye": "M0 -8A8 8 0 1 0 0.1 -8ZM0 -4.4A4.4 4.4 0 1 1 -0.1 -4.4ZM0 -2.2A2.2 2.2 0 1 0 0.1 -2.2Z",
    "claw": "M-6.6 -8L-3.4 -8L-6 8L-9.2 8ZM-0.2 -8L3 -8L0.4 8L-2.8 8ZM6.2 -8L9.4 -8L6.8 8L3.6 8Z",
    "star": "M0 -9.6L2.5 -2.5L9.6 0L2.5 2.5L0 9.6L-2.5 2.5L-9.6 0L-2.5 -2.5Z",
    "peak": "M0 -9L9 1L6.6 3.4L0 -3.8L-6.6 3.4L-9 1ZM0 -1L7 6.6L4.6 9L0 4L-4.6 9L-7 6.6Z",
    "stone": "M-8 -3L8 -3L8 3L-8 3Z",
}
"""The signs of packs."""

_EDGES: Final[dict[str, str]] = {
    "fang": "M0 3.2L8 3.2L8 4.8L0 4.8Z",
    "eye": "M4 2A2 2 0 1 0 4.1 2Z",
    "claw": "M3 0L5.6 0L3.2 8L0.6 8Z",
    "star": "M0 0L4 0L4 4L0 4ZM4 4L8 4L8 8L4 8Z",
    "peak": "M0 5L4 1L8 5L8 7.6L4 3.6L0 7.6Z",
    "stone": "",
}
"""The edge pattern of each emblem, on a tile of 8 by 8."""

_BASE_HEIGHT: Final = 14
"""A piece stands on the origin; below it lies its base, this high."""


def signs(packs: Iterable[PackLook]) -> list[Markup]:
    """Return the emblem, the edge pattern and the stand of each pack."""
    looks = tuple(packs)
    return [
        *(_emblem(one.emblem) for one in looks),
        *(_edge(one) for one in looks),
        *(_base(one.emblem) for one in looks),
    ]


def pieces() -> list[Markup]:
    """Return a running pack wolf, a howling leader and a den, without a colour of their own."""
    collar, mouth = path_of(_COLLAR, "mark"), path_of(_DEN_MOUTH, "hollow")
    return [
        standing("pack", 13.6, outlined(_RUNNING)),
        standing("alpha", 21, outlined(_HOWLING), collar),
        standing("den", 13, outlined(_DEN), mouth),
    ]


def card_frame(emblem: str, width: float, height: float, acting: bool) -> list[Markup]:
    """Return the empty card of a pack: its edge pattern on the left, lit while it acts."""
    box: dict[str, Value] = {"width": width, "height": height, "rx": 10}
    return [
        element("rect", class_="panel", **box),
        element("rect", x=0, y=0, width=14, height=height, rx=6, fill=f"url(#edge-{emblem})"),
        *([element("rect", class_="glow", **box)] if acting else []),
    ]


def seal(emblem: str, x: float, y: float) -> list[Markup]:
    """Return the large sign of a pack on its card."""
    return [
        element("circle", cx=x, cy=y, r=20, class_=f"line {emblem}"),
        element("g", use(f"emblem-{emblem}", x, y, 1.35, class_="mark"), class_=emblem),
    ]


def symbol(name: str, *parts: Markup) -> Markup:
    """Return something that pictures refer to by its name."""
    return element("g", *parts, id=name)


def path_of(path: str, class_: str, **attributes: Value) -> Markup:
    """Return a shape, looking as the style sheet says of its class."""
    return element("path", d=path, class_=class_, **attributes)


def disc(radius: float, class_: str) -> Markup:
    """Return a disc round the origin."""
    return element("circle", r=radius, class_=class_)


def outlined(path: str) -> Markup:
    """Return a shape that takes the colour of whoever uses it, with a pale rim round it."""
    return Markup(path_of(path, "halo") + path_of(path, "line"))


def standing(name: str, feet: float, *parts: Markup) -> Markup:
    """Return a piece with its feet, drawn that far below its middle, on the origin."""
    return symbol(name, element("g", *parts, transform=shift(0, -feet)))


def _emblem(name: str) -> Markup:
    return element("path", d=_EMBLEMS[name], id=f"emblem-{name}", fill_rule="evenodd")


def _edge(one: PackLook) -> Markup:
    ground = element("rect", width=8, height=8, fill=one.body)
    marks = element("path", d=_EDGES[one.emblem], fill=one.mark, fill_opacity=0.85)
    box: dict[str, Value] = {"width": 8, "height": 8, "patternUnits": "userSpaceOnUse"}
    return element("pattern", ground, marks, id=f"edge-{one.emblem}", **box)


def _base(emblem: str) -> Markup:
    """Return the stand of a pack's pieces: its edge pattern with its emblem in the middle."""
    middle = _BASE_HEIGHT / 2
    bar: dict[str, Value] = {"x": -20, "y": 0, "width": 40, "height": _BASE_HEIGHT, "rx": 4}
    return symbol(
        f"base-{emblem}",
        element("ellipse", cy=_BASE_HEIGHT, rx=21, ry=3.6, fill="#000", fill_opacity=0.28),
        element("rect", class_="halo", **bar),
        element("rect", class_="line", fill=f"url(#edge-{emblem})", **bar),
        element("circle", cy=middle, r=9, class_=f"line {emblem}"),
        element("g", use(f"emblem-{emblem}", 0, middle, 0.66, class_="mark"), class_=emblem),
    )
