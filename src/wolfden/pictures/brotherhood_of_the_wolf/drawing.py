"""A whole picture of Brotherhood of the Wolf: the map, and round it heading, panels and legend."""

from functools import cache
from typing import Final

from wolfden.core.contract import Json
from wolfden.pictures.brotherhood_of_the_wolf import layout
from wolfden.pictures.brotherhood_of_the_wolf.board import Map
from wolfden.pictures.brotherhood_of_the_wolf.looks import STYLE
from wolfden.pictures.brotherhood_of_the_wolf.margin import (
    HEADING_HEIGHT,
    LEGEND_HEIGHT,
    heading,
    legend,
)
from wolfden.pictures.brotherhood_of_the_wolf.panels import WIDTH, panels
from wolfden.pictures.brotherhood_of_the_wolf.symbols import symbols
from wolfden.pictures.brotherhood_of_the_wolf.words import description
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, document, element, group, shift
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import scene_of

_MARGIN: Final = 32.0
_GAP: Final = 24.0


def draw(view: Json) -> str:
    """Return the picture of a view."""
    scene = scene_of(view)
    width = layout.WIDTH + _GAP + WIDTH
    top = HEADING_HEIGHT + 1.25 * _MARGIN
    legend_top = top + layout.HEIGHT + _MARGIN / 2
    size = (width + 2 * _MARGIN, legend_top + LEGEND_HEIGHT + _MARGIN / 2)
    body = [
        element("rect", width=size[0], height=size[1], class_="ground"),
        group([heading(scene, width)], transform=shift(_MARGIN, _MARGIN / 2)),
        Map(scene).draw(_MARGIN, top),
        *panels(scene, _MARGIN + layout.WIDTH + _GAP, top),
        group([legend(scene, width)], transform=shift(_MARGIN, legend_top)),
    ]
    title = say("title-brotherhood-of-the-wolf", "Brotherhood of the Wolf")
    return document(size, title, description(scene), STYLE, _definitions(), body)


@cache
def _definitions() -> tuple[Markup, ...]:
    """Return what every picture refers to."""
    return tuple(symbols())
