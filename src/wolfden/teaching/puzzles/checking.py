"""Checking puzzles: searched again, deeper and with another seed, do the answers hold?"""

from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Game
from wolfden.teaching.puzzles.judging import CLEAR
from wolfden.teaching.puzzles.puzzle import Puzzle
from wolfden.teaching.puzzles.shelf import state_of
from wolfden.teaching.puzzles.weighing import Moment

DEEPER: Final = 8
"""How many times as long as a deep search of the making a check searches."""
RIVALS: Final = 3


@dataclass(frozen=True)
class Finding:
    """What a check says of a puzzle."""

    puzzle: Puzzle
    favourite: str
    """The action the check tried most."""
    lead: float
    """How much better the worst accepted action is than the best of the others."""

    @property
    def holds(self) -> bool:
        """Whether the answer is still the one, and still clearly so."""
        return self.favourite in self.puzzle.accepted and self.lead >= CLEAR * 2 / 3


def checked(puzzle: Puzzle, game: Game, seed: int, simulations: int) -> Finding:
    """Search a puzzle again.

    Raises:
        BadFile: it cannot be put on its board.
    """
    moment = Moment(game, state_of(puzzle, game), puzzle.seat, f"{puzzle.id} check {seed}")
    found = moment.searched("check", simulations)
    rivals = [choice.action for choice in found if choice.action not in puzzle.accepted]
    likely = [choice.action for choice in puzzle.choices if choice.action in rivals]
    others = dict.fromkeys([*rivals[:RIVALS], *likely[:1]])
    best, second = (
        [moment.chance_after(action, "fair", simulations // 2) for action in actions]
        for actions in (puzzle.accepted, others)
    )
    return Finding(puzzle, found[0].action, min(best) - max(second, default=0.0))
