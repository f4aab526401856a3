"""Moments of games, and their twins: worlds that look the same to a seat."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tests.toy.tables import AMBUSH
from wolfden.core.chance import resolve
from wolfden.core.contract import Game, Seat, State
from wolfden.titles import TITLES

GAMES = [*[TITLES.get(title) for title in TITLES.ids()], AMBUSH]


@dataclass(frozen=True)
class Moment:
    """A seat that is to act, the true state, and a world that looks the same to the seat."""

    seat: Seat
    state: State
    twin: State


def moments(game: Game, count: int, decisions: int) -> Iterator[Moment]:
    """Yield moments of random games, ``decisions`` or more apart."""
    rng = random.Random(game.meta().id)
    found = 0
    while found < count:
        state = game.setup(rng.randint(game.meta().min_seats, game.meta().max_seats))
        while found < count and not state.is_over:
            for _decision in range(rng.randint(1, decisions)):
                resolve(state, rng)
                if state.actors():
                    seat = rng.choice(state.actors())
                    state.play(seat, rng.choice(state.codes(seat)))
            resolve(state, rng)
            if state.actors():
                seat = rng.choice(state.actors())
                yield Moment(seat, state.copy(), state.resample(seat, rng))
                found += 1
