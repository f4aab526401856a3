"""The Wolves as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Seat
from wolfden.core.events import Event
from wolfden.games.the_wolves.scene import Scene
from wolfden.terminal.face import Face
from wolfden.terminal.the_wolves.drawing import Drawing
from wolfden.terminal.the_wolves.sentences import REASONS, sentence

_PLACE: Final = re.compile(r"[@>](\w+)$")

_ASKED: Final = {
    "+": "How do you pay?",
    "^": "Which track does the den come from?",
    ">": "Where does the displaced wolf go? All these places are equally near.",
}
"""What is asked by the sign that all the words to choose from begin with."""

_TARGET: Final = {
    "move": "Which terrain do your wolves walk to?",
    "den": "Where do you build the den?",
    "lair": "Which den becomes a lair?",
    "howl": "Which lone wolf do you call?",
    "dominate": "Which piece do you dominate?",
    "walk": "Which wolf walks?",
}
"""What is asked after the first word of an action."""


class WolvesFace(Face):
    """Map, player boards, moon and sentences of The Wolves."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast("Scene", view), marked)

    def sentence(self, event: Event, viewer: Seat | None, actor: Seat, view: Json) -> str:
        """Say what happened."""
        return sentence(event, viewer, actor, cast("Scene", view))

    def question(self, view: Json, choices: Choices) -> str:
        """Say what is asked."""
        signs = {option[0] for option in choices.options}
        if len(signs) == 1 and (sign := signs.pop()) in _ASKED:
            return _ASKED[sign]
        if choices.chosen[:1] == ("walk",) and len(choices.chosen) == 2:
            return f"Where does the {choices.chosen[1].replace('@', ' wolf on ')} walk to?"
        if choices.chosen and choices.chosen[0] in _TARGET:
            return _TARGET[choices.chosen[0]]
        return _opening(cast("Scene", view))

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the hexes that words speak of: ``@c4``, ``>c4``, ``alpha@c4``."""
        return frozenset(found[1] for word in words if (found := _PLACE.search(word)))

    def reason(self, word: str) -> str:
        """Say how the game ended."""
        return REASONS[word]


def _opening(table: Scene) -> str:
    """Return what is asked before any word is chosen."""
    match table["stage"]:
        case "packs":
            return "Choose your pack."
        case "tiles":
            return "Which side of your tiles lies up at the start?"
        case "draft":
            return "Choose a hex for an alpha and a pack wolf."
        case "walk":
            wolves = "wolf may" if table["walkers"] == 1 else "wolves may"
            return f"{table['walkers']} more {wolves} walk to {table['ground']}, or stop."
        case "hunt":
            return "Two equal prey are in reach: choose which one you take."
        case _:
            return _turn_question(table)


def _turn_question(table: Scene) -> str:
    free = table["free_actions"]
    left = free - table["actions"]
    tokens = table["packs"][table["seat"]]["action_tokens"]
    if left > 0:
        return f"Turn {table['turn']}: choose action {table['actions'] + 1} of {free}."
    if tokens:
        return f"Your {free} actions are done: spend an action token, or end the turn."
    return f"Your {free} actions are done: end the turn, or undo."
