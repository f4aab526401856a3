"""Named tasks with fixed seeds, and a scoreboard of baselines.

A title whose seats are alike has one task for each number of seats, ``<title>-2p``; one with sides
has one for each side, ``<title>-3p-<side>``, in which the policy plays all seats of that side. Each
has a twin for every edition of the title, ``<title>-3p-<edition>``. All other seats are played by
the bot ``greedy``. ``python -m wolfden.lab.tasks`` prints the scoreboard, with that of
``deduction.py``.
"""

import argparse
import json
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from wolfden import __version__
from wolfden.core.contract import CHANCE, Seat
from wolfden.core.errors import WolfdenError
from wolfden.core.options import EDITION, Edition
from wolfden.core.text.files import read_text, write_text
from wolfden.lab import deduction
from wolfden.lab.deduction import deductions
from wolfden.lab.spec import Floats, Mask, Spec
from wolfden.lab.words import OVER, WordGame, rewards_of
from wolfden.players.bots import make_bot
from wolfden.players.heuristics import heuristics_of
from wolfden.players.player import bot_action
from wolfden.titles import TITLES

RIVAL: Final = "greedy"
GAMES: Final = 100
"""Games that a score is taken from by default."""
BASELINES: Final = ("random", "greedy", "cub:simulations=50")
TOO_FEW: Final = "a score needs two games or more"

Policy = Callable[[Floats, Mask], int]
"""Returns a word, given what a seat knows and which words it may choose."""


@dataclass(frozen=True)
class Task:
    """Who plays what: in game ``n`` the policy has the seats of one place, which goes round."""

    name: str
    title: str
    seats: int
    places: tuple[tuple[Seat, ...], ...]
    """The seats the policy plays, game by game in turn."""
    edition: str = ""
    """The preset of options it is played by; empty: the defaults."""

    def spec(self) -> Spec:
        """Return what the games of the task have in common."""
        return Spec(self.title, self.seats, {EDITION: self.edition} if self.edition else {})

    def own_seats(self, number: int) -> tuple[Seat, ...]:
        """Return the seats that the policy plays in a game."""
        return self.places[number % len(self.places)]

    def seed(self, number: int) -> str:
        """Return the seed of a game: the same for everything that is scored."""
        return f"{self.name} {number}"


@dataclass(frozen=True)
class Score:
    """What a policy gains on average, from -1 to 1, and the standard error of it."""

    mean: float
    error: float
    games: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f}"


def tasks() -> dict[str, Task]:
    """Return all tasks of all titles that the lab can show, by name."""
    found = []
    for title in TITLES.ids():
        heuristics = heuristics_of(TITLES.get(title))
        if heuristics is None or heuristics.encoder() is None:
            continue
        meta = TITLES.get(title).meta()
        for seats in range(meta.min_seats, meta.max_seats + 1):
            own = _tasks_of(title, seats)
            found += own + [_by_edition(one, edition) for edition in meta.editions for one in own]
    return {task.name: task for task in found}


def _by_edition(task: Task, edition: Edition) -> Task:
    return replace(task, name=f"{task.name}-{edition.name}", edition=edition.name)


def _tasks_of(title: str, seats: int) -> list[Task]:
    sides = TITLES.get(title).sides(seats)
    name = f"{title}-{seats}p"
    if not sides:
        return [Task(name, title, seats, tuple((seat,) for seat in range(seats)))]
    return [
        Task(
            f"{name}-{side}",
            title,
            seats,
            (tuple(seat for seat in range(seats) if sides[seat] == side),),
        )
        for side in dict.fromkeys(sides)
    ]


def evaluate(task: Task, policy: Policy, games: int = GAMES) -> Score:
    """Score a policy that chooses words."""
    spec = task.spec()

    def choose(game: WordGame) -> None:
        seat = game.seat
        game.choose(policy(spec.observation(game, seat), spec.mask(game, seat)))

    return _score(task, spec, games, lambda _seed: choose)


def evaluate_bot(task: Task, bot: str, games: int = GAMES) -> Score:
    """Score one of the bots, under the same conditions.

    Raises:
        BadSetup: the bot is unknown.
    """
    spec = task.spec()

    def begin(seed: str) -> Callable[[WordGame], None]:
        rng = random.Random(f"{seed} own")
        players = {
            seat: make_bot(bot, spec.game, f"{seed} own {seat}") for seat in range(task.seats)
        }

        def choose(game: WordGame) -> None:
            own = {game.seat, *game.state.team(game.seat)}
            bots = {seat: player for seat, player in players.items() if seat in own}
            action = bot_action(game.state, bots, rng)
            assert action is not None, "a bot acts for its own side"
            game.play(action.seat, action.code)

        return choose

    return _score(task, spec, games, begin)


def _score(
    task: Task, spec: Spec, games: int, begin: Callable[[str], Callable[[WordGame], None]]
) -> Score:
    if games < 2:
        raise ValueError(TOO_FEW)
    gained = [_play(task, spec, number, begin) for number in range(games)]
    return Score(float(np.mean(gained)), float(np.std(gained, ddof=1)) / sqrt(games), games)


def _play(
    task: Task, spec: Spec, number: int, begin: Callable[[str], Callable[[WordGame], None]]
) -> float:
    """Play one game and return what the policy has gained."""
    seed = task.seed(number)
    own = task.own_seats(number)
    rivals = {
        seat: make_bot(RIVAL, spec.game, f"{seed} {seat}")
        for seat in range(task.seats)
        if seat not in own
    }
    rng = random.Random(f"{seed} rivals")
    game = spec.begin(random.Random(f"{seed} chance"))
    choose = begin(seed)
    while game.seat != OVER:
        assert game.seat != CHANCE, "chance acts by itself"
        if game.seat in own:
            choose(game)
        else:
            action = bot_action(game.state, rivals, rng)
            assert action is not None, "seats of different sides never act at the same time"
            game.play(action.seat, action.code)
    return rewards_of(game.state)[own[0]]


# The scoreboard.


def scoreboard(
    names: Sequence[str] = (),
    bots: Sequence[str] = BASELINES,
    games: int = GAMES,
    kept: Path | None = None,
    processes: int = 1,
    report: Callable[[str], None] = lambda _line: None,
) -> str:
    """Return tables in Markdown: what each bot gains in each task, and how deductions go.

    Scores are written to the file ``kept`` one by one, and those it has are not taken again.
    ``report`` is called with a line for each.

    Raises:
        ValueError: the task is unknown, or there are too few games.
        BadSetup: the bot is unknown.
        BadFile: the file cannot be read or written.
    """
    played, deduced = _split_names(names)
    _check(bots, {tasks()[name].title for name in played}, games)
    cells = [*((name, bot) for name in played for bot in bots), *((name, "") for name in deduced)]
    found = _take_scores(cells, games, kept, processes, report)
    tables = []
    if played:
        rows = [[name, *(found[name, bot][0] for bot in bots)] for name in played]
        tables.append(_table(["task", *bots], rows))
    if lines := [line.split("|") for name in deduced for line in found[name, ""]]:
        tables.append(_table(deduction.COLUMNS, lines))
    return "\n\n".join(tables)


def _split_names(names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the names of tasks and of deductions; all but those of editions by default."""
    known, others = tasks(), deductions()
    wanted = list(names) or [*(name for name in known if not known[name].edition), *others]
    unknown = [name for name in wanted if name not in known and name not in others]
    if unknown:
        raise ValueError(f"no task {unknown[0]!r}; there are: {', '.join([*known, *others])}")
    return [name for name in wanted if name in known], [name for name in wanted if name in others]


def _check(bots: Sequence[str], titles: set[str], games: int) -> None:
    """Raise what a score would raise, before anything is played."""
    if games < 2:
        raise ValueError(TOO_FEW)
    for title in titles:
        for bot in bots:
            make_bot(bot, TITLES.get(title), "")


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] + ["--:"] * (len(columns) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


Cell = tuple[str, str]
"""A task and a bot; a deduction has none."""


def _take_scores(
    cells: Sequence[Cell],
    games: int,
    kept: Path | None,
    processes: int,
    report: Callable[[str], None],
) -> dict[Cell, list[str]]:
    """Return the scores of all cells as texts."""
    keys = {cell: f"{__version__} {games} {' '.join(cell)}".rstrip() for cell in cells}
    stored: dict[str, list[str]] = {}
    if kept is not None and kept.exists():
        stored = json.loads(read_text(kept))
    left = [cell for cell in cells if keys[cell] not in stored]
    for cell, score in _scores(left, games, processes):
        stored[keys[cell]] = score
        if kept is not None:
            write_text(kept, json.dumps(stored, indent=1, ensure_ascii=False) + "\n")
        done = sum(key in stored for key in keys.values())
        name, bot = cell
        report(f"{done} of {len(cells)}: {name}{f' {bot} {score[0]}' if bot else ''}")
    return {cell: stored[key] for cell, key in keys.items()}


def _scores(cells: Sequence[Cell], games: int, processes: int) -> Iterator[tuple[Cell, list[str]]]:
    """Yield cells with their scores, as they are done."""
    if processes == 1:
        for cell in cells:
            yield cell, _take_score(*cell, games)
        return
    # Ctrl-C ends the processes without a traceback of each.
    begin = (signal.SIGINT, signal.SIG_DFL)
    with ProcessPoolExecutor(processes, get_context("spawn"), signal.signal, begin) as pool:
        running = {pool.submit(_take_score, *cell, games): cell for cell in cells}
        for done in as_completed(running):
            yield running[done], done.result()


def _take_score(name: str, bot: str, games: int) -> list[str]:
    if bot:
        return [str(evaluate_bot(tasks()[name], bot, games))]
    return deduction.score_lines(name, games)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the scoreboard; how far it is goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m wolfden.lab.tasks", description=__doc__)
    parser.add_argument(
        "tasks", nargs="*", help="names of tasks; without any, all but those of editions"
    )
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--bots", default=",".join(BASELINES), help="bots, with commas between")
    parser.add_argument("--keep", type=Path, help="file of scores: what it has is not taken again")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    bots = given.bots.split(",")
    try:
        print(
            scoreboard(given.tasks, bots, given.games, given.keep, given.processes, _print_progress)
        )
    except (ValueError, WolfdenError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        parser.exit(130, "stopped; with --keep the same command continues\n")


def _print_progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
