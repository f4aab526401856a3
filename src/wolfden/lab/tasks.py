"""Named tasks with fixed seeds, and a scoreboard of baselines.

A title whose seats are alike has one task for each number of seats, ``<title>-2p``; one with sides
has one for each side, ``<title>-3p-<side>``, in which the policy plays all seats of that side. All
other seats are played by the bot ``greedy``. ``python -m wolfden.lab.tasks`` prints the scoreboard,
with that of ``deduction.py``.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from wolfden.core.contract import CHANCE, Seat
from wolfden.lab import deduction
from wolfden.lab.deduction import deductions
from wolfden.lab.spec import Floats, Mask, Spec
from wolfden.lab.words import OVER, WordGame, rewards_of
from wolfden.players.bots import make_bot
from wolfden.players.player import bot_action
from wolfden.titles import TITLES

RIVAL: Final = "greedy"
GAMES: Final = 100
"""Games that a score is taken from, unless told otherwise."""
BASELINES: Final = ("random", "greedy", "cub:simulations=50")

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
        heuristics = TITLES.get(title).heuristics()
        if heuristics is None or heuristics.encoder() is None:
            continue
        meta = TITLES.get(title).meta()
        for seats in range(meta.min_seats, meta.max_seats + 1):
            found += _tasks_of(title, seats)
    return {task.name: task for task in found}


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
    spec = Spec(task.title, task.seats)

    def choose(game: WordGame) -> None:
        seat = game.seat
        game.choose(policy(spec.observation(game, seat), spec.mask(game, seat)))

    return _score(task, spec, games, lambda _seed: choose)


def evaluate_bot(task: Task, bot: str, games: int = GAMES) -> Score:
    """Score one of the bots, under the same conditions.

    Raises:
        BadSetup: the bot is unknown.
    """
    spec = Spec(task.title, task.seats)

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
        raise ValueError("a score needs two games or more")
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
            assert action is not None, "seats of different sides never act at once"
            game.play(action.seat, action.code)
    return rewards_of(game.state)[own[0]]


def scoreboard(
    names: Sequence[str] = (), bots: Sequence[str] = BASELINES, games: int = GAMES
) -> str:
    """Return tables in Markdown: what each bot gains in each task, and how deductions go.

    Raises:
        ValueError: the task is unknown.
        BadSetup: the bot is unknown.
    """
    known, others = tasks(), deductions()
    unknown = [name for name in names if name not in known and name not in others]
    if unknown:
        raise ValueError(f"no task {unknown[0]!r}; there are: {', '.join([*known, *others])}")
    tables = []
    if played := [name for name in names or known if name in known]:
        tables.append("| task | " + " | ".join(bots) + " |\n|---|" + "--:|" * len(bots))
    for name in played:
        scores = [evaluate_bot(known[name], bot, games) for bot in bots]
        tables[0] += f"\n| {name} | " + " | ".join(map(str, scores)) + " |"
    tables += [deduction.scoreboard(name, games) for name in names or others if name in others]
    return "\n\n".join(tables)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the scoreboard."""
    parser = argparse.ArgumentParser(prog="python -m wolfden.lab.tasks", description=__doc__)
    parser.add_argument("tasks", nargs="*", help="names of tasks; all if none are given")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--bots", default=",".join(BASELINES), help="bots, with commas between")
    given = parser.parse_args(arguments)
    print(scoreboard(given.tasks, given.bots.split(","), given.games))


if __name__ == "__main__":
    main()
