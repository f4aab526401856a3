"""What a tournament has shown so far, entrant by entrant."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median

from wolfden.arena.plans import Settings
from wolfden.arena.ratings import Rating, rate, wilson
from wolfden.arena.results import Forfeit, GameResult
from wolfden.arena.schedule import Party, Schedule, Seating

Game = tuple[Seating, GameResult]


@dataclass(frozen=True)
class Standing:
    """One line of the table: how a bot, or a side in its hands, has done."""

    name: str
    played: int
    """Games, counted once for every seat it had in them."""
    wins: int
    draws: int
    """First places that were shared."""
    share: float
    """Wins, a shared one in part, of all games."""
    share_low: float
    share_high: float
    fair: float
    """The share of somebody as good as everyone else."""
    rating: Rating | None
    """``None`` for one side of a bot that played several: the rating is the bot's."""
    scores: tuple[int, ...]
    parts: dict[str, float]
    """The mean of each part of the score."""
    median_ms: float
    p95_ms: float
    forfeits: int

    @property
    def mean_score(self) -> float | None:
        """The mean of all scores; ``None`` if no game was scored."""
        return fmean(self.scores) if self.scores else None

    @property
    def verdict(self) -> str:
        """Whether the interval of the share lies above or below the fair one, or holds it."""
        if self.share_low > self.fair:
            return "above"
        return "below" if self.share_high < self.fair else "even"


@dataclass(frozen=True)
class Standings:
    """The whole table."""

    settings: Settings
    games: int
    period: int
    """After how many games every entrant has had the same seats."""
    rows: tuple[Standing, ...]
    ends: dict[str, int]
    """How often games ended for each reason."""
    forfeits: tuple[tuple[int, str, Forfeit], ...]
    """Every forfeit: which game, which bot, and why."""

    def row(self, name: str) -> Standing:
        """Return the line of a party."""
        return next(row for row in self.rows if row.name == name)


def standings(settings: Settings, schedule: Schedule, results: Iterable[GameResult]) -> Standings:
    """Add up finished games; in which order they were finished makes no difference."""
    ordered = sorted(results, key=lambda result: result.number)
    games = [(schedule.seating(result.number), result) for result in ordered]
    ratings = rate(games)
    sides = {party.name: party.rated_as for seating, _ in games for party in seating.parties}
    owners = {**{name: name for name in ratings}, **sides}
    rows = [_row(name, ratings.get(name), games) for name in owners]
    return Standings(
        settings=settings,
        games=len(ordered),
        period=schedule.period,
        rows=tuple(sorted(rows, key=lambda row: _place(row, ratings, owners[row.name]))),
        ends=dict(Counter(result.reason for result in ordered).most_common()),
        forfeits=tuple(
            (result.number, result.bots[result.forfeit.seat], result.forfeit)
            for result in ordered
            if result.forfeit is not None
        ),
    )


def _place(row: Standing, ratings: dict[str, Rating], owner: str) -> tuple[float, str, bool, str]:
    """Return what sorts the lines: strong bots first, and each before its sides."""
    return (-ratings[owner].mean, owner, row.rating is None, row.name)


def _row(name: str, rating: Rating | None, games: list[Game]) -> Standing:
    mine = [
        (seating, result, party)
        for seating, result in games
        for party in seating.parties
        if name in (party.name, party.rated_as)
    ]
    won = [_win(seating, result, party) for seating, result, party in mine]
    times = [
        time for _, result, party in mine for seat in party.seats for time in result.times[seat]
    ]
    low, high = wilson(sum(won), len(won))
    return Standing(
        name=name,
        played=len(mine),
        wins=won.count(1.0),
        draws=sum(0.0 < share < 1.0 for share in won),
        share=fmean(won),
        share_low=low,
        share_high=high,
        fair=fmean(1 / len(seating.parties) for seating, _, _ in mine),
        rating=rating,
        scores=tuple(result.scores[party.seats[0]] for _, result, party in mine if result.scores),
        parts=_mean_parts(
            [result.parts[party.seats[0]] for _, result, party in mine if result.parts]
        ),
        median_ms=median(times) / 1000 if times else 0.0,
        p95_ms=sorted(times)[len(times) * 95 // 100] / 1000 if times else 0.0,
        forfeits=sum(
            result.forfeit is not None and result.forfeit.seat in party.seats
            for _, result, party in mine
        ),
    )


def _win(seating: Seating, result: GameResult, party: Party) -> float:
    """Return which part of a win a party has: all of it, a share of it or nothing."""
    first = [other for other in seating.parties if result.ranks[other.seats[0]] == 1]
    return 1 / len(first) if party in first else 0.0


def _mean_parts(sheets: list[tuple[tuple[str, int], ...]]) -> dict[str, float]:
    if not sheets:
        return {}
    return {
        name: fmean(sheet[place][1] for sheet in sheets)
        for place, (name, _points) in enumerate(sheets[0])
    }
