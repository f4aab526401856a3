"""Clocks and absence: on a timeout a bot takes over or the seat forfeits."""

from copy import deepcopy

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.base.times import SECOND, now
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.clocks import next_timeout, seats_out_of_time
from wolfden.server.tables.seating import forfeit
from wolfden.server.tables.table import Listener, Table, TableService
from wolfden.server.tables.wire import StandIn


class Timers(Listener):
    """Handles timeouts of clocks, and lets bots play for absent guests until they come back.

    Jobs call for it when a time has come; what came too early, or was settled meanwhile, changes
    nothing. A game under old rules stands still.
    """

    def __init__(self, tables: TableService, jobs: Jobs) -> None:
        super().__init__()
        self._tables, self._jobs = tables, jobs

    @retry_on_conflict
    async def on_clock(self, name: str) -> None:
        """Let the seats without time lose, or let bots play for them."""
        table = await self._tables.get(name)
        async with table.lock:
            late = [] if table.has_old_rules else seats_out_of_time(table.info, now())
            for seat in late:
                if table.info.status != "running":
                    return
                settings = table.info.settings
                # Tables of older versions may be rated and say otherwise.
                if settings.timeout == "loss" or settings.rated:
                    await forfeit(table, seat, "timeout")
                else:
                    await _let_bot_play(table, seat, "timeout")
        timeout = None if table.has_old_rules else next_timeout(table.info)
        if not late and timeout is not None:
            self._jobs.add(Job("clock", name, at=timeout))

    def on_presence(self, table: Table) -> None:
        """Wait for absent guests who are to act; called when one connects or disconnects."""
        grace, is_rated = table.info.settings.absent, table.info.settings.rated
        if grace is None or is_rated or table.has_old_rules:
            return
        awaited = table.info.due_seats() - table.connected_seats()
        for seat in range(len(table.info.seats)):
            job = Job("absence", table.id, seat, now() + grace * SECOND)
            (self._jobs.add if seat in awaited else self._jobs.cancel)(job)

    @retry_on_conflict
    async def on_absence(self, name: str, seat: Seat) -> None:
        """Let a bot play a seat whose guest is still away."""
        table = await self._tables.get(name)
        async with table.lock:
            is_due = seat in table.info.due_seats() and not table.has_old_rules
            is_due = is_due and not table.info.settings.rated
            if is_due and not await self._is_present(table, seat):
                await _let_bot_play(table, seat, "absent")

    async def _is_present(self, table: Table, seat: Seat) -> bool:
        """Whether a connection plays a seat."""
        if seat in table.connected_seats():
            return True
        guest = table.info.seats[seat].guest
        return await self._tables.sharing.has_connection(table.id, guest.id if guest else "")

    @retry_on_conflict
    async def on_arrival(self, table: Table, seat: Seat) -> None:
        """Return a seat to a guest who was only absent."""
        async with table.lock:
            if table.info.status == "running" and table.info.seats[seat].stand_in == "absent":
                info = deepcopy(table.info)
                info.seats[seat] = replace(info.seats[seat], stand_in="", level="")
                await table.reseat(info)
        self.on_presence(table)


async def _let_bot_play(table: Table, seat: Seat, why: StandIn) -> None:
    info = deepcopy(table.info)
    info.let_bot_play(seat, why)
    await table.reseat(info)
