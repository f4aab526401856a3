"""Making puzzles: bots play, every moment is judged, and puzzles are stored at once."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wolfden.core.chance import resolve
from wolfden.core.contract import Game, State
from wolfden.core.errors import WolfdenError
from wolfden.core.journal import Journal
from wolfden.i18n.messages import Message
from wolfden.players.bots import make_bot
from wolfden.players.player import bot_action
from wolfden.teaching.puzzles import judging
from wolfden.teaching.puzzles.judging import Moment
from wolfden.teaching.puzzles.puzzle import LINES, Line, Looked, Puzzle, Source

BOT: Final = "cub:simulations=40"
"""The bot that plays: it errs now and then, because mistakes lead to puzzles."""
LONGEST_GAME: Final = 600
"""Decisions per game; later ones are not searched."""
APART: Final = 6
"""Actions between two puzzles of a game, so that they differ."""
MOST_A_GAME: Final = 4
FIRST_LOOK: Final = 10
"""A deep search has this many times the simulations of the first search of a moment."""


class OtherPuzzles(WolfdenError):
    """The file holds puzzles from another source than requested."""

    code = "other_puzzles"


class Stopped(Exception):
    """The command was asked to stop."""


@dataclass(frozen=True)
class Order:
    """What to make."""

    game: Game
    source: Source
    games: int
    out: Path


Tell = Callable[[Message], None]
"""Reports progress in the language of the user."""
IsStopping = Callable[[], bool]


def make(order: Order, tell: Tell, is_stopping: IsStopping) -> bool:
    """Make puzzles, continuing where the file ends; return whether all games are done.

    Raises:
        OtherPuzzles: the file was made from another source.
        BadFile, InUse: it cannot be read or written.
    """
    journal: Journal[Line] = Journal(order.out, LINES)
    path = str(order.out)
    try:
        lines = _read_or_begin(journal, order.source)
        known = [line for line in lines if isinstance(line, Puzzle)]
        start = len([line for line in lines if isinstance(line, Looked)])
        if start or known:
            tell(Message("making-on", {"path": path, "games": start, "puzzles": len(known)}))
        for number in range(start, order.games):
            looked = _search_game(order, number, journal, known, is_stopping)
            journal.append(looked)
            tell(
                Message(
                    "making-game",
                    {
                        "number": number + 1,
                        "games": order.games,
                        "moments": looked.moments,
                        "searched": looked.searched,
                        "kept": looked.kept,
                        "puzzles": len(known),
                    },
                )
            )
    except Stopped:
        tell(Message("making-stopped", {"path": path}))
        return False
    finally:
        journal.close()
    return True


def _read_or_begin(journal: Journal[Line], source: Source) -> list[Line]:
    """Return the lines of a file; write the source to a new one."""
    lines = journal.lines()
    if not lines:
        journal.append(source)
    elif lines[0] != source:
        raise OtherPuzzles("puzzles-other", path=str(journal.path))
    return lines


def play_game(game: Game, source: Source, number: int) -> Iterator[tuple[int, State]]:
    """Play a game of bots; yield the number of actions and the state before every decision.

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


def _search_game(
    order: Order, number: int, journal: Journal[Line], known: list[Puzzle], is_stopping: IsStopping
) -> Looked:
    """Search one game for puzzles; add them to the journal and to the known ones.

    Raises:
        Stopped: the command was asked to stop.
    """
    source = order.source
    stages: Counter[str] = Counter()
    found: list[int] = []
    for ply, state in play_game(order.game, source, number):
        if len(found) >= MOST_A_GAME:
            break
        if is_stopping():
            raise Stopped
        stages["moments"] += 1
        if found and ply - found[-1] < APART:
            continue
        name = f"{source.title}-{source.players}p-{source.seed}-{number}-{ply}"
        seat = state.actors()[0]
        world = state.resample(seat, random.Random(f"{name} world"))
        moment = Moment(order.game, world, seat, name)
        if not judging.has_choices(moment):
            continue
        stages["choices"] += 1
        if not judging.looks_promising(moment, max(1, source.simulations // FIRST_LOOK)):
            continue
        stages["searched"] += 1
        if all(puzzle.id != name for puzzle in known):
            if is_stopping():
                raise Stopped
            verdict = judging.judge(moment, source.simulations)
            if verdict is None:
                continue
            known.append(judging.puzzle_of(moment, verdict, name, source.simulations))
            journal.append(known[-1])
        found.append(ply)
    return Looked(number, stages["moments"], stages["choices"], stages["searched"], len(found))
