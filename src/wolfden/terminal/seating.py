"""The seats of a table: people, and bots by name."""

from typing import Final

from wolfden.core.contract import Game, Seat
from wolfden.players.bots import check_bot, make_bot
from wolfden.players.levels import BOTS, DEFAULT_BOT
from wolfden.players.player import Player

HUMAN: Final = "human"


def usual_kinds(seats: int) -> list[str]:
    """Return a person for the first seat and bots for the others."""
    return [HUMAN if seat == 0 else DEFAULT_BOT for seat in range(seats)]


def read_kinds(text: str) -> list[str]:
    """Read kinds of seats with commas between.

    Raises:
        BadSetup: a word is not a kind of seat.
    """
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if kind != HUMAN:
            check_bot(kind)
    return kinds


def _is_known_kind(kind: str) -> bool:
    """Whether a saved game may have such a seat; a file never makes us import a bot."""
    return kind == HUMAN or kind.partition(":")[0] in BOTS


def kinds_of(names: list[str]) -> list[str]:
    """Return the seats of a saved game, or the usual ones if its names are not kinds of seats."""
    if all(_is_known_kind(name) for name in names):
        return names
    return usual_kinds(len(names))


class Seating:
    """The seats of one table and the bots that play some of them."""

    def __init__(self, game: Game, kinds: list[str], seed: str) -> None:
        self.kinds = kinds
        self.bots: dict[Seat, Player] = {
            seat: make_bot(kind, game, f"{seed} seat {seat}")
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat."""
        return HUMAN in self.kinds

    def is_human(self, seat: Seat) -> bool:
        """Whether a seat is a person's."""
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == HUMAN
