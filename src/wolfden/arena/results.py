"""How one game of a tournament ended."""

from dataclasses import dataclass
from typing import Final, Literal

from wolfden.core.contract import Seat, seat_name
from wolfden.core.outcome import Outcome, ranking

FORFEIT: Final = "forfeit"
"""The reason of an end that no rule of the title knows."""

Fault = Literal["raised", "illegal", "hung", "crashed"]
"""What a bot can do wrong: raise an error, answer what is not legal, never answer, or die."""

Parts = tuple[tuple[str, int], ...]
"""The named parts of a score, in the order of the score sheet."""


@dataclass(frozen=True)
class Forfeit:
    """A bot that broke off a game, and why."""

    seat: Seat
    fault: Fault
    message: str

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} forfeits: {self.message}"


@dataclass(frozen=True)
class GameResult:
    """A finished game: numbers only, cheap to keep and to send."""

    number: int
    bots: tuple[str, ...]
    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    """Empty if somebody forfeited: a game that was broken off has no scores."""
    parts: tuple[Parts, ...]
    times: tuple[tuple[int, ...], ...]
    """For each seat, the microseconds of every decision where there was something to decide."""
    forfeit: Forfeit | None = None


@dataclass(frozen=True)
class Played:
    """A finished game with its replay."""

    result: GameResult
    replay: str


def scored(
    number: int, bots: tuple[str, ...], outcome: Outcome, times: tuple[tuple[int, ...], ...]
) -> GameResult:
    """Return the result of a game that was played to its end."""
    ranks, scores, parts = outcome.ranks, outcome.scores, outcome.parts
    return GameResult(number, bots, outcome.reason, ranks, scores, parts, times)


def forfeited(
    number: int,
    bots: tuple[str, ...],
    sides: tuple[str, ...],
    forfeit: Forfeit,
    times: tuple[tuple[int, ...], ...],
) -> GameResult:
    """Return the result of a game that a bot broke off: its side is last, the others share."""
    camps = sides or tuple(map(str, range(len(bots))))
    ranks = ranking([(int(camp != camps[forfeit.seat]),) for camp in camps])
    return GameResult(number, bots, FORFEIT, ranks, (), (), times, forfeit)
