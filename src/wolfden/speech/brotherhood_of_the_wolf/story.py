"""What happened in Brotherhood of the Wolf: a text for every event."""

from collections.abc import Callable
from typing import Final

from wolfden.core.events import Event, Facts
from wolfden.games.brotherhood_of_the_wolf.scene import Scene
from wolfden.speech.brotherhood_of_the_wolf.words import (
    card_title,
    figure_text,
    identity_text,
    name_of,
    season_text,
    troop_text,
)
from wolfden.speech.facts import number
from wolfden.speech.messages import Message, Part, SeatRef

_PLACES: Final = frozenset({"at", "from", "to", "village"})
_NAMES: Final[dict[str, Callable[[str], Message]]] = {
    "hunter": figure_text,
    "troop": troop_text,
    "trace": identity_text,
    "identity": identity_text,
    "season": season_text,
}


def line(event: Event, facts: Facts, scene: Scene) -> Message:
    """Tell an event as far as ``facts`` say."""
    key = f"brotherhood-log-{event.name}{_variant(event, facts)}"
    return Message(key, {**facts, **_spoken(event, facts, scene)})


def _variant(event: Event, facts: Facts) -> str:
    """What the viewer was told decides which sentence fits."""
    match event.name:
        case "pick" | "discard":
            return "-known" if "card" in facts else ""
        case "hide":
            return "-known" if "identity" in facts else ""
        case "prowl":
            return "-known" if "at" in facts else "-trace" if "trace" in facts else ""
        case "take-back":
            return "-card" if "village" in facts else "-known" if "trace" in facts else ""
        case "fog":
            return "-known" if "at" in facts else ""
        case "troop-lost":
            return "" if event.seat < 0 else "-declined"
        case _:
            return ""


def _spoken(event: Event, facts: Facts, scene: Scene) -> dict[str, Part]:
    """Return the facts that are spoken of by other names than the rules have for them."""
    args: dict[str, Part] = {"who": SeatRef(event.seat)}
    for name, fact in facts.items():
        if name in _PLACES:
            args[name] = name_of(scene, str(fact))
        elif name in _NAMES:
            args[name] = _NAMES[name](str(fact))
    if "leagues" in facts:
        args["leagues"] = Message("brotherhood-leagues", {"leagues": number(facts["leagues"])})
    if "year" in facts:
        when = {"season": str(facts["season"]), "year": str(facts["year"])}
        args["when"] = Message("brotherhood-now", when)
    for card in scene["cards"]:
        if card["card"] == facts.get("card"):
            args["card"] = card_title(card)
    return args
