"""What the terminal asks of a title: a picture of its table and words for what happens on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Reason, Seat
from wolfden.core.events import Event
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.parts import Part
from wolfden.i18n.speaker import Speaker


class Face(ABC):
    """A title as the terminal shows it in one language; made of views only, never of a state."""

    def __init__(self, title: str, speaker: Speaker) -> None:
        self.title = title
        self.speaker = speaker
        self.narrator = narrator_of(title)

    # What a title says of itself.

    @abstractmethod
    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table; places named in ``marked`` stand out."""

    @abstractmethod
    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the names of the places that words of actions speak of."""

    # The same for every title.

    def sentence(self, event: Event, viewer: Seat | None, view: Json) -> str:
        """Say what happened, as far as ``viewer`` may know; nothing if it is not worth a word.

        ``view`` is one of the viewer's at or after the event.
        """
        text = self.narrator.event_text(event.name, event.seat, event.told(viewer), view)
        return "" if text is None else _capital(self.speaker.tell(text))

    def question(self, view: Json, choices: Choices) -> str:
        """Say in one sentence what is asked."""
        return self.speaker.tell(self.narrator.question(view, choices.chosen, choices.options))

    def meaning(self, words: str, chosen: tuple[str, ...], view: Json) -> str:
        """Say what words mean that may come next; nothing where they say it themselves."""
        meaning = self.speaker.listed(
            [
                self.narrator.describe(word, view, place)
                for place, word in enumerate(words.split(), len(chosen) + 1)
            ]
        )
        return "" if _bare(meaning) == _bare(words) else meaning

    def ending(self, reason: str) -> str:
        """Say how a game ended: the sentence for the reason word of an outcome."""
        return self.speaker.say(f"ending-{self.title}-{reason}")

    def score_part(self, name: str) -> str:
        """Name a part of a score."""
        return self.speaker.say(f"part-{self.title}-{name}")

    def refusal(self, reason: Reason) -> str:
        """Say why something is not allowed."""
        facts: dict[str, Part] = dict(reason.facts)
        return self.speaker.say(f"reason-{self.title}-{reason.code}", facts)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _bare(text: str) -> str:
    """Return a text without what is mere spelling, to see whether two say the same."""
    return "".join(sign for sign in text.lower() if sign.isalnum())
