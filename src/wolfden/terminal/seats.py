"""The colours of seats, the same in every title."""

from collections.abc import Iterable
from typing import Final

from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

_COLOURS: Final = ("#af0000", "#005fd7", "#8700af", "#000000", "#af5f00")


_WORDS: Final = [rf"(?P<s{seat + 1}>\b[Ss]eat {seat + 1}\b)" for seat in range(len(_COLOURS))]


def seat_style(seat: int) -> str:
    """Return the style of what belongs to a seat."""
    return f"bold bright_white on {_COLOURS[seat % len(_COLOURS)]}"


def seat_panel(seat: int, acts: bool, about: str, lines: Iterable[Text], width: int) -> Panel:
    """Return the board of a seat: its name and a word about it on top; lit while it acts."""
    name = Text(f" seat {seat + 1} ", seat_style(seat))
    return Panel(
        Text("\n").join(lines),
        title=Text("▶ " if acts else "").append_text(name).append(about),
        title_align="left",
        width=width,
        border_style="bold bright_yellow" if acts else "grey50",
        padding=(0, 1),
    )


class SeatHighlighter(RegexHighlighter):
    """Colours the words ``seat 1``, ``seat 2`` … in a sentence."""

    base_style = "seat."
    highlights = _WORDS


THEME: Final = Theme(
    {f"seat.s{number + 1}": seat_style(number) for number in range(len(_COLOURS))}, inherit=True
)
