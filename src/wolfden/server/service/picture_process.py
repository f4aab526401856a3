"""Code that runs in the worker process for pictures: cards of links, and animations.

A worker gets what a watcher may see, or the replay of a game that is over. It keeps the pages of
titles, because loading one takes longer than a drawing.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from wolfden.core.text.replay import open_replay
from wolfden.drawing.card import CardMaker, Moment, moments_of
from wolfden.drawing.raster import render_animation, render_png
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

MOST_MAKERS: Final = 6
ANIMATION_WIDTH: Final = 800

_MAKERS: Final[OrderedDict[tuple[str, str], CardMaker]] = OrderedDict()


def draw_card(title: str, language: str, moment: Moment) -> bytes:
    """Return the card of a table as PNG."""
    with _maker(title, language) as maker:
        return render_png(maker.table(moment))


def draw_animation(language: str, text: str, first: int, last: int, names: list[str]) -> bytes:
    """Return a stretch of the game of a replay file as GIF."""
    replay, record = open_replay(text, TITLES)
    moments = moments_of(record, first, last, names)
    with _maker(replay.title, language) as maker:
        return render_animation(map(maker.table, moments), ANIMATION_WIDTH)


@contextmanager
def _maker(title: str, language: str) -> Iterator[CardMaker]:
    """Yield what draws a title in a language; one that fails, short of memory say, is dropped."""
    key = (title, language)
    maker = _MAKERS.pop(key, None) or CardMaker(title, Translator(language))
    yield maker
    _MAKERS[key] = maker
    if len(_MAKERS) > MOST_MAKERS:
        _MAKERS.popitem(last=False)
