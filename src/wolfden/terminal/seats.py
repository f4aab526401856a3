"""The names and colours of seats, the same in every title."""

import re
from collections.abc import Iterable
from typing import Final

from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

from wolfden.speech.translator import Translator

_COLOURS: Final = ("#af0000", "#005fd7", "#8700af", "#000000", "#af5f00")


def seat_style(seat: int) -> str:
    """Return the style of what belongs to a seat."""
    return f"bold bright_white on {_COLOURS[seat % len(_COLOURS)]}"


def seat_panel(
    name: str, seat: int, acts: bool, about: str, lines: Iterable[Text], width: int
) -> Panel:
    """Return the board of a seat: its name and a word about it on top; lit while it acts."""
    title = Text("▶ " if acts else "").append_text(Text(f" {name} ", seat_style(seat)))
    return Panel(
        Text("\n").join(lines),
        title=title.append(about),
        title_align="left",
        width=width,
        border_style="bold bright_yellow" if acts else "grey50",
        padding=(0, 1),
    )


class SeatHighlighter(RegexHighlighter):
    """Colours the names of seats in a sentence of a language."""

    base_style = "seat."

    def __init__(self, translator: Translator) -> None:
        names = [re.escape(translator.seat(seat)) for seat in range(len(_COLOURS))]
        self.highlights = [  # type: ignore[misc]  # rich has one list for all of a class
            rf"(?P<s{number}>(?i:\b{name})\b)" for number, name in enumerate(names, start=1)
        ]


THEME: Final = Theme(
    {f"seat.s{number + 1}": seat_style(number) for number in range(len(_COLOURS))}, inherit=True
)
