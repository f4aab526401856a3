"""A table in memory: its info, its game while it is in use, and the connections to it."""

import asyncio
from collections import deque
from typing import Final, Protocol

from wolfden.core.contract import Game, Json, Seat
from wolfden.server.metrics import TABLES_AWAKE
from wolfden.server.model.entries import Step
from wolfden.server.model.live_game import LiveGame
from wolfden.server.model.shapes import Guest, TableShown
from wolfden.server.model.table import TableInfo
from wolfden.server.service.messages import UndoRequest

RECENT: Final = 40
"""Steps kept for connections that come back after a moment."""


class Connection(Protocol):
    """A client that messages can be sent to; ``seat`` is ``None`` for a watcher."""

    @property
    def guest(self) -> Guest | None:
        """The guest it belongs to, if any."""

    @property
    def seat(self) -> Seat | None:
        """The seat it plays."""

    def post(self, message: bytes) -> None:
        """Queue a message; never blocks."""

    def close(self, code: int) -> None:
        """Close the connection after what is queued."""


class Table:
    """A loaded table.

    ``lock`` is held while anything about the table changes, until that is stored and broadcast.
    """

    def __init__(self, info: TableInfo, game: Game, used: float) -> None:
        self.info = info
        self.game = game
        self.used = used
        self.lock = asyncio.Lock()
        self.has_pending_bot_move = False
        """Whether bots think about their move; the table stays in memory meanwhile."""
        self.connections: set[Connection] = set()
        self.pending_broadcast: asyncio.TimerHandle | None = None
        """When connections are told who came and went, if that has changed."""
        self.live: LiveGame | None = None
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.views: dict[Seat | None, Json] = {}
        """The last view sent to each audience, to find what has changed."""
        self.undo_request: UndoRequest | None = None
        self.undo_requests = 0
        """How many requests there have been; the number of the last one."""
        self.notified: set[Seat] = info.due_seats()
        """The seats that were to act at the last change, and have been notified."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.info.id

    def unload(self) -> None:
        """Drop the game; it is read from the database when it is needed again."""
        if self.live is not None:
            TABLES_AWAKE.dec()
        self.live = None
        self.recent.clear()
        self.views.clear()

    def describe(self) -> TableShown:
        """Return the table as every visitor may see it."""
        playing = [one for one in self.connections if one.seat is not None]
        present = {one.guest.id for one in playing if one.guest}
        return self.info.describe(self.game, present, len(self.connections) - len(playing))

    def has_connection(self, seat: Seat) -> bool:
        """Whether a connection plays the seat."""
        return any(one.seat == seat for one in self.connections)

    def close_connections(self, seat: Seat) -> None:
        """Close the connections of a seat that another guest holds now."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.close(4403)

    def seats_to_act(self) -> set[Seat]:
        """Return the seats that may act now and are not played by a bot."""
        if self.live is None or self.info.status != "running":
            return set()
        return set(self.info.without_bots(self.live.state.actors()))
