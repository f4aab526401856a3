"""What all titles do alike: reading positions, and answering "why can't I?".

A title writes its :class:`Question`, its state as a :class:`TitleState` and its game as a
:class:`Title`; see ``docs/adding-a-title.md``.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from wolfden.core.contract import Game, Knowledge, Notation, Reason, Seat, State
from wolfden.core.errors import BadData
from wolfden.core.events import Fact
from wolfden.core.machine import mypyc_attr
from wolfden.core.meta import Meta
from wolfden.core.options import Options
from wolfden.core.text.position import PositionText, of_position, read_position


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(ABC):
    """One "why can't I?": the words of an action, judged by the rules of a title."""

    @abstractmethod
    def refusal(self) -> str:
        """Return the code of the first rule against the words themselves, or ``""``.

        See ``State.rule_refusal``: it never looks into the list of legal actions.
        """

    @abstractmethod
    def dead_end(self) -> str:
        """Return why words that no rule forbids begin no legal action; ``""`` if they do."""

    @abstractmethod
    def rule(self, code: str) -> str:
        """Return the rule number of a reason."""

    @abstractmethod
    def facts(self) -> dict[str, Fact]:
        """Return everything that the sentence of a reason may speak of."""

    def reason(self, whole: bool, title: str) -> Reason | None:
        """Return the first reason against the words, or ``None``."""
        code = self.refusal() or ("" if whole else self.dead_end())
        return Reason(code, self.rule(code), self.facts(), title) if code else None


@mypyc_attr(allow_interpreted_subclasses=True)
class TitleSetting:
    """What never changes during a game, shared by all copies of a state."""

    def __init__(self, players: int, options: Options, notation: Notation) -> None:
        self.players: Final = players
        self.options: Final = options
        self.notation: Final = notation
        self.seats: Final = [(seat,) for seat in range(players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TitleState(State):
    """A state that explains itself by questions."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        """How many seats the table has."""

    @abstractmethod
    def question(self, seat: Seat, words: list[str], whole: bool) -> Question:
        """Return the question about these words of ``seat``.

        Raises:
            NotationError: a word means nothing on this board.
        """

    @abstractmethod
    def title(self) -> str:
        """Return the id of the title."""

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why ``seat`` may not choose these words."""
        return self.question(seat, words, whole).reason(whole, self.title())

    def rule_refusal(self, seat: Seat, words: list[str], whole: bool) -> str:
        """Return the code of the rule that forbids these words by themselves, or ``""``."""
        return self.question(seat, words, whole).refusal()


S = TypeVar("S", bound=TitleState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Game, Generic[S]):
    """A game whose positions are read line by line."""

    def __init__(self, meta: Meta, keywords: tuple[str, ...], heuristics: Knowledge) -> None:
        self._meta: Final = meta
        self._keywords: Final = keywords
        self._heuristics: Final = heuristics

    @abstractmethod
    def empty(self, seats: int, options: Options) -> S:
        """Return a table with nothing on it."""

    @abstractmethod
    def fill(self, state: S, text: PositionText) -> None:
        """Lay out a position on an empty table and check it.

        Raises:
            BadPosition: a word cannot be read, or the position cannot occur in a game.
        """

    def meta(self) -> Meta:
        """Return the facts about the title."""
        return self._meta

    def heuristics(self) -> Knowledge:
        """Return what the title knows of good play."""
        return self._heuristics

    def load(self, position: str) -> S:
        """Read a position written by ``dump`` and check it."""
        text = read_position(position, self._meta, self._keywords)
        try:
            state = self.empty(text.seats, text.options)
        except BadData as error:
            raise of_position(error) from error
        self.fill(state, text)
        return state
