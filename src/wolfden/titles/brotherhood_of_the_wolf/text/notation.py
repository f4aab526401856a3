"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@saugues`` a place, ``bishop`` a hunter, ``wolves`` an
identity or its trace token, ``down`` a face, ``su3`` a season card, ``autumn`` a season space.
"""

from typing import Final, final

from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.words import choice, slots_of, unfinished
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    VERBS,
    at_of,
    face_of,
    pack,
    to_of,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Deck
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import FACES, HUNTERS, IDENTITIES, SEASONS

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


class Words:
    """The fields of an action, as far as its words were given."""

    def __init__(self, verb: i64) -> None:
        self.verb: Final = verb
        self.given = 0
        """How many words came after the first one."""
        self.at: i64 = 0
        self.what: i64 = 0
        self.to: i64 = 0
        self.face: i64 = 0

    def code(self) -> i64:
        """Return the packed action."""
        return pack(self.verb, self.at, self.what, self.to, self.face)


@final
class BrotherhoodNotation(Notation):
    """The notation of one map and one set of cards."""

    def __init__(self, board: Board, deck: Deck) -> None:
        self._board: Final = board
        self._things: Final[dict[str, tuple[str, ...]]] = {
            "hunter": HUNTERS,
            "identity": IDENTITIES,
            "token": IDENTITIES,
            "season": SEASONS,
            "card": deck.ids,
        }

    # Writing.

    def write(self, code: int) -> str:
        """Return the words of an action."""
        verb = VERBS[verb_of(code)]
        return " ".join([verb, *[self._word(slot, code) for slot in SLOTS[verb]]])

    def _word(self, slot: str, code: i64) -> str:
        if slot == "place":
            return f"@{self._board.ids[at_of(code)]}"
        if slot == "end":
            return f"@{self._board.ids[to_of(code)]}"
        if slot == "face":
            return FACES[face_of(code)]
        return self._things[slot][what_of(code)]

    # Reading.

    def read(self, text: str) -> int:
        """Return the code of a whole action.

        Raises:
            NotationError: the text is no action on this map.
        """
        words = text.split()
        fields = self.read_words(words)
        if fields.given < len(SLOTS[words[0]]):
            raise unfinished(text, SYNTAX[words[0]])
        return fields.code()

    def read_words(self, words: list[str]) -> Words:
        """Read the first words of an action, or all of them.

        Raises:
            NotationError: a word means nothing on this map, or there are too many.
        """
        slots = slots_of(words, VERBS, SLOTS, SYNTAX)
        fields = Words(VERBS.index(words[0]))
        for slot, word in zip(slots, words[1:], strict=False):
            self._read_word(fields, slot, word)
            fields.given += 1
        return fields

    def _read_word(self, fields: Words, slot: str, word: str) -> None:
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
