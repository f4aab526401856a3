"""A stretch of a recorded game as moments to be drawn one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wolfden.drawing.card import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wolfden.core.contract import State
    from wolfden.core.record import Record

MOST_FRAMES: Final = 40
"""Moments of an animation; of a longer stretch, some are left out."""


def state_at(record: Record, ply: int) -> State:
    """Return the position after ``ply`` actions; before the first or after the last for others."""
    steps = record.steps
    return steps[max(0, ply)].before if ply < len(steps) else record.state


def moment_at(record: Record, ply: int, names: Sequence[str] = ()) -> Moment:
    """Return what a watcher saw after ``ply`` actions."""
    state = state_at(record, ply)
    return Moment(state.view(None), state.actors(), names)


def moments_of(
    record: Record, first: int, last: int, names: Sequence[str] = (), most: int = MOST_FRAMES
) -> list[Moment]:
    """Return what a watcher saw from ``first`` to ``last``, without steps that changed nothing."""
    last = min(max(0, last), len(record.steps))
    first = min(max(0, first), last)
    count = min(most, last - first + 1)
    gap = (last - first) / max(1, count - 1)
    found: list[Moment] = []
    for place in range(count):
        moment = moment_at(record, first + round(place * gap), names)
        if not found or moment.view != found[-1].view:
            found.append(moment)
    return found
