"""Entries and events as an audience may know them."""

from wolfden.core.contract import Seat
from wolfden.core.events import Event
from wolfden.core.text.replay import HIDDEN, told_words
from wolfden.server.tables.course import Entry, Step
from wolfden.server.wire.things import EntryTold, EventTold


def told(step: Step, audience: Seat | None) -> EntryTold:
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
        events=[event_told(event, audience) for event in step.events],
    )


def event_told(event: Event, audience: Seat | None) -> EventTold:
    """Return an event with what ``audience`` may know of it."""
    return EventTold(event.name, event.seat, {**event.told(audience)})


def told_all(step: Step, seats: int) -> EntryTold:
    """Return an entry with everything anybody knew of it: the truth, once a game is over."""
    entry = told(step, None)
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


def told_undone(entry: Entry) -> EntryTold:
    """Return an action that was taken back later: that it was there, and no more."""
    first = entry.words.split(" ", 1)[0]
    return EntryTold(
        entry.seq, entry.kind, entry.ply, entry.seat, entry.at, words=f"{first} {HIDDEN}", events=[]
    )
