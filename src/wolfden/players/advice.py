"""Advice for people: good actions, and the chance of every seat to win."""

import random
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Action, Game, Perspective
from wolfden.players.search import Budget, Search, new_forest, spend
from wolfden.players.tree import Edge, code_of_key
from wolfden.players.weights import best_judge

DEFAULT_BUDGET: Final = Budget(seconds=1.0)


@dataclass(frozen=True)
class Hint:
    """A recommended action."""

    action: Action
    share: float
    """The share of the search's simulations that tried it, 0 to 1."""
    chance: float
    """The seat's chance to win after it, 0 to 1."""


def hint(
    perspective: Perspective,
    game: Game,
    seed: str,
    budget: Budget = DEFAULT_BUDGET,
    count: int = 3,
) -> list[Hint]:
    """Return the best few actions of a seat that may act, the best one first.

    With a budget of simulations the same seed gives the same advice.
    """
    search = begin_search(perspective, game, seed, (perspective.seat,))
    spend(search, budget, to_decide=False)
    return rank_actions(search, count)


def rank_actions(search: Search, count: int) -> list[Hint]:
    """Return the best few actions that a search of a seat's actions has tried so far."""
    edges = sorted(search.root.edges, key=Edge.rank, reverse=True)
    tried = sum([float(edge.visits) for edge in edges])
    legal = {action.code: action for action in search.perspective.legal()}
    return [
        Hint(legal[code_of_key(edge.key)], float(edge.visits) / tried, edge.mean())
        for edge in edges[:count]
    ]


def evaluate(
    perspective: Perspective, game: Game, seed: str, budget: Budget = DEFAULT_BUDGET
) -> list[float]:
    """Return every seat's chance to win as far as a seat can tell, with any seat to act.

    With a budget of simulations the same seed gives the same answer.
    """
    search = begin_search(perspective, game, seed, ())
    spend(search, budget, to_decide=False)
    return mean_chances(search)


def mean_chances(search: Search) -> list[float]:
    """Return every seat's chance to win by all simulations of a search so far."""
    return [total / float(search.simulations) for total in search.chances]


def begin_search(perspective: Perspective, game: Game, seed: str, seats: tuple[int, ...]) -> Search:
    """Return a search without any simulation yet; ``seats`` as in ``Search``."""
    rng = random.Random(seed)
    judge = best_judge(game)
    if seats:  # advice to act is that of a bot of this seat; chances are judged by any network
        judge = judge.for_seat(perspective.seat)
    forest = new_forest(judge, perspective.resample(rng), rng)
    return Search(perspective, seats, judge, forest, rng)
