"""The player that searches one action deep."""

import random
from typing import Final

from wolfden.core.contract import Action, Seat, State
from wolfden.core.perspective import Perspective
from wolfden.players.judging import Judge
from wolfden.players.player import Player

WORLDS: Final = 4
"""In how many worlds an action is tried if the title has hidden information."""


class GreedyPlayer(Player):
    """Takes the action with the best evaluation for its seat.

    Ties go to the better prior, then to chance. Without heuristics, playouts evaluate.
    """

    def __init__(self, judge: Judge, rng: random.Random) -> None:
        self._judge = judge
        self._rng = rng

    def choose(self, perspective: Perspective) -> Action:
        """Return the action of the seat with the best evaluation."""
        return self.choose_for(perspective, (perspective.seat,))

    def plans_with(self, other: Player) -> bool:
        """Whether both are greedy: they choose among the actions of all their seats."""
        return isinstance(other, GreedyPlayer)

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return the action of these seats with the best evaluation."""
        world = perspective.resample(self._rng)
        actions = [action for seat in seats for action in world.legal(seat)]
        if len(actions) == 1:
            return actions[0]
        count = WORLDS if world.has_secrets() else 1
        worlds = [world, *[perspective.resample(self._rng) for _more in range(count - 1)]]
        rated = [
            (*rating, self._rng.random(), index)
            for index, rating in enumerate(self._rate(worlds, actions, seats))
        ]
        return actions[max(rated)[-1]]

    def _rate(
        self, worlds: list[State], actions: list[Action], seats: tuple[Seat, ...]
    ) -> list[tuple[float, float]]:
        """Return the chance to win after each action, and its prior."""
        weights = [
            weight
            for seat in seats
            for weight in self._judge.weights(worlds[0], seat, worlds[0].codes(seat))
        ]
        return [
            (self._value(worlds, action) if weight > 0.0 else 0.0, weight)
            for action, weight in zip(actions, weights, strict=True)
        ]

    def _value(self, worlds: list[State], action: Action) -> float:
        total = 0.0
        for world in worlds:
            twin = world.copy()
            twin.play(action.seat, action.code)
            total += self._judge.values_now(twin, self._rng)[action.seat]
        return total / len(worlds)
