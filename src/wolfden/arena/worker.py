"""A process of its own that plays games, watched from outside.

A bot may hang, eat its process or bring it down. So games are played in a child process that notes
in shared memory which seat it is asking since when, and in a draft file what was played so far.
The parent looks at the clock, ends a process whose bot is over its time, and finishes the game as a
forfeit from the draft. Even a bot that never lets go of the interpreter is ended that way.
"""

import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import MutableSequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from wolfden.arena.match import Witness, broken_off, play
from wolfden.arena.plans import Plan
from wolfden.arena.results import Fault, Forfeit, Played
from wolfden.core.contract import Seat
from wolfden.core.errors import WolfdenError
from wolfden.core.text.replay import Line

NOBODY: Final = -1.0
FRESH_STARTS: Final = 3
"""How often a process may die before it has asked any bot."""
TICK: Final = 0.1
"""Seconds between two looks at the clock."""

_SPAWN: Final = multiprocessing.get_context("spawn")
_LEFT_TO_THE_PARENT: Final = ("SIGINT", "SIGTERM", "SIGHUP")

Clock = MutableSequence[float]
"""Shared memory: the seat that is asked (or nobody), and since when."""


class GameBroke(WolfdenError):
    """A game broke off, and it was not a bot's fault."""

    code = "game_broke"


class Draft(Witness):
    """Leaves behind, for the parent process, who is asked and what was played."""

    def __init__(self, clock: Clock, path: Path) -> None:
        self._clock = clock
        self._file = path.open("w", encoding="utf-8", buffering=1)

    def asks(self, seat: Seat) -> None:
        """Start the clock of a seat."""
        self._clock[1] = time.monotonic()
        self._clock[0] = seat

    def is_answered(self) -> None:
        """Stop the clock."""
        self._clock[0] = NOBODY

    def writes(self, line: Line) -> None:
        """Write an action down at once."""
        self._file.write(json.dumps([line.seat, line.text]) + "\n")

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def _serve(channel: Connection, clock: Clock, path: Path) -> None:
    """Play what comes through the channel until it is closed: the life of a child process."""
    for name in _LEFT_TO_THE_PARENT:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            plan: Plan = channel.recv()
            draft = Draft(clock, path)
            try:
                channel.send(play(plan, draft))
            except Exception as error:
                channel.send(" ".join(f"{type(error).__name__}: {error}".split()))
            finally:
                draft.close()


def _leave_with_the_parent() -> None:
    """End this process when the parent is gone, whatever a bot is doing."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


class Worker:
    """The parent's end of a child process: give it a plan, then look for the played game."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="wolfden-arena-")
        self._draft = Path(self._folder.name) / "draft"
        self._plan: Plan | None = None
        self._starts = 0
        self._renew()

    def _renew(self) -> None:
        """Put a fresh child process in the place of the one that ended."""
        self._clock: Clock = _SPAWN.RawArray("d", [NOBODY, 0.0])
        self._channel, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve, args=(theirs, self._clock, self._draft))
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the child process."""
        return self._process.pid

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a plan."""
        return self._plan is None

    def signs(self) -> list[Connection | int]:
        """Return what to wait on for news from the child."""
        return [self._channel, self._process.sentinel]

    def begin(self, plan: Plan) -> None:
        """Let the child play a game."""
        if not self._process.is_alive():
            self._end_process()
            self._renew()
        self._draft.unlink(missing_ok=True)
        self._plan = plan
        self._channel.send(plan)

    def play(self, plan: Plan) -> Played:
        """Play one game and wait for its end."""
        self.begin(plan)
        while (played := self.look()) is None:
            wait(self.signs(), TICK)
        return played

    def look(self) -> Played | None:
        """Return the game if it is over, be it by a forfeit; ``None`` while it goes on.

        Raises:
            GameBroke: the game broke off, and it was not a bot's fault.
        """
        if self._plan is None:
            return None
        answer: Played | str | None = None
        with suppress(EOFError, OSError):
            if self._channel.poll():
                answer = self._channel.recv()
        if answer is not None:
            return self._answered(answer)
        seat, since = int(self._clock[0]), self._clock[1]
        if not self._process.is_alive():
            return self._died(seat)
        if seat >= 0 and time.monotonic() - since > self._plan.limit:
            message = f"it took longer than {self._plan.limit:g} seconds to decide"
            return self._forfeit(seat, "hung", message)
        return None

    def stop(self) -> None:
        """End the child process at once; a game it plays is dropped."""
        self._end_process()
        self._process.close()
        self._folder.cleanup()

    def _answered(self, answer: Played | str) -> Played:
        assert self._plan is not None
        if isinstance(answer, str):
            raise GameBroke(
                "game-broke", number=self._plan.number, seed=self._plan.seed, trouble=answer
            )
        self._plan = None
        self._starts = 0
        return answer

    def _died(self, seat: Seat) -> Played | None:
        """Blame the bot that was asked; begin again if none was."""
        assert self._plan is not None
        code = self._process.exitcode
        if seat >= 0:
            return self._forfeit(seat, "crashed", f"its process ended (exit code {code})")
        self._starts += 1
        if self._starts > FRESH_STARTS:
            raise GameBroke("workers-end", code=str(code))
        self._end_process()
        self._renew()
        self._channel.send(self._plan)
        return None

    def _forfeit(self, seat: Seat, fault: Fault, message: str) -> Played:
        assert self._plan is not None
        plan, self._plan = self._plan, None
        self._end_process()
        no_times: tuple[tuple[int, ...], ...] = ((),) * len(plan.bots)
        return broken_off(plan, Forfeit(seat, fault, message), self._drafted(), no_times)

    def _drafted(self) -> list[Line]:
        """Return what the child had written down; a last line cut in two is left out."""
        if not self._draft.exists():
            return []
        *whole, _rest = self._draft.read_text(encoding="utf-8").split("\n")
        return [Line(seat, text) for seat, text in map(json.loads, whole)]

    def _end_process(self) -> None:
        self._process.kill()
        self._process.join()
        self._channel.close()
