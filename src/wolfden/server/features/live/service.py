"""Live games worth watching: public ones, the best first, judged from what a watcher knows."""

import asyncio
import secrets
from typing import Final

from wolfden.core.errors import WolfdenError
from wolfden.core.secrecy import known_world
from wolfden.server.base.log import log
from wolfden.server.base.times import HOUR, now
from wolfden.server.features.live.worth import Spectacle, team_chances, worth
from wolfden.server.features.ratings.service import Ratings
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import TableShown
from wolfden.server.workers.asking import Workers
from wolfden.server.workers.pool import WorkerFailed

MOST_LISTED: Final = 3
MOST_READ: Final = 50
MOST_JUDGED: Final = 9
"""Games whose chances are asked for: those that are worth most without them."""
FRESH_SECONDS: Final = 10.0
"""How long a list is good for all who ask."""
_ASKER: Final = ("live games",)


class LiveGames:
    """The list of live games, made at most every few seconds, however many ask for it."""

    def __init__(self, tables: TableService, workers: Workers, ratings: Ratings) -> None:
        self._tables, self._workers, self._ratings = tables, workers, ratings
        self._chances: dict[str, tuple[int, list[float], list[float]]] = {}
        """By table: at which ``seq`` it was judged, the chances of teams then and before."""
        self._made = -FRESH_SECONDS
        self._list: list[TableShown] = []
        self._making = asyncio.Lock()

    async def best(self) -> list[TableShown]:
        """Return the games most worth watching, the best first."""
        async with self._making:
            at = asyncio.get_running_loop().time()
            if at - self._made >= FRESH_SECONDS:
                self._list = await self._make()
                self._made = at
        return self._list

    async def _make(self) -> list[TableShown]:
        found = await self._tables.queries.public("running", "", MOST_READ)
        infos = [info for info in found if info.settings.watchers and not info.guide]
        known = {one.id: one for one in self._tables.describe_all(infos)}
        infos = [info for info in infos if info.id in known]
        self._chances = {name: self._chances[name] for name in known if name in self._chances}
        ratings = await self._best_ratings(infos)

        def by_worth(info: TableInfo) -> float:
            return -worth(self._spectacle(info, known[info.id], ratings))

        likely = sorted(infos, key=by_worth)[:MOST_JUDGED]
        for info in likely:
            await self._judge(info)
        return [known[info.id] for info in sorted(likely, key=by_worth)[:MOST_LISTED]]

    def _spectacle(
        self, info: TableInfo, shown: TableShown, ratings: dict[tuple[str, str], int]
    ) -> Spectacle:
        people = [
            seat.guest
            for seat in info.seats
            if seat.guest and not seat.guest.bot and not seat.stand_in
        ]
        _seq, chances, before = self._chances.get(info.id, (0, [], []))
        rated = [ratings[key] for one in people if (key := (one.id, info.title)) in ratings]
        return Spectacle(
            people=len(people),
            seats=len(info.seats),
            ratings=rated,
            chances=chances,
            before=before,
            watching=shown.watching,
            ply=info.ply,
            idle=now() - info.moved,
        )

    async def _best_ratings(self, infos: list[TableInfo]) -> dict[tuple[str, str], int]:
        """Return the best rating of each guest in each title."""
        guests = {guest for info in infos for guest in info.guests()}
        found: dict[tuple[str, str], int] = {}
        for guest, shown in (await self._ratings.of_guests(guests)).items():
            for one in shown:
                found[guest, one.title] = max(one.rating, found.get((guest, one.title), 0))
        return found

    async def _judge(self, info: TableInfo) -> None:
        """Ask a worker for the chances in a game that went on since it was judged last."""
        seq, last, _before = self._chances.get(info.id, (-1, [], []))
        if seq == info.seq or now() - info.moved > HOUR:
            return
        try:
            table = await self._tables.get(info.id)
            async with table.lock:
                state = (await table.live_game()).state
                world = known_world(state, None, secrets.SystemRandom())
            seed = secrets.token_hex(16)
            chances = await self._workers.judge(_ASKER, info.title, world, seed)
        except (WolfdenError, WorkerFailed) as error:
            log.info("live_game_not_judged", table=info.id, error=repr(error))
            return
        self._chances[info.id] = (info.seq, team_chances(chances, info.teams(table.game)), last)
