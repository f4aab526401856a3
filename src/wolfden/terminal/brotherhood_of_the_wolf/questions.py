"""What is asked in Brotherhood of the Wolf, at every stage and after every word."""

from typing import Final

from wolfden.core.choices import Choices
from wolfden.games.brotherhood_of_the_wolf.scene import Scene
from wolfden.pictures.brotherhood_of_the_wolf.words import HUNTER, IDENTITY, POWER, TROOP, numbered

_STAGE: Final = {
    "lead": "Choose a figure to lead.",
    "pick": "Pick a card of {season} to keep; it can be played once.",
    "discard": "Choose a card of {season} that nobody shall have.",
    "hide": "Choose in secret what you are and where you begin.",
    "place": "Place a hunter in any village or hamlet.",
    "card": "Choose the card of {season} that is in force this round.",
    "portefaix": "Choose the village that Portefaix guards.",
    "shift": "You may move {left} more of the troops on the map, or decline.",
    "troop": "Place {troop} in a village without a troop, or decline and lose them.",
    "extra": "One more troop may come from any season space, or decline.",
    "recall": "You may take one village card back, or decline.",
    "prowl": "Choose the village you attack, and the trace you lay.",
    "move": "Move your hunters, each up to once, then end the phase for all hunters.",
    "drag": "The devil may move one hunter one league, or decline.",
    "examine": "Investigate a trace, or end the investigations of all hunters.",
}
_NEXT: Final = {
    "move": "Which hunter moves?",
    "drag": "Which hunter does the devil move?",
    "shift": "Which troop moves?",
    "extra": "Which season space does the troop come from?",
    "examine": "Which hunter investigates?",
}
"""What is asked after the first word, where it is not the only one."""
_HOW_FAR: Final = "Up to 2 leagues on foot he protects; 3 leagues he rides, and lies."
"""B5.1"""
_MOVING: Final = 3
"""B5 The phase whose cards change how hunters move."""


def question(scene: Scene, choices: Choices) -> str:
    """Say in one sentence what is asked next."""
    match choices.chosen:
        case (verb, first, *more) if choices.options:
            return _after(scene, verb, first, more)
        case (verb,) if verb in _NEXT and choices.options:
            return _NEXT[verb]
    return _of_stage(scene)


def _of_stage(scene: Scene) -> str:
    troop = next(one["troop"] for one in scene["spaces"] if one["season"] == scene["season"])
    return _STAGE[scene["stage"]].format(
        season=scene["season"], left=scene["left"], troop=TROOP[troop]
    )


def _after(scene: Scene, verb: str, first: str, more: list[str]) -> str:
    """Ask for the word after two or three."""
    match verb:
        case "hide":
            return f"Where do you begin as the {IDENTITY[first]}?"
        case "move":
            return f"Where does the {HUNTER[first]} go? {_how_far(scene)}"
        case "place" | "drag":
            return f"Where does the {HUNTER[first]} go?"
        case "examine":
            return f"Which village does the {HUNTER[first]} investigate?"
        case "shift":
            return f"Where do the troops of {numbered(scene, first.removeprefix('@'))} go?"
        case "extra":
            return f"Where does the troop of {first} go?"
    if more:
        return f"Face down, or face up with its power ({POWER[more[0]]})?"
    return f"Which trace do you lay with {numbered(scene, first.removeprefix('@'))}?"


def _how_far(scene: Scene) -> str:
    """B5.1 Say how far hunters go: as ever, or as the card in force says."""
    card = scene["card"]
    return card["text"] if card is not None and card["phase"] == _MOVING else _HOW_FAR
