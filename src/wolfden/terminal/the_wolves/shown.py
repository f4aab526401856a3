"""The shape of a view of The Wolves, as the terminal reads it."""

from typing import TypedDict, cast

from wolfden.core.contract import Json

NEUTRAL = -1
"""W16.3 The owner of the neutral pack's pieces in a view."""


class Piece(TypedDict):
    """A piece on the map."""

    owner: int
    kind: str


class Land(TypedDict):
    """A hex that something can stand on."""

    hex: str
    q: int
    r: int
    region: int
    terrain: str
    pieces: list[Piece]
    lone_wolf: bool
    prey: str
    stack: int


class Water(TypedDict):
    """A lake or a part of the chasm."""

    hex: str
    q: int
    r: int
    kind: str


class Control(TypedDict):
    """W14.2 What one pack has in a region."""

    owner: int
    control: int
    alphas: int


class Region(TypedDict):
    """A region, known by its lake."""

    region: str
    lake: str
    token: str
    control: list[Control]


class Tile(TypedDict):
    """W2.9 A terrain tile."""

    tile: str
    shows: str
    back: str


class Track(TypedDict):
    """W2.2 An attribute track: dens taken, what it gives now and at each step."""

    dens: int
    value: int
    values: list[int]


class Pack(TypedDict):
    """A player board."""

    home: str
    tiles: list[Tile]
    pays: list[int]
    action_tokens: int
    terrain_tokens: int
    tracks: dict[str, Track]
    wolves: int
    lairs: int
    prey: list[str]
    score: dict[str, int]


class Moon(TypedDict):
    """W13 The moon board."""

    date: int
    dates: list[int]
    scored: list[str]


class Table(TypedDict):
    """Everything a seat sees."""

    stage: str
    seat: int
    turn: int
    actions: int
    walkers: int
    ground: str
    moon: Moon
    hexes: list[Land]
    water: list[Water]
    regions: list[Region]
    packs: list[Pack]


def table_of(view: Json) -> Table:
    """Return a view with its types."""
    return cast("Table", view)
