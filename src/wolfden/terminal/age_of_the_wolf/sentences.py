"""What happens in Age of the Wolf, in words."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from wolfden.core.contract import Seat, seat_name
from wolfden.core.events import Event, Fact, Facts

REASONS: Final = {
    "dens": "A pack began its turn with five dens on the board (A3.0).",
    "last-pack": "Only one pack is left alive (A9.2).",
    "round-limit": "The last round is over: most dens win, then regions, then wolves (A9.3).",
}

_DEALT: Final = {
    "first": "lets {who} begin",
    "predator": "puts a {predator} into {at}",
    "refill": "the {cards} discarded cards become the deck again",
}
"""Events whose subject is chance, or nobody."""

_DONE: Final = {
    "turn": "begins the turn of round {round}",
    "litter": "has {wolves} new wolves in {at}",
    "hunt": "goes for the predators in {at}",
    "go-back": "goes back from {from} to {to}",
    "retreat": "retreats with {wolves} wolves from {from} to {to}",
    "withdraw": "withdraws {wolves} wolves from {from} to {to}",
    "den": "builds a den in {at}",
    "den-lost": "loses the den in {at}",
    "lead": "has a new Lead Wolf in {at}",
    "card": "plays the card {card}",
    "freeze": "freezes the channel {channel}",
    "discard": "discards the card {card}",
    "end": "ends the turn",
    "tie": "rolls off again in {at}: both sides are equally strong",
}
"""Events that tell what their seat does; it is named where somebody else acted."""


def sentence(event: Event, viewer: Seat | None, actor: Seat) -> str:
    """Say what happened, in a part of a sentence about ``actor``."""
    facts = event.told(viewer)
    if event.name in _DEALT:
        return _DEALT[event.name].format(who=seat_name(event.seat), **facts)
    if event.name in _BY_CHANCE:
        return _BY_CHANCE[event.name](event, facts)
    template = _DONE.get(event.name)
    done = template.format(**facts) if template else _TELLERS[event.name](facts)
    return done if event.seat == actor else f"{seat_name(event.seat)} {done}"


def _draw(event: Event, facts: Facts) -> str:
    """A8.6 Everyone learns that a card is drawn, its owner which."""
    card = f"the card {facts['card']}" if "card" in facts else "a card"
    return f"{card} goes to {seat_name(event.seat)}"


def _roll(event: Event, facts: Facts) -> str:
    return f"rolls {facts['face']} for {seat_name(event.seat)}"


def _starve(_event: Event, facts: Facts) -> str:
    return f"a {facts['predator']} starves in {facts['at']}"


def _over(event: Event, facts: Facts) -> str:
    if facts["reason"] == "round-limit":
        return "the last round is over"
    return f"{seat_name(event.seat)} has won"


_BY_CHANCE: Final[dict[str, Callable[[Event, Facts], str]]] = {
    "draw": _draw,
    "roll": _roll,
    "starve": _starve,
    "over": _over,
}


def _walk(verb: str, facts: Facts) -> str:
    led = " with the Lead Wolf" if facts["lead"] else ""
    return f"{verb} {facts['wolves']} wolves{led} {facts['from']} → {facts['to']}"


def _battle(facts: Facts) -> str:
    rival = facts["rival"]
    foe = seat_name(rival) if isinstance(rival, int) else "the predators"
    end = "beats" if facts["won"] else "cannot beat"
    return f"{end} {foe} in {facts['at']}, {facts['strength']} against {facts['against']}"


def _drive(facts: Facts) -> str:
    where = "into the sea" if facts["to"] == "sea" else f"→ {facts['to']}"
    return f"drives {_group(facts['predators'])} {facts['from']} {where}"


def _lose(facts: Facts) -> str:
    led = ", the Lead Wolf among them" if facts["lead"] else ""
    return f"loses {facts['wolves']} wolves in {facts['at']}{led}"


def _out(facts: Facts) -> str:
    hand = f" and discards {_group(facts['cards'])}" if facts["cards"] else ""
    return f"is out of the game{hand}"


_TELLERS: Final[dict[str, Callable[[Facts], str]]] = {
    "move": lambda facts: _walk("moves", facts),
    "roam": lambda facts: _walk("roams with", facts),
    "battle": _battle,
    "drive": _drive,
    "lose": _lose,
    "out": _out,
}


def _group(fact: Fact) -> str:
    """Return a list of predators or cards, equal ones counted.

    >>> _group(["bear", "bear", "human"])
    '2 × bear and human'
    """
    assert isinstance(fact, list), f"{fact!r} is a list in every event that says it"
    counted = Counter(map(str, fact))
    parts = [name if count == 1 else f"{count} × {name}" for name, count in counted.items()]
    return " and ".join(parts)
