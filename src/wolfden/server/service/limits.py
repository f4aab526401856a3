"""How much a guest or an address may ask for; see ``docs/protocol.md`` for the figures."""

import math
import time
from typing import Final

from wolfden.server.model import ids
from wolfden.server.model.clocks import HOUR, SECOND
from wolfden.server.model.errors import TooMany
from wolfden.server.store.database import Database
from wolfden.server.store.limits import add_use

MAX_KEYS: Final = 10_000
"""Keys remembered before those that are free again are dropped, and twice as many as then stay."""


class RateLimit:
    """Allows ``burst`` uses at once and ``rate`` per second in the long run, for each key.

    ``factor`` scales both; 0 allows everything. A use takes ``interval`` seconds of a key's time,
    and a key may be ``slack`` seconds ahead of the clock.
    """

    def __init__(self, rate: float, burst: float, factor: float = 1.0) -> None:
        self.is_on = factor > 0
        self.interval = 1 / (rate * factor) if self.is_on else 0.0
        self.slack = (max(1.0, burst * factor) - 1) * self.interval
        self._until: dict[str, float] = {}
        """When the time is over that the uses of a key have taken."""
        self._most_keys = MAX_KEYS

    def use(self, key: str) -> None:
        """Count one use; TooMany if the limit is exceeded."""
        if wait := self.wait(key):
            raise TooMany(math.ceil(wait))
        self.spend(key)

    def wait(self, key: str) -> float:
        """Return for how many seconds a key cannot be used."""
        return max(0.0, self._until.get(key, 0.0) - time.monotonic() - self.slack)

    def spend(self, key: str, amount: float = 1.0) -> None:
        """Count that a key was used so many times."""
        if not self.is_on:
            return
        moment = time.monotonic()
        self._until[key] = max(moment, self._until.get(key, moment)) + amount * self.interval
        if len(self._until) > self._most_keys:
            self._until = {key: until for key, until in self._until.items() if until > moment}
            # However many are in use, this is not done again for each.
            self._most_keys = max(MAX_KEYS, 2 * len(self._until))


class SharedLimit:
    """A rate limit that holds over all processes on a database, which decides."""

    def __init__(self, name: str, limit: RateLimit, database: Database) -> None:
        self._name, self._limit, self._database = name, limit, database

    async def use(self, key: str) -> None:
        """Count one use; TooMany if the limit is exceeded.

        What this process would refuse alone is refused without asking the database.
        """
        self._limit.use(key)
        if not self._limit.is_on or not self._database.is_shared:
            return
        digest = ids.digest(f"{self._name} {key}")
        interval, slack = (round(one * SECOND) for one in (self._limit.interval, self._limit.slack))
        wait = await add_use(self._database, digest, interval, slack)
        if wait:
            raise TooMany(math.ceil(wait / SECOND))


class Limits:
    """All limits of a server: floods are counted by each process, what protects by all of them."""

    def __init__(self, factor: float, database: Database) -> None:
        def shared(name: str, an_hour: int, burst: int) -> SharedLimit:
            return SharedLimit(name, RateLimit(an_hour * SECOND / HOUR, burst, factor), database)

        self.new_guests = shared("guests", 10, 10)
        self.new_tables = shared("tables", 30, 30)
        self.listed = shared("listed", 30, 30)
        self.codes = shared("codes", 60, 10)
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
        self.replays = RateLimit(1, 20, factor)
        self.thoughts = RateLimit(1, 20, factor)
        self.pictures = RateLimit(1, 20, factor)
        self.previews = RateLimit(10, 60, factor)
        self.syncs = RateLimit(0.5, 5, factor)
        self.chat = RateLimit(0.5, 5, factor)
