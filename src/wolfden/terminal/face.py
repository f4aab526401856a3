"""What the terminal asks of a title: a picture of its table and words for what happens on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Seat
from wolfden.core.events import Event


class Face(ABC):
    """A title as the terminal shows it; made of views only, never of a state."""

    @abstractmethod
    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table; places named in ``marked`` stand out."""

    @abstractmethod
    def sentence(self, event: Event, viewer: Seat | None, actor: Seat, view: Json) -> str:
        """Say what happened, as far as ``viewer`` may know; nothing if it is not worth a word.

        The text is a part of a sentence on what ``actor`` did: its subject is named only where it
        is somebody or something else. ``view`` is one of the viewer's at or after the event.
        """

    @abstractmethod
    def question(self, view: Json, choices: Choices) -> str:
        """Say in one sentence what is asked of the seat that is to choose its next word."""

    @abstractmethod
    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the names of the places that words of actions speak of."""

    @abstractmethod
    def reason(self, word: str) -> str:
        """Say how a game ended: the sentence for the reason word of an outcome."""
