"""The house: every table that somebody needs at the moment, and how changes are stored and told."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.registry import Registry
from wolfden.server.clocks import first_clock, moved_on
from wolfden.server.errors import NotFound, StorageFailed
from wolfden.server.metrics import ACTIONS, TABLES_AWAKE
from wolfden.server.moments import now
from wolfden.server.storage import tables as stored
from wolfden.server.storage.tables import TableReader
from wolfden.server.storage.writer import Change, Writer
from wolfden.server.tables.course import Course, Step, standing
from wolfden.server.tables.results import result_by_rules
from wolfden.server.tables.sheet import Sheet
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import remember_views, tell_steps, tell_table

Listener = Callable[[Table], None]


class House:
    """Tables by id. ``listeners`` are called after every change, once it is stored and told."""

    def __init__(self, reader: TableReader, writer: Writer, titles: Registry) -> None:
        self.reader = reader
        self.titles = titles
        self.listeners: list[Listener] = []
        self.rng: Random = secrets.SystemRandom()
        self._writer = writer
        self._tables: dict[str, Table] = {}

    async def table(self, name: str) -> Table:
        """Return a table.

        Raises:
            NotFound: there is none.
        """
        if name not in self._tables:
            sheet = await self.reader.sheet(name)
            if sheet is None:
                raise NotFound("table-gone")
            # Somebody else may have come first while the database was read.
            if name not in self._tables:
                self._tables[name] = self._opened(sheet)
        table = self._tables[name]
        table.used = asyncio.get_running_loop().time()
        return table

    def _opened(self, sheet: Sheet) -> Table:
        used = asyncio.get_running_loop().time()
        table = Table(sheet, self.titles.get(sheet.title), used)
        table.due = table.due_now()
        return table

    def present(self, sheet: Sheet) -> Table:
        """Return the table of a sheet that was read: the one in memory, if it is there."""
        return self._tables.get(sheet.id) or self._opened(sheet)

    async def wake(self, sheet: Sheet) -> None:
        """Let the listeners look at a table that was running when the server stopped.

        Nobody pays with clock time for a server that was not there.
        """
        if sheet.title not in self.titles.ids():
            return
        if sheet.clock is not None:
            sheet.clock.since = now()
            await self._writer.write(*stored.advanced(sheet))
        self._heard(self._tables.setdefault(sheet.id, self._opened(sheet)))

    async def add(self, sheet: Sheet, entries: Sequence[Change] = ()) -> Table:
        """Store a new table and return it."""
        await self._writer.write(*stored.made(sheet), *entries)
        table = self._tables[sheet.id] = self._opened(sheet)
        self._heard(table)
        return table

    async def remove(self, table: Table) -> None:
        """Delete a table that never began."""
        await self._writer.write(*stored.removed(table.id))
        self._tables.pop(table.id, None)
        table.sheet = replace(table.sheet, status="abandoned")
        for line in table.connections:
            line.close(4404)
        self._heard(table)

    async def course(self, table: Table) -> Course:
        """Return the game of a table, read from the database if need be; the lock is held.

        Raises:
            OtherRules: the table is played under other rules than the server's.
        """
        if table.course is None:
            snapshot = await self.reader.snapshot(table.id, table.sheet.seq)
            course = Course(table.game, table.sheet, snapshot)
            entries = await self.reader.entries(table.id, course.seq)
            table.recent.extend(course.follow(entries))
            table.course = course
            TABLES_AWAKE.inc()
        return table.course

    async def rewound(self, table: Table, ply: int) -> Course:
        """Return the game of a table as it was after ``ply`` actions, as another course."""
        snapshot = await self.reader.snapshot_at(table.id, ply)
        past = Course(table.game, table.sheet, snapshot)
        entries = await self.reader.entries(table.id, past.seq)
        past.follow(standing(entries, past.ply)[: ply - past.ply])
        return past

    async def begin(self, table: Table, sheet: Sheet) -> None:
        """Start the game of a table, or go on where its first entries lead: the clocks run."""
        course = await self.course(table)
        at = now()
        remember_views(table, course)
        sheet.status, sheet.started = "running", at
        sheet.clock = first_clock(sheet, at)
        await self.advance(table, sheet, course.resolve_chance(self.rng, at), at)

    async def advance(
        self,
        table: Table,
        sheet: Sheet,
        steps: Sequence[Step],
        at: int,
        extra: Sequence[Change] = (),
    ) -> None:
        """Store new steps of a game with the sheet as it is now, then tell everybody.

        ``sheet`` is a copy of the table's, changed as the caller needs it.

        Raises:
            StorageFailed: nothing was done; the game is as the database has it.
        """
        course, before = table.course, table.sheet
        assert course is not None
        actors = course.state.actors()
        _place(sheet, course, actors, at)
        if before.clock is not None:
            sheet.clock = moved_on(before, sheet, at)
        if not actors and sheet.status == "running":
            _finish(sheet, course, at)
        whole = extra or sheet.status != before.status or sheet.seats is not before.seats
        changes = stored.changed(sheet) if whole else stored.advanced(sheet)
        snapshot = course.snapshot()
        if snapshot is not None:
            changes += stored.kept(table.id, snapshot)
        entries = stored.appended(table.id, [step.entry for step in steps]) if steps else []
        await self._write(table, [*entries, *changes, *extra])
        table.sheet = sheet
        ACTIONS.labels(sheet.title).inc(len(steps))
        tell_steps(table, course, before.seq, steps)
        if whole:
            tell_table(table)
        self._heard(table)

    async def change(self, table: Table, sheet: Sheet, extra: Sequence[Change] = ()) -> None:
        """Store a changed sheet that leaves the game as it is, then tell everybody."""
        await self._write(table, [*stored.changed(sheet), *extra])
        table.sheet = sheet
        tell_table(table)
        self._heard(table)

    async def _write(self, table: Table, changes: list[Change]) -> None:
        try:
            await self._writer.write(*changes)
        except StorageFailed:
            # What is in memory has gone ahead of what is stored: begin again from there.
            table.put_away()
            raise

    def _heard(self, table: Table) -> None:
        table.used = asyncio.get_running_loop().time()
        for listener in self.listeners:
            listener(table)

    def tidy(self, rest: float) -> int:
        """Put away games nobody has touched for a while, and tables nobody is connected to.

        Returns how many tables are no longer in memory.
        """
        late = asyncio.get_running_loop().time() - rest
        before = len(self._tables)
        for table in list(self._tables.values()):
            if table.used > late or table.lock.locked() or table.is_thought_about:
                continue
            table.put_away()
            if not table.connections:
                del self._tables[table.id]
        return before - len(self._tables)

    def tables(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())


def _place(sheet: Sheet, course: Course, actors: tuple[Seat, ...], at: int) -> None:
    sheet.seq, sheet.ply, sheet.moved = course.seq, course.ply, at
    sheet.actors = list(actors) if sheet.status == "running" else []


def _finish(sheet: Sheet, course: Course, at: int) -> None:
    """Note how a game ended by its rules."""
    outcome = course.state.outcome()
    assert outcome is not None
    resigned = [seat for seat, row in enumerate(sheet.seats) if row.stand_in == "resigned"]
    sheet.status, sheet.finished = "finished", at
    sheet.result = result_by_rules(outcome, resigned)
