"""Bots at tables take their turns, at a pace that tells nothing of what they know."""

import asyncio
from contextlib import suppress

import structlog

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.bots.levels import THINKING
from wolfden.server.bots.workers import Workers
from wolfden.server.errors import Stale, StorageFailed, WrongState
from wolfden.server.metrics import THINKING_SECONDS
from wolfden.server.tables.course import Course
from wolfden.server.tables.house import House
from wolfden.server.tables.play import act_for_bot as act
from wolfden.server.tables.sheet import Sheet
from wolfden.server.tables.table import Table
from wolfden.server.tables.teams import teams

log = structlog.get_logger()

RETRY_SECONDS = 5.0
READING = 2
"""Beats between two actions of a script: whoever learns wants to see each of them."""


class BotTurns:
    """Watches all tables; where it is a bot's turn, lets it think and acts for it."""

    def __init__(self, house: House, workers: Workers, pace: float) -> None:
        self._house = house
        self._workers = workers
        self._pace = pace
        self._busy: dict[str, asyncio.Task[Sheet]] = {}

    def look(self, table: Table) -> None:
        """Begin to think if a bot may act; called after every change of a table."""
        sheet = table.sheet
        if sheet.status != "running" or table.id in self._busy:
            return
        if set(sheet.actors) & set(sheet.bots()):
            task = asyncio.create_task(self._play(table), name=f"bots {table.id}")
            self._busy[table.id] = task
            table.is_thought_about = True
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, task: asyncio.Task[Sheet]) -> None:
        self._busy.pop(table.id, None)
        table.is_thought_about = False
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("bots stopped", table=table.id, exc_info=task.exception())
        elif task.result() is not table.sheet:
            self.look(table)

    async def _play(self, table: Table) -> Sheet:
        """Act for bots until none of them may; return the sheet as it was then."""
        while True:
            sheet = table.sheet
            try:
                if not await self._act_once(table):
                    return sheet
            except StorageFailed as error:
                log.error("a bot's action was not stored", table=table.id, error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
            except WolfdenError as error:
                log.error("a bot failed", table=table.id, error=str(error))
                return sheet

    async def _act_once(self, table: Table) -> bool:
        """Let one bot decide and act; return whether there was anything to do."""
        began = asyncio.get_running_loop().time()
        async with table.lock:
            if table.sheet.status != "running":
                return False
            course = await self._house.course(table)
            seq = course.seq
            cue = course.cue()
            sides = self._asked(table, course)
        if cue is not None and cue.seat in table.sheet.bots():
            await self._wait_for_beat(began, self._pace * READING)
            with suppress(Stale, WrongState):
                await act(self._house, table, cue.seat, seq, cue.words)
            return True
        for levels in sides:
            if course.seq != seq:
                return True
            with THINKING_SECONDS.labels(min(levels.values())).time():
                found = await self._workers.decide(table.sheet.title, course.state, levels)
            if found is not None:
                await self._wait_for_beat(began, self._beat(course, levels))
                with suppress(Stale, WrongState):
                    await act(self._house, table, found[0], seq, found[1])
                return True
        return False

    def _asked(self, table: Table, course: Course) -> list[dict[Seat, str]]:
        """Return the bots to ask: those of each team with a bot that may act."""
        bots = table.sheet.bots()
        actors = set(course.state.actors())
        sides = [
            {seat: bots[seat] for seat in team if seat in bots}
            for team in teams(table.game, len(table.sheet.seats))
        ]
        return [levels for levels in sides if actors & levels.keys()]

    def _beat(self, course: Course, levels: dict[Seat, str]) -> float:
        """Return how long a decision takes, whatever it is.

        Bots are quick where their hand leaves little to think about; at a table with secrets they
        always take the whole time of their level, so that waiting for them tells nothing.
        """
        if self._pace == 0 or not course.state.has_secrets():
            return self._pace
        longest = max(THINKING.get(level, 0.0) for level in levels.values())
        return self._pace + longest

    async def _wait_for_beat(self, began: float, beat: float) -> None:
        """Wait until a whole number of beats has passed."""
        if beat > 0:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(beat - spent % beat)

    async def stop(self) -> None:
        """Stop thinking."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
