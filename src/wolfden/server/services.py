"""The parts of a running server, put together and taken apart again."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from wolfden.core.registry import Registry
from wolfden.server.bots.turns import BotTurns
from wolfden.server.bots.workers import Workers
from wolfden.server.config import Config
from wolfden.server.cookies import Cookies, load_keys
from wolfden.server.guests import Guests
from wolfden.server.limits import Limits
from wolfden.server.live.home import Lobby
from wolfden.server.live.lines import Lines
from wolfden.server.live.talk import Talk
from wolfden.server.moments import now
from wolfden.server.notices import Notices
from wolfden.server.storage.database import Database
from wolfden.server.storage.guests import GuestReader
from wolfden.server.storage.tables import TableReader
from wolfden.server.storage.talk import TalkReader
from wolfden.server.storage.writer import Writer
from wolfden.server.tables.consent import withdraw
from wolfden.server.tables.departing import end_forsaken
from wolfden.server.tables.house import House
from wolfden.server.tables.replays import Replays
from wolfden.server.timekeeping import Presence, Timekeeper
from wolfden.titles import TITLES

HOUR: Final = 60 * 60 * 1000


class Services:
    """Everything a request or a message may need."""

    def __init__(self, config: Config, limits: Limits, titles: Registry = TITLES) -> None:
        self.config = config
        self.titles = titles
        self.database = Database(config.data, config.synchronous)
        self.writer = Writer(self.database.writing)
        self.limits = limits
        self.lines = Lines(config.limits)
        cookies = Cookies(load_keys(config.data))
        self.guests = Guests(GuestReader(self.database.reading), self.writer, cookies)
        self.house = House(TableReader(self.database.reading), self.writer, titles)
        self.replays = Replays(self.house, limits.replays)
        self.workers = Workers(config.workers)
        self.bots = BotTurns(self.house, self.workers, config.min_bot_seconds)
        self.lobby = Lobby(self.house)
        self.notices = Notices(config, self.house, self.guests, self.lobby)
        self.talk = Talk(TalkReader(self.database.reading), self.writer, self.guests)
        self.timekeeper = Timekeeper(self.house)
        self.presence = Presence(self.house)
        self.house.listeners += [
            *(withdraw, self.timekeeper.look, self.presence.look),
            *(self.bots.look, self.lobby.look, self.notices.look),
        ]

    async def start(self) -> None:
        """Begin, and go on where the last server stopped."""
        self.writer.start()
        for sheet in await self.house.reader.running():
            await self.house.wake(sheet)

    async def stop(self) -> None:
        """Let everybody go and write what is left to write."""
        await self.timekeeper.stop()
        await self.presence.stop()
        await self.bots.stop()
        self.workers.stop()
        await self.lobby.stop()
        await self.notices.stop()
        await self.writer.stop()
        await self.database.close()


async def tidy_up(services: Services) -> None:
    """Put tables away that nobody uses, and end those nobody comes back to, for ever."""
    pause = max(0.05, services.config.idle_seconds / 4)
    looked = 0
    while True:
        if services.house.tidy(services.config.idle_seconds):
            # Connections are circles of objects, and seldom looked for (running.py).
            gc.collect()
        if now() - looked > HOUR:
            looked = now()
            await end_forsaken(services.house, looked)
        await asyncio.sleep(pause)


@asynccontextmanager
async def running(
    config: Config, limits: Limits, titles: Registry = TITLES
) -> AsyncIterator[Services]:
    """Run a server's parts for as long as the block lasts."""
    services = Services(config, limits, titles)
    await services.start()
    tidying = asyncio.create_task(tidy_up(services), name="tidy")
    try:
        yield services
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        await services.stop()
