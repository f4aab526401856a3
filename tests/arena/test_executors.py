"""Executors: bots that hang or die forfeit, and the next game is played."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.bots import HERE
from tests.arena.games import DEADLINE, short_plan, wait_until
from wolfden.arena.executors import GameBroke, InProcessExecutor, ProcessExecutor, Worker
from wolfden.arena.match import PlayedGame, play
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.core.text.replay import open_replay
from wolfden.titles import TITLES


@pytest.fixture
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.stop()


@pytest.mark.parametrize(
    ("bot", "fault", "words"),
    [
        ("Hanging", "hung", "longer than 2 seconds"),
        ("Crashing", "crashed", "exit code 7"),
    ],
)
def test_a_bot_that_hangs_or_dies_forfeits(
    worker: Worker, bot: str, fault: str, words: str
) -> None:
    played = worker.play(short_plan("random", HERE + bot, limit=2))
    forfeit = played.result.forfeit
    assert forfeit is not None
    assert (forfeit.seat, forfeit.fault) == (1, fault)
    assert words in forfeit.message
    assert played.result.ranks == (1, 2)
    replay, _record = open_replay(played.replay, TITLES)
    assert [line for line in replay.lines if line.seat == 1]
    assert replay.lines[-1].comment == str(forfeit)
    following = short_plan("random", "random", number=2)
    assert worker.play(following).replay == play(following).replay


def test_a_worker_that_dies_between_games_is_replaced(worker: Worker) -> None:
    first = worker.pid
    assert first is not None
    worker.play(short_plan())
    os.kill(first, signal.SIGKILL)
    os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
    assert worker.play(short_plan()).result.forfeit is None
    assert worker.pid != first


def end_immediately(code: int) -> None:
    """End this process."""
    os._exit(code)


class Poison:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return end_immediately, (3,)


def test_an_error_of_no_bot_is_raised(worker: Worker) -> None:
    options: Options = {"turn-limit": 0}
    with pytest.raises(
        GameBroke, match="Game 1 with the seed “1 game 1” failed, and not because of a bot"
    ):
        worker.play(replace(short_plan(), options=options))


def test_workers_that_end_immediately_are_given_up(worker: Worker) -> None:
    plan = replace(short_plan(), seed=Poison())  # type: ignore[arg-type]  # never gets to be read
    with pytest.raises(GameBroke, match=r"stop at once \(exit code 3\)"):
        worker.play(plan)


def test_an_executor_stops_on_request() -> None:
    plans = [short_plan(number=number) for number in range(1, 9)]
    played: list[PlayedGame] = []
    for executor in (InProcessExecutor(), ProcessExecutor(1)):
        played.clear()
        played.extend(executor.play(plans, stop=lambda: len(played) >= 2))
        assert len(played) == 2


def test_several_workers_play_the_same_games_as_one() -> None:
    plans = [short_plan(number=number) for number in range(1, 6)]
    played = list(ProcessExecutor(2).play(plans, stop=lambda: False))
    found = {one.result.number: one.replay for one in played}
    assert found == {plan.number: play(plan).replay for plan in plans}


def test_an_executor_needs_workers() -> None:
    with pytest.raises(BadSetup, match="at least one worker, not 0"):
        ProcessExecutor(0)


PARENT = """
from tests.arena.games import DEADLINE, short_plan, wait_until
from wolfden.arena.executors import Worker

worker = Worker()
worker.begin(short_plan("tests.arena.bots:Hanging", "random", limit=9999))
print(worker.pid, flush=True)
input()
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes through /proc")
def test_a_worker_leaves_with_its_parent() -> None:
    """Even while a bot hangs, no process outlives a killed arena."""
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert parent.stdout is not None
    with parent:
        child = int(parent.stdout.readline())
        assert _is_alive(child)
        parent.kill()
        parent.communicate(timeout=DEADLINE)
    wait_until(lambda: not _is_alive(child), "the worker outlived its parent")


def _is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    except OSError:
        return False
    return state.split()[0] != "Z"
