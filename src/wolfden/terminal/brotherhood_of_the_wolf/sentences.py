"""What happens in Brotherhood of the Wolf, in words."""

from collections.abc import Callable
from typing import Final

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.events import Event, Facts
from wolfden.games.brotherhood_of_the_wolf.scene import Scene
from wolfden.games.brotherhood_of_the_wolf.terms import BEAST_SEAT
from wolfden.pictures.brotherhood_of_the_wolf.words import (
    HUNTER,
    IDENTITY,
    TROOP,
    card_title,
    count_of,
    name_of,
)

_Told = dict[str, str]
"""The facts of an event as a sentence says them: names instead of ids."""

_TEMPLATES: Final = {
    "lead": "leads the {hunter}",
    "place": "places the {hunter} in {at}",
    "card": "turns up {card} for {season} {year}",
    "portefaix": "places Portefaix in {at}",
    "shift": "moves the {troop} from {from} to {to}",
    "troop": "places {troop} in {at}",
    "move": "moves the {hunter} to {to}, who {how} {leagues}",
    "drag": "drags the {hunter} to {to}",
    "recall": "takes back the card of {village}",
    "recognise": "recognises the vagabond in {at} and takes the black marker",
    "ask": "takes the {trace} and asks whether it is the true identity: {answer}",
}
"""Events that one sentence with its facts put in can tell."""


def sentence(event: Event, viewer: Seat | None, actor: Seat, scene: Scene) -> str:
    """Say what happened, in a part of a sentence about ``actor``."""
    facts = _named(event.told(viewer), scene)
    if event.name in _TELLERS:
        return _TELLERS[event.name](facts, event, actor)
    return _TEMPLATES[event.name].format(**facts)


def _named(facts: Facts, scene: Scene) -> _Told:
    """Return facts with the names of places, cards, hunters, troops and identities."""
    return {key: _name(key, str(fact), scene) for key, fact in facts.items()}


def _name(key: str, fact: str, scene: Scene) -> str:
    match key:
        case "at" | "from" | "to" | "village":
            return name_of(scene, fact)
        case "card":
            return f"{card_title(scene, fact)} ({fact})"
        case "hunter":
            return HUNTER[fact]
        case "troop":
            return TROOP[fact]
        case "trace" | "identity":
            return IDENTITY[fact]
        case "leagues" | "victims":
            return count_of(int(fact), key.removesuffix("s"))
        case _:
            return fact


def _of_beast(actor: Seat, does: str, do: str, rest: str) -> str:
    """Say what the Beast does after a step of anybody: others see it happen."""
    if actor == BEAST_SEAT:
        return f"{does} {rest}"
    return f"the Beast {does} {rest}" if actor == CHANCE else f"sees the Beast {do} {rest}"


def _pick(facts: _Told, _event: Event, _actor: Seat) -> str:
    return f"picks {facts.get('card', 'a card')} of {facts['season']}"


def _discard(facts: _Told, _event: Event, _actor: Seat) -> str:
    return f"discards {facts.get('card', 'a card')} of {facts['season']}"


def _hide(facts: _Told, _event: Event, _actor: Seat) -> str:
    if "identity" in facts:
        return f"hides in {facts['at']} and is the {facts['identity']}"
    return "chooses its identity and where it begins, in secret"


def _start(facts: _Told, _event: Event, actor: Seat) -> str:
    return _of_beast(actor, "begins", "begin", f"in {facts['at']}: {facts['victims']}")


def _troop_lost(facts: _Told, event: Event, _actor: Seat) -> str:
    if event.seat == CHANCE:
        return f"the {facts['troop']} of the season are lost"
    return f"declines the {facts['troop']}, who are lost"


def _take_back(facts: _Told, _event: Event, actor: Seat) -> str:
    if "village" in facts:
        return _of_beast(actor, "takes", "take", f"back the card of {facts['village']}")
    trace = f"the {facts['trace']}" if "trace" in facts else "the trace"
    return _of_beast(actor, "takes", "take", f"back {trace} of {facts['season']}")


def _prowl(facts: _Told, _event: Event, _actor: Seat) -> str:
    trace = f"the {facts['trace']}" if "trace" in facts else "a trace"
    village = facts.get("at", "a village in secret")
    return f"chooses {village} and lays {trace} face {facts['face']}"


def _attack(facts: _Told, _event: Event, actor: Seat) -> str:
    rest = (
        f"{facts['at']} from {facts['leagues']} away: {facts['victims']}, {facts['total']} in all"
    )
    return _of_beast(actor, "attacks", "attack", rest)


def _fog(facts: _Told, _event: Event, actor: Seat) -> str:
    where = f" in {facts['at']}, {facts['leagues']} away" if "at" in facts else ""
    rest = f"in the fog{where}: {facts['victims']}, {facts['total']} in all"
    return _of_beast(actor, "attacks", "attack", rest)


def _reveal(facts: _Told, _event: Event, actor: Seat) -> str:
    rest = f"that in the fog it was in {facts['at']}: {facts['victims']}"
    return _of_beast(actor, "shows", "show", rest)


def _portefaix_leaves(facts: _Told, _event: Event, actor: Seat) -> str:
    return _of_beast(actor, "drives", "drive", f"Portefaix from {facts['at']}")


def _examine(facts: _Told, _event: Event, _actor: Seat) -> str:
    return f"lets the {facts['hunter']} investigate in {facts['at']}: the {facts['trace']}"


def _over(facts: _Told, _event: Event, actor: Seat) -> str:
    return _of_beast(actor, "shows", "show", f"its true identity: the {facts['identity']}")


_TELLERS: Final[dict[str, Callable[[_Told, Event, Seat], str]]] = {
    "pick": _pick,
    "discard": _discard,
    "hide": _hide,
    "start": _start,
    "troop-lost": _troop_lost,
    "take-back": _take_back,
    "prowl": _prowl,
    "attack": _attack,
    "fog": _fog,
    "reveal": _reveal,
    "portefaix-leaves": _portefaix_leaves,
    "examine": _examine,
    "over": _over,
}
