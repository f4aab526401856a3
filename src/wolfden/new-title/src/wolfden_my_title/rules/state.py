"""A table of My Title and its rules: how many stones are left, and whose turn it is."""

import random
from typing import Final, Self

from wolfden.core.contract import Json, Outcome, Seat, State, ranking
from wolfden.core.events import Log
from wolfden.core.options import Options
from wolfden_my_title.rules.vocabulary import EMPTY, END_REASONS

MOST: Final = 3
"""Q2 How many stones can be taken at a time."""


class Position(State):
    """The table. The code of an action is the number of stones it takes."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.left = int(options["stones"])
        self.turn = 0

    def actors(self) -> tuple[Seat, ...]:
        """Q1 Return the seat whose turn it is; nobody once the stones are gone."""
        return (self.turn,) if self.left else ()

    def codes(self, seat: Seat) -> list[int]:
        """Q2 Return the legal codes of a seat."""
        return list(range(1, min(MOST, self.left) + 1)) if seat in self.actors() else []

    def weights(self) -> list[int]:
        """Return nothing: here chance never acts."""
        return []

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Q2 Carry out a legal code."""
        self.left -= code
        if log is not None:
            log.add("take", seat, {"stones": code})
        if self.left:
            self.turn = (seat + 1) % self.seats

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self)(self.seats, self.options)
        twin.left, twin.turn = self.left, self.turn
        return twin

    def has_secrets(self) -> bool:
        """Return that all is open."""
        return False

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat or a watcher may know: everything."""
        return {"left": self.left, "turn": self.turn, "seats": self.seats}

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        """Return a copy: nothing is hidden that could be dealt again."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """Q3 Return who has taken the last stone."""
        if self.left:
            return None
        scores = tuple(int(seat == self.turn) for seat in range(self.seats))
        parts = tuple((("last", score),) for score in scores)
        return Outcome(END_REASONS[EMPTY], scores, parts, ranking([(one,) for one in scores]))
