"""The player that searches: a level is a budget and how freely it picks from what it found."""

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
    whim: float = 0.0
    """0: always the action tried most; 1: each as often as it was tried; above: freer still."""


@dataclass(frozen=True)
class _Expected:
    """What the player will see if nothing but its own action happens."""

    view: Json
    forest: Forest


class SearchPlayer(Player):
    """Searches from what its seat knows, and goes on in the same trees while its turn lasts."""

    def __init__(self, judge: Judge, level: Level, rng: random.Random) -> None:
        self.level = level
        self._judge = judge
        self._rng = rng
        self._expected: _Expected | None = None

    def choose(self, perspective: Perspective) -> Action:
        """Return the action of the seat that the search likes best."""
        return self.choose_for(perspective, (perspective.seat,))

    def plans_with(self, other: Player) -> bool:
        """Players of a team with the same level search together."""
        return isinstance(other, SearchPlayer) and other.level == self.level

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return the action of these seats that the search likes best."""
        world = perspective.resample(self._rng)
        actions = [action for seat in seats for action in world.legal(seat)]
        if len(actions) == 1:
            return self._settle(
                perspective.seat, world, self._forest(perspective, world), actions[0]
            )
        forest = self._forest(perspective, world)
        search = Search(perspective, seats, self._judge, forest, self._rng)
        spend(search, self.level.budget, to_decide=self.level.whim == 0.0)
        edge = self._pick(search.root.edges)
        chosen = next(
            action
            for action in actions
            if action.code == code_of_key(edge.key) and action.seat == edge.seat
        )
        return self._settle(perspective.seat, world, forest, chosen)

    def _pick(self, edges: list[Edge]) -> Edge:
        if self.level.whim == 0.0:
            return max(edges, key=lambda edge: (edge.visits, edge.mean()))
        weights = [float(edge.visits) ** (1.0 / self.level.whim) for edge in edges]
        return self._rng.choices(edges, weights)[0]

    # Going on in the same trees.

    def _forest(self, perspective: Perspective, world: State) -> Forest:
        """Return the trees so far, if all that happened is the player's own last action."""
        expected, self._expected = self._expected, None
        if expected is not None and expected.view == perspective.view():
            return expected.forest
        return Forest(world, count_seats(self._judge, world, self._rng))

    def _settle(self, seat: Seat, world: State, forest: Forest, chosen: Action) -> Action:
        """Note what to expect after the chosen action, and return it."""
        team = world.team(seat)
        clues = forest.clues(world)
        forest.advance(world, chosen.seat, chosen.code)
        world.play(chosen.seat, chosen.code)
        follow_clues(world, forest.observers, forest.roots, clues)
        if any(actor in team for actor in world.actors()):
            self._expected = _Expected(world.view(seat), forest)
        return chosen
