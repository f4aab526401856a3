"""What a picture says in words: titles of hexes, the line on top, the description."""

from typing import Final

from wolfden.pictures.saying import emblem_name, say, seat_name
from wolfden.pictures.the_wolves.looks import look
from wolfden.titles.the_wolves.rules.scene import Land, Pack, Piece, Region, Scene, Strength, Water

KIND_NAMES: Final = {"pack": "pack wolf", "alpha": "alpha", "den": "den", "lair": "lair"}

_DEALING: Final = {
    "regions": "The boards are being dealt",
    "prey": "Prey is being dealt",
    "moons": "The region tokens are being dealt",
    "packs": "The packs get their home terrains",
}


def seat_words(owner: int) -> str:
    """Name a seat and its sign; -1 is the neutral pack."""
    if owner < 0:
        return say("wolves-neutral", "the neutral pack")
    seat, emblem = owner + 1, emblem_name(look(owner).emblem)
    return say("svg-seat-signed", f"seat {seat} ({emblem})", seat=seat, emblem=emblem)


def terrain_name(terrain: str) -> str:
    """Name a terrain, or say that it is not dealt yet."""
    return say("wolves-terrain", terrain or "not dealt yet", terrain=terrain or "blank")


def prey_name(prey: str) -> str:
    """Name a kind of prey."""
    return say("wolves-prey", prey, prey=prey)


def phase_name(phase: str) -> str:
    """Name a phase of the moon."""
    return say("svg-wolves-phase", phase, phase=phase)


def sign_name(sign: str, english: str) -> str:
    """Name a piece or a token."""
    return say("aid-the-wolves-sign", english, sign=sign)


def piece_words(piece: Piece) -> str:
    """Say what a piece is and whose."""
    kind, owner = piece["kind"], seat_words(piece["owner"])
    return say("wolves-piece", f"{KIND_NAMES[kind]} of {owner}", kind=kind, owner=owner)


def land_words(land: Land) -> str:
    """Say where a hex is and everything that is there."""
    there = [piece_words(piece) for piece in land["pieces"]]
    if land["lone_wolf"]:
        there.append(say("wolves-lone-wolf", "lone wolf"))
    if land["prey"]:
        there.append(f"{land['stack']} × {prey_name(land['prey'])}")
    ground = terrain_name(land["terrain"])
    return f"{land['hex']}, {ground}{': ' if there else ''}{', '.join(there)}"


def water_words(water: Water, region: Region | None) -> str:
    """Say what water it is; of a lake also the token and who holds the region."""
    kind = say("svg-wolves-water", water["kind"], kind=water["kind"])
    if region is None:
        return f"{water['hex']}, {kind}"
    if board := region["region"]:
        kind = say("svg-wolves-board", f"{kind} of region {board}", water=kind, region=board)
    token = f", {_token_words(region['token'])}" if region["token"] else ""
    held = ", ".join(
        f"{seat_words(one['owner'])} {one['control']}" for one in ranked(region["control"])
    )
    strength = f": {say('svg-wolves-control', f'control {held}', held=held)}" if held else ""
    return f"{water['hex']}, {kind}{token}{strength}"


def _token_words(token: str) -> str:
    """W16.2 Name a region token, or two of them with the upper one first."""
    upper, _, lower = (phase_name(phase) if phase else "" for phase in token.partition("/"))
    if not lower:
        return say("svg-wolves-token", f"{upper} token", token=upper)
    return say("svg-wolves-tokens", f"{upper} on {lower} token", upper=upper, lower=lower)


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
    stage, turns, seat = scene["stage"], scene["turn"], scene["seat"] + 1
    if stage in _DEALING:
        return say(f"wolves-stage-{stage}", _DEALING[stage])
    if stage == "over":
        return say("svg-wolves-over", f"The game is over after {turns} turns", turns=turns)
    if stage == "draft":
        english = f"Draft: seat {seat} puts down an alpha and a pack wolf"
        return say("svg-wolves-draft", english, seat=seat)
    if stage == "tiles":
        english = f"Seat {seat} chooses which side of its tiles begins"
        return say("svg-wolves-tiles", english, seat=seat)
    turn = say("svg-wolves-turn", f"Turn {turns}: seat {seat}", turn=turns, seat=seat)
    if stage == "hunt":
        return say("svg-wolves-hunt", f"{turn} chooses its prey", turn=turn)
    return _walking(scene, turn) if stage == "walk" else _acting(scene, turn)


def _walking(scene: Scene, turn: str) -> str:
    """W6.4 Say how many wolves may still walk, and to which terrain."""
    walkers, terrain = scene["walkers"], terrain_name(scene["ground"])
    wolves = "1 more wolf" if walkers == 1 else f"{walkers} more wolves"
    english = f"{turn} may walk {wolves} to {terrain}"
    return say("svg-wolves-walk", english, turn=turn, walkers=walkers, terrain=terrain)


def _acting(scene: Scene, turn: str) -> str:
    """W4.1 Say how many actions are left."""
    left = scene["free_actions"] - scene["actions"]
    if left > 0:
        english = f"{turn}, {left} action{'s' if left > 1 else ''} left"
        return say("svg-wolves-left", english, turn=turn, left=left)
    return say("svg-wolves-more", f"{turn}, may go on with action tokens", turn=turn)


def description(scene: Scene) -> str:
    """Say in a few sentences what the whole picture shows."""
    date, dates = scene["moon"]["date"], ", ".join(map(str, scene["moon"]["dates"]))
    english = f"Moon date {date}; scoring dates {dates}."
    lines = [f"{status(scene)}.", say("svg-wolves-dates", english, date=date, dates=dates)]
    for seat, pack in enumerate(scene["packs"]):
        points = score_of(pack)
        score = say("svg-wolves-points", f"{points} points", points=points)
        home = home_words(pack) or say("wolves-home-undealt", "home not dealt yet")
        lines.append(f"{seat_name(seat)}, {emblem_name(look(seat).emblem)}, {home}: {score}.")
    return " ".join(lines)


def home_words(pack: Pack) -> str:
    """W2.9 Name the home terrain of a pack; nothing is said before it is dealt."""
    if not pack["home"]:
        return ""
    terrain = terrain_name(pack["home"])
    return say("wolves-home", f"home {terrain}", terrain=terrain)
