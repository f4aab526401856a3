"""Looking back at a game: whose eyes may be used, every step, any moment, a file."""

import asyncio
import random
from typing import Final

from wolfden.core.contract import Seat
from wolfden.core.record import Record
from wolfden.core.text.replay import Line, replay_of, told_words, write
from wolfden.players.judging import judge_of
from wolfden.server.errors import BadRequest, NoStep, NotAllowed, NotYours, WrongState
from wolfden.server.tables.course import Course, Entry, Step, standing
from wolfden.server.tables.house import House
from wolfden.server.tables.sheet import Sheet
from wolfden.server.tables.table import Table
from wolfden.server.telling.entries import told, told_all
from wolfden.server.wire.requests import Moment
from wolfden.server.wire.things import EntryTold

TRUTH: Final = "truth"
WATCH: Final = "watch"


def allowed_eyes(sheet: Sheet, guest: str, wanted: str) -> str:
    """Return whose knowledge a game may be seen with: a seat's number, watch or truth.

    Raises:
        NotYours, NotAllowed: not with these, not before the end.
        WrongState: there is nothing to see yet.
    """
    if sheet.status == "open":
        raise WrongState("replay-not-begun")
    if wanted not in ("", TRUTH, WATCH) and not _is_seat(sheet, wanted):
        raise BadRequest("eyes-unknown", eyes=wanted, known=[WATCH, TRUTH])
    if sheet.status != "running":
        return wanted or TRUTH
    mine = [str(seat) for seat in sheet.held_by(guest)] if guest else []
    if wanted == TRUTH:
        raise NotAllowed("truth-later")
    if not mine and not sheet.settings.watchers:
        raise NotAllowed("no-watchers")
    eyes = wanted or (mine[0] if mine else WATCH)
    if eyes not in (*mine, WATCH):
        raise NotYours("own-eyes-only")
    return eyes


def _is_seat(sheet: Sheet, text: str) -> bool:
    return text in [str(seat) for seat in range(len(sheet.seats))]


def _seat(eyes: str) -> Seat | None:
    return None if eyes in (TRUTH, WATCH) else int(eyes)


def names(sheet: Sheet) -> list[str]:
    """Return how the seats of a table are called."""
    return [row.guest.name if row.guest else f"bot {row.level}" for row in sheet.seats]


async def game_told(house: House, table: Table, eyes: str) -> list[EntryTold]:
    """Return every action of a game that stands, from its start."""
    entries = await house.reader.entries(table.id, 0)
    return await asyncio.to_thread(_told, table, entries, eyes)


def _told(table: Table, entries: list[Entry], eyes: str) -> list[EntryTold]:
    steps = Course(table.game, table.sheet).follow(entries)
    return [_told_step(step, eyes, len(table.sheet.seats)) for step in steps]


def _told_step(step: Step, eyes: str, seats: int) -> EntryTold:
    return told_all(step, seats) if eyes == TRUTH else told(step, _seat(eyes))


async def moment(house: House, table: Table, ply: int, eyes: str) -> Moment:
    """Return a game after ``ply`` actions.

    Raises:
        NotFound: it has not come so far.
    """
    if not 0 <= ply <= table.sheet.ply:
        raise NoStep(ply, table.sheet.ply)
    state = (await house.rewound(table, ply)).state
    seats = range(len(table.sheet.seats))
    found = Moment(ply=ply, eyes=eyes, view=state.view(_seat(eyes)), actors=list(state.actors()))
    if eyes == TRUTH:
        found.views = [state.view(seat) for seat in seats]
        # One look without any search, so that a graph can ask for many moments.
        found.chances = judge_of(table.game).values_now(state.copy(), random.Random(ply))
    return found


async def replay_file(house: House, table: Table, eyes: str) -> str:
    """Return the text of a game's replay file."""
    entries = standing(await house.reader.entries(table.id, 0), 0)
    return await asyncio.to_thread(_file, table, entries, eyes)


def _file(table: Table, entries: list[Entry], eyes: str) -> str:
    sheet = table.sheet
    record = Record(table.game, len(sheet.seats), sheet.options, sheet.position)
    for entry in entries:
        record.apply(record.state.parse(entry.seat, entry.words))
    replay = replay_of(record, dict(enumerate(names(sheet))))
    if sheet.status == "running":
        replay.position = ""
    if eyes != TRUTH:
        replay.lines = [
            Line(step.action.seat, told_words(step.action, step.events, _seat(eyes)))
            for step in record.steps
        ]
    return write(replay)
