"""Code that runs in the worker process for pictures: cards of links, and animations.

A worker gets what a watcher may see, or the replay of a game that is over. It keeps the pages of
titles, because loading one and its first drawing take longer than all later drawings, and the last
card of each maker, of which the next one is drawn.
"""

import random
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.drawing.card import CardMaker, CardMoment, moment_at, moments_of
from wolfden.drawing.page import Page
from wolfden.drawing.raster import Painter, render_animation, render_png
from wolfden.i18n.languages import ENGLISH
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

MOST_MAKERS: Final = 6
ANIMATION_WIDTH: Final = 800


@dataclass(frozen=True)
class Studio:
    """What draws a title in a language."""

    maker: CardMaker
    painter: Painter = field(default_factory=Painter)


_STUDIOS: Final[OrderedDict[tuple[str, str], Studio]] = OrderedDict()


def draw_card(title: str, language: str, moment: CardMoment) -> bytes:
    """Return the card of a table as PNG."""
    with _studio(title, language) as studio:
        return render_png(studio.painter.paint(studio.maker.table(moment)))


def draw_animation(language: str, text: str, first: int, last: int, names: list[str]) -> bytes:
    """Return a stretch of the game of a replay file as GIF."""
    replay, record = open_replay(text, TITLES)
    moments = moments_of(record, first, last, names)
    with _studio(replay.title, language) as studio:
        return render_animation(map(studio.maker.table, moments), ANIMATION_WIDTH)


def prepare(title: str) -> None:
    """Draw a card of a title that nobody asked for: the first one takes the longest."""
    game = TITLES.get(title)
    record = Record(game, game.meta().min_seats)
    record.resolve_chance(random.Random(0))
    draw_card(title, ENGLISH, moment_at(record, len(record.steps)))


@contextmanager
def _studio(title: str, language: str) -> Iterator[Studio]:
    """Yield what draws a title in a language; one that fails, short of memory say, is dropped."""
    key = (title, language)
    try:
        studio = _STUDIOS.pop(key, None) or Studio(
            CardMaker(title, Translator(language), page=_page(title))
        )
        yield studio
    except BaseException:
        _page.cache_clear()
        _STUDIOS.clear()
        raise
    _STUDIOS[key] = studio
    if len(_STUDIOS) > MOST_MAKERS:
        _STUDIOS.popitem(last=False)


@cache
def _page(title: str) -> Page:
    """Return the page of a title, which draws in every language."""
    return Page(title, TITLES)
