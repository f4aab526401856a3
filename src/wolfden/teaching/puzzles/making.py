"""Making puzzles: bots play, every moment is looked at, what is found is kept at once."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wolfden.arena.journal import Journal
from wolfden.core.chance import resolve
from wolfden.core.contract import Game, State
from wolfden.core.errors import WolfdenError
from wolfden.i18n.parts import Spoken
from wolfden.players.bots import make_bot
from wolfden.players.turns import bot_action
from wolfden.teaching.puzzles import judging
from wolfden.teaching.puzzles.puzzle import DECODER, Line, Looked, Puzzle, Source
from wolfden.teaching.puzzles.weighing import Moment

BOT: Final = "cub:simulations=40"
"""Who plays: bots that make mistakes now and then, since puzzles grow where somebody made one."""
LONGEST_GAME: Final = 600
"""Decisions; what comes later in a game is not looked at."""
APART: Final = 6
"""Steps between two puzzles of a game, so that they do not ask the same thing."""
MOST_A_GAME: Final = 4
FIRST_LOOK: Final = 10
"""The first search of a moment has this part of the simulations of a deep one."""


class OtherPuzzles(WolfdenError):
    """The file holds puzzles made in another way than asked for."""

    code = "other_puzzles"


class Stopped(Exception):
    """Somebody asked to stop."""


@dataclass(frozen=True)
class Order:
    """What is to be made."""

    game: Game
    source: Source
    games: int
    out: Path


Tell = Callable[[Spoken], None]
"""Told how far it is, in whatever language."""
IsStopping = Callable[[], bool]


def make(order: Order, tell: Tell, is_stopping: IsStopping) -> bool:
    """Make puzzles, going on where the file ends; return whether all games are looked through.

    Raises:
        OtherPuzzles: the file was made from another source.
        BadFile, InUse: it cannot be read or written.
    """
    journal: Journal[Line] = Journal(order.out, DECODER)
    path = str(order.out)
    try:
        lines = _begun(journal, order.source)
        known = [line for line in lines if isinstance(line, Puzzle)]
        start = len([line for line in lines if isinstance(line, Looked)])
        if start or known:
            tell(Spoken("making-on", {"path": path, "games": start, "puzzles": len(known)}))
        for number in range(start, order.games):
            search = _GameSearch(order, number, journal, known, is_stopping)
            looked = search.run()
            journal.keep(looked)
            tell(_progress(order, looked, len(known)))
    except Stopped:
        tell(Spoken("making-stopped", {"path": path}))
        return False
    finally:
        journal.close()
    return True


def _progress(order: Order, looked: Looked, puzzles: int) -> Spoken:
    facts = {
        "number": looked.game + 1,
        "games": order.games,
        "moments": looked.moments,
        "searched": looked.searched,
        "kept": looked.kept,
        "puzzles": puzzles,
    }
    return Spoken("making-game", facts)


def _begun(journal: Journal[Line], source: Source) -> list[Line]:
    """Return the lines of a file; a new one gets its first."""
    lines = journal.lines()
    if not lines:
        journal.keep(source)
    elif lines[0] != source:
        raise OtherPuzzles("puzzles-other", path=str(journal.path))
    return lines


def played(game: Game, source: Source, number: int) -> Iterator[tuple[int, State]]:
    """Play a game of bots and yield every decision: how many steps were before it, the state.

    The same source and number give the same game.
    """
    seed = f"{source.seed} {number}"
    rng = random.Random(seed)
    state = game.setup(source.players, source.options)
    bots = {seat: make_bot(BOT, game, f"{seed} {seat}") for seat in range(source.players)}
    ply = 0
    for _decision in range(LONGEST_GAME):
        ply += len(resolve(state, rng))
        if state.is_over:
            return
        yield ply, state
        action = bot_action(state, bots, rng)
        assert action is not None, "there are only bots, so one of them acts"
        state.play(action.seat, action.code)
        ply += 1


class _GameSearch:
    """Looks through one game; puzzles go to the journal and to those known."""

    def __init__(
        self,
        order: Order,
        number: int,
        journal: Journal[Line],
        known: list[Puzzle],
        is_stopping: IsStopping,
    ) -> None:
        self._order = order
        self._number = number
        self._journal = journal
        self._known = known
        self._is_stopping = is_stopping
        self._moments = self._choices = self._searched = 0
        self._kept: list[int] = []
        """Where in the game the puzzles were found."""

    def run(self) -> Looked:
        """Look at every decision of the game.

        Raises:
            Stopped: somebody asked to stop.
        """
        for ply, state in played(self._order.game, self._order.source, self._number):
            if len(self._kept) >= MOST_A_GAME:
                break
            if self._is_stopping():
                raise Stopped
            self._moments += 1
            if not self._kept or ply - self._kept[-1] >= APART:
                self._look(ply, state)
        return Looked(self._number, self._moments, self._choices, self._searched, len(self._kept))

    def _look(self, ply: int, state: State) -> None:
        source = self._order.source
        name = f"{source.title}-{source.players}p-{source.seed}-{self._number}-{ply}"
        seat = state.actors()[0]
        world = state.resample(seat, random.Random(f"{name} world"))
        moment = Moment(self._order.game, world, seat, name)
        if not judging.has_choices(moment):
            return
        self._choices += 1
        if not judging.looks_promising(moment, max(1, source.simulations // FIRST_LOOK)):
            return
        self._searched += 1
        if any(puzzle.id == name for puzzle in self._known):
            self._kept.append(ply)
            return
        if self._is_stopping():
            raise Stopped
        verdict = judging.judged(moment, source.simulations)
        if verdict is not None:
            puzzle = judging.puzzle_of(moment, verdict, name, source.simulations)
            self._journal.keep(puzzle)
            self._known.append(puzzle)
            self._kept.append(ply)
