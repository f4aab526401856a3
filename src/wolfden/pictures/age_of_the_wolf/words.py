"""What a picture says in words: titles of regions, the line on top, the description."""

from collections import Counter
from functools import reduce
from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.pictures.age_of_the_wolf.looks import look
from wolfden.pictures.saying import emblem_name, say
from wolfden.titles.age_of_the_wolf.game import META
from wolfden.titles.age_of_the_wolf.rules.board import OUR_BOARD
from wolfden.titles.age_of_the_wolf.rules.scene import Channel, Pack, Region, Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables
from wolfden.titles.age_of_the_wolf.rules.terms import NOBODY

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
    board = scene["board"]
    if board == OUR_BOARD:
        return say("note-age-of-the-wolf", META.note)
    return say("terminal-age-board", f"This is {board}.", board=board)


def status(scene: Scene) -> str:
    """Say in one line where the game stands."""
    stage, number, limit = scene["stage"], scene["round"], scene["round_limit"]
    if stage in _CHANCE:
        return say(f"age-stage-{stage}", _CHANCE[stage])
    if stage == "over":
        return say("svg-age-over", f"The game is over in round {number}", round=number)
    active = scene["active"] + 1
    seat = active if scene["seat"] == CHANCE else scene["seat"] + 1
    head = say("age-round", f"Round {number} of {limit}", round=number, limit=limit)
    if seat != active:
        head = f"{head}, {say('svg-age-turn', f'turn of seat {active}', seat=active)}"
    does = say("svg-age-does", _DECIDES[stage], stage=stage)
    return f"{head}: {say('svg-age-decides', f'seat {seat} {does}', seat=seat, does=does)}"


def is_acting(scene: Scene, seat: int) -> bool:
    """Whether it is up to this seat to decide something."""
    return seat == scene["seat"] and scene["stage"] != "over"


def is_on_turn(scene: Scene, seat: int) -> bool:
    """Whether this seat's turn is running, whoever has to decide in it."""
    return seat == scene["active"] and scene["stage"] not in {*_CHANCE, "over"}


def predator_words(region: Region) -> str:
    """Say which predators are in a region and what they are worth together."""
    counted = Counter(region["predators"])
    groups = [
        say("age-predator-group", f"{count} × {kind}", thing=kind, count=count)
        for kind, count in counted.items()
    ]
    kinds, worth = reduce(_both, groups), region["predators_worth"]
    return say("age-predators", f"{kinds} worth {worth}", predators=kinds, worth=worth)


def _both(first: str, second: str) -> str:
    return say("svg-both", f"{first} and {second}", first=first, second=second)


def region_words(scene: Scene, region: Region) -> str:
    """Say where a region is and everything that is there."""
    prey = region["prey"]
    there = [say("svg-age-prey", f"prey {prey}", prey=prey)]
    if region["coast"]:
        there.append(sign_name("coast", "coast"))
    if region["owner"] != NOBODY:
        there.append(wolf_words(scene, region["owner"], region["wolves"], region["lead"]))
    if region["den"]:
        there.append(piece_name("den", "den"))
    if region["attackers"]:
        lead = region["attackers_lead"]
        there.append(_attacker_words(scene, region["attackers"], lead))
    if region["predators"]:
        there.append(predator_words(region))
    if over := region["surplus"]:
        there.append(say("svg-age-surplus", f"{over} wolves too many", surplus=over))
    return f"{region['region']}, {region['name']}: {', '.join(there)}"


def wolf_words(scene: Scene, seat: int, amount: int, lead: bool) -> str:
    """Say whose wolves they are, how many, and whether the Lead Wolf is one of them."""
    who, led = seat_words(scene, seat), "yes" if lead else "no"
    english = f"{amount} wolves of {who}{' with the Lead Wolf' if lead else ''}"
    return say("age-wolves", english, lead=led, wolves=amount, who=who)


def _attacker_words(scene: Scene, amount: int, lead: bool) -> str:
    """A4.5 Say who attacks a region."""
    who, led = seat_words(scene, scene["active"]), "yes" if lead else "no"
    english = f"attacked by {wolf_words(scene, scene['active'], amount, lead)}"
    return say("age-attackers", english, lead=led, wolves=amount, who=who)


def seat_words(scene: Scene, seat: int) -> str:
    """Name a seat, its colour and its sign."""
    colour = colour_name(scene["packs"][seat]["colour"])
    emblem, number = emblem_name(look(scene, seat).emblem), seat + 1
    english = f"seat {number} ({colour}, {emblem})"
    return say("svg-age-seat", english, seat=number, colour=colour, emblem=emblem)


def colour_name(colour: str) -> str:
    """Name the colour of a pack."""
    return say("age-colour", colour, colour=colour)


def piece_name(sign: str, english: str) -> str:
    """Name a piece, a predator or water as the player aid does."""
    return say("aid-age-of-the-wolf-sign", english, sign=sign)


def sign_name(sign: str, english: str) -> str:
    """Say what a sign of the legend means."""
    return say("svg-age-sign", english, sign=sign)


def channel_words(channel: Channel) -> str:
    """Say between which regions a channel lies and whether it is frozen."""
    first, second = channel["regions"]
    frozen = "yes" if channel["frozen"] else "no"
    state = "frozen until the end of this turn" if channel["frozen"] else "open water"
    english = f"channel {first} to {second}: {state}"
    return say("svg-age-channel", english, first=first, second=second, frozen=frozen)


def description(scene: Scene) -> str:
    """Say in a few sentences what the whole picture shows."""
    lines = [f"{status(scene)}."]
    for seat, pack in enumerate(scene["packs"]):
        lines.append(f"{seat_words(scene, seat).capitalize()}: {_pack_words(pack)}.")
    return " ".join([*lines, note(scene)])


def _pack_words(pack: Pack) -> str:
    """Say how a pack stands."""
    if pack["out"]:
        return say("age-out", "out of the game")
    dens, goal = pack["dens"], tables().dens_to_win
    wolves, hand = pack["wolves"], pack["hand"]
    english = f"{dens} of {goal} dens, {wolves} wolves, {hand} cards"
    return say("svg-age-has", english, dens=dens, goal=goal, wolves=wolves, hand=hand)
