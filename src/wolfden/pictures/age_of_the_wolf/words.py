"""What a picture says in words: titles of regions, the line on top, the description."""

from collections import Counter
from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.games.age_of_the_wolf.board import OUR_BOARD
from wolfden.games.age_of_the_wolf.meta import META
from wolfden.games.age_of_the_wolf.scene import Channel, Region, Scene
from wolfden.games.age_of_the_wolf.tables import tables
from wolfden.games.age_of_the_wolf.terms import NOBODY
from wolfden.pictures.age_of_the_wolf.looks import look

_CHANCE: Final = {
    "first": "Chance says who begins",
    "predators": "Predators are being dealt",
    "cards": "Cards are being dealt",
}

_DECIDES: Final = {
    "draw": "draws a card",
    "roll": "is in battle: the die is rolled",
    "move": "moves a pack or plays a card",
    "battle": "begins a battle or plays a card",
    "den": "may build a den",
    "roam": "may let wolves roam",
    "litter": "chooses which dens have their litters",
    "reroll": "may roll again",
    "retreat": "retreats or perishes",
    "drive": "drives the beaten predators away or leaves them",
    "withdraw": "withdraws from an overfull region",
    "lose": "chooses which wolves are lost",
    "lead": "chooses where the new Lead Wolf stands",
    "discard": "discards a card",
}
"""What whoever is to decide does in each stage; a roll or a draw is the active pack's."""


def note(scene: Scene) -> str:
    """Return what everyone must be told of this board."""
    return META.note if scene["board"] == OUR_BOARD else f"This is {scene['board']}."


def status(scene: Scene) -> str:
    """Say in one line where the game stands."""
    stage = scene["stage"]
    if stage in _CHANCE:
        return _CHANCE[stage]
    if stage == "over":
        return f"The game is over in round {scene['round']}"
    who = scene["active"] if scene["seat"] == CHANCE else scene["seat"]
    turn = "" if who == scene["active"] else f", turn of seat {scene['active'] + 1}"
    head = f"Round {scene['round']} of {scene['round_limit']}{turn}"
    return f"{head}: seat {who + 1} {_DECIDES[stage]}"


def is_acting(scene: Scene, seat: int) -> bool:
    """Whether it is up to this seat to decide something."""
    return seat == scene["seat"] and scene["stage"] != "over"


def is_on_turn(scene: Scene, seat: int) -> bool:
    """Whether this seat's turn is running, whoever has to decide in it."""
    return seat == scene["active"] and scene["stage"] not in {*_CHANCE, "over"}


def predator_words(region: Region) -> str:
    """Say which predators are in a region and what they are worth together."""
    counted = Counter(region["predators"])
    kinds = [f"{count} × {kind}" for kind, count in counted.items()]
    return f"{' and '.join(kinds)} worth {region['predators_worth']}"


def region_words(scene: Scene, region: Region) -> str:
    """Say where a region is and everything that is there."""
    there = [f"prey {region['prey']}", *(["coast"] if region["coast"] else [])]
    if region["owner"] != NOBODY:
        there.append(wolf_words(scene, region["owner"], region["wolves"], region["lead"]))
    if region["den"]:
        there.append("den")
    if region["attackers"]:
        lead = region["attackers_lead"]
        there.append(f"attacked by {wolf_words(scene, scene['active'], region['attackers'], lead)}")
    if region["predators"]:
        there.append(predator_words(region))
    if over := region["surplus"]:
        there.append(f"{over} wolves too many")
    return f"{region['region']}, {region['name']}: {', '.join(there)}"


def wolf_words(scene: Scene, seat: int, amount: int, lead: bool) -> str:
    """Say whose wolves they are, how many, and whether the Lead Wolf is one of them."""
    led = " with the Lead Wolf" if lead else ""
    return f"{amount} wolves of {seat_words(scene, seat)}{led}"


def seat_words(scene: Scene, seat: int) -> str:
    """Name a seat, its colour and its sign."""
    return f"seat {seat + 1} ({scene['packs'][seat]['colour']}, {look(scene, seat).emblem})"


def channel_words(channel: Channel) -> str:
    """Say between which regions a channel lies and whether it is frozen."""
    state = "frozen until the end of this turn" if channel["frozen"] else "open water"
    return f"channel {' to '.join(channel['regions'])}: {state}"


def description(scene: Scene) -> str:
    """Say in a few sentences what the whole picture shows."""
    lines = [f"{status(scene)}."]
    for seat, pack in enumerate(scene["packs"]):
        has = f"{pack['dens']} of {tables().dens_to_win} dens, {pack['wolves']} wolves"
        state = "out of the game" if pack["out"] else f"{has}, {pack['hand']} cards"
        lines.append(f"{seat_words(scene, seat).capitalize()}: {state}.")
    return " ".join([*lines, note(scene)])
