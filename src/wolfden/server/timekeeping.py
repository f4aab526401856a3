"""Watching clocks and absence: when a time is up, a bot takes over or the seat has lost."""

import asyncio
from collections.abc import Callable, Coroutine
from copy import deepcopy
from typing import Final

import structlog

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.clocks import deadline, run_out
from wolfden.server.moments import now
from wolfden.server.tables.departing import give_up
from wolfden.server.tables.house import House
from wolfden.server.tables.seating import released, reseat, stand_in
from wolfden.server.tables.table import Table
from wolfden.server.wire.things import StandIn

LONGEST: Final = 24 * 60 * 60.0
"""Seconds until an alarm looks again at the latest; event loops dislike far futures."""

log = structlog.get_logger()

Deed = Callable[[str], Coroutine[object, object, None]]


class Alarms:
    """One alarm for each key; setting it again moves it."""

    def __init__(self, deed: Deed) -> None:
        self._deed = deed
        self._handles: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self, key: str, seconds: float) -> None:
        """Let the deed be done for a key in so many seconds."""
        self.cancel(key)
        loop = asyncio.get_running_loop()
        pause = min(max(0.0, seconds), LONGEST)
        self._handles[key] = loop.call_later(pause, self._ring, key)

    def cancel(self, key: str) -> None:
        """Turn an alarm off."""
        handle = self._handles.pop(key, None)
        if handle is not None:
            handle.cancel()

    def __contains__(self, key: str) -> bool:
        return key in self._handles

    def _ring(self, key: str) -> None:
        self._handles.pop(key, None)
        task = asyncio.create_task(self._do(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, key: str) -> None:
        try:
            await self._deed(key)
        except WolfdenError as error:
            log.error("an alarm failed", key=key, error=str(error))

    async def stop(self) -> None:
        """Turn everything off."""
        for key in list(self._handles):
            self.cancel(key)
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Timekeeper:
    """Watches the clocks of all tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarms = Alarms(self._time_is_up)

    def look(self, table: Table) -> None:
        """Set the alarm of a table; called after every change."""
        if table.sheet.clock is None:
            return
        end = deadline(table.sheet)
        if end is None:
            self._alarms.cancel(table.id)
        else:
            self._alarms.set(table.id, (end - now()) / 1000)

    async def _time_is_up(self, name: str) -> None:
        table = await self._house.table(name)
        async with table.lock:
            late = run_out(table.sheet, now())
            for seat in late:
                if table.sheet.status != "running":
                    return
                if table.sheet.settings.timeout == "loss":
                    await give_up(self._house, table, seat, "timeout")
                else:
                    await _let_bot_play(self._house, table, seat, "timeout")
        if not late:
            self.look(table)

    async def stop(self) -> None:
        """Stop watching."""
        await self._alarms.stop()


class Presence:
    """Lets bots play for people who stay away, at tables that want it, until they come back."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarms = Alarms(self._stayed_away)

    def look(self, table: Table) -> None:
        """Note who is to act and is not there; called after every change."""
        grace = table.sheet.settings.absent
        if grace is None:
            return
        due = table.due_now()
        for seat in range(len(table.sheet.seats)):
            key = f"{table.id} {seat}"
            if seat not in due or table.has_connection(seat):
                self._alarms.cancel(key)
            elif key not in self._alarms:
                self._alarms.set(key, grace)

    async def _stayed_away(self, key: str) -> None:
        name, _, seat = key.partition(" ")
        table = await self._house.table(name)
        async with table.lock:
            if int(seat) in table.due_now() and not table.has_connection(int(seat)):
                await _let_bot_play(self._house, table, int(seat), "absent")

    async def came(self, table: Table, seat: Seat) -> None:
        """Give a seat back to somebody who was only away."""
        async with table.lock:
            if table.sheet.status == "running" and table.sheet.seats[seat].stand_in == "absent":
                sheet = deepcopy(table.sheet)
                sheet.seats[seat] = released(sheet.seats[seat])
                await reseat(self._house, table, sheet)
        self.look(table)

    async def stop(self) -> None:
        """Stop watching."""
        await self._alarms.stop()


async def _let_bot_play(house: House, table: Table, seat: Seat, why: StandIn) -> None:
    sheet = deepcopy(table.sheet)
    stand_in(sheet, seat, why)
    await reseat(house, table, sheet)
