"""The words of actions: writing them, and reading whole actions or their first words.

Each word names something one can point at: ``@c4`` a hex, ``+forest/rock,home,token`` a payment,
``^speed`` a track, ``>d4`` where a displaced wolf goes, ``alpha@c4`` an own wolf,
``2-den@c4`` a piece of seat 2, ``hare@c4`` prey.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from wolfden.core.errors import NotationError
from wolfden.core.machine import i64
from wolfden.core.text.notation import Fields, Grammar, SlotNotation, choice, slots_from
from wolfden.titles.the_wolves.rules import actions, paying, pieces, vocabulary as v
from wolfden.titles.the_wolves.rules.board import Board
from wolfden.titles.the_wolves.rules.pieces import NEUTRAL
from wolfden.titles.the_wolves.rules.tables import MAX_COST, TOKEN, Tables, stack_name

SLOTS: Final = slots_from(
    """
    region region | prey prey | moon stack | pack terrain | tiles side | draft hex
    move terrain payment | walk wolf end aside | stop | den hex payment track
    lair hex payment aside | howl hex payment | dominate rival payment track
    hunt quarry | end | first seat
    """
)
"""What the words after the first one mean."""

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
    "first": "first 2",
}


_GRAMMAR: Final = Grammar(v.VERBS, SLOTS, SYNTAX, optional=("walk", "lair", "dominate"))


class ActionWords(Fields):
    """The fields of an action of The Wolves."""

    at: i64 = 0
    to: i64 = 0
    aside: i64 = actions.NOWHERE
    payment: i64 = 0
    track: i64 = actions.NO_TRACK
    piece: i64 = 0

    def code(self) -> int:
        """Return the packed action."""
        match v.VERBS[self.verb]:
            case "walk":
                third = actions.pack_walker(self.aside, self.piece)
                return actions.pack(self.verb, self.at, self.to, third)
            case "lair":
                return actions.pack(self.verb, self.at, self.payment, self.aside)
            case "den":
                return actions.pack(self.verb, self.at, self.payment, self.track)
            case "dominate":
                third = actions.pack_rival(self.track, self.piece)
                return actions.pack(self.verb, self.at, self.payment, third)
            case "move" | "howl":
                return actions.pack(self.verb, self.at, self.payment)
            case _:
                return actions.pack(self.verb, self.at, self.to)


@final
class WolvesNotation(SlotNotation[ActionWords]):
    """The notation of one board."""

    def __init__(self, board: Board, tables: Tables) -> None:
        super().__init__(_GRAMMAR, ActionWords, actions.VERB_MASK)
        self._board: Final = board
        self._tiles: Final = [*tables.tile_names, "home"]
        self._seats: Final = tuple([str(seat + 1) for seat in range(board.players)])
        self._owners: Final = [*self._seats, *[""] * (NEUTRAL - board.players), "neutral"]

    def domain(self, slot: str) -> list[str]:
        """Return every word that a slot can hold on this board."""
        match slot:
            case "hex" | "end":
                return self._on_hexes([""])
            case "aside":
                return [f">{name}" for name in self._board.names]
            case "wolf":
                return self._on_hexes(v.KINDS[:2])
            case "rival":
                owners = [owner for owner in self._owners if owner]
                return self._on_hexes([f"{owner}-{kind}" for owner in owners for kind in v.KINDS])
            case "quarry":
                return self._on_hexes(v.PREY)
            case "payment":
                return [self._payment(payment) for payment in range(1, (MAX_COST + 1) * TOKEN)]
            case "track":
                return [f"^{track}" for track in v.TRACKS]
            case "stack":
                lower = ["", *[f"/{phase}" for phase in v.PHASES]]
                return [upper + rest for upper in v.PHASES for rest in lower]
            case _:
                return list(self._names(slot))

    def _on_hexes(self, things: Sequence[str]) -> list[str]:
        return [f"{thing}@{name}" for thing in things for name in self._board.names]

    def _names(self, slot: str) -> tuple[str, ...]:
        """Return the words of a slot that are nothing but names."""
        match slot:
            case "terrain":
                return v.TERRAINS
            case "region":
                return tuple(self._board.region_ids)
            case "prey":
                return v.PREY
            case "seat":
                return self._seats
            case _:
                return v.SIDES

    # Writing.

    def word(self, slot: str, code: int) -> str:
        """Return the word of one slot."""
        at = actions.at_of(code)
        match slot:
            case "hex":
                return f"@{self._board.names[at]}"
            case "payment":
                return self._payment(actions.payment_of(code))
            case "track":
                track = actions.track_of(code)
                return "" if track == actions.NO_TRACK else f"^{v.TRACKS[track]}"
            case "wolf":
                return f"{v.KINDS[actions.walker_of(code)]}@{self._board.names[at]}"
            case "end":
                return f"@{self._board.names[actions.to_of(code)]}"
            case "aside":
                aside = actions.aside_of(code)
                return "" if aside == actions.NOWHERE else f">{self._board.names[aside]}"
            case _:
                return self._rare_word(slot, code)

    def _rare_word(self, slot: str, code: i64) -> str:
        at = actions.at_of(code)
        match slot:
            case "rival":
                one = actions.rival_of(code)
                who = f"{self._owners[pieces.owner_of(one)]}-{v.KINDS[pieces.kind_of(one)]}"
                return f"{who}@{self._board.names[at]}"
            case "quarry":
                return f"{v.PREY[actions.to_of(code)]}@{self._board.names[at]}"
            case "stack":
                return stack_name(at, actions.to_of(code))
            case _:
                return self._names(slot)[at]

    def _payment(self, payment: i64) -> str:
        parts = [name for bit, name in enumerate(self._tiles) if payment >> bit & 1]
        return "+" + ",".join(parts + ["token"] * paying.tokens_used(payment))

    # Reading.

    def read_word(self, fields: ActionWords, slot: str, word: str) -> None:
        """Read the word of one slot."""
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
                fields.track = choice(word.removeprefix("^"), v.TRACKS)
            case "payment":
                fields.payment = self._read_payment(word)
            case "wolf":
                kind, _, name = word.partition("@")
                fields.piece = choice(kind, v.KINDS[:2])
                fields.at = self._hex("@" + name, "@")
            case _:
                self._read_rare_word(fields, slot, word)

    def _read_rare_word(self, fields: ActionWords, slot: str, word: str) -> None:
        match slot:
            case "rival":
                fields.piece, fields.at = self._rival(word)
            case "quarry":
                kind, _, name = word.partition("@")
                fields.to = choice(kind, v.PREY)
                fields.at = self._hex("@" + name, "@")
            case "stack":
                upper, _, lower = word.partition("/")
                fields.at = 1 + choice(upper, v.PHASES)
                fields.to = 1 + choice(lower, v.PHASES) if lower else 0
            case _:
                fields.at = choice(word, self._names(slot))

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
        number = NEUTRAL if owner == "neutral" else choice(owner, self._seats)
        return (pieces.piece(number, choice(kind, v.KINDS)), self._hex("@" + name, "@"))

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


@lru_cache(maxsize=16)
def notation(board: Board, tables: Tables) -> WolvesNotation:
    """Return the notation of a board: made once for all games on it."""
    return WolvesNotation(board, tables)
