"""The lobby: who looks at it, and what they are told when tables change."""

import asyncio
from collections import defaultdict
from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.live.connection import Connection
from wolfden.server.tables.house import House
from wolfden.server.tables.table import Table
from wolfden.server.wire.messages import ENCODER, Home, MyTable, OpenTables, YourTurn
from wolfden.server.wire.things import TableShown

PAUSE: Final = 0.5
"""Seconds in which changes of the open tables are gathered into one message."""
MANY: Final = 50


class Lobby:
    """Connections to the lobby; hears of every change of a table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lines: set[Connection] = set()
        self._by_guest: defaultdict[str, set[Connection]] = defaultdict(set)
        self._is_due = False
        """Whether the open tables are about to be told."""
        self._tellings: set[asyncio.Task[None]] = set()

    async def come_in(self, line: Connection) -> None:
        """Tell a new connection what there is."""
        self._lines.add(line)
        mine = []
        if line.guest is not None:
            self._by_guest[line.guest.id].add(line)
            mine = await self._house.reader.of_guest(line.guest.id, MANY)
        shown = [self._house.present(sheet).shown() for sheet in mine]
        line.post(ENCODER.encode(Home(shown, await self._open())))

    def leave(self, line: Connection) -> None:
        """Forget a connection."""
        self._lines.discard(line)
        if line.guest is not None:
            lines = self._by_guest[line.guest.id]
            lines.discard(line)
            if not lines:
                del self._by_guest[line.guest.id]

    def has(self, guest: str) -> bool:
        """Whether a guest looks at the lobby."""
        return guest in self._by_guest

    def look(self, table: Table) -> None:
        """Tell those who sit at a table, and everybody if it is or was open to all."""
        if not self._lines:
            return
        sitters = [guest for guest in table.sheet.sitters() if guest in self._by_guest]
        if sitters:
            message = ENCODER.encode(MyTable(table.shown()))
            for guest in sitters:
                for line in self._by_guest[guest]:
                    line.post(message)
        # Its start takes a table off the list; what happens later concerns nobody else.
        is_listed = table.sheet.public and not table.sheet.moved > table.sheet.started > 0
        if is_listed and not self._is_due:
            self._is_due = True
            telling = asyncio.create_task(self._tell_open(), name="lobby")
            self._tellings.add(telling)
            telling.add_done_callback(self._tellings.discard)

    async def _tell_open(self) -> None:
        await asyncio.sleep(PAUSE)
        # Whatever changes while the tables are read is told another time.
        self._is_due = False
        message = ENCODER.encode(OpenTables(await self._open()))
        for line in self._lines:
            line.post(message)

    async def stop(self) -> None:
        """Leave untold what nobody has to be told any more."""
        tellings = list(self._tellings)
        for telling in tellings:
            telling.cancel()
        await asyncio.gather(*tellings, return_exceptions=True)

    async def _open(self) -> list[TableShown]:
        sheets = await self._house.reader.public("open", "", MANY)
        return [self._house.present(sheet).shown() for sheet in sheets]

    def tell_turn(self, table: Table, seat: Seat, guest: str) -> None:
        """Tell a guest that it is its turn somewhere."""
        message = ENCODER.encode(YourTurn(table.id, seat, table.sheet.seq))
        for line in self._by_guest.get(guest, ()):
            line.post(message)
