"""The parts of a running server, put together and taken apart again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from wolfden.core.registry import Registry
from wolfden.games import TITLES
from wolfden.server.bots.turns import BotTurns
from wolfden.server.bots.workers import Workers
from wolfden.server.config import Config
from wolfden.server.cookies import Cookies, load_keys
from wolfden.server.guests import Guests
from wolfden.server.limits import Limits
from wolfden.server.storage.database import Database
from wolfden.server.storage.guests import GuestReader
from wolfden.server.storage.tables import TableReader
from wolfden.server.storage.writer import Writer
from wolfden.server.tables.house import House

log = structlog.get_logger()


class Services:
    """Everything a request or a message may need."""

    def __init__(self, config: Config, titles: Registry = TITLES) -> None:
        self.config = config
        self.titles = titles
        self.database = Database(config.data, config.synchronous)
        self.writer = Writer(self.database.writing)
        self.limits = Limits(config.limits)
        cookies = Cookies(load_keys(config.data))
        self.guests = Guests(GuestReader(self.database.reading), self.writer, cookies)
        self.house = House(TableReader(self.database.reading), self.writer, titles)
        self.workers = Workers(config.workers)
        self.bots = BotTurns(self.house, self.workers, config.pace)
        self.house.listeners.append(self.bots.look)

    async def start(self) -> None:
        """Begin, and go on where the last server stopped."""
        self.writer.start()
        for sheet in await self.house.reader.running():
            self.house.wake(sheet)

    async def stop(self) -> None:
        """Let everybody go and write what is left to write."""
        await self.bots.stop()
        self.workers.stop()
        await self.writer.stop()
        await self.database.close()


async def tidy_up(services: Services) -> None:
    """Put tables away that nobody uses, for ever."""
    pause = max(0.05, services.config.rest / 4)
    while True:
        await asyncio.sleep(pause)
        services.house.tidy(services.config.rest)


@asynccontextmanager
async def running(config: Config, titles: Registry = TITLES) -> AsyncIterator[Services]:
    """Run a server's parts for as long as the block lasts."""
    services = Services(config, titles)
    await services.start()
    tidying = asyncio.create_task(tidy_up(services), name="tidy")
    try:
        yield services
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        await services.stop()
