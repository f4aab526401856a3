"""Telling what happened: steps of a record as lines of text."""

from collections.abc import Iterable
from itertools import groupby

from wolfden.core.contract import Json, Seat
from wolfden.core.record import Step
from wolfden.terminal.face import Face


def tell(steps: Iterable[Step], face: Face, viewer: Seat | None, view: Json) -> list[str]:
    """Return a line for all that an actor does before the next one acts.

    Whoever learns nothing from a step is told nothing of it.
    """
    lines: list[str] = []
    for _actor, doings in groupby(steps, key=lambda step: step.action.seat):
        events = [event for step in doings for event in step.events]
        told = [face.sentence(event, viewer, view) for event in events]
        if sentences := [sentence for sentence in told if sentence]:
            lines.append(" ".join(sentences))
    return lines
