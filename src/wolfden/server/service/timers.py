"""Timers for clocks and absence: on a timeout a bot takes over or the seat forfeits."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from copy import deepcopy
from typing import Final

import structlog

from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.server.model.clocks import SECOND, next_timeout, now, seats_out_of_time
from wolfden.server.model.errors import StorageFailed
from wolfden.server.model.shapes import StandIn
from wolfden.server.service.seating import forfeit
from wolfden.server.service.tables import Listener, Table, TableService, on_fresh_table
from wolfden.server.store.jobs import ABSENCE, CLOCK, cancel, defer
from wolfden.server.store.peers import PeerQueries
from wolfden.server.store.writer import Change

MAX_DELAY: Final = 24 * 60 * 60.0
"""Seconds; event loops do not take delays far in the future, so longer ones fire early."""

log = structlog.get_logger()


class Alarms(Listener, ABC):
    """Watches with one alarm for each key; setting it again moves it.

    A key is the id of a table, and for some the number of a seat after it. Processes that share a
    database keep alarms there, as jobs called ``task``.
    """

    task = ""

    def __init__(self, tables: TableService) -> None:
        super().__init__()
        self._tables = tables
        self._is_shared = tables.database.is_shared
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, key: str, seconds: float) -> None:
        """Call back for a key after ``seconds``."""
        if self._is_shared:
            table, seat = _parts(key)
            at = now() + round(max(0.0, seconds) * SECOND)
            self._write(*defer(self.task, table, at, seat))
            return
        self.cancel(key)
        loop = asyncio.get_running_loop()
        delay = min(max(0.0, seconds), MAX_DELAY)
        self._handles[key] = loop.call_later(delay, self._fire, key)

    def cancel(self, key: str) -> None:
        """Cancel the alarm of a key."""
        if self._is_shared:
            self._write(cancel(self.task, *_parts(key)))
            return
        handle = self._handles.pop(key, None)
        if handle is not None:
            handle.cancel()

    def _write(self, *changes: Change) -> None:
        async def write() -> None:
            with suppress(StorageFailed):
                await self._tables.database.writer.write(*changes)

        self._start(write(), f"{self.task} job")

    def __contains__(self, key: str) -> bool:
        return key in self._handles

    def _fire(self, key: str) -> None:
        self._handles.pop(key, None)
        self._start(self._run(key))

    async def _run(self, key: str) -> None:
        try:
            await self.on_alarm(key)
        except WolfdenError as error:
            log.error("an alarm failed", key=key, error=str(error))

    @abstractmethod
    async def on_alarm(self, key: str) -> None:
        """Do what the alarm of a key was set for."""

    async def stop(self) -> None:
        """Cancel all alarms; what they have begun is finished."""
        for key in list(self._handles):
            self.cancel(key)
        await asyncio.gather(*self._tasks, return_exceptions=True)


class ClockWatcher(Alarms):
    """Handles timeouts of the clocks of all tables."""

    task = CLOCK

    def on_change(self, table: Table) -> None:
        """Set the alarm of a table; called after every change."""
        if not self._is_shared:
            self._set_alarm(table)

    def _set_alarm(self, table: Table) -> None:
        if table.info.clock is None or table.has_old_rules:
            return
        end = next_timeout(table.info)
        if end is None:
            self.cancel(table.id)
        else:
            self.set(table.id, (end - now()) / 1000)

    @on_fresh_table
    async def on_alarm(self, key: str) -> None:
        """Let the seats without time lose, or let bots play for them."""
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
            self._set_alarm(table)


class AbsenceWatcher(Alarms):
    """Lets bots play for absent guests, at tables that want it, until they come back."""

    task = ABSENCE

    def on_change(self, table: Table) -> None:
        """Set alarms for seats that are to act and absent; called after every change."""
        if not self._is_shared:
            self.on_presence(table)

    def on_presence(self, table: Table) -> None:
        """Set alarms, or cancel them; called when a player connects or disconnects."""
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

    @on_fresh_table
    async def on_alarm(self, key: str) -> None:
        """Let a bot play a seat whose guest is still away."""
        name, seat = _parts(key)
        assert seat is not None
        table = await self._tables.get(name)
        async with table.lock:
            if seat in table.info.due_seats() and not await self._is_present(table, seat):
                await _let_bot_play(table, seat, "absent")

    async def _is_present(self, table: Table, seat: Seat) -> bool:
        """Whether a seat is connected, here or to another process."""
        if table.has_connection(seat):
            return True
        peers = PeerQueries(self._tables.database)
        return self._is_shared and await peers.has_connection(table.id, seat)

    @on_fresh_table
    async def on_arrival(self, table: Table, seat: Seat) -> None:
        """Return a seat to a guest who was only absent."""
        async with table.lock:
            if table.info.status == "running" and table.info.seats[seat].stand_in == "absent":
                info = deepcopy(table.info)
                info.seats[seat] = info.seats[seat].played_by_holder()
                await table.reseat(info)
        self.on_presence(table)


def _parts(key: str) -> tuple[str, Seat | None]:
    """Return table and seat of a key."""
    table, _, seat = key.partition(" ")
    return table, int(seat) if seat else None


async def _let_bot_play(table: Table, seat: Seat, why: StandIn) -> None:
    info = deepcopy(table.info)
    info.let_bot_play(seat, why)
    await table.reseat(info)
