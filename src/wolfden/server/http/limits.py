"""How much a guest or an address may ask for; see ``docs/protocol.md`` for the figures."""

import math
from typing import Any

from wolfden.server.base.config import Config
from wolfden.server.base.errors import TooMany
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.times import HOUR, SECOND
from wolfden.server.sharing.interface import Sharing


class SharedLimit:
    """A rate limit that holds for the whole server."""

    def __init__(self, name: str, limit: RateLimit, sharing: Sharing[Any]) -> None:
        self._name, self._limit, self._sharing = name, limit, sharing

    async def wait(self, key: str) -> float:
        """Return for how many seconds a key cannot be used."""
        wait = self._limit.wait(key)
        if wait or not self._limit.is_on:
            return wait
        slack = round(self._limit.slack * SECOND)
        return await self._sharing.wait_of_use(f"{self._name} {key}", slack) / SECOND

    async def spend(self, key: str) -> None:
        """Count one use, whether or not the limit is exceeded."""
        self._limit.spend(key)
        await self._count(key)

    async def use(self, key: str) -> None:
        """Count one use; TooMany if the limit is exceeded.

        What this process refuses itself is refused without asking the others.
        """
        self._limit.use(key)
        if wait := await self._count(key):
            raise TooMany(math.ceil(wait / SECOND))

    async def _count(self, key: str) -> int:
        """Count a use for all processes; return the milliseconds it is refused for."""
        if not self._limit.is_on:
            return 0
        interval, slack = (round(one * SECOND) for one in (self._limit.interval, self._limit.slack))
        return await self._sharing.count_use(f"{self._name} {key}", interval, slack)


class Limits:
    """All limits of a server: floods are counted by each process, what protects by all of them."""

    def __init__(self, config: Config, sharing: Sharing[Any]) -> None:
        factor, by_address = config.limits, config.address_limits
        guests = config.guests_per_address

        def shared(name: str, an_hour: int, burst: int, scale: float = factor) -> SharedLimit:
            return SharedLimit(name, RateLimit(an_hour * SECOND / HOUR, burst, scale), sharing)

        self.new_guests = shared("guests", guests, guests)
        self.new_tables = shared("tables", 30, 30)
        self.listed = shared("listed", 30, 30, by_address)
        self.codes = shared("codes", 60, 10)
        self.door_mistakes = shared("door", 60, 10)
        self.door_tries = RateLimit(1, 60, by_address)
        self.posts = shared("posts", 60, 60)
        self.pushes = shared("pushes", 120, 120)
        self.mails = shared("mails", 20, 20)
        self.confirmations = shared("confirmations", 3, 3)
        self.reports = shared("reports", 10, 10)
        self.exports = shared("exports", 3, 3)
        self.reviews = shared("reviews", 10, 10)
        self.requests = RateLimit(20, 60, factor)
        self.messages = RateLimit(20, 60, factor)
        self.floods = RateLimit(1, 60, factor)
        self.replays = RateLimit(1, 20, by_address)
        self.thoughts = RateLimit(1, 20, by_address)
        self.pictures = RateLimit(1, 20, by_address)
        self.previews = RateLimit(10, 60, by_address)
        self.syncs = RateLimit(0.5, 5, factor)
        self.chat = RateLimit(0.5, 5, factor)
