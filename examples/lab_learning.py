"""Policy iteration in two-player Wolves, up to a bot, with a learning curve.

Needs the extra ``train``. In each round bots that look one action ahead play each other,
and a network learns who won from the games of the last rounds; it judges for the bots of the
next round. At first the judgement made by hand does so. Three decisions in ten are quick ones, so
that networks also learn what is wrong with actions that the bots would not choose; with fewer of
them shares went up and down. After each round the network (``net:FILE``, which looks one action
ahead) plays against ``greedy``, which does the same with the network that Wolfden ships.
``curve.svg`` shows its share of the wins; ``best.bin`` is the network with the highest::

    python examples/lab_learning.py out
    wolfden arena the-wolves --seats net:out/best.bin,greedy --games 400 --seed 7
"""

import argparse
import os
import time
from collections import deque
from pathlib import Path

from matplotlib.figure import Figure

from wolfden.arena.executors import ProcessExecutor
from wolfden.arena.standings import Standing
from wolfden.arena.tournament import run_match
from wolfden.players.network import write_weights
from wolfden.players.weights import BY_HAND
from wolfden.titles import TITLES
from wolfden.training.selfplay import Episode, GameOrder, encoder_of, play_games

TITLE = "the-wolves"
SEATS = 2
RIVAL = "greedy"
HIDDEN = (64, 32)
WHIM = 0.3
KEPT_ROUNDS = 3
"""Older games were played by bots that knew much less."""


def play(number: int, weights: str, games: int, workers: int) -> list[Episode]:
    """Play the games of a round, one action ahead."""
    orders = (
        GameOrder(TITLE, game, number, SEATS, "lab", 0, weights, WHIM) for game in range(games)
    )
    return [Episode.load(data) for data in play_games(orders, workers, lambda: False)]


def learn(games: list[Episode], number: int, path: Path) -> float:
    """Fit a network and write its file; return its log loss on games held back."""
    from wolfden.training import fitting  # noqa: PLC0415 (PyTorch takes seconds to load)

    encoder = encoder_of(TITLES.get(TITLE))[1]
    inputs, actions = encoder.inputs(), encoder.action_features()
    fit = fitting.fit(games, inputs, HIDDEN, actions, number, lambda _pass, _loss: None)
    note = f"round {number}, {len(games)} games"
    path.write_bytes(write_weights(TITLE, encoder.version(), fit.sizes, fit.weights, [SEATS], note))
    return fit.measured.whole().learned


def measure(network: Path, games: int, workers: int) -> Standing:
    """Let a network play against the rival; return how it did."""
    bot, executor = f"net:{network}", ProcessExecutor(workers)
    return run_match(TITLE, [bot, RIVAL], games=games, seed="curve", executor=executor).row(bot)


def draw(rows: list[Standing], path: Path) -> None:
    """Draw the share of wins after each round, with its interval, as SVG."""
    figure = Figure(figsize=(6, 3.5), layout="constrained")
    axes = figure.add_subplot()
    rounds = range(1, len(rows) + 1)
    shares = [row.share for row in rows]
    errors = [
        [row.share - row.share_low for row in rows],
        [row.share_high - row.share for row in rows],
    ]
    axes.errorbar(rounds, shares, errors, marker="o", capsize=3)
    axes.axhline(0.5, linestyle="--", color="grey")
    axes.set(xlabel="round", ylabel=f"share of wins against {RIVAL}", ylim=(0, 1), xticks=rounds)
    figure.savefig(path, format="svg")


def main(arguments: list[str] | None = None) -> None:
    """Learn round by round; print and draw how well each network plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=6000, help="of a round")
    parser.add_argument("--match", type=int, default=400, help="games against the rival")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    weights, games, rows = BY_HAND, deque[list[Episode]](maxlen=KEPT_ROUNDS), list[Standing]()
    start = time.monotonic()
    for number in range(1, given.rounds + 1):
        network = given.folder / f"round-{number}.bin"
        games.append(play(number, weights, given.games, given.workers))
        loss = learn([game for part in games for game in part], number, network)
        rows.append(measure(network, given.match, given.workers))
        draw(rows, given.folder / "curve.svg")
        if rows[-1].share == max(row.share for row in rows):
            (given.folder / "best.bin").write_bytes(network.read_bytes())
        minutes = (time.monotonic() - start) / 60
        print(f"round {number}: log loss {loss:.3f}, ", end="")
        print(f"{rows[-1].share:.0%} against {RIVAL}, {minutes:.1f} minutes", flush=True)
        weights = str(network)


if __name__ == "__main__":
    main()
