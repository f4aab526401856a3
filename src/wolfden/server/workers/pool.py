"""Pools of worker processes: queues with fair shares, limits of time and memory, replacement.

A job waits in the queue of its kind. When a worker is free, the queue that has had the least time
for its share is next, and in it the asker who waited longest since their last job: nobody gains by
asking more often, and nobody has more workers at a time than their kind allows. A worker that dies,
hangs or runs out of memory is killed and replaced, and its job is tried again, unless it took more
processor time than it may: it would take that again.
"""

import asyncio
import math
import multiprocessing
import os
import signal
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from wolfden import COMPILED
from wolfden.server.base.errors import TooMany
from wolfden.server.base.log import log
from wolfden.server.base.metrics import JOBS_WAITING, OLDEST_JOB_SECONDS, WORKER_RESTARTS
from wolfden.server.workers.process import load_module, run_job, start_process
from wolfden.sources import built_at

ATTEMPTS: Final = 3
START_SECONDS: Final = 120.0
"""How long a new process may take before its first job; a busy machine needs a while."""
STOP_SECONDS: Final = 2.0
EXIT_SECONDS: Final = 10.0
"""How long the system may take to say how a process ended."""
POLL_SECONDS: Final = 0.01
WATCH_SECONDS: Final = 1.0
"""How often a worker that has a job is looked at."""
BACKGROUND_NICENESS: Final = 10
"""How far the background worker gives way to all other processes of the machine."""
UNHEALTHY_AFTER: Final = 3
"""Failed attempts in a row, of whatever jobs, after which a pool counts as broken."""

PROCESSES: BaseContext = multiprocessing.get_context("spawn")
"""How workers are started: they share nothing with the server."""

Answer = TypeVar("Answer")


class WorkerFailed(Exception):
    """No worker survived a job, as often as it was tried."""


class WorkerLost(Exception):
    """A worker died, hung or ran out of memory during a job."""


class TooCostly(WorkerLost):
    """A job took more processor time than it may."""


@dataclass(frozen=True)
class Kind:
    """A kind of job: its share of the workers' time, how many an asker may have unanswered.

    ``concurrency`` is how many jobs of an asker run at a time. Jobs of a kind that ``yields``
    leave one worker to the others, where there is more than one, and may use the background worker.
    """

    name: str
    share: int = 1
    most: float = math.inf
    concurrency: float = math.inf
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
    _running_by_asker: Counter[str] = field(default_factory=Counter)

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
        """Return the next job: the oldest of the asker who has waited longest and may have one."""
        asker = next(filter(self._may_run, self._by_asker))
        jobs = self._by_asker.pop(asker)
        job = jobs.popleft()
        if jobs:
            self._by_asker[asker] = jobs
        self.running += 1
        self._running_by_asker[asker] += 1
        return job

    def end(self, job: Job, seconds: float) -> None:
        """Note that a job that was taken has ended, and how long a worker was busy with it."""
        self.running -= 1
        self.spent += seconds / self.kind.share
        asker = job.askers[0]
        self._running_by_asker[asker] -= 1
        if not self._running_by_asker[asker]:
            del self._running_by_asker[asker]

    def _may_run(self, asker: str) -> bool:
        return self._running_by_asker[asker] < self.kind.concurrency

    @property
    def has_next(self) -> bool:
        """Whether a job waits whose asker may have one more running."""
        return any(map(self._may_run, self._by_asker))

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

    def __init__(self, limits: Limits, module: str, niceness: int = 0) -> None:
        self.is_busy = False
        self.is_yielding = False
        """Whether its present or last job is of a kind that yields."""
        self._limits = limits
        self._module = module
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None]
        """Done once the process has started; set together with the pool."""
        self._is_ended = False
        self._built_at = 0
        """When the rules that the process runs were compiled, or 0."""

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
                await self._watch(self._ready)
            found = pool.submit(run_job, limits.cpu_seconds, job.work, *job.args)
            async with asyncio.timeout(seconds):
                return await self._watch(found)
        except BrokenProcessPool as error:
            is_costly = await self._exit_code() == -signal.SIGXCPU
            raise (self._lost("costly", TooCostly) if is_costly else self._lost("died")) from error
        except TimeoutError as error:
            raise self._lost("hung") from error
        except MemoryError as error:
            raise self._lost("memory") from error

    async def _watch(self, work: "Future[Answer]") -> Answer:
        """Return what the process answers; TimeoutError if it was stopped by a signal."""
        answer = asyncio.wrap_future(work)
        try:
            while not (await asyncio.wait([answer], timeout=WATCH_SECONDS))[0]:
                if any(map(_is_stopped, self.processes())):
                    raise TimeoutError
            return answer.result()
        finally:
            answer.cancel()

    def _started(self) -> ProcessPoolExecutor:
        """Return the process, started if there is none; WorkerLost if there can be none.

        Rules may be compiled while a server with plain ones runs: then a new process takes them.
        """
        if self._is_ended:
            raise WorkerLost("stopped")
        built = built_at()
        if self._pool is not None and not COMPILED and built != self._built_at:
            log.info("worker replaced", reason="compiled")
            self.kill()
        if self._pool is None:
            self._built_at = built
            given = (self._limits.memory, self._niceness)
            self._pool = ProcessPoolExecutor(1, PROCESSES, start_process, given)
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

    async def _exit_code(self) -> int | None:
        """Return how the process ended, once the pool's own thread knows; ``None``: it does not."""
        for process in self.processes():
            with suppress(TimeoutError):
                async with asyncio.timeout(EXIT_SECONDS):
                    while process.exitcode is None:
                        await asyncio.sleep(POLL_SECONDS)
            return process.exitcode
        return None

    def _lost(self, reason: str, kind: type[WorkerLost] = WorkerLost) -> WorkerLost:
        """Kill what is left of the process; return the error to be raised."""
        WORKER_RESTARTS.labels(reason).inc()
        log.warning("worker_lost", reason=reason, exit=[one.exitcode for one in self.processes()])
        self.kill()
        return kind(reason)

    def processes(self) -> list[BaseProcess]:
        """Return the process, if there is one."""
        if self._pool is None:
            return []
        return [*(self._pool._processes or {}).values()]  # noqa: SLF001 (the only way)

    def kill(self) -> None:
        """End the process immediately; even a stopped one cannot resist this."""
        for process in self.processes():
            process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    def end(self) -> None:
        """End the process for good: who still asks for one gets none."""
        self._is_ended = True
        self.kill()


class WorkerPool:
    """Workers that share some queues; a new process imports ``module`` before its first job.

    If some kinds yield, there is a background worker besides the ``count`` others: it has less
    priority than any process of the machine, and does nothing but their jobs.
    """

    def __init__(self, count: int, kinds: list[Kind], limits: Limits, module: str) -> None:
        self.workers: Final = [Worker(limits, module) for _ in range(max(1, count))]
        self._background: Worker | None = None
        if any(kind.yields for kind in kinds):
            self._background = Worker(limits, module, BACKGROUND_NICENESS)
            self.workers.append(self._background)
        self.by_table: Final[dict[str, Worker]] = {}
        """The worker that holds a table's bots."""
        self._queues: Final = {kind.name: Queue(kind) for kind in kinds}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._failures = 0
        """Attempts that failed since the last one that did not."""
        self._is_stopped = False

    @property
    def is_healthy(self) -> bool:
        """Whether jobs seem to get done."""
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
            idle = [worker for worker in self.workers if not worker.is_busy]
            queue = self._next_queue(idle)
            if queue is None:
                return
            job = queue.take()
            worker = self._worker_for(job.table, self._usable(queue, idle))
            worker.is_busy, worker.is_yielding = True, queue.kind.yields
            self._start(self._serve(worker, queue, job))

    def _next_queue(self, idle: list[Worker]) -> Queue | None:
        """Return the queue whose job is next on one of the idle workers, if there is any."""
        waiting = [one for one in self._queues.values() if one.has_next and self._usable(one, idle)]
        return min(waiting, key=lambda queue: queue.spent, default=None)

    def _usable(self, queue: Queue, idle: list[Worker]) -> list[Worker]:
        """Return the idle workers that may do the jobs of a queue, the background one first."""
        others = [worker for worker in idle if worker is not self._background]
        if not queue.kind.yields:
            return others
        yielding = sum(worker.is_busy and worker.is_yielding for worker in self.workers[:-1])
        if yielding >= len(self.workers) - 2:
            others = []
        return [worker for worker in idle if worker is self._background] + others

    def _worker_for(self, table: str, usable: list[Worker]) -> Worker:
        """Return a table's own worker if it is usable, else another one.

        A table that moves loses its search trees, which is better than waiting for seconds. Among
        the others, one that runs already is better: a process takes a while to start.
        """
        own = self.by_table.get(table)
        found = own if own in usable else usable[0]
        if own not in usable and found is not self._background:
            found = min(usable, key=lambda worker: not worker.is_started)
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
            queue.end(job, asyncio.get_running_loop().time() - started)
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
            except TooCostly as error:
                raise WorkerFailed(str(error)) from error
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
        """End the workers immediately, without waiting for answers."""
        self._is_stopped = True
        processes = [process for worker in self.workers for process in worker.processes()]
        for worker in self.workers:
            worker.end()
        for queue in self._queues.values():
            queue.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(_join, processes)


def _join(processes: list[BaseProcess]) -> None:
    """Wait for all of them together."""
    ends = time.monotonic() + STOP_SECONDS
    for process in processes:
        process.join(max(0.0, ends - time.monotonic()))


def _is_stopped(process: BaseProcess) -> bool:
    """Whether a signal has stopped a process, so that it does nothing until another one."""
    with suppress(
        AttributeError, ChildProcessError
    ):  # a system without, a child of another process
        looking = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, process.pid or 0, looking) is not None
    return False
