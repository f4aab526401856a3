"""Bots that misbehave, seated by their import path."""

import os
import random
import signal
import time
from pathlib import Path

from wolfden.core.contract import Action, Game, Perspective, Seat
from wolfden.players.player import Player

HERE = "tests.arena.bots:"
KILLED = "WOLFDEN_TEST_KILLED"


class Faulty(Player):
    """Plays at random for a while, then does something it should not."""

    PATIENCE = 3

    def __init__(self, game: Game, rng: random.Random) -> None:
        self._rng = rng
        self._left = self.PATIENCE

    def choose(self, perspective: Perspective) -> Action:
        """Return a legal action, or misbehave."""
        self._left -= 1
        if self._left < 0:
            self.misbehave()
        return self._rng.choice(perspective.legal())

    def misbehave(self) -> None:
        """Do something wrong; this one does not."""


class Raising(Faulty):
    def misbehave(self) -> None:
        raise LookupError("lost my\ntrail")


class Leaving(Faulty):
    def misbehave(self) -> None:
        raise SystemExit


class Hanging(Faulty):
    def misbehave(self) -> None:
        while True:
            self._left -= 1


class Crashing(Faulty):
    def misbehave(self) -> None:
        os._exit(7)


class KillsHost(Faulty):
    """Kills the process that started its own, once: the file named in the environment says so."""

    def misbehave(self) -> None:
        done = Path(os.environ[KILLED])
        if not done.exists():
            done.touch()
            os.kill(os.getppid(), signal.SIGKILL)


class Unmakeable(Faulty):
    def __init__(self, game: Game, rng: random.Random) -> None:
        raise ValueError("no den to come from")


class Mute(Faulty):
    def choose(self, perspective: Perspective) -> Action:
        return None  # type: ignore[return-value]  # what a careless bot answers


class Usurper(Faulty):
    """Answers for the seat next to its own."""

    def choose(self, perspective: Perspective) -> Action:
        mine = perspective.legal()[0]
        notation = perspective.resample(self._rng).notation()
        return Action(mine.seat + 1, mine.code, notation)


class Cheating(Faulty):
    """Answers with an illegal action of its seat: one that would be legal in another position."""

    def choose(self, perspective: Perspective) -> Action:
        world = perspective.resample(self._rng)
        return world.parse(perspective.seat, "stop")


class Dreaming(Faulty):
    """Answers with a code that means nothing on any board."""

    def choose(self, perspective: Perspective) -> Action:
        notation = perspective.resample(self._rng).notation()
        return Action(perspective.seat, 2**30 - 1, notation)


class Waiting(Faulty):
    """After three games in a process, waits for as long as a gate is closed."""

    made = 0

    def __init__(self, game: Game, rng: random.Random) -> None:
        super().__init__(game, rng)
        Waiting.made += 1

    def choose(self, perspective: Perspective) -> Action:
        gate = os.environ.get("ARENA_GATE")
        while gate and Waiting.made > 3 and Path(gate).exists():
            time.sleep(0.01)
        return super().choose(perspective)


class Allied(Faulty):
    """Plans with its team and decides for all; reports it by a file."""

    def plans_with(self, other: Player) -> bool:
        return isinstance(other, Allied)

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        folder = os.environ.get("ALLIED_FOLDER")
        if folder and len(seats) > 1:
            Path(folder, "together").touch()
        return self._rng.choice(perspective.resample(self._rng).legal(seats[-1]))
