"""Rolling and drawing: chance is a seat, and the caller picks its actions."""

import random

from wolfden.core.contract import CHANCE, State
from wolfden.core.events import Log


def draw(state: State, rng: random.Random) -> int:
    """Pick one outcome of the chance that is due, by its weight."""
    codes = state.codes(CHANCE)
    weights = state.weights()
    left = int(rng.random() * sum(weights))
    for index in range(len(codes)):
        left -= weights[index]
        if left < 0:
            return codes[index]
    raise AssertionError("weights of chance are whole numbers above zero")


def draw_index(weights: list[float], rng: random.Random) -> int:
    """Return a place in a list of weights, each as often as its weight says."""
    total = 0.0
    for weight in weights:
        total += weight
    left = rng.random() * total
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return len(weights) - 1


def resolve(state: State, rng: random.Random, log: Log | None = None) -> list[int]:
    """Let chance act until a player is to act or the game is over; return what it did."""
    done: list[int] = []
    while state.actors() == (CHANCE,):
        code = draw(state, rng)
        state.play(CHANCE, code, log)
        done.append(code)
    return done


def playout(state: State, rng: random.Random) -> int:
    """Play on at random to the end; return how many decisions the players made."""
    roll = rng.random
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        seat = actors[0] if len(actors) == 1 else actors[int(roll() * len(actors))]
        if seat == CHANCE:
            state.play(CHANCE, draw(state, rng))
            continue
        codes = state.packed_codes(seat)
        count: int = len(codes)
        state.play(seat, codes[int(roll() * count)])
        decisions += 1
