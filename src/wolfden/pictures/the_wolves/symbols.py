"""The definitions a picture refers to: pieces, heads of prey, moons, emblems, tokens."""

from math import cos, sin, tau
from typing import Final

from wolfden.games.the_wolves.terms import PREY, TERRAINS
from wolfden.pictures.hexagons import hexagon
from wolfden.pictures.svg import Markup, Value, element, number, shift, use
from wolfden.pictures.the_wolves import shapes
from wolfden.pictures.the_wolves.ground import SIZE
from wolfden.pictures.the_wolves.looks import GROUNDS, NEUTRAL, SEATS, PackLook

BASE_HEIGHT: Final = 14
"""A piece stands on the origin; below it lies its base, this high."""

_EDGES: Final[dict[str, str]] = {
    "fang": "M0 3.2L8 3.2L8 4.8L0 4.8Z",
    "eye": "M4 2A2 2 0 1 0 4.1 2Z",
    "claw": "M3 0L5.6 0L3.2 8L0.6 8Z",
    "star": "M0 0L4 0L4 4L0 4ZM4 4L8 4L8 8L4 8Z",
    "peak": "M0 5L4 1L8 5L8 7.6L4 3.6L0 7.6Z",
    "stone": "",
}
"""The edge pattern of each emblem, on a tile of 8 by 8."""

_ACTION_TOKEN: Final = "M2.6 -9.4L-6.4 1.4L-0.8 1.4L-2.6 9.4L6.4 -1.8L0.8 -1.8Z"


def symbols() -> list[Markup]:
    """Return all definitions."""
    packs = (*SEATS, NEUTRAL)
    return [
        element("path", d=hexagon(SIZE), id="hex"),
        *(_emblem(name, path) for name, path in shapes.EMBLEMS.items()),
        *(_edge(one) for one in packs),
        *(_base(one.emblem) for one in packs),
        *_pieces(),
        _symbol("lone-wolf", _outlined(shapes.SITTING)),
        *(_head(kind) for kind in PREY),
        *(_moon(phase, path) for phase, path in shapes.MOONS.items()),
        _symbol("action-token", _disc(12, "gold"), _path(_ACTION_TOKEN, "hollow")),
        _terrain_token(),
    ]


def _symbol(name: str, *parts: Markup) -> Markup:
    return element("g", *parts, id=name)


def _path(path: str, class_: str, **attributes: Value) -> Markup:
    return element("path", d=path, class_=class_, **attributes)


def _disc(radius: float, class_: str) -> Markup:
    return element("circle", r=radius, class_=class_)


def _outlined(path: str) -> Markup:
    """Return a shape that takes the colour of whoever uses it, with a pale rim round it."""
    return Markup(_path(path, "halo") + _path(path, "line"))


def _standing(name: str, feet: float, *parts: Markup) -> Markup:
    """Return a piece with its feet, drawn that far below its middle, on the origin."""
    return _symbol(name, element("g", *parts, transform=shift(0, -feet)))


def _pieces() -> list[Markup]:
    collar, mouth = _path(shapes.COLLAR, "mark"), _path(shapes.DEN_MOUTH, "hollow")
    return [
        _standing("pack", 13.6, _outlined(shapes.RUNNING)),
        _standing("alpha", 21, _outlined(shapes.HOWLING), collar),
        _standing("den", 13, _outlined(shapes.DEN), mouth),
        _standing("lair", 20, *_lair()),
    ]


def _lair() -> list[Markup]:
    return [
        _outlined(shapes.LAIR),
        _path(shapes.LAIR_FACETS, "facet"),
        _path(shapes.LAIR_MOUTH, "hollow"),
        _path(shapes.LAIR_MARK, "mark"),
    ]


def _emblem(name: str, path: str) -> Markup:
    return element("path", d=path, id=f"emblem-{name}", fill_rule="evenodd")


def _edge(one: PackLook) -> Markup:
    ground = element("rect", width=8, height=8, fill=one.body)
    marks = element("path", d=_EDGES[one.emblem], fill=one.mark, fill_opacity=0.85)
    box: dict[str, Value] = {"width": 8, "height": 8, "patternUnits": "userSpaceOnUse"}
    return element("pattern", ground, marks, id=f"edge-{one.emblem}", **box)


def _base(emblem: str) -> Markup:
    """Return the stand of a pack's pieces: its edge pattern with its emblem in the middle."""
    middle = BASE_HEIGHT / 2
    bar: dict[str, Value] = {"x": -20, "y": 0, "width": 40, "height": BASE_HEIGHT, "rx": 4}
    return _symbol(
        f"base-{emblem}",
        element("ellipse", cy=BASE_HEIGHT, rx=21, ry=3.6, fill="#000", fill_opacity=0.28),
        element("rect", class_="halo", **bar),
        element("rect", class_="line", fill=f"url(#edge-{emblem})", **bar),
        element("circle", cy=middle, r=9, class_=f"line {emblem}"),
        element("g", use(f"emblem-{emblem}", 0, middle, 0.66, class_="mark"), class_=emblem),
    )


def _head(kind: str) -> Markup:
    half = Markup(_path(shapes.PREY_HEADS[kind], "beast") + _path(shapes.PREY_FACES[kind], "pale"))
    return _symbol(kind, half, element("g", half, transform="scale(-1 1)"))


def _moon(phase: str, path: str) -> Markup:
    rim = element("circle", r=15, fill="none", stroke="#f7e8b4", stroke_opacity=0.45)
    return _symbol(f"moon-{phase}", _disc(15.5, "sky"), rim, _path(path, "moon"))


def _terrain_token() -> Markup:
    """Return the token that pays for any terrain: a disc in the colours of all five."""
    turn = tau / len(TERRAINS)
    slices = [
        element("path", d=_slice(12, turn * place, turn), fill=GROUNDS[terrain].paper)
        for place, terrain in enumerate(TERRAINS)
    ]
    return _symbol("terrain-token", *slices, element("circle", r=12, class_="rim"))


def _slice(radius: float, start: float, turn: float) -> str:
    """Return a slice of a disc, from an angle on, clockwise from the top."""
    rim = [
        f"{number(radius * sin(angle))} {number(-radius * cos(angle))}"
        for angle in (start, start + turn)
    ]
    return f"M0 0L{rim[0]}A{radius} {radius} 0 0 1 {rim[1]}Z"
