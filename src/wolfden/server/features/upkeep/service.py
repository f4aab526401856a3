"""What a server does by itself: backups, deletion of old data, a look at its own event loop."""

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

from wolfden.server.base import metrics
from wolfden.server.base.config import Config
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.log import log
from wolfden.server.base.times import DAY, HOUR, SECOND, now
from wolfden.server.database import backups
from wolfden.server.features.tournaments.store import delete_old_tournaments
from wolfden.server.features.upkeep.store import OldRows
from wolfden.server.guests.service import GuestService
from wolfden.server.sharing.uses import delete_ended_uses
from wolfden.server.tables import seating
from wolfden.server.tables.store import delete_unused_documents
from wolfden.server.tables.table import TableService

LAG_SECONDS: Final = 0.5
"""How often the event loop is looked at."""
RETRY_SECONDS: Final = 10 * 60.0
"""How long after a failed backup the next one is tried."""

T = TypeVar("T")


class Upkeep:
    """What a server does with its tables and guests, and with what is old."""

    def __init__(self, config: Config, tables: TableService, guests: GuestService) -> None:
        self._config, self._tables, self._guests = config, tables, guests
        self._retention = Retention(config, tables, guests)

    async def unload_idle_tables(self) -> None:
        """Unload tables that were not used for a while, for ever."""
        idle_seconds = self._config.idle_seconds
        while True:
            if self._tables.unload_idle(idle_seconds):
                # Connections are reference cycles, and automatic collection is rare.
                gc.collect()
            await asyncio.sleep(max(0.05, idle_seconds / 4))

    async def delete_unused(self) -> None:
        """End idle games; delete unused tables, guests and documents."""
        await delete_unused(self._tables, self._guests, now())

    async def sweep(self) -> None:
        """Delete what is older than the operator wants to keep."""
        await self._retention.sweep(now())

    async def back_up(self) -> None:
        """Make backups for ever."""
        await Backups(self._config).run()


async def delete_unused(tables: TableService, guests: GuestService, at: int) -> None:
    """End idle games; delete unused tables, guests and documents."""
    await seating.end_idle_tables(tables, at)
    await seating.delete_unused_guests(tables, guests, at)
    await seating.delete_traces(tables, guests, at)
    await tables.database.writer.write(delete_unused_documents(), delete_ended_uses(at))


async def measure_loop_lag() -> None:
    """Measure for ever how late the event loop wakes a sleeper: what everybody waits."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))


# Backups.


class Backups:
    """Backups that are made every few hours, of which the newest are kept."""

    def __init__(self, config: Config) -> None:
        self._data, self._keep = config.data, config.backup_keep
        self._every = config.backup_every * HOUR / SECOND
        self._folder = Path(config.backup_folder or config.data / "backups")

    async def run(self) -> None:
        """Make backups for ever, the first one as soon as one is due."""
        if not self._every:
            return
        wait = self._first_wait()
        while True:
            await asyncio.sleep(wait)
            wait = self._every if await self.make() else min(self._every, RETRY_SECONDS)

    def _first_wait(self) -> float:
        """Return the seconds until the next backup is due; none if it cannot be told."""
        try:
            made = [path.stat().st_mtime for path in backups.list_backups(self._folder)]
        except OSError:
            made = []
        if not made:
            return 0.0
        metrics.BACKUP_TIME.set(max(made))
        # A clock that was set back must not delay it for longer than usual.
        return min(max(0.0, max(made) + self._every - time.time()), self._every)

    async def make(self) -> bool:
        """Make one backup and delete the oldest ones; return whether it is good."""
        began = time.time()
        target = self._folder / backups.backup_name(began)
        try:
            await run_in_daemon(lambda: backups.make_backup(self._data, target))
            size = sum(path.stat().st_size for path in target.iterdir())
            metrics.BACKUP_TIME.set(began)
            metrics.BACKUP_SECONDS.set(time.time() - began)
            metrics.BACKUP_BYTES.set(size)
            log.info("backup made", path=str(target), bytes=size)
            await run_in_daemon(lambda: backups.remove_old_backups(self._folder, self._keep))
        except (StorageFailed, OSError) as error:
            metrics.BACKUP_FAILURES.inc()
            log.error("backup failed", reason=str(error))
            return False
        return True


async def run_in_daemon(work: Callable[[], T]) -> T:
    """Return what a function returns, run in a thread that does not delay the end of the process.

    The event loop waits for threads of ``asyncio.to_thread`` before it ends.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # T may be None itself

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the event loop may have ended
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, name="wolfden-daemon", daemon=True).start()
    return await done


# Retention.


class Retention:
    """Deletes what is older than the operator wants to keep, in small steps."""

    def __init__(self, config: Config, tables: TableService, guests: GuestService) -> None:
        self._config, self._tables, self._guests = config, tables, guests
        self._old = OldRows(tables.database)

    async def sweep(self, at: int) -> dict[str, int]:
        """Delete what is old at a time; return how much of each kind."""
        steps = {
            "chat": (self._config.keep_chat, self._delete_chat),
            "tables": (self._config.keep_finished, self._delete_tables),
            "guests": (self._config.keep_guests, self._delete_guests),
        }
        deleted = {}
        for kind, (days, step) in steps.items():
            count = 0
            while days and (done := await step(at - days * DAY)):
                count += done
            deleted[kind] = count
            metrics.DELETED.labels(kind).inc(count)
        if any(deleted.values()):
            log.info("old data deleted", **deleted)
        return deleted

    async def _delete_chat(self, before: int) -> int:
        tables = await self._old.tables_with_chat(before)
        if tables:
            await self._tables.database.writer.write(self._old.delete_chat(tables, before))
        return len(tables)

    async def _delete_tables(self, before: int) -> int:
        await self._tables.database.writer.write(delete_old_tournaments(before))
        names = await self._old.finished_tables(before)
        for info in await self._tables.queries.some(names):
            await seating.remove_table(self._tables, info)
        return len(names)

    async def _delete_guests(self, before: int) -> int:
        guests = [await self._guests.get(name) for name in await self._old.guests(before)]
        for guest in guests:
            if guest is not None:
                await seating.delete_guest(self._tables, self._guests, guest)
        return len(guests)
