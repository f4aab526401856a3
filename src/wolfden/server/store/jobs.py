"""Jobs of a shared database: bots, clocks, absence and notices, in the queue of procrastinate.

A job is stored in the transaction of the change that calls for it, and is run by any process. It
looks at its table again when it runs, so one that is run twice finds nothing left to do.
"""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from wolfden.core.contract import Seat
from wolfden.server.model.clocks import SECOND, next_timeout, now
from wolfden.server.model.live_game import Entry
from wolfden.server.model.table import TableInfo
from wolfden.server.store.writer import BulkStatement, Change, Values

BOTS: Final = "bots"
CLOCK: Final = "clock"
ABSENCE: Final = "absence"
NOTICE: Final = "notice"


def _on_postgresql(sql: str) -> BulkStatement:
    """Return a statement that other databases need not execute."""
    return BulkStatement({"postgresql": sa.text(sql)})


_ADVANCE: Final = _on_postgresql(
    """
    UPDATE procrastinate_jobs
    SET scheduled_at = to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
        AND scheduled_at > to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    """
)
"""Lets a job that waits run earlier."""
_DEFER: Final = _on_postgresql(
    """
    INSERT INTO procrastinate_jobs
        (queue_name, task_name, lock, queueing_lock, args, scheduled_at)
    SELECT value ->> 'task', value ->> 'task', value ->> 'key', value ->> 'key',
        CAST(value -> 'args' AS jsonb), to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    ON CONFLICT DO NOTHING
    """
)
_CANCEL: Final = _on_postgresql(
    """
    DELETE FROM procrastinate_jobs USING json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
    """
)


def defer(task: str, table: str, at: int | None = None, seat: Seat | None = None) -> list[Change]:
    """Let a job run once at a time, or now; if it waits already, at the earlier of both times."""
    args: Values = {"table": table} if seat is None else {"table": table, "seat": seat}
    row: Values = {"task": task, "key": _key(task, table, seat), "args": args, "at": at}
    changes = [Change(_DEFER, [row])]
    return changes if at is None else [Change(_ADVANCE, [row]), *changes]


def cancel(task: str, table: str, seat: Seat | None = None) -> Change:
    """Forget a job that has not begun."""
    return Change(_CANCEL, [{"key": _key(task, table, seat)}])


def _key(task: str, table: str, seat: Seat | None) -> str:
    return f"{task} {table}" if seat is None else f"{task} {table} {seat}"


def jobs_after(before: TableInfo, info: TableInfo, entry: Entry | None) -> Iterator[Change]:
    """Yield the jobs that a change of a table calls for; ``entry`` is what was done in its game.

    What a bot does calls for no other job of bots: the one that let it act goes on. A job that is
    stored while that one runs would wait for its end unnoticed, until the queue is next polled.
    """
    bots = info.bots()
    goes_on = entry is not None and entry.kind == "act" and entry.seat in bots
    if info.status == "running" and set(info.actors) & set(bots) and not goes_on:
        yield from defer(BOTS, info.id)
    timeout = next_timeout(info)
    if timeout is not None:
        yield from defer(CLOCK, info.id, timeout)
    for seat in sorted(info.due_seats() - before.due_seats()):
        yield from defer(NOTICE, info.id, seat=seat)
        if info.settings.absent is not None:
            at = now() + info.settings.absent * SECOND
            yield from defer(ABSENCE, info.id, at, seat)
