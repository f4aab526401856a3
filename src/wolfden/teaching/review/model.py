"""The result of a review, and its form as JSON."""

from typing import Final

import msgspec
from msgspec import Struct

from wolfden.core.contract import Seat
from wolfden.core.errors import BadData
from wolfden.teaching.moments import EventChange, KnownEvent, TallyChange

VERSION: Final = 1
"""Changes whenever a field changes its meaning: a review of another version is made again."""
COSTLY: Final = 0.03
"""A decision that cost less of the chance to win is not a mistake."""


class PartChange(Struct, frozen=True):
    """How many points more a seat gets on average if the preferred action is played.

    ``part`` names a part of the score; without a name it is the whole score.
    """

    seat: int
    part: str
    difference: float


class EndingChange(Struct, frozen=True):
    """How often a game ends in a way, with these winners, after the chosen and preferred action."""

    reason: str
    winners: list[int]
    chosen: float
    preferred: float


class Reason(Struct, frozen=True):
    """Why the preferred action is better: what it leads to within the turn and in the end."""

    line: list[str]
    """The preferred action and those that follow it within the turn."""
    gained: list[KnownEvent]
    """What happens then and did not happen in the game."""
    missed: list[KnownEvent]
    """What happened in the game within the turn and would not happen then."""
    parts: list[PartChange]
    """The differences of the scores, the largest first."""
    endings: list[EndingChange]
    """The differences of how games end, the largest first."""
    tallies: list[TallyChange] = []
    """The differences of what players count, the largest first."""
    likely: list[EventChange] = []
    """The differences of what is likely to happen, the largest first."""


class Decision(Struct, frozen=True, omit_defaults=True):
    """A choice of a seat, judged by what the seat knew."""

    ply: int
    """How many actions came before it."""
    seat: int
    action: str
    preferred: str
    """The best action of a search; the chosen one if none is better."""
    loss: float
    """What the choice cost of the chance to win, 0 to 1."""
    chance: float
    """The chance to win after the chosen action."""
    is_uncertain: bool = False
    """Whether other positions were possible for the seat."""
    reason: Reason | None = None
    """Only for mistakes: decisions that were looked at again and cost at least ``COSTLY``."""


class Point(Struct, frozen=True):
    """The chances of all seats after ``ply`` actions, one row for each that knows differently."""

    ply: int
    chances: list[list[float]]


class Luck(Struct, frozen=True):
    """Rolls or draws in a row, and what they changed of each seat's chance as the seat knew it."""

    ply: int
    """How many actions came before the first of them."""
    count: int
    changes: list[float]
    told: list[KnownEvent]


class Review(Struct, frozen=True):
    """A game decision by decision."""

    title: str
    rules: int
    names: list[str]
    simulations: int
    seed: str
    observers: list[int]
    """For each seat, which row of a point's chances holds what it knew."""
    points: list[Point]
    """Before every decision, and at the end."""
    decisions: list[Decision]
    luck: list[Luck]
    version: int = VERSION

    def costly(self, seat: Seat | None = None) -> list[Decision]:
        """Return the mistakes of one seat or all, the worst first."""
        found = [one for one in self.decisions if one.reason and seat in (None, one.seat)]
        return sorted(found, key=lambda decision: decision.loss, reverse=True)

    def own_chances(self, point: Point) -> list[float]:
        """Return the chance of every seat, each by what it knew."""
        return [point.chances[row][seat] for seat, row in enumerate(self.observers)]

    def lost(self, seat: Seat) -> float:
        """Return what all decisions of a seat cost together."""
        return sum(one.loss for one in self.decisions if one.seat == seat)

    def lucky(self, seat: Seat) -> float:
        """Return what rolls and draws brought a seat; below zero if they were bad."""
        return sum(one.changes[seat] for one in self.luck)


def write_review(review: Review) -> str:
    """Return a review as JSON."""
    return msgspec.json.encode(review).decode()


def read_review(text: str | bytes) -> Review:
    """Read a review.

    Raises:
        BadData: it is not a review of this version.
    """
    try:
        review = msgspec.json.decode(text, type=Review)
    except msgspec.MsgspecError as error:
        raise BadData("review-unreadable", trouble=str(error)) from error
    if review.version != VERSION:
        raise BadData("review-version", found=review.version, known=VERSION)
    return review
