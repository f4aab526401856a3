"""W1 The map: hexes, regions, distances, read from data and checked.

A :class:`Board` holds geometry, and caches of what views show of single hexes. It is the same for
every game with that number of players and that board file. Which region board is in which place
is dealt at the start of a game; the terrain of each hex therefore belongs to the state. Only hexes
that pieces can be on get an index.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wolfden.core.errors import BadData
from wolfden.core.hexes import DIRECTIONS, Hex, distance, names, neighbours, steps_from
from wolfden.core.machine import i64, vec
from wolfden.core.text.datafile import Section, read_data, read_toml
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.pieces import ONE_PIECE
from wolfden.titles.the_wolves.rules.scene import Land, Region, Water
from wolfden.titles.the_wolves.rules.tables import tables

NOT_A_REGION: Final = -1
DESTINATIONS_PER_HEX: Final = 30
"""How many kinds of walks start on a hex: up to five steps, to each of five terrains."""
NORTH: Final = 1
SOUTH: Final = 2
MAX_REGION_BOARDS: Final = 255
"""A packed action has no room for more; the most hexes a map can have is 160."""


class Shape:
    """W1.1 The outline that all region boards of a set share."""

    def __init__(self, section: Section) -> None:
        self.zones: Final = [
            [Hex(q, r) for q, r in section.number_lists(z, 2)] for z in vocab.ZONES
        ]
        self.lake: Final = _hex(section, "lake")
        self.lone_wolves: Final = [Hex(q, r) for q, r in section.number_lists("lone_wolves", 2)]
        self.prey: Final = _hex(section, "prey")
        section.finish()
        self._check(section)

    def _check(self, section: Section) -> None:
        land = [place for zone in self.zones for place in zone]
        if any(len(zone) != 3 for zone in self.zones):
            raise section.fail("wolves-zone-size")
        if len(set(land) | {self.lake}) != len(land) + 1:
            raise section.fail("wolves-zones-overlap")
        marks = [*self.lone_wolves, self.prey]
        if len(self.lone_wolves) != 2 or len(set(marks)) != 3 or not set(marks) <= set(land):
            raise section.fail("wolves-marks")


class Start:
    """W1.2 The start board."""

    def __init__(self, section: Section) -> None:
        self.chasm: Final = [Hex(q, r) for q, r in section.number_lists("chasm", 2)]
        self.sides: Final = [self._side(section.section(side)) for side in ("north", "south")]
        section.finish()
        land = [place for side in self.sides for place, _terrain in side]
        if len({*land, *self.chasm}) != len(land) + len(self.chasm):
            raise section.fail("wolves-start-twice")

    def _side(self, section: Section) -> list[tuple[Hex, int]]:
        side = [(_hex(section, terrain), index) for index, terrain in enumerate(vocab.TERRAINS)]
        section.finish()
        return side


@dataclass(frozen=True)
class Placement:
    """The place of a board: its origin, turned by 180 degrees or not."""

    origin: Hex
    turned: bool

    def of(self, local: Hex) -> Hex:
        """Return where a hex of the board is on the map."""
        return self.origin.plus(local.turned() if self.turned else local)


def _placing(section: Section, q: int, r: int, turn: int) -> Placement:
    if turn not in (0, 180):
        raise section.fail("wolves-turned", turn=turn)
    return Placement(Hex(q, r), turn == 180)


class Arrangement:
    """W1.3 How boards are put together for one number of players."""

    def __init__(self, section: Section) -> None:
        self.players: Final = section.number("players")
        self.regions: Final = [_placing(section, *p) for p in section.number_lists("regions", 3)]
        start = section.numbers("start", 3) if section.has("start") else None
        self.start: Final = None if start is None else _placing(section, *start)
        self.section: Final = section
        section.finish()


class BoardSet:
    """Everything a board file may say: the shape, the region boards, the start board, places."""

    def __init__(self, boards: Section, arrangements: Section, own: Section | None) -> None:
        def source(key: str, default: Section) -> Section:
            return own if own is not None and own.has(key) else default

        self.shape: Final = Shape(source("shape", boards).section("shape"))
        self.start: Final = Start(source("start", boards).section("start"))
        self.region_ids: Final[list[str]] = []
        self.region_terrains: Final[list[vec[i64]]] = []
        for region in source("region", boards).sections("region"):
            self._add_region(region)
        self._arrangements: Final[dict[int, Arrangement]] = {}
        for places in source("arrangement", arrangements).sections("arrangement"):
            arrangement = Arrangement(places)
            if arrangement.players in self._arrangements:
                raise places.fail("wolves-arrangement-twice", players=arrangement.players)
            self._arrangements[arrangement.players] = arrangement
        for section in (boards, arrangements) if own is None else (own,):
            section.finish()

    def _add_region(self, section: Section) -> None:
        name = section.word("id")
        if not name or not name.replace("-", "").isalnum() or name in self.region_ids:
            raise section.fail("wolves-region-id", id=name)
        words = section.words("terrains", vocab.TERRAINS, count=len(vocab.ZONES))
        if len(set(words)) != len(vocab.ZONES):
            raise section.fail("wolves-region-terrains")
        section.finish()
        if len(self.region_ids) == MAX_REGION_BOARDS:
            raise section.fail("wolves-region-most", most=MAX_REGION_BOARDS)
        self.region_ids.append(name)
        self.region_terrains.append(vec[i64]([vocab.TERRAINS.index(word) for word in words]))

    def arrangement(self, players: int) -> Arrangement:
        """Return the arrangement for a number of players."""
        if players not in self._arrangements:
            raise BadData("wolves-no-arrangement", players=players)
        return self._arrangements[players]


def _hex(section: Section, key: str) -> Hex:
    q, r = section.numbers(key, 2)
    return Hex(q, r)


class Board:
    """The map of one table, ready for the rules to look things up in.

    Rows are indexed by hex number. ``neighbours[h]`` holds the hexes next to one, ``around[h]`` the
    hex itself before them, ``by_steps[h]`` all other hexes by walking distance, ``regions[slot]``
    those of a region;
    ``steps`` and ``spans`` the walking distance and the plain hex distance of every pair (W1.4).
    ``lands`` and ``full_lands`` keep hexes as views show them, by what is there (view.py), and
    ``shown_regions`` regions; ``waters`` are the other hexes.
    """

    def __init__(self, boards: BoardSet, players: int) -> None:
        self.players: Final = players
        self.region_ids: Final = boards.region_ids
        self.region_terrains: Final = boards.region_terrains
        self.shape: Final = boards.shape
        self._slots: Final[dict[Hex, int]] = {}
        self._zones: Final[dict[Hex, int]] = {}
        self._sides: Final[dict[Hex, int]] = {}
        self.lakes: Final[list[Hex]] = []
        self.chasm: Final[list[Hex]] = []
        self._marks: Final[list[list[Hex]]] = []
        self._lay(boards, boards.arrangement(players))
        index = self._number_hexes()
        self._find_neighbours(index)
        self._find_marks(index)
        self._measure()
        self._check()
        self._show()

    # Laying boards down.

    def _lay(self, boards: BoardSet, arrangement: Arrangement) -> None:
        for slot, placing in enumerate(arrangement.regions):
            self._lay_region(boards.shape, slot, placing)
        if arrangement.start is not None:
            self._lay_start(boards.start, arrangement.start)
        self.region_count = len(arrangement.regions)
        self.has_start = arrangement.start is not None
        wanted = len(tables(self.players).tokens)
        fail = arrangement.section.fail
        if self.region_count != wanted or self.has_start == (self.players == 2):
            raise fail("wolves-arrangement", players=self.players, count=wanted)
        if len(self.region_ids) < wanted:
            raise fail("wolves-region-boards", count=wanted)

    def _lay_region(self, shape: Shape, slot: int, placing: Placement) -> None:
        for zone, hexes in enumerate(shape.zones):
            for local in hexes:
                self._put(placing.of(local), slot, zone)
        self._cover(placing.of(shape.lake))
        self.lakes.append(placing.of(shape.lake))
        marks = [*shape.lone_wolves, shape.prey]
        corners = [shape.lake.plus(DIRECTIONS[side]) for side in ("NE", "SE")]
        self._marks.append([placing.of(local) for local in marks + corners])

    def _lay_start(self, start: Start, placing: Placement) -> None:
        for local in start.chasm:
            self._cover(placing.of(local))
            self.chasm.append(placing.of(local))
        for side, hexes in zip((NORTH, SOUTH), start.sides, strict=True):
            for local, terrain in hexes:
                place = placing.of(local)
                self._put(place, NOT_A_REGION, terrain)
                if any(there in self.chasm for there in neighbours(place)):
                    self._sides[place] = side

    def _put(self, place: Hex, slot: int, zone: int) -> None:
        self._cover(place)
        self._slots[place] = slot
        self._zones[place] = zone

    def _cover(self, place: Hex) -> None:
        if place in self._slots or place in self.lakes or place in self.chasm:
            raise BadData("wolves-overlap", place=f"{place.q}, {place.r}")

    # Numbering and measuring.

    def _number_hexes(self) -> dict[Hex, int]:
        """Number land hexes column by column; name water too, so that it can be pointed at."""
        everything = names([*self._slots, *self.lakes, *self.chasm])
        self.hexes = sorted(self._slots, key=lambda place: (place.q, place.r))
        self.size = len(self.hexes)
        self.names = [everything[place] for place in self.hexes]
        self.water = {everything[h]: h for h in [*self.lakes, *self.chasm]}
        self.lake_names = [everything[lake] for lake in self.lakes]
        self.by_name = {name: number for number, name in enumerate(self.names)}
        self.slots = vec[i64]([self._slots[place] for place in self.hexes])
        self.zones = vec[i64]([self._zones[place] for place in self.hexes])
        self.sides = vec[i64]([self._sides.get(place, 0) for place in self.hexes])
        self.draft_places = vec[i64](
            [h for h in range(self.size) if self.sides[h] != 0 or not self.has_start]
        )
        self.regions = _rows(
            [
                [h for h, slot in enumerate(self.slots) if slot == region]
                for region in range(self.region_count)
            ]
        )
        return {place: number for number, place in enumerate(self.hexes)}

    def _find_neighbours(self, index: dict[Hex, int]) -> None:
        self.lakeside = [
            any(there in self.lakes for there in neighbours(place)) for place in self.hexes
        ]
        beside = [
            [index[there] for there in neighbours(place) if there in index] for place in self.hexes
        ]
        self.neighbours = _rows(beside)
        self.around = _rows([[place, *there] for place, there in enumerate(beside)])

    def _find_marks(self, index: dict[Hex, int]) -> None:
        """Find the hexes that are printed on the boards: lone wolves, prey, corners of lakes."""
        self.lone_wolves = vec[i64]([index[place] for m in self._marks for place in m[:2]])
        self.prey = vec[i64]([index[m[2]] for m in self._marks])
        prey = list(self.prey)
        self.beside_prey = _rows(
            [[prey.index(h) for h in there if h in prey] for there in self.neighbours]
        )
        self.corners = [[index.get(place, -1) for place in m[3:]] for m in self._marks]

    def _measure(self) -> None:
        """W1.4 Measure every pair of hexes, on foot and as the howl flies."""
        ground = frozenset(self.hexes)
        steps: list[list[int]] = []
        by_steps: list[list[int]] = []
        for place, name in zip(self.hexes, self.names, strict=True):
            found = steps_from(place, ground)
            if len(found) != self.size:
                apart = self.names[[there in found for there in self.hexes].index(False)]
                raise BadData("wolves-apart", place=apart, start=name)
            walk = [found[there] for there in self.hexes]
            order = sorted([(far, h) for h, far in enumerate(walk) if far > 0])
            steps.append(walk)
            by_steps.append([h for _far, h in order])
        self.steps = _rows(steps)
        self.by_steps = _rows(by_steps)
        self.spans = _rows([[distance(a, b) for b in self.hexes] for a in self.hexes])

    def _check(self) -> None:
        if self.players > 2:
            for side, name in ((NORTH, "north"), (SOUTH, "south")):
                if list(self.sides).count(side) < self.players:
                    raise BadData("wolves-start-side", count=self.players, side=name)
            return
        corners = [place for pair in self.corners for place in pair]
        taken = {-1, *self.lone_wolves, *self.prey}
        if taken & set(corners) or len(set(corners)) != len(corners):
            raise BadData("wolves-neutral-corners")

    def _show(self) -> None:
        """Make what views show of the map as it is, and room for what they show of the rest."""
        self.waters: list[Water] = [
            {"hex": name, "q": h.q, "r": h.r, "kind": "lake" if h in self.lakes else "chasm"}
            for name, h in self.water.items()
        ]
        kinds = (vocab.TERRAIN_COUNT + 1) * (ONE_PIECE + 1)
        self.lands: list[Land | None] = [None] * (self.size * kinds)
        self.full_lands: dict[int, Land] = {}
        self.shown_regions: dict[tuple[int, ...], Region] = {}

    def terrain_of(self, regions: list[int]) -> vec[i64]:
        """Return the terrain of every hex once region board ``regions[slot]`` is in each slot."""
        terrain = self.zones[:]
        for slot, region in enumerate(regions):
            terrains = self.region_terrains[region]
            for place in self.regions[slot]:
                terrain[place] = terrains[self.zones[place]]
        return terrain

    def grounds_of(self, terrain: vec[i64]) -> vec[vec[i64]]:
        """Return the hexes of each terrain."""
        return _rows(
            [[h for h in range(self.size) if terrain[h] == t] for t in range(vocab.TERRAIN_COUNT)]
        )

    def destinations(self, ground: vec[i64], start: i64, steps: i64) -> vec[i64]:
        """W6.1 Return those hexes of a ground that are within some steps."""
        far = self.steps[start]
        return vec[i64]([end for end in ground if 0 < far[end] <= steps])

    def empty_destinations(self) -> vec[vec[i64]]:
        """Return a cache for what ``destinations`` finds in one deal, by ``destination_index``."""
        return vec[vec[i64]]([vec[i64]()] * destination_index(self.size, 0, 0))


def destination_index(start: i64, steps: i64, ground: i64) -> i64:
    """Return where the ends of walks are kept."""
    return start * DESTINATIONS_PER_HEX + steps * vocab.TERRAIN_COUNT + ground


def _rows(lists: list[list[int]]) -> vec[vec[i64]]:
    """Return lists as packed rows."""
    return vec[vec[i64]]([vec[i64](numbers) for numbers in lists])


@lru_cache(maxsize=16)
def board(players: int, own: str = "") -> Board:
    """Return the board for a number of players; ``own`` is the text of an owner's board file.

    Raises:
        BadData: the file is broken; the sentence says where and what would be right.
    """
    package = "wolfden.titles.the_wolves"
    boards, places = read_data(package, "boards.toml"), read_data(package, "arrangements.toml")
    return Board(BoardSet(boards, places, read_toml(own, "board") if own else None), players)
