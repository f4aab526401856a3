"""The player that searches; its level is a budget and a temperature."""

import random
from dataclasses import dataclass

from wolfden.core.contract import Action, Json, Seat, State
from wolfden.core.perspective import Perspective
from wolfden.players.budget import Budget, spend
from wolfden.players.judging import Judge, count_seats
from wolfden.players.player import Player
from wolfden.players.search import Search
from wolfden.players.tree import Edge, Forest, code_of_key, follow_clues


@dataclass(frozen=True)
class Level:
    """The strength of a searching player."""

    budget: Budget
    temperature: float = 0.0
    """0: always the most visited action; 1: in proportion to visits; above: more random."""


@dataclass(frozen=True)
class _Expected:
    """What the player will see if only its own action happens."""

    view: Json
    forest: Forest


class SearchPlayer(Player):
    """Searches from what its seat knows; keeps its trees while its turn lasts."""

    def __init__(self, judge: Judge, level: Level, rng: random.Random) -> None:
        self.level = level
        self._judge = judge
        self._rng = rng
        self._expected: _Expected | None = None

    def choose(self, perspective: Perspective) -> Action:
        """Return the best action of the seat."""
        return self.choose_for(perspective, (perspective.seat,))

    def plans_with(self, other: Player) -> bool:
        """Players of a team with the same level search together."""
        return isinstance(other, SearchPlayer) and other.level == self.level

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return the best action of these seats."""
        world = perspective.resample(self._rng)
        actions = [action for seat in seats for action in world.legal(seat)]
        forest = self._forest(perspective, world)
        chosen = actions[0]
        if len(actions) > 1:
            search = Search(perspective, seats, self._judge, forest, self._rng)
            spend(search, self.level.budget, to_decide=self.level.temperature == 0.0)
            edge = self._pick(search.root.edges)
            picked = (edge.seat, code_of_key(edge.key))
            chosen = next(action for action in actions if (action.seat, action.code) == picked)
        self._expect(perspective.seat, world, forest, chosen)
        return chosen

    def _pick(self, edges: list[Edge]) -> Edge:
        if self.level.temperature == 0.0:
            return max(edges, key=lambda edge: (edge.visits, edge.mean()))
        weights = [float(edge.visits) ** (1.0 / self.level.temperature) for edge in edges]
        return self._rng.choices(edges, weights)[0]

    # Reusing trees within a turn.

    def _forest(self, perspective: Perspective, world: State) -> Forest:
        """Return the kept trees if only the player's own last action happened, else new ones."""
        expected, self._expected = self._expected, None
        if expected is not None and expected.view == perspective.view():
            return expected.forest
        return Forest(world, count_seats(self._judge, world, self._rng))

    def _expect(self, seat: Seat, world: State, forest: Forest, chosen: Action) -> None:
        """Note what the seat will see after the chosen action, if it acts again."""
        team = world.team(seat)
        clues = forest.clues(world)
        forest.advance(world, chosen.seat, chosen.code)
        world.play(chosen.seat, chosen.code)
        follow_clues(world, forest.observers, forest.roots, clues)
        if any(actor in team for actor in world.actors()):
            self._expected = _Expected(world.view(seat), forest)
