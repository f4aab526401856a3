"""The shape of a view of Age of the Wolf: what ``view.py`` builds and front ends read."""

from typing import TypedDict


class Region(TypedDict):
    """A region of the board and what is in it.

    ``start`` is the colour of the pack that can start here, or ``""``. ``odds`` are of an attack
    by the active pack: its wolves, and the chance in percent without and with the Lead Wolf.
    ``predator_values`` has the value of each predator in the order of ``predators``;
    ``surplus`` is how many wolves are above the prey value (A3.6).
    """

    region: str
    name: str
    start: str
    prey: int
    coast: bool
    land: list[str]
    ring: list[int]
    outline: list[list[int]]
    owner: int
    wolves: int
    lead: bool
    den: bool
    moved: int
    attackers: int
    attackers_lead: bool
    predators: list[str]
    predator_values: list[int]
    predators_worth: int
    litter: bool
    odds: list[list[int]]
    surplus: int


class Channel(TypedDict):
    """A1.5 Water between two coasts."""

    channel: str
    regions: list[str]
    frozen: bool


March = TypedDict("March", {"kind": str, "from": str, "to": str, "wolves": int, "lead": bool})
"""A4 A movement of this turn."""


class Battle(TypedDict, total=False):
    """A5 The present roll-off; empty between battles."""

    at: str
    rival: int
    rolling: str
    attack: int
    defence: int
    strength: int
    against: int


class Pack(TypedDict):
    """What a pack has."""

    colour: str
    start: str
    wolves: int
    supply: int
    dens: int
    dens_left: int
    regions: int
    lead: str
    out: bool
    hand: int


class Scene(TypedDict):
    """Everything a seat sees; ``hand`` is its own, and empty for a watcher.

    ``den_needs`` is how many wolves a den needs (A6.1), if step 4 was passed for want of them;
    ``new_dens`` whether it also needs a region entered in this turn. ``values`` is what each kind
    of predator is worth at this table (A1.4); ``notes`` are keys of texts on what is reconstructed.
    """

    board: str
    notes: list[str]
    stage: str
    step: str
    seat: int
    active: int
    first: int
    round: int
    round_limit: int
    dens_to_win: int
    moves: int
    place: str
    debt: int
    den_needs: int
    new_dens: bool
    values: dict[str, list[int]]
    regions: list[Region]
    channels: list[Channel]
    marches: list[March]
    battle: Battle
    packs: list[Pack]
    deck: int
    discards: dict[str, int]
    hand: dict[str, int]
