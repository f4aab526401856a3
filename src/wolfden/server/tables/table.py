"""A table in memory: its sheet, its game while somebody is there, and the connections to it."""

import asyncio
from collections import deque
from typing import Final

from wolfden.core.contract import Game, Json, Seat
from wolfden.server.live.connection import Connection
from wolfden.server.metrics import TABLES_AWAKE
from wolfden.server.tables.course import Course, Step
from wolfden.server.tables.sheet import Sheet, shown
from wolfden.server.wire.messages import UndoRequest
from wolfden.server.wire.things import TableShown

RECENT: Final = 40
"""Steps kept to tell those who come back after a moment."""


class Table:
    """What the server holds of a table.

    ``lock`` is held while anything about the table changes, until that is stored and told.
    """

    def __init__(self, sheet: Sheet, game: Game, used: float) -> None:
        self.sheet = sheet
        self.game = game
        self.used = used
        self.lock = asyncio.Lock()
        self.is_thought_about = False
        """Whether bots think about their move; the table stays in memory meanwhile."""
        self.connections: set[Connection] = set()
        self.telling: asyncio.TimerHandle | None = None
        """When everybody is told who came and went, if somebody has."""
        self.course: Course | None = None
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.views: dict[Seat | None, Json] = {}
        """The last view sent to each audience, to tell what has changed."""
        self.request: UndoRequest | None = None
        """SeatRef's wish to undo that waits for answers."""
        self.requests = 0
        self.due: set[Seat] = set()
        """The seats that were to act when the table last changed, and know it."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.sheet.id

    def put_away(self) -> None:
        """Forget the game; it is read again from the database when it is needed."""
        if self.course is not None:
            TABLES_AWAKE.dec()
        self.course = None
        self.recent.clear()
        self.views.clear()

    def shown(self) -> TableShown:
        """Return the table as everybody may see it."""
        here = {line.guest.id for line in self.connections if line.guest and line.seat is not None}
        watching = sum(line.seat is None for line in self.connections)
        return shown(self.sheet, self.game, here, watching)

    def has_connection(self, seat: Seat) -> bool:
        """Whether somebody is there to play a seat."""
        return any(line.seat == seat for line in self.connections)

    def due_now(self) -> set[Seat]:
        """Return the seats that are to act and held by a guest who plays them."""
        sheet = self.sheet
        if sheet.status != "running":
            return set()
        return {seat for seat in sheet.by_hand(sheet.actors) if sheet.seats[seat].kind == "guest"}

    def legal_seats(self) -> set[Seat]:
        """Return the seats that may act now and are not played by a bot."""
        if self.course is None or self.sheet.status != "running":
            return set()
        return set(self.sheet.by_hand(self.course.state.actors()))
