"""Pools of worker processes: queues with fair shares, limits of time and memory, replacement.

A job waits in the queue of its kind. When a worker is free, the queue that has had the least time
for its share is next, and in it the asker who waited longest since their last job: nobody gains by
asking more often. A worker that dies, hangs or runs out of memory is killed and replaced, and its
job is tried again.
"""

import asyncio
import math
import multiprocessing
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from wolfden.server.log import log
from wolfden.server.metrics import JOBS_WAITING, OLDEST_JOB_SECONDS, WORKER_RESTARTS
from wolfden.server.model.errors import TooMany
from wolfden.server.service.worker_process import load_module, run_job, start_process

ATTEMPTS: Final = 3
START_SECONDS: Final = 120.0
"""How long a new process may take before its first job; a busy machine needs a while."""
STOP_SECONDS: Final = 2.0
UNHEALTHY_AFTER: Final = 3
"""Failed attempts in a row, of whatever jobs, after which a pool counts as broken."""

PROCESSES: BaseContext = multiprocessing.get_context("spawn")
"""How workers are started: they share nothing with the server."""

Answer = TypeVar("Answer")


class WorkerFailed(Exception):
    """No worker survived a job, as often as it was tried."""


class WorkerLost(Exception):
    """A worker died, hung or ran out of memory during a job."""


@dataclass(frozen=True)
class Kind:
    """A kind of job: its share of the workers' time, how many an asker may have unanswered.

    Jobs of a kind that ``yields`` leave one worker to the others, where there is more than one.
    """

    name: str
    share: int = 1
    most: float = math.inf
    yields: bool = False


@dataclass(frozen=True)
class Limits:
    """What a job may use: seconds by the clock and of the processor, bytes of its process.

    0 sets no limit.
    """

    seconds: float = 0
    cpu_seconds: int = 0
    memory: int = 0


@dataclass(frozen=True, eq=False)
class Job:
    """Work for a worker. ``askers`` share fairly by the first name; each name has its limit."""

    work: Callable[..., Any]
    args: tuple[object, ...]
    askers: tuple[str, ...]
    answer: asyncio.Future[Any]
    since: float
    seconds: float = 0
    """What the job may take beyond the limit of its pool."""
    table: str = ""
    """The table whose bots it asks; they are in the worker that was asked before."""


@dataclass(eq=False)
class Queue:
    """The unanswered jobs of one kind."""

    kind: Kind
    spent: float = 0.0
    """Seconds that workers gave these jobs, divided by the share."""
    running: int = 0
    _by_asker: OrderedDict[str, deque[Job]] = field(default_factory=OrderedDict)
    _unanswered: Counter[str] = field(default_factory=Counter)

    def add(self, job: Job) -> None:
        """Let a job wait; TooMany if one of its askers has too many unanswered."""
        if any(self._unanswered[asker] >= self.kind.most for asker in job.askers):
            raise TooMany(2, "jobs-waiting")
        self._unanswered.update(job.askers)
        self._by_asker.setdefault(job.askers[0], deque()).append(job)
        job.answer.add_done_callback(lambda _answer: self._remove(job))

    def _remove(self, job: Job) -> None:
        """Forget a job that is answered, or whose asker has gone."""
        self._unanswered.subtract(job.askers)
        self._unanswered += Counter()
        waiting = self._by_asker.get(job.askers[0], deque())
        if job in waiting:
            waiting.remove(job)
            if not waiting:
                del self._by_asker[job.askers[0]]

    def take(self) -> Job:
        """Return the next job: the oldest one of the asker who has waited longest."""
        asker, jobs = self._by_asker.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._by_asker[asker] = jobs
        return job

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return sum(map(len, self._by_asker.values()))

    @property
    def is_active(self) -> bool:
        """Whether a job waits or runs."""
        return bool(self._by_asker) or self.running > 0

    def oldest(self) -> float | None:
        """Return since when the oldest waiting job waits."""
        return min((jobs[0].since for jobs in self._by_asker.values()), default=None)

    def cancel(self) -> None:
        """Drop all waiting jobs."""
        for job in [job for jobs in self._by_asker.values() for job in jobs]:
            job.answer.cancel()


class Worker:
    """One process at a time, started at its first job and replaced when it is lost."""

    def __init__(self, limits: Limits, module: str) -> None:
        self.is_busy = False
        self._limits = limits
        self._module = module
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None]
        """Done once the process has started; set together with the pool."""

    @property
    def is_started(self) -> bool:
        """Whether there is a process."""
        return self._pool is not None

    async def run(self, job: Job) -> Any:
        """Return the answer of a job; WorkerLost if the process did not survive it."""
        limits = self._limits
        seconds = limits.seconds + job.seconds if limits.seconds else None
        try:
            pool = self._started()
            async with asyncio.timeout(START_SECONDS):
                await asyncio.wrap_future(self._ready)
            found = pool.submit(run_job, limits.cpu_seconds, job.work, *job.args)
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(found)
        except BrokenProcessPool as error:
            raise self._lost("died") from error
        except TimeoutError as error:
            raise self._lost("hung") from error
        except MemoryError as error:
            raise self._lost("memory") from error

    def _started(self) -> ProcessPoolExecutor:
        """Return the process, started if there is none; WorkerLost if the system refuses one."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, PROCESSES, start_process, (self._limits.memory,))
            try:
                self._ready = self._pool.submit(load_module, self._module)
            except OSError as error:
                raise self._lost("refused") from error
        return self._pool

    def warm_up(self) -> None:
        """Start the process before its first job."""
        with suppress(WorkerLost):
            self._started()

    def post(self, work: Callable[..., None], *args: object) -> None:
        """Run something whose outcome does not matter, if there is a process."""
        if self._pool is not None:
            with suppress(BrokenProcessPool):
                self._pool.submit(work, *args)

    def _lost(self, reason: str) -> WorkerLost:
        """Kill what is left of the process; return the error to be raised."""
        WORKER_RESTARTS.labels(reason).inc()
        log.warning("worker_lost", reason=reason)
        self.kill()
        return WorkerLost(reason)

    def processes(self) -> list[BaseProcess]:
        """Return the process, if there is one."""
        if self._pool is None:
            return []
        return [*(self._pool._processes or {}).values()]  # noqa: SLF001 (there is no other way)

    def kill(self) -> None:
        """End the process at once; even a stopped one cannot resist this."""
        for process in self.processes():
            process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None


class WorkerPool:
    """Workers that share some queues; a new process imports ``module`` before its first job."""

    def __init__(self, count: int, kinds: list[Kind], limits: Limits, module: str) -> None:
        self.workers: Final = [Worker(limits, module) for _ in range(max(1, count))]
        self.by_table: Final[dict[str, Worker]] = {}
        """The worker that holds a table's bots."""
        self._queues: Final = {kind.name: Queue(kind) for kind in kinds}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._failures = 0
        """Attempts that failed since the last one that did not."""
        self._is_stopped = False

    @property
    def is_healthy(self) -> bool:
        """Whether jobs get done, as far as can be told."""
        return self._failures < UNHEALTHY_AFTER

    def ask(
        self,
        kind: str,
        askers: tuple[str, ...],
        work: Callable[..., Answer],
        *args: object,
        seconds: float = 0,
        table: str = "",
    ) -> "asyncio.Future[Answer]":
        """Queue a job and return its answer to come; TooMany if an asker has too many waiting.

        The answer is WorkerFailed if no worker survives the job. Cancelling it takes the job back.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, args, askers, loop.create_future(), loop.time(), seconds, table)
        queue = self._queues[kind]
        if not queue.is_active:
            # Idle time is not saved up: a queue starts level with those that work now.
            active = [one.spent for one in self._queues.values() if one.is_active]
            queue.spent = max(queue.spent, min(active, default=0.0))
        queue.add(job)
        self._dispatch()
        return job.answer

    def _dispatch(self) -> None:
        """Give waiting jobs to free workers."""
        while not self._is_stopped:
            queue = self._next_queue()
            idle = [worker for worker in self.workers if not worker.is_busy]
            if queue is None or not idle:
                return
            job = queue.take()
            worker = self._worker_for(job.table, idle)
            worker.is_busy = True
            queue.running += 1
            self._start(self._serve(worker, queue, job))

    def _next_queue(self) -> Queue | None:
        queues = self._queues.values()
        yielding = sum(queue.running for queue in queues if queue.kind.yields)
        may_yield = yielding < max(1, len(self.workers) - 1)
        waiting = [one for one in queues if one.waiting and (may_yield or not one.kind.yields)]
        return min(waiting, key=lambda queue: queue.spent, default=None)

    def _worker_for(self, table: str, idle: list[Worker]) -> Worker:
        """Return a table's own worker if it is free, else another one.

        A table that moves loses its search trees, which is better than waiting for seconds. Among
        the free ones, one that runs already is better: a process takes a while to start.
        """
        own = self.by_table.get(table)
        found = own if own in idle else min(idle, key=lambda worker: not worker.is_started)
        assert found is not None
        if table:
            self.by_table[table] = found
        return found

    async def _serve(self, worker: Worker, queue: Queue, job: Job) -> None:
        started = asyncio.get_running_loop().time()
        try:
            answer = await self._attempt(worker, job)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            elapsed = asyncio.get_running_loop().time() - started
            queue.running -= 1
            queue.spent += elapsed / queue.kind.share
            worker.is_busy = False
            self._dispatch()

    async def _attempt(self, worker: Worker, job: Job) -> Any:
        """Return the answer of a job, trying again while workers are lost over it."""
        lost: WorkerLost | None = None
        for _attempt in range(ATTEMPTS):
            if job.answer.done():  # the asker has gone
                break
            try:
                answer = await worker.run(job)
            except WorkerLost as error:
                self._failures += 1
                lost = error
            except Exception:
                self._failures = 0
                raise
            else:
                self._failures = 0
                return answer
        raise WorkerFailed(str(lost)) from lost

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def measure(self) -> None:
        """Set the metrics of the queues to what they are now."""
        moment = asyncio.get_running_loop().time()
        for name, queue in self._queues.items():
            oldest = queue.oldest()
            JOBS_WAITING.labels(name).set(queue.waiting)
            OLDEST_JOB_SECONDS.labels(name).set(0 if oldest is None else moment - oldest)

    async def stop(self) -> None:
        """End the workers at once, without waiting for answers."""
        self._is_stopped = True
        processes = [process for worker in self.workers for process in worker.processes()]
        for worker in self.workers:
            worker.kill()
        for queue in self._queues.values():
            queue.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(_join, processes)


def _join(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.join(STOP_SECONDS)
