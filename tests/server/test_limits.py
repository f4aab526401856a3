"""Limits: how much one guest or address may ask for, at a server as an operator starts it."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.people import Guest, guest
from tests.server.servers import Running, serving
from wolfden.server.config import Config
from wolfden.server.edge.gate import Gate, Limits, Message, Receive, Scope, Send

pytestmark = pytest.mark.anyio


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
        for number in range(300):
            await flooding.socket.send(f'{{"type": "ping", "id": {number}}}')
        assert await flooding.closed() == 4429
        assert "too_many" in [message.get("code") for message in flooding.heard]
        await player.plays_on()
    assert limited.process.poll() is None


async def test_codes_cannot_be_guessed(elm: Guest) -> None:
    answers = [await elm.ask("POST", "/api/devices", {"code": f"AAAA-{n:04}"}) for n in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [404] * 10
    assert [answer.status_code for answer in answers[10:]] == [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 1
    assert answers[-1].json()["retry_after"] > 1


async def test_invitations_cannot_be_guessed(elm: Guest, fir: Guest) -> None:
    table = await elm.table("the-wolves", "me", "invited")
    path = f"/api/tables/{table['id']}/join"
    answers = [await fir.ask("POST", path, {"invite": f"guess{n}"}) for n in range(12)]
    assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


async def test_a_guest_has_so_many_connections(elm: Guest) -> None:
    table = await elm.table()
    lines = [elm.at(table) for _ in range(21)]
    players = [await line.__aenter__() for line in lines]
    try:
        assert await players[20].closed() == 4429
        await players[0].plays_on()
    finally:
        await asyncio.gather(*[line.__aexit__(None, None, None) for line in lines])


async def test_a_network_counts_as_one_address() -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def asked(address: str) -> int:
        answers: list[Message] = []

        async def keep(message: Message) -> None:
            answers.append(message)

        scope: Scope = {"type": "http", "method": "GET", "path": "/api/me", "headers": []}
        await gate({**scope, "client": (address, 1)}, nothing, keep)
        status: int = answers[0]["status"]
        return status

    async def nothing() -> Message:
        return {}

    gate = Gate(app, Limits(1 / 60), Config())
    assert await asked("2001:db8:0:1::1") == 200
    assert await asked("2001:db8:0:1:ffff::2") == 429
    assert await asked("2001:db8:0:2::1") == 200
    assert await asked("192.0.2.1") == 200
    assert await asked("192.0.2.2") == 200
    assert await asked("::ffff:192.0.2.2") == 429
