"""Brotherhood of the Wolf as the terminal shows it."""

from collections.abc import Iterable

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json
from wolfden.core.events import Event, Facts
from wolfden.games.brotherhood_of_the_wolf.scene import scene_of
from wolfden.speech.brotherhood_of_the_wolf.questions import question
from wolfden.speech.brotherhood_of_the_wolf.story import line
from wolfden.speech.brotherhood_of_the_wolf.words import meaning
from wolfden.speech.messages import Message
from wolfden.terminal.brotherhood_of_the_wolf.drawing import Drawing
from wolfden.terminal.face import Face


class BrotherhoodFace(Face):
    """Villages, hunters, seasons, what is known, and words of Brotherhood of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(scene_of(view), marked, self.translator)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the places that words speak of: ``@saugues``."""
        return frozenset(word[1:] for word in words if word.startswith("@"))

    def event_text(self, event: Event, facts: Facts, view: Json) -> Message | None:
        """Return what is told of an event."""
        return line(event, facts, scene_of(view))

    def question_text(self, view: Json, choices: Choices) -> Message:
        """Return what is asked."""
        return question(scene_of(view), choices)

    def word_text(self, word: str, chosen: tuple[str, ...], view: Json) -> Message:
        """Return what a word means."""
        return meaning(word, chosen, scene_of(view))
