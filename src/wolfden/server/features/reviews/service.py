"""Reviews of finished games: made step by step by the workers, stored, and read by everyone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from wolfden.core.errors import BadData, BadReplay, WolfdenError
from wolfden.server.base.errors import NotAllowed, NotFound, WrongState
from wolfden.server.base.log import log
from wolfden.server.base.times import now
from wolfden.server.database.writer import WriteFailed
from wolfden.server.features.replays.service import TRUTH, replay_file, show_moment
from wolfden.server.features.replays.wire import Moment
from wolfden.server.features.reviews import store, tasks as review_process
from wolfden.server.features.reviews.wire import ReviewShown
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.tables.live_game import other_rules
from wolfden.server.tables.table import Table, TableService
from wolfden.server.workers.asking import Workers
from wolfden.teaching.review.judging import MOST_ACTIONS, StepJudgement
from wolfden.teaching.review.model import Decision, read_review

PROGRESS_SECONDS: Final = 1.0
"""How often progress is stored at most."""


class Reviews:
    """Makes reviews; ``simulations`` per decision, 0: none are made."""

    def __init__(
        self, tables: TableService, workers: Workers, jobs: Jobs, simulations: int
    ) -> None:
        self._tables = tables
        self._workers = workers
        self._jobs = jobs
        self._simulations = simulations
        self._queries = store.ReviewQueries(tables.database)
        self._write = tables.database.writer.write
        self._asking = asyncio.Lock()
        """Held while a review is asked for, so that two who ask get the same one."""

    async def resume(self) -> None:
        """Go on with the reviews that were left unfinished."""
        for table in await self._queries.waiting():
            self._jobs.add(Job("review", table))

    async def show(self, table: Table) -> ReviewShown:
        """Return the review of a table, if there is one."""
        row = await self._queries.get(table.id)
        return ReviewShown("none") if row is None else _describe(row)

    async def ask(self, table: Table, count_use: Callable[[], Awaitable[None]]) -> ReviewShown:
        """Return the review of a table; begin one if there is none, or if the last one failed.

        WrongState before the end of the game, NotAllowed if reviews are off, OtherRules or
        BadReplay if the game cannot be reviewed. ``count_use`` is called for each new one; it may
        raise.
        """
        self._require_reviewable(table)
        async with self._asking:
            found = await self.show(table)
            if found.status not in ("none", "failed"):
                return found
            await count_use()
            row = store.ReviewRow(table.id, self._simulations, now())
            try:
                await self._write(*store.begin_review(row))
            except WriteFailed:
                # Another process was asked at the same moment.
                return await self.show(table)
            self._jobs.add(Job("review", table.id))
        return ReviewShown("waiting")

    def _require_reviewable(self, table: Table) -> None:
        info = table.info
        if info.status != "finished":
            raise WrongState("review-running")
        if self._simulations == 0:
            raise NotAllowed("review-off")
        if error := other_rules(table.game, info):
            raise error
        if info.ply > MOST_ACTIONS:
            raise BadReplay("review-long", actions=info.ply, most=MOST_ACTIONS)

    async def moment(self, table: Table, ply: int) -> Moment:
        """Return the game after the action that the review prefers to that after ``ply`` others."""
        review = (await self.show(table)).review
        found = [] if review is None else [one for one in review.decisions if one.ply == ply]
        if not found:
            raise NotFound("review-none")
        state = (await table.game_at(ply)).state.copy()
        state.apply(state.parse(found[0].seat, found[0].preferred))
        return show_moment(table, state, ply + 1, TRUTH)

    # Making one.

    async def make(self, name: str) -> None:
        """Make the review of a table, if it is still to be made."""
        table = await self._tables.get(name)
        row = await self._queries.get(name)
        if row is None or row.status != "waiting":
            return
        try:
            result = await self._make(table, row.simulations)
        except Exception as error:
            level = log.info if isinstance(error, WolfdenError) else log.error
            level("review_failed", table=name, error=repr(error))
            await self._write(store.end_review(name, "failed"))
        else:
            await self._write(store.end_review(name, "finished", result))

    async def _make(self, table: Table, simulations: int) -> str:
        text = await replay_file(table, TRUTH)
        progress = _Progress(table.id, self._write)

        def judge(work: Callable[..., Any], *args: object) -> Awaitable[Any]:
            return self._workers.review(table.id, work, *args)

        judged: list[StepJudgement] = []
        steps = await judge(review_process.first_round, text, simulations)
        for step in steps:
            await progress.note(len(judged), len(steps))
            judged.append(await judge(review_process.judge_step, step))
        again: list[Decision] = []
        doubtful = await judge(review_process.second_round, text, simulations, judged)
        for step in doubtful:
            await progress.note(len(steps) + len(again), len(steps) + len(doubtful))
            again.append(await judge(review_process.judge_again, step))
        result: str = await judge(review_process.put_together, text, simulations, judged, again)
        return result


class _Progress:
    """Stores how far a review is, now and then."""

    def __init__(self, table: str, write: Callable[..., Awaitable[None]]) -> None:
        self._table = table
        self._write = write
        self._noted = -PROGRESS_SECONDS

    async def note(self, done: int, total: int) -> None:
        """Store the progress, unless that was done a moment ago."""
        at = asyncio.get_running_loop().time()
        if at - self._noted >= PROGRESS_SECONDS:
            self._noted = at
            await self._write(store.note_progress(self._table, done, total))


def _describe(row: store.ReviewRow) -> ReviewShown:
    """Return a review as clients see it; one of another version counts as none."""
    if row.status != "finished":
        return ReviewShown(row.status, row.done, row.total)
    try:
        return ReviewShown("finished", row.total, row.total, read_review(row.result))
    except BadData:
        return ReviewShown("none")
