"""The services of a server while it runs: how they are opened, and closed whatever happens."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, Final

from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.server.base.config import Config
from wolfden.server.base.log import log
from wolfden.server.database.engine import Database
from wolfden.server.registry import AnyFeature, Features, broken, installed_features
from wolfden.server.services import Services
from wolfden.titles import TITLES

CLOSE_SECONDS: Final = 4.0
"""How long all services together may take to end."""
LEAST_SECONDS: Final = 0.1
"""What each of them has even if others have used up that time."""

Made = list[tuple[AnyFeature, Any]]
"""Features with their services, ``None`` for those that have none."""


@asynccontextmanager
async def run_services(
    config: Config, registry: Registry = TITLES, features: Features | None = None
) -> AsyncIterator[Services]:
    """Run the services of a server for as long as the block lasts.

    If one does not start, those that have are closed.
    """
    async with AsyncExitStack() as opened:
        closing = Closing(opened)
        database = Database(config.data, config.synchronous, config.database)
        closing.add("database", database.close)
        services = Services(config, registry, database)
        made = _make(features or installed_features(), services)
        closing.add("workers", services.workers.stop)
        for listener in reversed(services.tables.listeners):
            closing.add(type(listener).__name__, listener.stop)
        closing.add("jobs", services.jobs.stop)
        database.writer.start()
        await services.sharing.start()
        for feature, service in made:
            if feature.start is not None:
                await feature.start(service)
        services.jobs.start()
        tasks = [asyncio.create_task(work) for work in _upkeep(made, services)]
        closing.add("upkeep", lambda: _cancel(tasks))
        for task in tasks:
            task.add_done_callback(_log_failure)
        yield services


def _make(features: Features, services: Services) -> Made:
    """Make the services of features; BadSetup if one cannot be made."""
    made = []
    for feature in features:
        service = None
        if feature.make is not None:
            try:
                service = feature.make(services)
            except WolfdenError:
                raise
            except Exception as error:
                raise broken(feature.name, error) from error
            services.add(service)
        made.append((feature, service))
        for name, work in feature.jobs.items():
            services.jobs.runs[name] = partial(work, service)
    return made


def _upkeep(made: Made, services: Services) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield what a server does besides answering."""
    for feature, service in made:
        yield from services.sharing.if_alone(*(partial(work, service) for work in feature.resume))
        yield from (work(service) for work in feature.upkeep)


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


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("upkeep stopped", exc_info=task.exception())
