"""What is asked in Brotherhood of the Wolf, at every stage and after every word."""

from typing import Final

from wolfden.core.choices import Choices
from wolfden.games.brotherhood_of_the_wolf.scene import Scene
from wolfden.speech.brotherhood_of_the_wolf.words import (
    card_effect,
    figure_text,
    identity_text,
    name_of,
    season_text,
    troop_text,
)
from wolfden.speech.messages import Message

_ASKS_SECOND: Final = frozenset({"move", "drag", "shift", "extra", "examine"})
"""Verbs whose second word is asked for by a text of its own."""
_MOVING: Final = 3
"""B5 The phase whose cards change how hunters move."""


def question(scene: Scene, choices: Choices) -> Message:
    """Say what the seat is to choose now."""
    match choices.chosen:
        case (verb, first, *more) if choices.options:
            return _after(scene, verb, first, more)
        case (verb,) if verb in _ASKS_SECOND and choices.options:
            return Message(f"brotherhood-ask-{verb}")
    return _of_stage(scene)


def _of_stage(scene: Scene) -> Message:
    troop = next(one["troop"] for one in scene["spaces"] if one["season"] == scene["season"])
    return Message(
        f"brotherhood-open-{scene['stage']}",
        {
            "season": season_text(scene["season"]),
            "left": scene["left"],
            "troop": troop_text(troop),
        },
    )


def _after(scene: Scene, verb: str, first: str, more: list[str]) -> Message:
    """Ask for the word after two or three."""
    place = name_of(scene, first.removeprefix("@"))
    match verb:
        case "hide":
            return Message("brotherhood-ask-hide-at", {"token": identity_text(first)})
        case "move":
            return _move_question(scene, first)
        case "place" | "drag":
            return Message("brotherhood-ask-to", {"hunter": figure_text(first)})
        case "examine":
            return Message("brotherhood-ask-examine-at", {"hunter": figure_text(first)})
        case "shift":
            return Message("brotherhood-ask-shift-to", {"at": place})
        case "extra":
            return Message("brotherhood-ask-extra-to", {"season": season_text(first)})
    if more:
        return Message("brotherhood-ask-face", {"token": more[0]})
    return Message("brotherhood-ask-trace", {"at": place})


def _move_question(scene: Scene, hunter: str) -> Message:
    """B5.1 Ask where a hunter goes, and say how far: as ever, or as the card in force says."""
    card = scene["card"]
    if card is None or card["phase"] != _MOVING:
        return Message("brotherhood-ask-move-to", {"hunter": figure_text(hunter)})
    args = {"hunter": figure_text(hunter), "text": card_effect(card)}
    return Message("brotherhood-ask-move-card", args)
