"""Information-set Monte-Carlo tree search over the contract.

Each simulation takes a world consistent with what the seat knows, descends the trees (``tree.py``)
by visits, means and priors (PUCT) to a new node, evaluates it, and backs the chances up. Every seat
maximises its own chance to win; seats of a team act in the order that is best for them.
"""

import gc
import math
import random
import time
from typing import Final, final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Perspective, Seat, State
from wolfden.core.machine import append, i64, vec
from wolfden.players.judging import Judge
from wolfden.players.levels import Budget
from wolfden.players.tree import Edge, Forest, Node, code_of_key, follow_revealed, key_of

CHECK_INTERVAL: Final = 16
"""Simulations between two checks of the leader's lead."""
LEAST_SIMULATIONS: Final = 2
"""The first simulation looks at the position itself, the second tries an action."""
MOST_SIMULATIONS: Final = 300_000
"""The limit of memory; no level needs more."""
FEW_OUTCOMES: Final = 12
"""Up to this number of outcomes, each outcome of chance has its own branch."""
GUIDED_VISITS: Final = 8
"""After this number of visits a policy corrects the priors of a node; the root's immediately."""
FPU_REDUCTION: Final = 0.1
"""First-play urgency: how far below its node an untried action is valued, of the spread."""
MAX_DEPTH: Final = 400
"""A simulation at this depth is evaluated where it is."""


@final
class Search:
    """The search of one state: call ``simulate`` repeatedly, then read the root."""

    def __init__(
        self,
        perspective: Perspective,
        seats: tuple[Seat, ...],
        judge: Judge,
        forest: Forest,
        rng: random.Random,
    ) -> None:
        self.perspective: Final = perspective
        self.seats: Final = seats
        """The seats whose actions compete at the root; empty: those of the actors."""
        self.judge: Final = judge
        self.tuning: Final = judge.tuning
        self.forest: Final = forest
        self.rng: Final = rng
        self.world: Final = perspective.resample(rng)
        self.is_open: Final = forest.is_shared
        self.root: Final = forest.roots[forest.tree_of[seats[0]] if seats else 0]
        self.simulations: i64 = 0
        self.chances: list[float] = [0.0] * len(forest.tree_of)
        """The sum of the values of each seat over the simulations."""
        self._nodes: list[Node] = []
        self._seats: list[int] = []
        self._edges: list[Edge] = []

    def simulate(self) -> None:
        """Run one simulation."""
        state = self.world.copy() if self.is_open else self.perspective.resample(self.rng)
        self._nodes.clear()
        self._seats.clear()
        self._edges.clear()
        values = self._descend(state)
        self._back_up(values)
        self.simulations += 1
        chances = self.chances
        for seat in range(len(values)):
            chances[seat] = chances[seat] + values[seat]

    def _descend(self, state: State) -> list[float]:
        """Descend to a new node and return its value for every seat."""
        forest = self.forest
        nodes = forest.roots[:]
        keys = forest.revealed_keys(state)
        is_fixed = self.is_open
        depth: i64 = 0
        while depth < MAX_DEPTH:
            actors = self.seats if depth == 0 and self.seats else state.actors()
            if not actors:
                break
            if actors[0] == CHANCE:
                if not self._pass_chance(state, nodes):
                    is_fixed = False
                continue
            tree = forest.tree_of[actors[0]]
            node = nodes[tree]
            self._nodes.append(node)
            self._seats.append(actors[0])
            if node.visits == 0:
                break
            edge = self._select(node, state, actors, is_fixed)
            self._edges.append(edge)
            seat = edge.seat
            code = code_of_key(edge.key)
            if len(nodes) > 1:
                self._show(state, nodes, tree, seat, code)
            state.play(seat, code)
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            nodes[tree] = child
            if len(nodes) > 1:
                follow_revealed(state, forest.observers, nodes, keys)
            depth += 1
        return self.judge.values(state, self.rng)

    def _pass_chance(self, state: State, nodes: list[Node]) -> bool:
        """Let chance act; return whether each outcome has its own branch."""
        code = draw(state, self.rng)
        few = len(state.codes(CHANCE)) <= FEW_OUTCOMES
        for tree in range(len(nodes)):
            key: i64 = 0
            if few:
                seen = code
                if len(nodes) > 1:
                    seen = state.observed_code(CHANCE, code, self.forest.observers[tree])
                key = key_of(CHANCE, seen)
            nodes[tree] = nodes[tree].follow(key)
        state.play(CHANCE, code)
        return few

    def _show(self, state: State, nodes: list[Node], own: i64, seat: i64, code: i64) -> None:
        """Descend the trees of the other teams by what they see of an action."""
        observers = self.forest.observers
        for tree in range(len(nodes)):
            if tree != own:
                seen = state.observed_code(seat, code, observers[tree])
                nodes[tree] = nodes[tree].follow(key_of(seat, seen))

    # Selection.

    def _select(self, node: Node, state: State, actors: tuple[Seat, ...], is_fixed: bool) -> Edge:
        if len(actors) > 1 and actors is not self.seats:
            actors = self._allies(state, actors)
        is_new = not node.is_listed
        if is_new:
            self._list(node, state, actors)
        if self.judge.has_policy and not node.is_guided:
            self._guide(node, state, actors)
        if not (is_new or is_fixed or _is_as_listed(node, state, actors)):
            self._mark_legal(node, state, actors)
            return self._select_among(node, self.forest.spread(actors[0]))
        return self._select_any(node, self.forest.spread(actors[0]))

    def _allies(self, state: State, actors: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the actors that belong to the team of the first: rivals act after them."""
        team = state.team(actors[0])
        return tuple([seat for seat in actors if seat in team])

    def _list(self, node: Node, state: State, actors: tuple[Seat, ...]) -> None:
        """List what may be tried in a node: the actions with the highest priors."""
        keys: list[int] = []
        weights: list[float] = []
        lists: list[list[int]] = []
        for seat in actors:
            codes = state.codes(seat)
            for code in codes:
                keys.append(key_of(seat, code))
            weights += self.judge.weights(state, seat, codes)
            lists.append(codes)
        least = least_weight(weights, self.tuning.width)
        total = 0.0
        node.begin_list(actors, lists)
        for place in range(len(weights)):
            if weights[place] >= least:
                total += weights[place]
        for place in range(len(weights)):
            if weights[place] >= least:
                node.untried.append(keys[place])
                node.priors.append(weights[place] / total)
        node.find_best_untried()

    def _guide(self, node: Node, state: State, actors: tuple[Seat, ...]) -> None:
        """Let the policy correct the priors of the root, and of nodes that are passed often."""
        if node is not self.root and node.visits < GUIDED_VISITS:
            return
        found: dict[int, float] = {}
        for seat in actors:
            codes = state.codes(seat)
            weights = self.judge.weights(state, seat, codes)
            factors = self.judge.factors(state, seat, codes, weights)
            for place in range(len(codes)):
                found[key_of(seat, codes[place])] = factors[place]
        node.correct_priors(found)

    def _mark_legal(self, node: Node, state: State, actors: tuple[Seat, ...]) -> None:
        """Mark what is legal in this world; more is listed if other actions are."""
        codes: list[int] | None = None
        if len(actors) == 1:
            codes = state.codes(actors[0])
            if codes == node.marked:
                return
        places = _places(node)
        node.visit += 1
        node.marked = codes
        if not _mark(node, state, actors, places):
            self._list_more(node, state, actors, places)
            _mark(node, state, actors, places)

    def _list_more(
        self, node: Node, state: State, actors: tuple[Seat, ...], places: dict[int, int]
    ) -> None:
        """Add what is legal in this world and was not in earlier ones."""
        for seat in actors:
            codes = state.codes(seat)
            weights = self.judge.weights(state, seat, codes)
            if node.is_guided:
                factors = self.judge.factors(state, seat, codes, weights)
                weights = [weights[place] * factors[place] for place in range(len(weights))]
            total = sum(weights)
            for place in range(len(codes)):
                key = key_of(seat, codes[place])
                if key not in places:
                    places[key] = len(node.untried)
                    node.untried.append(key)
                    node.priors.append(weights[place] / total)
                    node.marks = append(node.marks, 0)
        node.find_best_untried()

    def _select_any(self, node: Node, spread: float) -> Edge:
        """Return the edge to try if all actions of the node are legal."""
        scale = 1.0 / spread
        root = self.judge.exploration * math.sqrt(float(node.visits))
        best: Edge | None = None
        highest: float = -1000.0
        for edge in node.edges:
            visits = float(edge.visits)
            score = edge.total / visits * scale + root * edge.prior / (1.0 + visits)
            if score > highest:
                highest = score
                best = edge
        place = node.best_untried
        if place >= 0:
            mean = node.total / float(node.visits)
            score = mean * scale - FPU_REDUCTION + root * node.priors[place]
            if best is None or score > highest:
                return node.open(place)
        assert best is not None, "an actor always has a legal action"
        return best

    def _select_among(self, node: Node, spread: float) -> Edge:
        """Return the edge to try if only some actions of the node are legal in this world."""
        scale = 1.0 / spread
        exploration = self.judge.exploration
        marks, visit = node.marks, node.visit
        best: Edge | None = None
        highest: float = -1000.0
        for edge in node.edges:
            if marks[edge.place] == visit:
                edge.available += 1
                visits = float(edge.visits)
                root = exploration * math.sqrt(float(edge.available))
                score = edge.total / visits * scale + root * edge.prior / (1.0 + visits)
                if score > highest:
                    highest = score
                    best = edge
        place = _best_legal(node)
        if place >= 0:
            root = exploration * math.sqrt(float(node.visits))
            mean = node.total / float(node.visits)
            score = mean * scale - FPU_REDUCTION + root * node.priors[place]
            if best is None or (node.priors[place] > 0.0 and score > highest):
                return node.open(place)
        assert best is not None, "an actor always has a legal action"
        return best

    # Backing up.

    def _back_up(self, values: list[float]) -> None:
        nodes = self._nodes
        for index in range(len(nodes)):
            node = nodes[index]
            node.visits += 1
            node.total += values[self._seats[index]]
        forest = self.forest
        for edge in self._edges:
            edge.visits += 1
            edge.total += values[edge.seat]
            forest.note(edge.seat, edge.total / float(edge.visits))


def least_weight(weights: list[float], width: int) -> float:
    """Return the lowest prior of an action that is tried if at most ``width`` are."""
    tiny = 1e-9
    if len(weights) <= width:
        return tiny
    ordered = sorted(weights, reverse=True)
    return max(tiny, ordered[width - 1])


def _is_as_listed(node: Node, state: State, actors: tuple[Seat, ...]) -> bool:
    """Whether the same is legal as when the node was listed, in this world and all before."""
    if node.places is not None or node.actors != actors:
        return False
    lists = node.lists
    for place in range(len(actors)):
        if state.codes(actors[place]) != lists[place]:
            return False
    return True


def _places(node: Node) -> dict[int, int]:
    """Return the index of each key of a node; from now on its worlds differ."""
    if node.places is None:
        node.places = {key: place for place, key in enumerate(node.untried)}
        node.marks = vec[i64]([0] * len(node.untried))
    return node.places


def _mark(node: Node, state: State, actors: tuple[Seat, ...], places: dict[int, int]) -> bool:
    """Mark the legal actions of a node; return whether all of them are listed."""
    marks, visit = node.marks, node.visit
    listed = True
    for seat in actors:
        for code in state.codes(seat):
            place = places.get(key_of(seat, code), -1)
            if place >= 0:
                marks[place] = visit
            else:
                listed = False
    return listed


def _best_legal(node: Node) -> i64:
    """Return the index of the marked untried action with the highest prior, or -1."""
    priors, marks, visit = node.priors, node.marks, node.visit
    best: float = -0.5
    found: i64 = -1
    place: i64
    for place in range(len(priors)):
        if marks[place] == visit:
            prior = priors[place]
            if prior > best:
                best = prior
                found = place
    return found


# Budgets.


def spend(search: Search, budget: Budget, to_decide: bool) -> None:
    """Simulate until the budget is spent or, ``to_decide``, the leader cannot be overtaken.

    Trees and states hold no cycles, so looking for garbage among them would only cost time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        if budget.simulations > 0:
            simulations = max(LEAST_SIMULATIONS, min(budget.simulations, MOST_SIMULATIONS))
            _spend_simulations(search, simulations, budget.seconds, to_decide)
        else:
            _spend_seconds(search, budget.seconds, to_decide)
    finally:
        if collects:
            gc.enable()


def _spend_simulations(search: Search, simulations: i64, seconds: float, to_decide: bool) -> None:
    end = time.monotonic() + seconds
    left = simulations
    while left > 0:
        search.simulate()
        left -= 1
        if to_decide and left % CHECK_INTERVAL == 0 and lead(search.root) > left:
            return
        if seconds > 0.0 and time.monotonic() > end and simulations - left >= LEAST_SIMULATIONS:
            return


def _spend_seconds(search: Search, seconds: float, to_decide: bool) -> None:
    start = time.monotonic()
    done: i64 = 0
    while done < MOST_SIMULATIONS:
        search.simulate()
        done += 1
        spent = time.monotonic() - start
        if spent >= seconds and done >= LEAST_SIMULATIONS:
            return
        if to_decide and done % CHECK_INTERVAL == 0:
            left = float(done) * (seconds - spent) / max(spent, 1e-6)
            if float(lead(search.root)) > left:
                return


def lead(root: Node) -> i64:
    """Return the lead in visits of a node's first action over its second."""
    first: i64 = 0
    second: i64 = 0
    for edge in root.edges:
        visits = edge.visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def new_forest(judge: Judge, world: State, rng: random.Random) -> Forest:
    """Return empty trees; an evaluation has one value for each seat."""
    return Forest(world, len(judge.values(world.copy(), rng)))
