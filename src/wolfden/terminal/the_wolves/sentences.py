"""What happens in The Wolves, in words."""

from collections.abc import Callable
from typing import Final

from wolfden.core.contract import CHANCE, Seat, seat_name
from wolfden.core.events import Event, Fact, Facts
from wolfden.games.the_wolves.scene import Scene

WOLF: Final = {"pack": "pack wolf", "alpha": "alpha", "den": "den", "lair": "lair"}

REASONS: Final = {
    "full-moon": "The full moon has been scored.",
    "standstill": "Nobody acted any more, so the remaining moons were scored (W15.4).",
    "turn-limit": "The last turn was reached, so the remaining moons were scored (W15.4).",
}

_TEMPLATES: Final = {
    "prey": "lays {prey} on {at}",
    "tiles": "turns all tiles to their {side}",
    "draft": "places an alpha and a pack wolf on {at}",
    "spend": "spends an action token",
    "gain": "gains one {token} token",
    "den": "builds a den on {at}, taken from {track}",
    "lair": "turns the den on {at} into a lair",
    "hunt": "brings down the {prey} on {at}",
    "moon": "the moon reaches date {date}",
    "phase": "brings on the {phase} moon",
    "over": "",
}
"""Events that one sentence with its facts put in can tell."""


def sentence(event: Event, viewer: Seat | None, actor: Seat, table: Scene) -> str:
    """Say what happened, in a part of a sentence about ``actor``."""
    facts = event.told(viewer)
    if event.name in _TELLERS:
        return _TELLERS[event.name](event, facts, actor, table)
    return _TEMPLATES[event.name].format(**facts)


def _region(_event: Event, facts: Facts, _actor: Seat, table: Scene) -> str:
    return f"lays region {facts['region']} around lake {_lake(table, facts['slot'])}"


def _token(_event: Event, facts: Facts, _actor: Seat, table: Scene) -> str:
    return f"lays a {facts['token']} token on lake {_lake(table, facts['slot'])}"


def _pack(event: Event, facts: Facts, actor: Seat, _table: Scene) -> str:
    if actor == CHANCE:
        return f"gives the {facts['home']} pack to {seat_name(event.seat)}"
    return f"takes the {facts['home']} pack"


def _pay(_event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    tokens = _number(facts["tokens"])
    parts = _words(facts["tiles"])
    if tokens:
        parts.append("a token" if tokens == 1 else f"{tokens} tokens")
    return f"pays {facts['terrain']} with {_listed(parts)}"


def _walk(_event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    return f"moves the {WOLF[str(facts['wolf'])]} {facts['from']} → {facts['to']}"


def _end(_event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    return "" if _number(facts["actions"]) else "passes without an action"


def _displace(event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    wolf = f"{seat_name(event.seat)}'s {WOLF[str(facts['wolf'])]}"
    return f"{wolf} is displaced {facts['from']} → {facts['to']}"


def _howl(_event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    return f"howls to the lone wolf on {facts['at']}: a new {WOLF[str(facts['wolf'])]} stands there"


def _dominate(_event: Event, facts: Facts, _actor: Seat, _table: Scene) -> str:
    rival = f"{seat_name(_number(facts['rival']))}'s {WOLF[str(facts['lost'])]}"
    return f"dominates {rival} on {facts['at']}: a new {WOLF[str(facts['placed'])]} stands there"


def _region_scored(event: Event, facts: Facts, _actor: Seat, table: Scene) -> str:
    """W14.3, W14.4 Say who gets what; W16.3 the neutral pack gets nothing."""
    if facts["winner"] == "neutral":
        prizes = ["the neutral pack is first and the token is lost"]
    elif facts["winner"] == "nobody":
        prizes = ["nobody takes the token"]
    else:
        prizes = [f"{seat_name(event.seat)} takes {facts['points']}"]
    prizes += [
        f"{seat_name(seat)} takes {facts['lesser_points']}" for seat in _numbers(facts["lesser"])
    ]
    return f"at lake {_lake(table, facts['slot'])} {', '.join(prizes)}"


_TELLERS: Final[dict[str, Callable[[Event, Facts, Seat, Scene], str]]] = {
    "region": _region,
    "token": _token,
    "pack": _pack,
    "pay": _pay,
    "walk": _walk,
    "end": _end,
    "displace": _displace,
    "howl": _howl,
    "dominate": _dominate,
    "region-scored": _region_scored,
}


def _lake(table: Scene, slot: Fact) -> str:
    return table["regions"][_number(slot)]["lake"]


def _number(fact: Fact) -> int:
    assert isinstance(fact, int), f"{fact!r} is a number in every event that says it"
    return fact


def _numbers(fact: Fact) -> list[int]:
    assert isinstance(fact, list), f"{fact!r} is a list in every event that says it"
    return [int(one) for one in fact]


def _words(fact: Fact) -> list[str]:
    assert isinstance(fact, list), f"{fact!r} is a list in every event that says it"
    return [str(one) for one in fact]


def _listed(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]
