"""Nim: take one to three stones, the player who takes the last one wins. Every position is solved.

``Nim(wind=True)`` lets chance take a stone (or none) after every move.
"""

import random
from typing import Final, Self

from wolfden.core.contract import CHANCE, Game, Json, Notation, Outcome, Reason, Seat, State
from wolfden.core.events import Log
from wolfden.core.meta import Meta
from wolfden.core.options import Options
from wolfden.players.heuristics import Heuristics

MOST: Final = 3
META: Final = Meta("nim", "Nim", 2, 2, (), 1, "alpha", "")


class NimNotation(Notation):
    def write(self, code: int) -> str:
        return f"take {code}"

    def read(self, text: str) -> int:
        return int(text.split()[1])


NOTATION: Final = NimNotation()


class NimState(State):
    def __init__(self, stones: int, wind: bool = False) -> None:
        self.stones = stones
        self.seat = 0
        self.wind = wind
        self.windy = False

    def actors(self) -> tuple[Seat, ...]:
        if self.stones == 0:
            return ()
        return (CHANCE,) if self.windy else (self.seat,)

    def codes(self, seat: Seat) -> list[int]:
        if seat not in self.actors():
            return []
        if seat == CHANCE:
            return [0, 1] if self.stones > 1 else [0]
        return list(range(1, min(MOST, self.stones) + 1))

    def weights(self) -> list[int]:
        return [1] * len(self.codes(CHANCE))

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        self.stones -= code
        self.windy = self.wind and seat != CHANCE
        if seat != CHANCE:
            self.seat = 1 - seat

    def copy(self) -> Self:
        twin = type(self)(self.stones, self.wind)
        twin.seat = self.seat
        twin.windy = self.windy
        return twin

    def view(self, seat: Seat | None) -> Json:
        return {"stones": self.stones, "seat": self.seat, "windy": self.windy}

    def has_secrets(self) -> bool:
        return False

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        scores = (self.seat, 1 - self.seat)
        parts = tuple((("last stone", score),) for score in scores)
        return Outcome("empty", scores, parts, tuple(2 - score for score in scores))

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        return Reason("too-many", "N1", {}, "nim")

    def dump(self) -> str:
        return f"{self.stones} {self.seat}"

    def notation(self) -> Notation:
        return NOTATION


class NimHeuristics(Heuristics[State]):
    """Knows the theory, or (``wrong``) the opposite of it."""

    def __init__(self, wrong: bool = False) -> None:
        self.wrong = wrong

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, NimState)
        to_move_wins = (state.stones % (MOST + 1) != 0) != self.wrong
        chance = 0.9 if to_move_wins == (state.seat == 0) else 0.1
        return [chance, 1.0 - chance]

    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        return [1.0] * len(codes)

    def quick_code(self, state: State, seat: Seat, codes: list[int], rng: random.Random) -> int:
        return rng.choice(codes)


class Nim(Game):
    def __init__(self, judgement: Heuristics[State] | None = None) -> None:
        self._judgement = judgement

    def meta(self) -> Meta:
        return META

    def begin(self, seats: int, options: Options) -> NimState:
        return NimState(10)

    def load(self, position: str) -> NimState:
        stones, seat = map(int, position.split())
        state = NimState(stones)
        state.seat = seat
        return state

    def heuristics(self) -> Heuristics[State] | None:
        return self._judgement
