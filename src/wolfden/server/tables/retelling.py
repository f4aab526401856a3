"""Telling somebody who was away what has happened meanwhile."""

from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.tables.course import Course, Step
from wolfden.server.tables.house import House
from wolfden.server.tables.table import Table
from wolfden.server.tables.teams import audience as audience_of
from wolfden.server.telling.entries import told, told_undone
from wolfden.server.wire.things import EntryTold

MOST: Final = 200


async def entries_since(
    house: House, table: Table, course: Course, seat: Seat | None, since: int | None
) -> list[EntryTold]:
    """Return the entries after ``since`` as a seat may know them, at most the last 200."""
    if since is None or since >= course.seq:
        return []
    since = max(since, course.seq - MOST)
    audience = audience_of(course.state, seat)
    recent = [step for step in table.recent if step.entry.seq > since]
    if recent and recent[0].entry.seq == since + 1 and len(recent) == course.seq - since:
        return [told(step, audience) for step in recent]
    snapshot = await house.reader.snapshot(table.id, since)
    past = Course(table.game, table.sheet, snapshot)
    entries = await house.reader.entries(table.id, past.seq)
    steps = {step.entry.seq: step for step in past.follow(entries)}
    return [
        told(steps[entry.seq], audience)
        if entry.seq in steps
        else told_undone(entry)
        if entry.kind == "act"
        else told(Step(entry), audience)
        for entry in entries
        if entry.seq > since
    ]
