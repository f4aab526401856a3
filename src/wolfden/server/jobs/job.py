"""Jobs that wait for a worker of the queue.

A job looks at its table again when it runs, so one that is run twice finds nothing left to do.
"""

from typing import NamedTuple

from wolfden.core.contract import Seat


class Job(NamedTuple):
    """What is to be done for a table, or a seat of it, once: at a time, or now."""

    task: str
    table: str
    seat: Seat | None = None
    at: int | None = None

    @property
    def key(self) -> str:
        """What a waiting job is known by: one represents all of its kind."""
        return f"{self.task} {self.table} {'' if self.seat is None else self.seat}".rstrip()
