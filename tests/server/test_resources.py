"""What one client may use up: time, connections, memory, space in the database."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.support.asgi import Place, Wire, place
from tests.support.people import SEATED
from tests.support.servers import WAIT
from wolfden.server.base.config import Config
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import GUESTS
from wolfden.server.database.writer import update_columns
from wolfden.server.guests.service import GuestService
from wolfden.server.http import timeouts as patience
from wolfden.server.http.budget import Budget
from wolfden.server.http.connections import MAX_WAITING_BYTES, Close, Connection
from wolfden.server.http.gate import Receive, Scope, Send
from wolfden.server.services import sharing_of
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act
from wolfden.server.tables.seating import UNSEEN_AFTER, UNUSED_AFTER, delete_unused_guests
from wolfden.server.tables.store import TableQueries, update_table
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import Clock, NewTable, SeatPlan, Settings
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer any request once it is whole, with much or little."""
    while (await receive()).get("more_body"):
        pass
    body = b"x" * (50_000_000 if scope["path"] == "/much" else 2)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening(**settings: Any) -> AsyncIterator[tuple[int, ServerState]]:
    """Listen as the server does; yield the port and what is known of its connections."""
    given = Config(**settings)
    protocol = patience.patient_protocol(given, Budget(given))
    config = uvicorn.Config(answer, http=protocol, ws="none", lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with asyncio.timeout(WAIT), server:
        yield server.sockets[0].getsockname()[1], state


async def heard(port: int, *parts: bytes) -> bytes:
    """Send the beginning of something; return what is answered until the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0)
    found = await reader.read()
    await closed(writer)
    return found


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection."""
    writer.close()
    await asyncio.gather(writer.wait_closed(), return_exceptions=True)


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"\r\n\r\n",),
        (b"GET / HTTP/1.1\r\nX-Slow: ",),
        (b"GET / HTTP/1.1\r\n", b"Host: localhost\r\n", b"X: y\r\n"),
        (WHOLE, b"GET /again"),
    ],
    ids=repr,
)
async def test_a_request_has_to_end(
    monkeypatch: pytest.MonkeyPatch, parts: tuple[bytes, ...]
) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.1)
    async with listening() as (port, state):
        assert b"408 Request Timeout" in await heard(port, *parts)
        await empty(state)


async def test_a_body_has_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.1)
    async with listening() as (port, state):
        await heard(port, b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nhalf")
        await empty(state)


async def test_a_response_has_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "READ_SECONDS", 0.1)
    async with listening() as (port, state):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE.replace(b"/ ", b"/much ", 1))
        await empty(state, after=1)
        await closed(writer)


async def empty(state: ServerState, after: int = 0) -> None:
    """Wait until there were connections, and are none any more."""
    while state.total_requests < after and not state.connections:
        await asyncio.sleep(0.01)
    while state.connections:
        await asyncio.sleep(0.01)


async def test_the_connections_of_an_address_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MAX_CONNECTIONS", 3)
    async with listening(trusted_proxies="192.0.2.1") as (port, _state):
        open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for reader, writer in open_ones:
            writer.write(WHOLE)
            assert b"200" in await reader.readline()
        refused, writer = await asyncio.open_connection("127.0.0.1", port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await refused.readexactly(1)
        await asyncio.gather(closed(writer), *[closed(writer) for _, writer in open_ones])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE)
        assert b"200" in await reader.readline()
        await closed(writer)


async def test_a_proxy_has_as_many_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MAX_CONNECTIONS", 1)
    async with listening(trusted_proxies="127.0.0.1") as (port, _state):
        for reader, writer in [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]:
            writer.write(WHOLE)
            assert b"200" in await reader.readline()
            await closed(writer)


async def test_a_client_that_does_not_read_is_dropped_by_bytes() -> None:
    async def send(_text: str) -> None:
        await asyncio.Event().wait()

    connection = Connection(send, None)
    connection.post(b"x" * (MAX_WAITING_BYTES + 1))  # one message may be as long as it is
    assert not connection.is_closed
    connection.post(b"x")
    assert (connection.is_closed, connection.close_code) == (True, Close.TOO_SLOW)


@pytest.fixture
async def database(file_database: Database) -> Database:
    """Return a new database that is written to."""
    file_database.writer.start()
    return file_database


PLANS = [SeatPlan("me"), SeatPlan("open")]


async def test_guests_that_are_not_used_are_deleted(database: Database) -> None:
    guests, tables = GuestService(database), TableService(database, TITLES, sharing_of(database))
    unused, player, lost, kept, owner = [
        await guests.create(name) for name in ("unused", "player", "lost", "kept", "owner")
    ]
    for one in (player, lost, kept, owner):
        await create_table(tables, one.public, NewTable("the-wolves", PLANS))
    await guests.recovery_code(kept)
    await guests.create_bot(owner, "Fenrir")
    at = now()

    async def seen(when: int, *names: str) -> None:
        changes = [update_columns(GUESTS, name, {"seen": when}) for name in names]
        await database.writer.write(*changes)

    async def left() -> set[str]:
        await delete_unused_guests(tables, guests, at)
        return {one.name for one in await guests.queries.every()}

    await seen(at - UNUSED_AFTER + 1000, unused.id, player.id)
    assert await left() == {"unused", "player", "lost", "kept", "owner", "Fenrir"}
    await seen(at - UNUSED_AFTER - 1000, unused.id, player.id)
    await seen(at - UNSEEN_AFTER - 1000, lost.id, kept.id, owner.id)
    assert await left() == {"player", "kept", "owner", "Fenrir"}
    assert {info.host for info in await tables.queries.every()} == {player.id, kept.id, owner.id}


async def test_a_guest_is_seen_once_a_day(database: Database) -> None:
    guests = GuestService(database)
    ash = await guests.create("Ash")
    await database.writer.write(update_columns(GUESTS, ash.id, {"seen": 7}))
    for expected_to_change in (True, False):
        before = await guests.get(ash.id)
        assert before is not None
        await guests.mark_seen(before)
        after = await guests.get(ash.id)
        assert after is not None
        assert (after.seen != before.seen) is expected_to_change


async def test_a_server_starts_before_its_tables_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(_queries: TableQueries, *_names: object) -> Awaitable[list[str]]:
        return asyncio.get_running_loop().create_future()

    monkeypatch.setattr(TableQueries, "running", wait)
    async with (
        asyncio.timeout(WAIT),
        place(tmp_path / "data") as running,
        running.browser() as http,
    ):
        assert (await http.get("/health")).status_code == 200


async def begin_game(running: Place) -> tuple[Table, Wire]:
    """Return a game of two seats, and a connection to the first of them."""
    async with running.browser() as http:
        await http.post("/api/guests", json={"name": "Ash"})
        seats, options = [{"kind": "me"}, {"kind": "me"}], SEATED["the-wolves"]
        wanted = {"title": "the-wolves", "seats": seats, "options": options}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        player = running.wire(f"/ws/tables/{table}", cookie=http.cookies["wolfden"])
    await player.ask(type="sync")
    return await running.services.tables.get(table), player


async def first_action(table: Table) -> tuple[int, str]:
    """Return how far a game is, and an action of its first seat."""
    live = await table.live_game()
    return live.seq, str(next(iter(live.state.legal(0))))


async def test_an_action_that_is_cancelled_while_it_is_stored_is_sent(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, asyncio.timeout(WAIT):
        table, player = await begin_game(running)
        seq, action = await first_action(table)
        acting = asyncio.create_task(act(table, 0, seq, action))
        while not table.lock.locked():
            await asyncio.sleep(0)
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        while player.seq == seq:
            await player.ask(type="ping")
        assert (table.info.seq, (await table.live_game()).seq) == (player.seq, player.seq)


async def test_doubts_that_arise_while_a_table_is_read_are_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path / "data") as running:
        table, _player = await begin_game(running)
        read = TableQueries.info
        reads: list[str] = []

        async def read_slowly(queries: TableQueries, name: str) -> TableInfo | None:
            found = await read(queries, name)
            if not reads:
                # News may be missing from now on, among them what was stored since.
                table.lock.is_unsure = True
            reads.append(name)
            return found

        monkeypatch.setattr(TableQueries, "info", read_slowly)
        table.lock.is_unsure = True
        for _ in range(3):
            async with table.lock:
                pass
        assert len(reads) == 2
        assert not table.lock.is_behind


async def test_a_table_goes_on_while_a_newcomer_waits_for_its_chat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = asyncio.Event()
    read = TableQueries.chat

    async def wait(queries: TableQueries, *given: Any) -> Any:
        await released.wait()
        return await read(queries, *given)

    async with place(tmp_path / "data") as running:
        found, player = await begin_game(running)
        # Where nothing was said there is nothing to wait for.
        await player.ask(type="chat", room="players", text="hello")
        monkeypatch.setattr(TableQueries, "chat", wait)
        watcher = running.wire(f"/ws/tables/{found.id}")
        async with asyncio.timeout(WAIT):
            while len(found.connections) < 2:
                await asyncio.sleep(0)
        seq, action = await first_action(found)
        assert (await player.ask(type="act", seq=seq, action=action))["type"] == "ack"
        released.set()
        await watcher.ask(type="ping")
        kinds = [json.loads(text)["type"] for text in watcher.sent]
        assert kinds.index("update") < kinds.index("chat_log"), "the state came first, and moved on"


async def test_clocks_do_not_count_the_time_before_the_start(database: Database) -> None:
    guests, tables = GuestService(database), TableService(database, TITLES, sharing_of(database))
    ash = (await guests.create("Ash")).public
    settings = Settings(clock=Clock("live", bank=60))
    plans = [SeatPlan("me"), SeatPlan("me")]
    table = await create_table(tables, ash, NewTable("the-wolves", plans, settings=settings))
    assert table.info.clock is not None
    table.info.clock.since -= 3_600_000
    await database.writer.write(*update_table(table.info))
    start = now()
    again = TableService(database, TITLES, sharing_of(database))
    await again.resume_all()
    found = again.find_loaded(table.id)
    assert found is not None
    assert found.info.clock is not None
    assert found.info.clock.since >= start
