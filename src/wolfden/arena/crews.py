"""Crews: whoever plays the games of a tournament. They come back in the order they end."""

from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from typing import Protocol

from wolfden.arena.match import play
from wolfden.arena.plans import Plan
from wolfden.arena.results import Played
from wolfden.arena.worker import TICK, Worker
from wolfden.core.errors import BadSetup

Stop = Callable[[], bool]
"""Asked again and again: whether to drop everything and come home."""


class Crew(Protocol):
    """Plays games, one or many at a time."""

    def play(self, plans: Iterable[Plan], stop: Stop) -> Iterator[Played]:
        """Play all games and yield each as it ends; drop the running ones if asked to stop."""


class ThisProcess:
    """Plays one game after another right here: for small matches and for a debugger.

    Nobody looks on from outside, so there is no time limit, and a bot that hangs or dies takes
    this process along.
    """

    def play(self, plans: Iterable[Plan], stop: Stop) -> Iterator[Played]:
        """Play all games in turn."""
        for plan in plans:
            if stop():
                return
            yield play(plan)


class LocalProcesses:
    """Plays games in worker processes on this machine.

    Raises:
        BadSetup: no workers are asked for.
    """

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadSetup("workers-none", workers=workers)
        self._number = workers

    def play(self, plans: Iterable[Plan], stop: Stop) -> Iterator[Played]:
        """Play as many games at a time as there are workers."""
        waiting = iter(plans)
        workers: list[Worker] = []
        try:
            for plan in waiting:
                workers.append(Worker())
                workers[-1].begin(plan)
                if len(workers) == self._number:
                    break
            while (busy := [worker for worker in workers if not worker.is_idle]) and not stop():
                wait([sign for worker in busy for sign in worker.signs()], TICK)
                if not stop():
                    yield from _gathered(busy, waiting)
        finally:
            for worker in workers:
                worker.stop()


def _gathered(workers: list[Worker], waiting: Iterator[Plan]) -> Iterator[Played]:
    """Yield the games that are over, after handing their workers the next ones."""
    for worker in workers:
        played = worker.look()
        if played is None:
            continue
        following = next(waiting, None)
        if following is not None:
            worker.begin(following)
        yield played
