"""Ambush as a title: the state that games are played with, and the game that makes it."""

from typing import Final

from wolfden.core.contract import CHANCE, Game, Notation, Reason, Seat
from wolfden.core.events import Fact
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Document, Edition, Number, Options
from wolfden.core.text.position import read_position, write_position
from wolfden_ambush.rules.actions import DIE, code, verb_and_value
from wolfden_ambush.rules.state import NONE, Position
from wolfden_ambush.rules.vocabulary import CARDS, DECISIONS, DRAW, REASON_RULES, SWAP
from wolfden_ambush.text.check import check
from wolfden_ambush.text.notation import AmbushNotation, read_words

META: Final = Meta(
    id="ambush",
    name="Ambush",
    min_seats=2,
    max_seats=3,
    options=(
        Choice("deck", ("small", "large")),
        Number("highest-bid", 1, 4, 3),
        Document("story"),
    ),
    rules_version=3,
    maturity="alpha",
    rule_letter="T",
    quick_seats=("me", "bot"),
    editions=(Edition("long", {"deck": "large", "highest-bid": 4}),),
    older={2: {"highest-bid": 2}},
)
NOTATION: Final = AmbushNotation()


class AmbushState(Position):
    """A game of Ambush: a table that reads and writes words."""

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why the words are not open to ``seat``."""
        verb, value = read_words(words)
        verbs = {verb_and_value(legal)[0] for legal in self.codes(seat)}
        if verb not in verbs:
            if verb == SWAP and not self.bids[seat] and seat != CHANCE:
                return _reason("swapped", {})
            return _reason("not-now", {"word": words[0]})
        if value == NONE or code(verb, value) in self.codes(seat):
            return None
        if verb == DRAW:
            return _reason("no-card", {"card": words[1]})
        return _reason("bid-too-high", {"most": self.highest_bid(seat)})

    def dump(self) -> str:
        """Return the position as text."""
        lines = [self._line(seat) for seat in range(self.seats)]
        return write_position(META, self.seats, self.options, [*lines, f"die side={self.die}"])

    def _line(self, seat: Seat) -> str:
        words = {
            "card": CARDS[self.cards[seat]] if self.cards[seat] != NONE else "",
            "aside": CARDS[self.aside[seat]] if self.aside[seat] != NONE else "",
            "bid": str(self.bids[seat] or ""),
            "decision": DECISIONS[self.decisions[seat]],
        }
        given = [f"{key}={word}" for key, word in words.items() if word]
        return " ".join(["hand", f"seat={seat + 1}", *given])

    def notation(self) -> Notation:
        """Return the notation."""
        return NOTATION


def _reason(code: str, facts: dict[str, Fact]) -> Reason:
    return Reason(code, REASON_RULES[code], facts, META.id)


class Ambush(Game):
    """The title; ``make`` is the class of its states, so that tests can break one."""

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


GAME: Final = Ambush()
