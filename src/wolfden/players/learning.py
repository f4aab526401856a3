"""What networks and other learners read of a title: encoded states, symmetries, deductions."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar, final

from wolfden.core.contract import Seat, State
from wolfden.core.machine import append, i64, mypyc_attr, vec
from wolfden.core.title import TitleState

S = TypeVar("S", bound=State)

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
    """The features of several actions, one action after the other: numbers and values."""

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
        """Continue with the next action."""
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
class Deduction(ABC, Generic[S]):
    """A choice of one seat that others try to find out, for the tasks of the lab."""

    @abstractmethod
    def possible(self, state: S, seat: Seat) -> list[str]:
        """Return the words that the choice may be for all that ``seat`` knows.

        Empty if there is nothing to find out: nothing is chosen, or the seat knows it.
        """

    @abstractmethod
    def chosen(self, state: S) -> str:
        """Return the word that was chosen; asked only where several words are possible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Symmetry(ABC):
    """A symmetry of the board, for learners who want more data of a game.

    Numbers and words are those that a seat counts from itself, the same for every seat.
    """

    @abstractmethod
    def moved_number(self, number: int) -> int:
        """Return the number of an observation that takes the place of another one."""

    @abstractmethod
    def moved_word(self, word: str) -> str:
        """Return the word that takes the place of another one of the same board."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[S]):
    """Encodes a title's states, and the actions in them, for networks and learners.

    ``version`` changes whenever one of the ``inputs`` or of the ``action_features`` changes its
    meaning.
    """

    def __init__(self, version: int, inputs: int, action_features: int = 0) -> None:
        self._version: Final = version
        self._inputs: Final = inputs
        self._action_features: Final = action_features

    # What a title writes.

    @abstractmethod
    def fits(self, state: S) -> bool:
        """Whether the state can be encoded; boards of owners have other places."""

    @abstractmethod
    def viewpoints(self, state: S) -> list[Seat]:
        """Return the seats from which the table must be looked at to judge it.

        One is enough where all that seats know differently is part of a sampled world; sides that
        must be judged by what each knows are one seat each.
        """

    @abstractmethod
    def seats(self, state: S) -> int:
        """Return how many seats the table has."""

    @abstractmethod
    def encode(self, state: S, seat: Seat, features: Features) -> None:
        """Add the inputs of a state as ``seat`` sees it; seats are counted from it."""

    # What a title writes only where it differs.

    def slots(self, state: S, seat: Seat) -> list[int]:
        """Return for every seat which output is its share, seen from ``seat``, whose own is 0.

        By default each seat plays for itself, and outputs go round the table.
        """
        count = self.seats(state)
        return [(one - seat + count) % count for one in range(count)]

    def encode_actions(
        self, state: S, seat: Seat, codes: list[int], features: ActionFeatures
    ) -> None:
        """Add the features of each legal code of ``seat``, and end it; none by default.

        They may depend only on what the side of the seat knows, and must be cheap.
        """
        for _code in codes:
            features.end_action()

    def observation_size(self, state: S) -> int:
        """Return how many numbers ``observe`` adds; the same in all of a game."""
        return self._inputs

    def observe(self, state: S, seat: Seat, features: Features) -> None:
        """Add what ``seat`` knows of a game, for learners that choose actions by themselves.

        Places are listed one by one, since actions name them. Unlike ``encode`` it gets the true
        state: it must add nothing that the seat may not know. Inputs of the network keep their
        numbers, and those left out are zero.
        """
        self.encode(state, seat, features)

    def relative_word(self, state: S, seat: Seat, word: str) -> str:
        """Return a word of the notation as it reads when seats are counted from ``seat``.

        Each seat turns the words of a slot into one another, so that a table that has been turned
        with its board offers the same words.
        """
        return word

    def symmetries(self, state: S) -> list[Symmetry]:
        """Return the symmetries of the board that remain when all is counted from a seat."""
        return []

    def deduction(self) -> Deduction[S] | None:
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


T = TypeVar("T", bound=TitleState)


@mypyc_attr(allow_interpreted_subclasses=True)
class TitleEncoder(Encoder[T], Generic[T]):
    """An encoder of states that know how many players they have."""

    def seats(self, state: T) -> int:
        """Return how many seats the table has."""
        return state.players
