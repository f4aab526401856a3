"""My Title as a title: the state that games are played with, and the game that makes it."""

from typing import Final

from wolfden.core.contract import Game, Notation, Reason, Seat
from wolfden.core.meta import Meta
from wolfden.core.options import Number, Options
from wolfden.core.text.position import read_position, write_position
from wolfden.players.heuristics import Heuristics
from wolfden_my_title.bot import MyTitleHeuristics
from wolfden_my_title.rules.state import Position
from wolfden_my_title.rules.vocabulary import REASON_RULES
from wolfden_my_title.text.check import check
from wolfden_my_title.text.notation import MyTitleNotation, read_words

META: Final = Meta(
    id="my-title",
    name="My Title",
    min_seats=2,
    max_seats=4,
    options=(Number("stones", 5, 30, 12),),
    rules_version=1,
    maturity="alpha",
    rule_letter="Q",
)
NOTATION: Final = MyTitleNotation()
HEURISTICS: Final = MyTitleHeuristics()


class MyTitleState(Position):
    """A game of My Title: a table that reads and writes words."""

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why the words are not open to ``seat``."""
        if read_words(words) <= self.left:
            return None
        return Reason("too-many", REASON_RULES["too-many"], {"left": self.left}, META.id)

    def dump(self) -> str:
        """Return the position as text."""
        line = f"table left={self.left} turn={self.turn + 1}"
        return write_position(META, self.seats, self.options, [line])

    def notation(self) -> Notation:
        """Return the notation."""
        return NOTATION


class MyTitle(Game):
    """The title."""

    def meta(self) -> Meta:
        """Return the facts about the title."""
        return META

    def begin(self, seats: int, options: Options) -> MyTitleState:
        """Return the table before the first action."""
        return MyTitleState(seats, options)

    def load(self, position: str) -> MyTitleState:
        """Read a position written by ``dump``."""
        text = read_position(position, META, ("table",))
        state = self.begin(text.seats, text.options)
        line = text.line("table")
        state.left = line.number("left", 0, 30)
        state.turn = line.number("turn", 1, text.seats) - 1
        line.finish()
        check(state)
        return state

    def heuristics(self) -> Heuristics[Position]:
        """Return what the title knows of good play."""
        return HEURISTICS


GAME: Final = MyTitle()
"""The rules of My Title, Q1 to Q3."""
