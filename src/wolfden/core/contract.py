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
from dataclasses import dataclass, field
from typing import Final, Self, final

from wolfden.core.changes import Change
from wolfden.core.errors import BadSetup, IllegalAction, OtherRules, WrongSeat, reason_text
from wolfden.core.events import Fact, Log
from wolfden.core.machine import append, i64, mypyc_attr, vec
from wolfden.core.options import (
    Document,
    Edition,
    Option,
    Options,
    Value,
    is_offered,
    read_options,
)
from wolfden.core.text.english import ENGLISH

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

        For titles that can tell from the positions, in less time than two views take. Exactly what
        ``changes`` finds in the views, in the same order.
        """
        return None

    def rule_refusal(self, seat: Seat, words: list[str], whole: bool) -> str:
        """Return the code of the rule that forbids these words by themselves, or nothing.

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


@dataclass(frozen=True)
class Tuning:
    """How a search uses a title's heuristics."""

    exploration: float = 1.2
    """How much priors and exploration count against the results of simulations."""
    horizon: int = 0
    """How many quick decisions are played before an evaluation."""
    width: int = 40
    """How many of the most promising actions of a state are tried."""


@final
class Style:
    """A character: how a bot's play leans while it stays as strong.

    Chances to win become ``chance ** (1 + risk)``: above zero it gambles, below it plays safe.
    ``spite`` is how much of the strongest rival's chance it subtracts from its own, ``focus`` how
    many times as much it explores, ``factors`` how many times as promising the actions of each
    verb look. The verb is the lowest bits of a code, those of ``mask``.
    """

    def __init__(
        self,
        risk: float = 0.0,
        spite: float = 0.0,
        focus: float = 1.0,
        factors: dict[int, float] | None = None,
        mask: int = 0,
    ) -> None:
        self.risk: Final = risk
        self.spite: Final = spite
        self.focus: Final = focus
        self.mask: Final[i64] = mask
        given = {} if factors is None else factors
        self.factors: Final = [given.get(verb, 1.0) for verb in range(mask + 1)]

    def tilt_chances(self, chances: list[float]) -> list[float]:
        """Return the chances as a bot of this character feels about them."""
        felt = [chance ** (1.0 + self.risk) if chance > 0.0 else 0.0 for chance in chances]
        if self.spite == 0.0:
            return felt
        return [felt[seat] - self.spite * _highest_other(felt, seat) for seat in range(len(felt))]

    def tilt_weights(self, weights: list[float], codes: list[int]) -> list[float]:
        """Return priors as a bot of this character has them."""
        return [weights[place] * self._factor(codes[place]) for place in range(len(codes))]

    def _factor(self, code: i64) -> float:
        return self.factors[code & self.mask]


def _highest_other(chances: list[float], seat: int) -> float:
    others = [chance for other, chance in enumerate(chances) if other != seat]
    return max(others) if others else 0.0


MOST_FEATURES: Final = 1024
"""Inputs of one state beyond this number are not kept."""


@final
class Features:
    """The inputs that are not zero: their numbers and values."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers = vec[i64]([0] * MOST_FEATURES)
        self.values = vec[float]([0.0] * MOST_FEATURES)

    def add(self, number: i64, value: float) -> None:
        """Set an input; zeros are left out."""
        if value != 0.0 and self.count < MOST_FEATURES:
            self.numbers[self.count] = number
            self.values[self.count] = value
            self.count += 1

    def pairs(self) -> list[tuple[int, float]]:
        """Return numbers and values, for training and tests."""
        return [(self.numbers[index], self.values[index]) for index in range(self.count)]


@final
class ActionFeatures:
    """What a network is told of several actions, one after the other: numbers and values."""

    def __init__(self) -> None:
        self.numbers = vec[i64]()
        self.values = vec[float]()
        self.ends = vec[i64]()
        """For each action how many numbers there are up to its last one."""

    def add(self, number: i64, value: float) -> None:
        """Set a feature of the present action; zeros are left out."""
        if value != 0.0:
            self.numbers = append(self.numbers, number)
            self.values = append(self.values, value)

    def end_action(self) -> None:
        """Go on with the next action."""
        self.ends = append(self.ends, len(self.numbers))

    def rows(self) -> list[list[tuple[int, float]]]:
        """Return numbers and values of each action, for training and tests."""
        found: list[list[tuple[int, float]]] = []
        start: i64 = 0
        action: i64
        for action in range(len(self.ends)):
            end = self.ends[action]
            found.append([(self.numbers[place], self.values[place]) for place in range(start, end)])
            start = end
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Deduction(ABC):
    """A choice of one seat that others try to find out, for the tasks of the lab."""

    @abstractmethod
    def possible(self, state: State, seat: Seat) -> list[str]:
        """Return the words that the choice may be for all that ``seat`` knows.

        Empty if there is nothing to find out: nothing is chosen, or the seat knows it.
        """

    @abstractmethod
    def chosen(self, state: State) -> str:
        """Return the word that was chosen; asked only where several words are possible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Symmetry(ABC):
    """A way to lay the board onto itself, for learners who want more data of a game.

    Numbers and words are those that a seat counts from itself, the same for every seat.
    """

    @abstractmethod
    def moved_number(self, number: int) -> int:
        """Return the number of an observation that takes the place of another one."""

    @abstractmethod
    def moved_word(self, word: str) -> str:
        """Return the word that takes the place of another one of the same board."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """What a title tells a network of its states and of the actions in them.

    ``version`` changes whenever one of the ``inputs`` or of the ``action_features`` changes its
    meaning.
    """

    def __init__(self, version: int, inputs: int, action_features: int = 0) -> None:
        self._version: Final = version
        self._inputs: Final = inputs
        self._action_features: Final = action_features

    # What a title writes.

    @abstractmethod
    def fits(self, state: State) -> bool:
        """Whether the state can be encoded; boards of owners have other places."""

    @abstractmethod
    def viewpoints(self, state: State) -> list[Seat]:
        """Return the seats from which the table must be looked at to judge it.

        One is enough where all that seats know differently is part of a sampled world; sides that
        must be judged by what each knows are one seat each.
        """

    @abstractmethod
    def seats(self, state: State) -> int:
        """Return how many seats the table has."""

    @abstractmethod
    def encode(self, state: State, seat: Seat, features: Features) -> None:
        """Add the inputs of a state as ``seat`` sees it; seats are counted from it."""

    # What a title writes only where it differs.

    def slots(self, state: State, seat: Seat) -> list[int]:
        """Return for every seat which output is its share, seen from ``seat``, whose own is 0.

        By default each seat plays for itself, and outputs go round the table.
        """
        count = self.seats(state)
        return [(one - seat + count) % count for one in range(count)]

    def encode_actions(
        self, state: State, seat: Seat, codes: list[int], features: ActionFeatures
    ) -> None:
        """Add the features of each legal code of ``seat``, and end it; none by default.

        They may depend only on what the side of the seat knows, and must be cheap.
        """
        for _code in codes:
            features.end_action()

    def observation_size(self, state: State) -> int:
        """Return how many numbers ``observe`` tells; the same in all of a game."""
        return self._inputs

    def observe(self, state: State, seat: Seat, features: Features) -> None:
        """Add what ``seat`` knows of a game, for learners that choose actions by themselves.

        Places are told one by one, since actions name them. Unlike ``encode`` it is handed the true
        state: it must add nothing that the seat may not know. Inputs of the network keep their
        numbers, and those left out are zero.
        """
        self.encode(state, seat, features)

    def relative_word(self, state: State, seat: Seat, word: str) -> str:
        """Return a word of the notation as it reads when seats are counted from ``seat``.

        Each seat turns the words of a slot into one another, so that a table that has been turned
        with its board offers the same words.
        """
        return word

    def symmetries(self, state: State) -> list[Symmetry]:
        """Return the symmetries of the board that remain when all is counted from a seat."""
        return []

    def deduction(self) -> Deduction | None:
        """Return what seats have to find out about another one, if there is such a thing."""
        return None

    def plays_for(self, seat: Seat) -> bool:
        """Whether bots of a seat play by a network; chances are judged by it for all seats."""
        return True

    def is_guided(self, seat: Seat) -> bool:
        """Whether bots of a seat search by the priors of a network, if it has a policy."""
        return True

    # What all titles share.

    def version(self) -> int:
        """Return the version of the inputs."""
        return self._version

    def inputs(self) -> int:
        """Return how many inputs there are."""
        return self._inputs

    def action_features(self) -> int:
        """Return how many features of actions there are."""
        return self._action_features


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """What a title knows of good play, for players that know this contract only.

    States are full ones, which players have resampled from what their seat knows.
    """

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, 0 to 1, at any moment, also when the game is over.

        Seats of one team have the same chance, and the chances of all teams add up to one. Where
        a title evaluates each side by what that side knows, they do so on average only.
        """

    @abstractmethod
    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return the prior of each legal code of ``seat``; it must be cheap.

        Zero means that another code is at least as good; never all are zero.
        """

    @abstractmethod
    def quick_code(self, state: State, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return a quick sensible choice: one step of a playout."""

    def progress(self, state: State) -> float:
        """Return which part of the game is over, 0 to 1, by what all seats can see.

        Chances are trusted more the farther it is. By default a title cannot tell.
        """
        return 0.0

    def order(self, state: State, seats: int) -> list[Seat]:
        """Return the seats in the order by which their average shares of wins were measured.

        By default that is the number of the seat; a title whose first player is drawn counts from
        that one. Empty while nobody knows, when all seats are alike.
        """
        return list(range(seats))

    def tuning(self) -> Tuning:
        """Return how a search should use these heuristics."""
        return Tuning()

    def encoder(self) -> Encoder | None:
        """Return what a network is told of a state; without it the title cannot be learned."""
        return None

    def styles(self) -> dict[str, Style]:
        """Return the characters a bot of the title may have, by name."""
        return {}


@dataclass(frozen=True)
class Meta:
    """The facts about a title."""

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
    """Who sits where in a game that nobody sets up, if not one person and as few bots as may be."""
    quick_options: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What a game that nobody sets up is played by, where that is not the default."""
    editions: tuple[Edition, ...] = field(default=(), hash=False)
    """Presets of options that a table may be set up with."""
    older: Mapping[int, Mapping[str, Value]] = field(default_factory=dict, hash=False)
    """For each version of the rules that is still played: the options that stand for what the next
    version changed. A game of that version has them where it does not name them itself."""

    def usual_seats(self) -> list[str]:
        """Return who sits where in a game that nobody sets up: ``me`` or ``bot``."""
        return list(self.quick_seats) or ["me", *["bot"] * (self.min_seats - 1)]

    def offered_options(self) -> list[Option]:
        """Return the options that a set-up shows."""
        return [option for option in self.options if is_offered(option)]

    def read_options(self, given: Mapping[str, Value]) -> Options:
        """Fill in defaults and check every given value, ``edition`` among them.

        Raises:
            BadSetup: an unknown option or edition, or a value its option does not take.
        """
        return read_options(self.options, given, self.editions)

    def changed_options(self, options: Mapping[str, Value]) -> Options:
        """Return the options that differ from their defaults, as files name them."""
        defaults = self.read_options({})
        return {name: value for name, value in options.items() if value != defaults[name]}

    def todays_options(self, rules: int, given: Mapping[str, Value]) -> Options:
        """Return what a game of a version of the rules was given, as options of these rules.

        Raises:
            OtherRules: the version is newer, or none of our options stands for it.
        """
        since = range(rules, self.rules_version)
        if rules > self.rules_version or not self.older.keys() >= set(since):
            raise OtherRules("other-rules", played=rules, known=self.rules_version)
        found: Options = {}
        for version in reversed(since):
            found.update(self.older[version])
        found.update(given)
        return found

    @property
    def note(self) -> str:
        """What is reconstructed of the data that no file replaces, in English; or nothing."""
        return " ".join([ENGLISH.say(key) for key in self.note_keys({})])

    def note_keys(self, options: Mapping[str, Value]) -> list[str]:
        """Return the keys of the texts about what a table plays of our reconstructions."""
        without = [option for option in self.options if not options.get(option.name)]
        return [key for option in without if (key := self.option_note(option))]

    def option_note(self, option: Option) -> str:
        """Return the key of the text about what a file of this option replaces; or nothing."""
        is_note = isinstance(option, Document) and option.is_reconstructed
        return f"note-{self.id}-{option.name}" if is_note else ""

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
            BadPosition: the text cannot be read, or cannot occur in a game.
        """

    def sides(self, seats: int) -> tuple[str, ...]:
        """Return the name of each seat's side; nothing if each plays for itself and all are alike.

        Seats of one side are a team and win together.
        """
        return ()

    def heuristics(self) -> Heuristics | None:
        """Return the title's heuristics; without them, players evaluate by random playouts."""
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
