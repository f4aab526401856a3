"""How much one guest or address may ask for: buckets that fill again at a steady rate."""

import math
import time
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from wolfden.server.errors import TooMany

OWN_BITS: Final = 64
"""How many bits of an IPv6 address its owner cannot choose."""
_FORGET_ABOVE: Final = 10_000
"""Buckets kept before the full ones are thrown away."""


class Limit:
    """Allows ``burst`` uses at once and ``rate`` a second in the long run, for each key.

    ``factor`` scales both; 0 allows everything.
    """

    def __init__(self, rate: float, burst: float, factor: float = 1.0) -> None:
        self._rate = rate * factor
        self._burst = max(1.0, burst * factor)
        self._is_off = factor == 0
        self._buckets: dict[str, tuple[float, float]] = {}

    def use(self, key: str) -> None:
        """Count one use.

        Raises:
            TooMany: there have been too many.
        """
        if self._is_off:
            return
        moment = time.monotonic()
        left = self._left(key, moment)
        if left < 1.0:
            wait = math.ceil((1.0 - left) / self._rate)
            raise TooMany(wait)
        self._buckets[key] = (left - 1.0, moment)
        if len(self._buckets) > _FORGET_ABOVE:
            self._forget(moment)

    def _left(self, key: str, moment: float) -> float:
        left, since = self._buckets.get(key, (self._burst, moment))
        return min(self._burst, left + (moment - since) * self._rate)

    def _forget(self, moment: float) -> None:
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if self._left(key, moment) < self._burst
        }


def network_of(address: str) -> str:
    """Return what counts as one address: of the newer kind, everybody has a whole network.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, OWN_BITS), strict=False))


class Limits:
    """All limits of a server; see ``docs/protocol.md``."""

    def __init__(self, factor: float) -> None:
        hour = 3600
        self.requests = Limit(20, 60, factor)
        self.new_guests = Limit(10 / hour, 10, factor)
        self.new_tables = Limit(30 / hour, 30, factor)
        self.codes = Limit(10 / 600, 10, factor)
        self.all_codes = Limit(1000 / hour, 1000, factor)
        self.messages = Limit(20, 60, factor)
        self.replays = Limit(1, 20, factor)
        self.chat = Limit(0.5, 5, factor)
        self.floods = Limit(1, 60, factor)
