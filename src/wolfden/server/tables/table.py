"""Tables in use: loaded on demand, changed under a lock, stored and broadcast."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import OtherRules, WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.secrecy import audience_of
from wolfden.server.base.errors import NotFound, StorageFailed
from wolfden.server.base.log import log
from wolfden.server.base.metrics import ACTIONS, TABLES_AWAKE
from wolfden.server.base.tasks import BackgroundTasks
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import PLANS, TABLES
from wolfden.server.database.writer import Change, delete
from wolfden.server.features.history.model import played_games
from wolfden.server.features.history.store import insert_played
from wolfden.server.features.ratings.positions import OPENING, delete_positions, insert_position
from wolfden.server.guests.wire import Holiday
from wolfden.server.http.connections import Close, Connection
from wolfden.server.sharing.interface import FreshLock, Sharing, retry_on_conflict
from wolfden.server.tables import store
from wolfden.server.tables.broadcast import Broadcaster
from wolfden.server.tables.clocks import advance_clocks, first_clock
from wolfden.server.tables.live_game import (
    LiveGame,
    Snapshot,
    other_rules,
    public_digest,
    redact_entry,
    redact_undone_entry,
    standing_entries,
)
from wolfden.server.tables.model import Entry, Step, TableInfo, result_by_rules
from wolfden.server.tables.wire import EntryTold, TableShown

MAX_MISSED: Final = 200
"""Entries sent to a connection that comes back."""
RESUME_BATCH: Final = 100

GameChange = Callable[[LiveGame, int], list[Step]]
"""Changes a game at a time; returns the steps to store."""


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
        self.lock = FreshLock(self, tables.sharing)
        self.chat_lock = asyncio.Lock()
        """Held while messages and marks are stored or read, so that each is sent once, in order."""
        self.is_silent: bool | None = None
        """Whether nothing was ever said or marked here; ``None``: not known."""
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

    # Changes.

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableInfo]:
        """Hold the lock; yield a copy of the info to change and then to store."""
        async with self.lock:
            yield deepcopy(self.info)

    async def start(self, info: TableInfo) -> None:
        """Start the game, or continue it after its first entries: the clocks run."""
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
            self.draw_curtains(info, live)
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
        if is_whole:
            self.broadcast_changes(before, True)
        self.tables.notify(self)

    async def update(self, info: TableInfo, *extra: Change) -> None:
        """Store changed info that leaves the game as it is, then broadcast it."""
        before = self.info
        self._withdraw_undo(info)
        info.version = before.version + 1
        await self._store(info, [*store.update_table(info), *extra])
        self.broadcast_changes(before, True)
        self.tables.notify(self)

    async def _store(
        self, info: TableInfo, changes: list[Change], entry: Entry | None = None
    ) -> None:
        expected = (self.id, self.info.version)
        if info.status == "finished" and self.info.status != "finished":
            changes += insert_played(played_games(info, self.game))
        is_over = info.is_over
        if is_over and not self.info.is_over:
            changes.append(delete(PLANS, table_id=self.id))
        if is_over or (self.info.settings.rated and not info.settings.rated):
            changes.append(delete_positions(self.id))
        changes += self.tables.sharing.stored_jobs(self, info, entry)
        try:
            await self.tables.database.writer.write(*changes, expected=expected)
        except BaseException as error:
            # Memory is ahead of the database: read the game again next time.
            self.unload()
            if self.tables.sharing.may_be_stored(error):
                self.lock.is_unsure = True
                for listener in self.tables.listeners:
                    listener.on_unsure(self)
            raise
        self.info = info

    def _withdraw_undo(self, info: TableInfo) -> None:
        """Let a change of the table withdraw the request to undo that is open."""
        request = info.undo_request
        if request is not None and request.state == "asked" and request == self.info.undo_request:
            info.undo_request = replace(request, state="withdrawn")

    def broadcast_changes(self, before: TableInfo, is_whole: bool) -> None:
        """Send all connections what has changed besides the game."""
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


@retry_on_conflict
async def _refresh_holidays(table: Table) -> None:
    async with table.changing() as info:
        if info.clock is not None and info.settings.clock.kind == "days" and not info.is_over:
            await table.reseat(info)


class Listener(BackgroundTasks):
    """Follows all tables; its tasks end with the server.

    It looks at a table and decides by itself whether there is anything to do; so it needs no
    history, and can start again after a restart.
    """

    def on_change(self, table: Table) -> None:
        """Look at a table that has changed; this is stored and broadcast by now."""

    def on_unsure(self, table: Table) -> None:
        """Look at a table whose last change may or may not be stored."""

    def on_unload(self, table: Table) -> None:
        """Look at a table whose game is unloaded because nobody uses it."""

    def on_presence(self, table: Table) -> None:
        """Look who is connected to a table."""

    def on_talk(self, table: Table, room: str, number: int) -> None:
        """Read a chat message that was stored elsewhere."""

    def on_marks(self, table: Table, seat: Seat | None, room: str) -> None:
        """Read the marks of a seat that were stored elsewhere."""

    def on_removed(self, guests: Collection[str], group: str) -> None:
        """Forget a table of these guests that was deleted without being in memory."""

    def shows(self, guests: Collection[str], is_listed: bool) -> bool:
        """Whether a client is shown a table of these guests, or one in the list of open ones."""
        return False


def place_connection(connection: Connection, info: TableInfo) -> None:
    """Let the connection of a paired guest play the seat that the guest has got by lot."""
    guest, seat = connection.guest, connection.seat
    held = info.held_by(guest.id) if info.pairing and guest and seat is not None else []
    if held and seat not in held:
        connection.seat = held[0]


class TableService:
    """Tables by id, and the listeners that follow them."""

    def __init__(self, database: Database, titles: Registry, sharing: Sharing[Table]) -> None:
        self.database, self.sharing = database, sharing
        self.queries = store.TableQueries(database)
        self.titles = titles
        self.listeners: list[Listener] = []
        self._on_change: list[Callable[[Table], None]] = []
        self._on_presence: list[Callable[[Table], None]] = []
        self.rng: Random = secrets.SystemRandom()
        self._tables: dict[str, Table] = {}

    def add_listener(self, listener: Listener) -> None:
        """Let a listener follow all tables; what it does not look at costs no move anything."""
        self.listeners.append(listener)
        kind = type(listener)
        if kind.on_change is not Listener.on_change:
            self._on_change.append(listener.on_change)
        if kind.on_presence is not Listener.on_presence:
            self._on_presence.append(listener.on_presence)

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
        # Also one that was loaded just now: what was announced meanwhile was not for it.
        await self.sharing.refresh(table)
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
        """
        names = await self.queries.running()
        for start in range(0, len(names), RESUME_BATCH):
            for info in await self.queries.some(names[start : start + RESUME_BATCH]):
                if info.title in self.titles.ids() and info.status == "running":
                    self.notify(self._tables.setdefault(info.id, self._table(info)))
            await asyncio.sleep(0)

    def _table(self, info: TableInfo) -> Table:
        """Return a table that was read; clocks do not count the time without a server."""
        if info.clock is not None:
            info.clock.since = max(info.clock.since, self.sharing.clocks_from)
        return Table(info, self)

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
            if not table.has_listeners:
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
        for connection in {*table.connections, *table.devices}:
            connection.close(Close.GONE)
        self.notify(table)

    def notify_presence(self, table: Table) -> None:
        """Let the listeners see who is connected to a table."""
        for look in self._on_presence:
            look(table)

    def notify(self, table: Table) -> None:
        """Let the listeners see a table that has changed."""
        table.used = asyncio.get_running_loop().time()
        before, table.due = table.due, table.info.due_seats()
        table.begun = table.due - before
        for look in self._on_change:
            look(table)
