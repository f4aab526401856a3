"""What Age of the Wolf knows of good play: see ``evaluation`` and ``priors``."""

import random
from typing import Final, final

from wolfden.core.chance import draw_index
from wolfden.core.contract import Seat
from wolfden.players.heuristics import Heuristics, Style, Tuning
from wolfden.players.learning import Encoder
from wolfden.titles.age_of_the_wolf.bot.encoder import ENCODER
from wolfden.titles.age_of_the_wolf.bot.evaluation import chances
from wolfden.titles.age_of_the_wolf.bot.priors import move_priors
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import VERB_MASK
from wolfden.titles.age_of_the_wolf.rules.state import Position

TUNING: Final = Tuning(exploration=0.7, horizon=0, width=40)
"""Leanings are good and battles are judged by their odds: little exploration, no playouts."""

USUAL_ROUNDS: Final = 20.0
"""Few games last longer."""

STYLES: Final = {
    "bold": Style(risk=0.3, factors={vocab.MOVE: 1.5, vocab.HUNT: 1.5}, mask=VERB_MASK),
    "patient": Style(risk=-0.25, factors={vocab.DEN: 1.5, vocab.BREED: 1.5}, mask=VERB_MASK),
    "vengeful": Style(spite=0.3, factors={vocab.SCARE: 2.0, vocab.DRIVE: 1.5}, mask=VERB_MASK),
}


@final
class AgeHeuristics(Heuristics[Position]):
    """The judgement of the title."""

    def chances(self, state: Position) -> list[float]:
        """Return how likely each pack is to win."""
        return chances(state)

    def weights(self, state: Position, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each legal code looks."""
        return move_priors(state, seat, codes)

    def quick_code(self, state: Position, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return one of the promising codes: each as often as its weight says."""
        if len(codes) == 1:
            return codes[0]
        return codes[draw_index(move_priors(state, seat, codes), rng)]

    def tuning(self) -> Tuning:
        """Return how a search should use this judgement."""
        return TUNING

    def progress(self, state: Position) -> float:
        """A3.0 Return the mean of how far the leader has come with its dens, and of the rounds.

        The last dens are the hardest to build, so they count for more.
        """
        most = max([float(state.pack_dens(seat)) for seat in range(state.setting.players)])
        needed = max(1.0, float(state.setting.tables.dens_to_win) - 1.0)
        built = min(1.0, max(0.0, most - 1.0) / needed)
        rounds = float(state.round) / USUAL_ROUNDS
        return 0.5 * built * built + 0.5 * min(1.0, rounds)

    def encoder(self) -> Encoder[Position]:
        """Return the encoder of positions for networks."""
        return ENCODER

    def styles(self) -> dict[str, Style]:
        """Return the characters of bots."""
        return STYLES


HEURISTICS: Final = AgeHeuristics()
