"""The value of a state to every seat: the result, the title's evaluation, or a playout."""

import random
from typing import Final, final

from wolfden.core.chance import draw, playout
from wolfden.core.contract import CHANCE, Game, Heuristics, Seat, State, Tuning
from wolfden.core.machine import i64


@final
class Judge:
    """Evaluates states for a search, by the title's heuristics or else by playouts."""

    def __init__(self, heuristics: Heuristics | None) -> None:
        self.heuristics: Final = heuristics
        self.tuning: Final = Tuning() if heuristics is None else heuristics.tuning()
        self._horizon: Final[i64] = self.tuning.horizon

    def values(self, state: State, rng: random.Random) -> list[float]:
        """Return every seat's chance to win after a short playout; the state is used up."""
        return self._values(state, rng, self._horizon)

    def values_now(self, state: State, rng: random.Random) -> list[float]:
        """Return every seat's chance to win without a playout; the state is used up."""
        if self.heuristics is not None and state.actors():
            return self.heuristics.chances(state)
        return self._values(state, rng, 0)

    def _values(self, state: State, rng: random.Random, horizon: i64) -> list[float]:
        heuristics = self.heuristics
        if heuristics is None:
            playout(state, rng)
            return result(state)
        left = horizon
        while True:
            actors = state.actors()
            if not actors:
                return result(state)
            if actors[0] == CHANCE:
                state.play(CHANCE, draw(state, rng))
                continue
            if left == 0:
                return heuristics.chances(state)
            left -= 1
            seat = actors[0]
            if len(actors) > 1:
                seat = actors[int(rng.random() * len(actors))]
            state.play(seat, heuristics.quick_code(state, seat, state.codes(seat), rng))

    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return the prior of each code; all equal without heuristics."""
        if self.heuristics is None:
            return [1.0] * len(codes)
        return self.heuristics.weights(state, seat, codes)


def judge_of(game: Game) -> Judge:
    """Return the judge of a title."""
    return Judge(game.heuristics())


def result(state: State) -> list[float]:
    """Return the value of a finished game: one for the winner, shared by tied parties."""
    outcome = state.outcome()
    assert outcome is not None, "only a game that is over has a result"
    parties = {state.team(seat)[0] for seat in outcome.winners}
    return [1.0 / len(parties) if rank == 1 else 0.0 for rank in outcome.ranks]
