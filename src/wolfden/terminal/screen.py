"""The screen: where text is drawn and lines are read, on a terminal or through pipes."""

import os
import sys
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType

from wolfden.speech.translator import Translator
from wolfden.terminal.leaving import Departure
from wolfden.terminal.seats import THEME, SeatHighlighter
from wolfden.terminal.typist import Completer, Typist

PIPE_WIDTH: Final = 160
"""How wide to draw where no terminal says how wide it is."""
WIPE_SCROLLBACK: Final = "\x1b[3J"
"""What a program writes to make a terminal forget the lines that scrolled away."""


class Screen:
    """Draws and reads; in colour and with completion only on a real terminal."""

    def __init__(self, translator: Translator) -> None:
        self.departure = Departure()
        self.is_live = (
            sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        )
        self._console = Console(
            width=None if sys.stdout.isatty() else _asked_width(),
            color_system="auto" if self.is_live else None,
            highlighter=SeatHighlighter(translator),
            theme=THEME,
            markup=False,
            emoji=False,
        )
        self._typist = Typist() if self.is_live else None

    def show(self, *things: RenderableType) -> None:
        """Draw things below each other."""
        for thing in things:
            self._console.print(thing)

    def write(self, text: str) -> None:
        """Write text just as it is, never broken into lines: people copy it."""
        self._console.print(text, soft_wrap=True)

    def say_farewell(self, text: str) -> None:
        """Write a last word, if anybody is left to read it."""
        with suppress(OSError):
            self.write(f"\n{text}")

    def hide_until_ready(self, text: str) -> None:
        """Wipe the terminal and wait for Enter; through a pipe there is nobody to hide from.

        Raises:
            Leave: the person left instead.
        """
        if self._typist is None:
            return
        self._wipe()
        self.read(f"{text} ", lambda _typed: {})
        # The lines typed so far come back with the arrow keys: the next person starts afresh.
        self._typist = Typist()
        self._wipe()

    def _wipe(self) -> None:
        self._console.clear()
        sys.stdout.write(WIPE_SCROLLBACK)

    def read(self, prompt: str, completer: Completer) -> list[str]:
        """Read a line and return its words.

        Raises:
            Leave: the person left, or there is nothing more to read.
        """
        with self.departure.waiting():
            line = input(prompt) if self._typist is None else self._typist.read(prompt, completer)
        if not sys.stdin.isatty():
            self._console.print(line)  # a pipe has no echo: write down what was answered
        return line.split()


def _asked_width() -> int:
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isascii() and columns.isdigit() and int(columns) else PIPE_WIDTH
