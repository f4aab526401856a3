"""The history of a table: entries, steps, snapshots, and what each audience may know of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from wolfden.core.contract import Action, Seat, State
from wolfden.core.events import Event
from wolfden.core.text.replay import HIDDEN, told_words
from wolfden.server.model.shapes import EntryTold, EventTold

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
    """A new entry, with the action itself and the events it caused."""

    entry: Entry
    action: Action | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after ``ply`` actions; every entry above ``seq`` came later."""

    ply: int
    seq: int
    position: str


def standing_entries(entries: Sequence[Entry], ply: int) -> list[Entry]:
    """Return the actions not undone; ``ply`` is how many stood before the first entry."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry)
        elif entry.kind == "undo":
            del standing[entry.ply - ply :]
    return standing


# What an audience may know.


def audience_of(state: State, seat: Seat | None) -> Seat | None:
    """Return a seat that knows exactly what ``seat`` (``None``: a watcher) knows.

    What is sent has to be built only once for each audience.
    """
    if seat is None or not state.has_secrets():
        return None
    return state.team(seat)[0]


def redact_entry(step: Step, audience: Seat | None) -> EntryTold:
    """Return an entry with what ``audience`` (``None``: watchers) may know of it."""
    entry = step.entry
    if step.action is None:
        return EntryTold(entry.seq, entry.kind, entry.ply, entry.seat, entry.at, reason=entry.words)
    return EntryTold(
        entry.seq,
        entry.kind,
        entry.ply,
        entry.seat,
        entry.at,
        words=told_words(step.action, step.events, audience),
        events=[redact_event(event, audience) for event in step.events],
    )


def redact_event(event: Event, audience: Seat | None) -> EventTold:
    """Return an event with what ``audience`` may know of it."""
    return EventTold(event.name, event.seat, {**event.told(audience)})


def reveal_entry(step: Step, seats: int) -> EntryTold:
    """Return an entry with everything any seat knew of it, for games that are over."""
    entry = redact_entry(step, None)
    if step.action is not None:
        entry.words = str(step.action)
        entry.events = [
            EventTold(
                event.name,
                event.seat,
                {key: fact for seat in range(seats) for key, fact in event.told(seat).items()},
            )
            for event in step.events
        ]
    return entry


def redact_undone_entry(entry: Entry) -> EntryTold:
    """Return an action that was undone later: only its first word."""
    first = entry.words.split(" ", 1)[0]
    return EntryTold(
        entry.seq, entry.kind, entry.ply, entry.seat, entry.at, words=f"{first} {HIDDEN}", events=[]
    )
