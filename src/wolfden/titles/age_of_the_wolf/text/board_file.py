"""Reading boards: our own sector, repeated round the ring, and the files of owners (A1.5, A2.4).

Both forms become the same list of :class:`Region`; ``board.py`` checks and numbers them. What our
regions are called is in the texts of the title only; an owner's region brings its own name.
"""

from dataclasses import dataclass
from typing import Final

from wolfden.core.text.datafile import Section, read_data, read_toml
from wolfden.core.text.english import ENGLISH
from wolfden.titles.age_of_the_wolf.rules.tables import Tables
from wolfden.titles.age_of_the_wolf.rules.vocabulary import PREDATORS

SECTORS: Final = 4
"""The sectors of the full ring; our shapes are drawn for it."""

_RING: Final = "ring"
_OUTLINE: Final = "outline"
_REACH: Final = 100
"""Radii and coordinates of shapes are percent of the board's radius."""


@dataclass(frozen=True)
class Shape:
    """Where a region is drawn: part of a ring, or an outline of points.

    ``ring`` is inner radius, outer radius, first and last degree, clockwise from the top;
    ``outline`` a list of points x, y with the centre of the board at 0, 0 and y downwards. Radii
    and coordinates are percent of the board's radius. One of the two is empty.
    """

    ring: list[int]
    outline: list[list[int]]


@dataclass(frozen=True)
class Region:
    """What a board file says of one region."""

    name: str
    """The id: lower-case words joined by ``-``."""
    title: str
    prey: int
    coast: bool
    start: str
    """The colour of the pack that starts here, or ``""``."""
    land: list[str]
    channels: list[str]
    shape: Shape


@dataclass(frozen=True)
class Predators:
    """A1.4 Predators of one kind and one value."""

    kind: int
    value: int
    count: int


@dataclass(frozen=True)
class BoardFile:
    """A board before it is checked: its regions, its packs, what predators are worth."""

    where: str
    """What error texts call the file."""
    regions: list[Region]
    colours: list[str]
    """The packs to choose from."""
    seated: list[str]
    """The packs by seat, where nobody chooses: some of them, or all."""
    predators: list[Predators]
    is_owners: bool
    """Whether it came from an owner's file; if not, it is our reconstruction."""


# Our own board.


def ring_board(tables: Tables, seats: int, sectors: int) -> BoardFile:
    """A2.4 Return our board with this number of sectors; in a full ring two packs sit opposite."""
    root = read_data("wolfden.titles.age_of_the_wolf", "sector.toml")
    parts = root.sections("region")
    root.finish()
    regions = [
        _ring_region(part, tables.colours, sector, sectors)
        for sector in range(sectors)
        for part in parts
    ]
    for part in parts:
        part.finish()
    step = SECTORS // seats if sectors == SECTORS else 1
    seated = [tables.colours[seat * step] for seat in range(seats)]
    colours = tables.colours[:sectors]
    return BoardFile(root.where, regions, colours, seated, _our_predators(tables), is_owners=False)


def _our_predators(tables: Tables) -> list[Predators]:
    numbers = zip(tables.values, tables.predators, strict=True)
    return [Predators(kind, value, count) for kind, (value, count) in enumerate(numbers)]


def _ring_region(part: Section, colours: list[str], sector: int, sectors: int) -> Region:
    colour = colours[sector]
    name = f"{colour}-{part.word('kind')}"
    inner, outer, first, last = part.numbers(_RING, 4)
    degrees = [_scaled(90 * sector + angle, sectors) for angle in (first, last)]
    return Region(
        name=name,
        title=_our_name(name),
        prey=part.number("prey"),
        coast=part.flag("coast"),
        start=colour if part.flag("start") else "",
        land=_ring_names(part, "land", colours[:sectors], sector),
        channels=_ring_names(part, "channels", colours[:sectors], sector),
        shape=Shape([inner, outer, *degrees], []),
    )


def _our_name(region: str) -> str:
    return ENGLISH.say(f"age-name-{region}")


def _ring_names(part: Section, key: str, colours: list[str], sector: int) -> list[str]:
    """Return neighbours in the own sector, the next one and the one before."""
    found = []
    for suffix, step in (("", 0), ("_next", 1), ("_before", -1)):
        if part.has(key + suffix):
            colour = colours[(sector + step) % len(colours)]
            found += [f"{colour}-{kind}" for kind in part.words(key + suffix)]
    return found


def _scaled(angle: int, sectors: int) -> int:
    """Stretch an angle of the full ring to a ring of fewer sectors, to the nearest degree."""
    return (2 * SECTORS * angle + sectors) // (2 * sectors)


# Owners' boards.


def owners_board(tables: Tables, seats: int, text: str) -> BoardFile:
    """Read the board file of an owner.

    Raises:
        BadData: the file is broken; the sentence says where and what would be right.
    """
    root = read_toml(text, "board")
    has_own = root.has("predators")
    predators = _values(root.section("predators"), tables) if has_own else _our_predators(tables)
    places = root.section("seats")
    if not places.has(str(seats)):
        raise places.fail("age-no-entry", seats=seats)
    colours = list(places.words(str(seats), tables.colours))
    if len(colours) < seats or len(set(colours)) != len(colours):
        raise places.fail("age-colours", seats=seats)
    for key in places.names():
        places.words(key, tables.colours)
    regions = [_own_region(section, tables.colours) for section in root.sections("region")]
    root.finish()
    return BoardFile(root.where, regions, colours, colours[:seats], predators, is_owners=True)


def _values(section: Section, tables: Tables) -> list[Predators]:
    """A1.4 Read what each kind is worth: one number, or one for each of its tokens."""
    found: list[Predators] = []
    for kind, name in enumerate(PREDATORS):
        count = tables.predators[kind]
        if section.is_list(name):
            values = list(section.numbers(name, count))
        else:
            values = [section.number(name)] * count
        found += [Predators(kind, value, values.count(value)) for value in sorted(set(values))]
    section.finish()
    if min(one.value for one in found) < 1:
        raise section.fail("age-predator-worth")
    return found


def _own_region(section: Section, colours: list[str]) -> Region:
    name = section.word("id")
    ours = _our_name(name)
    region = Region(
        name=name,
        title=section.word("name") if section.has("name") or not ours else ours,
        prey=section.number("prey"),
        coast=section.flag("coast"),
        start=section.word("start", colours) if section.has("start") else "",
        land=list(section.words("land")),
        channels=list(section.words("channels")) if section.has("channels") else [],
        shape=_shape(section),
    )
    section.finish()
    return region


def _shape(section: Section) -> Shape:
    """Read a shape that can be drawn: inside the board, and with an area."""
    if section.has(_RING) == section.has(_OUTLINE):
        raise section.fail("age-shape")
    if section.has(_RING):
        inner, outer, first, last = section.numbers(_RING, 4)
        if not (0 <= inner < outer <= _REACH and first < last <= first + 360):
            raise section.fail("age-ring", most=_REACH, found=[inner, outer, first, last])
        return Shape([inner, outer, first, last], [])
    points = [list(point) for point in section.number_lists(_OUTLINE, 2)]
    if any(abs(number) > _REACH for point in points for number in point):
        raise section.fail("age-outline-reach", most=_REACH)
    if _area(points) == 0:
        raise section.fail("age-outline-area")
    return Shape([], points)


def _area(points: list[list[int]]) -> int:
    """Return twice the area inside an outline."""
    following = points[1:] + points[:1]
    crosses = [a[0] * b[1] - a[1] * b[0] for a, b in zip(points, following, strict=True)]
    return abs(sum(crosses))
