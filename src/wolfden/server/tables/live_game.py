"""The game of a table: the entries it consists of, its position in memory, and who may know what.

The whole history is in the database. A ``LiveGame`` keeps only the steps that undo needs, so a
table costs the same in its thousandth turn as in its first.
"""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from wolfden.core.chance import draw
from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import CHANCE, Action, Game, Seat, State
from wolfden.core.errors import OtherRules, WolfdenError
from wolfden.core.events import Event, Log
from wolfden.core.record import Record
from wolfden.core.secrecy import audience_of, redact_undone_words, redact_words, reveal_facts
from wolfden.core.text.position import add_documents, drop_documents
from wolfden.server.base.errors import NotAllowed
from wolfden.server.features.devices.model import are_people_apart
from wolfden.server.tables.model import Entry, Step, TableInfo, document_names
from wolfden.server.tables.wire import (
    EntryTold,
    EventTold,
    Explanation,
    Id,
    PositionShown,
    Previewed,
)
from wolfden.teaching.actions import Move
from wolfden.teaching.guide import Course, Cue, guide_of

SNAPSHOT_EVERY: Final = 50
DIGEST_BYTES: Final = 16


class Snapshot(Struct, frozen=True):
    """The position after ``ply`` actions; every entry above ``seq`` came later.

    ``position`` lacks the table's documents: they would be stored every fifty actions.
    """

    ply: int
    seq: int
    position: str


def standing_entries(entries: Sequence[Entry], ply: int) -> list[Entry]:
    """Return the actions not undone; ``ply`` is how many came before the first entry."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry)
        elif entry.kind == "undo":
            del standing[entry.ply - ply :]
    return standing


def other_rules(game: Game, info: TableInfo) -> OtherRules | None:
    """Return that a table began under other rules than those of today, if it did."""
    known = game.meta().rules_version
    return (
        OtherRules("other-rules", played=info.rules, known=known) if info.rules != known else None
    )


class LiveGame:
    """The game of a table; ``info`` comes with its documents.

    Errors change nothing: ``act`` and ``undo`` either succeed or raise. A game that is over is
    shown by the rules of today, while they allow what was done (OtherRules); one that runs is
    played only under the rules it began with.
    """

    def __init__(self, game: Game, info: TableInfo, snapshot: Snapshot | None = None) -> None:
        self._other_rules = other_rules(game, info)
        if self._other_rules and not info.is_over:
            raise self._other_rules
        position = info.position
        if snapshot is not None:
            position = add_documents(snapshot.position, _documents(game, info))
        try:
            self._record = Record(game, len(info.seats), info.options, position)
        except WolfdenError as error:
            raise self._other_rules or error from error
        self.state: State = self._record.state
        """The position now; only this object may change it."""
        guide = guide_of(info.guide) if info.guide else None
        self.course = Course(guide, self.state) if guide else None
        """How far the game has come in its guide, if it has one."""
        self._seqs: list[int] = []
        """The ``seq`` of each step still kept for undo."""
        self._last_snapshot = snapshot.ply if snapshot else 0
        self.ply = snapshot.ply if snapshot else 0
        self.seq = snapshot.seq if snapshot else 0

    def replay(self, entries: Sequence[Entry]) -> list[Step]:
        """Repeat all stored entries above ``seq``; return the steps that were not undone.

        OtherRules where the rules of today do not allow one of them; the ones before it are kept.
        """
        steps = []
        for entry in standing_entries(entries, self.ply):
            try:
                action = self.state.parse(entry.seat, entry.words)
                events = self._record.apply(action)
            except WolfdenError as error:
                raise self._other_rules or error from error
            self._follow_course(action, events)
            self.ply += 1
            self._seqs.append(entry.seq)
            steps.append(Step(entry, action, events))
            self._trim()
        if entries:
            self.seq = entries[-1].seq
        return steps

    def follow(self, entries: Sequence[Entry]) -> list[Step]:
        """Repeat entries that were stored elsewhere, none of them an undo; return their steps."""
        steps = {step.entry.seq: step for step in self.replay(entries)}
        return [steps.get(entry.seq, Step(entry)) for entry in entries]

    def act(self, seat: Seat, words: str, at: int) -> list[Step]:
        """Apply an action, or raise as ``State.apply``; return the steps to store."""
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
        """Return what the script of a guide has for chance or a bot, if that is legal."""
        return self.course.cue(self.state) if self.course else None

    def undoable(self, seat: Seat) -> int:
        """Return how many of its last actions ``seat`` may undo without asking."""
        return self._record.undoable(seat)

    def seat_to_undo(self) -> Seat | None:
        """Return the only seat that may have something to undo: the one that acted last."""
        steps = self._record.steps
        return steps[-1].action.seat if steps else None

    def undo(self, seat: Seat, at: int) -> Step:
        """Undo the last action of ``seat``; NothingToUndo if none is left."""
        self._record.undo(seat)
        self.state = self._record.state
        if self.course:
            self.course.drop()
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
        """Return a position to store if one is due: the newest that no undo reaches back past.

        A guided game always begins at its start: how far it has come in its guide is no position.
        """
        if self.course:
            return None
        undoable = len(self._record.steps)
        ply = self.ply - undoable
        if ply - self._last_snapshot < SNAPSHOT_EVERY:
            return None
        self._last_snapshot = ply
        state = self._record.steps[0].before if undoable else self.state
        position = drop_documents(state.dump())
        return Snapshot(ply, self._seqs[0] - 1 if undoable else self.seq, position)

    def _follow_course(self, action: Action, events: tuple[Event, ...]) -> None:
        if self.course:
            self.course.add(action.seat, str(action), events, self.state)

    def _step(self, action: Action, events: tuple[Event, ...], at: int) -> Step:
        self._follow_course(action, events)
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


def _documents(game: Game, info: TableInfo) -> dict[str, str]:
    return {
        name: str(info.options[name]) for name in document_names(game) if info.options.get(name)
    }


# What an audience may know.


def public_digest(title: str, seats: int, state: State) -> bytes:
    """Return a digest of a position as watchers see it: nothing that is hidden changes it."""
    shown = msgspec.json.encode([title, seats, state.view(None)])
    return hashlib.blake2b(shown, digest_size=DIGEST_BYTES).digest()


def require_one_side(info: TableInfo, state: State) -> None:
    """Raise NotAllowed if a guest has seats that must not know of each other, and is not alone.

    Among friends such seats may be those of several people at the guest's device. A seat that was
    handed over counts too: its owner has seen what it knows. In a rated game a guest has one seat.
    """
    for guest in info.guests():
        own = [seat for seat, one in enumerate(info.seats) if one.is_of(guest)]
        if info.settings.rated and len(own) > 1:
            raise NotAllowed("rated-device")
        others = [one for seat, one in enumerate(info.seats) if seat not in own]
        is_alone = all(one.kind == "bot" for one in others)
        is_one_side = len({audience_of(state, seat) for seat in own}) < 2
        are_people = info.is_among_friends and are_people_apart(info, state, own)
        if not (is_alone or is_one_side or are_people):
            raise NotAllowed("seat-both-sides")


def redact_entry(step: Step, audience: Seat | None) -> EntryTold:
    """Return an entry with what ``audience`` (``None``: watchers) may know of it."""
    if step.action is None:
        return _make_entry(step.entry, reason=step.entry.words)
    events = [redact_event(event, audience) for event in step.events]
    return _make_entry(step.entry, redact_words(step.action, step.events, audience), events)


def _make_entry(
    entry: Entry, words: str = "", events: list[EventTold] | None = None, reason: str = ""
) -> EntryTold:
    return EntryTold(entry.seq, entry.kind, entry.ply, entry.seat, entry.at, words, reason, events)


def redact_event(event: Event, audience: Seat | None) -> EventTold:
    """Return an event with what ``audience`` may know of it."""
    return EventTold(event.name, event.seat, {**event.facts_for(audience)})


def reveal_entry(step: Step, seats: int) -> EntryTold:
    """Return an entry with everything any seat knew of it, for games that are over."""
    entry = redact_entry(step, None)
    if step.action is not None:
        entry.words = str(step.action)
        entry.events = [
            EventTold(event.name, event.seat, {**reveal_facts(event, seats)})
            for event in step.events
        ]
    return entry


def reveal_words(entry: Entry) -> EntryTold:
    """Return an entry of a game that is over with its words alone."""
    return _make_entry(entry, entry.words, [])


def redact_undone_entry(entry: Entry) -> EntryTold:
    """Return an action that was undone later: only its first word."""
    return _make_entry(entry, redact_undone_words(entry.words), [])


# What those who choose an action are shown: the position, why not, and what it would do.


def show_position(state: State, wanted: Seat, entries: list[EntryTold]) -> PositionShown:
    """Return a position that some actions led to, as the seat sees it that acts.

    Where no seat is to act, or ``wanted`` is one of those that are, it is as ``wanted`` sees it.
    """
    actors = state.actors()
    seat = wanted if wanted in actors or not min(actors, default=CHANCE) >= 0 else actors[0]
    return PositionShown(
        seat=seat,
        view=state.view(seat),
        actors=list(actors),
        legal=legal_tree(state, seat) if seat in actors else None,
        moves=[Move(entry.seat, entry.words) for entry in entries],
        entries=entries,
    )


def explain(state: State, seat: Seat, words: str, name: Id = None) -> Explanation:
    """Return why a seat may not do something, or that it may."""
    reason = state.explain(seat, words)
    if reason is None:
        return Explanation(name, allowed=True)
    return Explanation(
        name,
        allowed=False,
        code=reason.code,
        rule=reason.rule,
        sentence=reason.sentence,
        facts={**reason.facts},
    )


def preview(state: State, seat: Seat, seq: int, words: str, name: Id = None) -> Previewed:
    """Return what an action would do; ``seq`` is the number of the position.

    It is tried in a world that the seat cannot distinguish from the true one: no secret can leak;
    where the action would reveal or draw something, the answer is empty.
    """
    world = state.resample(seat, secrets.SystemRandom())
    before = world.view(seat)
    log = Log()
    world.apply(world.parse(seat, words), log)
    if any(event.reveals for event in log.events) or world.actors() == (CHANCE,):
        return Previewed(name, seq, [], [], certain=False)
    events = [redact_event(event, seat) for event in log.events]
    return Previewed(name, seq, changes(before, world.view(seat)), events, True)
