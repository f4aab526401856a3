"""A whole picture of Age of the Wolf: the board, and round it heading, cards and legend."""

from functools import cache
from typing import Final, cast

from wolfden.core.contract import Json
from wolfden.pictures.age_of_the_wolf import board, cards
from wolfden.pictures.age_of_the_wolf.looks import STYLE
from wolfden.pictures.age_of_the_wolf.margin import HEADING_HEIGHT, LEGEND_HEIGHT, heading, legend
from wolfden.pictures.age_of_the_wolf.symbols import symbols
from wolfden.pictures.age_of_the_wolf.words import description
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, document, element, group, shift
from wolfden.titles.age_of_the_wolf.game import META
from wolfden.titles.age_of_the_wolf.rules.scene import Scene

_MARGIN: Final = 36.0
_GAP: Final = 16.0


def draw(view: Json) -> str:
    """Return the picture of a view."""
    scene = cast(Scene, view)
    width = board.WIDTH + 2 * _GAP + cards.WIDTH
    top = HEADING_HEIGHT + 1.25 * _MARGIN
    legend_top = top + board.WIDTH + _MARGIN / 2
    size = (width + 2 * _MARGIN, legend_top + LEGEND_HEIGHT + 0.75 * _MARGIN)
    body = [
        element("rect", width=size[0], height=size[1], class_="ground"),
        group([heading(scene, width)], transform=shift(_MARGIN, _MARGIN / 2)),
        board.Board(scene).draw(_MARGIN, top),
        *_cards(scene, _MARGIN + width - cards.WIDTH, top),
        group([legend(scene, width)], transform=shift(_MARGIN, legend_top)),
    ]
    title = say("title-age-of-the-wolf", META.name)
    return document(size, title, description(scene), STYLE, _definitions(), body)


@cache
def _definitions() -> tuple[Markup, ...]:
    """Return what every picture refers to."""
    return tuple(symbols())


def _cards(scene: Scene, x: float, top: float) -> list[Markup]:
    """Return the cards of all packs below each other, then the viewer's own hand."""
    step = cards.HEIGHT + _GAP
    seats = range(len(scene["packs"]))
    column = [cards.card(scene, seat, x, top + seat * step) for seat in seats]
    if scene["hand"]:
        column.append(cards.hand(scene, x, top + len(column) * step))
    return column
