"""The course of a game in memory: the position, and the last few steps that can be taken back.

The whole history lies in the database. Here it is kept no longer than undo needs it, so that a
table costs the same in its thousandth turn as in its first.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Seat, State
from wolfden.core.errors import OtherRules
from wolfden.core.events import Event
from wolfden.core.record import Record
from wolfden.server.tables.sheet import Sheet
from wolfden.teaching.guide import guide_of
from wolfden.teaching.script import Cue

SNAPSHOT_EVERY: Final = 50

Kind = Literal["act", "undo", "end"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's history; ``words`` is an action, or the reason of an end.

    ``ply`` counts the actions that stand after it.
    """

    seq: int
    kind: Kind
    ply: int
    seat: Seat
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class Step:
    """An entry just made, with the action itself and the events it caused."""

    entry: Entry
    action: Action | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after ``ply`` actions; every entry above ``seq`` came later."""

    ply: int
    seq: int
    position: str


def standing(entries: Sequence[Entry], ply: int) -> list[Entry]:
    """Return the actions that stand; ``ply`` is how many stood before the first entry."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            kept.append(entry)
        elif entry.kind == "undo":
            del kept[entry.ply - ply :]
    return kept


class Course:
    """A game being played at a table.

    Errors leave a course as it was: ``act`` and ``undo`` either happen or raise.
    """

    def __init__(self, game: Game, sheet: Sheet, snapshot: Snapshot | None = None) -> None:
        meta = game.meta()
        if sheet.rules != meta.rules_version:
            raise OtherRules("other-rules", played=sheet.rules, known=meta.rules_version)
        position = snapshot.position if snapshot else sheet.position
        self._record = Record(game, len(sheet.seats), sheet.options, position)
        guide = guide_of(sheet.guide) if sheet.guide else None
        self._script = guide.script if guide else None
        self._seqs: list[int] = []
        """The ``seq`` of each step still kept for undo."""
        self._last_snapshot = snapshot.ply if snapshot else 0
        self.ply = snapshot.ply if snapshot else 0
        self.seq = snapshot.seq if snapshot else 0

    @property
    def state(self) -> State:
        """The position now; to be changed only through this course."""
        return self._record.state

    def follow(self, entries: Sequence[Entry]) -> list[Step]:
        """Repeat stored entries, all those above ``seq``; return the steps that stand."""
        steps = []
        for entry in standing(entries, self.ply):
            action = self.state.parse(entry.seat, entry.words)
            events = self._record.apply(action)
            self.ply += 1
            self._seqs.append(entry.seq)
            steps.append(Step(entry, action, events))
            self._trim()
        if entries:
            self.seq = entries[-1].seq
        return steps

    def act(self, seat: Seat, words: str, at: int) -> list[Step]:
        """Carry out an action; return what has to be stored.

        Raises:
            NotationError, WrongSeat, IllegalAction: as ``State.apply``.
        """
        action = self.state.parse(seat, words)
        events = self._record.apply(action)
        return [self._step(action, events, at)]

    def resolve_chance(self, rng: random.Random, at: int) -> list[Step]:
        """Let chance act, by a script if there is one, until a player is to act or all is over."""
        steps = []
        while self.state.actors() == (CHANCE,):
            cue = self.cue()
            action = (
                self.state.parse(CHANCE, cue.words)
                if cue
                else Action(CHANCE, draw(self.state, rng), self.state.notation())
            )
            steps.append(self._step(action, self._record.apply(action), at))
        return steps

    def cue(self) -> Cue | None:
        """Return what comes next by the script of a guide, while the game goes by it."""
        return self._script.cue(self.state, self.ply) if self._script else None

    def undoable(self, seat: Seat) -> int:
        """Return how many of its last actions ``seat`` may take back by itself."""
        return self._record.undoable(seat)

    def undo(self, seat: Seat, at: int) -> Step:
        """Take back the last action of ``seat``.

        Raises:
            NothingToUndo: it has none left to take back.
        """
        self._record.undo(seat)
        self._seqs.pop()
        self.ply -= 1
        self.seq += 1
        return Step(Entry(self.seq, "undo", self.ply, seat, "", at))

    def replace_after(self, seq: int, seat: Seat, at: int) -> Step:
        """Note that this course, an earlier moment, goes on in place of one that was at ``seq``."""
        self.seq = seq + 1
        return Step(Entry(self.seq, "undo", self.ply, seat, "", at))

    def end(self, seat: Seat, reason: str, at: int) -> Step:
        """Note that the game ends because of ``seat``, not by its rules."""
        self.seq += 1
        return Step(Entry(self.seq, "end", self.ply, seat, reason, at))

    def snapshot(self) -> Snapshot | None:
        """Return a position worth storing, now and then: one that no undo reaches back past."""
        kept = len(self._record.steps)
        ply = self.ply - kept
        if ply - self._last_snapshot < SNAPSHOT_EVERY:
            return None
        self._last_snapshot = ply
        state = self._record.steps[0].before if kept else self.state
        return Snapshot(ply, self._seqs[0] - 1 if kept else self.seq, state.dump())

    def _step(self, action: Action, events: tuple[Event, ...], at: int) -> Step:
        self.ply += 1
        self.seq += 1
        self._seqs.append(self.seq)
        self._trim()
        return Step(Entry(self.seq, "act", self.ply, action.seat, str(action), at), action, events)

    def _trim(self) -> None:
        """Forget the steps that nobody can take back any more."""
        steps = self._record.steps
        kept = self._record.undoable(steps[-1].action.seat)
        if kept < len(steps):
            del steps[: len(steps) - kept]
            del self._seqs[: len(self._seqs) - kept]
