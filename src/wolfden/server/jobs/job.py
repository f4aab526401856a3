"""Jobs that wait for a worker of the queue.

A job looks at its table again when it runs, so one that is run twice finds nothing left to do. On a
shared database jobs wait in the queue of procrastinate: they are stored in the transaction of the
change that calls for them, and run by any process.
"""

from typing import Final, NamedTuple

from wolfden.core.contract import Seat
from wolfden.server.database.writer import Change, Values, on_postgresql

_PLAN: Final = "plan"


class Job(NamedTuple):
    """What is to be done for a table, or a seat of it, once: at a time, or now."""

    task: str
    table: str
    seat: Seat | None = None
    at: int | None = None

    @property
    def key(self) -> str:
        """What a waiting job is known by: one stands for all of its kind."""
        return f"{self.task} {self.table} {'' if self.seat is None else self.seat}".rstrip()


_ADVANCE: Final = on_postgresql(
    """
    UPDATE procrastinate_jobs
    SET scheduled_at = to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
        AND scheduled_at > to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    """
)
"""Lets a job that waits run earlier."""
_INSERT_JOBS: Final = """
    INSERT INTO procrastinate_jobs
        (queue_name, task_name, lock, queueing_lock, args, scheduled_at)
    SELECT value ->> 'task', value ->> 'task', value ->> 'key', value ->> 'key',
        CAST(value -> 'args' AS jsonb), to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    """
_DEFER: Final = on_postgresql(f"{_INSERT_JOBS} ON CONFLICT DO NOTHING")
_DEFER_PLAN: Final = on_postgresql(
    f"""
    {_INSERT_JOBS}
    WHERE EXISTS (
        SELECT 1 FROM plans WHERE table_id = value -> 'args' ->> 'table' AND ended = ''
    )
    ON CONFLICT DO NOTHING
    """
)
"""Few tables have plans: the others need no job."""
_CANCEL: Final = on_postgresql(
    """
    DELETE FROM procrastinate_jobs USING json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
    """
)


def defer(job: Job) -> list[Change]:
    """Let a job run once; if it waits already, at the earlier of both times."""
    args: Values = {"table": job.table, "seat": job.seat}
    row: Values = {"task": job.task, "key": job.key, "args": args, "at": job.at}
    changes = [Change(_DEFER_PLAN if job.task == _PLAN else _DEFER, [row])]
    return changes if job.at is None else [Change(_ADVANCE, [row]), *changes]


def cancel(job: Job) -> Change:
    """Forget a job that has not begun."""
    return Change(_CANCEL, [{"key": job.key}])
