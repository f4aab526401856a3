"""New tables from games that were played: going on from a moment, keeping a file."""

import asyncio

from wolfden.core.contract import Game, Seat
from wolfden.core.options import Options, read_options
from wolfden.core.text.position import seats_of
from wolfden.core.text.replay import open_replay
from wolfden.server import codes
from wolfden.server.errors import BadRequest, NoStep, WrongState
from wolfden.server.moments import now
from wolfden.server.storage.tables import appended
from wolfden.server.tables.course import Entry, standing
from wolfden.server.tables.house import House
from wolfden.server.tables.results import result_by_rules
from wolfden.server.tables.seating import checked_settings, planned, set_up
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.tables.table import Table
from wolfden.server.wire.requests import Fork, SeatPlan
from wolfden.server.wire.things import Guest, Settings


async def fork(house: House, table: Table, guest: Guest, wanted: Fork) -> Table:
    """Make a table that goes on from a moment of a finished one.

    Raises:
        WrongState: the game still runs, or is over at that moment.
        NotFound: it has no such moment.
    """
    sheet = table.sheet
    if sheet.status not in ("finished", "abandoned"):
        raise WrongState("play-on-later")
    if wanted.ply > sheet.ply:
        raise NoStep(wanted.ply, sheet.ply)
    if len(wanted.seats) != len(sheet.seats):
        seats, named = len(sheet.seats), len(wanted.seats)
        raise BadRequest("play-on-seats", seats=seats, named=named)
    if (await house.rewound(table, wanted.ply)).state.is_over:
        raise WrongState("play-on-earlier")
    kept = standing(await house.reader.entries(table.id, 0), 0)[: wanted.ply]
    at = now()
    entries = [
        Entry(number, "act", number, entry.seat, entry.words, at)
        for number, entry in enumerate(kept, start=1)
    ]
    branch = Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=sheet.title,
        rules=sheet.rules,
        options=sheet.options,
        settings=checked_settings(wanted.settings),
        position=sheet.position,
        public=wanted.public,
        host=guest.id,
        seats=[planned(plan, guest) for plan in wanted.seats],
        seq=wanted.ply,
        ply=wanted.ply,
        source=table.id,
        source_ply=wanted.ply,
        created=at,
        moved=at,
    )
    return await set_up(house, branch, appended(branch.id, entries) if entries else [])


async def begin_at(
    house: House, game: Game, guest: Guest, position: str, seat: Seat, options: Options
) -> Table:
    """Make a table that begins at a position, the guest on one seat and bots on the others."""
    meta = game.meta()
    at = now()
    sheet = Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=meta.id,
        rules=meta.rules_version,
        options=read_options(meta.options, options),
        settings=checked_settings(Settings()),
        position=position,
        host=guest.id,
        seats=[
            planned(SeatPlan("me" if place == seat else "bot"), guest)
            for place in range(int(seats_of(position)))
        ],
        created=at,
        moved=at,
    )
    return await set_up(house, sheet)


async def keep_file(house: House, guest: Guest, text: str) -> Table:
    """Keep the game of a replay file as a table that is over.

    Raises:
        BadReplay, UnknownTitle, BadSetup, BadData: what is wrong with the file, and where.
    """
    replay, record = await asyncio.to_thread(open_replay, text, house.titles)
    at = now()
    outcome = record.state.outcome()
    players = [replay.names.get(seat, "") for seat in range(replay.seats)]
    sheet = Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=replay.title,
        rules=replay.rules,
        options=record.options,
        settings=Settings(),
        position=replay.position,
        status="finished" if outcome else "abandoned",
        host=guest.id,
        seats=[
            SeatRow(kind="guest", guest=Guest("", name[:40] or f"seat {seat + 1}"))
            for seat, name in enumerate(players)
        ],
        seq=len(record.steps),
        ply=len(record.steps),
        result=result_by_rules(outcome, []) if outcome else None,
        created=at,
        started=at,
        finished=at,
        moved=at,
    )
    entries = [
        Entry(number, "act", number, step.action.seat, str(step.action), at)
        for number, step in enumerate(record.steps, start=1)
    ]
    return await house.add(sheet, appended(sheet.id, entries) if entries else [])
