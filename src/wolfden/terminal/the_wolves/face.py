"""The Wolves as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json
from wolfden.core.events import Event, Facts
from wolfden.games.the_wolves.scene import Scene
from wolfden.speech.messages import Message
from wolfden.speech.the_wolves.questions import question
from wolfden.speech.the_wolves.story import line
from wolfden.speech.the_wolves.words import meaning
from wolfden.terminal.face import Face
from wolfden.terminal.the_wolves.drawing import Drawing

_PLACE: Final = re.compile(r"[@>](\w+)$")


class WolvesFace(Face):
    """Map, player boards, moon and words of The Wolves."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast("Scene", view), marked, self.translator)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the hexes that words speak of: ``@c4``, ``>c4``, ``alpha@c4``."""
        return frozenset(found[1] for word in words if (found := _PLACE.search(word)))

    def event_text(self, event: Event, facts: Facts, view: Json) -> Message | None:
        """Return what is told of an event."""
        return line(event, facts, cast("Scene", view))

    def question_text(self, view: Json, choices: Choices) -> Message:
        """Return what is asked."""
        return question(cast("Scene", view), choices)

    def word_text(self, word: str, _chosen: tuple[str, ...], view: Json) -> Message:
        """Return what a word means."""
        return meaning(word, cast("Scene", view))
