"""What a puzzle is, and the lines of a puzzle file.

A file is JSON, one thing a line: first how it was made (:class:`Source`), then puzzles and, after
each game that was looked through, how far the making has come (:class:`Looked`).
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

VERSION: Final = 1

Difficulty = Literal["easy", "medium", "hard"]


class Source(Struct, tag="source", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """How a file was made: the same source makes the same puzzles again."""

    title: str
    rules: int
    players: int
    options: dict[str, str | int]
    seed: int
    simulations: int
    version: int = VERSION


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of the seat and what the search thinks of it."""

    action: str
    chance: float
    """The seat's chance to win after it, 0 to 1."""
    share: float = 0.0
    """The part of the simulations of deep searches that tried it, 0 to 1."""


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One action of the line that follows; seat -1 is chance."""

    seat: int
    action: str


class Puzzle(Struct, tag="puzzle", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A moment, whose turn it is there, and what is best.

    The position is a world that the seat cannot tell from the game it comes from; what the seat
    does not know of it must never be told.
    """

    id: str
    seat: int
    position: str
    accepted: list[str]
    """The best action, then all that are as good."""
    choices: list[Choice]
    """Every legal action, the best first."""
    greedy: str
    """What a player takes who looks one step ahead."""
    line: list[Move]
    """How it may go on: the best action, then what good players would do."""
    before: float
    """The seat's chance to win before anything is chosen."""
    difficulty: Difficulty

    def chance_of(self, action: str) -> float:
        """Return the seat's chance to win after a legal action."""
        return next(choice.chance for choice in self.choices if choice.action == action)


class Looked(Struct, tag="looked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A game has been looked through: how many moments it had, and how far each came."""

    game: int
    moments: int
    choices: int
    """Moments with enough sensible choices."""
    searched: int
    """Moments where a first look was promising, so that they were searched deeply."""
    kept: int


class Checked(Struct, tag="checked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """The puzzles of the file were checked, and those that did not hold were left out."""

    seed: int
    simulations: int
    looked: int
    held: int


Line = Source | Puzzle | Looked | Checked

DECODER: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
