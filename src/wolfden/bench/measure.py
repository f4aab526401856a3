"""One round of measurements, in a separate process: a title, or the peer.

``python -m wolfden.bench.measure TITLE 4 2.0`` plays a title with 4 seats for 2 seconds per
figure and prints one JSON object; ``catanatron`` in place of a title measures the peer.
"""

import gc
import json
import random
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import wolfden
from wolfden.core.chance import playout, resolve
from wolfden.core.contract import CHANCE, Game, Perspective, State
from wolfden.players.levels import Budget
from wolfden.players.search import Search, new_forest, spend
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES

PEER: Final = "catanatron"
"""The library that titles are compared with."""
COPIES: Final = 500
SETTLED: Final = 150
"""Decisions before the position that is used for copies and memory."""
OPENED: Final = 20
"""Decisions before the position that is used for searching; no title ends earlier."""

Figures = dict[str, object]


def measure_title(game: Game, seats: int, seconds: float) -> Figures:
    """Measure random play of a title: by the library's loop, then by one in Python."""
    ends: Counter[str] = Counter()
    inside = _repeat(lambda seed: _inside(game, seats, seed, ends), seconds)
    _games, decisions, elapsed = _repeat(lambda seed: _from_python(game, seats, seed), seconds)
    return {
        **_figures(*inside, _settled(game, seats, SETTLED).copy, seconds),
        "python_decisions_per_s": decisions / elapsed,
        "simulations_per_s": _simulations(game, seats, seconds),
        "compiled": wolfden.COMPILED,
        "ends": dict(ends),
    }


def _figures(
    games: int, decisions: int, elapsed: float, copy: Callable[[], object], seconds: float
) -> Figures:
    """Return the figures that title and peer have."""
    return {
        "games_per_s": games / elapsed,
        "decisions_per_s": decisions / elapsed,
        "python_decisions_per_s": decisions / elapsed,
        "copies_per_s": _rate(copy, seconds / 4),
        "state_bytes": _bytes_of(copy),
        "decisions_per_game": decisions / games,
        "compiled": False,
    }


def _inside(game: Game, seats: int, seed: int, ends: Counter[str]) -> int:
    state = game.setup(seats)
    decisions = playout(state, random.Random(seed))
    outcome = state.outcome()
    assert outcome is not None, "a playout ends with the game"
    ends[outcome.reason] += 1
    return decisions


def _from_python(game: Game, seats: int, seed: int) -> int:
    """Play one game over ``legal`` and ``apply``, as a bot in plain Python would."""
    rng = random.Random(seed)
    state = game.setup(seats)
    decisions = 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            resolve(state, rng)
            continue
        actions = state.legal(actors[int(rng.random() * len(actors))])
        state.apply(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def _simulations(game: Game, seats: int, seconds: float) -> float:
    """Return the simulations per second of the bots' search."""
    rng = random.Random(7)
    state = _settled(game, seats, OPENED)
    judge = best_judge(game)
    seat = state.actors()[0]
    forest = new_forest(judge, state, rng)
    search = Search(Perspective(state, seat, rng), (seat,), judge, forest, rng)
    start = time.perf_counter()
    spend(search, Budget(seconds=seconds), to_decide=False)
    return float(search.simulations) / (time.perf_counter() - start)


def _settled(game: Game, seats: int, decisions: int) -> State:
    rng = random.Random(7)
    state = game.setup(seats)
    for _decision in range(decisions):
        resolve(state, rng)
        if state.is_over:
            break
        state.apply(rng.choice(state.legal(state.actors()[0])))
    resolve(state, rng)
    return state


def measure_peer(seconds: float) -> Figures:
    """Measure catanatron, 4 players at random: its loop is a Python loop already."""
    catan, players = import_module("catanatron.game"), import_module("catanatron.models.player")
    colours = list(players.Color)

    def table(seed: int) -> Any:
        return catan.Game([players.RandomPlayer(colour) for colour in colours], seed=seed)

    def one_game(seed: int) -> int:
        game = table(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < catan.TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    played = _repeat(one_game, seconds)
    settled = table(7)
    for _decision in range(SETTLED):
        settled.play_tick()
    return _figures(*played, settled.copy, seconds)


def _repeat(one_game: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Play whole games until the time is up; return games, decisions and seconds taken."""
    one_game(0)
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        games += 1
        decisions += one_game(games)
    return games, decisions, time.perf_counter() - start


def _rate(copy: Callable[[], object], seconds: float) -> float:
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _copy in range(COPIES):
            copy()
        copies += COPIES
    return copies / (time.perf_counter() - start)


def _bytes_of(copy: Callable[[], object]) -> float:
    """Return the bytes of a copy, without what it shares with the original."""
    gc.collect()
    tracemalloc.start()
    before, _peak = tracemalloc.get_traced_memory()
    kept = [copy() for _copy in range(COPIES)]
    after, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def main() -> None:
    """Measure the title on the command line and print the figures."""
    title, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    is_peer = title == PEER
    figures = measure_peer(seconds) if is_peer else measure_title(TITLES.get(title), seats, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
