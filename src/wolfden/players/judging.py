"""The value of a state to every seat, and the priors of actions, learned or made by hand.

A value is the result, an evaluation, or the result of a playout.
"""

import random
from typing import Final, final

from wolfden.core.chance import draw, playout
from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.errors import BadWeights
from wolfden.core.machine import i64
from wolfden.players.heuristics import Heuristics, Style, Tuning, heuristics_of
from wolfden.players.network import Network, StateNetwork


@final
class Judge:
    """Evaluates states for a search, by the title's heuristics or else by playouts.

    Where a network has been learned and fits the board, it takes the place of the title's chances,
    and its policy, if it has one, corrects the title's priors. Each of both can be switched off.
    """

    def __init__(
        self,
        heuristics: Heuristics[State] | None,
        learned: StateNetwork | None = None,
        style: Style | None = None,
        has_values: bool = True,
        has_policy: bool = True,
    ) -> None:
        self.heuristics: Final = heuristics
        self.learned: Final = learned
        self.style: Final = style
        self.has_values: Final = has_values and learned is not None
        """Whether the network evaluates states."""
        self.has_policy: Final = (
            has_policy and learned is not None and learned.network.action_features > 0
        )
        """Whether the network corrects priors."""
        self.tuning: Final = Tuning() if heuristics is None else heuristics.tuning()
        self.exploration: Final = self.tuning.exploration * (1.0 if style is None else style.focus)
        self._horizon: Final[i64] = self.tuning.horizon

    def for_seat(self, seat: Seat) -> "Judge":
        """Return the judge that a bot of this seat plays by."""
        if self.learned is None:
            return self
        encoder = self.learned.encoder
        has_values = self.has_values and encoder.plays_for(seat)
        has_policy = self.has_policy and encoder.is_guided(seat)
        if has_values == self.has_values and has_policy == self.has_policy:
            return self
        learned = self.learned if has_values or has_policy else None
        return Judge(self.heuristics, learned, self.style, has_values, has_policy)

    def values(self, state: State, rng: random.Random) -> list[float]:
        """Return every seat's chance to win after a short playout; the state is used up.

        A character feels about them in its own way.
        """
        values = self._values(state, rng, self._horizon)
        return values if self.style is None else self.style.tilt_chances(values)

    def values_now(self, state: State, rng: random.Random) -> list[float]:
        """Return every seat's chance to win without a playout; the state is used up."""
        if self.heuristics is not None and state.actors():
            return self._chances(self.heuristics, state)
        return self._values(state, rng, 0)

    def finish(self, state: State, rng: random.Random) -> None:
        """Play a state to its end by quick sensible choices."""
        self._values(state, rng, -1)

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
                return self._chances(heuristics, state)
            left -= 1
            seat = actors[0]
            if len(actors) > 1:
                seat = actors[int(rng.random() * len(actors))]
            state.play(seat, heuristics.quick_code(state, seat, state.codes(seat), rng))

    def _chances(self, heuristics: Heuristics[State], state: State) -> list[float]:
        learned = self.learned
        if learned is not None and self.has_values and learned.fits(state):
            return learned.chances(state)
        return heuristics.chances(state)

    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return the prior of each code, made by hand; all equal without heuristics."""
        if self.heuristics is None:
            return [1.0] * len(codes)
        weights = self.heuristics.weights(state, seat, codes)
        return weights if self.style is None else self.style.tilt_weights(weights, codes)

    def factors(
        self, state: State, seat: Seat, codes: list[int], weights: list[float]
    ) -> list[float]:
        """Return by which factors a policy corrects the priors of codes; all one without any."""
        learned = self.learned
        if learned is None or not self.has_policy or not learned.fits(state):
            return [1.0] * len(codes)
        return learned.factors(state, seat, codes, weights)


def judge_of(game: Game, network: Network | None = None, style: Style | None = None) -> Judge:
    """Return the judge of a title, with a network if one has been learned.

    Raises:
        BadWeights: the title has no encoder, or the network was trained for other inputs.
    """
    heuristics = heuristics_of(game)
    if network is None:
        return Judge(heuristics, None, style)
    encoder = None if heuristics is None else heuristics.encoder()
    if encoder is None:
        raise BadWeights("weights-unused", title=game.meta().id)
    return Judge(heuristics, StateNetwork(network, encoder), style)


def result(state: State) -> list[float]:
    """Return the value of a finished game: one for the winner, shared by tied parties."""
    outcome = state.outcome()
    assert outcome is not None, "only a game that is over has a result"
    parties = {state.team(seat)[0] for seat in outcome.winners}
    return [1.0 / len(parties) if rank == 1 else 0.0 for rank in outcome.ranks]
