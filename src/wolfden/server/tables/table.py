"""Tables in use: loaded on demand, changed under a lock, stored, told to all who follow."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from functools import wraps
from random import Random
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import OtherRules, WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.secrecy import audience_of
from wolfden.server.base.errors import NotFound, Stale, StorageFailed
from wolfden.server.base.log import log
from wolfden.server.base.metrics import ACTIONS, TABLES_AWAKE
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import PLANS, TABLES
from wolfden.server.database.writer import Change, Conflict, delete
from wolfden.server.features.history.model import played_games
from wolfden.server.features.history.store import insert_played
from wolfden.server.features.ratings.positions import OPENING, delete_positions, insert_position
from wolfden.server.guests.wire import Holiday
from wolfden.server.http.connections import Close, Connection
from wolfden.server.jobs.job import defer
from wolfden.server.tables import store
from wolfden.server.tables.broadcast import Broadcaster
from wolfden.server.tables.calls import jobs_after
from wolfden.server.tables.clocks import advance_clocks, first_clock
from wolfden.server.tables.live_game import (
    Entry,
    LiveGame,
    Snapshot,
    Step,
    other_rules,
    public_digest,
    redact_entry,
    redact_undone_entry,
    standing_entries,
)
from wolfden.server.tables.model import TableInfo, result_by_rules
from wolfden.server.tables.wire import EntryTold, TableShown

ATTEMPTS: Final = 4
"""How often a change is tried that other processes get in the way of."""
RETRY_SECONDS: Final = 0.02
MAX_MISSED: Final = 200
"""Entries told to a connection that comes back."""
RESUMED_AT_ONCE: Final = 100

T = TypeVar("T")
Params = ParamSpec("Params")
GameChange = Callable[[LiveGame, int], list[Step]]
"""Changes a game at a time; returns the steps to store."""


class TableLock(asyncio.Lock):
    """A lock whose holder has the table as it is stored, as far as this process has heard."""

    def __init__(self, table: "Table") -> None:
        super().__init__()
        self._table = table

    async def __aenter__(self) -> None:
        await self.acquire()
        if self._table.is_behind:
            try:
                await self._table.catch_up()
            except BaseException:
                self.release()
                raise


def on_fresh_table(
    change: Callable[Params, Coroutine[Any, Any, T]],
) -> Callable[Params, Coroutine[Any, Any, T]]:
    """Return a change of a table that is tried again if another process changed it meanwhile.

    The second try starts from what the other process has stored. Stale if that happens too often.
    """

    @wraps(change)
    async def run(*args: Params.args, **names: Params.kwargs) -> T:
        for attempt in range(ATTEMPTS):
            try:
                return await change(*args, **names)
            except Conflict:
                await asyncio.sleep(RETRY_SECONDS * attempt)
        raise Stale()

    return run


class Table(Broadcaster):
    """A table in memory, and its game while that is in use.

    ``lock`` is held while anything about the table changes, until that is stored and broadcast;
    the methods that change it, and ``live_game``, expect their caller to hold it.
    """

    def __init__(self, info: TableInfo, tables: "TableService") -> None:
        game = tables.titles.get(info.title)
        super().__init__(info.by_todays_rules(game), game)
        self.tables = tables
        self.id: Final = info.id
        self.used = asyncio.get_running_loop().time()
        self.lock = TableLock(self)
        self.chat_lock = asyncio.Lock()
        """Held while messages and marks are stored or read, so that each is sent once, in order."""
        self.is_silent: bool | None = None
        """Whether nothing was ever said or marked here; ``None``: not known."""
        self.newest = info.version
        """The newest version that this process has heard of."""
        self.is_unsure = False
        """Whether the table has to be read again, because a write failed or news were missed."""
        self.has_pending_bot_move = False
        """Whether bots think about their move; the table stays in memory meanwhile."""
        self.live: LiveGame | None = None
        self.due: set[Seat] = info.due_seats()
        """The seats that were to act at the last change that listeners have seen."""
        self.begun: set[Seat] = set()
        """Those of them whose turn began with it."""

    # The game, read from the database when it is needed.

    async def entries(self, after: int = 0) -> list[Entry]:
        """Return the entries above ``after`` up to the present ``seq``, in order."""
        return await self.tables.queries.entries(self.id, after, self.info.seq)

    async def stored_game(self, most_seq: int) -> LiveGame:
        """Return a copy of the game at its last stored position up to ``most_seq``.

        OtherRules if it runs under another version of the rules, or cannot be shown by ours.
        """
        return await self._build(await self.tables.queries.snapshot(self.id, most_seq))

    async def _build(self, snapshot: Snapshot | None) -> LiveGame:
        info = await self.full_info()
        if info is self.info:
            return LiveGame(self.game, info, snapshot)
        # Documents were checked before they were stored, but reading one takes a while.
        return await asyncio.to_thread(LiveGame, self.game, info, snapshot)

    async def full_info(self) -> TableInfo:
        """Return the info with its documents, as a game is set up from it."""
        return await self.tables.with_documents(self.info)

    async def live_game(self) -> LiveGame:
        """Return the game as it is now; OtherRules as ``stored_game``."""
        if self.live is None:
            live = await self.stored_game(self.info.seq)
            self.recent.extend(live.replay(await self.entries(live.seq)))
            self.live = live
            TABLES_AWAKE.inc()
        return self.live

    async def can_load(self) -> bool:
        """Whether the game can be read; not under old rules, or from a damaged history."""
        try:
            await self.live_game()
        except StorageFailed:
            raise
        except (WolfdenError, msgspec.ValidationError):
            return False
        return True

    @property
    def has_old_rules(self) -> bool:
        """Whether the table began under another version of the rules than ours."""
        return other_rules(self.game, self.info) is not None

    async def game_at(self, ply: int) -> LiveGame:
        """Return a copy of the game as it was after ``ply`` actions.

        Of a game under old rules, the last moment up to there that ours can show.
        """
        snapshot = await self.tables.queries.snapshot_at(self.id, ply)
        past = await self._build(snapshot)
        entries = standing_entries(await self.entries(past.seq), past.ply)[: ply - past.ply]
        with suppress(OtherRules):
            past.replay(entries)
        return past

    def unload(self) -> None:
        """Drop the game; it is read from the database when it is needed again."""
        if self.live is not None:
            TABLES_AWAKE.dec()
        self.live = None
        self.recent.clear()
        self._views.clear()

    async def missed_entries(
        self, live: LiveGame, seat: Seat | None, since: int | None
    ) -> list[EntryTold]:
        """Return the entries after ``since`` as a seat may know them, at most the last 200."""
        if since is None or since >= live.seq:
            return []
        since = max(since, live.seq - MAX_MISSED)
        audience = audience_of(live.state, seat)
        recent = [step for step in self.recent if step.entry.seq > since]
        if recent and recent[0].entry.seq == since + 1 and len(recent) == live.seq - since:
            return [redact_entry(step, audience) for step in recent]
        past = await self.stored_game(since)
        entries = await self.entries(past.seq)
        steps = {step.entry.seq: step for step in past.replay(entries)}
        return [
            redact_undone_entry(entry)
            if entry.kind == "act" and entry.seq not in steps
            else redact_entry(steps.get(entry.seq, Step(entry)), audience)
            for entry in entries
            if entry.seq > since
        ]

    # What other processes have stored.

    @property
    def is_behind(self) -> bool:
        """Whether another process has stored something that this one has not read yet."""
        return self.is_unsure or self.newest > self.info.version

    async def catch_up(self) -> None:
        """Read and broadcast what other processes have stored meanwhile; NotFound if deleted."""
        before = self.info
        # What becomes doubtful while this is read has to be read once more.
        self.is_unsure = False
        try:
            info = await self.tables.queries.info(self.id)
            if info is not None and info.version != before.version:
                self.info = info.by_todays_rules(self.game)
                await self._follow(before)
        except BaseException:
            if self.info is not before:
                self.info = before
                self.unload()
            self.is_unsure = True
            raise
        if info is None:
            self.tables.drop(self)
            raise NotFound("table-gone")
        if info.version != before.version:
            self.tables.notify(self)

    async def _follow(self, before: TableInfo) -> None:
        """Tell all connections what has changed since ``before``."""
        if not self.connections:
            self.unload()
            return
        if before.status == "open":
            self.place_connections(self.info)
        if self.info.status != "open":
            await self._follow_game(before)
        for connection in self.connections:
            seat = connection.seat
            guest = connection.guest
            if seat is not None and guest and not self.info.seats[seat].is_held_by(guest.id):
                connection.close(Close.NOT_YOURS)
        self._broadcast_changes(before, before.seats != self.info.seats)

    async def _follow_game(self, before: TableInfo) -> None:
        """Send updates from the last position sent; the whole state where something was undone."""
        live, entries = self.live, await self.entries(before.seq)
        is_plain = before.status != "open" and all(entry.kind != "undo" for entry in entries)
        if live is not None and live.seq == before.seq and is_plain:
            known = live.state.copy()
            self.broadcast_steps(live, known, before.seq, live.follow(entries))
            return
        self.unload()
        live = await self.live_game()
        for seat in {connection.seat for connection in self.connections}:
            missed = await self.missed_entries(live, seat, before.seq)
            message = self.state_message(live, seat, missed)
            for connection in self.connections:
                if connection.seat == seat:
                    connection.post(message)

    # Changes.

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableInfo]:
        """Hold the lock; yield a copy of the info to change and then to store."""
        async with self.lock:
            yield deepcopy(self.info)

    async def start(self, info: TableInfo) -> None:
        """Start the game, or go on after its first entries: the clocks run."""
        holidays = await self.tables.holidays(info)
        if info.pairing:
            # Who does not like a seat could else wait elsewhere for another one.
            self.tables.rng.shuffle(info.seats)
        if any(one.kind == "bot" for one in info.seats):
            info.stop_rating("bots")

        def begin(live: LiveGame, at: int) -> list[Step]:
            info.status, info.started = "running", at
            info.clock = first_clock(info, holidays, at)
            self.place_connections(info)
            return live.resolve_chance(self.tables.rng, at)

        try:
            await self.advance(info, begin)
        finally:
            self.place_connections(self.info)

    def place_connections(self, info: TableInfo) -> None:
        """Let the connections of paired guests play the seats that these have got by lot."""
        for one in self.connections:
            place_connection(one, info)

    async def reseat(self, info: TableInfo, *extra: Change) -> None:
        """Store a change of seats or holidays in a running game: who may act has changed."""
        if info.clock is not None:
            info.clock.away = await self.tables.holidays(info)
        if await self.can_load():
            await self.advance(info, lambda _live, _at: [], *extra)
        else:
            await self.update(info, *extra)

    async def end(self, info: TableInfo, seat: Seat, reason: str) -> None:
        """End the game because of a seat, not by its rules; it need not be readable."""
        if await self.can_load():

            def end(live: LiveGame, at: int) -> list[Step]:
                info.finished = at
                return [live.end(seat, reason, at)]

            await self.advance(info, end)
            return
        info.seq, info.actors, info.finished = info.seq + 1, [], now()
        entry = Entry(info.seq, "end", info.ply, seat, reason, info.finished)
        await self.update(info, *store.insert_entries(self.id, [entry]))

    async def advance(
        self,
        info: TableInfo,
        change: GameChange,
        *extra: Change,
        secret: Sequence[Change] = (),
    ) -> None:
        """Change the game, store the steps with ``info``, then broadcast.

        ``info`` is a copy of the table's, changed as the caller needs it. Whatever changes a game
        goes through here, so that positions of before and after are always compared. ``secret`` is
        stored with it and leaves no trace in what is broadcast. After StorageFailed nothing was
        done: the game is as the database has it.
        """
        before = self.info
        at, live = now(), self.live or await self.live_game()
        known = live.state.copy()
        steps = change(live, at)
        live = self.live or live
        _update_progress(info, before, live, at)
        self._withdraw_undo(info)
        is_whole = (
            bool(extra)
            or (info.status, info.undo_request) != (before.status, before.undo_request)
            or info.seats is not before.seats
        )
        info.version = before.version + 1
        changes = store.update_table(info) if is_whole else store.advance_table(info)
        snapshot = live.snapshot()
        if snapshot is not None:
            changes += store.insert_snapshot(self.id, snapshot)
        if info.settings.rated and info.status == "running" and steps and live.ply >= OPENING:
            digest = public_digest(info.title, len(info.seats), live.state)
            changes += insert_position(self.id, live.seq, digest)
        entries = store.insert_entries(self.id, [step.entry for step in steps])
        stored = [*entries, *changes, *extra, *secret]
        await self._store(info, stored, steps[0].entry if steps else None)
        ACTIONS.counts[info.title] += len(steps)
        self.broadcast_steps(live, known, before.seq, steps)
        self._broadcast_changes(before, is_whole)
        self.tables.notify(self)

    async def update(self, info: TableInfo, *extra: Change) -> None:
        """Store changed info that leaves the game as it is, then broadcast it."""
        before = self.info
        self._withdraw_undo(info)
        info.version = before.version + 1
        await self._store(info, [*store.update_table(info), *extra])
        self._broadcast_changes(before, True)
        self.tables.notify(self)

    async def _store(
        self, info: TableInfo, changes: Sequence[Change], entry: Entry | None = None
    ) -> None:
        expected = (self.id, self.info.version)
        if info.status == "finished" and self.info.status != "finished":
            changes = [*changes, *insert_played(played_games(info, self.game))]
        if info.is_over and not self.info.is_over:
            changes = [*changes, delete(PLANS, table_id=self.id)]
        if info.is_over or (self.info.settings.rated and not info.settings.rated):
            changes = [*changes, delete_positions(self.id)]
        if self.tables.database.is_shared:
            begun = info.due_seats() - self.info.due_seats()
            jobs = jobs_after(info, begun, self.connected_seats, entry)
            changes = [*changes, *[change for job in jobs for change in defer(job)]]
        try:
            await self.tables.database.writer.write(*changes, expected=expected)
        except BaseException as error:
            # Memory is ahead of the database: read the game again next time. Where the connection
            # to a shared one broke, or the caller was cancelled, this may have been stored.
            self.unload()
            is_known = isinstance(error, StorageFailed) and not self.tables.database.is_shared
            if not is_known:
                self.is_unsure = True
                for listener in self.tables.listeners:
                    listener.on_unsure(self)
            raise
        self.info = info

    def _withdraw_undo(self, info: TableInfo) -> None:
        """Let a change of the table withdraw the request to undo that is open."""
        request = info.undo_request
        if request is not None and request.state == "asked" and request == self.info.undo_request:
            info.undo_request = replace(request, state="withdrawn")

    def _broadcast_changes(self, before: TableInfo, is_whole: bool) -> None:
        """Tell all connections what is new besides the game."""
        if is_whole or self.info.status != before.status:
            self.broadcast_info()
        if self.info.undo_request != before.undo_request:
            self.broadcast(self.info.undo_request)


def _update_progress(info: TableInfo, before: TableInfo, live: LiveGame, at: int) -> None:
    """Write into ``info`` how far the game is, its clocks, and its result once it is over."""
    actors = live.state.actors()
    info.seq, info.ply, info.moved = live.seq, live.ply, at
    info.actors = list(actors) if info.status == "running" else []
    if before.clock is not None:
        info.clock = advance_clocks(before, info, at)
    if not actors and info.status == "running":
        outcome = live.state.outcome()
        assert outcome is not None
        info.status, info.finished = "finished", at
        info.result = result_by_rules(outcome, info.resigned())


@on_fresh_table
async def _refresh_holidays(table: Table) -> None:
    async with table.changing() as info:
        if info.clock is not None and info.settings.clock.kind == "days" and not info.is_over:
            await table.reseat(info)


class Listener:
    """Follows all tables, and has tasks of its own that end with the server.

    It looks at a table and decides by itself whether there is anything to do; so it needs no
    history, and can start again after a restart.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def on_change(self, table: Table) -> None:
        """Look at a table that has changed; this is stored and broadcast by now."""

    def on_unsure(self, table: Table) -> None:
        """Look at a table of which nobody can tell whether its last change was stored."""

    def on_unload(self, table: Table) -> None:
        """Look at a table whose game is unloaded because nobody uses it."""

    def _start(self, work: Coroutine[Any, Any, T], name: str = "") -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name or type(self).__name__)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Cancel the tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def place_connection(connection: Connection, info: TableInfo) -> None:
    """Let the connection of a paired guest play the seat that the guest has got by lot."""
    guest, seat = connection.guest, connection.seat
    held = info.held_by(guest.id) if info.pairing and guest and seat is not None else []
    if held and seat not in held:
        connection.seat = held[0]


class TableService:
    """Tables by id, and the listeners that follow them."""

    def __init__(self, database: Database, titles: Registry) -> None:
        self.database = database
        self.queries = store.TableQueries(database)
        self.titles = titles
        self.listeners: list[Listener] = []
        self.rng: Random = secrets.SystemRandom()
        self._tables: dict[str, Table] = {}
        self._started = now()

    async def get(self, name: str) -> Table:
        """Return a table by id, as it is stored; NotFound if there is none."""
        if name not in self._tables:
            info = await self.queries.info(name)
            if info is None:
                raise NotFound("table-gone")
            # Another request may have loaded it while the database was read.
            self._tables.setdefault(name, self._table(info))
        table = self._tables[name]
        table.used = asyncio.get_running_loop().time()
        if self.database.is_shared:
            # Also one that was loaded just now: what was announced meanwhile was not for it.
            table.newest = max(table.newest, await self.queries.version(name) or table.newest + 1)
            if table.is_behind:
                async with table.lock:
                    pass
        return table

    def describe_all(self, infos: Iterable[TableInfo]) -> list[TableShown]:
        """Return tables that were read as every visitor may see them.

        Those of a title whose package is missing are left out.
        """
        known = [info for info in infos if info.title in self.titles.ids()]
        loaded = [self._tables.get(info.id) or Table(info, self) for info in known]
        return [
            (table if table.info.version >= info.version else Table(info, self)).describe()
            for table, info in zip(loaded, known, strict=True)
        ]

    def find_loaded(self, name: str) -> Table | None:
        """Return a table by id if it is in memory."""
        return self._tables.get(name)

    async def with_documents(self, info: TableInfo) -> TableInfo:
        """Return the info of a table with the texts of its documents."""
        game = self.titles.get(info.title)
        digests = info.document_digests(game)
        if not digests:
            return info
        return info.with_documents(game, await self.queries.documents(digests))

    async def holidays(self, info: TableInfo) -> dict[str, Holiday]:
        """Return the holidays that the clocks of a table heed: those over days."""
        if info.settings.clock.kind != "days":
            return {}
        return await self.queries.holidays(info.guests())

    async def refresh_holidays(self, guest: str) -> None:
        """Let the clocks of all running tables of a guest heed the holiday stored now."""
        for name in await self.queries.unfinished(guest):
            with suppress(NotFound):
                await _refresh_holidays(await self.get(name))

    def loaded(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    async def refresh_names(self, *guests: str) -> None:
        """Show the names that guests have now at all tables in memory."""
        known = await self.queries.guests(guests)
        for table in self.loaded():
            if not table.info.guests().isdisjoint(known):
                with suppress(NotFound):
                    async with table.lock:
                        table.info = table.info.with_guests(known)
                        table.broadcast_info()
                    self.notify(table)

    async def resume_all(self) -> None:
        """Let the listeners see all tables that were running when the server stopped.

        The latest come first, some at a time: a server answers meanwhile, however many there are.
        A shared database has jobs instead, which go on where they were.
        """
        if self.database.is_shared:
            return
        names = await self.queries.running()
        for start in range(0, len(names), RESUMED_AT_ONCE):
            for info in await self.queries.some(names[start : start + RESUMED_AT_ONCE]):
                if info.title in self.titles.ids() and info.status == "running":
                    self.notify(self._tables.setdefault(info.id, self._table(info)))
            await asyncio.sleep(0)

    def _table(self, info: TableInfo) -> Table:
        """Return a table that was read; clocks do not count the time before this server started.

        With a shared database there may have been others before.
        """
        if info.clock is not None and not self.database.is_shared:
            info.clock.since = max(info.clock.since, self._started)
        return Table(info, self)

    async def stop_clocks(self, outage: int) -> None:
        """Give back the milliseconds in which no process was there to the clocks of all tables."""
        for info in await self.queries.every("running") if outage else []:
            if info.clock is not None:
                since = min(info.clock.since + outage, now())
                clock = replace(info.clock, since=since)
                paused = replace(info, clock=clock, version=info.version + 1)
                with suppress(Conflict):
                    # Another process that starts at the same time may have done it.
                    await self.database.writer.write(
                        *store.advance_table(paused), expected=(info.id, info.version)
                    )

    def unload_idle(self, idle_seconds: float) -> int:
        """Unload games unused for a while, and tables without connections.

        Returns how many tables are no longer in memory.
        """
        late = asyncio.get_running_loop().time() - idle_seconds
        before = len(self._tables)
        for table in self.loaded():
            if table.used > late or table.lock.locked() or table.has_pending_bot_move:
                continue
            table.unload()
            for listener in self.listeners:
                listener.on_unload(table)
            if not table.connections:
                del self._tables[table.id]
        return before - len(self._tables)

    async def add(
        self, info: TableInfo, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> Table:
        """Store a new table, whose info comes with its documents, and return it.

        NotAllowed if its host has too many, or too many documents.
        """
        info, documents = info.without_documents(self.titles.get(info.title))
        changes = [*store.insert_table(info, documents), *store.insert_entries(info.id, entries)]
        for snapshot in snapshots:
            changes += store.insert_snapshot(info.id, snapshot)
        await self.database.writer.write(*changes)
        # A job of the new table may have loaded it by now.
        table = self._tables.setdefault(info.id, Table(info, self))
        self.notify(table)
        return table

    async def remove(self, table: Table) -> None:
        """Delete everything about a table."""
        expected = (table.id, table.info.version)
        await self.database.writer.write(delete(TABLES, id=table.id), expected=expected)
        log.info("table deleted", table=table.id)
        self.drop(table)

    def drop(self, table: Table) -> None:
        """Forget a table that was deleted, and close its connections."""
        self._tables.pop(table.id, None)
        table.info = replace(table.info, status="abandoned")
        for connection in table.connections:
            connection.close(Close.GONE)
        self.notify(table)

    def notify(self, table: Table) -> None:
        """Let the listeners see a table that has changed."""
        table.used = asyncio.get_running_loop().time()
        before, table.due = table.due, table.info.due_seats()
        table.begun = table.due - before
        for listener in self.listeners:
            listener.on_change(table)
