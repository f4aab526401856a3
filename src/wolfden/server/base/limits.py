"""A rate limit."""

import math
import time
from typing import Final

from wolfden.server.base.errors import TooMany

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
        if not self.is_on:
            return
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
