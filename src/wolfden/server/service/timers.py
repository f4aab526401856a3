"""Timers for clocks and absence: on a timeout a bot takes over or the seat forfeits."""

import asyncio
from abc import ABC, abstractmethod
from copy import deepcopy
from typing import Final

import structlog

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.model.clocks import next_timeout, now, seats_out_of_time
from wolfden.server.model.shapes import StandIn
from wolfden.server.service.seating import forfeit
from wolfden.server.service.tables import Listener, Table, TableService

MAX_DELAY: Final = 24 * 60 * 60.0
"""Seconds; event loops do not take delays far in the future, so longer ones fire early."""

log = structlog.get_logger()


class Alarms(Listener, ABC):
    """Watches with one alarm for each key; setting it again moves it."""

    def __init__(self, tables: TableService) -> None:
        super().__init__()
        self._tables = tables
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, key: str, seconds: float) -> None:
        """Call back for a key after ``seconds``."""
        self.cancel(key)
        loop = asyncio.get_running_loop()
        delay = min(max(0.0, seconds), MAX_DELAY)
        self._handles[key] = loop.call_later(delay, self._fire, key)

    def cancel(self, key: str) -> None:
        """Cancel the alarm of a key."""
        handle = self._handles.pop(key, None)
        if handle is not None:
            handle.cancel()

    def __contains__(self, key: str) -> bool:
        return key in self._handles

    def _fire(self, key: str) -> None:
        self._handles.pop(key, None)
        self._start(self._run(key))

    async def _run(self, key: str) -> None:
        try:
            await self._on_alarm(key)
        except WolfdenError as error:
            log.error("an alarm failed", key=key, error=str(error))

    @abstractmethod
    async def _on_alarm(self, key: str) -> None:
        """Do what the alarm of a key was set for."""

    async def stop(self) -> None:
        """Cancel all alarms; what they have begun is finished."""
        for key in list(self._handles):
            self.cancel(key)
        await asyncio.gather(*self._tasks, return_exceptions=True)


class ClockWatcher(Alarms):
    """Handles timeouts of the clocks of all tables."""

    def on_change(self, table: Table) -> None:
        """Set the alarm of a table; called after every change."""
        if table.info.clock is None or table.has_old_rules:
            return
        end = next_timeout(table.info)
        if end is None:
            self.cancel(table.id)
        else:
            self.set(table.id, (end - now()) / 1000)

    async def _on_alarm(self, key: str) -> None:
        table = await self._tables.get(key)
        async with table.lock:
            late = seats_out_of_time(table.info, now())
            for seat in late:
                if table.info.status != "running":
                    return
                if table.info.settings.timeout == "loss":
                    await forfeit(table, seat, "timeout")
                else:
                    await _let_bot_play(table, seat, "timeout")
        if not late:
            self.on_change(table)


class AbsenceWatcher(Alarms):
    """Lets bots play for absent guests, at tables that want it, until they come back."""

    def on_change(self, table: Table) -> None:
        """Set alarms for seats that are to act and absent; called after every change."""
        grace = table.info.settings.absent
        if grace is None or table.has_old_rules:
            return
        due = table.info.due_seats()
        for seat in range(len(table.info.seats)):
            key = f"{table.id} {seat}"
            if seat not in due or table.has_connection(seat):
                self.cancel(key)
            elif key not in self:
                self.set(key, grace)

    async def _on_alarm(self, key: str) -> None:
        name, _, seat = key.partition(" ")
        table = await self._tables.get(name)
        async with table.lock:
            if int(seat) in table.info.due_seats() and not table.has_connection(int(seat)):
                await _let_bot_play(table, int(seat), "absent")

    async def on_arrival(self, table: Table, seat: Seat) -> None:
        """Return a seat to a guest who was only absent."""
        async with table.lock:
            if table.info.status == "running" and table.info.seats[seat].stand_in == "absent":
                info = deepcopy(table.info)
                info.seats[seat] = info.seats[seat].played_by_holder()
                await table.reseat(info)
        self.on_change(table)


async def _let_bot_play(table: Table, seat: Seat, why: StandIn) -> None:
    info = deepcopy(table.info)
    info.let_bot_play(seat, why)
    await table.reseat(info)
