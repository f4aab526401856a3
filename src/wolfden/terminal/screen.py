"""The screen: text is drawn and lines are read, on a terminal or through pipes."""

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer as WordCompleter, Completion
from prompt_toolkit.document import Document
from rich.console import Console, RenderableType
from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from wolfden.core.contract import Json
from wolfden.core.processes import SignalWatcher
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import SEAT_COLOURS, face_of, seat_style

PIPE_WIDTH: Final = 160
"""Columns to draw if the output is not a terminal."""
CLEAR_SCROLLBACK: Final = "\x1b[3J"
"""The escape sequence that makes a terminal forget the lines scrolled away."""
THEME: Final = Theme(
    {f"seat.s{seat + 1}": seat_style(seat) for seat in range(len(SEAT_COLOURS))}, inherit=True
)

Completer = Callable[[str], dict[str, str]]
"""Returns the words that may replace the last one typed so far, and their meanings."""


class UserExit(KeyboardInterrupt):
    """The user leaves: by a key, a command, the end of input or a closed terminal."""


class ExitWatcher(SignalWatcher):
    """Turns signals into ``UserExit`` without interrupting an action.

    While the program waits for input a signal ends that immediately; otherwise it is remembered
    until ``check`` is called.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_waiting = False

    def handle(self, number: int, frame: FrameType | None) -> None:
        """Remember the signal; leave immediately while waiting for input."""
        super().handle(number, frame)
        if self._is_waiting:
            raise UserExit

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait for input inside the block: a signal raises ``UserExit`` immediately."""
        self.check()
        self._is_waiting = True
        try:
            yield
        except (EOFError, OSError, KeyboardInterrupt) as end:
            # OSError: the terminal is gone.
            raise UserExit from end
        finally:
            self._is_waiting = False

    def check(self) -> None:
        """Raise ``UserExit`` if a signal came while an action was carried out."""
        if self():
            raise UserExit


class Screen:
    """Draws and reads; in colour and with completion only on a real terminal."""

    def __init__(self, translator: Translator) -> None:
        self.exit_watcher = ExitWatcher()
        self.is_live = (
            sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        )
        self._console = Console(
            width=None if sys.stdout.isatty() else _pipe_width(),
            color_system="auto" if self.is_live else None,
            highlighter=SeatHighlighter(translator),
            theme=THEME,
            markup=False,
            emoji=False,
        )
        self._prompt: PromptSession[str] | None = PromptSession() if self.is_live else None

    def show(self, *things: RenderableType) -> None:
        """Draw things below each other."""
        for thing in things:
            self._console.print(thing)

    def show_commands(self, commands: Mapping[str, str]) -> None:
        """Show a list of commands and what each does."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        for form, does in commands.items():
            grid.add_row(Text(f"  {form}", "bright_cyan"), Text(does))
        self.show(grid)

    def write(self, text: str) -> None:
        """Write text without breaking lines, so that it can be copied."""
        self._console.print(text, soft_wrap=True)

    def write_last(self, text: str) -> None:
        """Write a closing text; ignore a closed terminal."""
        with suppress(OSError):
            self.write(f"\n{text}")

    def hide_until_ready(self, text: str) -> None:
        """Clear the terminal and wait for Enter; do nothing on a pipe.

        Raises:
            UserExit: the user left instead.
        """
        if self._prompt is None:
            return
        self._clear()
        self.read(f"{text} ", lambda _typed: {})
        # The next player must not find the lines typed so far with the arrow keys.
        self._prompt = PromptSession()
        self._clear()

    def _clear(self) -> None:
        self._console.clear()
        sys.stdout.write(CLEAR_SCROLLBACK)

    def read(self, prompt: str, completer: Completer) -> list[str]:
        """Read a line and return its words.

        Raises:
            UserExit: the user left, or the input has ended.
        """
        with self.exit_watcher.waiting():
            if self._prompt is None:
                line = input(prompt)
            else:
                line = self._prompt.prompt(prompt, completer=LastWordCompleter(completer))
        if not sys.stdin.isatty():
            self._console.print(line)  # a pipe has no echo
        return line.split()


def show_table(title: str, view: Json, translator: Translator) -> None:
    """Draw a table once."""
    Screen(translator).show(face_of(title, translator).draw(view))


class LastWordCompleter(WordCompleter):
    """Completes the last word of the line."""

    def __init__(self, complete: Completer) -> None:
        self._complete = complete

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Return the words that fit what is typed."""
        typed = document.text_before_cursor
        start = -len(typed.rpartition(" ")[2])
        return [
            Completion(word, start_position=start, display_meta=meaning)
            for word, meaning in self._complete(typed).items()
        ]


class SeatHighlighter(RegexHighlighter):
    """Colours the names of seats in a sentence of a language."""

    base_style = "seat."

    def __init__(self, translator: Translator) -> None:
        names = [re.escape(translator.seat(seat)) for seat in range(len(SEAT_COLOURS))]
        self.highlights = [  # type: ignore[misc]  # rich has one list for all of a class
            rf"(?P<s{number}>(?i:\b{name})\b)" for number, name in enumerate(names, start=1)
        ]


def _pipe_width() -> int:
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isascii() and columns.isdigit() and int(columns) else PIPE_WIDTH
