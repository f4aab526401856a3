"""Limits: how much one guest or address may ask for, at a server as an operator starts it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.support.people import Guest, guest
from tests.support.servers import Running, serving
from wolfden.server.base import limits as limits_module
from wolfden.server.base.config import Config
from wolfden.server.base.errors import TooMany
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database, migrate
from wolfden.server.database.schema import USES
from wolfden.server.http import connections
from wolfden.server.http.budget import Budget
from wolfden.server.http.connections import Connection, ConnectionRegistry
from wolfden.server.http.gate import Gate, Message, Receive, Scope, Send
from wolfden.server.http.limits import Limits, SharedLimit
from wolfden.server.services import sharing_of
from wolfden.server.sharing.uses import delete_ended_uses

pytestmark = pytest.mark.anyio

SHARED = {"new_guests": 10, "new_tables": 30, "codes": 10, "posts": 60, "mails": 20}
SHARED |= {"confirmations": 3, "reports": 10, "exports": 3, "listed": 30}
"""The limits that processes on one database share, and how often each can be used at once."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with the usual limits."""
    with serving(tmp_path_factory.mktemp("limited") / "data", limits=1) as running:
        yield running


@pytest.fixture
async def elm(limited: Running) -> AsyncIterator[Guest]:
    """Return a guest of that server."""
    async with guest(limited.url, "Elm") as somebody:
        yield somebody


@pytest.fixture
async def fir(limited: Running) -> AsyncIterator[Guest]:
    """Return another one."""
    async with guest(limited.url, "Fir") as somebody:
        yield somebody


async def test_a_flood_is_slowed_then_ended_and_others_play_on(
    limited: Running, elm: Guest, fir: Guest
) -> None:
    table, others = await elm.table(), await fir.table()
    async with elm.at(table) as flooding, fir.at(others) as player:
        await flooding.until("state")
        with suppress(ConnectionClosed):
            # So many that a busy machine does not spread them over a time that allows them all.
            for number in range(5000):
                await flooding.socket.send(f'{{"type": "ping", "id": {number}}}')
        assert await flooding.closed() == 4429
        assert "too_many" in [message.get("code") for message in flooding.heard]
        await player.plays_on()
    assert limited.is_alive


async def test_what_was_missed_is_not_sent_again_and_again(elm: Guest) -> None:
    async with elm.at(await elm.table()) as player:
        await player.until("state")
        answers = [await player.ask("sync", seq=0) for _ in range(25)]
        assert [answer["type"] for answer in answers[:5]] == ["state"] * 5
        assert "too_many" in [answer.get("code") for answer in answers]
        assert (await player.ask("sync"))["type"] == "state"


async def test_codes_cannot_be_guessed(elm: Guest) -> None:
    answers = [await elm.ask("POST", "/api/devices", {"code": f"AAAA-{n:04}"}) for n in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [404] * 10
    assert [answer.status_code for answer in answers[10:]] == [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 1
    assert answers[-1].json()["retry_after"] > 1
    # Someone else can still move to another device.
    there = {"X-Forwarded-For": "198.51.100.7"}
    other = await elm.http.post("/api/devices", json={"code": "AAAA-0000"}, headers=there)
    assert other.status_code == 404


async def test_invitations_cannot_be_guessed(elm: Guest, fir: Guest) -> None:
    table = await elm.table("the-wolves", "me", "invited")
    path = f"/api/tables/{table['id']}/join"
    answers = [await fir.ask("POST", path, {"invite": f"guess{n}"}) for n in range(12)]
    assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


async def test_rematches_count_as_new_tables(limited: Running) -> None:
    # The requests of this test do not count for the address of the others.
    async with guest(limited.url, "Gale", "198.51.100.8") as gale:
        games = [await gale.table() for _ in range(2)]
        for game in games:
            await gale.post(f"/api/tables/{game['id']}/abandon", yes=True)
        first, second = (f"/api/tables/{game['id']}/rematch" for game in games)
        again = await gale.post(first)
        for _ in range(27):
            await gale.table()
        assert await gale.refused("POST", second) == (429, "too_many")
        assert (await gale.post(first))["id"] == again["id"], "one that exists is no new table"


async def test_guests_of_one_address_list_so_many_public_tables(limited: Running) -> None:
    """However many guests an address has, it cannot fill the lobby of others."""
    refused = []
    for name in ("Hart", "Ives", "Juno"):
        async with guest(limited.url, name, "198.51.100.9") as somebody:
            for _ in range(11):
                answer = await somebody.http.post(
                    "/api/tables",
                    json={"title": "the-wolves", "seats": [{"kind": "open"}] * 2, "public": True},
                )
                refused += [answer.json()["code"]] if answer.is_error else []
            await somebody.table()
    assert refused == ["too_many"] * 3
    async with guest(limited.url, "Kim", "198.51.100.9") as somebody:
        alone = await somebody.table("the-wolves", "me", "me")
        path = f"/api/tables/{alone['id']}"
        await somebody.post(f"{path}/abandon", yes=True)
        seats = [{"kind": "open"}, {"kind": "me"}]
        for further, wish in (
            ("/api/pairings", {"title": "the-wolves", "seats": 2, "rated": False}),
            (f"{path}/fork", {"ply": 0, "seats": seats, "public": True}),
        ):
            assert await somebody.refused("POST", further, **wish) == (429, "too_many"), further
        assert (await somebody.post(f"{path}/fork", ply=0, seats=seats))["status"] == "open"


async def test_a_class_behind_one_address_comes_in(tmp_path: Path) -> None:
    """Everybody loads the page, becomes a guest and opens a table, all at the same moment."""
    many = 30
    with serving(tmp_path / "data", limits=1, guests_per_address=2 * many) as school:

        async def come_in(number: int) -> list[int]:
            async with guest(school.url, f"Pupil {number}", "198.51.100.7") as pupil:
                table = await pupil.table("the-wolves", "me", "open")
                paths = ("/", "/api/session", "/api/titles", "/api/lobby", "/sw.js")
                answers = [await pupil.http.get(path) for path in paths]
                async with pupil.at(table) as player:
                    await player.until("table")
                return [answer.status_code for answer in answers]

        statuses = await asyncio.gather(*map(come_in, range(many)))
    assert {status for found in statuses for status in found} == {200}


def test_limits_of_an_address_grow_with_its_guests() -> None:
    usual, class_, off = (
        Config(),
        Config(guests_per_address=30),
        Config(guests_per_address=30, limits=0),
    )
    assert [one.address_limits for one in (usual, class_, off)] == [1, 3, 0]
    assert Config(guests_per_address=2).address_limits == 1, "fewer guests load the page as often"
    assert Budget(class_).time.interval == pytest.approx(Budget(usual).time.interval / 3)
    most = Budget(Config(guests_per_address=1000)).time
    assert 1 / most.interval == pytest.approx(900), "something is left for other addresses"


async def test_the_rematch_of_a_listed_table_counts_as_one(limited: Running) -> None:
    async with guest(limited.url, "Leaf", "198.51.100.10") as leaf:
        games = [await leaf.table("the-wolves", "me", "me", public=True) for _ in range(2)]
        for game in games:
            await leaf.post(f"/api/tables/{game['id']}/abandon", yes=True)
        first, second = (f"/api/tables/{game['id']}/rematch" for game in games)
        await leaf.post(first)
        async with guest(limited.url, "Moss", "198.51.100.10") as moss:
            for _ in range(27):
                await moss.table("the-wolves", "me", "open", public=True)
        assert await leaf.refused("POST", second) == (429, "too_many")
        await leaf.post(first)


async def test_the_connections_of_a_guest_have_a_limit(elm: Guest) -> None:
    table = await elm.table()
    lines = [elm.at(table) for _ in range(21)]
    players = [await line.__aenter__() for line in lines]
    try:
        assert await players[20].closed() == 4429
        await players[0].plays_on()
    finally:
        await asyncio.gather(*[line.__aexit__(None, None, None) for line in lines])


def test_keys_that_are_all_in_use_are_not_looked_through_at_each_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits_module, "MAX_KEYS", 10)
    limit, tables = RateLimit(1 / 3600, 1), set()
    kept = []
    for number in range(1000):
        limit.use(f"network {number}")
        kept.append(limit._until)
        tables.add(id(limit._until))
    assert len(limit._until) == 1000, "nobody is forgotten who has to wait"
    assert len(tables) <= 10, "it is looked through when it has become twice as large"


async def test_limits_hold_over_all_processes(tmp_path: Path, database_url: str) -> None:
    migrate(tmp_path, database_url)
    databases = [Database(tmp_path, url=database_url) for _ in range(2 if database_url else 1)]
    processes = [Limits(Config(), sharing_of(database)) for database in databases]
    for name, most in SHARED.items():
        limits: list[SharedLimit] = [getattr(process, name) for process in processes]
        asked = [limits[number % len(limits)].use("ash") for number in range(most + 5)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in outcomes if isinstance(one, TooMany)]
        assert (len(refused), outcomes.count(None)) == (5, most), name
        assert min(one.retry_after for one in refused) > 50
        await limits[0].use("birch")
    for database in databases:
        database.writer.start()
        await database.writer.write(delete_ended_uses(now() + 24 * 3600 * 1000))
        assert not await database.rows(sa.select(USES))
        await database.close()


async def status_of(gate: Gate, address: str, path: str) -> int:
    """Ask for something from an address; return the status."""
    answers: list[Message] = []

    async def keep(message: Message) -> None:
        answers.append(message)

    async def nothing() -> Message:
        return {}

    scope: Scope = {"type": "http", "method": "GET", "path": path, "headers": []}
    await gate({**scope, "client": (address, 1)}, nothing, keep)
    status: int = answers[0]["status"]
    return status


async def accept(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer everything."""
    await send({"type": "http.response.start", "status": 200, "headers": []})


async def test_a_network_counts_as_one_address() -> None:
    gate = Gate(accept, Config(limits=1 / 60))
    for address, status in (
        ("2001:db8:0:1::1", 200),
        ("2001:db8:0:1:ffff::2", 429),
        ("2001:db8:0:2::1", 200),
        ("192.0.2.1", 200),
        ("192.0.2.2", 200),
        ("::ffff:192.0.2.2", 429),
    ):
        assert await status_of(gate, address, "/api/me") == status, address


async def test_pages_and_files_have_their_own_limit() -> None:
    gate = Gate(accept, Config(limits=1 / 1000))
    gate.budget = Budget(Config(limits=0))
    for path, statuses in (("/", (200, 429)), ("/js/main.js", (429,)), ("/health", (200, 200))):
        for status in statuses:
            assert await status_of(gate, "192.0.2.1", path) == status, path
    assert await status_of(gate, "192.0.2.2", "/t/nothere234") == 200


async def ignore(_text: str) -> None:
    """Send nothing."""


def test_all_guests_at_an_address_have_so_many_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MAX_AT_ADDRESS", 3)
    registry = ConnectionRegistry(1)
    open_ones = [Connection(ignore, None) for _ in range(4)]
    allowed = [registry.add(f"guest {n}", one, "here") for n, one in enumerate(open_ones)]
    assert allowed == [True] * 3 + [False]
    assert registry.add("guest 3", open_ones[3], "elsewhere")
    registry.remove("guest 0", open_ones[0], "here")
    assert registry.add("guest 4", Connection(ignore, None), "here")
    assert all(ConnectionRegistry(0).add("ash", one, "here") for one in open_ones)
