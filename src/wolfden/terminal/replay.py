"""Stepping through a saved game."""

import time
from collections.abc import Callable
from typing import Final

from rich.text import Text

from wolfden.core.contract import Seat
from wolfden.core.errors import BadSetup
from wolfden.core.record import Record, Step
from wolfden.core.secrecy import redact_words
from wolfden.core.text.replay import open_replay
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import Face, Speaker, face_of
from wolfden.terminal.screen import Screen, UserExit
from wolfden.titles import TITLES

PAUSE: Final = 0.6
"""Seconds between two actions while ``play`` runs on a terminal."""


class ReplayViewer(Speaker):
    """Shows a game action by action.

    ``seat`` is whose knowledge is shown; ``None`` is a watcher's. Hidden actions are shown once the
    game is over, unless a seat is given.
    """

    def __init__(self, record: Record, face: Face, screen: Screen, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise BadSetup("replay-seat", seats=record.seats)
        super().__init__(face.translator)
        self._seat = seat
        self._shows_hidden = seat is None and record.state.is_over
        self._record = record
        self._face = face
        self._screen = screen
        self._at = 0
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "next": lambda _words: self._go_next(),
            "back": lambda _words: self._go_back(),
            "first": lambda _words: self._show(0),
            "last": lambda _words: self._show(self.length),
            "goto": self._goto,
            "play": self._play,
            "help": lambda _words: self._screen.show_commands(self._complete("")),
            "quit": self._quit,
        }

    @property
    def length(self) -> int:
        """How many actions the game has."""
        return len(self._record.steps)

    def print_all(self) -> None:
        """Print every action with its events, and the end."""
        view = self._record.state.view(self._seat)
        for number, step in enumerate(self._record.steps, start=1):
            head = f"{number:>4}  {self._words(step)}"
            lines = self._face.describe_steps([step], self._seat, view)
            self._screen.show(head, *(Text(f"      {line}", "dim") for line in lines))
        self._show_result()

    def browse(self, start: int) -> None:
        """Let the user step through the game, beginning after action ``start``.

        Raises:
            BadSetup: the game has no such action.
        """
        if not 0 <= start <= self.length:
            raise BadSetup("replay-moment", last=self.length)
        with self._screen.exit_watcher.watching():
            try:
                self._show(start)
                while True:
                    words = self._screen.read(f"{self._place()}> ", self._complete)
                    self._run_command(words or ["next"])
            except UserExit:
                return

    def _place(self) -> str:
        return self.say("terminal-replay-at", at=self._at, length=self.length)

    def _complete(self, typed: str) -> dict[str, str]:
        return {
            name: self.say(f"terminal-replay-{name}")
            for name in self._commands
            if name.startswith(typed)
        }

    def _run_command(self, words: list[str]) -> None:
        if words[0] in self._commands:
            self._commands[words[0]](words[1:])
        else:
            known = ", ".join(self._commands)
            self._screen.show(self.say("terminal-no-command", word=words[0], known=known))

    # Showing.

    def _show(self, place: int) -> None:
        self._at = place
        view = self._record.state_at(place).view(self._seat)
        if place:
            step = self._record.steps[place - 1]
            words = self._words(step)
            self._screen.show(self._face.draw(view, self._face.places(words.split())))
            self._screen.show(f"{self._place()}  {words}")
            self._screen.show(*self._face.describe_steps([step], self._seat, view))
        else:
            self._screen.show(self._face.draw(view), self.say("terminal-replay-beginning"))
        if place == self.length:
            self._show_result()

    def _words(self, step: Step) -> str:
        known = redact_words(step.action, step.events, self._seat)
        words = str(step.action) if self._shows_hidden else known
        return f"{self.translator.seat(step.action.seat)}: {words}"

    def _show_result(self) -> None:
        outcome = self._record.state.outcome()
        if outcome is None:
            self._screen.show(self.say("terminal-replay-unfinished"))
        else:
            self._screen.show(self._face.score_sheet(outcome))

    # Commands.

    def _go_next(self) -> None:
        if self._at == self.length:
            self._screen.show(self.say("terminal-replay-end"))
        else:
            self._show(self._at + 1)

    def _go_back(self) -> None:
        if self._at == 0:
            self._screen.show(self.say("terminal-replay-start"))
        else:
            self._show(self._at - 1)

    def _goto(self, words: list[str]) -> None:
        number = words[0] if words else ""
        if number.isascii() and number.isdigit() and int(number[:9]) <= self.length:
            self._show(int(number[:9]))
        else:
            self._screen.show(self.say("terminal-replay-goto-what", last=self.length))

    def _play(self, _words: list[str]) -> None:
        """Show the remaining actions, with pauses on a terminal; Ctrl-C leaves."""
        while self._at < self.length:
            self._screen.exit_watcher.check()
            self._show(self._at + 1)
            if self._screen.is_live:
                time.sleep(PAUSE)

    def _quit(self, _words: list[str]) -> None:
        raise UserExit


def show_replay(
    text: str, step: int, everything: bool, seat: int | None, translator: Translator
) -> None:
    """Step through a game or print all of it, as seen from a seat counted from one.

    Raises:
        BadReplay: the replay is invalid.
    """
    replay, record = open_replay(text, TITLES)
    face = face_of(replay.title, translator)
    viewer = ReplayViewer(record, face, Screen(translator), None if seat is None else seat - 1)
    if everything:
        viewer.print_all()
    else:
        viewer.browse(step)
