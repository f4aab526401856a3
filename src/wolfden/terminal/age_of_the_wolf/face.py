"""Age of the Wolf as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json
from wolfden.core.events import Event, Facts
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.speech.age_of_the_wolf.questions import question
from wolfden.speech.age_of_the_wolf.story import line
from wolfden.speech.age_of_the_wolf.words import meaning
from wolfden.speech.messages import Message
from wolfden.terminal.age_of_the_wolf.drawing import Drawing
from wolfden.terminal.face import Face

_PLACES: Final = re.compile(r"@([\w-]+)$|^([\w-]+)~([\w-]+)$")


class AgeFace(Face):
    """Regions, packs, cards and words of Age of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast(Scene, view), marked, self.translator)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the regions that words speak of: ``@red-forest``, ``red-tundra~red-island``."""
        found = [_PLACES.search(word) for word in words]
        return frozenset(name for match in found if match for name in match.groups() if name)

    def event_text(self, event: Event, facts: Facts, view: Json) -> Message | None:
        """Return what is told of an event."""
        return line(event, facts, cast(Scene, view))

    def question_text(self, view: Json, choices: Choices) -> Message:
        """Return what is asked."""
        return question(cast(Scene, view), choices)

    def word_text(self, word: str, chosen: tuple[str, ...], view: Json) -> Message:
        """Return what a word means."""
        return meaning(word, chosen, cast(Scene, view))
