"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@saugues`` a place, ``bishop`` a hunter, ``wolves`` an
identity or its trace token, ``down`` a face, ``su2`` a season card, ``autumn`` a season space.
"""

from functools import lru_cache
from typing import Final, final

from wolfden.core.machine import i64
from wolfden.core.text.notation import Fields, Grammar, Slot, TableNotation, slots_from
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, vocabulary as v
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Deck

SLOTS: Final = slots_from(
    """
    lead hunter | pick card | discard card | hide identity place | place hunter place
    card card | portefaix place | shift place end | troop place | extra season place
    recall place | prowl place token face | move hunter place | call place | drag hunter place
    power use | examine hunter place | decline | end
    """
)
"""What the words after the first one mean."""

SYNTAX: Final = {
    "lead": "lead bishop",
    "pick": "pick sp5",
    "discard": "discard sp7",
    "hide": "hide devil @mende",
    "place": "place bishop @javols",
    "card": "card su2",
    "portefaix": "portefaix @saugues",
    "shift": "shift @mende @javols",
    "troop": "troop @saugues",
    "extra": "extra autumn @saugues",
    "recall": "recall @mende",
    "prowl": "prowl @saugues wolves down",
    "move": "move bishop @langeac",
    "call": "call @saugues",
    "drag": "drag bishop @desges",
    "power": "power used",
    "examine": "examine marquis @javols",
    "decline": "decline",
    "end": "end",
}


_GRAMMAR: Final = Grammar(v.VERBS, SLOTS, SYNTAX)


class ActionWords(Fields):
    """The fields of an action of Brotherhood of the Wolf."""

    at: i64 = 0
    what: i64 = 0
    to: i64 = 0
    face: i64 = 0

    def code(self) -> int:
        """Return the packed action."""
        return actions.pack(self.verb, self.at, self.what, self.to, self.face)


@final
class BrotherhoodNotation(TableNotation[ActionWords]):
    """The notation of one map and one set of cards."""

    def __init__(self, board: Board, deck: Deck) -> None:
        places = [f"@{place}" for place in board.ids]
        super().__init__(
            _GRAMMAR,
            ActionWords,
            actions.VERB_MASK,
            {
                "place": Slot("at", places, like="@mende"),
                "end": Slot("to", places, like="@mende"),
                "hunter": Slot("what", v.HUNTERS),
                "identity": Slot("what", v.IDENTITIES),
                "token": Slot("what", v.IDENTITIES),
                "season": Slot("what", v.SEASONS),
                "card": Slot("what", deck.ids),
                "face": Slot("face", v.FACES),
                "use": Slot("face", v.USES),
            },
        )

    def number_of(self, field: str, code: int) -> int:
        """Return the number in one field of an action."""
        if field == "at":
            return actions.at_of(code)
        if field == "to":
            return actions.to_of(code)
        return actions.face_of(code) if field == "face" else actions.what_of(code)


@lru_cache(maxsize=16)
def notation(board: Board, deck: Deck) -> BrotherhoodNotation:
    """Return the notation of a map and its cards: made once for all games on it."""
    return BrotherhoodNotation(board, deck)
