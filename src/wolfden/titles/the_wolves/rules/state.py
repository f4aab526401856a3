"""Positions: what is on the table, and the plain ways to read it.

The rules (``rules/``) work on a :class:`Position`; ``game.py`` makes it a full ``State``.
"""

from typing import Final

from wolfden.core.contract import Notation
from wolfden.core.machine import i64, vec
from wolfden.core.options import Options
from wolfden.core.title import TitleSetting, TitleState
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import Board, destination_index
from wolfden.titles.the_wolves.rules.pieces import NEUTRAL, owner_of, with_piece, without_piece
from wolfden.titles.the_wolves.rules.tables import Tables

# Fields of a player board, one row of PACK_FIELDS integers a seat.
HOME: Final = 0
FACES: Final = 1
"""W2.9 A bit for each of the five tiles: set while its back is up."""
ACTION_TOKENS: Final = 2
TERRAIN_TOKENS: Final = 3
DENS: Final = 4
"""W2.2 Dens taken from spread, speed and howl: three fields."""
WOLVES: Final = 7
LAIRS: Final = 8
PREY_TAKEN: Final = 9
"""W2.7 A bit for each kind of prey."""
REGION_POINTS: Final = 10
REGION_TOKENS: Final = 11
LESSER_POINTS: Final = 12
PACK_FIELDS: Final = 13

ABSENT: Final = -1
"""A piece that is not on the map, in ``Position.standing``."""

UNDEALT: Final = -1
"""A home terrain or a region not dealt yet."""

UNDRAWN: Final = -1
"""The first player, while nobody knows who that is."""


class Setting(TitleSetting):
    """What never changes during a game: the board, the numbers and the options as values."""

    def __init__(
        self, players: int, board: Board, tables: Tables, options: Options, notation: Notation
    ) -> None:
        super().__init__(players, options, notation)
        self.board: Final = board
        self.tables: Final = tables
        counts = tables.pieces
        sizes = [0, *counts * players]
        self.groups: Final = vec[i64]([sum(sizes[: group + 1]) for group in range(len(sizes))])
        """Where the pieces of each seat and kind begin in ``Position.standing``."""
        self.turn_limit: Final[i64] = int(options["turn-limit"])
        self.one_token_a_turn: Final = options["action-tokens"] == "one"
        self.late_tokens: Final = options["late-tokens"] == "yes"
        self.choose_tiles: Final = options["tiles"] == "chosen"
        self.choose_packs: Final = options["packs"] == "chosen"
        self.draws_first: Final = options["first"] == "drawn"
        self.alphas_break_ties: Final = options["alpha-tiebreak"] == "on"


class Position(TitleState):
    """The fields of a game of The Wolves.

    Rows hold plain integers, so that a copy is a few block copies. ``terrain``, ``grounds``,
    ``ends`` and ``regions`` do not change once dealing is over: copies share them.
    """

    def __init__(  # noqa: PLR0915 (fields and what they are, not steps)
        self,
        setting: Setting,
        terrain: vec[i64],
        grounds: vec[vec[i64]],
        ends: vec[vec[i64]],
        regions: vec[i64],
        moons: vec[i64],
        cells: vec[i64],
        standing: vec[i64],
        packs: vec[i64],
        walked: vec[i64],
    ) -> None:
        super().__init__(setting.players)
        self.setting: Final = setting
        self.terrain = terrain
        """Terrain of each hex; empty until all regions are dealt."""
        self.grounds = grounds
        """The hexes of each terrain; empty until all regions are dealt."""
        self.ends = ends
        """W6.1 Where walks can end, at ``destination_index``; empty where nobody has asked yet."""
        self.regions = regions
        """W1.3 Which region board was dealt to each slot so far."""
        self.moons = moons
        """W14.1 Two entries a slot: upper and lower region token, 1 + phase or 0."""
        self.cells = cells
        """The pieces and tokens on each hex, see ``pieces.py``."""
        self.standing = standing
        """Where each seat's pieces are, the same as ``cells`` the other way round.

        A group for each seat and kind: the hexes in order, then ``ABSENT`` for pieces that are
        not on the map.
        """
        self.packs = packs
        """The player boards, ``PACK_FIELDS`` integers a seat."""
        self.walked = walked
        """W6.1 The wolves that walked in this move, as hex × 2 + kind."""
        self.stage: i64 = vocab.DEAL_REGIONS
        self.seat: i64 = 0
        """Who is to act in a stage that belongs to a seat."""
        self.first: i64 = UNDRAWN
        """W3.6 The first player: the draft and the turns go clockwise from this seat."""
        self.count: i64 = 0
        """How far the dealing, choosing or drafting of this stage has come."""
        self.turn: i64 = 0
        """Turns begun so far."""
        self.actions: i64 = 0
        """W4.1 Actions begun in this turn."""
        self.idle: i64 = 0
        """W15.4 Turns in a row without any action."""
        self.moon: i64 = 0
        """W13.1 Dates taken."""
        self.scored: i64 = 0
        """W14.1 Moon phases scored."""
        self.walkers: i64 = 0
        """W6.1 Wolves that may still walk in this move."""
        self.ground: i64 = 0
        """W6.1 The terrain this move ends on."""
        self.ending: i64 = vocab.FULL_MOON
        """W15 How the game ended, once it has."""
        self.listed = vec[i64]()
        """The legal codes of this position, once they were asked for."""

    def field(self, seat: i64, name: i64) -> i64:
        """Return one field of a player board."""
        return self.packs[seat * PACK_FIELDS + name]

    def add_to_field(self, seat: i64, name: i64, amount: i64) -> None:
        """Change one field of a player board."""
        place = seat * PACK_FIELDS + name
        self.packs[place] = self.packs[place] + amount

    def attribute(self, seat: i64, track: i64) -> i64:
        """W2.2 Return spread, speed or howl range."""
        dens = self.packs[seat * PACK_FIELDS + DENS + track]
        return self.setting.tables.attributes[track][dens]

    def spread(self, seat: i64) -> i64:
        """W6.1 How many wolves a move may move."""
        return self.attribute(seat, vocab.SPREAD)

    def speed(self, seat: i64) -> i64:
        """W6.1 How many steps each of them may walk."""
        return self.attribute(seat, vocab.SPEED)

    def howl_range(self, seat: i64) -> i64:
        """W10.1 How far a howl reaches."""
        return self.attribute(seat, vocab.HOWL_RANGE)

    def group(self, seat: i64, kind: i64) -> i64:
        """Return where the pieces of a seat and kind begin in ``standing``."""
        return self.setting.groups[seat * vocab.KIND_COUNT + kind]

    def group_end(self, seat: i64, kind: i64) -> i64:
        """Return where the pieces of a seat and kind end in ``standing``."""
        return self.setting.groups[seat * vocab.KIND_COUNT + kind + 1]

    def roster(self, seat: i64, kind: i64) -> vec[i64]:
        """Return where each piece of a seat and kind is: hexes in order, then ``ABSENT``."""
        group = seat * vocab.KIND_COUNT + kind
        groups = self.setting.groups
        return self.standing[groups[group] : groups[group + 1]]

    def places(self, seat: i64, kind: i64) -> vec[i64]:
        """Return the hexes with pieces of a seat and kind, in order."""
        return vec[i64]([place for place in self.roster(seat, kind) if place != ABSENT])

    def put(self, place: i64, one: i64) -> None:
        """Put a piece on a hex that has room for it."""
        self.cells[place] = with_piece(self.cells[place], one)
        if owner_of(one) == NEUTRAL:
            return
        standing = self.standing
        index = self.setting.groups[one - 1]  # pieces are counted from 1, groups from 0
        moved = place
        while moved != ABSENT:
            here = standing[index]
            if here == ABSENT or moved < here:
                standing[index] = moved
                moved = here
            index += 1

    def take(self, place: i64, one: i64) -> None:
        """Take a piece from its hex; the neutral pack never leaves (W16.3)."""
        self.cells[place] = without_piece(self.cells[place], one)
        standing, groups = self.standing, self.setting.groups
        index, last = groups[one - 1], groups[one] - 1
        while standing[index] != place:
            index += 1
        while index < last:
            follower = standing[index + 1]
            standing[index] = follower
            if follower == ABSENT:
                return
            index += 1
        standing[last] = ABSENT

    def lay_regions(self) -> None:
        """W1.3 Once all regions are dealt: note the terrain of every hex."""
        board = self.setting.board
        self.terrain = board.terrain_of(list(self.regions))
        self.grounds = board.grounds_of(self.terrain)
        self.ends = board.empty_destinations()

    def find_ends(self, start: i64, steps: i64, terrain: i64) -> vec[i64]:
        """W6.1 Return the hexes of a terrain within some steps of a hex, and keep them in ``ends``.

        Copies of a state share what one of them has found.
        """
        found = self.setting.board.destinations(self.grounds[terrain], start, steps)
        self.ends[destination_index(start, steps, terrain)] = found
        return found

    def place_in_order(self, seat: i64) -> i64:
        """W3.6 Return the place of a seat in the order of turns; the first player's is 0."""
        players = self.setting.players
        return (seat - self.first + players) % players

    def homes(self) -> list[int]:
        """Return the home terrain of every seat."""
        row = self.packs
        return [row[seat * PACK_FIELDS + HOME] for seat in range(self.setting.players)]


def alphas_of(position: Position, seat: i64) -> vec[i64]:
    """Return the hexes with an alpha of ``seat``; one with two alphas appears twice."""
    return position.places(seat, vocab.ALPHA)


def is_within(position: Position, alphas: vec[i64], place: i64, reach: i64) -> bool:
    """W1.4 Whether one of the alphas is at most ``reach`` hexes away."""
    far = position.setting.board.spans[place]
    for alpha in alphas:
        if far[alpha] <= reach:
            return True
    return False
