"""The trees of a search: one for each team, keyed by what that team saw.

Without hidden information all teams share one tree. Otherwise each team has its own, and every
simulation descends all of them together: a node of a team is shared by all worlds that the team
cannot distinguish, so no seat in the search uses what only others know.
"""

from typing import Final, final

from wolfden.core.contract import Seat, State
from wolfden.core.machine import i64, vec

LEAST_SPREAD: Final = 0.02
"""The smallest spread by which chances are scaled."""
_SEATS: Final = 16
"""An upper bound of seats and chance: a key combines a code and its seat."""
_REVEALED: Final = 15
"""Replaces a seat in the key of a revelation."""


def key_of(seat: i64, code: i64) -> i64:
    """Return an action of a seat, or of chance, as one number."""
    return code * _SEATS + seat + 1


def seat_of_key(key: i64) -> i64:
    """Return the seat of a key."""
    return key % _SEATS - 1


def code_of_key(key: i64) -> i64:
    """Return the code of a key."""
    return key // _SEATS


def follow_revealed(
    state: State, observers: list[int], nodes: list["Node"], keys: list[int]
) -> None:
    """Descend, in the tree of every team, to the node that fits what was revealed to it."""
    for tree in range(len(nodes)):
        key = state.revealed_key(observers[tree])
        if key != keys[tree]:
            keys[tree] = key
            nodes[tree] = nodes[tree].follow(key * _SEATS + _REVEALED)


@final
class Edge:
    """An action that was tried in a node, and its value for the seat that acts."""

    def __init__(self, key: i64, prior: float, place: i64) -> None:
        self.key: Final = key
        self.place: Final = place
        """Its index among the actions of its node."""
        self.seat: Final[i64] = seat_of_key(key)
        self.prior: float = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the action was legal when its node was passed."""
        self.total: float = 0.0
        """The sum of the chances to win."""
        self.child: Node | None = None

    def mean(self) -> float:
        """Return the mean chance to win after this action."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def rank(self) -> tuple[int, float]:
        """Return what actions are ordered by after a search."""
        return self.visits, self.mean()


@final
class Node:
    """A state as one team knows it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        """The sum of the chances to win of the team that acts here."""
        self.edges: list[Edge] = _NO_EDGES
        """The tried actions."""
        self.untried: list[int] = _NO_KEYS
        """Keys of actions that may be tried; tried ones have a prior below zero."""
        self.priors: list[float] = _NO_PRIORS
        """The prior of each of ``untried``; they add up to one."""
        self.best_untried: i64 = -1
        """The index in ``untried`` of the highest prior; below zero if none is left."""
        self.is_listed: bool = False
        self.actors: tuple[Seat, ...] = ()
        self.lists: list[list[int]] = _NO_LISTS
        """The legal codes of each actor when the node was listed."""
        self.places: dict[int, int] | None = None
        """The index of each key in ``untried``, once worlds had different actions."""
        self.marks: vec[i64] = _NO_MARKS
        """From then on for each of them the last visit that found it legal, see ``visit``."""
        self.marked: list[int] | None = None
        """The legal codes of that visit, if one seat acts here."""
        self.visit: i64 = 0
        self.is_guided: bool = False
        """Whether a policy has corrected the priors."""
        self.children: dict[int, Node] | None = None
        """The nodes after actions of others and of chance, by how the team saw them."""

    def begin_list(self, actors: tuple[Seat, ...], lists: list[list[int]]) -> None:
        """Give the node its lists: most nodes never need any."""
        self.actors, self.lists = actors, lists
        self.edges, self.untried, self.priors = [], [], []
        self.is_listed = True

    def follow(self, key: i64) -> "Node":
        """Return the node after an action of another seat; add it if it is new."""
        if self.children is None:
            self.children = {}
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child

    def find_best_untried(self) -> None:
        """Find the untried action with the highest prior."""
        best: float = 0.0
        found: i64 = -1
        place: i64 = 0
        for prior in self.priors:
            if prior > best:
                best = prior
                found = place
            place += 1
        self.best_untried = found

    def correct_priors(self, factors: dict[int, float]) -> None:
        """Multiply the priors of some keys, and make all add up to one again."""
        total = 0.0
        for edge in self.edges:
            edge.prior *= factors.get(edge.key, 1.0)
            total += edge.prior
        priors = self.priors
        for place in range(len(priors)):
            if priors[place] > 0.0:
                priors[place] = priors[place] * factors.get(self.untried[place], 1.0)
                total += priors[place]
        for edge in self.edges:
            edge.prior /= total
        for place in range(len(priors)):
            if priors[place] > 0.0:
                priors[place] = priors[place] / total
        self.is_guided = True
        self.find_best_untried()

    def open(self, place: i64) -> Edge:
        """Add an edge for an action of ``untried``."""
        edge = Edge(self.untried[place], self.priors[place], place)
        edge.available = self.visits
        self.edges.append(edge)
        self.priors[place] = -1.0
        self.find_best_untried()
        return edge


_NO_EDGES: Final[list[Edge]] = []
_NO_KEYS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_PRIORS: Final[list[float]] = []
_NO_MARKS: Final = vec[i64]()
"""What all nodes share that have not been listed; never changed."""


@final
class Forest:
    """The trees of all teams, and the spread of the chances in them."""

    def __init__(self, world: State, seats: int) -> None:
        self.is_shared: Final = not world.has_secrets()
        firsts = [0 if self.is_shared else world.team(seat)[0] for seat in range(seats)]
        self.observers: Final = list(dict.fromkeys(firsts))
        """The first seat of each tree's team."""
        self.tree_of: Final = [self.observers.index(first) for first in firsts]
        self.roots: list[Node] = [Node() for _observer in self.observers]
        self.lowest: Final = [1.0] * seats
        self.highest: Final = [0.0] * seats
        """The lowest and the highest chance of each seat after an action."""

    def note(self, seat: i64, mean: float) -> None:
        """Record the chance of a seat after one of its actions."""
        if mean < self.lowest[seat]:
            self.lowest[seat] = mean
        if mean > self.highest[seat]:
            self.highest[seat] = mean

    def spread(self, seat: i64) -> float:
        """Return the spread of the chances of a seat, which scales them."""
        return max(self.highest[seat] - self.lowest[seat], LEAST_SPREAD)

    def advance(self, state: State, seat: Seat, code: int) -> None:
        """Move the root of every tree past an action that is about to be played."""
        own = self.tree_of[seat]
        for tree in range(len(self.roots)):
            if tree == own:
                self.roots[tree] = self._own_child(self.roots[tree], key_of(seat, code))
            else:
                seen = state.observed_code(seat, code, self.observers[tree])
                self.roots[tree] = self.roots[tree].follow(key_of(seat, seen))

    def revealed_keys(self, state: State) -> list[int]:
        """Return what was revealed to every team."""
        return [state.revealed_key(observer) for observer in self.observers]

    def _own_child(self, root: Node, key: i64) -> Node:
        for edge in root.edges:
            if edge.key == key and edge.child is not None:
                return edge.child
        return Node()
