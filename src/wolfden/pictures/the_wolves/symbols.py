"""The definitions a picture refers to: pieces, heads of prey, moons, emblems, tokens."""

from math import cos, sin, tau
from typing import Final

from wolfden.pictures.hexagons import hexagon
from wolfden.pictures.looks import NEUTRAL, SEATS
from wolfden.pictures.packs import disc, outlined, path_of, pieces, signs, standing, symbol
from wolfden.pictures.svg import Markup, element, number
from wolfden.pictures.the_wolves import shapes
from wolfden.pictures.the_wolves.ground import SIZE
from wolfden.pictures.the_wolves.looks import GROUNDS
from wolfden.titles.the_wolves.rules.terms import PREY, TERRAINS

_ACTION_TOKEN: Final = "M2.6 -9.4L-6.4 1.4L-0.8 1.4L-2.6 9.4L6.4 -1.8L0.8 -1.8Z"


def symbols() -> list[Markup]:
    """Return all definitions."""
    return [
        element("path", d=hexagon(SIZE), id="hex"),
        *signs((*SEATS, NEUTRAL)),
        *pieces(),
        standing("lair", 20, *_lair()),
        symbol("lone-wolf", outlined(shapes.SITTING)),
        *(_head(kind) for kind in PREY),
        *(_moon(phase, path) for phase, path in shapes.MOONS.items()),
        symbol("action-token", disc(12, "gold"), path_of(_ACTION_TOKEN, "hollow")),
        _terrain_token(),
    ]


def _lair() -> list[Markup]:
    return [
        outlined(shapes.LAIR),
        path_of(shapes.LAIR_FACETS, "facet"),
        path_of(shapes.LAIR_MOUTH, "hollow"),
        path_of(shapes.LAIR_MARK, "mark"),
    ]


def _head(kind: str) -> Markup:
    half = Markup(
        path_of(shapes.PREY_HEADS[kind], "beast") + path_of(shapes.PREY_FACES[kind], "pale")
    )
    return symbol(kind, half, element("g", half, transform="scale(-1 1)"))


def _moon(phase: str, path: str) -> Markup:
    rim = element("circle", r=15, fill="none", stroke="#f7e8b4", stroke_opacity=0.45)
    return symbol(f"moon-{phase}", disc(15.5, "sky"), rim, path_of(path, "moon"))


def _terrain_token() -> Markup:
    """Return the token that pays for any terrain: a disc in the colours of all five."""
    turn = tau / len(TERRAINS)
    slices = [
        element("path", d=_slice(12, turn * place, turn), fill=GROUNDS[terrain].paper)
        for place, terrain in enumerate(TERRAINS)
    ]
    return symbol("terrain-token", *slices, element("circle", r=12, class_="rim"))


def _slice(radius: float, start: float, turn: float) -> str:
    """Return a slice of a disc, from an angle on, clockwise from the top."""
    rim = [
        f"{number(radius * sin(angle))} {number(-radius * cos(angle))}"
        for angle in (start, start + turn)
    ]
    return f"M0 0L{rim[0]}A{radius} {radius} 0 0 1 {rim[1]}Z"
