"""Steps a second through the interfaces of the lab, next to games of other libraries.

Needs ``pip install '.[lab]' 'pettingzoo[classic]' pgx`` in a clone; what is missing is left out.
Everything runs in one go, interface by interface in turn, so that a busy machine slows all of them
alike; a figure is the median of ``--repeats`` rounds. A step is one choice of one agent, drawn
uniformly from the mask, with its observation made. Pgx runs on the CPU with all cores, as one
batch of games; games that end begin again, as in our batches.
"""

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from importlib import import_module
from typing import Any

import numpy as np

from wolfden import how_it_runs
from wolfden.lab.aec import env
from wolfden.lab.batch import Batch, ProcessBatch, random_words
from wolfden.lab.spiel import register, short_name
from wolfden.titles import TITLES

STEPS = 20
"""Of a call for random steps."""
Loop = Callable[[float], int]
"""Plays until a moment of the clock; returns the steps."""


def turns(table: Any) -> Loop:
    """Return the loop of a PettingZoo environment."""
    rng = random.Random(1)

    def play(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            table.reset(seed=rng.randrange(2**31))
            for _agent in table.agent_iter():
                seen, _reward, ended, cut, _info = table.last()
                if ended or cut:
                    table.step(None)
                    continue
                words = np.flatnonzero(seen["action_mask"])
                table.step(int(words[int(rng.random() * len(words))]))
                steps += 1
                if time.perf_counter() >= until:
                    return steps
        return steps

    return play


def spiel(name: str) -> Loop:
    """Return the loop of an OpenSpiel game, with the observation of the player to act."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            state = game.new_initial_state()
            while not state.is_terminal() and time.perf_counter() < until:
                if not state.is_chance_node():
                    state.observation_tensor()
                    steps += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return steps

    return play


def batch(games: Batch | ProcessBatch) -> Loop:
    """Return the loop of a batch."""
    rng = np.random.default_rng(1)

    def play(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            games.step(random_words(games.masks, rng))
            steps += len(games.masks)
        return steps

    return play


def rollouts(games: ProcessBatch) -> Loop:
    """Return the loop of a batch whose processes draw the words by themselves."""

    def play(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            games.step_at_random(STEPS)
            steps += STEPS * len(games)
        return steps

    return play


def our_loops(seats: int, games: int, processes: int, open_batches: ExitStack) -> dict[str, Loop]:
    """Return the loops of every interface and title."""
    register()
    found: dict[str, Loop] = {}
    for title in TITLES.ids():
        found[f"{title}: PettingZoo"] = turns(env(title, seats))
        found[f"{title}: OpenSpiel"] = spiel(f"{short_name(title)}(players={seats})")
        found[f"{title}: batch"] = batch(Batch(title, seats, games))
        found[f"{title}: batch, masks only"] = batch(Batch(title, seats, games, observe=False))
        shared = open_batches.enter_context(
            ProcessBatch(title, seats, games * processes, processes)
        )
        found[f"{title}: batch, {processes} processes"] = batch(shared)
        found[f"{title}: random steps, {processes} processes"] = rollouts(shared)
        bare = open_batches.enter_context(
            ProcessBatch(title, seats, games * processes, processes, observe=False)
        )
        found[f"{title}: random steps, {processes} processes, masks only"] = rollouts(bare)
    return found


def pgx(name: str, games: int) -> Loop:
    """Return the loop of a game of Pgx, compiled for a batch of games."""
    jax = import_module("jax")
    table = import_module("pgx").make(name)

    def step(state: Any, key: Any) -> Any:
        choice, chance, start = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        words = jax.random.categorical(choice, logits, axis=-1)
        played = jax.vmap(table.step)(state, words, jax.random.split(chance, games))
        fresh = jax.vmap(table.init)(jax.random.split(start, games))
        ended = played.terminated | played.truncated

        def restart(old: Any, new: Any) -> Any:
            return jax.numpy.where(ended.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(restart, played, fresh)

    forward = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(table.init))(jax.random.split(key, games))
    jax.block_until_ready(forward(state, key))  # compiling is not measured

    def play(until: float) -> int:
        nonlocal state, key
        steps = 0
        while time.perf_counter() < until:
            key, now = jax.random.split(key)
            state = forward(state, now)
            jax.block_until_ready(state.observation)
            steps += games
        return steps

    return play


def peer_loops(games: int) -> dict[str, Loop]:
    """Return the loops of those other libraries' games that are installed."""
    found = {f"OpenSpiel {name}": spiel(name) for name in ("chess", "backgammon")}
    with suppress(ImportError):
        for name in ("chess", "backgammon"):
            found[f"Pgx {name}, {games} games"] = pgx(name, games)
    for name in ("chess_v6", "connect_four_v3"):
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        found[f"PettingZoo {name}"] = turns(module.env())
    return found


def measure(loops: dict[str, Loop], seconds: float, repeats: int) -> dict[str, list[float]]:
    """Return the steps a second of each loop, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for _repeat in range(repeats):
        for name, play in loops.items():
            start = time.perf_counter()
            steps = play(start + seconds)
            rates[name].append(steps / (time.perf_counter() - start))
    return rates


def main() -> None:
    """Measure, and print a line of JSON after the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=256, help="games of a batch, per process")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    with ExitStack() as open_batches:
        ours = our_loops(given.seats, given.games, given.processes, open_batches)
        rates = measure({**ours, **peer_loops(given.games)}, given.seconds, given.repeats)
    medians = {name: round(statistics.median(found)) for name, found in rates.items()}
    print(f"{given.seats} seats, {how_it_runs()}, {os.cpu_count()} cores")
    for name, rate in medians.items():
        print(f"{name:48} {rate:10,} steps/s")
    print(json.dumps(medians))


if __name__ == "__main__":
    main()
