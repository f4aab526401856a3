"""Which jobs a changed table calls for."""

from collections.abc import Callable, Collection, Iterator

from wolfden.core.contract import Seat
from wolfden.server.base.times import SECOND, now
from wolfden.server.jobs.job import Job
from wolfden.server.tables.clocks import next_timeout
from wolfden.server.tables.model import Entry, TableInfo


def jobs_after(
    info: TableInfo,
    begun: Collection[Seat],
    connected: Callable[[], Collection[Seat]],
    entry: Entry | None = None,
) -> Iterator[Job]:
    """Yield the jobs that a changed table calls for.

    ``begun`` are the seats whose turn has begun, ``connected`` returns those whose players see it
    themselves, ``entry`` is what was done in the game.
    What a bot does calls for no other job of bots: the one that let it act continues. A job that is
    stored while that one runs would wait for its end unnoticed, until the queue is next polled.
    """
    if info.status == "running" and info.has_bot_to_act():
        continues = entry is not None and entry.kind == "act" and entry.seat in info.bots()
        if not continues:
            yield Job("bots", info.id)
    if info.status == "running" and info.settings.clock.kind == "days":
        yield Job("plan", info.id)
    if info.status == "finished" and info.settings.rated:
        yield Job("rating", info.id)
    if info.tournament and info.is_over:
        yield Job("round", info.tournament)
    timeout = next_timeout(info)
    if timeout is not None:
        yield Job("clock", info.id, at=timeout)
    for seat in sorted(begun):
        if seat not in connected():
            yield Job("notice", info.id, seat)
        if info.settings.absent is not None:
            yield Job("absence", info.id, seat, now() + info.settings.absent * SECOND)
