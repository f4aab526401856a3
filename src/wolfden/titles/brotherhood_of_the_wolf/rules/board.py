"""B1.1 The map: villages, hamlets, roads, and every distance, read from data and checked.

Places are numbered: villages 0 to 29 (their number less one), then hamlets. Sets of villages are
bits of one integer, bit 0 for village number 1. The names of our places are in the texts of
the title only; an owner's place brings its own name.
"""

from functools import lru_cache
from typing import Final

from wolfden.core.errors import BadData
from wolfden.core.hexes import distances
from wolfden.core.machine import i64, vec
from wolfden.core.text.datafile import Section, read_data, read_toml
from wolfden.core.text.english import ENGLISH
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import MAX_RANGE, Deck

MAX_PLACES: Final = 250
"""More would not fit into a packed action."""
KNOWN_TO_ONE: Final = (vocab.WOLVES, vocab.PREDATOR, vocab.COUNT, vocab.DEVIL)
"""B1.3 The identities that one hunter recognises; the vagabond is known to all."""
HUB_RANGE: Final = 2
"""Leagues within which a village has others near."""
WAYS_OUT: Final = 3
"""B4.2 Cards on the table when the Beast chooses: its own and two others it may not take."""


class Board:
    """The map of a table, ready for the rules to look things up in."""

    def __init__(self, root: Section) -> None:
        self.title: Final = root.word("title")
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.spots: Final[list[tuple[int, int]]] = []
        """Where to draw each place: east and north, in thousandths of a degree."""
        self._read_villages(root)
        for hamlet in root.sections("hamlets"):
            self._add_place(hamlet)
        self.size: Final = len(self.ids)
        self.by_id: Final = {name: place for place, name in enumerate(self.ids)}
        self.starts: Final = self._read_numbers(root, "starts", terms.START_COUNT, "B2.1")
        self.special: Final = self._read_numbers(root, "special", terms.SPECIAL_COUNT, "B1.1")
        self.haunt: Final = self._read_haunt(root)
        self.symbols: Final = _read_symbols(root)
        """B1.3 The identity each hunter recognises besides the vagabond."""
        self.neighbours: Final = self._read_roads(root)
        root.finish()
        if self.size > MAX_PLACES:
            raise root.fail("brotherhood-places", found=self.size, most=MAX_PLACES)
        self._measure(root)

    # Reading.

    def _read_villages(self, root: Section) -> None:
        villages = root.sections("villages")
        if len(villages) != terms.VILLAGES:
            raise root.fail("brotherhood-villages", villages=terms.VILLAGES, found=len(villages))
        for number, village in enumerate(villages, start=1):
            if village.number("number") != number:
                raise village.fail("brotherhood-village-order", number=number)
            self._add_place(village)

    def _add_place(self, section: Section) -> None:
        name = section.word("id")
        if not name.replace("-", "").isalnum() or not name.islower() or name in self.ids:
            raise section.fail("brotherhood-id", id=name)
        east, north = section.numbers("at", 2)
        self.ids.append(name)
        self.names.append(_name_of(section, name))
        self.spots.append((east, north))
        section.finish()

    def _read_numbers(self, root: Section, key: str, count: int, rule: str) -> list[int]:
        numbers = root.numbers(key)
        right = [number for number in numbers if 1 <= number <= terms.VILLAGES]
        if len(set(right)) != count or len(numbers) != count:
            raise root.fail("brotherhood-numbers", name=key, count=count, rule=rule)
        return [number - 1 for number in numbers]

    def _read_haunt(self, root: Section) -> int:
        number = root.number("haunt")
        if not 1 <= number <= terms.VILLAGES:
            raise root.fail("brotherhood-haunt", number=number)
        return number - 1

    def _read_roads(self, root: Section) -> list[list[int]]:
        neighbours: list[list[int]] = [[] for _place in self.ids]
        for road in root.words("roads"):
            ends = [self.by_id.get(name, -1) for name in road.split()]
            if len(ends) != 2 or -1 in ends or ends[0] == ends[1]:
                raise root.fail("brotherhood-road", road=road)
            if ends[1] in neighbours[ends[0]]:
                raise root.fail("brotherhood-road-twice", road=road)
            neighbours[ends[0]].append(ends[1])
            neighbours[ends[1]].append(ends[0])
        return [sorted(there) for there in neighbours]

    # Measuring.

    def _measure(self, root: Section) -> None:
        """B1.1 Distance is the shortest path; every place must be reachable."""
        self.leagues = [self._leagues_from(place) for place in range(self.size)]
        for place, far in enumerate(self.leagues[0]):
            if far < 0:
                raise root.fail("brotherhood-no-road", start=self.ids[0], place=self.ids[place])
        self.away = vec[i64]([far for row in self.leagues for far in row])
        """The same row after row, packed."""
        self.within = [[self._village_bits(p, r) for r in range(MAX_RANGE + 1)] for p in self._all]
        """``within[place][r]``: the villages at most ``r`` leagues away, the place included."""
        self.around = [[self._places(p, r) for r in range(MAX_RANGE + 1)] for p in self._all]
        """``around[place][r]``: all other places at most ``r`` leagues away, nearest first."""
        self.haunted = self.within[self.haunt][terms.HAUNT_RANGE]
        self.hubs = self._hubs()
        """How much each village is in the middle of others; 1.0 is the average."""

    @property
    def _all(self) -> range:
        return range(self.size)

    def _leagues_from(self, start: int) -> list[int]:
        leagues = distances(start, self.neighbours.__getitem__)
        return [leagues.get(place, -1) for place in range(self.size)]

    def _village_bits(self, place: int, radius: int) -> int:
        leagues = self.leagues[place]
        return sum(
            [1 << village for village in range(terms.VILLAGES) if leagues[village] <= radius]
        )

    def _places(self, start: int, radius: int) -> list[int]:
        leagues = self.leagues[start]
        found = sorted([(leagues[p], p) for p in self._all if 0 < leagues[p] <= radius])
        return [place for _far, place in found]

    def _hubs(self) -> list[float]:
        near = [
            bin(self.within[village][HUB_RANGE]).count("1") for village in range(terms.VILLAGES)
        ]
        return [count * terms.VILLAGES / sum(near) for count in near]

    def is_village(self, place: i64) -> bool:
        """B1.1 Whether the place has a number; hamlets have none."""
        return place < terms.VILLAGES

    def villages(self, bits: i64) -> list[str]:
        """Return the ids of a set of villages."""
        return [self.ids[village] for village in range(terms.VILLAGES) if bits >> village & 1]


def _read_symbols(root: Section) -> list[int]:
    """B1.3 Return the identity each hunter recognises; ours where the file says nothing of them."""
    if not root.has("symbols"):
        return board().symbols
    section = root.section("symbols")
    words = [section.word(hunter, vocab.IDENTITIES) for hunter in vocab.HUNTERS]
    section.finish()
    found = [vocab.IDENTITIES.index(word) for word in words]
    if sorted(found) != sorted(KNOWN_TO_ONE):
        raise section.fail("brotherhood-symbols", found=", ".join(words))
    return found


def _name_of(section: Section, place: str) -> str:
    """Return what a place is called: its own name, or that of ours with this id."""
    ours = ENGLISH.say(f"brotherhood-name-{place}")
    return section.word("name") if section.has("name") or not ours else ours


def check_ways_out(board: Board, deck: Deck) -> None:
    """B4.2 The Beast must always find a village, whatever card is in force.

    Raises:
        BadData: somewhere it would be stuck.
    """
    reach = deck.shortest_range
    for village in range(terms.VILLAGES):
        others = bin(board.within[village][reach]).count("1") - 1
        if others < WAYS_OUT:
            raise BadData(
                "brotherhood-ways-out",
                village=board.ids[village],
                found=others,
                leagues=reach,
                needed=WAYS_OUT,
            )


@lru_cache(maxsize=16)
def board(own: str = "") -> Board:
    """Return the map; ``own`` is the text of an owner's map file.

    Raises:
        BadData: the file is broken; the sentence says where and what would be right.
    """
    package = "wolfden.titles.brotherhood_of_the_wolf"
    return Board(read_toml(own, "map") if own else read_data(package, "map.toml"))
