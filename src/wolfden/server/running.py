"""The services of a server while it runs: how they are opened, and closed in whatever stage."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from wolfden.core.registry import Registry
from wolfden.server.base import systemd
from wolfden.server.base.config import Config
from wolfden.server.base.log import log
from wolfden.server.base.times import DAY, HOUR, SECOND, now
from wolfden.server.database.engine import Database
from wolfden.server.features.upkeep.service import (
    Backups,
    Retention,
    delete_unused,
    measure_loop_lag,
    repeat,
    unload_idle_tables,
)
from wolfden.server.services import Services
from wolfden.titles import TITLES

MODERATION_SECONDS: Final = 1.0
"""How often a server looks for decisions of its operator."""
CLOSE_SECONDS: Final = 4.0
"""How long all services together may take to end."""
LEAST_SECONDS: Final = 0.1
"""What each of them has even if others have used up that time."""


@asynccontextmanager
async def run_services(config: Config, registry: Registry = TITLES) -> AsyncIterator[Services]:
    """Run the services of a server for as long as the block lasts.

    If they do not all start, for whatever reason, those that have are closed.
    """
    async with AsyncExitStack() as opened:
        closing = Closing(opened)
        database = Database(config.data, config.synchronous, config.database)
        closing.add("database", database.close)
        services = Services(config, registry, database)
        closing.add("workers", services.workers.stop)
        for listener in reversed(services.tables.listeners):
            closing.add(type(listener).__name__, listener.stop)
        closing.add("jobs", services.jobs.stop)
        database.writer.start()
        await services.door.start()
        await services.sharing.start()
        services.jobs.start()
        await services.moderation.load()
        tasks = [asyncio.create_task(work) for work in _upkeep(services)]
        closing.add("upkeep", lambda: _cancel(tasks))
        for task in tasks:
            task.add_done_callback(_log_failure)
        yield services


class Closing:
    """Closes what was opened, last first.

    What fails to close or takes too long is logged and left alone, for the rest is to be closed
    too, and a process that stops has little time. Whatever was acknowledged is stored by then.
    """

    def __init__(self, opened: AsyncExitStack) -> None:
        self._opened = opened
        self._ends: float | None = None
        """When all is to be closed, by the clock of the event loop."""

    def add(self, what: str, close: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let something be closed, before what was added until now."""
        self._opened.push_async_callback(self._close, what, close)

    async def _close(self, what: str, close: Callable[[], Coroutine[Any, Any, None]]) -> None:
        clock = asyncio.get_running_loop().time
        if self._ends is None:
            self._ends = clock() + CLOSE_SECONDS
        task = asyncio.create_task(close(), name=f"close {what}")
        await asyncio.wait([task], timeout=max(LEAST_SECONDS, self._ends - clock()))
        if not task.done():
            log.error("close_took_too_long", what=what, seconds=CLOSE_SECONDS)
            task.cancel()
        elif not task.cancelled() and (error := task.exception()):
            log.error("closing failed", what=what, exc_info=error)


async def _cancel(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _upkeep(services: Services) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield what a server does besides answering."""
    config, tables, guests = services.config, services.tables, services.guests
    retention = Retention(config, tables, guests)
    yield from services.sharing.if_alone(
        *(tables.resume_all, services.notices.resume, services.people.resume),
        Backups(config).run,
    )
    yield services.reviews.resume()
    yield services.pictures.prepare()
    yield unload_idle_tables(tables, config.idle_seconds)
    yield repeat("moderation", MODERATION_SECONDS, services.moderation.carry_out)
    if services.door.is_closed:
        yield repeat("door", MODERATION_SECONDS, services.door.refresh)
    yield repeat("tournaments", HOUR / SECOND, services.tournaments.resume)
    yield repeat("tidying", HOUR / SECOND, lambda: delete_unused(tables, guests, now()))
    yield repeat("retention", DAY / SECOND, lambda: retention.sweep(now()))
    yield measure_loop_lag()
    yield systemd.report_alive()


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("upkeep stopped", exc_info=task.exception())
