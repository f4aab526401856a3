"""The interface that a title's terminal drawing implements, and what every title shares."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from importlib import import_module
from itertools import groupby
from typing import Final, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Outcome, Reason, Seat
from wolfden.core.errors import BadData
from wolfden.core.events import Event
from wolfden.core.record import Step
from wolfden.i18n.messages import Part, SeatRef
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

V = TypeVar("V")

MARK_STYLE: Final = "bold black on bright_yellow"
SEAT_COLOURS: Final = ("#af0000", "#005fd7", "#8700af", "#000000", "#af5f00")


class Speaker:
    """Writes to the user in the language of a translator."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator

    def say(self, key: str, **args: Part) -> str:
        """Return a text with its arguments filled in."""
        return self.translator.translate(key, args)

    def name(self, value: Part) -> str:
        """Return how a value is named inside a sentence."""
        return self.translator.format_value(value)


class Sketch(Speaker, Generic[V]):
    """A table, or a part of it, drawn from a view; places in ``marked`` are highlighted."""

    def __init__(
        self, scene: V, translator: Translator, marked: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(translator)
        self.scene = scene
        self.marked = marked


class Face(Speaker, ABC):
    """A title as the terminal shows it in one language; it gets views only, never a state."""

    def __init__(self, title: str, translator: Translator) -> None:
        super().__init__(translator)
        self.title = title
        self.narrator = narrator_of(title)

    # What each title implements.

    @abstractmethod
    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table; places named in ``marked`` are highlighted."""

    @abstractmethod
    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the names of the places that words of actions refer to."""

    # The same for every title.

    def describe_steps(self, steps: Iterable[Step], viewer: Seat | None, view: Json) -> list[str]:
        """Return a line for each run of steps by one actor, with what ``viewer`` may know.

        ``view`` is one of the viewer's at or after the steps. Steps that reveal nothing to the
        viewer are left out.
        """
        lines: list[str] = []
        for _actor, run in groupby(steps, key=lambda step: step.action.seat):
            found = [self.sentence(event, viewer, view) for step in run for event in step.events]
            if sentences := [sentence for sentence in found if sentence]:
                lines.append(" ".join(sentences))
        return lines

    def sentence(self, event: Event, viewer: Seat | None, view: Json) -> str:
        """Return what ``viewer`` may know of an event; empty if there is no message."""
        text = self.narrator.event_text(event.name, event.seat, event.facts_for(viewer), view)
        sentence = "" if text is None else self.translator.format_message(text)
        return sentence[:1].upper() + sentence[1:]

    def question(self, view: Json, choices: Choices) -> str:
        """Return the question as one sentence."""
        message = self.narrator.question(view, choices.chosen, choices.options)
        return self.translator.format_message(message)

    def meaning(self, words: str, chosen: tuple[str, ...], view: Json) -> str:
        """Return the meaning of words that may come next; empty if it only repeats them."""
        meanings = [
            self.translator.format_value(self.narrator.describe(word, view, place))
            for place, word in enumerate(words.split(), len(chosen) + 1)
        ]
        meaning = ", ".join(meanings)
        return "" if _alphanumerics(meaning) == _alphanumerics(words) else meaning

    def refusal(self, reason: Reason, view: Json) -> str:
        """Return why an action is not allowed."""
        facts = self.narrator.fact_texts(reason.facts, view)
        return self.say(f"reason-{self.title}-{reason.code}", **facts)

    def ending(self, reason: str) -> str:
        """Return the sentence for the end reason of an outcome."""
        return self.say(f"ending-{self.title}-{reason}")

    def score_sheet(self, outcome: Outcome) -> RenderableType:
        """Return every part of every score, the places, and how the game ended."""
        sheet = Table(title=self.say("score-sheet"), title_style="bold")
        sheet.add_column("")
        for seat in range(len(outcome.scores)):
            name = f" {self.translator.seat(seat)} "
            sheet.add_column(Text(name, seat_style(seat)), justify="right")
        for row, (name, _points) in enumerate(outcome.parts[0]):
            points = [str(parts[row][1]) for parts in outcome.parts]
            sheet.add_row(self.say(f"part-{self.title}-{name}"), *points)
        sheet.add_section()
        sheet.add_row(self.say("score-total"), *map(str, outcome.scores), style="bold")
        sheet.add_row(self.say("terminal-place"), *map(str, outcome.ranks))
        names: list[Part] = [SeatRef(seat) for seat in outcome.winners]
        winners = self.say("over-won", count=len(names), names=names)
        return Group(sheet, f"{self.ending(outcome.reason)} {winners}")


def face_of(title: str, translator: Translator) -> Face:
    """Return the face of a title in the language of a translator.

    Raises:
        BadData: the title has none.
    """
    module = f"{type(TITLES.get(title)).__module__.rpartition('.')[0]}.terminal"
    try:
        face: Face = import_module(module).FACE(title, translator)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadData("title-terminal", title=title, module=module) from error
    return face


def _alphanumerics(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())


def seat_style(seat: int) -> str:
    """Return the style of what belongs to a seat."""
    return f"bold bright_white on {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"


def seat_panel(
    name: str, seat: int, acts: bool, about: str, lines: Iterable[Text], width: int
) -> Panel:
    """Return the panel of a seat with its name on top; highlighted while the seat acts."""
    title = Text("▶ " if acts else "").append_text(Text(f" {name} ", seat_style(seat)))
    return Panel(
        Text("\n").join(lines),
        title=title.append(about),
        title_align="left",
        width=width,
        border_style="bold bright_yellow" if acts else "grey50",
        padding=(0, 1),
    )
