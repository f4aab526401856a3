"""The shape of a view of The Wolves: what ``view.py`` builds and front ends read."""

from typing import Final, TypedDict

NEUTRAL_OWNER: Final = -1
"""W16.3 The owner of the neutral pack's pieces in a view."""


class Piece(TypedDict):
    """An alpha, pack wolf, den or lair; its owner is a seat, or -1 for the neutral pack."""

    owner: int
    kind: str


class Place(TypedDict):
    """A hex of the map: its name and its axial coordinates."""

    hex: str
    q: int
    r: int


class Land(Place):
    """A hex for pieces; its region is -1 on the start board (W1.2)."""

    region: int
    terrain: str
    pieces: list[Piece]
    lone_wolf: bool
    prey: str
    stack: int


class Water(Place):
    """A lake or a chasm hex."""

    kind: str


class Strength(TypedDict):
    """W14.2 What a pack has in a region, and whether it leads there, alone or with others."""

    owner: int
    control: int
    alphas: int
    leads: bool


class Region(TypedDict):
    """A region: its lake, the token or stack of tokens on it, and who is there, strongest first."""

    region: str
    lake: str
    token: str
    control: list[Strength]


class Tile(TypedDict):
    """W2.9 A two-faced terrain tile."""

    tile: str
    shows: str
    back: str


class Track(TypedDict):
    """W2.2–W2.4 An attribute track: dens taken, and the value now.

    By dens taken: all values, all points, and the token that this den brings, empty for none.
    """

    dens: int
    value: int
    values: list[int]
    points: list[int]
    tokens: list[str]


class Printed(TypedDict):
    """W2.5–W2.7 The other tracks as every player board has them, points by how much was taken.

    ``wolves`` are the kinds in the order they come out; tokens are what each lair or prey brings;
    ``costs`` (W4.3) are the tiles or terrain tokens to pay for each action.
    """

    wolves: list[str]
    wolf_points: list[int]
    lair_points: list[int]
    lair_token: str
    hunt_points: list[int]
    hunt_token: str
    costs: dict[str, int]


class Pack(TypedDict):
    """A player board; ``home`` is empty until dealt."""

    home: str
    tiles: list[Tile]
    pays: list[int]
    action_tokens: int
    terrain_tokens: int
    tracks: dict[str, Track]
    wolves: int
    lairs: int
    prey: list[str]
    region_points: int
    region_tokens: int
    lesser_points: int
    score: dict[str, int]


class Moon(TypedDict):
    """W13, W14.3 Dates taken; for each phase its date and both its values; the phases scored."""

    date: int
    dates: list[int]
    points: list[list[int]]
    scored: list[str]


class Walker(TypedDict):
    """W6.1 A wolf that has walked in the present move."""

    hex: str
    wolf: str


class Turn(TypedDict):
    """Whose turn it is, and what is left of it; the first player (W3.6) is -1 until it is known."""

    stage: str
    seat: int
    first: int
    turn: int
    actions: int
    free_actions: int
    walkers: int
    ground: str


class Scene(Turn):
    """Everything that everyone sees."""

    walked: list[Walker]
    moon: Moon
    hexes: list[Land]
    water: list[Water]
    regions: list[Region]
    printed: Printed
    packs: list[Pack]
