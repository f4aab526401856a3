"""The lobby's WebSocket, and messages to guests who are elsewhere."""

import asyncio
import functools
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.asgi import place
from tests.server.people import WAIT, Guest, Json, guest
from tests.server.servers import serving
from wolfden.server.service.notices import post_to_public_address, resolve_public

pytestmark = pytest.mark.anyio


class Home:
    """A connection to the lobby."""

    def __init__(self, messages: AsyncIterator[str | bytes]) -> None:
        self._messages = messages

    async def until(self, kind: str) -> Json:
        """Take in messages up to one of a type."""
        async with asyncio.timeout(WAIT):
            async for text in self._messages:
                message: Json = json.loads(text)
                if message["type"] == kind:
                    return message
        raise AssertionError("the lobby closed")


@asynccontextmanager
async def home(somebody: Guest) -> AsyncIterator[Home]:
    """Connect to the lobby."""
    address = f"{somebody.url.replace('http', 'ws')}/ws/home"
    async with connect(address, additional_headers=somebody.cookies(), max_size=None) as socket:
        yield Home(aiter(socket))


async def test_the_lobby_tells_of_open_tables_and_of_ones_own(ash: Guest, birch: Guest) -> None:
    async with home(ash) as lobby:
        assert (await lobby.until("home"))["mine"] == []
        table = await birch.table("the-wolves", "me", "open", public=True)
        listed = await lobby.until("open")
        assert table["id"] in [one["id"] for one in listed["open"]]
        await ash.post(f"/api/tables/{table['id']}/join")
        assert (await lobby.until("mine"))["table"]["status"] == "running"
        async with birch.at(table) as player:
            for _ in range(2):
                if player.last.get("actors", [0]) == [0]:
                    await player.act((await player.my_turn())[0])
        turn = await lobby.until("turn")
        assert (turn["table"], turn["seat"]) == (table["id"], 1)
    async with home(ash) as lobby:
        mine = (await lobby.until("home"))["mine"]
        assert [one["id"] for one in mine] == [table["id"]]


@contextmanager
def post_box() -> Iterator[tuple[str, list[Json]]]:
    """Run a small web server that keeps what is posted to it."""
    received: list[Json] = []

    class Keeper(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            received.append(json.loads(self.rfile.read(length)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name there)
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Keeper)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", received
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("", "Birch, it is your turn in The Wolves"),
        ("klingon", "Birch, it is your turn in The Wolves"),
        ("uk", "Birch, ваш хід, Зграя"),
    ],
)
async def test_who_is_elsewhere_is_told_once_a_turn(
    tmp_path: Path, language: str, told: str
) -> None:
    with serving(tmp_path / "data", webhooks="any", url="http://den.example") as server:
        async with guest(server.url, "Ash") as ash, guest(server.url, "Birch") as birch:
            table = await ash.table("the-wolves", "me", "open")
            with post_box() as (address, received):
                wishes = {"webhook": address, "language": language}
                answer = await birch.ask("PATCH", "/api/me", wishes)
                assert answer.status_code == 200, answer.text
                await birch.post(f"/api/tables/{table['id']}/join")
                async with ash.at(table) as player:
                    await player.act((await player.my_turn())[0])
                    async with asyncio.timeout(WAIT):
                        while not received:
                            await asyncio.sleep(0.01)
                    await player.ask("chat", room="players", text="your turn!")
                    await ash.ask("PATCH", "/api/me", {"name": "Aspen"})
            assert len(received) == 1
            assert told in received[0]["content"]
            assert f"http://den.example/t/{table['id']}" in received[0]["content"]


@asynccontextmanager
async def mail_box() -> AsyncIterator[tuple[str, list[str]]]:
    """Run a small mail server that keeps what is sent to it."""
    received: list[str] = []

    lines: list[asyncio.StreamWriter] = []

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        writer.write(b"220 box\r\n")
        while line := (await reader.readline()).decode().strip():
            if line == "DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                received.append(text.decode())
            writer.write(b"221 bye\r\n" if line == "QUIT" else b"250 well\r\n")

    server = await asyncio.start_server(converse, "127.0.0.1", 0)
    async with server:
        yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", received
        for line in lines:
            line.close()
            await line.wait_closed()


async def test_the_turn_comes_by_mail_too(tmp_path: Path) -> None:
    async with mail_box() as (address, received):
        flags = {"smtp": address, "mail_from": "den@den.example", "url": "http://den.example"}
        with serving(tmp_path / "data", **flags) as server:
            async with guest(server.url, "Ash") as ash, guest(server.url, "Birch") as birch:
                table = await ash.table("the-wolves", "open", "me")
                await birch.ask("PATCH", "/api/me", {"email": "birch@den.example"})
                await birch.post(f"/api/tables/{table['id']}/join")
                async with asyncio.timeout(WAIT):
                    while not received:
                        await asyncio.sleep(0.01)
        assert "To: birch@den.example" in received[0]
        assert f"http://den.example/t/{table['id']}" in received[0]


@pytest.mark.parametrize("address", ["http://1.1.1.1/", "https://127.0.0.1/", "https://[::1]:8/x"])
async def test_webhooks_do_not_lead_into_the_own_network(address: str) -> None:
    with pytest.raises(ValueError, match="webhook"):
        await resolve_public(address)


async def test_a_name_cannot_lead_elsewhere_once_it_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = iter(["1.1.1.1", "127.0.0.1"])
    posted: list[httpx.Request] = []

    async def looked_up(_host: str, port: int, **_how: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (next(found), port))]

    def received(request: httpx.Request) -> httpx.Response:
        posted.append(request)
        return httpx.Response(204)

    client = functools.partial(httpx.AsyncClient, transport=httpx.MockTransport(received))
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
    monkeypatch.setattr(httpx, "AsyncClient", client)
    await post_to_public_address("https://den.example:444/hook?a=1", {"content": "hi"}, 1.0)
    assert str(posted[0].url) == "https://1.1.1.1:444/hook?a=1"
    assert posted[0].headers["host"] == "den.example:444"
    assert posted[0].extensions["sni_hostname"] == "den.example"


async def test_a_server_stops_at_once_though_the_lobby_is_to_be_told(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, running.browser() as host:
        await host.post("/api/guests", json={"name": "Ash"})
        await running.wire("/ws/home").ask(type="ping")
        body = {"title": "the-wolves", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        await host.post("/api/tables", json=body)
        telling = [task for task in asyncio.all_tasks() if task.get_name() == "lobby"]
    assert [task.cancelled() for task in telling] == [True]
