"""What is asked in The Wolves, one sentence for every choice."""

from typing import Final

from wolfden.core.choices import Choices
from wolfden.games.the_wolves.scene import Scene
from wolfden.speech.messages import Message
from wolfden.speech.the_wolves.words import terrain_text

_ASKED: Final = {"+": "wolves-ask-pay", "^": "wolves-ask-track", ">": "wolves-ask-aside"}
"""What is asked, by the sign that all the words to choose from begin with."""
_TARGETED: Final = frozenset({"move", "den", "lair", "howl", "dominate", "walk"})
_OPENINGS: Final = frozenset({"packs", "tiles", "draft", "hunt"})


def question(scene: Scene, choices: Choices) -> Message:
    """Say what the seat is to choose now."""
    signs = {option[0] for option in choices.options}
    if len(signs) == 1 and (sign := signs.pop()) in _ASKED:
        return Message(_ASKED[sign], {"count": len(choices.options)})
    match choices.chosen:
        case ("walk", wolf, *_):
            kind, _at, where = wolf.partition("@")
            return Message("wolves-ask-walk-to", {"kind": kind, "hex": where})
        case (verb, *_) if verb in _TARGETED and choices.options:
            return Message(f"wolves-ask-{verb}")
    return _opening(scene)


def _opening(scene: Scene) -> Message:
    """Say what is asked before any word is chosen."""
    stage, free = scene["stage"], scene["free_actions"]
    if stage in _OPENINGS:
        return Message(f"wolves-open-{stage}")
    if stage == "walk":
        ground = terrain_text(scene["ground"])
        return Message("wolves-open-walk", {"walkers": scene["walkers"], "terrain": ground})
    if stage != "act":
        return Message(f"wolves-stage-{stage}")
    if scene["actions"] < free:
        args = {"turn": scene["turn"], "action": scene["actions"] + 1, "free": free}
        return Message("wolves-open-act", args)
    tokens = scene["packs"][scene["seat"]]["action_tokens"]
    key = "wolves-open-token" if tokens else "wolves-open-end"
    return Message(key, {"free": free, "tokens": tokens})
