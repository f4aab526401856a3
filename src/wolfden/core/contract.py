"""The contract between titles and everything that uses them.

A title exports one :class:`Game`, which makes :class:`State` objects. An action has two forms:

* words, ``den @c4 +forest/rock,home ^speed``, for people, files and the wire (:class:`Action`);
* a *code*, the same action packed into one integer, for rules and search.

A title writes the fast pair ``codes`` and ``play`` and its notation; this module builds the checked
pair ``legal`` and ``apply`` from them.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, final

from wolfden.core.changes import Change
from wolfden.core.errors import BadSetup, IllegalAction, WrongSeat, reason_text
from wolfden.core.events import Fact, Log
from wolfden.core.machine import i64, mypyc_attr, vec
from wolfden.core.meta import Meta
from wolfden.core.options import (
    Options,
    Value,
)

Seat = int
"""A place at the table, from 0; the index into scores, parts and ranks."""

CHANCE: Final = -1
"""The seat that rolls and draws; its actions are recorded like all others."""

Json = dict[str, object]
"""A view: names with numbers, texts, lists and further such tables."""


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
            NotationError: the text is not an action on this board, legal or illegal.
        """

    def words(self, code: int) -> list[str]:
        """Return the words of an action one by one. Do not change the list."""
        return self.write(code).split(" ")

    def domains(self) -> dict[str, list[list[str]]]:
        """Return for each verb the words that its slots can hold, legal or not, if known."""
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
    """Why something is not allowed; its sentence is the text ``reason-<title>-<code>``."""

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


@dataclass(frozen=True)
class Outcome:
    """The end of a game."""

    reason: str
    """A stable lower-case word of the title."""
    scores: tuple[int, ...]
    parts: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat the named parts of its score, in the order of the score sheet."""
    ranks: tuple[int, ...]
    """1 for the winner; shared places share a rank."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranking(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank seats by their keys, highest first; equal keys share a place.

    >>> ranking([(3, 1), (5, 0), (3, 1)])
    (2, 1, 2)
    """
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a running game, changed only by ``apply`` (or its fast form ``play``).

    It holds no random generator and no hidden order of cards: same state, same action, same result.
    """

    # What a title writes.

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Return the seats that may act now: several where the order is free.

        ``(CHANCE,)`` for a roll or a draw; ``()`` when the game is over.
        """

    @abstractmethod
    def codes(self, seat: Seat) -> list[int]:
        """Return every legal action of ``seat`` as codes, in a stable order.

        Never empty for an actor, always empty for other seats. Do not change the list.
        """

    @abstractmethod
    def weights(self) -> list[int]:
        """Return the weight of each of ``codes(CHANCE)``, whole numbers; none if none is due."""

    @abstractmethod
    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out one of ``codes(seat)`` without a check: for search and simulation."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy; it must be cheap."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Json:
        """Return what ``seat`` (``None``: a watcher) may know, built field by field.

        Views share parts with each other: do not change them.
        """

    @abstractmethod
    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        """Return a full state that ``seat`` cannot distinguish from this one.

        The same generator gives the same state for all states that ``seat`` cannot distinguish.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""

    @abstractmethod
    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why an actor may not choose these words; ``None`` if a legal action begins so.

        They are a whole action or, where ``whole`` is false, perhaps only the first words of one.

        Raises:
            NotationError: a word means nothing on this board.
        """

    @abstractmethod
    def dump(self) -> str:
        """Return the position as text; the game's ``load`` reads it back."""

    @abstractmethod
    def notation(self) -> Notation:
        """Return the notation of this game's board."""

    # What a title writes only where it differs.

    def has_secrets(self) -> bool:
        """Whether anything is ever hidden from a seat in this game; the same at any moment."""
        return True

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return ``seat`` and those that win together with it and share all it knows."""
        return (seat,)

    def observed_code(self, seat: Seat, code: int, observer: Seat) -> int:
        """Return how an action of ``seat``, about to be played, looks to another seat.

        The code, or one number for all actions that the observer cannot distinguish.
        """
        return code

    def revealed_key(self, observer: Seat) -> int:
        """Return as one number what actions have revealed to an observer besides themselves.

        Positions that the observer can distinguish by now have different numbers.
        """
        return 0

    def view_changes(self, before: "State", seat: Seat | None) -> list[Change] | None:
        """Return what turns ``before.view(seat)`` into ``view(seat)``; ``None``: compare them.

        For titles that find it in the positions, in less time than two views take. Exactly what
        ``changes`` finds in the views, in the same order.
        """
        return None

    def rule_refusal(self, seat: Seat, words: list[str], whole: bool) -> str:
        """Return the code of the rule that forbids these words by themselves, or ``""``.

        As ``refusal``, but without the list of legal actions: tests derive that list from this.
        """
        reason = self.refusal(seat, words, whole)
        return "" if reason is None else reason.code

    def packed_codes(self, seat: Seat) -> vec[i64]:
        """Return ``codes`` as a packed row, which compiled callers read fastest."""
        return vec[i64](self.codes(seat))

    # Built from these.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
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
            NotationError: the text is not an action on this board.
        """
        notation = self.notation()
        return Action(seat, notation.read(text), notation)

    def apply(self, action: Action, log: Log | None = None) -> None:
        """Carry out a legal action in place and record its events in ``log``.

        Raises:
            WrongSeat, IllegalAction: it is not legal; the state is unchanged.
        """
        if action.code not in self.packed_codes(action.seat):
            self._refuse(action)
        self.play(action.seat, action.code, log)

    def explain(self, seat: Seat, text: str) -> Reason | None:
        """Return why ``seat`` may not choose a whole action or its first words; ``None`` if it may.

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
        actors = self.actors()
        if not actors:
            return WrongSeat("wrong-seat-over")
        if CHANCE in actors:
            return WrongSeat("wrong-seat-dealing")
        return WrongSeat("wrong-seat", seat=seat + 1, actors=[str(one + 1) for one in actors])


def seat_name(seat: Seat) -> str:
    """Return the English name of a seat, counted from one.

    >>> seat_name(0), seat_name(CHANCE)
    ('seat 1', 'chance')
    """
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


class Perspective:
    """What one seat knows of a running game: what bots and hints decide from.

    It holds a state resampled for the seat and no reference to the true one. View and legal actions
    are the same in every such state.
    """

    seat: Seat
    """The seat that decides, counted from zero."""

    def __init__(self, state: State, seat: Seat, rng: random.Random) -> None:
        self.seat = seat
        self._world = state.resample(seat, rng)

    def view(self) -> Json:
        """Return what the seat sees, as the server sends it to the page. Do not change it."""
        return self._world.view(self.seat)

    def legal(self) -> list[Action]:
        """Return the seat's legal actions, in a stable order; a bot returns one of them."""
        return self._world.legal(self.seat)

    def resample(self, rng: random.Random) -> State:
        """Return a state to try actions on: what the seat does not know is dealt at random.

        It is the caller's own: what is played on it changes neither the game nor other worlds.
        """
        return self._world.resample(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What players know of a title; they alone say what that is (``players.heuristics``)."""


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
            BadPosition: the text cannot be read, or cannot occur in a game.
        """

    def sides(self, seats: int) -> tuple[str, ...]:
        """Return the name of each seat's side; empty if each plays for itself and all are alike.

        Seats of one side are a team and win together.
        """
        return ()

    def heuristics(self) -> Knowledge | None:
        """Return what players know of the title; without it, they evaluate by random playouts."""
        return None

    def setup(self, seats: int, options: Mapping[str, Value] | None = None) -> State:
        """Check seats and options and return the first state.

        Raises:
            BadSetup: seats or options are wrong.
            BadData: a file given as an option is wrong.
        """
        self.check_seats(seats)
        return self.begin(seats, self.meta().read_options(options or {}))

    def check_seats(self, seats: int) -> None:
        """Raise ``BadSetup`` unless the title can be played with this number of seats."""
        meta = self.meta()
        if not meta.min_seats <= seats <= meta.max_seats:
            raise BadSetup("seats", low=meta.min_seats, high=meta.max_seats, seats=seats)
