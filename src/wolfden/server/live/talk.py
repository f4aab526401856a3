"""Chat and marks at a table: who may write where, and who is told."""

from typing import Final

import msgspec

from wolfden.core.contract import Seat
from wolfden.server.errors import BadRequest, NoGuest, NotYours
from wolfden.server.guests import Guests
from wolfden.server.live.connection import Connection
from wolfden.server.moments import now
from wolfden.server.storage import talk as stored
from wolfden.server.storage.talk import TalkReader
from wolfden.server.storage.writer import Writer
from wolfden.server.tables.table import Table
from wolfden.server.tables.teams import teams
from wolfden.server.texts import plain_text
from wolfden.server.wire.messages import ENCODER, ChatLine, ChatLog, MarksShown

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
TEAM: Final = "team"
OWN: Final = "own"
LOG: Final = 50
MOST_MARKS: Final = 4000


class Talk:
    """What people say and mark at all tables.

    A team's room is stored with the number of its first seat, so that two teams never meet.
    """

    def __init__(self, reader: TalkReader, writer: Writer, guests: Guests) -> None:
        self._reader = reader
        self._writer = writer
        self._guests = guests

    async def say(self, table: Table, line: Connection, room: str, text: str) -> None:
        """Store what somebody says and tell everybody in the room.

        Raises:
            NoGuest, NotYours, BadRequest: not there, or nothing.
        """
        if line.guest is None:
            raise NoGuest()
        place = _room(table, line.seat, room)
        words = plain_text(text)
        if not words:
            raise BadRequest("message-empty")
        async with table.lock:
            number = await self._reader.last_number(table.id, place) + 1
            said = ChatLine(number, place, line.guest, line.seat, words, now())
            await self._writer.write(stored.said(table.id, said))
            for other in table.connections:
                if place in _readable(table, other.seat) and not await self._mutes(other, said):
                    other.post(ENCODER.encode(_shown(said)))

    async def log(self, table: Table, line: Connection) -> bytes:
        """Return what was said before, as far as a connection may know it."""
        said = await self._reader.lines(table.id, _readable(table, line.seat), LOG)
        heard = [_shown(one) for one in said if not await self._mutes(line, one)]
        return ENCODER.encode(ChatLog(heard))

    async def _mutes(self, line: Connection, said: ChatLine) -> bool:
        guest = await self._guests.get(line.guest.id) if line.guest else None
        return guest is not None and said.guest.id in guest.muted

    async def mark(self, table: Table, line: Connection, room: str, data: bytes) -> None:
        """Store a seat's marks and show them to those who may see them.

        Raises:
            NotYours, BadRequest: not there, or too much.
        """
        if line.seat is None:
            raise NotYours("watcher-marks")
        if len(data) > MOST_MARKS:
            raise BadRequest("marks-large", most=MOST_MARKS)
        place = OWN if room == OWN else _room(table, line.seat, room)
        if place not in (OWN, _team_room(table, line.seat)):
            raise BadRequest("marks-room")
        try:
            marks = msgspec.json.decode(data)
        except RecursionError:
            raise BadRequest("marks-deep") from None
        await self._writer.write(stored.marked(table.id, line.seat, place, marks))
        message = ENCODER.encode(MarksShown(room, line.seat, marks))
        for other in table.connections:
            if other.seat is not None and _sees_marks(table, other.seat, line.seat, place):
                other.post(message)

    async def marks(self, table: Table, line: Connection) -> list[bytes]:
        """Return the marks a connection may see."""
        if line.seat is None:
            return []
        return [
            ENCODER.encode(MarksShown(OWN if place == OWN else TEAM, seat, marks))
            for seat, place, marks in await self._reader.marks(table.id)
            if _sees_marks(table, line.seat, seat, place)
        ]

    async def forget(self, guest: str) -> None:
        """Delete everything a guest has said."""
        await self._writer.write(stored.forgotten(guest))


def _team_room(table: Table, seat: Seat) -> str:
    """Return the stored name of a team's room; nothing for a seat that stands alone."""
    team = next(team for team in teams(table.game, len(table.sheet.seats)) if seat in team)
    return f"{TEAM}{team[0]}" if len(team) > 1 else ""


def _room(table: Table, seat: Seat | None, room: str) -> str:
    """Return the stored name of a room somebody may write in."""
    own = WATCHERS if seat is None else PLAYERS
    if room == TEAM and seat is not None and _team_room(table, seat):
        return _team_room(table, seat)
    is_over = table.sheet.status in ("finished", "abandoned")
    if room == own or (is_over and room in (PLAYERS, WATCHERS)):
        return room
    raise NotYours("room-closed")


def _readable(table: Table, seat: Seat | None) -> list[str]:
    """Return the stored names of the rooms somebody may read."""
    if table.sheet.status in ("finished", "abandoned"):
        rooms = [PLAYERS, WATCHERS]
    else:
        rooms = [WATCHERS if seat is None else PLAYERS]
    team = "" if seat is None else _team_room(table, seat)
    return [*rooms, team] if team else rooms


def _sees_marks(table: Table, looking: Seat, marking: Seat, place: str) -> bool:
    return looking == marking or (place != OWN and place == _team_room(table, looking))


def _shown(said: ChatLine) -> ChatLine:
    """Return a line as it goes out: a team's room is just ``team`` to its members."""
    if said.room in (PLAYERS, WATCHERS):
        return said
    return ChatLine(said.number, TEAM, said.guest, said.seat, said.text, said.at)
