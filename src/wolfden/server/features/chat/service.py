"""Chat and marks at a table: who may write where, and who receives it."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.base.errors import BadRequest, NoGuest, NotYours
from wolfden.server.base.times import now
from wolfden.server.base.typed_text import has_null, plain_text
from wolfden.server.database.engine import Database
from wolfden.server.features.chat.wire import ChatLine, ChatLog, MarksShown
from wolfden.server.guests.service import GuestService
from wolfden.server.http.connections import Connection
from wolfden.server.sharing.interface import Sharing, quietly, retry_on_conflict
from wolfden.server.tables.store import TableQueries, insert_chat, upsert_marks
from wolfden.server.tables.table import Listener, Table
from wolfden.server.tables.wire import ENCODER

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
TEAM: Final = "team"
OWN: Final = "own"
HISTORY: Final = 50
MAX_MARKS: Final = 4000
_EMPTY_LOG: Final = ENCODER.encode(ChatLog([]))


class Chat(Listener):
    """Chat messages and marks of all tables.

    A team's room is stored with the number of its first seat, so that teams never share one.
    """

    def __init__(self, database: Database, guests: GuestService, sharing: Sharing[Table]) -> None:
        super().__init__()
        self._queries = TableQueries(database)
        self._writer = database.writer
        self._sees_all_writes = sharing.sees_all_writes
        self._guests = guests

    @retry_on_conflict
    async def say(self, table: Table, sender: Connection, room: str, text: str) -> None:
        """Store a message and send it to every connection that may read the room.

        NoGuest or NotYours if the sender may not write there, BadRequest if the text is empty.
        """
        if sender.guest is None:
            raise NoGuest()
        stored_room = _writable_room(table, sender.seat, room)
        words = plain_text(text)
        if not words:
            raise BadRequest("message-empty")
        async with table.chat_lock:
            number = await self._queries.last_chat_number(table.id, stored_room) + 1
            line = ChatLine(number, stored_room, sender.guest, sender.seat, words, now())
            table.is_silent = False
            await self._writer.write(insert_chat(table.id, line))
            await self._send(table, line)

    def on_talk(self, table: Table, room: str, number: int) -> None:
        """Send a message that was stored elsewhere to every connection that may read it."""
        self._start(quietly(self._send_stored(table, room, number)), "chat")

    async def _send_stored(self, table: Table, room: str, number: int) -> None:
        async with table.chat_lock:
            line = await self._queries.chat_line(table.id, room, number)
            if line is not None:
                await self._send(table, line)

    async def _send(self, table: Table, line: ChatLine) -> None:
        """Send a message to every connection that may read its room and has not muted its guest."""
        guests = {one.guest.id for one in table.connections if one.guest is not None}
        deaf = await self._guests.queries.muting(guests, line.guest.id)
        message = ENCODER.encode(_public_line(line))
        for other in table.connections:
            is_deaf = other.guest is not None and other.guest.id in deaf
            if not is_deaf and line.room in _readable_rooms(table, other.seat):
                other.post(message)

    async def send_history(self, table: Table, reader: Connection, muted: Iterable[str]) -> None:
        """Send a new connection of a table the last messages and the marks that it may see."""
        async with table.chat_lock:
            if await self._is_silent(table):
                reader.post(_EMPTY_LOG)
                return
            rooms = _readable_rooms(table, reader.seat)
            lines = await self._queries.chat(table.id, rooms, HISTORY)
            marks = await self._queries.marks(table.id) if reader.seat is not None else []
            unheard = self._guests.banned.union(muted)
            heard = [_public_line(line) for line in lines if line.guest.id not in unheard]
            reader.post(ENCODER.encode(ChatLog(heard)))
            for mark in marks:
                _show_marks(table, *mark, [reader])

    async def _is_silent(self, table: Table) -> bool:
        """Whether nothing was ever said or marked at a table, so that there is nothing to read.

        Most tables are silent.
        """
        if not self._sees_all_writes:
            return False
        if table.is_silent is None:
            table.is_silent = not await self._queries.has_talk(table.id)
        return table.is_silent

    def rooms_for(self, table: Table, guest: str, room: str) -> list[str]:
        """Return the stored names of the rooms that a guest may read and knows by a name."""
        seats: list[Seat | None] = [*table.info.held_by(guest)]
        if table.info.settings.watchers:
            seats.append(None)
        readable = {stored for seat in seats for stored in _readable_rooms(table, seat)}
        is_team = room == TEAM
        return [one for one in readable if one == room or (is_team and one.startswith(TEAM))]

    async def mark(self, table: Table, sender: Connection, room: str, data: bytes) -> None:
        """Store a seat's marks and send them to those who may see them.

        NotYours or BadRequest if the sender may not mark there, or the data are too large.
        """
        if sender.seat is None:
            raise NotYours("watcher-marks")
        if len(data) > MAX_MARKS:
            raise BadRequest("marks-large", most=MAX_MARKS)
        if has_null(data):
            raise BadRequest("null-character")
        stored_room = OWN if room == OWN else _writable_room(table, sender.seat, room)
        if stored_room not in (OWN, _team_room(table, sender.seat)):
            raise BadRequest("marks-room")
        try:
            marks = msgspec.json.decode(data)
        except RecursionError:
            raise BadRequest("marks-deep") from None
        async with table.chat_lock:
            table.is_silent = False
            await self._writer.write(upsert_marks(table.id, sender.seat, stored_room, marks))
            _show_marks(table, sender.seat, stored_room, marks, table.connections)

    def on_marks(self, table: Table, seat: Seat | None, room: str) -> None:
        """Send marks that were stored elsewhere to those who may see them."""
        self._start(quietly(self._send_marks(table, seat, room)), "marks")

    async def _send_marks(self, table: Table, seat: Seat | None, room: str) -> None:
        async with table.chat_lock:
            for marker, marked, marks in await self._queries.marks(table.id):
                if (marker, marked) == (seat, room):
                    _show_marks(table, marker, room, marks, table.connections)


def _show_marks(
    table: Table, seat: Seat, stored_room: str, marks: object, readers: Iterable[Connection]
) -> None:
    """Send the marks of a seat to those of the readers who may see them."""
    message = ENCODER.encode(MarksShown(OWN if stored_room == OWN else TEAM, seat, marks))
    for other in readers:
        if other.seat is not None and _sees_marks(table, other.seat, seat, stored_room):
            other.post(message)


def _team_room(table: Table, seat: Seat) -> str:
    """Return the stored name of a team's room; empty for a seat without a team."""
    team = next(team for team in table.info.teams(table.game) if seat in team)
    return f"{TEAM}{team[0]}" if len(team) > 1 else ""


def _writable_room(table: Table, seat: Seat | None, room: str) -> str:
    """Return the stored name of a room, or raise NotYours if the seat may not write there."""
    own = WATCHERS if seat is None else PLAYERS
    if room == TEAM and seat is not None and _team_room(table, seat):
        return _team_room(table, seat)
    if room == own or (table.info.is_over and room in (PLAYERS, WATCHERS)):
        return room
    raise NotYours("room-closed")


def _readable_rooms(table: Table, seat: Seat | None) -> list[str]:
    """Return the stored names of the rooms a seat or a watcher may read."""
    own = WATCHERS if seat is None else PLAYERS
    rooms = [PLAYERS, WATCHERS] if table.info.is_over else [own]
    team = "" if seat is None else _team_room(table, seat)
    return [*rooms, team] if team else rooms


def _sees_marks(table: Table, reader: Seat, marker: Seat, stored_room: str) -> bool:
    return reader == marker or (stored_room != OWN and stored_room == _team_room(table, reader))


def _public_line(line: ChatLine) -> ChatLine:
    """Return a message as it is sent: a team's room is just ``team`` to its members."""
    return line if line.room in (PLAYERS, WATCHERS) else replace(line, room=TEAM)
