"""Bans, reports and closed tables: what an operator decides, carried out by the running server.

The operator's commands write to the database, also while the server runs; the server looks there
every second. What is done is the same however often it is done.
"""

import asyncio
from collections.abc import Awaitable, Callable

from wolfden.core.errors import WolfdenError
from wolfden.server.base import ids
from wolfden.server.base.errors import NotFound
from wolfden.server.base.log import log
from wolfden.server.base.times import now
from wolfden.server.base.typed_text import plain_text
from wolfden.server.database.schema import BANS, CLOSURES, REPORTS
from wolfden.server.database.writer import delete, insert, update_columns
from wolfden.server.features.chat.service import Chat
from wolfden.server.features.moderation.store import Closure, ModerationQueries, ReportRow
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import sign_out
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.seating import GuestAtTable, end_table, remove_table
from wolfden.server.tables.table import TableService


class Moderation:
    """Carries out decisions.

    ``close_connections`` and ``leave_tournaments`` are called with the id of a banned guest.
    """

    def __init__(
        self,
        tables: TableService,
        guests: GuestService,
        close_connections: Callable[[str], None] = lambda _guest: None,
        leave_tournaments: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self.queries = ModerationQueries(tables.database)
        self._tables, self._guests = tables, guests
        self._writer = tables.database.writer
        self._close_connections, self._leave_tournaments = close_connections, leave_tournaments
        self._lock = asyncio.Lock()
        self._settled: set[str] = set()
        """Banned guests who have left all tables."""

    async def load(self) -> None:
        """Read who is banned."""
        self._guests.banned = await self.queries.banned()

    async def carry_out(self) -> None:
        """Carry out what was decided since the last time.

        Whoever asks while that is under way waits for its end.
        """
        async with self._lock:
            before, banned = self._guests.banned, await self.queries.banned()
            self._guests.banned = banned
            for guest in banned - self._settled:
                await self._banish(guest)
                self._settled.add(guest)
            for guest in before - banned:
                log.info("guest unbanned", guest=guest)
                self._settled.discard(guest)
                await self._show_names(guest)
            for closure in await self.queries.closures():
                await self._close(closure)

    # Decisions.

    async def ban(self, guest: str) -> None:
        """Decide that a guest may neither sit nor write; the guest's sessions end."""
        row = {"guest": guest, "at": now()}
        await self._writer.write(delete(BANS, guest=guest), insert(BANS, row), sign_out(guest))

    async def unban(self, guest: str) -> None:
        """Decide that a banned guest may sit and write again."""
        await self._writer.write(delete(BANS, guest=guest))

    async def close_table(self, table: str, wholly: bool = False) -> None:
        """Decide that a table is closed: its game ends, or everything about it is deleted."""
        row = {"table_id": table, "wholly": wholly}
        await self._writer.write(delete(CLOSURES, table_id=table), insert(CLOSURES, row))

    async def delete_table(self, table: str) -> None:
        """Decide that everything about a table is deleted."""
        await self.close_table(table, wholly=True)

    async def close_report(self, report: str) -> None:
        """Note that a report was dealt with."""
        await self._writer.write(update_columns(REPORTS, report, {"closed": now()}))

    # What they lead to.

    async def _banish(self, name: str) -> None:
        """End connections, leave tournaments, let bots play the seats, and hide the name.

        A server that starts does so again, lest the last one was stopped in the middle of it.
        """
        row = await self._guests.get(name)
        if row is None:
            return
        log.info("guest banned", guest=name)
        for one in (row, *await self._guests.queries.bots_of(name)):
            self._close_connections(one.id)
            if self._leave_tournaments is not None:
                await self._leave_tournaments(one.id)
            for table in await self._tables.queries.unfinished(one.id):
                await self._leave(table, one.public)
        await self._show_names(name)

    async def _show_names(self, guest: str) -> None:
        """Show or hide the names of a guest and its bots."""
        bots = await self._guests.queries.bots_of(guest)
        await self._tables.refresh_names(guest, *[bot.id for bot in bots])

    async def _leave(self, name: str, guest: Guest) -> None:
        try:
            table = await self._tables.get(name)
            seats = [table.info.seats[seat] for seat in table.info.held_by(guest.id)]
            if not all(seat.is_played_by_bot for seat in seats):
                await GuestAtTable(table, guest).leave()
        except WolfdenError as error:
            log.warning("seat not left", table=name, guest=guest.id, reason=str(error))

    async def _close(self, closure: Closure) -> None:
        info = await self._tables.queries.info(closure.table_id)
        if info is not None:
            await (remove_table if closure.wholly else end_table)(self._tables, info)
            log.info("table closed", table=info.id)
        await self._writer.write(delete(CLOSURES, table_id=closure.table_id))

    # Reports.

    async def report(
        self, at: GuestAtTable, chat: Chat, guest: str, room: str, number: int, note: str
    ) -> None:
        """Store a report about a message in a room, or about a guest at the table.

        NotFound if the reporter cannot read such a message, or the guest is not there.
        """
        stored_room, text = "", ""
        if number:
            stored_room, guest, text = await self._message(at, chat, room, number)
        elif guest not in at.table.info.members():
            raise NotFound("report-nobody")
        if await self._guests.get(guest) is None:
            raise NotFound("report-nobody")
        report = ReportRow(
            id=ids.random_id(ids.TABLE_LENGTH),
            at=now(),
            reporter=at.guest.id,
            guest=guest,
            table_id=at.table.id,
            room=stored_room,
            number=number,
            text=text,
            note=plain_text(note),
        )
        await self._writer.write(insert(REPORTS, report))
        log.info("guest reported", report=report.id, guest=guest, table=at.table.id)

    async def _message(
        self, at: GuestAtTable, chat: Chat, room: str, number: int
    ) -> tuple[str, str, str]:
        for stored_room in chat.rooms_for(at.table, at.guest.id, room):
            line = await self._tables.queries.chat_line(at.table.id, stored_room, number)
            if line is not None:
                return stored_room, line.guest.id, line.text
        raise NotFound("report-nobody")
