"""Playing a game at one screen: people and bots in turn; people's actions are saved."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import Final

from rich.columns import Columns
from rich.text import Text

from wolfden.core.contract import CHANCE, Json, Seat
from wolfden.core.errors import NotationError, NothingToUndo
from wolfden.core.record import Record
from wolfden.core.text.files import BadFile
from wolfden.i18n.messages import Part, SeatRef
from wolfden.i18n.translator import Translator
from wolfden.players.player import bot_action
from wolfden.terminal.choosing import Chooser, UnknownWord
from wolfden.terminal.face import Face, Speaker, face_of
from wolfden.terminal.keeping import Keeper, must_be_new
from wolfden.terminal.screen import Screen, UserExit
from wolfden.terminal.seating import Seating

LOG_LENGTH: Final = 20
_FORMS: Final = {"why": "why …", "log": "log [N]", "save": "save […]"}
"""How commands with arguments are written."""


class PlaySession:
    """A game at one screen: its record, its seats, how it is drawn and where it is saved."""

    def __init__(
        self, record: Record, seating: Seating, face: Face, screen: Screen, keeper: Keeper | None
    ) -> None:
        self.record = record
        self.seating = seating
        self.face = face
        self.translator = face.translator
        self.screen = screen
        self.keeper = keeper
        self.is_saved: bool | None = None
        """Whether the file holds the current game; ``None`` before the first attempt."""
        self._described = self._count_described()
        self._handed_to: Seat | None = None
        self._at_keyboard: Seat | None = None

    def hand_to(self, seat: Seat) -> None:
        """Let this seat act next, if it may: the keyboard was passed to it."""
        self._handed_to = seat

    def next_person(self, people: Sequence[Seat]) -> Seat:
        """Return the next to act of several people who may act in any order.

        It is the one with the keyboard; else the first with an action that the others lack.
        """
        handed, self._handed_to = self._handed_to, None
        if handed is not None and handed in people:
            return handed
        state = self.record.state
        shared = set(state.codes(people[0])).intersection(*map(state.codes, people))
        own = [seat for seat in people if not shared.issuperset(state.codes(seat))]
        return (own or list(people))[0]

    def switch_to(self, seat: Seat) -> None:
        """Ask another person, hiding what only the last one may know."""
        last, self._at_keyboard = self._at_keyboard, seat
        state = self.record.state
        if last is not None and state.view(last) != state.view(seat):
            self.screen.hide_until_ready(
                self.translator.translate("terminal-hand-over", {"who": SeatRef(seat)})
            )

    def save(self) -> None:
        """Write the game to its file.

        If the first attempt fails, the game does not begin. A later failure is shown, and the next
        action tries again.

        Raises:
            BadFile: the first attempt failed.
        """
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.record)
        except BadFile as error:
            if self.is_saved is None:
                raise
            self.is_saved = False
            self.screen.show(
                self.translator.error_message(error),
                self.translator.translate("terminal-not-saved"),
            )
        else:
            self.is_saved = True

    def _count_described(self) -> int:
        """Return the number of steps up to the last action of a person: those are not described."""
        steps = self.record.steps
        for index in range(len(steps), 0, -1):
            if self.seating.is_human(steps[index - 1].action.seat):
                return index
        return 0

    def news(self, viewer: Seat | None) -> list[str]:
        """Return what happened since the last call; the first deal is visible on the table."""
        steps = self.record.steps
        self._described = min(self._described, len(steps))
        if self._described == 0:
            while self._described < len(steps) and steps[self._described].action.seat == CHANCE:
                self._described += 1
        pending = steps[self._described :]
        self._described = len(steps)
        return self.face.describe_steps(pending, viewer, self.record.state.view(viewer))


class Decision(Speaker):
    """Asks one seat until it acts, takes an action back or lets another seat go first."""

    def __init__(self, session: PlaySession, seat: Seat, people: Sequence[Seat]) -> None:
        super().__init__(session.translator)
        self._session = session
        self._record = session.record
        self._screen = session.screen
        self._face = session.face
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
        self._others = {str(other + 1): other for other in people if other != seat}
        if self._others:
            self._commands["seat"] = self._hand_over

    def make(self) -> None:
        """Ask until the seat has acted.

        Raises:
            UserExit: the user left.
        """
        self._session.switch_to(self._seat)
        self._screen.show(*self._session.news(self._seat))
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
        """Whether the last step was not this seat's own, so that it has not seen the table yet."""
        steps = self._record.steps
        return not steps or steps[-1].action.seat != self._seat

    # Asking.

    def _prompt(self) -> str:
        chosen = self._chooser.choices().chosen if self._chooser.chosen else ()
        return f"{' '.join([self.translator.seat(self._seat), *chosen])}> "

    def _ask(self) -> None:
        """Show the question and the options with their meanings."""
        here = self._chooser.choices()
        asked = Text(self._face.question(self._view(), here), "bold")
        if not self._chooser.chosen:
            asked = Text(f"{self.translator.seat(self._seat)}: ").append_text(asked)
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
        if self._others and not self._chooser.chosen:
            self._offer_others()

    def _offer_others(self) -> None:
        """Show which other people may act now."""
        others: list[Part] = [SeatRef(other) for other in self._others.values()]
        command = f"seat {next(iter(self._others))}"
        count = len(others)
        self._screen.show(
            self.say("terminal-others-may-act", count=count, names=others, command=command)
        )

    def _view(self) -> Json:
        return self._record.state.view(self._seat)

    def _meaning(self, option: str) -> str:
        """Return the meaning of an option; a whole action counts from its first word."""
        here = self._chooser.choices()
        chosen = here.chosen if here.options else ()
        return self._face.meaning(option, chosen, self._view())

    def _complete(self, typed: str) -> dict[str, str]:
        """Return the words that fit: words of actions, and commands at the start of a line."""
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
                    found.setdefault(name, self.say(f"terminal-command-{name}"))
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
        """Return what is wrong with the typed words."""
        if typed[0].isdigit():
            last = len(self._chooser.options())
            return self.say("terminal-no-number", number=typed[0], last=last)
        return self._verdict(typed if self._is_verb(typed[0]) else list(unknown.words))

    def _is_verb(self, word: str) -> bool:
        """Whether actions begin with this word, in this position or another."""
        try:
            self._record.state.explain(self._seat, word)
        except NotationError:
            return False
        return True

    def _verdict(self, path: list[str]) -> str:
        """Return why a path of words is not allowed, or that it is."""
        words = " ".join(path)
        try:
            reason = self._record.state.explain(self._seat, words)
        except NotationError as error:
            return self.translator.error_message(error)
        if reason is None:
            return self.say("terminal-allowed", words=words)
        why = self._face.refusal(reason, self._record.state.view(self._seat))
        return self.say("terminal-refused", words=words, reason=why, rule=reason.rule)

    # Commands.

    def _undo(self, _words: list[str]) -> None:
        """Drop the chosen words, or else take back the last action of any person."""
        if self._chooser.back():
            while self._chooser.back():
                pass
            self._ask()
            return
        steps = self._record.steps
        last = steps[-1].action.seat if steps else CHANCE
        seat = last if self._session.seating.is_human(last) else self._seat
        try:
            action = self._record.undo(seat)
        except NothingToUndo as error:
            self._screen.show(self.translator.error_message(error))
            return
        self._screen.show(self.say("terminal-taken-back", action=str(action)))
        self._done = True

    def _back(self, _words: list[str]) -> None:
        if not self._chooser.back():
            self._screen.show(self.say("terminal-no-word-chosen"))
        self._ask()

    def _why(self, words: list[str]) -> None:
        """Explain an action from its first word, or continued from the chosen words."""
        continues = words and not self._is_verb(words[0]) and self._chooser.chosen
        path = [*self._chooser.choices().chosen, *words] if continues else words
        self._screen.show(self._verdict(path))

    def _board(self, _words: list[str]) -> None:
        self._draw()
        self._ask()

    def _draw(self) -> None:
        """Draw the table; mark the places that may be chosen next."""
        marked = self._face.places(self._chooser.options())
        self._screen.show(self._face.draw(self._view(), marked))

    def _log(self, words: list[str]) -> None:
        length = int(words[0][:9]) if words and words[0].isdecimal() else LOG_LENGTH
        steps = self._record.steps[-length:] if length else []
        self._screen.show(*self._face.describe_steps(steps, self._seat, self._view()))

    def _position(self, _words: list[str]) -> None:
        """Print the position, unless a seat knows more than a watcher, or something else."""
        state = self._record.state
        watched = state.view(None)
        if any(state.view(seat) != watched for seat in range(self._record.seats)):
            self._screen.show(self.say("terminal-position-hidden"))
            return
        self._screen.write(state.dump().rstrip())

    def _save(self, words: list[str]) -> None:
        keeper = self._session.keeper
        assert keeper is not None, "a game with people is always saved"
        path = Path(" ".join(words)).expanduser() if words else keeper.path
        try:
            if path != keeper.path:
                must_be_new(path)
            keeper.copy_to(path, self._record)
        except BadFile as error:
            self._screen.show(self.translator.error_message(error))
            return
        self._screen.write(self.say("terminal-saved", path=str(path)))

    def _help(self, _words: list[str]) -> None:
        self._screen.show(self.say("terminal-help"))
        self._screen.show_commands(
            {
                _FORMS.get(name, name): self.say(f"terminal-command-{name}")
                for name in self._commands
            }
        )

    def _quit(self, _words: list[str]) -> None:
        raise UserExit

    def _hand_over(self, words: list[str]) -> None:
        """Pass the keyboard to another seat."""
        other = self._others.get(" ".join(words))
        if other is None:
            self._offer_others()
            return
        self._session.hand_to(other)
        self._done = True


def play_game(
    record: Record,
    seating: Seating,
    keeper: Keeper | None,
    rng: random.Random,
    translator: Translator,
) -> None:
    """Play a new or resumed game."""
    face = face_of(record.game.meta().id, translator)
    _play(PlaySession(record, seating, face, Screen(translator), keeper), rng)


def _play(session: PlaySession, rng: random.Random) -> None:
    """Play to the end, or until the user leaves; save the game either way."""
    watcher = session.screen.exit_watcher
    with watcher.watching():
        try:
            while not session.record.state.is_over:
                watcher.check()
                _advance(session, rng)
        except (UserExit, OSError):
            # OSError: the terminal is gone.
            session.save()
            session.screen.write_last(_closing_text(session))
            return
    session.save()
    _show_end(session)


def _advance(session: PlaySession, rng: random.Random) -> None:
    """Let chance, a person or a bot act."""
    record = session.record
    actors = record.state.actors()
    if actors == (CHANCE,):
        record.resolve_chance(rng)
        return
    action = bot_action(record.state, session.seating.bots, rng)
    if action is not None:
        record.apply(action)
        return
    session.save()
    people = [seat for seat in actors if session.seating.is_human(seat)]
    Decision(session, session.next_person(people), people).make()
    session.save()


def _closing_text(session: PlaySession) -> str:
    translator = session.translator
    if session.keeper is None:
        return translator.translate("terminal-not-kept")
    path = str(session.keeper.path)
    if not session.is_saved:
        return translator.translate("terminal-could-not-keep", {"path": path})
    command = f"wolfden play --resume {quote(path)}"
    return translator.translate("terminal-left", {"path": path, "command": command})


def _show_end(session: PlaySession) -> None:
    outcome = session.record.state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    if session.seating.has_people:
        session.screen.show(*session.news(None))
    view = session.record.state.view(None)
    session.screen.show(session.face.draw(view), session.face.score_sheet(outcome))
    if session.is_saved and session.keeper is not None:
        path = str(session.keeper.path)
        command = f"wolfden replay {quote(path)}"
        session.screen.write(
            session.translator.translate("terminal-kept", {"path": path, "command": command})
        )
