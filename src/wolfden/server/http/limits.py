"""How much a guest or an address may ask for; see ``docs/protocol.md`` for the figures."""

import math

from wolfden.server.base import ids
from wolfden.server.base.config import Config
from wolfden.server.base.errors import TooMany
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.times import HOUR, SECOND
from wolfden.server.database.engine import Database
from wolfden.server.database.sharing.uses import add_use, wait_of_uses


class SharedLimit:
    """A rate limit that holds over all processes on a database, which decides."""

    def __init__(self, name: str, limit: RateLimit, database: Database) -> None:
        self._name, self._limit, self._database = name, limit, database

    @property
    def _is_shared(self) -> bool:
        return self._limit.is_on and self._database.is_shared

    def _values(self, key: str) -> tuple[bytes, int, int]:
        """Return the digest of a key, and interval and slack in milliseconds."""
        interval, slack = (round(one * SECOND) for one in (self._limit.interval, self._limit.slack))
        return ids.digest(f"{self._name} {key}"), interval, slack

    async def wait(self, key: str) -> float:
        """Return for how many seconds a key cannot be used."""
        wait = self._limit.wait(key)
        if wait or not self._is_shared:
            return wait
        digest, _, slack = self._values(key)
        return await wait_of_uses(self._database, digest, slack) / SECOND

    async def spend(self, key: str) -> None:
        """Count a use that was not refused."""
        self._limit.spend(key)
        if self._is_shared:
            await add_use(self._database, *self._values(key))

    async def use(self, key: str) -> None:
        """Count one use; TooMany if the limit is exceeded.

        What this process would refuse alone is refused without asking the database.
        """
        self._limit.use(key)
        if not self._is_shared:
            return
        if wait := await add_use(self._database, *self._values(key)):
            raise TooMany(math.ceil(wait / SECOND))


class Limits:
    """All limits of a server: floods are counted by each process, what protects by all of them."""

    def __init__(self, config: Config, database: Database) -> None:
        factor, by_address = config.limits, config.address_limits
        guests = config.guests_per_address

        def shared(name: str, an_hour: int, burst: int, scale: float = factor) -> SharedLimit:
            return SharedLimit(name, RateLimit(an_hour * SECOND / HOUR, burst, scale), database)

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
