"""Compare the chances that the page shows with what came true: ``python benchmarks/chances.py``.

Bots play each other; now and then the chances of a seat that may act are noted. For each title and
number of seats, the log loss of the winner is printed by thirds of the game, next to that of a
guess, and ``docs/calibration.json`` gets what was foretold and what came true, for
``scripts/draw_calibration.py``.
"""

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Perspective
from wolfden.players.advice import evaluate
from wolfden.players.bots import make_bot
from wolfden.players.judging import result
from wolfden.players.player import bot_action
from wolfden.players.search import Budget
from wolfden.titles import TITLES

OUTPUT: Final = Path(__file__).parents[1] / "docs" / "calibration.json"
LOOKS: Final = 0.05
"""The part of the decisions at which chances are noted."""
LEAST: Final = 1e-4
BINS: Final = 8


@dataclass(frozen=True)
class Look:
    """What was foretold at a moment: the shares of the parties."""

    ply: int
    shares: list[float]


@dataclass(frozen=True)
class Seen:
    """A game: its moments, its length, and the share of the win of each party."""

    looks: list[Look]
    plies: int
    won: list[float]


def play(title: str, seats: int, bot: str, simulations: int, seed: str) -> Seen:
    """Play a game of bots and return what was foretold in it."""
    game, rng = TITLES.get(title), random.Random(f"{title} {seats} {seed}")
    state = game.setup(seats)
    bots = {seat: make_bot(bot, game, f"{seed} {seat}") for seat in range(seats)}
    first = sorted({min(state.team(seat)) for seat in range(seats)})
    looks, plies = [], 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.play(CHANCE, draw(state, rng))
            continue
        plies += 1
        if rng.random() < LOOKS:
            eyes = Perspective(state, actors[0], rng)
            found = evaluate(eyes, game, f"{seed} {plies}", Budget(simulations=simulations))
            looks.append(Look(plies, [found[one] for one in first]))
        action = bot_action(state, bots, rng)
        assert action is not None
        state.play(action.seat, action.code)
    won = result(state)
    return Seen(looks, plies, [won[one] for one in first])


def log_loss(rows: list[tuple[list[float], list[float]]]) -> float:
    """Return the mean surprise at who won."""
    losses = []
    for shares, won in rows:
        total = sum(max(one, LEAST) for one in shares)
        true = sum(won)
        losses.append(
            -sum(
                part / true * math.log(max(one, LEAST) / total)
                for one, part in zip(shares, won, strict=True)
            )
        )
    return sum(losses) / max(1, len(losses))


def summarise(title: str, seats: int, games: list[Seen]) -> dict[str, Any]:
    """Return the figures of a title with a number of seats."""
    rows = [
        (min(2, 3 * look.ply // (game.plies + 1)), look.shares, game.won)
        for game in games
        for look in game.looks
    ]
    thirds = [
        {
            "positions": sum(row[0] == third for row in rows),
            "loss": round(log_loss([row[1:] for row in rows if row[0] == third]), 3),
        }
        for third in range(3)
    ]
    return {
        "title": title,
        "seats": seats,
        "games": len(games),
        "positions": len(rows),
        "uniform": round(math.log(len(games[0].won)), 3),
        "loss": round(log_loss([row[1:] for row in rows]), 3),
        "thirds": thirds,
        "bins": _bins([row[1:] for row in rows]),
    }


def _bins(rows: list[tuple[list[float], list[float]]]) -> list[list[float]]:
    """Return groups of chances: the mean foretold, the part that came true, how many."""
    pairs = [
        (chance, part / sum(won))
        for shares, won in rows
        for chance, part in zip(shares, won, strict=True)
    ]
    found = []
    for number in range(BINS):
        own = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        if own:
            means = [sum(column) / len(own) for column in zip(*own, strict=True)]
            found.append([*(round(mean, 3) for mean in means), len(own)])
    return found


def main() -> None:
    """Measure every title with two and four seats."""
    parser = argparse.ArgumentParser(description="Compare chances with what came true.")
    parser.add_argument("--games", type=int, default=60, help="games of each title and number")
    parser.add_argument("--bot", default="alpha:simulations=80", help="who plays")
    parser.add_argument("--simulations", type=int, default=250, help="of the search that foretells")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    entries = []
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for title in TITLES.ids():
            for seats in (2, 4):
                seeds = [f"{given.seed} {number}" for number in range(given.games)]
                same = [[one] * given.games for one in (title, seats, given.bot, given.simulations)]
                games = list(pool.map(play, *same, seeds))
                entries.append(summarise(title, seats, games))
                print(json.dumps(entries[-1]), flush=True)
    OUTPUT.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
