"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@c4`` a hex, ``+forest/rock,home,token`` a payment,
``^speed`` a track, ``>d4`` where a displaced wolf goes, ``alpha@c4`` a wolf of one's own,
``2-den@c4`` a piece of seat 2, ``hare@c4`` prey.
"""

from typing import Final, final

from wolfden.core.contract import Notation
from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.words import choice, slots_of, unfinished
from wolfden.titles.the_wolves.rules.actions import (
    NO_TRACK,
    NOWHERE,
    VERBS,
    aside_of,
    at_of,
    pack,
    pack_rival,
    pack_walker,
    payment_of,
    rival_of,
    to_of,
    track_of,
    verb_of,
    walker_of,
)
from wolfden.titles.the_wolves.rules.board import Board
from wolfden.titles.the_wolves.rules.drafting import SIDES
from wolfden.titles.the_wolves.rules.paying import tokens_used
from wolfden.titles.the_wolves.rules.pieces import KINDS, kind_of, owner_of, piece
from wolfden.titles.the_wolves.rules.tables import MAX_COST, TOKEN, Tables, stack_name
from wolfden.titles.the_wolves.rules.terms import NEUTRAL, PHASES, PREY, TERRAINS, TRACKS

SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "region": ("region",),
    "prey": ("prey",),
    "moon": ("stack",),
    "pack": ("terrain",),
    "tiles": ("side",),
    "draft": ("hex",),
    "move": ("terrain", "payment"),
    "walk": ("wolf", "end", "aside"),
    "stop": (),
    "den": ("hex", "payment", "track"),
    "lair": ("hex", "payment", "aside"),
    "howl": ("hex", "payment"),
    "dominate": ("rival", "payment", "track"),
    "hunt": ("quarry",),
    "end": (),
}
"""What the words after the first one stand for."""

OPTIONAL: Final = {"walk": 1, "lair": 1, "dominate": 1}
"""How many of the last words some actions do without."""

SYNTAX: Final = {
    "region": "region 7",
    "prey": "prey hare",
    "moon": "moon crescent",
    "pack": "pack forest",
    "tiles": "tiles fronts",
    "draft": "draft @c4",
    "move": "move forest +home",
    "walk": "walk alpha@c4 @d5, with >e5 if a wolf is displaced",
    "stop": "stop",
    "den": "den @c4 +forest/rock,token ^speed",
    "lair": "lair @c4 +home,token, with >d4 if a wolf is displaced",
    "howl": "howl @c4 +home,token",
    "dominate": "dominate 2-pack@c4 +home,token,token, with ^speed for a den",
    "hunt": "hunt hare@c4",
    "end": "end",
}


class Words:
    """The fields of an action, as far as its words were given."""

    def __init__(self, verb: i64) -> None:
        self.verb: Final = verb
        self.given = 0
        """How many words came after the first one."""
        self.at: i64 = 0
        self.to: i64 = 0
        self.aside: i64 = NOWHERE
        self.payment: i64 = 0
        self.track: i64 = NO_TRACK
        self.piece: i64 = 0

    def code(self) -> i64:
        """Return the packed action."""
        match VERBS[self.verb]:
            case "walk":
                return pack(self.verb, self.at, self.to, pack_walker(self.aside, self.piece))
            case "lair":
                return pack(self.verb, self.at, self.payment, self.aside)
            case "den":
                return pack(self.verb, self.at, self.payment, self.track)
            case "dominate":
                third = pack_rival(self.track, self.piece)
                return pack(self.verb, self.at, self.payment, third)
            case "move" | "howl":
                return pack(self.verb, self.at, self.payment)
            case _:
                return pack(self.verb, self.at, self.to)


@final
class WolvesNotation(Notation):
    """The notation of one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        self._board: Final = board
        self._tiles: Final = [*tables.tile_names, "home"]

    # Writing.

    def write(self, code: int) -> str:
        """Return the words of an action."""
        verb = VERBS[verb_of(code)]
        words = [self._word(slot, code) for slot in SLOTS[verb]]
        return " ".join([verb, *[word for word in words if word]])

    def _word(self, slot: str, code: i64) -> str:
        at = at_of(code)
        match slot:
            case "hex":
                return f"@{self._board.names[at]}"
            case "payment":
                return self._payment(payment_of(code))
            case "track":
                return "" if track_of(code) == NO_TRACK else f"^{TRACKS[track_of(code)]}"
            case "wolf":
                return f"{KINDS[walker_of(code)]}@{self._board.names[at]}"
            case "end":
                return f"@{self._board.names[to_of(code)]}"
            case "aside":
                return "" if aside_of(code) == NOWHERE else f">{self._board.names[aside_of(code)]}"
            case _:
                return self._rare_word(slot, code)

    def _rare_word(self, slot: str, code: i64) -> str:
        at = at_of(code)
        match slot:
            case "rival":
                one = rival_of(code)
                owner = "neutral" if owner_of(one) == NEUTRAL else str(owner_of(one) + 1)
                return f"{owner}-{KINDS[kind_of(one)]}@{self._board.names[at]}"
            case "quarry":
                return f"{PREY[to_of(code)]}@{self._board.names[at]}"
            case "terrain":
                return TERRAINS[at]
            case "region":
                return self._board.region_ids[at]
            case "prey":
                return PREY[at]
            case "stack":
                return stack_name(at, to_of(code))
            case _:
                return SIDES[at]

    def _payment(self, payment: i64) -> str:
        parts = [name for bit, name in enumerate(self._tiles) if payment >> bit & 1]
        return "+" + ",".join(parts + ["token"] * tokens_used(payment))

    # Reading.

    def read(self, text: str) -> int:
        """Return the code of a whole action.

        Raises:
            NotationError: the text is no action on this board.
        """
        words = text.split()
        fields = self.read_words(words)
        verb = VERBS[fields.verb]
        if fields.given < len(SLOTS[verb]) - OPTIONAL.get(verb, 0):
            raise unfinished(text, SYNTAX[verb])
        return fields.code()

    def read_words(self, words: list[str]) -> Words:
        """Read the first words of an action, or all of them.

        Raises:
            NotationError: a word means nothing on this board, or there are too many.
        """
        slots = slots_of(words, VERBS, SLOTS, SYNTAX)
        fields = Words(VERBS.index(words[0]))
        for slot, word in zip(slots, words[1:], strict=False):
            self._read_word(fields, slot, word)
            fields.given += 1
        return fields

    def _read_word(self, fields: Words, slot: str, word: str) -> None:
        match slot:
            case "hex":
                fields.at = self._hex(word, "@")
            case "end":
                fields.to = self._hex(word, "@")
            case "aside" | "track" if word[:1] not in (">", "^"):
                raise NotationError("aside-or-track", word=word)
            case "aside":
                fields.aside = self._hex(word, ">")
            case "track":
                fields.track = choice(word.removeprefix("^"), TRACKS)
            case "payment":
                fields.payment = self._read_payment(word)
            case "wolf":
                kind, _, name = word.partition("@")
                fields.piece = choice(kind, KINDS[:2])
                fields.at = self._hex("@" + name, "@")
            case _:
                self._read_rare_word(fields, slot, word)

    def _read_rare_word(self, fields: Words, slot: str, word: str) -> None:
        match slot:
            case "rival":
                fields.piece, fields.at = self._rival(word)
            case "quarry":
                kind, _, name = word.partition("@")
                fields.to = choice(kind, PREY)
                fields.at = self._hex("@" + name, "@")
            case "terrain":
                fields.at = choice(word, TERRAINS)
            case "region":
                fields.at = choice(word, tuple(self._board.region_ids))
            case "prey":
                fields.at = choice(word, PREY)
            case "stack":
                upper, _, lower = word.partition("/")
                fields.at = 1 + choice(upper, PHASES)
                fields.to = 1 + choice(lower, PHASES) if lower else 0
            case _:
                fields.at = choice(word, SIDES)

    def _hex(self, word: str, sign: str) -> int:
        name = word.removeprefix(sign)
        if name in self._board.water:
            raise NotationError("water", word=name)
        if not word.startswith(sign) or name not in self._board.by_name:
            raise NotationError("place", word=word, like=f"{sign}c4")
        return self._board.by_name[name]

    def _rival(self, word: str) -> tuple[int, int]:
        who, _, name = word.partition("@")
        owner, _, kind = who.partition("-")
        seats = [str(seat + 1) for seat in range(self._board.players)]
        number = NEUTRAL if owner == "neutral" else choice(owner, tuple(seats))
        return (piece(number, choice(kind, KINDS)), self._hex("@" + name, "@"))

    def _read_payment(self, word: str) -> int:
        parts = word.removeprefix("+").split(",")
        tokens = parts.count("token")
        tiles = [part for part in parts if part != "token"]
        unknown = [part for part in tiles if part not in self._tiles]
        if not word.startswith("+") or unknown or len(set(tiles)) != len(tiles):
            names = ", ".join(self._tiles)
            raise NotationError("payment", word=word, known=names)
        if tokens > MAX_COST:
            raise NotationError("cost", word=word, most=MAX_COST)
        return sum(1 << self._tiles.index(tile) for tile in tiles) + tokens * TOKEN
