"""One decision of a person: show the table, offer words, obey commands, return with an action."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.text import Text

from wolfden.core.contract import CHANCE, Json, Seat
from wolfden.core.errors import NotationError, NothingToUndo
from wolfden.core.files import BadFile
from wolfden.speech.messages import Part
from wolfden.terminal.choosing import Chooser, UnknownWord
from wolfden.terminal.guide import guide
from wolfden.terminal.keeping import must_be_new
from wolfden.terminal.leaving import Leave
from wolfden.terminal.sitting import Sitting
from wolfden.terminal.story import tell

LOG_LENGTH: Final = 20
_COMMANDS: Final = {
    "undo": "undo",
    "back": "back",
    "why": "why …",
    "board": "board",
    "log": "log [N]",
    "position": "position",
    "save": "save […]",
    "help": "help",
    "quit": "quit",
}
"""The commands beside the words of actions, as one writes them."""


class Decision:
    """Asks one seat until it has acted, or an action was taken back."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self._sitting = sitting
        self._record = sitting.record
        self._screen = sitting.screen
        self._face = sitting.face
        self._translator = sitting.translator
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
        return f"{' '.join([self._translator.seat(self._seat), *chosen])}> "

    def _say(self, key: str, **args: Part) -> str:
        return self._translator.translate(key, args)

    def _ask(self) -> None:
        """Put the question and list what may be chosen, with what it means."""
        here = self._chooser.choices()
        asked = Text(self._face.question(self._view(), here), "bold")
        if not self._chooser.chosen:
            asked = Text(f"{self._translator.seat(self._seat)}: ").append_text(asked)
        options = self._chooser.options()
        numbered = not any(option.isdigit() for option in options)
        listed = [
            Text.assemble(
                (f"{number:>3} " if numbered else "  ", "bright_cyan"),
                option,
                (f"  {meaning}" if (meaning := self._meaning(option)) else "", "dim"),
            )
            for number, option in enumerate(options, start=1)
        ]
        self._screen.show(asked, Columns(listed, padding=(0, 2), column_first=True))

    def _view(self) -> Json:
        return self._record.state.view(self._seat)

    def _meaning(self, option: str) -> str:
        """Say what may be chosen; a whole action is offered from its first word on."""
        here = self._chooser.choices()
        chosen = here.chosen if here.options else ()
        return self._face.meaning(option, chosen, self._view())

    def _complete(self, typed: str) -> dict[str, str]:
        """Return the words that fit: those of actions, and at the start of a line commands."""
        asked = typed.removeprefix("why ")
        chosen = (*self._chooser.choices().chosen, *asked.split(" ")[:-1])
        view = self._view()
        found = {
            word: self._face.meaning(word, chosen, view)
            for word in self._chooser.completions(asked)
        }
        if " " not in typed:
            for name in self._commands:
                if name.startswith(typed):
                    found.setdefault(name, self._say(f"terminal-command-{name}"))
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
            last = len(self._chooser.options())
            return self._say("terminal-no-number", number=typed[0], last=last)
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
            return self._translator.error_message(error)
        if reason is None:
            return self._say("terminal-allowed", words=words)
        why = self._face.refusal(reason)
        return self._say("terminal-refused", words=words, reason=why, rule=reason.rule)

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
            self._screen.show(self._translator.error_message(error))
            return
        self._screen.show(self._say("terminal-taken-back", action=str(action)))
        self._done = True

    def _back(self, _words: list[str]) -> None:
        if not self._chooser.back():
            self._screen.show(self._say("terminal-no-word-chosen"))
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
        marked = self._face.places(self._chooser.options())
        self._screen.show(self._face.draw(self._view(), marked))

    def _log(self, words: list[str]) -> None:
        length = int(words[0][:9]) if words and words[0].isdecimal() else LOG_LENGTH
        steps = self._record.steps[-length:] if length else []
        self._screen.show(*tell(steps, self._face, self._seat, self._view()))

    def _position(self, _words: list[str]) -> None:
        """Print the position, unless some seat knows more, or other things, than a watcher."""
        state = self._record.state
        watched = state.view(None)
        if any(state.view(seat) != watched for seat in range(self._record.seats)):
            self._screen.show(self._say("terminal-position-hidden"))
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
            self._screen.show(self._translator.error_message(error))
            return
        self._screen.write(self._say("terminal-saved", path=str(path)))

    def _help(self, _words: list[str]) -> None:
        commands = {form: self._say(f"terminal-command-{name}") for name, form in _COMMANDS.items()}
        self._screen.show(self._say("terminal-help"), guide(commands))

    def _quit(self, _words: list[str]) -> None:
        raise Leave
