"""What is asked in Age of the Wolf, one sentence for every choice."""

from typing import Final

from wolfden.core.choices import Choices
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.speech.age_of_the_wolf.words import name_of
from wolfden.speech.messages import Message

_ASKED: Final = frozenset(
    [
        "move-1",
        "move-2",
        "roam-1",
        "roam-2",
        "hunt-1",
        "den-1",
        "scare-1",
        "scare-2",
        "freeze-1",
        "discard-1",
        "drive-1",
        "retreat-1",
        "withdraw-1",
        "lead-1",
        "litter-1",
    ]
)
"""Verbs and how many words are chosen: what is asked then has a text of its own."""
_ABOUT_A_PLACE: Final = frozenset({"retreat", "drive", "withdraw", "lose"})
_STEPS: Final = frozenset({"move", "battle", "den", "roam"})


def question(scene: Scene, choices: Choices) -> Message:
    """Say what the seat is to choose now."""
    if not choices.chosen or not choices.options:
        return _opening(scene)
    if set(choices.options) <= {"lead", "pack"}:
        return Message("age-ask-lead-wolf")
    if all(option.isdigit() for option in choices.options):
        return Message("age-ask-amount")
    asked = f"{choices.chosen[0]}-{len(choices.chosen)}"
    return Message(f"age-ask-{asked}") if asked in _ASKED else _opening(scene)


def _opening(scene: Scene) -> Message:
    """Say what is asked before any word is chosen."""
    stage = scene["stage"]
    if stage == "reroll":
        return _reroll(scene)
    if stage in _ABOUT_A_PLACE:
        place = name_of(scene, scene["place"])
        return Message(f"age-open-{stage}", {"at": place, "debt": scene["debt"]})
    if stage == "litter":
        return Message("age-open-litter", {"left": scene["packs"][scene["seat"]]["supply"]})
    if stage not in _STEPS:
        return Message(f"age-open-{stage}")
    key = "age-open-moved" if stage == "move" and not scene["moves"] else f"age-open-{stage}"
    return Message(key, {"round": scene["round"], "more": max(0, scene["moves"] - 1)})


def _reroll(scene: Scene) -> Message:
    """A5.2 Say how the roll-off stands for the side that may roll again."""
    battle = scene["battle"]
    ours, theirs = battle["strength"], battle["against"]
    if battle["rolling"].startswith("defender"):
        ours, theirs = theirs, ours
    place = name_of(scene, battle["at"])
    return Message("age-open-reroll", {"ours": ours, "theirs": theirs, "at": place})
