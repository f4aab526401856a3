"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@red-forest`` a region, ``sea`` the water that
predators are driven into, ``red-tundra~red-island`` a channel, ``15`` an amount of wolves, after it
``lead`` or ``pack`` for with or without the Lead Wolf, ``scare`` a card, ``bear`` a predator.
"""

from typing import Final, final

from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.words import choice, slots_of, unfinished
from wolfden.titles.age_of_the_wolf.rules.actions import (
    MOST_WOLVES,
    VERBS,
    amount_of,
    at_of,
    has_lead,
    pack,
    to_of,
    verb_of,
)
from wolfden.titles.age_of_the_wolf.rules.board import SEA, Board
from wolfden.titles.age_of_the_wolf.rules.tables import Tables
from wolfden.titles.age_of_the_wolf.rules.terms import CARDS, PREDATORS

SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("seat",),
    "predator": ("predator",),
    "draw": ("card",),
    "roll": ("face",),
    "litter": ("region",),
    "move": ("region", "to", "amount", "lead"),
    "hunt": ("region",),
    "next": (),
    "fight": ("region",),
    "reroll": (),
    "keep": (),
    "retreat": ("to",),
    "perish": (),
    "drive": ("flight",),
    "leave": (),
    "withdraw": ("to", "amount", "lead"),
    "stay": (),
    "lose": ("region", "amount", "lead"),
    "lead": ("region",),
    "den": ("region",),
    "roam": ("region", "to", "amount", "lead"),
    "end": (),
    "scare": ("region", "flight"),
    "breed": (),
    "extra": (),
    "freeze": ("channel",),
    "discard": ("card",),
}
"""What the words after the first one stand for."""

_EXAMPLES: Final = {
    "seat": "2",
    "predator": "bear",
    "card": "scare",
    "face": "2",
    "region": "@red-forest",
    "to": "@red-ridge",
    "flight": "@red-tundra",
    "amount": "15",
    "lead": "pack",
    "channel": "red-tundra~red-island",
}

LEADS: Final = ("pack", "lead")
"""Whether the Lead Wolf is one of the wolves an action names."""
_SEA_WORD: Final = "sea"


def syntax(verb: str) -> str:
    """Return what an action of this kind looks like.

    >>> syntax("move")
    'move @red-forest @red-ridge 15 pack'
    """
    return " ".join([verb, *[_EXAMPLES[slot] for slot in SLOTS[verb]]])


class Words:
    """The fields of an action, as far as its words were given."""

    def __init__(self, verb: i64) -> None:
        self.verb: Final = verb
        self.given = 0
        """How many words came after the first one."""
        self.at: i64 = 0
        self.to: i64 = 0
        self.amount: i64 = 0
        self.lead: bool = False

    def code(self) -> i64:
        """Return the packed action."""
        return pack(self.verb, self.at, self.to, self.amount, self.lead)


_SYNTAX: Final = {verb: syntax(verb) for verb in VERBS}


@final
class AgeNotation(Notation):
    """The notation of one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        self._board: Final = board
        self._faces: Final = tuple([str(face) for face in tables.faces])
        self._most: Final = tables.most_wolves

    # Writing.

    def write(self, code: int) -> str:
        """Return the words of an action."""
        verb = VERBS[verb_of(code)]
        return " ".join([verb, *[self._word(slot, code) for slot in SLOTS[verb]]])

    def _word(self, slot: str, code: i64) -> str:
        at, to = at_of(code), to_of(code)
        match slot:
            case "region":
                return f"@{self._board.names[at]}"
            case "to" | "flight":
                return _SEA_WORD if to == SEA else f"@{self._board.names[to]}"
            case "amount":
                return str(amount_of(code))
            case "lead":
                return LEADS[int(has_lead(code))]
            case "card":
                return CARDS[at]
            case "channel":
                return self._board.channel_names[at]
            case "predator":
                return PREDATORS[at]
            case "seat":
                return str(at + 1)
            case _:
                return str(at)

    # Reading.

    def read(self, text: str) -> int:
        """Return the code of a whole action.

        Raises:
            NotationError: the text is no action on this board.
        """
        fields = self.read_words(text.split())
        verb = VERBS[fields.verb]
        if fields.given < len(SLOTS[verb]):
            raise unfinished(text, syntax(verb))
        return fields.code()

    def read_words(self, words: list[str]) -> Words:
        """Read the first words of an action, or all of them.

        Raises:
            NotationError: a word means nothing on this board, or there are too many.
        """
        slots = slots_of(words, VERBS, SLOTS, _SYNTAX)
        fields = Words(VERBS.index(words[0]))
        for slot, word in zip(slots, words[1:], strict=False):
            self._read_word(fields, slot, word)
            fields.given += 1
        return fields

    def _read_word(self, fields: Words, slot: str, word: str) -> None:
        match slot:
            case "region":
                fields.at = self._region(word)
            case "to":
                fields.to = self._region(word)
            case "flight":
                fields.to = SEA if word == _SEA_WORD else self._region(word)
            case "amount":
                fields.amount = self._amount(word)
            case "lead":
                fields.lead = choice(word, LEADS) == 1
            case "card":
                fields.at = choice(word, CARDS)
            case "channel":
                fields.at = self._channel(word)
            case "predator":
                fields.at = choice(word, PREDATORS)
            case "seat":
                seats = tuple([str(seat + 1) for seat in range(len(self._board.starts))])
                fields.at = choice(word, seats)
            case _:
                choice(word, self._faces)
                fields.at = int(word)

    def _region(self, word: str) -> int:
        name = word.removeprefix("@")
        if not word.startswith("@") or name not in self._board.by_name:
            example = self._board.names[0]
            raise NotationError("place", word=word, like=f"@{example}")
        return self._board.by_name[name]

    def _channel(self, word: str) -> int:
        """Read a channel, its two regions in any order."""
        first, _, second = word.partition("~")
        for name in (f"{first}~{second}", f"{second}~{first}"):
            if name in self._board.channel_names:
                return self._board.channel_names.index(name)
        known = self._board.channel_names
        raise NotationError("word", word=word, known=list(known))

    def _amount(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 4 and int(word) <= MOST_WOLVES):
            raise NotationError("amount", word=word, most=self._most)
        return int(word)
