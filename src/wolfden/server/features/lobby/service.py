"""The lobby: what its connections are sent when tables change."""

import asyncio
from collections import defaultdict
from collections.abc import Collection
from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.lobby.wire import Home, MyTable, OfferedTables, OpenTables, YourTurn
from wolfden.server.features.plans.service import Plans
from wolfden.server.http.connections import Connection
from wolfden.server.tables.table import Listener, Table, TableService
from wolfden.server.tables.wire import ENCODER, TableShown

GATHER_SECONDS: Final = 0.5
"""Changes of the open tables within this time are sent to the lobby as one message."""
MAX_TABLES: Final = 50
MOST_FINISHED: Final = 8
"""Finished games that the first page lists."""


class Lobby(Listener):
    """Connections to the lobby, and what they are sent when tables change."""

    def __init__(self, tables: TableService, groups: Groups, live: LiveGames, plans: Plans) -> None:
        super().__init__()
        self._tables, self._groups, self._live, self._plans = tables, groups, live, plans
        self._connections: set[Connection] = set()
        self._by_guest: defaultdict[str, set[Connection]] = defaultdict(set)
        self._is_due = False
        """Whether the open tables are about to be sent."""
        self._due_groups: set[str] = set()
        """The groups whose tables are about to be sent."""

    async def add(self, connection: Connection) -> None:
        """Add a connection and send it all that the first page lists."""
        self._connections.add(connection)
        if connection.guest is not None:
            self._by_guest[connection.guest.id].add(connection)
        await self._send_home(connection)

    async def _send_home(self, connection: Connection) -> None:
        """Send a connection all that the first page lists."""
        guest, tables = connection.guest, self._tables
        mine = await tables.queries.of_guest(guest.id, MAX_TABLES) if guest else []
        finished = await tables.queries.public("finished", "", MOST_FINISHED)
        home = Home(
            mine=tables.describe_all(mine),
            open=await self._open_tables(),
            finished=tables.describe_all(finished),
            groups=await self._groups.offered_to(guest.id) if guest else [],
            live=await self._live.best(),
        )
        connection.post(ENCODER.encode(home))

    def remove(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        if connection.guest is not None:
            own = self._by_guest[connection.guest.id]
            own.discard(connection)
            if not own:
                del self._by_guest[connection.guest.id]

    def on_change(self, table: Table) -> None:
        """Send a table to its members, and the open tables to all if it is or was one of them."""
        if not self._connections:
            return
        if not table.info.members().isdisjoint(self._by_guest):
            if self._plans.may_reply(table):
                self._start(self._show_unless_answered(table), "lobby after plans")
            else:
                self._show(table)
        # Its start takes a table off the list; later changes do not matter to the others.
        if not table.info.moved > table.info.started > 0:
            if table.info.public:
                self.refresh()
            if table.info.group_id:
                self._refresh_group(table.info.group_id)

    def _show(self, table: Table) -> None:
        """Send a table to its members."""
        message = ENCODER.encode(MyTable(table.describe()))
        for guest in table.info.members():
            for connection in self._by_guest.get(guest, ()):
                connection.post(message)

    async def _show_unless_answered(self, table: Table) -> None:
        """Send a table to its members, unless a plan is about to change it."""
        if not await self._plans.replying_seats(table):
            self._show(table)

    def on_removed(self, guests: Collection[str], group: str) -> None:
        """Send the lists that had a table of these guests, of which nothing else is known here."""
        self.refresh()
        if group:
            self._refresh_group(group)
        for guest in self._by_guest.keys() & guests:
            for connection in self._by_guest[guest]:
                self._start(self._send_home(connection), "lobby without a table")

    def shows(self, guests: Collection[str], is_listed: bool) -> bool:
        """Whether a connection here shows a table of these guests, or in the list of open ones."""
        return (is_listed and bool(self._connections)) or not self._by_guest.keys().isdisjoint(
            guests
        )

    def refresh(self) -> None:
        """Send the open tables to all connections, in a moment."""
        if self._connections and not self._is_due:
            self._is_due = True
            self._start(self._broadcast_open_tables(), "lobby")

    async def _broadcast_open_tables(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        # Changes while the tables are read are sent another time.
        self._is_due = False
        message = ENCODER.encode(OpenTables(await self._open_tables()))
        for connection in self._connections:
            connection.post(message)

    def _refresh_group(self, group: str) -> None:
        """Send the tables of a group to its members, in a moment."""
        if self._by_guest and group not in self._due_groups:
            self._due_groups.add(group)
            self._start(self._broadcast_offered(group), "lobby of a group")

    async def _broadcast_offered(self, group: str) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        self._due_groups.discard(group)
        for guest in self._by_guest.keys() & await self._groups.members(group):
            message = ENCODER.encode(OfferedTables(await self._groups.offered_to(guest)))
            for connection in self._by_guest.get(guest, ()):
                connection.post(message)

    async def _open_tables(self) -> list[TableShown]:
        infos = await self._tables.queries.public("open", "", MAX_TABLES)
        return self._tables.describe_all(infos)

    def notify_turn(self, table: Table, seat: Seat, guest: str) -> None:
        """Tell a guest's lobby connections that it is the guest's turn."""
        if connections := self._by_guest.get(guest):
            message = ENCODER.encode(YourTurn(table.id, seat, table.info.seq))
            for connection in connections:
                connection.post(message)
