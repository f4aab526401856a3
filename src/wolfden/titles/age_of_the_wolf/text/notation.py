"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@red-forest`` a region, ``sea`` the water that
predators are driven into, ``red-tundra~red-island`` a channel, ``15`` an amount of wolves, after it
``lead`` or ``pack`` for with or without the Lead Wolf, ``scare`` a card, ``bear`` a predator.
"""

from functools import lru_cache
from typing import Final, final

from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.notation import Fields, Grammar, Slot, TableNotation, slots_from
from wolfden.titles.age_of_the_wolf.rules import actions, vocabulary as v
from wolfden.titles.age_of_the_wolf.rules.board import SEA, Board
from wolfden.titles.age_of_the_wolf.rules.tables import Tables

SLOTS: Final = slots_from(
    """
    first seat | predator predator | draw card | roll face
    litter region | move region to amount lead | hunt region | next
    fight region | reroll | keep | retreat to | perish | drive flight | leave
    withdraw to amount lead | stay | lose region amount lead | lead region
    den region | roam region to amount lead | end
    scare region flight | breed | extra | freeze channel | discard card
    start region | exchange region
    """
)
"""What the words after the first one mean."""

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


class ActionWords(Fields):
    """The fields of an action of Age of the Wolf."""

    at: i64 = 0
    to: i64 = 0
    amount: i64 = 0
    lead: bool = False

    def code(self) -> int:
        """Return the packed action."""
        return actions.pack(self.verb, self.at, self.to, self.amount, self.lead)


_GRAMMAR: Final = Grammar(v.VERBS, SLOTS, {verb: syntax(verb) for verb in v.VERBS})


@final
class AgeNotation(TableNotation[ActionWords]):
    """The notation of one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        regions = [f"@{name}" for name in board.names]
        places = list(range(board.size))
        like = regions[0]
        super().__init__(
            _GRAMMAR,
            ActionWords,
            actions.VERB_MASK,
            {
                "region": Slot("at", regions, like=like),
                "to": Slot("to", regions, like=like),
                "flight": Slot("to", [*regions, _SEA_WORD], [*places, SEA], like),
                "amount": Slot("amount", [str(n) for n in range(tables.most_wolves + 1)]),
                "lead": Slot("lead", LEADS),
                "card": Slot("at", v.CARDS),
                "channel": Slot("at", board.channel_names),
                "predator": Slot("at", board.predators),
                "seat": Slot("at", [str(seat + 1) for seat in range(len(board.starts))]),
                "face": Slot("at", [str(face) for face in tables.faces], tables.faces),
            },
        )
        self._most: Final = tables.most_wolves

    def number_of(self, field: str, code: int) -> int:
        """Return the number in one field of an action."""
        if field == "at":
            return actions.at_of(code)
        if field == "to":
            return actions.to_of(code)
        return actions.amount_of(code) if field == "amount" else int(actions.has_lead(code))

    def read_word(self, fields: ActionWords, slot: str, word: str) -> None:
        """Read the word of one slot: any amount that fits a code, a channel from either side."""
        if slot == "amount":
            is_number = word.isascii() and word.isdigit() and len(word) < 4
            if not is_number or int(word) > actions.MOST_WOLVES:
                raise NotationError("amount", word=word, most=self._most)
            fields.amount = int(word)
            return
        first, sign, second = word.partition("~")
        turned = f"{second}~{first}" if sign else word
        super().read_word(fields, slot, turned if turned in self.slots[slot].words else word)


@lru_cache(maxsize=16)
def notation(board: Board, tables: Tables) -> AgeNotation:
    """Return the notation of a board: made once for all games on it."""
    return AgeNotation(board, tables)
