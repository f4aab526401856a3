"""What a search remembers: one tree for each team, keyed by what that team saw.

Where nothing is hidden all teams share one tree. Where something is, each team has its own, and
every simulation walks down all of them at once: a team's node then stands for all worlds the team
cannot tell apart, so nobody in the search plays on what only others know.
"""

from typing import Final, final

from wolfden.core.contract import Seat, State
from wolfden.core.machine import i64

LEAST_SPREAD: Final = 0.02
"""Chances closer together than this are not pulled apart."""
_SEATS: Final = 16
"""Seats and chance, with room to spare: a key is a code and who acts."""
_CLUE: Final = 15
"""Stands in place of who acts where something came to light."""


def key_of(seat: i64, code: i64) -> i64:
    """Return an action of a seat, or of chance, as one number."""
    return code * _SEATS + seat + 1


def seat_of_key(key: i64) -> i64:
    """Return who acts."""
    return key % _SEATS - 1


def code_of_key(key: i64) -> i64:
    """Return the code of the action."""
    return key // _SEATS


def follow_clues(state: State, observers: list[int], nodes: list["Node"], clues: list[int]) -> None:
    """Go on, in the tree of every team, to the moment that fits what has come to light."""
    for tree in range(len(nodes)):
        clue = state.clues(observers[tree])
        if clue != clues[tree]:
            clues[tree] = clue
            nodes[tree] = nodes[tree].follow(clue * _SEATS + _CLUE)


@final
class Edge:
    """An action that was tried in a node, and what came of it for the seat that acts."""

    def __init__(self, key: i64, prior: float) -> None:
        self.key: Final = key
        self.seat: Final[i64] = seat_of_key(key)
        self.prior: Final = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the action was legal when its node was passed."""
        self.total: float = 0.0
        """The chances to win that came back, added up."""
        self.child: Node | None = None

    def mean(self) -> float:
        """Return the chance to win after this action, as far as it was tried."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@final
class Node:
    """A moment as one team knows it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        """Chances to win of the team that acts here, added up."""
        self.edges: list[Edge] = []
        """What was tried."""
        self.untried: list[int] = []
        """Keys of what may be tried; those tried already have a prior below zero."""
        self.priors: list[float] = []
        """How promising each of ``untried`` looks; they add up to one."""
        self.best_untried: i64 = -1
        """Where in ``untried`` the most promising stands; below zero if none is left."""
        self.is_listed: bool = False
        self.codes: list[int] | None = None
        """The legal codes met here, as long as they were the same on every visit."""
        self.places: dict[int, int] | None = None
        """Where each key stands in ``untried``, once different worlds had different actions."""
        self.children: dict[int, Node] | None = None
        """What followed upon actions of others and of chance, by how the team saw them."""

    def follow(self, key: i64) -> "Node":
        """Return the moment after somebody else's action, new if it never came up."""
        if self.children is None:
            self.children = {}
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child

    def find_best_untried(self) -> None:
        """Note which untried action looks most promising."""
        best: float = 0.0
        found: i64 = -1
        place: i64 = 0
        for prior in self.priors:
            if prior > best:
                best = prior
                found = place
            place += 1
        self.best_untried = found

    def open(self, place: i64) -> Edge:
        """Begin to try an action of ``untried``."""
        edge = Edge(self.untried[place], self.priors[place])
        edge.available = self.visits
        self.edges.append(edge)
        self.priors[place] = -1.0
        self.find_best_untried()
        return edge

    def leader(self) -> Edge | None:
        """Return the action that was tried most, the better one of equals."""
        best: Edge | None = None
        for edge in self.edges:
            if (
                best is None
                or edge.visits > best.visits
                or (edge.visits == best.visits and edge.mean() > best.mean())
            ):
                best = edge
        return best


@final
class Forest:
    """The trees of all teams, and how far apart the chances are that were met in them."""

    def __init__(self, world: State, seats: int) -> None:
        self.is_shared: Final = not world.has_secrets()
        self.observers: Final = _observers(world, seats)
        """The first seat of each tree's team."""
        self.tree_of: Final = [
            0 if self.is_shared else self.observers.index(world.team(seat)[0])
            for seat in range(seats)
        ]
        self.roots: list[Node] = [Node() for _observer in self.observers]
        self.lowest: Final = [1.0] * seats
        self.highest: Final = [0.0] * seats
        """The least and the greatest chance of each seat that an action led to."""

    def note(self, seat: i64, mean: float) -> None:
        """Note the chance of a seat that one of its actions leads to."""
        if mean < self.lowest[seat]:
            self.lowest[seat] = mean
        if mean > self.highest[seat]:
            self.highest[seat] = mean

    def spread(self, seat: i64) -> float:
        """Return how far apart the chances of a seat are: what counts as much or little."""
        return max(self.highest[seat] - self.lowest[seat], LEAST_SPREAD)

    def advance(self, state: State, seat: Seat, code: int) -> None:
        """Make the moment after an action, about to be played, the root of every tree."""
        own = self.tree_of[seat]
        for tree in range(len(self.roots)):
            if tree == own:
                self.roots[tree] = self._own_child(self.roots[tree], key_of(seat, code))
            else:
                seen = state.seen_as(seat, code, self.observers[tree])
                self.roots[tree] = self.roots[tree].follow(key_of(seat, seen))

    def clues(self, state: State) -> list[int]:
        """Return what has come to light for every team."""
        return [state.clues(observer) for observer in self.observers]

    def _own_child(self, root: Node, key: i64) -> Node:
        for edge in root.edges:
            if edge.key == key and edge.child is not None:
                return edge.child
        return Node()


def _observers(world: State, seats: int) -> list[int]:
    """Return the first seat of every team; just one where all share a tree."""
    if not world.has_secrets():
        return [0]
    firsts: list[int] = []
    for seat in range(seats):
        first = world.team(seat)[0]
        if first not in firsts:
            firsts.append(first)
    return firsts
