"""What tables and features ask about other processes; they need not know whether there are any."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from functools import wraps
from pathlib import Path
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import Stale
from wolfden.server.base.log import log
from wolfden.server.database.writer import Change, Conflict
from wolfden.server.http.connections import Connection
from wolfden.server.jobs.queue import Jobs
from wolfden.server.tables.model import Entry, TableInfo

ATTEMPTS: Final = 4
"""How often a change is tried that others prevent."""
RETRY_SECONDS: Final = 0.02

T = TypeVar("T")
Work = Coroutine[Any, Any, None]
Params = ParamSpec("Params")


class InMemory(Protocol):
    """A table in memory. It uses this interface, which therefore cannot import it."""

    info: TableInfo


TableT = TypeVar("TableT", bound=InMemory)


class Sharing(ABC, Generic[TableT]):
    """How a server uses its database: alone, or together with other processes.

    What this class does itself is right where there are none.
    """

    jobs: Jobs
    """The queue of jobs."""
    clocks_from = 0
    """The time from which clocks count."""
    sees_all_writes = True
    """Whether nothing is stored but through this process."""

    # The server.

    @abstractmethod
    def keys(self, folder: Path) -> list[str]:
        """Return the keys that sign cookies, oldest first."""

    @abstractmethod
    def lock(self, folder: Path) -> AbstractContextManager[None]:
        """Lock the data folder, if servers cannot share it; StorageFailed if one uses it."""

    async def start(self) -> None:
        """Begin to follow what is stored elsewhere."""

    def if_alone(self, *works: Callable[[], Work]) -> Iterator[Work]:
        """Yield work that other processes, or a queue of jobs in the database, would do as well."""
        return (work() for work in works)

    # Tables.

    async def refresh(self, table: TableT) -> None:
        """Read a table that is asked for, unless it is as it is stored."""

    @abstractmethod
    async def catch_up(self, table: TableT) -> None:
        """Read a table whose lock is held, and send what has changed; NotFound if deleted."""

    def stored_jobs(self, table: TableT, info: TableInfo, entry: Entry | None) -> list[Change]:
        """Return what stores the jobs that a change of a table calls for, together with it."""
        return []

    @abstractmethod
    def may_be_stored(self, error: BaseException) -> bool:
        """Whether a change may be stored in spite of an error."""

    # Connections and limits.

    def arrive(self, connection: Connection, table: TableT | None = None) -> None:
        """Announce a connection to a table, or to the lobby."""

    def leave(self, connection: Connection) -> None:
        """Announce that a connection has ended."""

    async def is_connected(self, guest: str) -> bool:
        """Whether a guest is connected to another process."""
        return False

    async def has_connection(self, table: str, guest: str) -> bool:
        """Whether a guest plays at a table through another process."""
        return False

    async def count_use(self, key: str, interval: int, slack: int) -> int:
        """Count a use of a limit over all processes; return the milliseconds it is refused for."""
        return 0

    async def wait_of_use(self, key: str, slack: int) -> int:
        """Return for how many milliseconds the other processes would refuse a use of a limit."""
        return 0


class FreshLock(asyncio.Lock, Generic[TableT]):
    """The lock of a table; its holder has the table as it is stored, if this process can know."""

    def __init__(self, table: TableT, sharing: Sharing[TableT]) -> None:
        super().__init__()
        self._table, self._sharing = table, sharing
        self._newest = 0
        """The newest version that is known to be stored."""
        self.is_unsure = False
        """Whether the table has to be read again, because a write failed or news were missed."""

    def note_version(self, version: int) -> None:
        """Note that a version is stored."""
        self._newest = max(self._newest, version)

    @property
    def is_behind(self) -> bool:
        """Whether something may be stored that is not in memory yet."""
        return self.is_unsure or self._newest > self._table.info.version

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.is_behind:
            try:
                await self._sharing.catch_up(self._table)
            except BaseException:
                self.release()
                raise


async def quietly(work: Work) -> None:
    """Wait for work in the background; what fails now is made up for after the next gap."""
    try:
        await work
    except (WolfdenError, SQLAlchemyError, OSError) as error:
        log.warning("news of another process was not read", error=str(error))


def retry_on_conflict(
    change: Callable[Params, Coroutine[Any, Any, T]],
) -> Callable[Params, Coroutine[Any, Any, T]]:
    """Return a change that is tried again if another one was stored meanwhile.

    Each attempt starts from what is stored by then. Stale if that happens too often.
    """

    @wraps(change)
    async def run(*args: Params.args, **names: Params.kwargs) -> T:
        for attempt in range(ATTEMPTS):
            try:
                return await change(*args, **names)
            except Conflict:
                await asyncio.sleep(RETRY_SECONDS * attempt)
        raise Stale()

    return run
