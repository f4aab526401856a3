"""Ambush as a title."""

from pathlib import Path
from typing import Final

from tests.toy.check import check
from tests.toy.meta import CARDS, DIE, META
from tests.toy.state import DECISIONS, NONE, AmbushState
from wolfden.core.contract import Game, Meta
from wolfden.core.options import Options
from wolfden.core.registry import Registry
from wolfden.core.text.position import read_position


class Ambush(Game):
    """The title; ``make`` says which kind of state it plays with, so that tests can break one."""

    def __init__(self, make: type[AmbushState] = AmbushState) -> None:
        self._make = make

    def meta(self) -> Meta:
        """Return the facts about the title."""
        return META

    def begin(self, seats: int, options: Options) -> AmbushState:
        """Return the table before any card is drawn."""
        return self._make(seats, options)

    def load(self, position: str) -> AmbushState:
        """Read a position written by ``dump``."""
        text = read_position(position, META, ("hand", "die"))
        state = self.begin(text.seats, text.options)
        hands = [line for line in text.lines if line.keyword == "hand"]
        for line in hands:
            seat = line.number("seat", 1, text.seats) - 1
            state.cards[seat] = line.choice("card", ("", *CARDS), "") + NONE
            state.aside[seat] = line.choice("aside", ("", *CARDS), "") + NONE
            state.bids[seat] = line.number("bid", 1, 4) if line.text("bid", "") else 0
            state.decisions[seat] = line.choice("decision", DECISIONS, "")
            line.finish()
        die = text.line("die")
        state.die = die.number("side", 0, len(DIE), 0)
        die.finish()
        check(state)
        return state


AMBUSH: Final = Ambush()

SHELF: Final = Registry()
"""A shelf with this one title, for replays."""
SHELF.register(AMBUSH, Path(__file__).parent)
