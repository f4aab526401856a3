"""Hexes (flat-top, in axial coordinates), their names and distances; steps on maps of any kind."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar


class Hex(NamedTuple):
    """A hex by its axial coordinates: ``q`` counts columns, ``r`` runs down along one."""

    q: int
    r: int

    def plus(self, other: "Hex") -> "Hex":
        """Return this hex moved by ``other``."""
        return Hex(self.q + other.q, self.r + other.r)

    def turned(self) -> "Hex":
        """Return this hex turned by 180 degrees around the origin."""
        return Hex(-self.q, -self.r)


DIRECTIONS: Final[dict[str, Hex]] = {
    "N": Hex(0, -1),
    "NE": Hex(1, -1),
    "SE": Hex(1, 0),
    "S": Hex(0, 1),
    "SW": Hex(-1, 1),
    "NW": Hex(-1, 0),
}


def neighbours(place: Hex) -> list[Hex]:
    """Return the six hexes around one, clockwise from north."""
    return [place.plus(step) for step in DIRECTIONS.values()]


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps between two hexes on an endless plain.

    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    dq, dr = one.q - other.q, one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def steps_from(start: Hex, ground: frozenset[Hex]) -> dict[Hex, int]:
    """Return the walking distance from ``start`` to every hex of ``ground`` it is joined with."""
    return distances(start, lambda here: [there for there in neighbours(here) if there in ground])


Place = TypeVar("Place")


def distances(start: Place, near: Callable[[Place], Iterable[Place]]) -> dict[Place, int]:
    """Return how many steps every place is from ``start``; ``near`` are those one step away.

    >>> distances(1, {1: [2], 2: [1, 3], 3: [2], 4: []}.__getitem__)
    {1: 0, 2: 1, 3: 2}
    """
    found = {start: 0}
    queue = [start]
    for here in queue:
        for there in near(here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def column_name(column: int) -> str:
    """Return the name of a column counted from 0: a … z, aa, ab …

    >>> column_name(0), column_name(25), column_name(26)
    ('a', 'z', 'aa')
    """
    name = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        name = chr(ord("a") + letter) + name
    return name


def names(places: Iterable[Hex]) -> dict[Hex, str]:
    """Name hexes by column letter and row number, counted from the top left corner.

    Rows run straight across: going one column east changes the row by at most one.
    """
    rows = {place: place.r + place.q // 2 for place in places}
    left = min(place.q for place in rows)
    top = min(rows.values())
    return {place: f"{column_name(place.q - left)}{row - top + 1}" for place, row in rows.items()}
