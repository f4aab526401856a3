"""Executors play the games of a tournament and yield each as it ends.

A bot may hang, use up its process or bring it down. ``ProcessExecutor`` therefore plays in child
processes. A child notes in shared memory which seat it has asked and when, and in a draft file the
actions so far. The parent polls that clock, kills a process whose bot is over its time, and ends
the game as a forfeit from the draft, even if the bot never releases the interpreter.
"""

import json
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from wolfden.arena.match import (
    Fault,
    Forfeit,
    GameObserver,
    MatchPlan,
    PlayedGame,
    forfeited_game,
    play,
)
from wolfden.core.contract import Seat
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.core.processes import exit_with_parent, ignore_stop_signals
from wolfden.core.text.replay import ReplayLine

IDLE: Final = -1.0
"""Replaces a seat in the clock while no bot is asked."""
MAX_RESTARTS: Final = 3
"""How often a process may die before it has asked any bot."""
TICK: Final = 0.1
"""Seconds between two polls of the clock."""

_SPAWN: Final = multiprocessing.get_context("spawn")

Clock = MutableSequence[float]
"""Shared memory: the seat that is asked (or ``IDLE``), and since when."""
Stop = Callable[[], bool]
"""Polled repeatedly; true once the run should be cancelled."""


class Executor(Protocol):
    """Plays games, one or many at a time."""

    def play(self, plans: Iterable[MatchPlan], stop: Stop) -> Iterator[PlayedGame]:
        """Play all games and yield each as it ends; drop the running ones on ``stop``."""


class InProcessExecutor:
    """Plays one game after another in this process: for small matches and for a debugger.

    It has no time limit, and a bot that hangs or dies takes this process with it.
    """

    def play(self, plans: Iterable[MatchPlan], stop: Stop) -> Iterator[PlayedGame]:
        """Play all games in turn."""
        for plan in plans:
            if stop():
                return
            yield play(plan)


class ProcessExecutor:
    """Plays games in worker processes on this machine.

    Raises:
        BadSetup: ``workers`` is below one.
    """

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadSetup("workers-none", workers=workers)
        self._count = workers

    def play(self, plans: Iterable[MatchPlan], stop: Stop) -> Iterator[PlayedGame]:
        """Play as many games at a time as there are workers."""
        waiting = iter(plans)
        workers: list[Worker] = []
        try:
            for plan in waiting:
                workers.append(Worker())
                workers[-1].begin(plan)
                if len(workers) == self._count:
                    break
            while (busy := [worker for worker in workers if not worker.is_idle]) and not stop():
                wait([item for worker in busy for item in worker.waitables()], TICK)
                for worker in busy:
                    if stop() or (played := worker.poll()) is None:
                        continue
                    if (following := next(waiting, None)) is not None:
                        worker.begin(following)
                    yield played
        finally:
            for worker in workers:
                worker.stop()


class GameBroke(WolfdenError):
    """A game broke off, and it was not a bot's fault."""

    code = "game_broke"


class Draft(GameObserver):
    """Shares the progress of a game with the parent process."""

    def __init__(self, clock: Clock, path: Path) -> None:
        self._clock = clock
        self._file = path.open("w", encoding="utf-8", buffering=1)

    def asks(self, seat: Seat) -> None:
        """Start the clock of a seat."""
        self._clock[1] = time.monotonic()
        self._clock[0] = seat

    def is_answered(self) -> None:
        """Stop the clock."""
        self._clock[0] = IDLE

    def writes(self, line: ReplayLine) -> None:
        """Write an action to the file immediately."""
        self._file.write(json.dumps([line.seat, line.text]) + "\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _serve(channel: Connection, clock: Clock, path: Path) -> None:
    """Play the plans that come through the channel until it is closed; runs in the child."""
    ignore_stop_signals()
    exit_with_parent()
    with suppress(EOFError, OSError):
        while True:
            plan: MatchPlan = channel.recv()
            draft = Draft(clock, path)
            try:
                channel.send(play(plan, draft))
            except Exception as error:
                channel.send(" ".join(f"{type(error).__name__}: {error}".split()))
            finally:
                draft.close()


class Worker:
    """The parent's end of a child process: ``begin`` a plan, then ``poll`` for the played game."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="wolfden-arena-")
        self._draft = Path(self._folder.name) / "draft"
        self._plan: MatchPlan | None = None
        self._restarts = 0
        self._start_process()

    def _start_process(self) -> None:
        self._clock: Clock = _SPAWN.RawArray("d", [IDLE, 0.0])
        self._channel, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve, args=(theirs, self._clock, self._draft))
        self._process.start()
        theirs.close()

    def _end_process(self) -> None:
        self._process.kill()
        self._process.join()
        self._channel.close()

    @property
    def pid(self) -> int | None:
        """The id of the child process."""
        return self._process.pid

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a plan."""
        return self._plan is None

    def waitables(self) -> list[Connection | int]:
        """Return what to wait on for news from the child."""
        return [self._channel, self._process.sentinel]

    def begin(self, plan: MatchPlan) -> None:
        """Let the child play a game."""
        if not self._process.is_alive():
            self._end_process()
            self._start_process()
        self._draft.unlink(missing_ok=True)
        self._plan = plan
        self._channel.send(plan)

    def play(self, plan: MatchPlan) -> PlayedGame:
        """Play one game and wait for its end."""
        self.begin(plan)
        while (played := self.poll()) is None:
            wait(self.waitables(), TICK)
        return played

    def poll(self) -> PlayedGame | None:
        """Return the game if it is over, also by a forfeit; ``None`` while it runs.

        Raises:
            GameBroke: the game broke off, and it was not a bot's fault.
        """
        if self._plan is None:
            return None
        answer: PlayedGame | str | None = None
        with suppress(EOFError, OSError):
            if self._channel.poll():
                answer = self._channel.recv()
        if isinstance(answer, str):
            number, seed = self._plan.number, self._plan.seed
            raise GameBroke("game-broke", number=number, seed=seed, trouble=answer)
        if answer is not None:
            self._plan, self._restarts = None, 0
            return answer
        seat, since = int(self._clock[0]), self._clock[1]
        if not self._process.is_alive():
            return self._handle_death(self._plan, seat)
        if seat >= 0 and time.monotonic() - since > self._plan.limit:
            message = f"it took longer than {self._plan.limit:g} seconds to decide"
            return self._forfeit(self._plan, seat, "hung", message)
        return None

    def stop(self) -> None:
        """End the child process immediately and drop the game it plays."""
        self._end_process()
        self._process.close()
        self._folder.cleanup()

    def _handle_death(self, plan: MatchPlan, seat: Seat) -> PlayedGame | None:
        """Forfeit the game for the bot that was asked; restart it if none was."""
        code = self._process.exitcode
        if seat >= 0:
            return self._forfeit(plan, seat, "crashed", f"its process ended (exit code {code})")
        self._restarts += 1
        if self._restarts > MAX_RESTARTS:
            raise GameBroke("workers-end", code=str(code))
        self.begin(plan)
        return None

    def _forfeit(self, plan: MatchPlan, seat: Seat, fault: Fault, message: str) -> PlayedGame:
        self._plan = None
        self._end_process()
        return forfeited_game(plan, Forfeit(seat, fault, message), self._drafted_lines())

    def _drafted_lines(self) -> list[ReplayLine]:
        """Return the actions in the draft file, without an incomplete last line."""
        if not self._draft.exists():
            return []
        *complete, _rest = self._draft.read_text(encoding="utf-8").split("\n")
        return [ReplayLine(seat, text) for seat, text in map(json.loads, complete)]
