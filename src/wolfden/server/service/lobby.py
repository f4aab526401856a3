"""The lobby: its connections, and what they are told when tables change."""

import asyncio
from collections import defaultdict
from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.model.shapes import TableShown
from wolfden.server.service.messages import ENCODER, Home, MyTable, OpenTables, YourTurn
from wolfden.server.service.table import Connection, Table
from wolfden.server.service.tables import TableService

GATHER_SECONDS: Final = 0.5
"""Changes of the open tables within this time are sent as one message."""
MAX_TABLES: Final = 50


class Lobby:
    """Connections to the lobby; a listener of all tables."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._connections: set[Connection] = set()
        self._by_guest: defaultdict[str, set[Connection]] = defaultdict(set)
        self._is_due = False
        """Whether the open tables are about to be sent."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def add(self, connection: Connection) -> None:
        """Add a connection and send it its guest's tables and the open ones."""
        self._connections.add(connection)
        mine = []
        if connection.guest is not None:
            self._by_guest[connection.guest.id].add(connection)
            mine = await self._tables.queries.of_guest(connection.guest.id, MAX_TABLES)
        described = [self._tables.from_info(info).describe() for info in mine]
        connection.post(ENCODER.encode(Home(described, await self._open_tables())))

    def remove(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        if connection.guest is not None:
            own = self._by_guest[connection.guest.id]
            own.discard(connection)
            if not own:
                del self._by_guest[connection.guest.id]

    def has_guest(self, guest: str) -> bool:
        """Whether a guest is connected to the lobby."""
        return guest in self._by_guest

    def on_change(self, table: Table) -> None:
        """Send a table to its members, and the open tables to all if it is or was one of them."""
        if not self._connections:
            return
        members = [guest for guest in table.info.members() if guest in self._by_guest]
        if members:
            message = ENCODER.encode(MyTable(table.describe()))
            for guest in members:
                for connection in self._by_guest[guest]:
                    connection.post(message)
        # Its start takes a table off the list; later changes do not matter to the others.
        is_listed = table.info.public and not table.info.moved > table.info.started > 0
        if is_listed and not self._is_due:
            self._is_due = True
            task = asyncio.create_task(self._broadcast_open_tables(), name="lobby")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _broadcast_open_tables(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        # Changes while the tables are read are sent another time.
        self._is_due = False
        message = ENCODER.encode(OpenTables(await self._open_tables()))
        for connection in self._connections:
            connection.post(message)

    async def _open_tables(self) -> list[TableShown]:
        infos = await self._tables.queries.public("open", "", MAX_TABLES)
        return [self._tables.from_info(info).describe() for info in infos]

    def notify_turn(self, table: Table, seat: Seat, guest: str) -> None:
        """Tell a guest's lobby connections that it is the guest's turn."""
        message = ENCODER.encode(YourTurn(table.id, seat, table.info.seq))
        for connection in self._by_guest.get(guest, ()):
            connection.post(message)

    async def stop(self) -> None:
        """Cancel what has not been sent."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
