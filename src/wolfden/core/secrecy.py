"""Who may know what: positions, actions and events for one seat, or for watchers (``None``).

Everything that leaves a running game passes through this module, ``State.view`` (what a seat sees)
or ``Event.facts_for`` (what it learns of an event). Once a game is over, nothing is hidden.
"""

import random
from collections.abc import Sequence
from typing import Final

from wolfden.core.contract import Action, Seat, State
from wolfden.core.events import Event, Facts

HIDDEN: Final = "?"
"""Replaces the words of an action that a seat may not know."""


def audience_of(state: State, seat: Seat | None) -> Seat | None:
    """Return a seat that knows exactly what ``seat`` knows: one message serves both."""
    if seat is None or not state.has_secrets():
        return None
    return state.team(seat)[0]


def known_world(state: State, seat: Seat | None, rng: random.Random) -> str:
    """Return a position that ``seat`` cannot distinguish from the true one, as text."""
    return state.resample(seat, rng).dump()


def redact_words(action: Action, events: Sequence[Event], seat: Seat | None) -> str:
    """Return the words of an action that ``seat`` may know: all of them, or only the first.

    ``events`` are those the action caused: the one named like it, else the first, describes the
    action, and the others describe its consequences. A single word never hides anything.
    """
    whole = str(action)
    verb, _, rest = whole.partition(" ")
    if not rest or seat == action.seat:
        return whole
    own = [event for event in events if event.name == verb] or list(events[:1])
    hides = any(event.private and seat not in event.private for event in own)
    return redact_undone_words(whole) if hides else whole


def redact_undone_words(words: str) -> str:
    """Return the first word of an action that was undone; the others are hidden."""
    return f"{words.partition(' ')[0]} {HIDDEN}"


def reveal_facts(event: Event, seats: int) -> Facts:
    """Return everything that any seat knew of an event, for games that are over."""
    facts: Facts = {}
    for seat in range(seats):
        facts.update(event.facts_for(seat))
    return facts
