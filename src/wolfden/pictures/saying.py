"""In which language a picture speaks.

Drawing needs no extra, but speaking other languages does. So every text stands in the code in
English, beside the key of the same text: a tiny reader of Fluent for English alone would be more to
keep right than these words, which a test compares with the texts.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from wolfden.speech.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wolfden.speech.translator import Translator

_SPEAKER: Final[ContextVar[Translator | None]] = ContextVar("translator", default=None)
"""All parts of a picture speak one language, so it is not handed from each to the next."""


@contextmanager
def spoken_by(translator: Translator | None) -> Iterator[None]:
    """Let what is drawn meanwhile be said by a translator, or in English."""
    token = _SPEAKER.set(translator)
    try:
        yield
    finally:
        _SPEAKER.reset(token)


def say(key: str, english: str, /, **facts: str | int) -> str:
    """Say a text in the language of the picture."""
    translator = _SPEAKER.get()
    return english if translator is None else translator.translate(key, facts)


def say_known(key: str, english: str) -> str:
    """Say a text that a table may bring along itself: its own stays as it is written there."""
    translator = _SPEAKER.get()
    return (
        english if translator is None else translator.format_message(Message(key, english=english))
    )


def seat_name(seat: int) -> str:
    """Name a seat."""
    return say("game-seat", f"Seat {seat + 1}", seat=seat + 1)


def emblem_name(emblem: str) -> str:
    """Name the sign of a pack."""
    return say("svg-emblem", emblem, emblem=emblem)
