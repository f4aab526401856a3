"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@red-forest`` a region, ``sea`` the water that
predators are driven into, ``red-tundra~red-island`` a channel, ``15`` an amount of wolves, after it
``lead`` or ``pack`` for with or without the Lead Wolf, ``scare`` a card, ``bear`` a predator.
"""

from typing import Final, final

from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.notation import Fields, Grammar, SlotNotation, choice
from wolfden.titles.age_of_the_wolf.rules.actions import (
    MOST_WOLVES,
    amount_of,
    at_of,
    has_lead,
    pack,
    to_of,
    verb_of,
)
from wolfden.titles.age_of_the_wolf.rules.board import SEA, Board
from wolfden.titles.age_of_the_wolf.rules.tables import Tables
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARDS, PREDATORS, VERBS

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


class Words(Fields):
    """The fields of an action of Age of the Wolf."""

    def __init__(self, verb: i64) -> None:
        super().__init__(verb)
        self.at: i64 = 0
        self.to: i64 = 0
        self.amount: i64 = 0
        self.lead: bool = False

    def code(self) -> int:
        """Return the packed action."""
        return pack(self.verb, self.at, self.to, self.amount, self.lead)


_GRAMMAR: Final = Grammar(VERBS, SLOTS, {verb: syntax(verb) for verb in VERBS})


@final
class AgeNotation(SlotNotation[Words]):
    """The notation of one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        super().__init__(_GRAMMAR)
        self._board: Final = board
        self._faces: Final = tuple([str(face) for face in tables.faces])
        self._most: Final = tables.most_wolves
        self._seats: Final = tuple([str(seat + 1) for seat in range(len(board.starts))])

    def domain(self, slot: str) -> list[str]:
        """Return every word that a slot can hold on this board."""
        match slot:
            case "region" | "to":
                return [f"@{name}" for name in self._board.names]
            case "flight":
                return [*self.domain("to"), _SEA_WORD]
            case "amount":
                return [str(amount) for amount in range(self._most + 1)]
            case "lead":
                return list(LEADS)
            case "card":
                return list(CARDS)
            case "channel":
                return list(self._board.channel_names)
            case "predator":
                return list(PREDATORS)
            case "seat":
                return list(self._seats)
            case _:
                return list(self._faces)

    # Writing.

    def verb_of(self, code: int) -> int:
        """Return the number of the verb."""
        return verb_of(code)

    def word(self, slot: str, code: int) -> str:
        """Return the word of one slot."""
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

    def fields(self, verb: int) -> Words:
        """Return the fields of an action of which only the verb is known."""
        return Words(verb)

    def read_word(self, fields: Words, slot: str, word: str) -> None:
        """Read the word of one slot."""
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
                fields.at = choice(word, self._seats)
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
