"""Advice for people: good actions, and the chance of every seat to win."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Action, Game, Perspective, Seat, State
from wolfden.players.heuristics import heuristics_of
from wolfden.players.levels import Budget
from wolfden.players.search import Search, new_forest, spend
from wolfden.players.strength import Certainty, Trust, trust_in
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
    """Return every seat's chance to win as a search finds it, with any seat to act.

    With a budget of simulations the same seed gives the same answer.
    """
    search = begin_search(perspective, game, seed, ())
    spend(search, budget, to_decide=False)
    return _mean_chances(search)


def _mean_chances(search: Search) -> list[float]:
    """Return every seat's chance to win by all simulations of a search so far."""
    return [total / float(search.simulations) for total in search.chances]


# What people are shown. A search is too sure of itself early in a game.


@dataclass(frozen=True)
class Estimate:
    """Every seat's chance to win, and how far such chances came true."""

    chances: list[float]
    certainty: Certainty


def estimate(
    perspective: Perspective, game: Game, seed: str, budget: Budget = DEFAULT_BUDGET
) -> Estimate:
    """Return every seat's chance to win as people are shown it: see ``evaluate``."""
    search = begin_search(perspective, game, seed, ())
    spend(search, budget, to_decide=False)
    return estimate_by(search, game)


def estimate_by(search: Search, game: Game) -> Estimate:
    """Return every seat's chance to win by all simulations of a search so far."""
    found = _mean_chances(search)
    scale = Scale(game, search.world, len(found))
    return Estimate(scale.chances(found), scale.certainty)


class Scale:
    """Turns chances of a search in a position into those that people are shown.

    Their odds are moved towards what each seat wins on average, by how far such chances came true
    in games of bots (``strength.py``). What was not measured, or is over, stays as it is.
    """

    def __init__(self, game: Game, state: State, seats: int) -> None:
        heuristics = heuristics_of(game)
        is_open = heuristics is not None and not state.is_over
        self._trust: Final = _trust_at(game, state, seats) if is_open else None
        self._progress: Final = 0.0 if heuristics is None else heuristics.progress(state)
        self._parties: Final = [min(state.team(seat)) for seat in range(seats)]
        self.certainty: Final[Certainty] = (
            "high" if self._trust is None else self._trust.certainty(self._progress)
        )

    def chances(self, found: Sequence[float]) -> list[float]:
        """Return the chances to show for those of all seats."""
        if self._trust is None:
            return list(found)
        parties = sorted(set(self._parties))
        shown = self._trust.of(parties).chances([found[one] for one in parties], self._progress)
        return [shown[parties.index(party)] for party in self._parties]

    def chance(self, seat: Seat, chance: float) -> float:
        """Return the chance to show for one seat, where nothing is known of the others."""
        if self._trust is None:
            return chance
        return self._trust.against_all(seat).chances((chance, 1 - chance), self._progress)[0]


def _trust_at(game: Game, state: State, seats: int) -> Trust | None:
    """Return how far to trust chances at a table, by the order that its seats play in."""
    trust, heuristics = trust_in(game, seats), heuristics_of(game)
    if trust is None or heuristics is None:
        return trust
    return trust.by(heuristics.order(state, seats))


def begin_search(perspective: Perspective, game: Game, seed: str, seats: tuple[int, ...]) -> Search:
    """Return a search without any simulation yet; ``seats`` as in ``Search``."""
    rng = random.Random(seed)
    judge = best_judge(game)
    if seats:  # advice to act is that of a bot of this seat; chances are judged by any network
        judge = judge.for_seat(perspective.seat)
    forest = new_forest(judge, perspective.resample(rng), rng)
    return Search(perspective, seats, judge, forest, rng)
