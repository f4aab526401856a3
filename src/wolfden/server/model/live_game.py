"""A game in memory: its position, and the last few steps that can be undone.

The whole history is in the database. Here only the steps that undo needs are kept, so a table
costs the same in its thousandth turn as in its first.
"""

import random
from collections.abc import Sequence
from typing import Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Seat, State
from wolfden.core.errors import OtherRules
from wolfden.core.events import Event
from wolfden.core.record import Record
from wolfden.server.model.entries import Entry, Snapshot, Step, standing_entries
from wolfden.server.model.table import TableInfo
from wolfden.teaching.guide import Cue, guide_of

SNAPSHOT_EVERY: Final = 50


class LiveGame:
    """The game of a table.

    Errors change nothing: ``act`` and ``undo`` either succeed or raise.
    """

    def __init__(self, game: Game, info: TableInfo, snapshot: Snapshot | None = None) -> None:
        meta = game.meta()
        if info.rules != meta.rules_version:
            raise OtherRules("other-rules", played=info.rules, known=meta.rules_version)
        position = snapshot.position if snapshot else info.position
        self._record = Record(game, len(info.seats), info.options, position)
        guide = guide_of(info.guide) if info.guide else None
        self._script = guide.script if guide else None
        self._seqs: list[int] = []
        """The ``seq`` of each step still kept for undo."""
        self._last_snapshot = snapshot.ply if snapshot else 0
        self.ply = snapshot.ply if snapshot else 0
        self.seq = snapshot.seq if snapshot else 0

    @property
    def state(self) -> State:
        """The position now; only this object may change it."""
        return self._record.state

    def replay(self, entries: Sequence[Entry]) -> list[Step]:
        """Repeat all stored entries above ``seq``; return the steps that stand."""
        steps = []
        for entry in standing_entries(entries, self.ply):
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
        """Apply an action; return the steps to store.

        Raises:
            NotationError, WrongSeat, IllegalAction: as ``State.apply``.
        """
        action = self.state.parse(seat, words)
        return [self._step(action, self._record.apply(action), at)]

    def resolve_chance(self, rng: random.Random, at: int) -> list[Step]:
        """Let chance act, by the script if there is one, until a player is to act or the end."""
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
        """Return the next action in the script of a guide, while the game follows it."""
        return self._script.cue(self.state, self.ply) if self._script else None

    def undoable(self, seat: Seat) -> int:
        """Return how many of its last actions ``seat`` may undo without asking."""
        return self._record.undoable(seat)

    def undo(self, seat: Seat, at: int) -> Step:
        """Undo the last action of ``seat``.

        Raises:
            NothingToUndo: none is left to undo.
        """
        self._record.undo(seat)
        self._seqs.pop()
        self.ply -= 1
        self.seq += 1
        return Step(Entry(self.seq, "undo", self.ply, seat, "", at))

    def replace_after(self, seq: int, seat: Seat, at: int) -> Step:
        """Let this game, an earlier moment, replace one that was at ``seq``."""
        self.seq = seq + 1
        return Step(Entry(self.seq, "undo", self.ply, seat, "", at))

    def end(self, seat: Seat, reason: str, at: int) -> Step:
        """End the game because of ``seat``, not by its rules."""
        self.seq += 1
        return Step(Entry(self.seq, "end", self.ply, seat, reason, at))

    def snapshot(self) -> Snapshot | None:
        """Return a position to store if one is due: the newest that no undo reaches back past."""
        undoable = len(self._record.steps)
        ply = self.ply - undoable
        if ply - self._last_snapshot < SNAPSHOT_EVERY:
            return None
        self._last_snapshot = ply
        state = self._record.steps[0].before if undoable else self.state
        return Snapshot(ply, self._seqs[0] - 1 if undoable else self.seq, state.dump())

    def _step(self, action: Action, events: tuple[Event, ...], at: int) -> Step:
        self.ply += 1
        self.seq += 1
        self._seqs.append(self.seq)
        self._trim()
        return Step(Entry(self.seq, "act", self.ply, action.seat, str(action), at), action, events)

    def _trim(self) -> None:
        """Drop the steps that can no longer be undone."""
        steps = self._record.steps
        undoable = self._record.undoable(steps[-1].action.seat)
        if undoable < len(steps):
            del steps[: len(steps) - undoable]
            del self._seqs[: len(self._seqs) - undoable]
