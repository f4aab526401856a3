"""A whole picture of The Wolves: the map, and round it heading, cards and legend."""

from functools import cache
from typing import Final, cast

from wolfden.core.contract import Json
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, document, element, group, shift
from wolfden.pictures.the_wolves import cards
from wolfden.pictures.the_wolves.board import Map
from wolfden.pictures.the_wolves.ground import patterns
from wolfden.pictures.the_wolves.looks import STYLE
from wolfden.pictures.the_wolves.margin import HEADING_HEIGHT, LEGEND_HEIGHT, heading, legend
from wolfden.pictures.the_wolves.symbols import symbols
from wolfden.pictures.the_wolves.words import description
from wolfden.titles.the_wolves.rules.scene import Scene

_MARGIN: Final = 36.0
_GAP: Final = 16.0


def draw(view: Json) -> str:
    """Return the picture of a view."""
    scene = cast(Scene, view)
    board = Map(scene)
    column = _column(scene)
    width = board.width + 2 * _GAP + cards.WIDTH
    height = max(board.height, column)
    top = HEADING_HEIGHT + 1.5 * _MARGIN
    legend_top = top + height + _MARGIN / 2
    size = (width + 2 * _MARGIN, legend_top + LEGEND_HEIGHT + 0.75 * _MARGIN)
    right = _MARGIN + width - cards.WIDTH
    body = [
        element("rect", width=size[0], height=size[1], class_="ground"),
        group([heading(scene, width)], transform=shift(_MARGIN, _MARGIN / 2)),
        board.draw(_MARGIN, top + (height - board.height) / 2),
        *_cards(scene, right, top + (height - column) / 2),
        group([legend(len(scene["packs"]), width)], transform=shift(_MARGIN, legend_top)),
    ]
    title = say("title-the-wolves", "The Wolves")
    return document(size, title, description(scene), STYLE, _definitions(), body)


@cache
def _definitions() -> tuple[Markup, ...]:
    """Return what every picture refers to."""
    return (*patterns(), *symbols())


def _column(scene: Scene) -> float:
    """Return the height of all cards, one below the other."""
    return len(scene["packs"]) * (cards.HEIGHT + _GAP) - _GAP


def _cards(scene: Scene, x: float, y: float) -> list[Markup]:
    return [
        cards.card(scene, seat, x, y + seat * (cards.HEIGHT + _GAP))
        for seat in range(len(scene["packs"]))
    ]
