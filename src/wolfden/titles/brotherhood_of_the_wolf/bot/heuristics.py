"""What Brotherhood of the Wolf knows of good play, as players ask for it."""

import random
from typing import Final, final

from wolfden.core.contract import Seat
from wolfden.players.heuristics import Heuristics, Style
from wolfden.players.learning import Encoder
from wolfden.titles.brotherhood_of_the_wolf.bot.encoder import ENCODER
from wolfden.titles.brotherhood_of_the_wolf.bot.evaluation import both_views
from wolfden.titles.brotherhood_of_the_wolf.bot.priors import move_priors, quick_choice
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import VERB_MASK
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

STYLES: Final = {
    "bold": Style(risk=0.4, focus=1.2),
    "patient": Style(risk=-0.3, focus=0.9),
    "vengeful": Style(
        factors={vocab.EXAMINE: 2.0, vocab.DRAG: 2.0, vocab.MOVE: 1.5}, mask=VERB_MASK
    ),
}


@final
class BrotherhoodHeuristics(Heuristics[Position]):
    """The title's judgement: one Beast against a team."""

    def chances(self, state: Position) -> list[float]:
        """Return each seat's chance to win, by what it knows: the hunters have the same one."""
        beast, hunters = both_views(state)
        return [beast] + [1.0 - hunters] * len(state.setting.team)

    def weights(self, state: Position, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each code looks."""
        return move_priors(state, codes)

    def quick_code(self, state: Position, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return what a quick player of either side does, from what that side knows."""
        return quick_choice(state, codes, rng)

    def progress(self, state: Position) -> float:
        """B1.5, B6.4 Return which part of the rounds is over, or of the victims taken."""
        rounds = float(state.round) / float(terms.ROUNDS)
        return min(1.0, max(rounds, float(state.victims) / float(terms.VICTIMS_TO_WIN)))

    def encoder(self) -> Encoder[Position]:
        """Return the encoder of positions for networks."""
        return ENCODER

    def styles(self) -> dict[str, Style]:
        """Return the characters of bots."""
        return STYLES


HEURISTICS: Final = BrotherhoodHeuristics()
