"""One decision of a person: show the table, offer words, obey commands, return with an action."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.text import Text

from wolfden.core.contract import CHANCE, Seat, seat_name
from wolfden.core.errors import NotationError, NothingToUndo
from wolfden.core.files import BadFile
from wolfden.terminal.choosing import Chooser, UnknownWord
from wolfden.terminal.keeping import must_be_new
from wolfden.terminal.leaving import Leave
from wolfden.terminal.sitting import Sitting
from wolfden.terminal.story import as_sentence, tell

LOG_LENGTH: Final = 20
HELP: Final = """\
Choose by number, or type the words; several words or a whole action at once are fine.
  undo           drop the words you chose; else take back your last action, as far as
                 nobody acted and nothing was dealt or revealed since
  back           drop the last word you chose
  why WORDS      say why an action, or its first words, is not allowed
  board          draw the table again, what you can choose marked
  log [N]        tell the last actions again, as far as you know them
  position       print the position as text (not where cards or places are hidden)
  save [FILE]    save the game now (it is saved after every action anyway)
  help           print this
  quit           leave; the game is saved"""


class Decision:
    """Asks one seat until it has acted, or an action was taken back."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self._sitting = sitting
        self._record = sitting.record
        self._screen = sitting.screen
        self._seat = seat
        self._chooser = Chooser(self._record.state.legal(seat))
        self._done = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "undo": self._undo,
            "back": self._back,
            "why": self._why,
            "board": self._board,
            "log": self._log,
            "position": self._position,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def make(self) -> None:
        """Ask until the seat has acted.

        Raises:
            Leave: the person left.
        """
        self._sitting.change_places(self._seat)
        news = self._sitting.news(self._seat)
        self._screen.show(*news)
        if self._screen.is_live or self._others_acted():
            self._draw()
        self._ask()
        while not self._done:
            words = self._screen.read(self._prompt(), self._complete)
            if not words:
                self._ask()
            elif words[0] in self._commands and not self._chooser.offers(words[0]):
                self._commands[words[0]](words[1:])
            else:
                self._choose(words)

    def _others_acted(self) -> bool:
        """Whether the last step was not this seat's own: it has not seen the table as it is."""
        steps = self._record.steps
        return not steps or steps[-1].action.seat != self._seat

    # Asking.

    def _prompt(self) -> str:
        chosen = self._chooser.choices().chosen if self._chooser.chosen else ()
        return f"{' '.join([seat_name(self._seat), *chosen])}> "

    def _ask(self) -> None:
        """Put the question and list what may be chosen."""
        view = self._record.state.view(self._seat)
        question = self._sitting.face.question(view, self._chooser.choices())
        asked = Text.assemble((question, "bold"))
        if not self._chooser.chosen:
            asked = Text(f"{seat_name(self._seat)}: ").append_text(asked)
        options = self._chooser.options()
        numbered = not any(option.isdigit() for option in options)
        listed = [
            Text.assemble((f"{number:>3} " if numbered else "  ", "bright_cyan"), option)
            for number, option in enumerate(options, start=1)
        ]
        self._screen.show(asked, Columns(listed, padding=(0, 2), column_first=True))

    def _complete(self, typed: str) -> list[str]:
        """Return the words that fit: those of actions, and at the start of a line commands."""
        found = self._chooser.completions(typed.removeprefix("why "))
        if " " not in typed:
            found += [name for name in self._commands if name.startswith(typed)]
        return found

    # Choosing.

    def _choose(self, words: list[str]) -> None:
        try:
            self._chooser.take(words)
        except UnknownWord as error:
            self._screen.show(self._refusal(words, error))
            return
        action = self._chooser.action()
        if action is None:
            self._ask()
            return
        self._record.apply(action)
        self._done = True

    def _refusal(self, typed: list[str], unknown: UnknownWord) -> str:
        """Say what is wrong with the typed words."""
        if typed[0].isdigit():
            return f"There is no number {typed[0]}: choose 1 to {len(self._chooser.options())}."
        return self._verdict(typed if self._is_verb(typed[0]) else list(unknown.words))

    def _is_verb(self, word: str) -> bool:
        """Whether actions begin with this word, in this position or another."""
        try:
            self._record.state.explain(self._seat, word)
        except NotationError:
            return False
        return True

    def _verdict(self, path: list[str]) -> str:
        """Say why a path of words is not open, or that it is."""
        words = " ".join(path)
        try:
            reason = self._record.state.explain(self._seat, words)
        except NotationError as error:
            return as_sentence(str(error))
        if reason is not None:
            return f"'{words}' is not allowed here: {reason}."
        return f"'{words}' is allowed."

    # Commands.

    def _undo(self, _words: list[str]) -> None:
        """Drop chosen words, or take back the last action of a person, whoever is asked now."""
        if self._chooser.back():
            while self._chooser.back():
                pass
            self._ask()
            return
        steps = self._record.steps
        last = steps[-1].action.seat if steps else CHANCE
        seat = last if self._sitting.seating.is_human(last) else self._seat
        try:
            action = self._record.undo(seat)
        except NothingToUndo as error:
            self._screen.show(as_sentence(str(error)))
            return
        self._screen.show(f"Taken back: {action}")
        self._done = True

    def _back(self, _words: list[str]) -> None:
        if not self._chooser.back():
            self._screen.show("No word is chosen yet; 'undo' takes back a whole action.")
        self._ask()

    def _why(self, words: list[str]) -> None:
        """Explain an action from its first word on, or going on from the words chosen."""
        goes_on = words and not self._is_verb(words[0]) and self._chooser.chosen
        path = [*self._chooser.choices().chosen, *words] if goes_on else words
        self._screen.show(self._verdict(path))

    def _board(self, _words: list[str]) -> None:
        self._draw()
        self._ask()

    def _draw(self) -> None:
        """Draw the table, the places that may be chosen next marked."""
        marked = self._sitting.face.places(self._chooser.options())
        self._screen.show(self._sitting.face.draw(self._record.state.view(self._seat), marked))

    def _log(self, words: list[str]) -> None:
        length = int(words[0][:9]) if words and words[0].isdecimal() else LOG_LENGTH
        steps = self._record.steps[-length:] if length else []
        view = self._record.state.view(self._seat)
        self._screen.show(*tell(steps, self._sitting.face, self._seat, view))

    def _position(self, _words: list[str]) -> None:
        """Print the position, unless some seat knows more, or other things, than a watcher."""
        state = self._record.state
        watched = state.view(None)
        if any(state.view(seat) != watched for seat in range(self._record.seats)):
            self._screen.show(
                "'position' is not told while the game runs: it names what is hidden."
            )
            return
        self._screen.write(state.dump().rstrip())

    def _save(self, words: list[str]) -> None:
        keeper = self._sitting.keeper
        assert keeper is not None, "a game with people is always kept"
        path = Path(" ".join(words)).expanduser() if words else keeper.path
        try:
            if path != keeper.path:
                must_be_new(path)
            keeper.copy_to(path, self._record)
        except BadFile as error:
            self._screen.show(as_sentence(str(error)))
            return
        self._screen.write(f"Saved in {path}")

    def _help(self, _words: list[str]) -> None:
        self._screen.show(HELP)

    def _quit(self, _words: list[str]) -> None:
        raise Leave
