"""The tables of The Wolves (W2, W13, W14, W16) for one number of players, read from data."""

from functools import cache
from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.core.text.datafile import Section, read_data
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import pack
from wolfden.titles.the_wolves.rules.pieces import MAX_DENS

TILES: Final = 5
"""W2.9 The two-faced tiles; the home tile comes on top."""
HOME_TILE: Final = 1 << TILES
TOKEN: Final = 2 * HOME_TILE
"""One terrain token in a payment, above the bits of the six tiles."""
MAX_COST: Final = 3
"""W4.3 No action costs more."""


class Tables:
    """What the box says, as flat lists that rules can index."""

    def __init__(self, root: Section, players: int) -> None:
        pieces = root.section("pieces")
        self.pieces: Final = [pieces.number(kind) for kind in vocab.KINDS]
        costs = root.section("costs")
        self.move_cost: Final[i64] = costs.number("move")
        self.howl_cost: Final[i64] = costs.number("howl")
        self.den_cost: Final[i64] = costs.number("den")
        self.lair_cost: Final[i64] = costs.number("lair")
        self.dominate_cost: Final[i64] = costs.number("dominate")
        self._read_tracks(root)
        self._read_tiles(root.section("tiles"))
        self._read_scoring(root)
        self._read_players(_for_players(root, players))
        self.neutral: Final = _neutral(root.section("neutral"))

    def _read_tracks(self, root: Section) -> None:
        """W2.2, W2.5, W2.6."""
        attributes = root.section("attributes")
        self.attributes = vec[vec[i64]](
            [vec[i64](list(attributes.numbers(track, MAX_DENS + 1))) for track in vocab.TRACKS]
        )
        wolves = root.section("wolves")
        order = wolves.words("order", ("pack", "alpha"))
        self.wolf_is_alpha = [kind == "alpha" for kind in order]
        self.wolf_points = list(wolves.numbers("points", len(order) + 1))
        lairs = root.section("lairs")
        self.lair_points = list(lairs.numbers("points", self.pieces[3] + 1))

    def _read_tiles(self, tiles: Section) -> None:
        """W2.9 At ``home * 32 + faces``: for each terrain the tiles that show it, as bits."""
        fronts = tiles.words("fronts", vocab.TERRAINS, count=TILES)
        backs = tiles.words("backs", vocab.TERRAINS, count=TILES)
        self.tile_names = [f"{front}/{back}" for front, back in zip(fronts, backs, strict=True)]
        self.shown = [
            [
                _faces_showing(fronts, backs, home, faces, terrain)
                for terrain in range(len(vocab.TERRAINS))
            ]
            for home in range(len(vocab.TERRAINS))
            for faces in range(1 << TILES)
        ]
        by_tiles = _ways_by_tiles()
        self.ways = vec[vec[i64]](
            [
                by_tiles[(tiles, tokens, cost)]
                for shown in self.shown
                for tokens in range(MAX_COST + 1)
                for cost in range(MAX_COST + 1)
                for tiles in shown
            ]
        )
        """W5.2 At ``price * 5 + terrain``, see ``purse``: every way to pay, most tiles first."""
        terrains = range(len(vocab.TERRAINS))
        self.moves = vec[vec[i64]](
            [
                vec[i64](
                    [pack(vocab.MOVE, t, way) for t in terrains for way in self.ways[first + t]]
                )
                for first in range(0, len(self.ways), len(vocab.TERRAINS))
            ]
        )
        """W6.1 At ``price``: every action of the kind move, if that is what it costs."""
        self.payable = vec[i64]([len(moves) for moves in self.moves])
        """W5.2 At ``price``: how many ways there are, over all terrains."""

    def _read_scoring(self, root: Section) -> None:
        """W14.2, W14.3."""
        control = root.section("control")
        self.piece_control = control.number("piece")
        self.lair_control = control.number("lair")
        regions = root.section("regions")
        self.region_points = [regions.numbers(phase, 2)[0] for phase in vocab.PHASES]
        self.lesser_points = [regions.numbers(phase, 2)[1] for phase in vocab.PHASES]

    def _read_players(self, section: Section) -> None:
        """W2.3, W2.4, W2.7, W3.2, W3.3, W13.2, W16, W17."""
        players = section.number("count")
        second = section.words("second_den", vocab.TOKENS, count=3)
        fourth = section.words("fourth_den", vocab.TOKENS, count=3)
        self.second_den_is_action = [token == "action" for token in second]
        self.fourth_den_is_action = [token == "action" for token in fourth]
        self.attribute_points = list(section.numbers("attribute_points", MAX_DENS + 1))
        self.hunt_points = list(section.numbers("hunt_points", len(vocab.PREY) + 1))
        self.hunt_gives_action = section.word("hunt_token", ("none", "action")) == "action"
        self.moon = list(section.numbers("moon", len(vocab.PHASES)))
        self.tokens = [_stack(section, word) for word in section.words("tokens")]
        numbers = [number for stack in self.tokens for number in stack]
        self.token_counts = [numbers.count(phase + 1) for phase in range(len(vocab.PHASES))]
        """W3.3, W16.2 How many region tokens there are of each phase."""
        self.stacks = sorted(set(self.tokens))
        self.stack_counts = [self.tokens.count(stack) for stack in self.stacks]
        self.prey = [vocab.PREY.index(word) for word in section.words("prey", vocab.PREY)]
        self.prey_counts = [self.prey.count(kind) for kind in range(len(vocab.PREY))]
        self.prey_stack = section.number("prey_stack")
        self.late_places = [place - 1 for place in section.numbers("late_places")]
        """W17 Who gets a catch-up token, by place in the order of turns."""
        self.first_tokens = list(section.numbers("first_tokens", players))
        """W16.5 The action tokens at the start, by place in the order of turns."""
        section.finish()


def _faces_showing(
    fronts: tuple[str, ...], backs: tuple[str, ...], home: int, faces: int, terrain: int
) -> int:
    shown = HOME_TILE if home == terrain else 0
    for tile in range(TILES):
        face = backs[tile] if faces >> tile & 1 else fronts[tile]
        if face == vocab.TERRAINS[terrain]:
            shown |= 1 << tile
    return shown


def purse(faces: i64, tokens: i64) -> i64:
    """Return one number for a pack's ``home * 32 + faces`` and its terrain tokens.

    With a cost added it is the *price* by which the tables know every way to pay.
    """
    return (faces * (MAX_COST + 1) + min(tokens, MAX_COST)) * (MAX_COST + 1)


def _ways_by_tiles() -> dict[tuple[int, int, int], vec[i64]]:
    """W5.2 Return the ways to pay by the tiles that show the terrain, tokens and cost."""
    ways: dict[tuple[int, int, int], vec[i64]] = {}
    for tiles in range(TOKEN):
        parts = [part for part in range(TOKEN) if part & ~tiles == 0]
        parts.sort(key=lambda part: (-part.bit_count(), part))
        for tokens in range(MAX_COST + 1):
            for cost in range(MAX_COST + 1):
                short = [(part, cost - part.bit_count()) for part in parts]
                fitting = [(part, rest) for part, rest in short if 0 <= rest <= tokens]
                payments = [part + TOKEN * rest for part, rest in fitting]
                ways[(tiles, tokens, cost)] = vec[i64](payments)
    return ways


def _stack(section: Section, word: str) -> tuple[int, int]:
    """Read a stack of region tokens, upper/lower; 0 without a lower one."""
    names = word.split("/")
    if len(names) > 2 or not set(names) <= set(vocab.PHASES):
        raise section.fail("wolves-stack", word=word)
    numbers = [1 + vocab.PHASES.index(name) for name in names]
    return (numbers[0], numbers[1] if len(numbers) == 2 else 0)


def stack_name(upper: int, lower: int) -> str:
    """Write a stack of region tokens: ``crescent``, ``crescent/quarter``."""
    return vocab.PHASES[upper - 1] + (f"/{vocab.PHASES[lower - 1]}" if lower else "")


def _for_players(root: Section, players: int) -> Section:
    for section in root.sections("players"):
        if section.number("count") == players:
            return section
    raise root.fail("wolves-no-table", players=players)


def _neutral(section: Section) -> dict[tuple[int, int], list[list[int]]]:
    """W16.3 By stack of region tokens: the kinds north-east and south-east of the lake."""
    neutral = {}
    for key in section.names():
        sides = section.section(key)
        words = [sides.words(side, vocab.KINDS) for side in ("NE", "SE")]
        sides.finish()
        kinds = [[vocab.KINDS.index(word) for word in there] for there in words]
        neutral[_stack(section, key)] = kinds
    return neutral


@cache
def tables(players: int) -> Tables:
    """Return the tables for a number of players."""
    root = read_data("wolfden.titles.the_wolves", "tables.toml")
    loaded = Tables(root, players)
    root.finish()
    return loaded
