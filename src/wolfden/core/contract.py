"""The contract between a title and everyone who uses one.

A title exports one :class:`Game`, which makes :class:`State` objects. Rules, search, server and
terminal meet only here. Two forms of an action run through it:

* people see words: ``den @c4 +forest/rock,home ^speed``, a path of choices each naming something
  one can point at. :class:`Action` carries that form wherever a person, a file or a wire is near;
* rules and search work on *codes*: the same action packed into one machine integer, cheap to
  make, compare and hash. ``codes`` and ``play`` are the fast pair below ``legal`` and ``apply``.

A title writes the fast pair and its notation; this module turns them into the safe one, the same
way for every title.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, final

from wolfden.core.errors import BadSetup, IllegalAction, WrongSeat, reason_text
from wolfden.core.events import Fact, Log
from wolfden.core.machine import i64, mypyc_attr, vec
from wolfden.core.options import Option, Options, Value, read_options
from wolfden.core.outcome import Outcome
from wolfden.core.text.english import ENGLISH

Seat = int
"""A place at the table, from 0; also the index into scores, parts and ranks."""

CHANCE: Final = -1
"""The seat that rolls and draws. Its actions are recorded like anybody's."""

Json = dict[str, object]
"""What a view is made of: names to numbers, texts, lists and further such tables."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC):
    """Writes codes as words and reads words as codes, for one board."""

    @abstractmethod
    def write(self, code: int) -> str:
        """Return the words of an action, one space between them."""

    @abstractmethod
    def read(self, text: str) -> int:
        """Return the code of a whole action; inverse of ``write``.

        Raises:
            NotationError: the text is no action on this board, legal or not.
        """

    def domains(self) -> dict[str, list[list[str]]]:
        """Return for each verb every word that each of its slots can hold, legal or not.

        Nothing: the title does not say.
        """
        return {}


@final
@mypyc_attr(acyclic=True)
class Action:
    """One choice of one seat: an immutable value, equal to every other like it."""

    __slots__ = ("_notation", "code", "seat")

    def __init__(self, seat: Seat, code: int, notation: Notation) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self._notation: Final = notation

    @property
    def words(self) -> tuple[str, ...]:
        """The path of choices, word by word."""
        return tuple(str(self).split())

    def __str__(self) -> str:
        return self._notation.write(self.code)

    def __repr__(self) -> str:
        return f"<Action of {seat_name(self.seat)}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code and other.seat == self.seat

    def __hash__(self) -> int:
        return hash((self.seat, self.code))


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: a stable word, the rule, and the facts of its sentence.

    The sentence is the text ``reason-<title>-<code>``.
    """

    code: str
    rule: str
    facts: dict[str, Fact]
    title: str

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return reason_text(self.title, self.code, self.facts)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a running game, changed only by ``apply`` (or its fast form ``play``).

    A state holds no random generator and no hidden order: what chance has not yet decided is
    listed by ``chance``. Same state, same action, same result.
    """

    # What a title writes.

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Return the seats that may act now.

        Usually one; several where order is free; ``(CHANCE,)`` for a roll or a draw; ``()`` when
        the game is over.
        """

    @abstractmethod
    def codes(self, seat: Seat) -> list[int]:
        """Return every legal action of ``seat`` as codes, in a stable order.

        Never empty for an actor, always empty for anybody else. The list belongs to the state:
        read it, do not change it.
        """

    @abstractmethod
    def weights(self) -> list[int]:
        """Return how likely each of ``codes(CHANCE)`` is, as whole numbers; none if none is due."""

    @abstractmethod
    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a code taken from ``codes(seat)``, unchecked: for search and simulation."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy; cheap, since search lives on it."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Json:
        """Return what ``seat`` (``None``: a watcher) may know, built field by field.

        Views may share parts with each other: read them, do not change them.
        """

    @abstractmethod
    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        """Return a full state that ``seat`` cannot tell from this one.

        The same generator gives the same state for all states ``seat`` cannot tell apart, so that
        nothing secret comes through.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""

    @abstractmethod
    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why ``seat`` may not choose these words.

        They are a whole action, or (``whole`` is false) perhaps only the first words of one. Only
        asked about seats that may act now. ``None``: some legal action begins so.

        Raises:
            NotationError: a word means nothing on this board.
        """

    @abstractmethod
    def dump(self) -> str:
        """Return the position as text; the game's ``load`` reads it back."""

    @abstractmethod
    def notation(self) -> Notation:
        """Return the notation of the board this game is played on."""

    # What a title writes only where it differs.

    def has_secrets(self) -> bool:
        """Whether anything in this game is ever hidden from a seat; if so, it always says so."""
        return True

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that win together with ``seat`` and share all it knows, itself too."""
        return (seat,)

    def seen_as(self, seat: Seat, code: int, observer: Seat) -> int:
        """Return how an action of ``seat``, about to be played, looks to another seat.

        That is the code, or where the observer does not learn all of it another number: the same
        for all actions the observer cannot tell apart.
        """
        return code

    def clues(self, observer: Seat) -> int:
        """Return what has come to light for an observer that no action told, as one number.

        Where an action can bring hidden things to light (an attack shows where it fell), positions
        an observer can tell apart by now have different numbers.
        """
        return 0

    def rule_refusal(self, seat: Seat, words: list[str], whole: bool) -> str:
        """Return the code of the rule that forbids these words by themselves, or nothing.

        As ``refusal``, but never by a look into the list of legal actions: tests derive that list
        from the answers and compare.
        """
        reason = self.refusal(seat, words, whole)
        return "" if reason is None else reason.code

    def packed_codes(self, seat: Seat) -> vec[i64]:
        """Return ``codes`` as a packed row, what compiled callers read fastest."""
        return vec[i64](self.codes(seat))

    # What everyone uses.

    @property
    def is_over(self) -> bool:
        """Whether nobody may act any more."""
        return not self.actors()

    def legal(self, seat: Seat) -> list[Action]:
        """Return every legal action of ``seat``, in a stable order."""
        notation = self.notation()
        return [Action(seat, code, notation) for code in self.packed_codes(seat)]

    def chance(self) -> list[tuple[Action, int]]:
        """Return every outcome of the roll or draw that is due, with its weight."""
        return list(zip(self.legal(CHANCE), self.weights(), strict=True))

    def parse(self, seat: Seat, text: str) -> Action:
        """Read an action of ``seat``, legal or not.

        Raises:
            NotationError: the text is no action on this board.
        """
        notation = self.notation()
        return Action(seat, notation.read(text), notation)

    def apply(self, action: Action, log: Log | None = None) -> None:
        """Carry out a legal action in place and tell ``log`` what happened.

        Raises:
            WrongSeat: the action's seat may not act now.
            IllegalAction: the rules forbid it here. Either way the state is unchanged.
        """
        if action.code not in self.packed_codes(action.seat):
            self._refuse(action)
        self.play(action.seat, action.code, log)

    def explain(self, seat: Seat, text: str) -> Reason | None:
        """Say why ``seat`` may not do this now; ``None`` if it may.

        ``text`` is a whole action or the first words of one, so that "why can't I choose this?"
        can be asked about every single choice.

        Raises:
            WrongSeat: the seat may not act now.
            NotationError: a word means nothing on this board.
        """
        if seat not in self.actors():
            raise self._wrong_seat(seat)
        return self.refusal(seat, text.split(), whole=False)

    def _refuse(self, action: Action) -> None:
        if action.seat not in self.actors():
            raise self._wrong_seat(action.seat)
        reason = self.refusal(action.seat, str(action).split(), whole=True)
        if reason is None:
            raise AssertionError(f"{action} is not legal, and no rule says why")
        raise IllegalAction(str(action), reason.title, reason.rule, reason.code, **reason.facts)

    def _wrong_seat(self, seat: Seat) -> WrongSeat:
        return WrongSeat(seat=seat_name(seat), actors=[seat_name(one) for one in self.actors()])


def seat_name(seat: Seat) -> str:
    """Return how texts call a seat: people count from one.

    >>> seat_name(0), seat_name(CHANCE)
    ('seat 1', 'chance')
    """
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


@dataclass(frozen=True)
class Tuning:
    """How a search makes the most of a title's judgement."""

    exploration: float = 1.2
    """How much weights and curiosity count against what was found out, chances being 0 to 1."""
    horizon: int = 0
    """How many quick decisions are played before chances are asked."""
    width: int = 40
    """How many of the most promising actions of a moment are looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """What a title knows of good play, handed to players, who know this contract only.

    Every method looks at a full state. Players only ever hold states resampled from what their
    seat knows, so nothing secret is told here.
    """

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Return how likely each seat is to win from here, between 0 and 1.

        Seats of one team win together and have the same chance. Rivals' chances add up to one;
        where something is hidden a title may judge each side by what that side knows, and then
        they do so over all worlds a side holds possible, not in each. Asked at any moment, also
        when the game is over or chance is to act.
        """

    @abstractmethod
    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each legal code of ``seat`` looks; cheap.

        Weights are above zero, or zero for what need not be looked at: another code is as good.
        Never all zero.
        """

    @abstractmethod
    def quick_code(self, state: State, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return what a quick sensible player would do: one step of a playout."""

    def tuning(self) -> Tuning:
        """Return how a search should use this judgement."""
        return Tuning()


@dataclass(frozen=True)
class Meta:
    """The facts about a title that hold for every table."""

    id: str
    name: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    maturity: str
    rule_letter: str = ""
    """The letter its rule numbers begin with."""
    quick_seats: tuple[str, ...] = ()
    """Who sits where in a game that starts with one click: ``me`` or ``bot``."""

    @property
    def note(self) -> str:
        """What a player must know of our data, such as parts we reconstructed; or nothing."""
        return ENGLISH.say(f"note-{self.id}")

    def option_help(self, option: str) -> str:
        """Return what one of the options does, in English."""
        return ENGLISH.say(f"option-{self.id}-{option}-help")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A title: its facts, and how a game of it begins."""

    @abstractmethod
    def meta(self) -> Meta:
        """Return the facts about the title."""

    @abstractmethod
    def begin(self, seats: int, options: Options) -> State:
        """Return the first state, before any chance; seats and options are already checked."""

    @abstractmethod
    def load(self, position: str) -> State:
        """Read a position written by ``State.dump``.

        Raises:
            BadPosition: the text cannot be read, or no game can stand so.
        """

    def sides(self, seats: int) -> tuple[str, ...]:
        """Return the side each seat plays on, by name, where seats are not alike.

        Seats of one side are a team and win together. Nothing: each plays for itself, and it
        makes no difference of kind who sits where.
        """
        return ()

    def heuristics(self) -> Heuristics | None:
        """Return the title's judgement; ``None``: players find out by playing on at random."""
        return None

    def setup(self, seats: int, options: Mapping[str, Value] | None = None) -> State:
        """Check seats and options and return the first state.

        Raises:
            BadSetup: a wrong number of seats, an unknown option or a value it does not take.
            BadData: a board handed in as an option is broken.
        """
        self.check_seats(seats)
        return self.begin(seats, read_options(self.meta().options, options or {}))

    def check_seats(self, seats: int) -> None:
        """Make sure that the title can be played by so many.

        Raises:
            BadSetup: it cannot.
        """
        meta = self.meta()
        if not meta.min_seats <= seats <= meta.max_seats:
            raise BadSetup("seats", low=meta.min_seats, high=meta.max_seats, seats=seats)
