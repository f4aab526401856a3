"""What is asked of a seat in Age of the Wolf, one sentence for every choice."""

from typing import Final

from wolfden.core.choices import Choices
from wolfden.games.age_of_the_wolf.scene import Battle, Scene

_NEXT_WORD: Final = {
    ("move", 1): "From which region do they move?",
    ("move", 2): "Into which region do they move?",
    ("roam", 1): "From which region do they roam?",
    ("roam", 2): "To which of your regions do they roam?",
    ("hunt", 1): "Where do you fight the predators?",
    ("den", 1): "Where do you build the den?",
    ("scare", 1): "The predators of which region do you scare away?",
    ("scare", 2): "Where do they flee to?",
    ("freeze", 1): "Which channel do you freeze until the end of your turn?",
    ("discard", 1): "Which card do you discard?",
    ("drive", 1): "Where do you drive them?",
    ("retreat", 1): "To which of your regions do they retreat?",
    ("withdraw", 1): "To which of your regions do they withdraw?",
    ("lead", 1): "Where does the new Lead Wolf stand?",
    ("litter", 1): "Which den has its litter?",
}
"""What is asked after so many words of an action."""

_STEPS: Final = {
    "move": "move a pack, fight predators or play a card, then 'next'.",
    "battle": "begin the battle, or play a card first.",
    "den": "build a den, play a card, or 'next'.",
    "roam": "let wolves roam between your regions or play a card, then 'end'.",
}


def question(scene: Scene, choices: Choices) -> str:
    """Say what the seat is to choose now."""
    if not choices.chosen:
        return _opening(scene)
    if set(choices.options) <= {"lead", "pack"}:
        return "With the Lead Wolf (lead) or without it (pack)?"
    if all(option.isdigit() for option in choices.options):
        return "How many wolves?"
    return _NEXT_WORD.get((choices.chosen[0], len(choices.chosen)), _opening(scene))


def _opening(scene: Scene) -> str:
    """Return what is asked before any word is chosen."""
    place, debt = scene["place"], scene["debt"]
    match scene["stage"]:
        case "litter":
            left = scene["packs"][scene["seat"]]["supply"]
            return f"Only {left} wolves are left in your supply: choose a den for its litter."
        case "reroll":
            return _reroll(scene["battle"])
        case "retreat":
            return f"Your wolves in {place} are beaten: where do they retreat, or do they perish?"
        case "drive":
            return f"The predators in {place} are beaten: drive them away, or leave them."
        case "withdraw":
            return f"{place} is overfull: withdraw up to {debt} wolves, or stay and lose {debt}."
        case "lose":
            return f"You lose {debt} wolves in {place}: is the Lead Wolf one of them?"
        case "lead":
            return "Your Lead Wolf fell: where does one of your packs get a new one?"
        case "discard":
            return "You hold too many cards: which one do you discard?"
        case _:
            return _turn_question(scene)


def _reroll(battle: Battle) -> str:
    """A5.2 Say how the roll-off stands for the side that may roll again."""
    ours, theirs = battle["strength"], battle["against"]
    if battle["rolling"].startswith("defender"):
        ours, theirs = theirs, ours
    return f"You have {ours} against {theirs} in {battle['at']}: roll again, or keep your roll?"


def _turn_question(scene: Scene) -> str:
    """A3 Say what may be done in this step of the turn."""
    stage = scene["stage"]
    if stage == "move" and not scene["moves"]:
        return f"Round {scene['round']}: you have moved; play a card, or 'next'."
    more = scene["moves"] - 1 if stage == "move" else 0
    extra = f" ({more} more movement{'s' if more > 1 else ''} after this one)" if more > 0 else ""
    return f"Round {scene['round']}{extra}: {_STEPS[stage]}"
