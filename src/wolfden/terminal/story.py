"""Telling what happened: steps of a record as lines of text."""

from collections.abc import Iterable
from itertools import groupby

from wolfden.core.contract import Json, Seat, seat_name
from wolfden.core.record import Step
from wolfden.terminal.face import Face


def tell(steps: Iterable[Step], face: Face, viewer: Seat | None, view: Json) -> list[str]:
    """Return steps as sentences, one for all that an actor does before the next one acts.

    Whoever learns nothing from a step is told nothing of it.
    """
    lines: list[str] = []
    for actor, doings in groupby(steps, key=lambda step: step.action.seat):
        events = [event for step in doings for event in step.events]
        told = [face.sentence(event, viewer, actor, view) for event in events]
        parts = [part for part in told if part]
        if parts:
            lines.append(as_sentence(f"{seat_name(actor)} {'; '.join(parts)}"))
    return lines


def as_sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop.

    >>> as_sentence("seat 2 howls")
    'Seat 2 howls.'
    """
    return f"{text[:1].upper()}{text[1:]}."
