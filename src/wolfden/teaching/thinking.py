"""What the engine thinks of a position, better and better the longer it thinks."""

import random
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from wolfden.core.contract import CHANCE, Game, Perspective, Seat, State
from wolfden.players.advice import Scale, begin_search, estimate_by, rank_actions
from wolfden.players.judging import result
from wolfden.players.levels import Budget
from wolfden.players.search import Search, spend
from wolfden.players.strength import Certainty
from wolfden.players.tree import Edge, code_of_key, key_of
from wolfden.teaching.actions import Move

MOST_SIMULATIONS: Final = 60_000
"""The limit of memory for one position; chances hardly change any more long before."""
LONGEST_LINE: Final = 8
LEAST_VISITS: Final = 8
"""An action that was tried less often is not reported as the expected one."""


class Candidate(Struct, frozen=True):
    """One of the best actions: the chance to win after it, and how often it was tried."""

    action: str
    chance: float
    share: float
    line: list[Move]
    """The action and what is expected after it, up to the next roll or draw."""


class Thought(Struct, frozen=True):
    """What is known of a position after some simulations, by what one seat knows."""

    simulations: int
    seat: int
    chances: list[float]
    """Every seat's chance to win."""
    best: list[Candidate]
    """The best actions of the seat, if it may act."""
    certainty: Certainty = "high"
    """How far such chances came true in games of bots."""


@dataclass
class Analysis:
    """The search of one position by what ``seat`` knows of it; more thinking continues it.

    The same seed and the same budgets of simulations give the same thoughts.
    """

    game: Game
    state: State
    seat: Seat
    seed: str
    _search: Search | None = None

    def think(self, budget: Budget) -> None:
        """Spend a budget, unless the game is over or the limit of memory is reached."""
        if self.state.is_over or self.simulations >= MOST_SIMULATIONS:
            return
        if self._search is None:
            eyes = Perspective(self.state, self.seat, random.Random(f"{self.seed} eyes"))
            is_due = self.seat in self.state.actors()
            seats = (self.seat,) if is_due else ()
            self._search = begin_search(eyes, self.game, self.seed, seats)
        spend(self._search, budget, to_decide=False)

    @property
    def simulations(self) -> int:
        """How many simulations were made so far."""
        return 0 if self._search is None else int(self._search.simulations)

    def thought(self, count: int) -> Thought:
        """Return what is known so far, with the best ``count`` actions."""
        search = self._search
        if search is None or self.simulations == 0:
            chances = result(self.state) if self.state.is_over else []
            return Thought(self.simulations, self.seat, chances, [])
        is_due = self.seat in self.state.actors()
        found = rank_actions(search, count) if is_due else []
        shown = estimate_by(search, self.game)
        scale = Scale(self.game, search.world, len(shown.chances))
        return Thought(
            simulations=self.simulations,
            seat=self.seat,
            chances=shown.chances,
            best=[
                Candidate(
                    str(one.action),
                    scale.chance(self.seat, one.chance),
                    one.share,
                    self._line(one.action.code),
                )
                for one in found
            ],
            certainty=shown.certainty,
        )

    def _line(self, code: int) -> list[Move]:
        """Return an action and what is expected after it, down to where the search looked."""
        assert self._search is not None
        wanted = key_of(self.seat, code)
        edge: Edge | None = next(one for one in self._search.root.edges if one.key == wanted)
        world = self._search.perspective.resample(random.Random(f"{self.seed} line"))
        notation = world.notation()
        moves: list[Move] = []
        while edge is not None and len(moves) < LONGEST_LINE:
            seat, code = int(edge.seat), int(code_of_key(edge.key))
            if code not in world.codes(seat):
                break  # what was expected of another world
            moves.append(Move(seat, notation.write(code)))
            world.play(seat, code)
            if CHANCE in world.actors():
                break
            edge = _expected_edge(edge)
        return moves


def _expected_edge(edge: Edge) -> Edge | None:
    """Return the action most tried after another one, if it was tried often enough."""
    if edge.child is None or not edge.child.edges:
        return None
    best = max(edge.child.edges, key=Edge.rank)
    return best if best.visits >= LEAST_VISITS else None
