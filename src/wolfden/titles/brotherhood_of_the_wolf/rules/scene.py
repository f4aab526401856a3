"""The shape of a view of Brotherhood of the Wolf, and plain ways to read it, for front ends."""

from typing import TypedDict, cast

from wolfden.core.contract import Json


class Place(TypedDict):
    """B1.1 A village (numbered) or a hamlet (number 0)."""

    id: str
    name: str
    number: int
    east: int
    north: int
    start: bool
    special: bool
    troop: str
    moved_here: bool
    protected: bool
    victims: int


class Hunter(TypedDict):
    """B1.3 A hunter's figure; ``at`` is empty until it is placed."""

    hunter: str
    seat: int
    at: str
    lying: bool
    moved: bool
    examined: bool
    symbols: list[str]


class Space(TypedDict):
    """B1.4, B4.2 A season space; empty texts are what the viewer may not know.

    ``round`` and ``year`` are when its village card was laid.
    """

    season: str
    troop: str
    troops: int
    card: bool
    open: bool
    village: str
    round: int
    year: int
    victims: int
    trace: bool
    face_up: bool
    token: str


class Traces(TypedDict):
    """B6.4, B6.5 Trace tokens taken, and where the black marker was won."""

    taken: list[str]
    count: int
    marker: str


class Beast(TypedDict):
    """The Beast, what the viewer may know of it."""

    hidden: bool
    at: str
    identity: str
    chosen: bool


class Card(TypedDict):
    """B3.1 The season card in force; ``moves``: it changes how hunters move."""

    card: str
    title: str
    text: str
    phase: int
    moves: bool
    ours: bool


class CardPlace(TypedDict):
    """B9.1 A season card and where it is."""

    card: str
    season: str
    title: str
    text: str
    phase: int
    ours: bool
    where: str


class Possible(TypedDict):
    """What the hunters can work out."""

    identities: list[str]
    here: list[str]
    goals: list[str]
    traces: list[list[str]]


class Prospect(TypedDict):
    """B4.2 A village the Beast may choose: victims without a power (-1: too far), and by trace."""

    village: str
    leagues: int
    victims: int
    powers: dict[str, int]
    watched: list[str]


class Scene(TypedDict):
    """Everything a seat sees; ``reach`` (now, or at its next choice) is for the Beast alone.

    ``notes`` are keys of texts on what is reconstructed at this table.
    """

    notes: list[str]
    stage: str
    round: int
    rounds: int
    season: str
    year: int
    left: int
    victims: int
    victims_to_win: int
    ending: str
    map: str
    places: list[Place]
    roads: list[list[str]]
    hunters: list[Hunter]
    spaces: list[Space]
    traces: Traces
    portefaix: str
    beast: Beast
    card: Card | None
    cards: list[CardPlace]
    possible: Possible
    reach: list[Prospect]


def scene_of(view: Json) -> Scene:
    """Return a view with its types."""
    return cast("Scene", view)


def sees_everything(scene: Scene) -> bool:
    """Whether this is the Beast's own view, or the game is over."""
    return bool(scene["beast"]["identity"])


def neighbours(scene: Scene) -> dict[str, list[str]]:
    """B1.1 Return the places one league from each place."""
    found: dict[str, list[str]] = {place["id"]: [] for place in scene["places"]}
    for one, other in scene["roads"]:
        found[one].append(other)
        found[other].append(one)
    return found


def hunters_at(scene: Scene, place: str) -> list[Hunter]:
    """Return the hunters in a place."""
    return [hunter for hunter in scene["hunters"] if hunter["at"] == place]


def space_at(scene: Scene, place: str) -> Space | None:
    """Return the season space with the card of a village, if the viewer may know."""
    return next((space for space in scene["spaces"] if space["village"] == place), None)
