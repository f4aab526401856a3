"""What The Wolves knows of good play, for players that know the contract only."""

import random
from typing import Final, final

from wolfden.core.chance import draw_index
from wolfden.core.contract import Seat
from wolfden.players.heuristics import Heuristics, Style
from wolfden.players.learning import Encoder
from wolfden.titles.the_wolves.bot.encoder import ENCODER
from wolfden.titles.the_wolves.bot.evaluation import chances, time_left
from wolfden.titles.the_wolves.bot.priors import move_priors
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import VERB_MASK
from wolfden.titles.the_wolves.rules.state import UNDRAWN, Position

STYLES: Final = {
    "bold": Style(risk=0.1, factors={vocab.HUNT: 1.3, vocab.MOVE: 1.1}, mask=VERB_MASK),
    "patient": Style(
        risk=-0.1, factors={vocab.BUILD_DEN: 1.2, vocab.BUILD_LAIR: 1.2}, mask=VERB_MASK
    ),
    "vengeful": Style(spite=0.3, factors={vocab.DOMINATE: 2.0}, mask=VERB_MASK),
}


@final
class WolvesHeuristics(Heuristics[Position]):
    """Prospects turned into chances, leanings into weights."""

    def chances(self, state: Position) -> list[float]:
        """Return how likely each seat is to win."""
        if state.stage < vocab.DRAFTING:
            players = state.setting.players
            return [1.0 / players] * players
        return chances(state)

    def weights(self, state: Position, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each code looks."""
        if state.stage < vocab.DRAFTING:
            return [1.0] * len(codes)
        return move_priors(state, seat, codes)

    def quick_code(self, state: Position, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return a code picked by its weight."""
        return codes[draw_index(self.weights(state, seat, codes), rng)]

    def progress(self, state: Position) -> float:
        """W13 Return which part of the dates has been taken."""
        return 0.0 if state.stage < vocab.DRAFTING else 1.0 - time_left(state)

    def order(self, state: Position, seats: int) -> list[Seat]:
        """W3.6 Return the seats in the order of turns; nothing before the first player is drawn."""
        if state.first == UNDRAWN:
            return []
        return [(int(state.first) + place) % seats for place in range(seats)]

    def encoder(self) -> Encoder[Position]:
        """Return the encoder of positions for networks."""
        return ENCODER

    def styles(self) -> dict[str, Style]:
        """Return the characters of bots."""
        return STYLES


HEURISTICS: Final = WolvesHeuristics()
