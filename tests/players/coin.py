"""Coin: seat 1 hides a coin in one of its hands, seat 2 says which, and wins if it is right.

A fair game, unless a seat sees what is hidden. ``watched`` makes it one: then every action is
seen by all, as if nothing were hidden.
"""

import random
from typing import Final, Self

from tests.players.nim import NimState
from wolfden.core.contract import Json, Outcome, Seat
from wolfden.core.events import Log

LEFT: Final = 1
RIGHT: Final = 2
UNKNOWN: Final = 0


class CoinState(NimState):
    """Two decisions: hide, then say."""

    watched = False

    def __init__(self, stones: int = 2, wind: bool = False) -> None:
        super().__init__(stones, wind)
        self.hidden = UNKNOWN
        self.said = UNKNOWN

    def codes(self, seat: Seat) -> list[int]:
        return [LEFT, RIGHT] if seat in self.actors() else []

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        if seat == 0:
            self.hidden = code
        else:
            self.said = code
        self.stones -= 1
        self.seat = 1 - seat

    def copy(self) -> Self:
        twin = super().copy()
        twin.hidden = self.hidden
        twin.said = self.said
        return twin

    def has_secrets(self) -> bool:
        return True

    def view(self, seat: Seat | None) -> Json:
        open_now = seat == 0 or self.stones == 0
        return {"coin": self.hidden if open_now else UNKNOWN, "said": self.said}

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        twin = self.copy()
        if seat != 0 and self.stones == 1:
            twin.hidden = rng.choice((LEFT, RIGHT))
        return twin

    def observed_code(self, seat: Seat, code: int, observer: Seat) -> int:
        is_hidden = seat == 0 and observer != 0 and not self.watched
        return UNKNOWN if is_hidden else code

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        scores = (1, 0) if self.hidden != self.said else (0, 1)
        parts = tuple((("coin", score),) for score in scores)
        return Outcome("said", scores, parts, tuple(2 - score for score in scores))


class WatchedCoin(CoinState):
    """Seat 2 sees where the coin goes."""

    watched = True


class RevealedCoin(CoinState):
    """Seat 2 says twice: the first time the hand is opened, the second time counts."""

    def __init__(self, stones: int = 3, wind: bool = False) -> None:
        super().__init__(stones, wind)

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        super().play(seat, code, log)
        self.seat = 1

    def view(self, seat: Seat | None) -> Json:
        return {"coin": self.hidden if seat == 0 or self.stones < 2 else UNKNOWN, "said": self.said}

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        twin = self.copy()
        if seat != 0 and self.stones == 2:
            twin.hidden = rng.choice((LEFT, RIGHT))
        return twin

    def revealed_key(self, observer: Seat) -> int:
        return self.hidden if self.stones < 2 else UNKNOWN
