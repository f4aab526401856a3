"""Hex geometry: flat-top hexes in axial coordinates, their names and distances."""

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple


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
    """Return how many steps lie between two hexes on an endless plain.

    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    dq, dr = one.q - other.q, one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def steps_from(start: Hex, ground: frozenset[Hex]) -> dict[Hex, int]:
    """Return the walking distance from ``start`` to every hex of ``ground`` it is joined with."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours(here):
            if there in ground and there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def column_name(column: int) -> str:
    """Return the letters of a column counted from 0: a … z, aa, ab …

    >>> column_name(0), column_name(25), column_name(26)
    ('a', 'z', 'aa')
    """
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


def names(places: Iterable[Hex]) -> dict[Hex, str]:
    """Name hexes by column letter and row number, counted from the top left corner.

    Rows run straight across: going one column east changes the row by at most one.
    """
    rows = {place: place.r + place.q // 2 for place in places}
    left = min(place.q for place in rows)
    top = min(rows.values())
    return {place: f"{column_name(place.q - left)}{row - top + 1}" for place, row in rows.items()}
