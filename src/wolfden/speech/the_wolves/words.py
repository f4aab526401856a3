"""What is said of things of The Wolves: terrains, pieces, prey, tiles, and words of actions."""

from typing import Final

from wolfden.games.the_wolves.actions import VERBS
from wolfden.games.the_wolves.scene import NEUTRAL_OWNER, Land, Scene
from wolfden.games.the_wolves.terms import PREY, TERRAINS
from wolfden.speech.messages import Message, Part, SeatRef

_SIDES: Final = ("fronts", "backs")


def terrain_text(terrain: str) -> Message:
    """Name a terrain, or say that it is not dealt yet."""
    return Message("wolves-terrain", {"terrain": terrain or "blank"})


def prey_text(prey: str) -> Message:
    """Name a kind of prey."""
    return Message("wolves-prey", {"prey": prey})


def owner_text(owner: int) -> Part:
    """Say whose something is: a seat's, or the neutral pack's."""
    return Message("wolves-neutral") if owner == NEUTRAL_OWNER else SeatRef(owner)


def piece_text(kind: str, owner: int, where: str = "") -> Message:
    """Say what a piece is and whose, and where it stands."""
    args: dict[str, Part] = {"kind": kind, "owner": owner_text(owner)}
    return (
        Message("wolves-piece-at", {**args, "hex": where})
        if where
        else Message("wolves-piece", args)
    )


def tile_text(tile: str) -> Message:
    """Name a tile by its two faces."""
    if tile == "home":
        return Message("wolves-home-tile-name")
    front, _, back = tile.partition("/")
    return Message("wolves-tile-name", {"front": terrain_text(front), "back": terrain_text(back)})


def meaning(word: str, scene: Scene) -> Message:
    """Say what a word of an action stands for."""
    sign, rest = word[:1], word[1:]
    if sign == "@":
        return _hex_text(scene, rest)
    if sign == ">":
        return Message("wolves-aside", {"hex": rest})
    if sign == "^":
        return _track_text(scene, rest)
    if sign == "+":
        parts = [_payment_text(scene, part) for part in rest.split(",")]
        return Message("wolves-payment", {"parts": parts})
    if "@" in word:
        return _piece_word(scene, word)
    if word in VERBS:
        return Message(f"wolves-do-{word}")
    if word in TERRAINS:
        return terrain_text(word)
    return (
        Message(f"wolves-side-{word}") if word in _SIDES else Message("game-word", {"word": word})
    )


def _hex_text(scene: Scene, name: str) -> Message:
    """Say where a hex is and everything that is there."""
    for land in scene["hexes"]:
        if land["hex"] == name:
            return _land_text(land)
    return Message("wolves-nowhere", {"hex": name})


def _land_text(land: Land) -> Message:
    there: list[Part] = [piece_text(piece["kind"], piece["owner"]) for piece in land["pieces"]]
    if land["lone_wolf"]:
        there.append(Message("wolves-lone-wolf"))
    if land["prey"]:
        args: dict[str, Part] = {"stack": land["stack"], "prey": prey_text(land["prey"])}
        there.append(Message("wolves-stack", args))
    args = {"hex": land["hex"], "terrain": terrain_text(land["terrain"])}
    return (
        Message("wolves-hex-with", {**args, "things": there})
        if there
        else Message("wolves-hex", args)
    )


def _piece_word(scene: Scene, word: str) -> Message:
    """Read a wolf of one's own (``alpha@c4``), a rival's piece (``2-den@c4``), or prey."""
    what, _, where = word.partition("@")
    if what in PREY:
        return Message("wolves-prey-at", {"prey": prey_text(what), "hex": where})
    whose, dash, kind = what.rpartition("-")
    if not dash:
        return piece_text(kind, scene["seat"], where)
    return piece_text(kind, int(whose) - 1 if whose.isdigit() else NEUTRAL_OWNER, where)


def _payment_text(scene: Scene, part: str) -> Message:
    if part == "token":
        return Message("wolves-pay-token")
    pack = scene["packs"][scene["seat"]]
    if part == "home":
        return Message("wolves-pay-home", {"terrain": terrain_text(pack["home"])})
    for tile in pack["tiles"]:
        if tile["tile"] == part:
            faces = {"shows": terrain_text(tile["shows"]), "back": terrain_text(tile["back"])}
            return Message("wolves-pay-tile", faces)
    return Message("game-word", {"word": part})


def _track_text(scene: Scene, name: str) -> Message:
    track = scene["packs"][scene["seat"]]["tracks"][name]
    following = track["values"][track["dens"] + 1 :] or [track["value"]]
    return Message("wolves-track", {"track": name, "value": track["value"], "next": following[0]})
