"""A1.5, A2.4 The map: regions, borders, channels, starts; read from data and checked.

A :class:`Board` never changes during a game and is shared by all copies of a state. Lists are
indexed by region number, in the order of the file.
"""

from functools import lru_cache
from typing import Final

from wolfden.core.errors import BadData
from wolfden.core.events import Fact
from wolfden.core.hexes import distances
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.pieces import LOST, MOST_SORTS, OUT
from wolfden.titles.age_of_the_wolf.rules.tables import tables
from wolfden.titles.age_of_the_wolf.text.board_file import (
    SECTORS,
    BoardFile,
    Predators,
    Region,
    owners_board,
    ring_board,
)

SEA: Final = 63
"""In the place of a region: the water that predators are driven into."""
MOST_REGIONS: Final = 60
MOST_CHANNELS: Final = 60
"""More would not fit into a packed action, or into the number that keeps what is frozen."""

OUR_BOARD: Final = "Wolfden's own board, not the printed one"
OWNERS_BOARD: Final = "an owner's board file"


class Board:
    """The map of one table, ready for the rules to look things up in."""

    def __init__(self, file: BoardFile, seats: int) -> None:
        self._where: Final = file.where
        self.label: Final = OWNERS_BOARD if file.is_owners else OUR_BOARD
        """The note that is shown with this board."""
        self._number_predators(file.predators)
        self.colours: Final = file.colours
        """A2.1 The packs to choose from."""
        regions = file.regions
        self._check_names(regions)
        self.size: Final = len(regions)
        self.names: Final = [region.name for region in regions]
        self.titles: Final = [region.title for region in regions]
        self.prey: Final = [region.prey for region in regions]
        self.coast: Final = [region.coast for region in regions]
        self.shapes: Final = [region.shape for region in regions]
        self.by_name: Final = {name: number for number, name in enumerate(self.names)}
        self.land: Final = [self._borders(region, "land") for region in regions]
        """A1.7 The regions across a land border."""
        self._number_channels(regions)
        self.flights: Final = [
            self.land[place] + ([SEA] if self.coast[place] else []) for place in range(self.size)
        ]
        """A5.8, A5.9 Where predators can be driven from each region."""
        self.homes: Final = [self._home(regions, colour) for colour in self.colours]
        """A2.1 The start region of each pack to choose from."""
        self.starts: Final = [self._home(regions, colour) for colour in file.seated]
        """The start regions by seat, where nobody chooses."""
        self.start_colours: Final = [region.start for region in regions]
        self._check_reach()
        self._check_prey(seats)

    def _fail(self, key: str, **facts: Fact) -> BadData:
        return BadData(key, where=self._where, **facts)

    # Laying out.

    def _number_predators(self, predators: list[Predators]) -> None:
        """A1.4 Number the predators that differ in kind or value; a region counts each of them."""
        if len(predators) > MOST_SORTS:
            raise self._fail("age-predator-sorts", found=len(predators), most=MOST_SORTS)
        kinds = [one.kind for one in predators]
        self.predator_kinds = [vocab.PREDATORS[kind] for kind in kinds]
        self.predators = [
            word if kinds.count(one.kind) == 1 else f"{word}-{one.value}"
            for word, one in zip(self.predator_kinds, predators, strict=True)
        ]
        """The word of each: its kind, with the value where the kind has several."""
        self.counts = [one.count for one in predators]
        self.values = [one.value for one in predators]
        self.by_value = sorted(range(len(predators)), key=self.values.__getitem__)
        """A5.8 The predators, lowest first."""

    def _borders(self, region: Region, key: str) -> list[int]:
        """Return the neighbours of a region, each named on both sides (A1.5)."""
        there = region.land if key == "land" else region.channels
        for other in there:
            if other not in self.by_name or other == region.name:
                raise self._fail("age-border-unknown", region=region.name, other=other, border=key)
        if len(set(there)) != len(there):
            raise self._fail("age-border-twice", region=region.name, border=key)
        return [self.by_name[other] for other in there]

    def _check_mutual(self, key: str, borders: list[list[int]]) -> None:
        """A1.5 A border is named by the regions on both sides of it."""
        for place, there in enumerate(borders):
            for other in there:
                if place not in borders[other]:
                    raise self._fail(
                        "age-border-one-sided",
                        region=self.names[place],
                        other=self.names[other],
                        border=key,
                    )

    def _number_channels(self, regions: list[Region]) -> None:
        """Number the channels and check that land and water borders are mutual."""
        water = [self._borders(region, "channels") for region in regions]
        self._check_mutual("land", self.land)
        self._check_mutual("channels", water)
        self.channels = [(a, b) for a, there in enumerate(water) for b in there if a < b]
        if len(self.channels) > MOST_CHANNELS:
            raise self._fail("age-channels", found=len(self.channels), most=MOST_CHANNELS)
        for a, b in self.channels:
            for place in (a, b):
                if not self.coast[place]:
                    raise self._fail("age-channel-coast", region=self.names[place])
        self.channel_names = [f"{self.names[a]}~{self.names[b]}" for a, b in self.channels]
        self.water = [
            [
                (number, b if a == place else a)
                for number, (a, b) in enumerate(self.channels)
                if place in (a, b)
            ]
            for place in range(self.size)
        ]
        """For each region its channels: number, and the region on the other side."""

    def _home(self, regions: list[Region], colour: str) -> int:
        """A2.1 Return the region in which a pack starts."""
        found = [place for place, region in enumerate(regions) if region.start == colour]
        if len(found) != 1:
            raise self._fail("age-start-region", colour=colour, found=len(found))
        return found[0]

    # Checking.

    def _check_names(self, regions: list[Region]) -> None:
        if not 2 <= len(regions) <= MOST_REGIONS:
            raise self._fail("age-regions", most=MOST_REGIONS, found=len(regions))
        seen: set[str] = set()
        for region in regions:
            plain = region.name.replace("-", "")
            if not (plain.isascii() and plain.isalnum() and plain.islower()):
                raise self._fail("age-id", id=region.name)
            if region.name in (LOST, OUT):
                raise self._fail("age-id-taken", id=region.name)
            if region.name in seen:
                raise self._fail("age-id-twice", id=region.name)
            seen.add(region.name)

    def _check_reach(self) -> None:
        """Every region can be reached from every other, over land and frozen channels."""
        water = [[other for _number, other in there] for there in self.water]
        reached = distances(0, lambda place: self.land[place] + water[place])
        apart = [name for place, name in enumerate(self.names) if place not in reached]
        if apart:
            raise self._fail("age-apart", region=apart[0], start=self.names[0])

    def _check_prey(self, seats: int) -> None:
        """A2.2 There are predators enough for the regions of each prey value and below.

        Whichever packs are chosen: the regions of those that are not get predators too.
        """
        places = sorted(range(self.size), key=self.prey.__getitem__)
        chosen = sorted(self.homes, key=self.prey.__getitem__)[-seats:]
        for region, place in enumerate([one for one in places if one not in chosen], start=1):
            prey = self.prey[place]
            fitting = [
                count
                for count, value in zip(self.counts, self.values, strict=True)
                if value <= prey
            ]
            if region > sum(fitting):
                raise self._fail(
                    "age-poor", region=self.names[place], prey=prey, found=sum(fitting)
                )


@lru_cache(maxsize=16)
def board(seats: int, ring: str = "four", own: str = "") -> Board:
    """Return the board for a number of packs; ``own`` is the text of an owner's board file.

    Raises:
        BadData: the file is broken; the sentence says where and what would be right.
    """
    numbers = tables()
    if own:
        return Board(owners_board(numbers, seats, own), seats)
    return Board(ring_board(numbers, seats, SECTORS if ring == "four" else seats), seats)
