"""Which games are rated: those that people, and nobody for them, have played against each other."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.base.errors import NotFound, WrongState
from wolfden.server.base.times import DAY, now
from wolfden.server.database.engine import Database
from wolfden.server.database.writer import Change
from wolfden.server.features.history.model import PlayedGame, lost_game, side_of
from wolfden.server.features.history.store import insert_played
from wolfden.server.features.ratings import store
from wolfden.server.features.ratings.model import RatingShown, Strength, describe_rating, rate_teams
from wolfden.server.features.ratings.positions import RatedPositions
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.live_game import standing_entries
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import Unrated

LEAST_ACTIONS: Final = 3
"""Actions of each side below which a game is not rated, as if it had not begun."""
MOST_A_DAY: Final = 3
"""Rated games within a day of two people, or their bot accounts, on different sides."""


async def refuse_rated(database: Database, digests: Sequence[bytes]) -> None:
    """Raise WrongState if a rated game that runs has, or just had, one of some positions.

    Nobody is advised on them, wherever they come from: on the analysis board, at another table.
    """
    if await RatedPositions(database).has_any(digests):
        raise WrongState("analysis-rated")


async def why_unrated(table: Table, info: TableInfo) -> Unrated:
    """Return why a game that was to be rated is not; nothing if it is."""
    if any(one.kind == "bot" or one.is_helped or one.has_stand_in for one in info.seats):
        return "bots"
    people = await table.tables.queries.people_behind(info.guests())
    teams = [[info.seats[seat].guest for seat in team] for team in info.teams(table.game)]
    guests = [{one.id for one in team if one is not None} for team in teams]
    persons = [{people.get(one, one) for one in team} for team in guests]
    if any(one & other for one, other in combinations(persons, 2)):
        return "same"
    acts = Counter(one.seat for one in standing_entries(await table.entries(), 0))
    counts = [sum(acts[seat] for seat in team) for team in info.teams(table.game)]
    if min(counts) < LEAST_ACTIONS:
        return "short"
    return "often" if await _meet_often(table, persons) else ""


async def _meet_often(table: Table, teams: list[set[str]]) -> bool:
    """Whether two people of different teams have played enough other rated games today."""
    queries = store.RatingQueries(table.tables.database)
    played = await queries.rated_since(set().union(*teams), now() - DAY, apart_from=table.id)
    for team, other in combinations(teams, 2):
        for one in team:
            for another in other:
                if len(played.get(one, set()) & played.get(another, set())) >= MOST_A_DAY:
                    return True
    return False


async def rate_leaver(table: Table, info: TableInfo, seat: Seat) -> list[Change]:
    """Return what makes a rated game that goes on a lost one for the guest who leaves a seat.

    From now on a bot plays there, so the others are not rated; in ``info`` this is noted.
    """
    why = await why_unrated(table, info)
    info.stop_rating(why or "left")
    if why:
        return []
    lost = lost_game(info, table.game, seat, now())
    queries = store.RatingQueries(table.tables.database)
    known = {
        (row.guest, row.side): row.strength
        for row in await queries.ratings(info.guests())
        if row.title == info.title
    }
    mine = known.get((lost.guest, lost.side), Strength())
    others = [
        [known.get((guest, side_of(info, table.game, one)), Strength()) for one, guest in team]
        for team in _opponents(table, info, seat)
    ]
    after = rate_teams([[mine], *others], [2, *[1] * len(others)])[0][0]
    row = store.RatingRow(lost.guest, lost.title, lost.side, after.mu, after.sigma, after.games)
    return [*insert_played([lost]), store.store_rating(row)]


def _opponents(table: Table, info: TableInfo, seat: Seat) -> list[list[tuple[Seat, str]]]:
    """Return the seats and guests of the other teams."""
    found = []
    for team in info.teams(table.game):
        held = [(one, info.seats[one].guest) for one in team if seat not in team]
        if people := [(one, guest.id) for one, guest in held if guest is not None]:
            found.append(people)
    return found


def teams_of(games: list[PlayedGame]) -> list[list[PlayedGame]]:
    """Return the games of guests by team."""
    teams: dict[str, list[PlayedGame]] = {}
    for one in games:
        teams.setdefault(one.side or one.guest, []).append(one)
    return list(teams.values())


class Ratings:
    """Rates games, and shows what came of it."""

    def __init__(self, tables: TableService, jobs: Jobs) -> None:
        self._tables, self._jobs = tables, jobs
        self._queries = store.RatingQueries(tables.database)

    async def of_guests(self, guests: Collection[str]) -> dict[str, list[RatingShown]]:
        """Return the ratings of guests, in the titles that are here."""
        titles, found = self._tables.titles, dict[str, list[RatingShown]]()
        for row in await self._queries.ratings(guests) if guests else []:
            if row.title in titles.ids():
                shown = describe_rating(titles.get(row.title), row.side, row.strength)
                found.setdefault(row.guest, []).append(shown)
        return found

    @retry_on_conflict
    async def rate(self, name: str) -> None:
        """Rate the game of a table, once, or note why it is not rated."""
        if not await self._queries.to_rate(name):
            return
        writer = self._tables.database.writer
        try:
            table = await self._tables.get(name)
        except NotFound:
            # How it was played is known no more.
            await writer.write(store.leave_unrated(name))
            return
        async with table.lock:
            # Another call may have rated it while this one waited.
            games = await self._queries.to_rate(name)
            if games and (why := await why_unrated(table, table.info)):
                await table.update(replace(table.info, unrated=why), store.leave_unrated(name))
            elif games:
                teams = teams_of(games)
                rows = await self._rate(teams) if len(teams) > 1 else []
                await writer.write(*store.store_ratings(name, rows))

    async def _rate(self, teams: list[list[PlayedGame]]) -> list[store.RatingRow]:
        stored = await self._queries.ratings([one.guest for team in teams for one in team])
        known = {(row.guest, row.title, row.side): row.strength for row in stored}
        before = [
            [known.get((one.guest, one.title, one.side), Strength()) for one in team]
            for team in teams
        ]
        after = rate_teams(before, [team[0].rank for team in teams])
        return [
            store.RatingRow(one.guest, one.title, one.side, new.mu, new.sigma, new.games)
            for team, rated in zip(teams, after, strict=True)
            for one, new in zip(team, rated, strict=True)
        ]

    async def resume(self) -> None:
        """Rate what waited when the server stopped."""
        for table in await self._queries.unrated_tables():
            self._jobs.add(Job("rating", table))
