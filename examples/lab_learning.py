"""Policy iteration in two-player Wolves, up to a bot, with a learning curve.

Needs ``pip install 'wolfden[train]'``. In each round a searching bot plays against itself and a
network learns who won; the next round searches with that network if it foretells winners better
than the evaluation made by hand, which the first round uses. After each round the network plays one
action ahead (``net:FILE``) against ``greedy``; ``curve.svg`` shows its share of the wins::

    python examples/lab_learning.py out --rounds 6 --games 400 --simulations 32 --match 100
    wolfden arena the-wolves --seats net:out/round-6.bin,greedy --games 200

Games of a round that was stopped are kept: the same command goes on.
"""

import argparse
import os
from pathlib import Path

from matplotlib.figure import Figure

from wolfden.arena.executors import ProcessExecutor
from wolfden.arena.standings import Standing
from wolfden.arena.tournament import run_match
from wolfden.training.pipeline import Settings, Training

TITLE = "the-wolves"
RIVAL = "greedy"


def learn(folder: Path, settings: Settings, workers: int) -> Path:
    """Play and learn up to a round; return the file of its network."""
    Training(settings, folder, workers, tell=lambda _key, **_facts: None, stop=lambda: False).run()
    return folder / f"round-{settings.rounds}.bin"


def measure(network: Path, games: int, workers: int) -> Standing:
    """Let a network play against the rival; return how it did."""
    bot = f"net:{network}"
    table = run_match(
        TITLE, [bot, RIVAL], games=games, seed="curve", executor=ProcessExecutor(workers)
    )
    return table.row(bot)


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
    """Learn round by round; print and draw how well the network plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--match", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    rows = []
    for number in range(1, given.rounds + 1):
        settings = Settings(
            TITLE, games=given.games, rounds=number, simulations=given.simulations, match=0
        )
        network = learn(given.folder, settings, given.workers)
        rows.append(measure(network, given.match, given.workers))
        print(f"round {number}: {rows[-1].share:.0%} of {given.match} games, {network}", flush=True)
        draw(rows, given.folder / "curve.svg")


if __name__ == "__main__":
    main()
