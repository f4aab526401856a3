"""Tournaments: what was agreed, rounds and their points, standings, the next round."""

from collections.abc import Collection, Sequence
from math import ceil
from typing import Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.features.tournaments.pairing import (
    Candidate,
    Pairings,
    pair_evenly,
    pair_robin,
    pair_swiss,
    robin_rounds,
)
from wolfden.server.tables.wire import Clock

MAX_PLAYERS: Final = 128
MAX_ROBIN_PLAYERS: Final = 32
"""Players of a round robin: more would need more rounds than anyone plays."""
MAX_ROUNDS: Final = 16
BOT: Final = -1
"""The number of a bot that fills a seat."""

Kind = Literal["swiss", "round_robin"]
Access = Literal["open", "invited", "group"]
TournamentStatus = Literal["open", "running", "finished"]


class TournamentInfo(Struct, kw_only=True):
    """A tournament apart from its players and rounds: one row of the database."""

    id: str
    name: str
    title: str
    kind: Kind
    access: Access
    group_id: str = ""
    host: str | None
    """The organiser; nobody if that guest was deleted."""
    invite: str = ""
    """What lets guests join who are invited."""
    status: TournamentStatus = "open"
    seats: int
    round: int = 0
    """How many rounds have begun."""
    round_count: int
    most: int
    bots: bool
    level: str
    accounts: bool = False
    clock: Clock
    rated: bool
    version: int = 1
    created: int
    started: int = 0
    finished: int = 0


class Entrant(Struct):
    """A player of a tournament by number; without a guest, the guest was deleted."""

    number: int
    guest: str | None
    withdrawn: bool = False
    joined: int = 0

    @property
    def is_active(self) -> bool:
        """Whether the player is still paired."""
        return self.guest is not None and not self.withdrawn


class TournamentGame(Struct):
    """A game of a round: its table, the players by seat, and their points once it is over."""

    table: str
    players: list[int]
    points: list[float] | None = None


class Bye(Struct):
    """A player who does not play in a round, and the points for that."""

    player: int
    points: float


class Round(Struct):
    """The games of a round; ``is_dealt``: their tables were made."""

    games: list[TournamentGame] = field(default_factory=list)
    byes: list[Bye] = field(default_factory=list)
    is_dealt: bool = False


class Standing(Struct):
    """Where a player stands; equals share a place."""

    place: int
    number: int
    points: float
    tie_break: float
    wins: int


class _Tally:
    """What a player has done in all rounds so far."""

    def __init__(self, seats: int) -> None:
        self.points, self.wins, self.byes = 0.0, 0, 0
        self.seats = [0] * seats
        self.met: dict[int, int] = {}
        self.shares: list[tuple[int, float]] = []
        """Opponents, and the part of a win against each."""


def table_points(ranks: Sequence[int], teams: Sequence[Sequence[Seat]]) -> list[float]:
    """Return the points of each seat: one for each team ranked below, half for each equal one.

    >>> table_points([1, 2, 2], [[0], [1], [2]])
    [2.0, 0.5, 0.5]
    >>> table_points([2, 1, 1], [[0], [1, 2]])
    [0.0, 1.0, 1.0]
    """
    points = [0.0] * len(ranks)
    for team in teams:
        others = [ranks[other[0]] for other in teams if other is not team]
        own = ranks[team[0]]
        found = sum(1.0 if rank > own else 0.5 if rank == own else 0.0 for rank in others)
        for seat in team:
            points[seat] = found
    return points


def tied_points(players: Sequence[int], teams: int, gone: Collection[int]) -> list[float]:
    """Return the points of a game without a result: a tie, but nothing for those who have left.

    >>> tied_points([4, 7], 2, {7})
    [0.5, 0.0]
    """
    return [0.0 if player in gone else (teams - 1) / 2 for player in players]


def count_rounds(info: TournamentInfo, players: int) -> int:
    """Return how many rounds a tournament with this many players has."""
    if info.kind == "round_robin":
        even = robin_rounds(players) if info.seats == 2 else ceil((players - 1) / (info.seats - 1))
        return even if info.seats == 2 else min(max(even, 1), MAX_ROUNDS)
    return min(info.round_count, robin_rounds(players)) if info.seats == 2 else info.round_count


def can_go_on(info: TournamentInfo, active: int) -> bool:
    """Whether this many players are enough for a round."""
    return active >= 2 and (info.bots or active >= info.seats)


def standings(info: TournamentInfo, count: int, rounds: Sequence[Round]) -> list[Standing]:
    """Return all players, the best first.

    Points decide, then the tie-break: in a Swiss tournament the points of all opponents together
    (Buchholz), in a round robin the points of those one has beaten, and half of those of equals
    (Sonneborn-Berger); then wins. Bots and byes have no part in it.
    """
    tallies = _tally(info, count, rounds)

    def tie_break(tally: _Tally) -> float:
        found = tally.shares
        if info.kind == "swiss":
            return sum(tallies[other].points for other, _ in found)
        return sum(share * tallies[other].points for other, share in found)

    rows = [
        Standing(0, number, tally.points, tie_break(tally), tally.wins)
        for number, tally in enumerate(tallies)
    ]
    rows.sort(key=lambda row: (-row.points, -row.tie_break, -row.wins, row.number))
    for place, row in enumerate(rows):
        before = rows[place - 1] if place else None
        is_equal = before is not None and _merits(before) == _merits(row)
        row.place = before.place if before is not None and is_equal else place + 1
    return rows


def _merits(row: Standing) -> tuple[float, float, int]:
    return row.points, row.tie_break, row.wins


def _tally(info: TournamentInfo, count: int, rounds: Sequence[Round]) -> list[_Tally]:
    tallies = [_Tally(info.seats) for _ in range(count)]
    for one in rounds:
        for bye in one.byes:
            tallies[bye.player].byes += 1
            tallies[bye.player].points += bye.points
        for game in one.games:
            _count_game(tallies, game)
    return tallies


def _count_game(tallies: list[_Tally], game: TournamentGame) -> None:
    people = [(seat, player) for seat, player in enumerate(game.players) if player != BOT]
    points = game.points
    for seat, player in people:
        tally = tallies[player]
        tally.seats[seat] += 1
        tally.byes += len(people) < len(game.players)
        others = [(place, other) for place, other in people if other != player]
        for place, other in others:
            tally.met[other] = tally.met.get(other, 0) + 1
            if points is not None:
                mine, theirs = points[seat], points[place]
                tally.shares.append((other, 1.0 if mine > theirs else 0.5 * (mine == theirs)))
        if points is not None:
            tally.points += points[seat]
            tally.wins += points[seat] == max(points) and points.count(points[seat]) < len(points)


def plan_round(
    info: TournamentInfo, entrants: Sequence[Entrant], rounds: Sequence[Round], teams: int
) -> Round | None:
    """Return the next round, its games still without tables; ``None``: the tournament is over.

    ``teams`` is how many teams a table has.
    """
    active = {one.number for one in entrants if one.is_active}
    if len(rounds) >= info.round_count or not can_go_on(info, len(active)):
        return None
    if info.kind == "round_robin" and info.seats == 2:
        return _robin_round(info, len(entrants), len(rounds), active)
    tallies = _tally(info, len(entrants), rounds)
    order = [row.number for row in standings(info, len(entrants), rounds)]
    if info.kind == "round_robin":
        order = sorted(order)
    players = [_candidate(number, tallies[number]) for number in order if number in active]
    if info.kind == "swiss":
        pairings = pair_swiss(players, info.seats)
    else:
        pairings = pair_evenly(players, info.seats, len(rounds))
    return _with_free(info, pairings, (teams - 1) / (1 if info.seats == 2 else 2))


def _candidate(number: int, tally: _Tally) -> Candidate:
    return Candidate(number, tally.points, tally.byes, tuple(tally.seats), tally.met)


def _with_free(info: TournamentInfo, pairings: Pairings, bye: float) -> Round:
    """Return the round of some pairings: who is left over plays bots, or has a bye."""
    games = [TournamentGame("", table) for table in pairings.tables]
    if not info.bots:
        return Round(games, [Bye(player, bye) for player in pairings.free])
    if pairings.free:
        bots = [BOT] * (info.seats - len(pairings.free))
        games.append(TournamentGame("", [*pairings.free, *bots]))
    return Round(games)


def _robin_round(info: TournamentInfo, count: int, turn: int, active: set[int]) -> Round:
    """Return a round of everyone against everyone.

    Who would have met a player who has left gets the point; a bye, which everyone has once, counts
    nothing.
    """
    pairings = pair_robin(count, turn)
    tables = [table for table in pairings.tables if active.issuperset(table)]
    walkovers = [
        Bye(player, 1.0)
        for table in pairings.tables
        if table not in tables
        for player in table
        if player in active
    ]
    free = [player for player in pairings.free if player in active]
    made = _with_free(info, Pairings(tables, free), 0.0)
    return replace(made, byes=[*walkovers, *made.byes])
