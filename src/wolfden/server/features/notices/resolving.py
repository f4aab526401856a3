"""Host names of webhooks and push services, looked up without one guest delaying another.

The system's resolver may take half a minute for a name, and cannot be interrupted. So each look-up
has a thread of its own, a guest has one at a time, and guests whose names were slow before wait for
each other in a lane of their own.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from wolfden.server.base.metrics import SLOW_NAMES

SECONDS: Final = 3.0
"""How long a name may take, the wait for a thread included."""
LANE: Final = 32
"""How many names are looked up at once."""
SLOW_LANE: Final = 4
"""How many of those guests whose last name took too long."""
SLOW_FOR: Final = 3600.0
"""For how many seconds such a guest is in the slow lane."""
HTTPS: Final = 443

LookUp = Callable[..., Sequence[tuple[Any, ...]]]


class NameResolver:
    """Looks up names in threads that nobody has to wait for."""

    def __init__(self, look_up: LookUp | None = None) -> None:
        self._look_up = look_up
        self._busy: set[str] = set()
        """The guests with a look-up under way, also one that nobody waits for any more."""
        self._slow_until: dict[str, float] = {}
        self._lane, self._slow_lane = asyncio.Semaphore(LANE), asyncio.Semaphore(SLOW_LANE)

    async def resolve(self, owner: str, host: str, port: int = HTTPS) -> list[str]:
        """Return the addresses of a name that a guest, its owner, has given.

        OSError if there is none, if it is not found in time, or if an earlier one of the same guest
        still is not.
        """
        if owner in self._busy:
            raise OSError("an earlier name of this guest is still looked up")
        try:
            async with asyncio.timeout(SECONDS):
                lane = self._slow_lane if self._is_slow(owner) else self._lane
                await lane.acquire()
                found = await self._started(owner, host, port, lane)
        except TimeoutError:
            SLOW_NAMES.inc()
            if owner in self._busy:
                # Else it was the names of others that a thread was waited for.
                self._slow_until[owner] = time.monotonic() + SLOW_FOR
            raise
        return [str(address[0]) for *_, address in found]

    def _is_slow(self, owner: str) -> bool:
        moment = time.monotonic()
        self._slow_until = {key: end for key, end in self._slow_until.items() if end > moment}
        return owner in self._slow_until

    def _started(
        self, owner: str, host: str, port: int, lane: asyncio.Semaphore
    ) -> "asyncio.Future[Sequence[tuple[Any, ...]]]":
        """Start the thread of a look-up, which keeps its place to its end; return what it finds."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Sequence[tuple[Any, ...]]] = loop.create_future()
        look_up = self._look_up or socket.getaddrinfo

        def end(found: Sequence[tuple[Any, ...]], error: BaseException | None) -> None:
            self._busy.discard(owner)
            lane.release()
            if answer.done():
                return
            if error is None:
                answer.set_result(found)
            else:
                answer.set_exception(error)

        def run() -> None:
            found: Sequence[tuple[Any, ...]] = ()
            error: BaseException | None = None
            try:
                found = look_up(host, port, type=socket.SOCK_STREAM)
            except (OSError, ValueError) as failure:
                error = failure
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(end, found, error)

        if owner:
            self._busy.add(owner)
        threading.Thread(target=run, name="wolfden-name", daemon=True).start()
        return answer
