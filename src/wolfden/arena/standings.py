"""The standings of a tournament: wins and shares, Weng–Lin ratings, scores and times."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from wolfden.arena.intervals import SPREAD, wilson
from wolfden.arena.match import Forfeit, GameResult
from wolfden.arena.schedule import Party, Schedule, Seating, TournamentSettings

Game = tuple[Seating, GameResult]


@dataclass(frozen=True)
class Rating:
    """An estimated strength and the half width of its 95 % interval."""

    mean: float
    spread: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.spread

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.spread


@dataclass(frozen=True)
class Standing:
    """One line of the table: the results of a bot, or of a side it played."""

    name: str
    played: int
    """Games, counted once for each of its seats."""
    wins: int
    draws: int
    """Shared first places."""
    share: float
    """Wins per game; a shared win counts in part."""
    share_low: float
    share_high: float
    fair: float
    """The share expected of a bot as strong as the others."""
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
        """Whether the interval of the share is above or below the fair share, or contains it."""
        if self.share_low > self.fair:
            return "above"
        return "below" if self.share_high < self.fair else "even"


@dataclass(frozen=True)
class Standings:
    """The whole table."""

    settings: TournamentSettings
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


def standings(
    settings: TournamentSettings, schedule: Schedule, results: Iterable[GameResult]
) -> Standings:
    """Return the standings of finished games; the order of finishing makes no difference."""
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
    times = sorted(
        time for _, result, party in mine for seat in party.seats for time in result.times[seat]
    )
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
        parts=_mean_parts([one.parts[party.seats[0]] for _, one, party in mine if one.parts]),
        median_ms=median(times) / 1000 if times else 0.0,
        p95_ms=times[len(times) * 95 // 100] / 1000 if times else 0.0,
        forfeits=sum(
            result.forfeit is not None and result.forfeit.seat in party.seats
            for _, result, party in mine
        ),
    )


def _win(seating: Seating, result: GameResult, party: Party) -> float:
    """Return the part of a win that a party has, 0 to 1."""
    first = [other for other in seating.parties if result.ranks[other.seats[0]] == 1]
    return 1 / len(first) if party in first else 0.0


def _mean_parts(sheets: list[tuple[tuple[str, int], ...]]) -> dict[str, float]:
    """Return the mean of each part of the score, from the score sheets of some games."""
    return {part[0][0]: fmean(points for _, points in part) for part in zip(*sheets, strict=True)}


def rate(games: list[Game]) -> dict[str, Rating]:
    """Return every rating by name, from games in the order of their numbers.

    A party is rated as one player, whether it is a seat or a side. Bots do not learn between
    games, so uncertainty only shrinks (tau is zero). A game of one bot against itself is skipped.

    Heuristic: where a bot has several seats in a game, it is rated once for each and gets the mean
    of the new means and of the new sigmas. Its seats are not independent, and the mean of sigmas is
    not the sigma of a mean, so such an interval is an approximation; shares have exact intervals.
    """
    model = BradleyTerryFull(tau=0.0)
    ratings: dict[str, BradleyTerryFullRating] = {}
    for seating, result in games:
        names = [party.rated_as for party in seating.parties]
        before = [[ratings.get(name) or model.rating(name=name)] for name in names]
        places = [float(result.ranks[party.seats[0]]) for party in seating.parties]
        after = before if len(set(names)) == 1 else model.rate(before, ranks=places)
        for name in dict.fromkeys(names):
            own = [team[0] for team in after if team[0].name == name]
            ratings[name] = model.rating(
                mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own), name=name
            )
    return {name: Rating(one.mu, SPREAD * one.sigma) for name, one in ratings.items()}
