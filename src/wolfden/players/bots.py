"""The bots, and their names on the command line, in the arena and on the server.

* ``random`` and ``greedy`` need no time to think;
* the levels ``pup``, ``cub``, ``yearling``, ``hunter``, ``alpha`` and ``legend`` search, each with
  several times the simulations of the one before; ``alpha:seconds=0.2`` and
  ``alpha:simulations=400`` are the level with another budget (with simulations the same seed
  decides the same way again);
  ``alpha:style=bold`` has one of the title's characters;
  ``alpha:weights=FILE`` judges by the network of that file, ``alpha:weights=none`` by no network;
  ``alpha:style=bold:simulations=400:weights=FILE`` is all of it, in this order;
* ``net:FILE`` looks one action ahead, as ``greedy`` does, and judges by the network of that file;
* ``package.module:Class`` is an external player, made with the game and a random generator. It
  runs code by name: accept such names from the local user only, never over a network.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from math import isfinite
from typing import Final

from wolfden.core.contract import Action, Game, Json, Perspective, Seat, State
from wolfden.core.errors import BadSetup
from wolfden.players.heuristics import heuristics_of
from wolfden.players.judging import Judge
from wolfden.players.levels import BOTS, LEVELS, STYLE, Budget, Level, level_of
from wolfden.players.player import Player
from wolfden.players.search import Search, new_forest, spend
from wolfden.players.tree import Edge, Forest, code_of_key, follow_revealed, key_of
from wolfden.players.weights import best_judge

SERIOUS: Final = 0.05
"""Actions tried less often than this part of the most tried one are not looked at seriously."""
WORLDS: Final = 4
"""In how many worlds an action is tried if the title has hidden information."""


class RandomPlayer(Player):
    """Chooses uniformly among the legal actions."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""
        return self._rng.choice(perspective.legal())


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


class SearchPlayer(Player):
    """Searches from what its seat knows; keeps its trees while its turn lasts."""

    def __init__(self, judge: Judge, level: Level, rng: random.Random) -> None:
        self.level = level
        self.visits: dict[tuple[Seat, int], int] = {}
        """How often the last decision tried each action; empty if there was only one."""
        self._judge = judge
        self._rng = rng
        self._expected: tuple[Json, Forest] | None = None
        """What the player will see if only its own action happens, and the trees for then."""

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
        judge = self._judge.for_seat(perspective.seat)
        forest = self._forest(perspective, world, judge)
        chosen = actions[0]
        self.visits = {}
        if len(actions) > 1:
            search = Search(perspective, seats, judge, forest, self._rng)
            spend(search, self.level.budget, to_decide=self.level.is_exact)
            edges = search.root.edges
            self.visits = {(edge.seat, code_of_key(edge.key)): edge.visits for edge in edges}
            chosen = self._pick(edges, actions)
        self._expect(perspective.seat, world, forest, chosen)
        return chosen

    def _pick(self, tried: list[Edge], actions: list[Action]) -> Action:
        """Return one of the actions; kept trees may have tried what is not legal after all."""
        legal = {key_of(action.seat, action.code): action for action in actions}
        edges = [edge for edge in tried if edge.key in legal]
        return legal[self._pick_edge(edges).key]

    def _pick_edge(self, edges: list[Edge]) -> Edge:
        best = max(edges, key=Edge.rank)
        if self.level.is_exact:
            return best
        if self.level.misjudgement > 0.0:
            least = SERIOUS * float(best.visits)
            looked_at = [edge for edge in edges if float(edge.visits) >= least]
            error = self.level.misjudgement
            felt = [edge.mean() + self._rng.gauss(0.0, error) for edge in looked_at]
            return looked_at[felt.index(max(felt))]
        weights = [float(edge.visits) ** (1.0 / self.level.temperature) for edge in edges]
        return self._rng.choices(edges, weights)[0]

    # Reusing trees within a turn.

    def _forest(self, perspective: Perspective, world: State, judge: Judge) -> Forest:
        """Return the kept trees if only the player's own last action happened, else new ones."""
        expected, self._expected = self._expected, None
        if expected is not None and expected[0] == perspective.view():
            return expected[1]
        return new_forest(judge, world, self._rng)

    def _expect(self, seat: Seat, world: State, forest: Forest, chosen: Action) -> None:
        """Note what the seat will see after the chosen action, if it acts again."""
        team = world.team(seat)
        keys = forest.revealed_keys(world)
        forest.advance(world, chosen.seat, chosen.code)
        world.play(chosen.seat, chosen.code)
        follow_revealed(world, forest.observers, forest.roots, keys)
        if any(actor in team for actor in world.actors()):
            self._expected = (world.view(seat), forest)


# Names.

Maker = Callable[[Game, random.Random], Player]

NETWORK: Final = "net"
"""Before a colon and a file of weights: a network plays without a search."""
MAX_SECONDS: Final = 3600.0
MAX_SIMULATIONS: Final = 10**6


def check_bot(name: str, game: Game | None = None) -> None:
    """Check that a bot of this name exists, and fits a game if one is given.

    Raises:
        BadSetup: it does not, its class cannot be imported, or the title has no such style.
        BadWeights: its file of weights cannot be used.
    """
    make = _maker(name)
    if game is not None and level_of(name) in (*LEVELS, NETWORK):
        make(game, random.Random(name))


def characters(game: Game) -> tuple[str, ...]:
    """Return the styles that bots of a title may have."""
    heuristics = heuristics_of(game)
    return () if heuristics is None else tuple(heuristics.styles())


def bots_of(game: Game) -> list[str]:
    """Return every built-in bot of a title, the levels also with each of its styles."""
    styled = [f"{level}:{STYLE}{style}" for level in LEVELS for style in characters(game)]
    return [*BOTS, *styled]


def make_bot(name: str, game: Game, seed: str) -> Player:
    """Return a player of a game; the same seed makes it decide the same way again.

    Raises:
        BadSetup: no bot has this name, or its class cannot be imported or constructed.
    """
    return _maker(name)(game, random.Random(seed))


def _maker(name: str) -> Maker:
    base, colon, rest = name.partition(":")
    if base in LEVELS:
        level = LEVELS[base]
        style, budget, weights = _split(rest)
        if colon and (budget or not (style or weights)):
            level = replace(level, budget=_read_budget(name, budget))
        return lambda game, rng: SearchPlayer(best_judge(game, weights, style), level, rng)
    if name == "random":
        return lambda _game, rng: RandomPlayer(rng)
    if name == "greedy":
        return lambda game, rng: GreedyPlayer(best_judge(game), rng)
    if base == NETWORK and rest:
        return lambda game, rng: GreedyPlayer(best_judge(game, rest), rng)
    if base in BOTS:
        raise BadSetup("bot-without-budget", bot=base)
    if colon:
        return _external_bot(name, base, rest)
    raise BadSetup("bot-unknown", bot=name, known=list(BOTS))


def _split(text: str) -> tuple[str, str, str]:
    """Return style, budget and the file of weights, which comes last and may contain colons."""
    before, _found, weights = f":{text}".partition(":weights=")
    first, _colon, budget = before.removeprefix(":").partition(":")
    if first.startswith(STYLE):
        return first.removeprefix(STYLE), budget, weights
    return "", before.removeprefix(":"), weights


def _read_budget(name: str, text: str) -> Budget:
    kind, _equals, amount = text.partition("=")
    is_number = amount.isascii() and amount.isdigit()
    if kind == "simulations" and is_number and 1 <= int(amount) <= MAX_SIMULATIONS:
        return Budget(simulations=int(amount))
    if kind == "seconds":
        try:
            seconds = float(amount)
        except ValueError:
            seconds = 0.0
        if isfinite(seconds) and 0.0 < seconds <= MAX_SECONDS:
            return Budget(seconds=seconds)
    raise BadSetup("bot-budget", bot=name, seconds=int(MAX_SECONDS), simulations=MAX_SIMULATIONS)


def _external_bot(name: str, module: str, word: str) -> Maker:
    """Return the constructor of a player that is named by its import path."""
    try:
        found = getattr(import_module(module), word)
    except Exception as error:
        raise BadSetup("bot-broken", bot=name, trouble=_describe(error)) from error
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadSetup("bot-class", bot=name)
    make: Maker = found

    def construct(game: Game, rng: random.Random) -> Player:
        try:
            return make(game, rng)
        except Exception as error:
            raise BadSetup("bot-broken", bot=name, trouble=_describe(error)) from error

    return construct


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
