"""What a puzzle is, and the lines of a puzzle file.

A file has one JSON object per line: first its :class:`Source`, then puzzles and, after each
searched game, the progress so far (:class:`Looked`).
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from wolfden.core.journal import LineFormat

VERSION: Final = 1

Difficulty = Literal["easy", "medium", "hard"]


class Source(Struct, tag="source", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """What a file was made from: the same source makes the same puzzles."""

    title: str
    rules: int
    players: int
    options: dict[str, str | int]
    seed: int
    simulations: int
    version: int = VERSION


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of the seat and the search's evaluation of it."""

    action: str
    chance: float
    """The seat's chance to win after it, 0 to 1."""
    share: float = 0.0
    """The share of the deep searches' simulations that tried it, 0 to 1."""


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One action of a continuation; seat -1 is chance."""

    seat: int
    action: str


class Puzzle(Struct, tag="puzzle", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A position, the seat to act and the best actions.

    The position is a world that the seat cannot distinguish from the real game. What the seat does
    not know of it must never be sent to a client.
    """

    id: str
    seat: int
    position: str
    accepted: list[str]
    """The best action, then all equally good ones."""
    choices: list[Choice]
    """Every legal action, the best first."""
    greedy: str
    """The action of the greedy player."""
    line: list[Move]
    """A continuation: the best action, then actions of good players."""
    before: float
    """The seat's chance to win before it acts."""
    difficulty: Difficulty

    def chance_of(self, action: str) -> float:
        """Return the seat's chance to win after a legal action."""
        return next(choice.chance for choice in self.choices if choice.action == action)


class Looked(Struct, tag="looked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A game has been searched for puzzles: the number of its moments at each stage."""

    game: int
    moments: int
    choices: int
    """Moments with enough sensible choices."""
    searched: int
    """Moments that looked promising and were searched deeply."""
    kept: int


class Checked(Struct, tag="checked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """The puzzles of the file were checked, and those that failed were removed."""

    seed: int
    simulations: int
    looked: int
    held: int


Line = Source | Puzzle | Looked | Checked

LINES: Final[LineFormat[Line]] = LineFormat(
    msgspec.json.encode,
    msgspec.json.Decoder[Line](Line).decode,
    msgspec.MsgspecError,
    what="line of a puzzle file",
)
