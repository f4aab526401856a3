"""What a guest has played and solved, as the page shows it."""

from msgspec import Struct

from wolfden.server.features.history.model import PersonGames, PuzzleRating


class HistoryLine(Struct):
    """Games that are alike; the share of wins with its 95 % interval."""

    title: str
    seats: int
    people: bool
    level: str
    games: int
    share: float
    low: float
    high: float
    best: int | None
    last: int


class Rung(Struct):
    """A bot of the ladder: games against it alone, and wins."""

    level: str
    games: int
    won: float


class Ladder(Struct):
    """The bots of a title, from the weakest, and the one to beat next; none once all are."""

    title: str
    rungs: list[Rung]
    next: str


class History(Struct):
    """What a guest has played and solved."""

    games: int
    lines: list[HistoryLine]
    ladders: list[Ladder]
    streak: int
    best_streak: int
    people: list[PersonGames]
    """What others have played at the guest's device, while the tables are stored."""
    puzzles: PuzzleRating
