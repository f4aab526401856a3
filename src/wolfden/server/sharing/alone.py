"""One process that has its database, a file, to itself."""

from contextlib import AbstractContextManager
from pathlib import Path

from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database, lock_folder
from wolfden.server.guests.cookies import load_keys
from wolfden.server.jobs.calls import jobs_after
from wolfden.server.jobs.queue import LocalJobs
from wolfden.server.sharing.following import Follower
from wolfden.server.tables.table import Table


class Alone(Follower):
    """What is stored comes from this process; its jobs are timers, which a restart ends."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.jobs = LocalJobs(database.writer)
        # The time before the start of the only server counts for nobody.
        self.clocks_from = now()

    def keys(self, folder: Path) -> list[str]:
        """Return the keys of the data folder."""
        return load_keys(folder)

    def lock(self, folder: Path) -> AbstractContextManager[None]:
        """Lock the data folder; StorageFailed if a server uses it."""
        return lock_folder(folder)

    def on_change(self, table: Table) -> None:
        """Add the jobs that a table calls for."""
        for job in jobs_after(table.info, table.begun, table.connected_seats):
            self.jobs.add(job)
        self._tables.notify_presence(table)

    def may_be_stored(self, error: BaseException) -> bool:
        """Whether the caller was cancelled; what a file has refused is not stored."""
        return not isinstance(error, StorageFailed)
