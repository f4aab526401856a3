"""Courses: how far a game has come in its guide, and what chance and the bots do in it.

The learner may do what the rules allow. So nothing here relies on a position: steps begin when the
learner is to act and can do what they want, are left out where that is impossible, and end with
what happened. The others do what the script has for them where it is legal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.events import Event
from wolfden.teaching.guide import Guide

OPEN: Final = -1


@cache
def _turns(guide: Guide) -> tuple[tuple[Seat, str, int], ...]:
    """Return the lines of a script, each with the number of its turn: seats act in turns."""
    found, last, turn = [], CHANCE, 0
    for line in guide.replay.lines:
        if line.seat not in (CHANCE, last):
            last, turn = line.seat, turn + 1
        found.append((line.seat, line.text, turn))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Taken:
    """A step that has begun."""

    number: int
    """Its place in the guide, from 0."""
    ply: int
    """The number of actions before it."""
    done: int = OPEN
    """The number of actions after which the learner had done what it wants, or not."""
    is_reached: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """What another seat, or chance, does next."""

    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class _Moment:
    """How far a game had come after an action."""

    seat: Seat
    words: str
    taken: tuple[Taken, ...]
    next: int
    """The first step that has neither begun nor been left out."""


class Course:
    """A game on the way through its guide."""

    def __init__(self, guide: Guide, state: State) -> None:
        """Begin with the position of a guide."""
        self.guide = guide
        self._moments = [self._begin(_Moment(guide.seat, "", (), 0), 0, state)]

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self._moments) - 1

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The steps that have begun."""
        return self._moments[-1].taken

    @property
    def is_over(self) -> bool:
        """Whether no step is left."""
        now = self._moments[-1]
        return now.next == len(self.guide.steps) and self._open(now.taken) is None

    def add(self, seat: Seat, words: str, events: Sequence[Event], state: State) -> None:
        """Take in an action, what it caused, and the position after it.

        An action that misses a goal may be what a later step wants, such as the end of the turn:
        the steps up to that one are left out.
        """
        before, ply = self._moments[-1], self.ply + 1
        taken, number, last = before.taken, before.next, self._open(before.taken)
        if last is not None:
            ended = self._ended(last.number, seat, words, events)
            if ended is not None:
                taken = (*taken[:-1], replace(last, done=ply, is_reached=ended))
            if ended is False:
                later = range(number, len(self.guide.steps))
                passed = (one for one in later if self._ended(one, seat, words, events))
                number = next(passed, number - 1) + 1
        self._moments.append(self._begin(_Moment(seat, words, taken, number), ply, state))

    def drop(self) -> None:
        """Forget the last action: it was taken back."""
        self._moments.pop()

    def cue(self, state: State) -> Cue | None:
        """Return what the script has for one of those to act; ``None`` if nothing is legal.

        Everyone goes through their own actions of the script, in order, and passes over those that
        the rules do not allow by now: chance any, a seat only those of its next turn in the script.
        """
        for seat in state.actors():
            if seat == self.guide.seat:
                continue
            left = self._left(seat)
            legal = {str(action) for action in state.legal(seat)} if left else set()
            found = next((words for words in left if words in legal), None)
            if found is not None:
                return Cue(seat, found)
        return None

    def _left(self, seat: Seat) -> list[str]:
        """Return what is next for a seat in the script, behind the last action that it has done."""
        left = [(words, turn) for who, words, turn in _turns(self.guide) if who == seat]
        for moment in self._moments[1:]:
            found = [place for place, (words, _) in enumerate(left) if words == moment.words]
            if moment.seat == seat and found:
                del left[: found[0] + 1]
        return [words for words, turn in left if seat == CHANCE or turn == left[0][1]]

    def _open(self, taken: tuple[Taken, ...]) -> Taken | None:
        is_open = taken and taken[-1].done == OPEN and self.guide.steps[taken[-1].number].wants
        return taken[-1] if is_open else None

    def _ended(self, number: int, seat: Seat, words: str, events: Sequence[Event]) -> bool | None:
        """Return whether a step ends with its goal reached or missed; ``None``: it does not end."""
        own, step = self.guide.seat, self.guide.steps[number]
        if not step.goal:
            return step.allows(words) if seat == own and step.wants else None
        if any(one.holds(event, own) for one in step.goal for event in events):
            return True
        is_missed = any(one.holds(event, own) for one in step.until for event in events)
        return False if is_missed else None

    def _begin(self, now: _Moment, ply: int, state: State) -> _Moment:
        """Begin the steps that can, up to one that wants something."""
        taken, number, steps = now.taken, now.next, self.guide.steps
        if self._open(taken) is not None:
            if not state.is_over:
                return now
            taken = (*taken[:-1], replace(taken[-1], done=ply))
        is_due = state.is_over or self.guide.seat in state.actors()
        while is_due and number < len(steps) and self._open(taken) is None:
            if steps[number].can_begin(state, self.guide.seat):
                taken = (*taken, Taken(number, ply))
            number += 1
        return _Moment(now.seat, now.words, taken, number)
