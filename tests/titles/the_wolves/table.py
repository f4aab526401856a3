"""A table laid out by hand: the position a rule speaks of, in few words.

The deal is fixed: region boards, prey and region tokens lie in the order of the data, and seats 1
to 5 have the forest, rock, grass, tundra and desert pack, unless a test says otherwise. Nothing
but lone wolves and prey stands on the map then; a test puts there what its rule is about, and
nothing more. Seats are counted from one, as in the notation.

Three players. A hex is its name and the first letter of its terrain; ``*`` lone wolf, ``!`` prey,
``~`` lake or chasm. The ten hexes around the chasm (f5 to j6) are the start board::

                                                                k1g*        m1r
                                  f1d*        h1f         j1g         l1r
                            e2d         g2f         i2g         k2t         m2r
                      d2d         f2g         h2f         j2t!        l2~
                            e3~         g3g!        i3f         k3t         m3d
                      d3t         f3g         h3r         j3f         l3d
                            e4t         g4r         i4f         k4d*        m4d*        o4t
                      d4t         f4r*        h4d         j4f         l4d         n4t
                c5t*        e5g         g5r         i5g         k5d         m5g         o5t
          b5t         d5g         f5t         h5~         j5~         l5g!        n5~
    a6t         c6d         e6g         g6~         i6~         k6r         m6g         o6f
          b6~         d6d!        f6~         h6~         j6r         l6r         n6f
    a7r         c7d         e7f         g7g         i7t         k7r         m7f*
          b7r         d7f         f7d         h7f         j7f*        l7t
    a8r         c8f*        e8g*        g8f         i8f         k8t
                      d8g         f8f         h8f         j8r         l8t
                c9g         e9t         g9f         i9~         k9r!
                      d9t!        f9~         h9g         j9r         l9d
                c10d        e10t        g10r        i10g        k10d
                      d10d        f10r        h10g        j10d*
                c11d        e11r*

Two players::

                                  f1r*        h1t
                            e2r         g2t
                      d2r         f2g         h2t
                            e3g!        g3~
                      d3f         f3g         h3d
                            e4f         g4d                                 m4d*        o4g
                      d4f         f4d*        h4g*        j4r         l4d         n4g
                c5f*        e5r         g5g         i5r         k5d         m5r         o5g
          b5f         d5r         f5g         h5t         j5r         l5r!        n5~
    a6f         c6d         e6r         g6t!        i6~         k6t         m6r         o6f
          b6d!        d6~         f6f         h6t         j6d         l6t         n6f
    a7g         c7d         e7t         g7f         i7d         k7t         m7f*
          b7g         d7t         f7f         h7d*        j7g*        l7f
    a8g         c8t*                                i8g         k8f
                                              h8g         j8t         l8f
                                                    i9t!        k9~
                                              h9d         j9t         l9r
                                                    i10d        k10r
                                              h10d        j10r*
"""

from typing import Final

from tests.titles.tables import LaidTable
from wolfden.core.options import Value
from wolfden.titles.the_wolves.game import GAME, WolvesState
from wolfden.titles.the_wolves.rules.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    NEUTRAL,
    first_of,
    kind_of,
    owner_of,
    piece,
    second_of,
    stack_of,
    token_of,
    with_token,
)
from wolfden.titles.the_wolves.rules.state import FACES, HOME, PACK_FIELDS, PREY_TAKEN
from wolfden.titles.the_wolves.rules.tables import stack_name, tables
from wolfden.titles.the_wolves.rules.vocabulary import ACTING, DRAW_FIRST, KINDS, PREY, TERRAINS
from wolfden.titles.the_wolves.text.position import pack_line

REGIONS: Final = "1 2 3 4 5 6 7 8 9 10"
HOMES: Final = "forest rock grass tundra desert"
REGION_COUNT: Final = {2: 5, 3: 6, 4: 8, 5: 10}
NOTHING: Final = "-"


def _field(state: WolvesState, name: str) -> int:
    """Return which field of a player board a position calls so."""
    return [field.key for field in pack_line(state.setting).fields].index(name) - 1


HOWL_RANGE = [
    ("g5", 0, True),
    ("h4", 0, True),
    ("i5", 0, False),
    ("i5", 1, True),
    ("j4", 2, False),
    ("j4", 3, True),
]
"""Hexes 1, 2, 3 and 4 away from f4, dens taken from the howl track, and whether f4 is reached."""


class Table(LaidTable[WolvesState]):
    """A game whose position is written down by the test."""

    def __init__(
        self,
        players: int = 3,
        hexes: str = "",
        *,
        regions: str = REGIONS,
        prey: str = "",
        moons: str = "",
        homes: str = HOMES,
        first: int = 1,
        first_player: str = "drawn",
        begun: bool = True,
        **options: Value,
    ) -> None:
        """Deal as the words say; ``begun``: the draft is over, the first player in the first turn.

        ``first_player`` is the option, ``first`` who is drawn; a test that draws for itself or
        chooses what comes before it leaves out the homes.
        """
        given = {name.replace("_", "-"): value for name, value in options.items()}
        state = GAME.setup(players, {**given, "first": first_player})
        assert isinstance(state, WolvesState)
        self.state: WolvesState = state
        count = REGION_COUNT[players]
        numbers = tables(players)
        stacks = [stack_name(upper, lower) for upper, lower in numbers.tokens]
        self._deal("region", regions.split()[:count])
        self._deal("prey", prey.split() or [PREY[kind] for kind in numbers.prey])
        self._deal("moon", moons.split() or stacks)
        self._deal("pack", homes.split()[:players])
        if state.stage == DRAW_FIRST:
            self._deal("first", [str(first)])
        if begun:
            state.stage = ACTING
            state.turn = 1
        self.lay(hexes)

    def _deal(self, verb: str, words: list[str]) -> None:
        for word in words:
            actor = self.state.actors()[0]
            self.state.apply(self.state.parse(actor, f"{verb} {word}"))

    # Laying things out.

    def lay(self, hexes: str) -> None:
        """Put on each hex what its words say: ``g5=1-alpha,1-pack f4=lone g3=hare*2 f1=-``.

        What lay there before goes away; ``-`` is nothing. What follows a ``#`` is a comment.
        """
        for line in hexes.splitlines():
            for word in line.partition("#")[0].split():
                name, _, content = word.partition("=")
                self._lay_hex(self.hex(name), content)
        self._touched()

    def _lay_hex(self, place: int, content: str) -> None:
        cell = self.state.cells[place]
        for one in (first_of(cell), second_of(cell)):
            if one and owner_of(one) != NEUTRAL:
                self.state.take(place, one)
        self.state.cells[place] = 0
        kind, star, stack = content.partition("*")
        if star:
            token = FIRST_PREY + PREY.index(kind)
            self.state.cells[place] = with_token(0, token, int(stack))
        elif content == "lone":
            self.state.cells[place] = with_token(0, LONE_WOLF)
        elif content != NOTHING:
            for word in content.split(","):
                self._put(place, word)

    def _put(self, place: int, word: str) -> None:
        owner, _, kind = word.partition("-")
        if owner != "neutral":
            there = [piece for piece in self.pieces(int(owner)) if piece.startswith(f"{kind}@")]
            box = self.state.setting.tables.pieces[KINDS.index(kind)]
            assert len(there) < box, f"seat {owner} has no further {kind}: the box holds {box}"
        self.state.put(place, _piece(word))

    def pack(self, seat: int, **fields: int | str) -> None:
        """Write fields of a player board, named as in position files: ``speed=2, prey="hare"``."""
        for name, value in fields.items():
            field = _field(self.state, name)
            self.state.packs[(seat - 1) * PACK_FIELDS + field] = self._field_value(field, value)
        self._touched()

    def _field_value(self, field: int, value: int | str) -> int:
        if isinstance(value, int):
            return value
        if field == HOME:
            return TERRAINS.index(value)
        names = {FACES: list(self.state.setting.tables.tile_names), PREY_TAKEN: list(PREY)}[field]
        return sum(1 << names.index(word) for word in value.split(",") if word)

    def seat(self, seat: int, actions: int = 0) -> None:
        """Make it the turn of a seat that has already done this number of actions."""
        self.state.seat = seat - 1
        self.state.actions = actions
        self._touched()

    def moon(self, date: int, scored: int = 0) -> None:
        """Put the moon on a date, with this number of phases scored."""
        self.state.moon = date
        self.state.scored = scored
        self._touched()

    def _touched(self) -> None:
        self.state.listed = self.state.listed[:0]

    # Asking.

    def hex(self, name: str) -> int:
        """Return the number of a hex."""
        return self.state.setting.board.by_name[name]

    def on(self, name: str) -> str:
        """Return what is on a hex, pieces in the order of their names; empty if there are none."""
        cell = self.state.cells[self.hex(name)]
        token = token_of(cell)
        if token == LONE_WOLF:
            return "lone"
        if token >= FIRST_PREY:
            return f"{PREY[token - FIRST_PREY]}*{stack_of(cell)}"
        return ",".join(sorted(_word(one) for one in (first_of(cell), second_of(cell)) if one))

    def pieces(self, seat: int) -> list[str]:
        """Return the pieces of a seat that stand on the map, like ``alpha@h4``."""
        cells = zip(self.state.setting.board.names, self.state.cells, strict=True)
        return [
            f"{KINDS[kind_of(one)]}@{name}"
            for name, cell in cells
            for one in (first_of(cell), second_of(cell))
            if one and owner_of(one) == seat - 1
        ]

    def has(self, seat: int, field: str) -> int:
        """Return a field of a player board."""
        return self.state.field(seat - 1, _field(self.state, field))

    def score(self, seat: int, part: str) -> int:
        """Return a part of the score a seat would have now."""
        packs = self.state.view(None)["packs"]
        assert isinstance(packs, list)
        return int(packs[seat - 1]["score"][part])


def _piece(word: str) -> int:
    owner, _, kind = word.partition("-")
    seat = NEUTRAL if owner == "neutral" else int(owner) - 1
    return piece(seat, KINDS.index(kind))


def _word(one: int) -> str:
    owner = owner_of(one)
    return f"{'neutral' if owner == NEUTRAL else owner + 1}-{KINDS[kind_of(one)]}"
