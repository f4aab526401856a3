"""Everything a server has stored about one guest, for that guest."""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from wolfden.core.errors import WolfdenError
from wolfden.server.base.times import now
from wolfden.server.features.chat.service import OWN
from wolfden.server.features.groups.store import GroupQueries, OwnGroup
from wolfden.server.features.history.model import PlayedGame
from wolfden.server.features.history.store import HistoryQueries, PuzzleAnswer
from wolfden.server.features.moderation.store import ModerationQueries, OwnLine, ReportRow
from wolfden.server.features.notices.store import PushQueries
from wolfden.server.features.plans.model import Plan
from wolfden.server.features.plans.store import PlanQueries
from wolfden.server.features.ratings.store import RatingQueries, RatingRow
from wolfden.server.features.replays.service import TRUTH, replay_file
from wolfden.server.features.tournaments.store import OwnTournament, TournamentQueries
from wolfden.server.guests.store import GuestQueries, GuestRow
from wolfden.server.guests.wire import Guest, Holiday, Sleep
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import TableService

MAX_TABLES: Final = 1000
MAX_REPLAYS: Final = 100
MAX_CHAT: Final = 10_000
MAX_PLAYED: Final = 10_000


class Profile(Struct):
    """What a guest has entered, and what the server noted."""

    id: str
    name: str
    email: str
    webhook: str
    language: str
    muted: list[str]
    sleep: Sleep | None
    holiday: Holiday | None
    created: int


class OwnMarks(Struct):
    """Pins, arrows and notes of a seat."""

    seat: int
    shared: bool
    data: object


class OwnTable(Struct):
    """A table of the guest; ``replay`` is the game as a file, once it is over."""

    id: str
    title: str
    status: str
    is_host: bool
    seats: list[int]
    created: int
    moved: int
    marks: list[OwnMarks]
    plans: list[Plan]
    """What the guest's seats are to reply."""
    replay: str | None = None


class Export(Struct):
    """Everything about a guest; ``left_out`` counts what was too much for one file."""

    made: int
    profile: Profile
    bots: list[Guest]
    tables: list[OwnTable]
    chat: list[OwnLine]
    played: list[PlayedGame]
    puzzles: list[PuzzleAnswer]
    ratings: list[RatingRow]
    pushes: list[str]
    """The addresses at which browsers of the guest receive pushes."""
    reports: list[ReportRow]
    groups: list[OwnGroup]
    tournaments: list[OwnTournament]
    left_out: dict[str, int]


class Exporter:
    """Makes the export of one guest at a time."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._plans = PlanQueries(tables.database)
        self._lock = asyncio.Lock()

    async def export(self, guest: GuestRow) -> bytes:
        """Return everything about a guest as JSON.

        Games are replayed and the text is made in threads.
        """
        async with self._lock:
            everything = await self._collect(guest)
            return await asyncio.to_thread(msgspec.json.encode, everything)

    async def _collect(self, guest: GuestRow) -> Export:
        database = self._tables.database
        history, moderation = HistoryQueries(database), ModerationQueries(database)
        infos = await self._tables.queries.of_guest(guest.id, MAX_TABLES + 1)
        played = await history.played(guest.id, MAX_PLAYED + 1)
        lines = await moderation.chat_of(guest.id, MAX_CHAT + 1)
        over = [info for info in infos[:MAX_TABLES] if info.is_over]
        tables = [await self._table(info, guest.id) for info in infos[:MAX_TABLES]]
        by_id = {table.id: table for table in tables}
        for info in over[:MAX_REPLAYS]:
            by_id[info.id].replay = await self._replay(info.id)
        fields = {name: getattr(guest, name) for name in Profile.__struct_fields__}
        return Export(
            made=now(),
            profile=Profile(**fields),
            bots=[bot.public for bot in await GuestQueries(database).bots_of(guest.id)],
            tables=tables,
            chat=lines[:MAX_CHAT],
            played=played[:MAX_PLAYED],
            ratings=await RatingQueries(database).ratings([guest.id]),
            puzzles=await history.answers(guest.id),
            pushes=[push.endpoint for push in await PushQueries(database).of_guest(guest.id)],
            reports=await moderation.reports_by(guest.id),
            groups=await GroupQueries(database).of_guest(guest.id),
            tournaments=await TournamentQueries(database).export(guest.id),
            left_out={
                "tables": len(infos[MAX_TABLES:]),
                "replays": len(over[MAX_REPLAYS:]),
                "chat": len(lines[MAX_CHAT:]),
                "played": len(played[MAX_PLAYED:]),
            },
        )

    async def _table(self, info: TableInfo, guest: str) -> OwnTable:
        seats = info.held_by(guest)
        marks = [
            OwnMarks(seat, room != OWN, data)
            for seat, room, data in (await self._tables.queries.marks(info.id) if seats else [])
            if seat in seats
        ]
        same: dict[str, Any] = {
            name: getattr(info, name) for name in ("id", "title", "status", "created", "moved")
        }
        plans = [one for one in await self._plans.of_table(info.id) if one.guest == guest]
        return OwnTable(**same, is_host=info.host == guest, seats=seats, marks=marks, plans=plans)

    async def _replay(self, table: str) -> str | None:
        """Return the file of a game that is over; ``None`` if its rules are no longer here."""
        try:
            return await replay_file(await self._tables.get(table), TRUTH)
        except WolfdenError:
            return None
