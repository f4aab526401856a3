"""What a finished game means to each of its guests: with whom, how it ended; and puzzle ratings."""

from collections.abc import Iterable
from math import log, pi, sqrt
from typing import Final

from msgspec import Struct

from wolfden.arena.intervals import SPREAD
from wolfden.core.contract import Game, Seat
from wolfden.players.levels import BOTS, level_of
from wolfden.server.tables.model import SeatInfo, TableInfo

PUZZLE_STRENGTHS: Final = {"easy": 1200.0, "medium": 1500.0, "hard": 1800.0}
"""The ratings of puzzles; a player with the same rating solves every second one."""
PUZZLE_SPREAD: Final = 80.0
FIRST_RATING: Final = 1500.0
FIRST_SPREAD: Final = 350.0
LEAST_SPREAD: Final = 45.0
"""A rating never gets surer than this, so that it can still follow a player who learns."""
_Q: Final = log(10) / 400


class PlayedGame(Struct, frozen=True):
    """A finished game of a guest. ``share`` is the part of the win: 0, 1, or less if it is shared.

    ``people`` counts the other guests; ``level`` is the weakest bot among the opponents, if there
    are no people among them. ``side`` names the seat's side in titles with sides.
    """

    table_id: str
    guest: str
    title: str
    seats: int
    seat: Seat
    side: str
    people: int
    level: str
    rank: int
    share: float
    score: int | None
    started: int
    finished: int
    rated: int = 0
    """0: not rated; 1: to be rated; 2: done."""


def played_games(info: TableInfo, game: Game) -> list[PlayedGame]:
    """Return a finished game as each of its guests has played it.

    Guided games, and those that began in the middle, do not count; nor does a guest who played
    against himself, or whose seat a bot played in the end, unless the seat was given up. What
    others played at the device of a guest is not the guest's.
    """
    if not _is_whole(info):
        return []
    guests = {one.guest.id for one in info.seats if one.guest is not None} - {""}
    found = [_played_by(guest, info, game) for guest in sorted(guests)]
    return [one for one in found if one is not None]


def _is_whole(info: TableInfo) -> bool:
    """Whether a game that is over was played from its start to a result, without a guide."""
    return info.result is not None and not (info.guide or info.source or info.position)


class PersonGames(Struct):
    """What a person has played at the device of a guest: games of a title, and wins."""

    name: str
    title: str
    games: int
    won: int


def games_of_people(infos: Iterable[TableInfo], guest: str) -> list[PersonGames]:
    """Return what people have played at a guest's device, those with the most games first."""
    found: dict[tuple[str, str], PersonGames] = {}
    for info in infos:
        for seat in info.held_by(guest) if _is_whole(info) else ():
            one = info.seats[seat]
            if not one.person or not _counts(one) or info.result is None:
                continue
            key = (one.person, info.title)
            line = found.setdefault(key, PersonGames(*key, 0, 0))
            line.games += 1
            line.won += seat in info.result.winners
    return sorted(found.values(), key=lambda line: (-line.games, line.name, line.title))


def lost_game(info: TableInfo, game: Game, seat: Seat, at: int) -> PlayedGame:
    """Return a rated game that continues as the guest of a seat has played it, who leaves it."""
    seats = len(info.seats)
    guest = info.seats[seat].guest
    assert guest is not None
    return PlayedGame(
        table_id=info.id,
        guest=guest.id,
        title=info.title,
        seats=seats,
        seat=seat,
        side=side_of(info, game, seat),
        people=len(info.guests() - {guest.id}),
        level="",
        rank=seats,
        share=0.0,
        score=None,
        started=info.started,
        finished=at,
        rated=2,
    )


def side_of(info: TableInfo, game: Game, seat: Seat) -> str:
    """Return the side of a seat, in titles with sides."""
    return (game.sides(len(info.seats)) or [""] * len(info.seats))[seat]


def _played_by(guest: str, info: TableInfo, game: Game) -> PlayedGame | None:
    held, result = _own_seats(info, guest), info.result
    own = [team for team in info.teams(game) if not set(held).isdisjoint(team)]
    if result is None or len(own) != 1 or not all(_counts(info.seats[seat]) for seat in held):
        return None
    seat = held[0]
    others = [one for place, one in enumerate(info.seats) if place not in own[0]]
    winners = [team for team in info.teams(game) if result.ranks[team[0]] == 1]
    return PlayedGame(
        table_id=info.id,
        guest=guest,
        title=info.title,
        seats=len(info.seats),
        seat=seat,
        side=side_of(info, game, seat),
        people=len(info.guests() - {guest}) + len({*info.held_by(guest)} - {*held}),
        level=_weakest_bot(others),
        rank=result.ranks[seat],
        share=1 / len(winners) if own[0] in winners else 0.0,
        score=result.scores[seat] if result.scores else None,
        started=info.started,
        finished=info.finished,
        rated=int(info.settings.rated),
    )


def _own_seats(info: TableInfo, guest: str) -> list[Seat]:
    """Return the seats that a guest has played, and no other person at the device."""
    return [seat for seat in info.held_by(guest) if not info.seats[seat].person]


def _counts(seat: SeatInfo) -> bool:
    return seat.stand_in in ("", "resigned")


def _weakest_bot(opponents: Iterable[SeatInfo]) -> str:
    """Return the weakest level of opponents who are all bots; else an empty string."""
    levels = [level_of(one.level) if one.kind == "bot" else "" for one in opponents]
    return "" if "" in levels else min(levels, key=BOTS.index, default="")


class PuzzleRating(Struct, frozen=True):
    """How well a guest solves puzzles, and half the width of the 95 % interval of that."""

    rating: int
    spread: int
    answered: int
    solved: int


def rate_puzzles(answers: Iterable[tuple[str, bool]]) -> PuzzleRating:
    """Return the rating after first answers, each to a puzzle of a difficulty (Glicko)."""
    rating, spread, answered, solved = FIRST_RATING, FIRST_SPREAD, 0, 0
    damping = 1 / sqrt(1 + 3 * _Q**2 * PUZZLE_SPREAD**2 / pi**2)
    for difficulty, is_right in answers:
        gap = damping * (rating - PUZZLE_STRENGTHS[difficulty])
        expected = 1 / (1 + 10 ** (-gap / 400))
        information = _Q**2 * damping**2 * expected * (1 - expected)
        variance = 1 / (1 / spread**2 + information)
        rating += _Q * variance * damping * (is_right - expected)
        spread = max(LEAST_SPREAD, sqrt(variance))
        answered, solved = answered + 1, solved + is_right
    return PuzzleRating(round(rating), round(SPREAD * spread), answered, solved)
