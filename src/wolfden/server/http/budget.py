"""How much of the event loop an address may take, and in what turns.

Everybody is answered by one event loop. What a client sends is taken in piece by piece, one in each
turn of the loop (``Intake``); how long that takes, and how long what it asks for takes
(``MeasuredWork``), counts for its address (``Account``). An address that has been served for a
moment waits until others have had their turn; one that has used up its share of the time is
refused, and no longer read from until it has earned some again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import perf_counter
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from wolfden.server.base.config import Config
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.log import count_limited

NETWORK_BITS: Final = 64
"""How many bits of an IPv6 address its owner cannot choose."""
SHARE: Final = 0.25
"""The part of the loop's time that an address may take in the long run."""
LARGEST_SHARE: Final = 0.9
"""The part that an address may take where many people share it."""
AT_ONCE: Final = 1.0
"""Seconds of the loop's time that an address may take at once."""
TURN: Final = 0.01
"""Seconds that an address is served before others have their turn."""
PATIENCE: Final = 1.0
"""Seconds by which an address may be late, and its requests wait; later, nothing is read."""
FRAMES_PER_SECOND: Final = 100
FRAMES_AT_ONCE: Final = 10_000
"""Frames of a connection: as many as a client may have sent before it reads that it is refused."""
READ_SECONDS: Final = 15e-6
BYTE_SECONDS: Final = 1e-9
"""What reading costs, and each byte of it, besides taking in what was read."""
MILLISECONDS: Final = 1000
_SMALL: Final = 0.001
"""Seconds that are added up before they count."""


def network_of(address: str) -> str:
    """Return what counts as one address: of IPv6, a client has a whole network.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, NETWORK_BITS), strict=False))


class Budget:
    """What each address may take; a connection of a trusted proxy, which carries many, for itself.

    ``config.limits`` scales the limits, 0 sets none.
    """

    def __init__(self, config: Config) -> None:
        share = min(LARGEST_SHARE, SHARE * config.crowd) * MILLISECONDS
        at_once = AT_ONCE * config.crowd * MILLISECONDS
        self.time: Final = RateLimit(share, at_once, config.limits)
        """Counts milliseconds."""
        self.frames: Final = RateLimit(FRAMES_PER_SECOND, FRAMES_AT_ONCE, config.limits)
        self._proxies = _TrustedHosts(config.trusted_proxies)
        self.turns: dict[str, float] = {}
        """How long addresses have been served in this turn of the loop."""

    def key_of(self, client: Sequence[Any] | None) -> str:
        """Return what a client's host and port count for; port 0 if a proxy named the host."""
        host, port = client or ("?", 0)
        return f"{host}:{port}" if port and host in self._proxies else network_of(host)

    def spend(self, key: str, seconds: float) -> None:
        """Count time of the loop."""
        self.time.spend(key, seconds * MILLISECONDS)
        if not self.turns:
            # It runs in the next turn of the loop.
            asyncio.get_running_loop().call_soon(self.turns.clear)
        self.turns[key] = self.turns.get(key, 0.0) + seconds

    def has_turn(self, key: str) -> bool:
        """Whether it is not yet the turn of others."""
        return self.turns.get(key, 0.0) < TURN


class Account:
    """What a connection or a request takes of the loop, counted for its address by and by."""

    __slots__ = ("budget", "is_late", "key", "unpaid")

    def __init__(self, budget: Budget, client: Sequence[Any] | None) -> None:
        self.budget, self.key = budget, budget.key_of(client)
        self.is_late = False
        """Whether the address had used up its time when this account was settled last."""
        self.unpaid = 0.0
        """Seconds that were not settled yet."""

    @property
    def has_turn(self) -> bool:
        """Whether it is not yet the turn of others."""
        return self.budget.has_turn(self.key)

    def add(self, seconds: float) -> None:
        """Count time of the loop."""
        self.unpaid += seconds
        if self.unpaid >= _SMALL:
            self.settle()

    def add_read(self, size: int) -> None:
        """Count that so many bytes were read."""
        self.add(READ_SECONDS + size * BYTE_SECONDS)

    def settle(self) -> None:
        """Count for the address what was added up."""
        if self.budget.time.is_on and self.unpaid:
            self.budget.spend(self.key, self.unpaid)
            self.is_late = self.wait() > 0
        self.unpaid = 0.0

    def wait(self) -> float:
        """Return for how many seconds the address has used up its time."""
        return self.budget.time.wait(self.key)

    async def pause(self) -> None:
        """Wait until the address has time again."""
        count_limited("paused", self.key)
        while wait := self.wait():
            await asyncio.sleep(wait)
        self.is_late = False


class MeasuredWork(Coroutine[Any, Any, None], Iterator[Any]):
    """Some work; each of its steps counts for an account and lets others have their turn."""

    __slots__ = ("_account", "_turns", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], account: Account) -> None:
        self._work, self._account = work, account
        self._turns = account.budget.turns

    def __await__(self) -> Any:
        return self

    def __next__(self) -> Any:
        """Do a step, or wait for the next turn of the loop."""
        # Mostly nobody has had much of a turn, and a move has many steps.
        if self._turns and not self._account.has_turn:
            return None
        began = perf_counter()
        try:
            return self._work.send(None)
        finally:
            account = self._account
            account.unpaid += perf_counter() - began
            if account.unpaid >= _SMALL:
                account.settle()

    def send(self, _value: Any) -> Any:
        """Do a step; what is awaited has its result by itself."""
        return next(self)

    def close(self) -> None:
        """Give the work up."""
        self._work.close()

    def throw(self, *error: Any) -> Any:
        """Let the work fail, or be cancelled, where it waits; that is a step like others."""
        began = perf_counter()
        try:
            return self._work.throw(*error)
        finally:
            self._account.add(perf_counter() - began)


class Intake:
    """The bytes of a connection: a piece in each turn of the loop, and none while it is held.

    ``take`` takes in a piece of what came from a place on and returns where the rest begins.
    ``patience`` is for how many seconds an address may have used up its time and still be read.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        account: Account,
        take: Callable[[bytes, int], int],
        patience: float = 0.0,
    ) -> None:
        self.rest = b""
        """What has come and is not taken in."""
        self._transport, self._account, self._take = transport, account, take
        self._patience = patience
        self._at = 0
        self._is_held = self._is_stopped = False
        self._is_reading = True
        self._next: asyncio.Handle | None = None

    def receive(self, data: bytes) -> None:
        """Take in what came, or the first piece of it."""
        self._account.add_read(len(data))
        self.rest, self._at = self.rest[self._at :] + data if self.rest else data, 0
        if self._next is None:
            self._turn()

    def hold(self) -> None:
        """Take in nothing until ``release``."""
        self._is_held = True
        self._read(wanted=False)

    def release(self) -> None:
        """Take in what follows."""
        if self._is_held:
            self._is_held = False
            self._go_on()

    def stop(self) -> None:
        """Forget the rest: the connection is over, or another protocol's."""
        self._is_stopped, self.rest = True, b""
        if self._next is not None:
            self._next.cancel()
        self._account.settle()

    def _turn(self) -> None:
        self._next = None
        if self.rest and not self._is_held and not self._is_stopped and self._account.has_turn:
            began = perf_counter()
            self._at = self._take(self.rest, self._at)
            self._account.add(perf_counter() - began)
            if self._at >= len(self.rest):
                self.rest = b""
        self._go_on()

    def _go_on(self) -> None:
        """Read more, or have the rest wait for its turn."""
        if self._is_stopped or self._is_held or self._transport.is_closing():
            return
        wait = self._account.wait() - self._patience
        if not self.rest and wait <= 0:
            self._read(wanted=True)
            return
        self._read(wanted=False)
        if self._next is None:
            loop = asyncio.get_running_loop()
            if wait > 0:
                count_limited("paused", self._account.key)
                self._next = loop.call_later(wait, self._turn)
            else:
                self._next = loop.call_soon(self._turn)

    def _read(self, wanted: bool) -> None:
        if wanted == self._is_reading or self._transport.is_closing():
            return
        self._is_reading = wanted
        if wanted:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()
