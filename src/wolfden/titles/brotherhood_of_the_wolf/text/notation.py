"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@saugues`` a place, ``bishop`` a hunter, ``wolves`` an
identity or its trace token, ``down`` a face, ``su3`` a season card, ``autumn`` a season space.
"""

from typing import Final, final

from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.notation import Fields, Grammar, SlotNotation, choice
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    at_of,
    face_of,
    pack,
    to_of,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import (
    FACES,
    HUNTERS,
    IDENTITIES,
    SEASONS,
    VERBS,
)

SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "lead": ("hunter",),
    "pick": ("card",),
    "discard": ("card",),
    "hide": ("identity", "place"),
    "place": ("hunter", "place"),
    "card": ("card",),
    "portefaix": ("place",),
    "shift": ("place", "end"),
    "troop": ("place",),
    "extra": ("season", "place"),
    "recall": ("place",),
    "prowl": ("place", "token", "face"),
    "move": ("hunter", "place"),
    "drag": ("hunter", "place"),
    "examine": ("hunter", "place"),
    "decline": (),
    "end": (),
}
"""What the words after the first one stand for."""

SYNTAX: Final = {
    "lead": "lead bishop",
    "pick": "pick sp4",
    "discard": "discard sp2",
    "hide": "hide devil @mende",
    "place": "place bishop @javols",
    "card": "card su3",
    "portefaix": "portefaix @saugues",
    "shift": "shift @mende @javols",
    "troop": "troop @saugues",
    "extra": "extra autumn @saugues",
    "recall": "recall @mende",
    "prowl": "prowl @saugues wolves down",
    "move": "move bishop @langeac",
    "drag": "drag bishop @desges",
    "examine": "examine marquis @javols",
    "decline": "decline",
    "end": "end",
}


_GRAMMAR: Final = Grammar(VERBS, SLOTS, SYNTAX)


class Words(Fields):
    """The fields of an action of Brotherhood of the Wolf."""

    def __init__(self, verb: i64) -> None:
        super().__init__(verb)
        self.at: i64 = 0
        self.what: i64 = 0
        self.to: i64 = 0
        self.face: i64 = 0

    def code(self) -> int:
        """Return the packed action."""
        return pack(self.verb, self.at, self.what, self.to, self.face)


@final
class BrotherhoodNotation(SlotNotation[Words]):
    """The notation of one map and one set of cards."""

    def __init__(self, board: Board, deck: Deck) -> None:
        super().__init__(_GRAMMAR)
        self._board: Final = board
        self._things: Final[dict[str, tuple[str, ...]]] = {
            "hunter": HUNTERS,
            "identity": IDENTITIES,
            "token": IDENTITIES,
            "season": SEASONS,
            "card": deck.ids,
            "face": FACES,
        }

    def domain(self, slot: str) -> list[str]:
        """Return every word that a slot can hold on this map."""
        if slot in ("place", "end"):
            return [f"@{place}" for place in self._board.ids]
        return list(self._things[slot])

    # Writing.

    def verb_of(self, code: int) -> int:
        """Return the number of the verb."""
        return verb_of(code)

    def word(self, slot: str, code: int) -> str:
        """Return the word of one slot."""
        if slot == "place":
            return f"@{self._board.ids[at_of(code)]}"
        if slot == "end":
            return f"@{self._board.ids[to_of(code)]}"
        if slot == "face":
            return FACES[face_of(code)]
        return self._things[slot][what_of(code)]

    # Reading.

    def fields(self, verb: int) -> Words:
        """Return the fields of an action of which only the verb is known."""
        return Words(verb)

    def read_word(self, fields: Words, slot: str, word: str) -> None:
        """Read the word of one slot."""
        if slot == "place":
            fields.at = self._place(word)
        elif slot == "end":
            fields.to = self._place(word)
        elif slot == "face":
            fields.face = choice(word, FACES)
        else:
            fields.what = choice(word, self._things[slot])

    def _place(self, word: str) -> int:
        name = word.removeprefix("@")
        if not word.startswith("@") or name not in self._board.by_id:
            raise NotationError("place", word=word, like="@mende")
        return self._board.by_id[name]
