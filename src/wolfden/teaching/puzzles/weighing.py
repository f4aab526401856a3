"""Searching one moment, always from what its seat knows: which actions are good, and how good."""

import random
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Action, Game, Seat, State
from wolfden.core.perspective import Perspective
from wolfden.players.advice import Hint, evaluate, hint
from wolfden.players.bots import make_bot
from wolfden.players.budget import Budget
from wolfden.teaching.puzzles.puzzle import Choice

WORLDS: Final = 4
"""How many worlds an action is judged in where something is hidden."""
EVERY: Final = 10_000
"""More actions than any moment has."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game as one seat knows it: never the truth, a world that fits."""

    game: Game
    world: State
    seat: Seat
    seed: str

    def perspective(self) -> Perspective:
        """Return what the seat decides from."""
        return Perspective(self.world, self.seat, random.Random(f"{self.seed} eyes"))

    def searched(self, label: str, simulations: int) -> list[Choice]:
        """Return every action that a search tried, the one it tried most first."""
        budget = Budget(simulations=simulations)
        found = hint(self.perspective(), self.game, f"{self.seed} {label}", budget, EVERY)
        return [_choice(one) for one in found]

    def greedy(self, label: str) -> str:
        """Return what a player would do who looks one step ahead."""
        player = make_bot("greedy", self.game, f"{self.seed} {label}")
        return str(player.choose(self.perspective()))

    def standing(self, label: str, simulations: int) -> float:
        """Return the seat's chance to win before it acts."""
        return self._chance(self.world, label, simulations)

    def chance_after(self, action: str, label: str, simulations: int) -> float:
        """Return the seat's chance to win after an action, by a search of its own.

        In one search the better actions get most of the simulations; to compare two of them
        fairly each is played and searched as long as the other.
        """
        count = WORLDS if self.world.has_secrets() else 1
        rng = random.Random(f"{self.seed} {label} worlds")
        total = 0.0
        for number in range(count):
            world = self.world.resample(self.seat, rng)
            world.apply(world.parse(self.seat, action))
            total += self._chance(world, f"{label} {number}", simulations // count)
        return total / count

    def results_like(self, action: str) -> list[str]:
        """Return the legal actions after which the same position stands as after this one."""
        wanted = self._after(self.world.parse(self.seat, action)).dump()
        return [
            str(other)
            for other in self.world.legal(self.seat)
            if self._after(other).dump() == wanted
        ]

    def _after(self, action: Action) -> State:
        world = self.world.copy()
        world.apply(action)
        return world

    def _chance(self, world: State, label: str, simulations: int) -> float:
        eyes = Perspective(world, self.seat, random.Random(f"{self.seed} {label} eyes"))
        budget = Budget(simulations=max(1, simulations))
        return evaluate(eyes, self.game, f"{self.seed} {label}", budget)[self.seat]


def _choice(found: Hint) -> Choice:
    return Choice(str(found.action), found.chance, found.share)


def merged(searches: list[list[Choice]]) -> list[Choice]:
    """Return what several searches of the same size found together, the most tried first."""
    shares: dict[str, float] = {}
    chances: dict[str, float] = {}
    for search in searches:
        for choice in search:
            shares[choice.action] = shares.get(choice.action, 0.0) + choice.share
            weighted = choice.chance * choice.share
            chances[choice.action] = chances.get(choice.action, 0.0) + weighted
    return sorted(
        [
            Choice(action, chances[action] / share, share / len(searches))
            for action, share in shares.items()
        ],
        key=lambda choice: choice.share,
        reverse=True,
    )
