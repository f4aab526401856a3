"""What a picture says in words: titles of hexes, the line on top, the description."""

from typing import Final

from wolfden.games.the_wolves.scene import Land, Pack, Piece, Region, Scene, Strength, Water
from wolfden.pictures.the_wolves.looks import look

KIND_NAMES: Final = {"pack": "pack wolf", "alpha": "alpha", "den": "den", "lair": "lair"}

_DEALING: Final = {
    "regions": "The boards are being dealt",
    "prey": "Prey is being dealt",
    "moons": "The region tokens are being dealt",
    "packs": "The packs get their home terrains",
}


def seat_words(owner: int) -> str:
    """Name a seat and its sign; -1 is the neutral pack."""
    return "the neutral pack" if owner < 0 else f"seat {owner + 1} ({look(owner).emblem})"


def piece_words(piece: Piece) -> str:
    """Say what a piece is and whose."""
    return f"{KIND_NAMES[piece['kind']]} of {seat_words(piece['owner'])}"


def land_words(land: Land) -> str:
    """Say where a hex is and everything that is there."""
    there = [piece_words(piece) for piece in land["pieces"]]
    if land["lone_wolf"]:
        there.append("lone wolf")
    if land["prey"]:
        there.append(f"{land['stack']} × {land['prey']}")
    ground = land["terrain"] or "not dealt yet"
    return f"{land['hex']}, {ground}{': ' if there else ''}{', '.join(there)}"


def water_words(water: Water, region: Region | None) -> str:
    """Say what water it is; of a lake also the token and who holds the region."""
    if region is None:
        return f"{water['hex']}, {water['kind']}"
    board = f" of region {region['region']}" if region["region"] else ""
    token = f", {region['token'].replace('/', ' on ')} token" if region["token"] else ""
    held = [f"{seat_words(one['owner'])} {one['control']}" for one in ranked(region["control"])]
    strength = f": control {', '.join(held)}" if held else ""
    return f"{water['hex']}, {water['kind']}{board}{token}{strength}"


def ranked(control: list[Strength]) -> list[Strength]:
    """W14.2 Return who is in a region, the strongest first; alphas break ties."""
    return sorted(control, key=lambda one: (-one["control"], -one["alphas"]))


def score_of(pack: Pack) -> int:
    """W15.2 Return the score as it would be if the game ended now."""
    return sum(pack["score"].values())


def is_acting(scene: Scene, seat: int) -> bool:
    """Whether it is this seat's turn to do something."""
    return seat == scene["seat"] and scene["stage"] not in {*_DEALING, "over"}


def status(scene: Scene) -> str:
    """Say in one line where the game stands."""
    stage, who = scene["stage"], f"Seat {scene['seat'] + 1}"
    if stage in _DEALING:
        return _DEALING[stage]
    if stage == "over":
        return f"The game is over after {scene['turn']} turns"
    if stage == "draft":
        return f"Draft: {who.lower()} puts down an alpha and a pack wolf"
    if stage == "tiles":
        return f"{who} chooses which side of its tiles begins"
    turn = f"Turn {scene['turn']}: {who.lower()}"
    if stage == "walk":
        wolves = "1 more wolf" if scene["walkers"] == 1 else f"{scene['walkers']} more wolves"
        return f"{turn} may walk {wolves} to {scene['ground']}"
    if stage == "hunt":
        return f"{turn} chooses its prey"
    left = scene["free_actions"] - scene["actions"]
    if left > 0:
        return f"{turn}, {left} action{'s' if left > 1 else ''} left"
    return f"{turn}, may go on with action tokens"


def description(scene: Scene) -> str:
    """Say in a few sentences what the whole picture shows."""
    moon = scene["moon"]
    lines = [
        f"{status(scene)}.",
        f"Moon date {moon['date']}; scoring dates {', '.join(map(str, moon['dates']))}.",
    ]
    for seat, pack in enumerate(scene["packs"]):
        home = f"home {pack['home']}" if pack["home"] else "home not dealt yet"
        lines.append(f"Seat {seat + 1}, {look(seat).emblem}, {home}: {score_of(pack)} points.")
    return " ".join(lines)
