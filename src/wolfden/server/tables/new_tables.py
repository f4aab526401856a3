"""New tables: as planned, guided, from a puzzle, a rematch, a fork or a replay file."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from wolfden.core.contract import Game, Seat
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.core.text.position import options_of, seats_of
from wolfden.server.base import ids
from wolfden.server.base.errors import BadRequest, NoStep, NotFound, WrongState, require
from wolfden.server.base.times import now
from wolfden.server.features.replays.wire import Fork
from wolfden.server.guests.wire import NAME_LENGTH, Guest
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.bots import check_level, planned_seat
from wolfden.server.tables.clocks import check_clock
from wolfden.server.tables.live_game import other_rules, require_one_side, standing_entries
from wolfden.server.tables.model import Entry, SeatInfo, TableInfo
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.setups import ReplayRead
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import NewTable, SeatPlan, Settings
from wolfden.teaching.guide import Guide, guide_of

GUIDE_LEVEL: Final = "cub"
"""The bots that play on once the script of a guide is over or was left."""


def new_info(
    game: Game, guest: Guest, seats: list[SeatInfo], options: Options, settings: Settings
) -> TableInfo:
    """Return the info of a new table of a title, hosted by a guest; BadSetup for bad settings."""
    check_clock(settings.clock)
    at = now()
    if settings.rated:
        if settings.clock.kind == "none":
            # Who is about to lose would stop to play.
            raise BadSetup("rated-clock")
        # Advice of an engine would be rated along, and what a bot plays for a guest.
        settings = replace(settings, hints=False, timeout="loss", absent=None)
    return TableInfo(
        id=ids.random_id(ids.TABLE_LENGTH),
        title=game.meta().id,
        rules=game.meta().rules_version,
        options=options,
        settings=replace(settings, stand_in=check_level(settings.stand_in, game)),
        host=guest.id,
        seats=seats,
        created=at,
        moved=at,
    )


def planned_info(game: Game, guest: Guest, wanted: NewTable) -> TableInfo:
    """Return the info of a table as a guest wants it; the title has checked its seats and options.

    BadSetup for settings and bot levels that do not exist.
    """
    options = game.meta().read_options(wanted.options)
    seats = [planned_seat(plan, guest, game) for plan in wanted.seats]
    info = new_info(game, guest, seats, options, wanted.settings)
    game.setup(len(wanted.seats), options)
    return replace(info, public=wanted.public, group_id=wanted.group)


async def create_table(tables: TableService, guest: Guest, wanted: NewTable) -> Table:
    """Create a table; it starts immediately if no seat is empty.

    NotAllowed if the guest's tables have too many documents.
    """
    return await create_from(tables, planned_info(tables.titles.get(wanted.title), guest, wanted))


async def create_from(
    tables: TableService, info: TableInfo, entries: Sequence[Entry] = ()
) -> Table:
    """Create a table from its info; it starts if no seat is empty."""
    game = tables.titles.get(info.title)
    state = game.load(info.position) if info.position else game.setup(len(info.seats), info.options)
    require_one_side(info, state)
    table = await tables.add(info, entries)
    async with table.changing() as copied:
        if copied.starts_by_itself:
            await table.start(copied)
    return table


async def create_at_position(
    tables: TableService, game: Game, guest: Guest, position: str, seat: Seat
) -> Table:
    """Create a table that starts at a position, the guest on one seat and bots on the others."""
    seats = [
        planned_seat(SeatPlan("me" if place == seat else "bot"), guest, game)
        for place in range(int(seats_of(position)))
    ]
    info = new_info(game, guest, seats, options_of(position, game.meta()), Settings())
    return await create_from(tables, replace(info, position=position))


def find_guide(name: str) -> Guide:
    """Return the guide of a name; NotFound if there is none."""
    return require(guide_of(name), NotFound("guide-none"))


async def create_guided(tables: TableService, guest: Guest, name: str) -> Table:
    """Create and start the table of a guided first game: a script leads chance and the bots."""
    guide = find_guide(name)
    seats = [SeatInfo(kind="bot", level=GUIDE_LEVEL) for _ in range(guide.replay.seats)]
    seats[guide.seat] = SeatInfo(kind="guest", guest=guest)
    game, settings = tables.titles.get(guide.title), Settings(stand_in=GUIDE_LEVEL)
    info = new_info(game, guest, seats, options_of(guide.position, game.meta()), settings)
    return await create_from(tables, replace(info, position=guide.position, guide=name))


@retry_on_conflict
async def create_rematch(table: Table, guest: Guest) -> Table:
    """Return the table of the rematch, created by its first visitor, with a seat for the guest.

    Seats move on by one, and are reserved for the others until they join.
    """
    async with table.lock:
        if not table.info.is_over:
            raise WrongState("rematch-later")
        if not table.info.rematch:
            info = await table.full_info()
            again = await table.tables.add(_rematch_info(table.game, info, guest))
            await table.update(replace(table.info, rematch=again.id))
    again = await table.tables.get(table.info.rematch)
    if again.info.status == "open":
        for _seat in table.info.held_by(guest.id)[len(again.info.held_by(guest.id)) :]:
            reserved = [seat.is_owned_by(guest.id) for seat in again.info.seats].index(True)
            await GuestAtTable(again, guest).join(reserved)
    return again


def _rematch_info(game: Game, info: TableInfo, guest: Guest) -> TableInfo:
    seats = [
        SeatInfo(kind="invited", owner=seat.owner or seat.guest, person=seat.person)
        if seat.kind == "guest"
        else SeatInfo(kind="bot", level=seat.level)
        for seat in info.seats
    ]
    moved_on = [*seats[-1:], *seats[:-1]]
    settings = info.settings
    if settings.clock.kind == "none":
        # Older versions rated such games.
        settings = replace(settings, rated=False)
    elif info.unrated:
        settings = replace(settings, rated=True)
    again = new_info(game, guest, moved_on, info.options, settings)
    return replace(again, public=info.public)


async def fork(table: Table, guest: Guest, wanted: Fork) -> Table:
    """Create a table that continues from a moment of a finished one.

    WrongState if the game still runs or is over at that moment, NotFound if it has none such.
    """
    info = table.info
    if not info.is_over:
        raise WrongState("play-on-later")
    if wanted.ply > info.ply:
        raise NoStep(wanted.ply, info.ply)
    if len(wanted.seats) != len(info.seats):
        raise BadRequest("play-on-seats", seats=len(info.seats), named=len(wanted.seats))
    if error := other_rules(table.game, info):
        raise error
    if (await table.game_at(wanted.ply)).state.is_over:
        raise WrongState("play-on-earlier")
    plans = [planned_seat(plan, guest, table.game) for plan in wanted.seats]
    info = await table.full_info()
    branch = replace(
        # Everybody knows how the game continued.
        new_info(table.game, guest, plans, info.options, replace(wanted.settings, rated=False)),
        rules=info.rules,
        position=info.position,
        public=wanted.public,
        seq=wanted.ply,
        ply=wanted.ply,
        source=table.id,
        source_ply=wanted.ply,
    )
    acts = standing_entries(await table.entries(), 0)[: wanted.ply]
    actions = [(entry.seat, entry.words) for entry in acts]
    return await create_from(table.tables, branch, _numbered(actions, branch.created))


async def add_replay(tables: TableService, guest: Guest, replay: ReplayRead) -> Table:
    """Store the game of a replay file as a table that is over.

    NotAllowed if the guest's tables have too many documents.
    """
    seats = [SeatInfo(kind="guest", guest=Guest("", name[:NAME_LENGTH])) for name in replay.names]
    game, count = tables.titles.get(replay.title), len(replay.actions)
    info = new_info(game, guest, seats, replay.options, Settings())
    info = replace(
        info,
        rules=replay.rules,
        settings=Settings(),
        position=replay.position,
        status="finished" if replay.result else "abandoned",
        seq=count,
        ply=count,
        result=replay.result,
        started=info.created,
        finished=info.created,
    )
    entries = _numbered(replay.actions, info.created)
    return await tables.add(info, entries, replay.snapshots)


def _numbered(actions: Sequence[tuple[Seat, str]], at: int) -> list[Entry]:
    """Return the first entries of a table's history."""
    return [
        Entry(number, "act", number, seat, words, at)
        for number, (seat, words) in enumerate(actions, start=1)
    ]
