"""Worker processes: fair shares, limits, and what happens when they die, hang or take too much."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import SpawnProcess
from pathlib import Path

import httpx
import pytest

from tests.server.jobs import answer, compute, die, gobble, hang
from tests.support.asgi import place
from tests.support.people import SEATED, Guest, guest
from tests.support.servers import SPAWNED, WAIT, Running, serving
from wolfden.core.contract import State
from wolfden.core.record import Record
from wolfden.server.base.errors import TooMany
from wolfden.server.features.bots import tasks as bot_process
from wolfden.server.guests.wire import Guest as SeatRef
from wolfden.server.jobs import queue as jobs
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.server.workers import pool as worker_pool
from wolfden.server.workers.asking import Workers
from wolfden.server.workers.pool import Kind, Limits, WorkerFailed, WorkerPool
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def pool(limits: Limits, *kinds: Kind, count: int = 1) -> AsyncIterator[WorkerPool]:
    """Run some workers."""
    workers = WorkerPool(count, list(kinds) or [Kind("one")], limits, "tests.server.jobs")
    try:
        yield workers
    finally:
        await workers.stop()


def process_of(workers: WorkerPool) -> int:
    """Return the id of the only process."""
    (process,) = workers.workers[0].processes()
    assert process.pid is not None
    return process.pid


@pytest.mark.parametrize(
    ("work", "limits", "reason"),
    [
        (die, Limits(), "died"),
        (hang, Limits(seconds=0.2), "hung"),
        (gobble, Limits(memory=2**31), "memory"),
    ],
)
async def test_a_job_that_no_worker_survives_is_given_up_and_the_next_one_answered(
    work: object, limits: Limits, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "UNHEALTHY_AFTER", worker_pool.ATTEMPTS)
    async with pool(limits) as workers:
        with pytest.raises(WorkerFailed, match=reason):
            await workers.ask("one", ("ash",), work)  # type: ignore[arg-type] # one of the above
        assert not workers.is_healthy
        # A busy machine may need longer than what the job before was allowed.
        assert await workers.ask("one", ("ash",), answer, "word", seconds=WAIT) == "word"
        assert workers.is_healthy


async def test_a_job_that_computes_for_too_long_is_not_tried_again() -> None:
    async with pool(Limits(cpu_seconds=1)) as workers:
        with pytest.raises(WorkerFailed, match="costly"):
            await workers.ask("one", ("ash",), compute)
        assert workers._failures == 0, "the job was at fault, not the worker"
        assert await workers.ask("one", ("ash",), answer, "word") == "word"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_was_killed_or_stopped_is_replaced(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the new one may need longer than a second, too.
    monkeypatch.setattr(worker_pool, "ATTEMPTS", 20)
    async with pool(Limits(seconds=1)) as workers:
        for _ in range(2):
            await workers.ask("one", ("ash",), answer, "first", seconds=WAIT)
            process = process_of(workers)
            os.kill(process, number)
            assert await workers.ask("one", ("ash",), answer, "word") == "word"
            assert process_of(workers) != process


@pytest.mark.parametrize("is_plain", [True, False])
async def test_a_worker_with_plain_rules_is_replaced_once_they_are_compiled(
    monkeypatch: pytest.MonkeyPatch, is_plain: bool
) -> None:
    built = 0
    monkeypatch.setattr(worker_pool, "COMPILED", not is_plain)
    monkeypatch.setattr(worker_pool, "built_at", lambda: built)
    async with pool(Limits()) as workers:
        assert await workers.ask("one", ("ash",), answer, "plain") == "plain"
        first = process_of(workers)
        built = 1
        assert await workers.ask("one", ("ash",), answer, "compiled") == "compiled"
        second = process_of(workers)
        assert (first != second) == is_plain
        assert await workers.ask("one", ("ash",), answer, "again") == "again"
        assert process_of(workers) == second
        assert workers.is_healthy


async def test_a_stopped_worker_is_replaced_whatever_time_its_job_may_take() -> None:
    async with asyncio.timeout(WAIT), pool(Limits()) as workers:
        await workers.ask("one", ("ash",), answer, "first")
        process = process_of(workers)
        asked = workers.ask("one", ("ash",), answer, "word")
        os.kill(process, signal.SIGSTOP)
        stopped = workers.ask("one", ("ash",), answer, "another word")
        assert [await asked, await stopped] == ["word", "another word"]
        assert process_of(workers) != process


async def test_a_process_that_the_system_refuses_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_args: object) -> None:
        raise BlockingIOError("no more processes")

    async with pool(Limits()) as workers:
        with monkeypatch.context() as patched:
            patched.setattr(SpawnProcess, "start", refuse)
            workers.workers[0].warm_up()
            with pytest.raises(WorkerFailed, match="refused"):
                await workers.ask("one", ("ash",), answer, "word")
        assert await workers.ask("one", ("ash",), answer, "word") == "word"


async def test_those_who_ask_take_turns() -> None:
    async with pool(Limits()) as workers:
        done: list[str] = []
        asked = [("ash", f"ash {number}") for number in range(4)]
        asked += [("birch", "birch 0"), ("birch", "birch 1"), ("cedar", "cedar 0")]
        answers = [workers.ask("one", (asker,), answer, word) for asker, word in asked]
        for one in answers:
            one.add_done_callback(lambda found: done.append(found.result()))
        await asyncio.gather(*answers)
    assert done == ["ash 0", "ash 1", "birch 0", "cedar 0", "ash 2", "birch 1", "ash 3"]


async def test_the_kind_that_had_least_for_its_share_is_next() -> None:
    async with pool(Limits(), Kind("much", share=3), Kind("little")) as workers:
        much, little = workers._queues.values()
        await workers.ask("much", ("ash",), answer, "start")
        assert much.spent > 0
        done: list[str] = []
        answers = [workers.ask(kind, ("ash",), answer, kind) for kind in ["little", "much"] * 3]
        much.spent, little.spent = 1000.0, 2000.0
        for one in answers:
            one.add_done_callback(lambda found: done.append(found.result()))
        await asyncio.gather(*answers)
    assert done == ["little", *["much"] * 3, *["little"] * 2]


async def test_idle_time_is_not_saved_up() -> None:
    async with pool(Limits(), Kind("much"), Kind("little")) as workers:
        much, little = workers._queues.values()
        much.spent = 1000.0
        first = workers.ask("much", ("ash",), answer, "1")
        second = workers.ask("little", ("ash",), answer, "2")
        assert little.spent == 1000.0
        await asyncio.gather(first, second)


async def test_an_asker_waits_for_so_many_answers_at_most() -> None:
    async with pool(Limits(), Kind("one", most=2)) as workers:
        first = workers.ask("one", ("address", "ash"), answer, "1")
        second = workers.ask("one", ("address", "birch"), answer, "2")
        with pytest.raises(TooMany) as refused:
            workers.ask("one", ("address", "cedar"), answer, "3")
        assert "Wait for an answer" in str(refused.value)
        other = workers.ask("one", ("elsewhere", "cedar"), answer, "4")
        second.cancel()
        await asyncio.sleep(0)
        third = workers.ask("one", ("address", "birch"), answer, "5")
        assert [await one for one in (first, third, other)] == ["1", "5", "4"]
        assert workers._queues["one"].waiting == 0
        assert await workers.ask("one", ("address",), answer, "6") == "6"


async def test_jobs_that_yield_leave_one_worker_free() -> None:
    slow, fast = Kind("slow", yields=True), Kind("fast")
    async with pool(Limits(), slow, fast, count=2) as workers:
        for _ in range(5):
            workers.ask("slow", ("ash",), hang)
        assert await workers.ask("fast", ("birch",), answer, "word") == "word"
        assert workers._queues["slow"].waiting == 3, "one in the background, one in front of it"


async def test_jobs_that_yield_have_a_process_that_all_others_go_before() -> None:
    slow, fast = Kind("slow", yields=True), Kind("fast")
    async with pool(Limits(), slow, fast) as workers:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        niceness = await workers.ask("slow", ("ash",), os.getpriority, os.PRIO_PROCESS, 0)
        assert niceness == own + worker_pool.BACKGROUND_NICENESS
        assert await workers.ask("fast", ("ash",), os.getpriority, os.PRIO_PROCESS, 0) == own
        for _ in range(2):
            workers.ask("slow", ("ash",), hang)
        assert await workers.ask("fast", ("birch",), answer, "word") == "word"
        assert workers._queues["slow"].waiting == 1


async def test_an_asker_has_a_part_of_the_workers_however_much_they_ask() -> None:
    async with pool(Limits(), Kind("one", concurrency=1), count=2) as workers:
        for _ in range(3):
            workers.ask("one", ("ash", "guest"), hang)
        assert await workers.ask("one", ("birch",), answer, "word") == "word"
        assert await workers.ask("one", ("cedar",), answer, "word") == "word"
        assert workers._queues["one"].waiting == 2


async def test_workers_end_whatever_they_do() -> None:
    async with pool(Limits(), count=2) as workers:
        await asyncio.gather(*[workers.ask("one", ("ash",), answer, "x") for _ in range(2)])
        waiting = [workers.ask("one", ("ash",), hang) for _ in range(4)]
        processes = [one for worker in workers.workers for one in worker.processes()]
        os.kill(processes[0].pid or 0, signal.SIGSTOP)
    for one in processes:
        while one.exitcode is None:  # the pool's own thread may be about to say how it ended
            await asyncio.sleep(0)
    assert [one.exitcode for one in processes] == [-signal.SIGKILL] * 2
    assert all(one.cancelled() for one in waiting[2:])


async def test_a_worker_that_was_ended_starts_no_other_process() -> None:
    async with pool(Limits()) as workers:
        pass
    workers.workers[0].warm_up()
    assert not workers.workers[0].is_started


async def test_all_pools_end_though_one_of_them_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    workers.thinking.workers[0].warm_up()
    workers.drawing.workers[0].warm_up()
    (drawing,) = workers.drawing.workers[0].processes()
    may_end = asyncio.Event()
    with monkeypatch.context() as patched:
        stop = workers.thinking.stop
        patched.setattr(workers.thinking, "stop", may_end.wait)
        ending = asyncio.create_task(workers.stop())
        while drawing.exitcode is None:
            await asyncio.sleep(0)
        assert not ending.done()
        may_end.set()
        await ending
    await stop()


# Bots and those who ask about them.


def begun() -> State:
    """Return a game about to begin."""
    record = Record(TITLES.get("the-wolves"), 2, SEATED["the-wolves"])
    record.resolve_chance(random.Random(1))
    return record.state


async def test_bots_wait_for_no_evaluation_however_many_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "evaluate", hang)
    workers, state, title = Workers(1), begun(), "the-wolves"
    try:
        asked = [
            workers.evaluate((f"address {number}",), title, state, None, 2) for number in range(18)
        ]
        for _ in range(3):
            assert await workers.decide("table", "host", title, state, {0: "random"})
        assert not any(one.done() for one in asked)  # type: ignore[attr-defined] # futures
    finally:
        await workers.stop()


async def test_a_picture_does_not_wait_for_animations() -> None:
    workers = Workers(1)
    try:
        animations = [workers.animate((f"address {number}",), hang) for number in range(3)]  # type: ignore[arg-type] # it never returns
        with pytest.raises(TooMany):
            workers.animate(("address 0",), hang)  # type: ignore[arg-type] # it never returns
        assert await workers.draw(("elsewhere",), bytes, 3) == bytes(3)
        assert not any(one.done() for one in animations)  # type: ignore[attr-defined] # futures
    finally:
        await workers.stop()


async def test_a_document_does_not_wait_for_those_of_another_asker() -> None:
    workers = Workers(1)
    try:
        for _ in range(3):
            workers.reading.ask("documents", ("ash",), hang)
        assert await workers.read(("birch",), answer, "word") == "word"
    finally:
        await workers.stop()


async def test_watchers_of_one_address_ask_a_few_questions_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits=1) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            together = asyncio.Barrier(18)
            async with asyncio.TaskGroup() as group:
                asked = [group.create_task(evaluate(server, table, together)) for _ in range(18)]
            answers = [task.result() for task in asked]
            refused = [one for one in answers if one.get("code") == "too_many"]
            assert {one["key"] for one in refused} == {"problem-jobs-waiting"}
            assert len(refused) >= 10
            assert [one["type"] for one in answers].count("evaluation") >= 4


async def evaluate(
    server: Running, table: dict[str, object], together: asyncio.Barrier
) -> dict[str, object]:
    """Watch a table without being anybody, and ask who wins at the same moment as all others."""
    async with (
        httpx.AsyncClient(base_url=server.url) as http,
        Guest(server.url, http).at(table) as watcher,
    ):
        await watcher.until("state")
        await together.wait()
        return await watcher.ask("evaluate")


async def test_bots_continue_however_often_workers_die(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "RETRY_SECONDS", 0.01)
    async with place(tmp_path / "data") as here, asyncio.timeout(WAIT):
        workers, tables = here.services.workers, here.services.tables
        plans = [SeatPlan("me"), SeatPlan("bot", "random")]
        table = await create_table(tables, SeatRef("g", "Ash"), NewTable("the-wolves", plans))
        live = await table.live_game()
        with monkeypatch.context() as deadly:
            deadly.setattr(bot_process, "decide", die)
            while table.info.actors == [0]:
                await act(table, 0, live.seq, str(live.state.legal(0)[0]))
            seq = table.info.seq
            # Three attempts, three more with a quick choice, and once more after a pause.
            while workers.thinking._failures < 7:
                await asyncio.sleep(0)
            assert not workers.is_healthy
            async with here.browser() as browser:
                answered = await browser.get("/health")
            assert (answered.status_code, answered.json()["status"]) == (503, "workers")
        async with here.browser() as browser:
            while table.info.seq == seq:
                await asyncio.sleep(0)
            assert (await browser.get("/health")).status_code == 200
            metrics = (await browser.get("/metrics", headers={"Host": "127.0.0.1"})).text
        assert 'wolfden_worker_restarts_total{reason="died"}' in metrics
        assert 'wolfden_jobs_waiting{queue="bots"} 0.0' in metrics
        assert 'wolfden_oldest_job_seconds{queue="evaluations"} 0.0' in metrics


async def test_a_server_with_a_stopped_worker_ends_when_asked_to(tmp_path: Path) -> None:
    with serving(tmp_path / "data", constants=SPAWNED) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            async with ash.at(table) as player:
                await player.my_turn()
                await player.send("hint")
                await player.until("hint")
                worker = children(server.pid)[-1]
                os.kill(worker, signal.SIGSTOP)
                await player.send("hint")
                assert (await player.ask("ping"))["type"] == "pong"
                assert server.stop() == 0
        assert not Path(f"/proc/{worker}").exists()


HANGING = """
import signal, time
from wolfden.server import app
from wolfden.server.base.config import Config
app.STOP_SECONDS = 0.1
app.AnnouncingServer(Config(), lambda: None).handle_exit(signal.SIGTERM, None)
while True:
    time.sleep(3600)
"""


def test_a_process_that_hangs_ends_some_seconds_after_the_signal() -> None:
    command = [sys.executable, "-c", HANGING]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "stop_took_too_long" in done.stdout + done.stderr


def children(parent: int) -> list[int]:
    """Return the worker processes of a server."""
    threads = Path(f"/proc/{parent}/task").iterdir()
    found = [int(child) for one in threads for child in (one / "children").read_text().split()]
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
