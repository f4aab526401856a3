"""Brotherhood of the Wolf as the terminal shows it."""

from collections.abc import Iterable

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Seat
from wolfden.core.events import Event
from wolfden.games.brotherhood_of_the_wolf.scene import scene_of
from wolfden.pictures.brotherhood_of_the_wolf.words import ENDING
from wolfden.terminal.brotherhood_of_the_wolf.drawing import Drawing
from wolfden.terminal.brotherhood_of_the_wolf.questions import question
from wolfden.terminal.brotherhood_of_the_wolf.sentences import sentence
from wolfden.terminal.face import Face


class BrotherhoodFace(Face):
    """Villages, hunters, seasons, what is known, and sentences of Brotherhood of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(scene_of(view), marked)

    def sentence(self, event: Event, viewer: Seat | None, actor: Seat, view: Json) -> str:
        """Say what happened."""
        return sentence(event, viewer, actor, scene_of(view))

    def question(self, view: Json, choices: Choices) -> str:
        """Say what is asked."""
        return question(scene_of(view), choices)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the places that words speak of: ``@saugues``."""
        return frozenset(word[1:] for word in words if word.startswith("@"))

    def reason(self, word: str) -> str:
        """Say how the game ended."""
        return ENDING[word]
