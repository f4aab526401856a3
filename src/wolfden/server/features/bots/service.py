"""Turns of bots, at a pace that reveals nothing; and help for players: hints, evaluations."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from wolfden.core.contract import Seat
from wolfden.core.errors import WrongSeat
from wolfden.players.levels import level_of
from wolfden.server.base.errors import NotAllowed, Stale, TooMany, WrongState
from wolfden.server.base.log import log
from wolfden.server.base.metrics import BOT_FAILURES, THINKING_SECONDS
from wolfden.server.features.bots.wire import Evaluation, HintGiven
from wolfden.server.features.ratings.service import refuse_rated
from wolfden.server.http.connections import Connection
from wolfden.server.tables import wire as messages
from wolfden.server.tables.bots import thinking_seconds
from wolfden.server.tables.live_game import LiveGame, public_digest
from wolfden.server.tables.play import act_for_bot
from wolfden.server.tables.table import Listener, Table, TableService
from wolfden.server.tables.wire import ENCODER, Id
from wolfden.server.workers.asking import Workers
from wolfden.server.workers.pool import WorkerFailed

QUICK_LEVEL: Final = "random"
"""The bot that acts where the thinking of another fails, and its workers with it."""
GUIDE_PACE_FACTOR: Final = 2
"""How much slower the actions of a script are: a learner wants to see each of them."""

Found = TypeVar("Found")


class BotTurns(Listener):
    """Lets bots think and acts for them."""

    def __init__(self, workers: Workers, tables: TableService, min_seconds: float) -> None:
        super().__init__()
        self._tables = tables
        self._workers = workers
        self._min_seconds = min_seconds

    def on_change(self, table: Table) -> None:
        """Drop the bots of a game that is over."""
        if table.info.status != "running":
            self._workers.forget(table.id)

    def on_unload(self, table: Table) -> None:
        """Drop the bots of a table; called when its game is unloaded."""
        self._workers.forget(table.id)

    async def play(self, name: str) -> None:
        """Let bots at a table act until none of them may."""
        table = await self._tables.get(name)
        if table.has_old_rules:
            return
        table.has_pending_bot_move = True
        try:
            while await self._act(table):
                pass
        finally:
            table.has_pending_bot_move = False

    async def _act(self, table: Table) -> bool:
        """Let one bot decide and act; return whether there was anything to do."""
        started = asyncio.get_running_loop().time()
        async with table.lock:
            if table.info.status != "running":
                return False
            live = await table.live_game()
            seq = live.seq
            cue = live.cue()
            teams = _bots_to_ask(table, live)
        if cue is not None and cue.seat in table.info.bots():
            await _pad_to_tick(started, self._min_seconds * GUIDE_PACE_FACTOR)
            with suppress(Stale, WrongState):
                await act_for_bot(table, cue.seat, seq, cue.words)
            return True
        for levels in teams:
            if live.seq != seq:
                return True
            with THINKING_SECONDS.labels(level_of(min(levels.values()))).time():
                found = await self._decide(table, live, levels)
            if found is not None:
                await _pad_to_tick(started, self._tick(live, levels))
                with suppress(Stale, WrongState):
                    await act_for_bot(table, found[0], seq, found[1])
                return True
        return False

    async def _decide(
        self, table: Table, live: LiveGame, levels: dict[Seat, str]
    ) -> tuple[Seat, str] | None:
        """Return what a team's bots do; a quick choice if their thinking fails."""
        info, state = table.info, live.state
        try:
            return await self._workers.decide(table.id, info.host, info.title, state, levels)
        except Exception as error:
            BOT_FAILURES.inc()
            log.error("bot_plays_quickly", table=table.id, error=repr(error))
        quick = dict.fromkeys(levels, QUICK_LEVEL)
        return await self._workers.decide(table.id, info.host, info.title, state, quick)

    def _tick(self, live: LiveGame, levels: dict[Seat, str]) -> float:
        """Return how long a decision takes, whatever it is.

        Bots are quick where their hand leaves little to think about; at a table with secrets they
        always take the whole time of their level, so that waiting for them reveals nothing.
        """
        if self._min_seconds == 0 or not live.state.has_secrets():
            return self._min_seconds
        return self._min_seconds + max(thinking_seconds(levels.values()))


def _bots_to_ask(table: Table, live: LiveGame) -> list[dict[Seat, str]]:
    """Return the bots with their levels, of each team with a bot that may act."""
    bots, teams = table.info.bots(), table.info.teams(table.game)
    actors = set(live.state.actors())
    levels_of_teams = [{seat: bots[seat] for seat in team if seat in bots} for team in teams]
    return [levels for levels in levels_of_teams if actors & levels.keys()]


async def _pad_to_tick(started: float, tick: float) -> None:
    """Sleep until a whole number of ticks has passed."""
    if tick > 0:
        elapsed = asyncio.get_running_loop().time() - started
        await asyncio.sleep(tick - elapsed % tick)


class Adviser:
    """Hints and evaluations for one connection, one at a time, computed by the workers.

    ``askers`` are the address and the guest that they count for.
    """

    def __init__(
        self, workers: Workers, table: Table, connection: Connection, askers: tuple[str, ...]
    ) -> None:
        self._workers = workers
        self._askers = askers
        self._table = table
        self._connection = connection
        self._task: asyncio.Task[None] | None = None

    async def hint(self, seat: Seat, name: Id) -> None:
        """Start thinking about what ``seat`` might do; WrongSeat if it may not act now."""
        live = await self._require_allowed()
        if seat not in live.state.actors():
            raise WrongSeat("hint-later")
        seq, info = live.seq, self._table.info
        found = self._workers.hint(self._askers, info.title, live.state, seat, len(info.seats))
        self._start(found, lambda hint: HintGiven.of(name, seq, hint), name)

    async def evaluate(self, name: Id) -> None:
        """Start thinking about who is likely to win."""
        live = await self._require_allowed()
        info, seat, seq = self._table.info, self._connection.seat, live.seq
        seats = len(info.seats)
        found = self._workers.evaluate(self._askers, info.title, live.state, seat, seats)
        self._start(
            found,
            lambda shown: Evaluation(name, seq, shown.chances, shown.certainty),
            name,
        )

    async def _require_allowed(self) -> LiveGame:
        if not self._table.info.settings.hints:
            raise NotAllowed("hint-none")
        self._table.info.require_running()
        if self._task is not None and not self._task.done():
            raise TooMany(2, "hint-busy")
        async with self._table.lock:
            live = await self._table.live_game()
            title, seats = self._table.info.title, len(self._table.info.seats)
            digest = public_digest(title, seats, live.state)
        await refuse_rated(self._table.tables.database, [digest])
        return live

    def _start(self, found: Awaitable[Found], answer: Callable[[Found], object], name: Id) -> None:
        async def post() -> None:
            try:
                message = answer(await found)
            except Exception as error:
                # A worker that was lost again and again is told of already; nothing is wrong here.
                is_known = isinstance(error, WorkerFailed)
                log.error("advice failed", table=self._table.id, exc_info=not is_known)
                seq = self._table.info.seq
                message = messages.Error("failed", "this failed, and it is our fault", seq, name)
            self._connection.post(ENCODER.encode(message))

        self._task = asyncio.create_task(post())

    def stop(self) -> None:
        """Cancel the question under way."""
        if self._task is not None:
            self._task.cancel()
