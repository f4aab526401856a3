"""A crowd that watches one table: what all of them see is built and encoded once."""

import pytest

from wolfden.server.database.engine import Database
from wolfden.server.guests.wire import Guest
from wolfden.server.http.connections import Connection
from wolfden.server.services import sharing_of
from wolfden.server.tables import broadcast
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import ENCODER, NewTable, SeatPlan
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio
CROWD = 1000


class CountingEncoder:
    """Encodes as the server does, and counts."""

    def __init__(self) -> None:
        self.count = 0

    def encode(self, message: object) -> bytes:
        """Encode a message."""
        self.count += 1
        return ENCODER.encode(message)


async def send_nothing(_text: str) -> None:
    """Take a text, and drop it."""


@pytest.mark.parametrize("title", TITLES.ids())
async def test_an_update_is_encoded_once_for_a_thousand_watchers(
    file_database: Database, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    database = file_database
    database.writer.start()
    tables, ash = TableService(database, TITLES, sharing_of(database)), Guest("ash", "Ash")
    wanted = NewTable(title, [SeatPlan("me"), SeatPlan("me")])
    table = await create_table(tables, ash, wanted)
    watchers = [Connection(send_nothing, None) for _ in range(CROWD)]
    table.connections.update(watchers)
    seat = table.info.actors[0]
    legal = (await table.live_game()).state.legal(seat)
    encoder = CountingEncoder()
    monkeypatch.setattr(broadcast, "ENCODER", encoder)
    await act(table, seat, table.info.seq, str(legal[0]))
    assert 1 <= encoder.count <= 3
    sent = {id(watcher._waiting[-1]) for watcher in watchers}
    assert len(sent) == 1, "all of them are sent the same bytes"
