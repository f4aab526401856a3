"""The lobby's WebSocket, and messages to guests who are elsewhere."""

import asyncio
import email
import email.policy
import json
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.support.people import Guest, Json, guest
from tests.support.servers import WAIT, serving

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
async def home(visitor: Guest) -> AsyncIterator[Home]:
    """Connect to the lobby."""
    address = f"{visitor.url.replace('http', 'ws')}/ws/home"
    async with connect(address, additional_headers=visitor.cookies(), max_size=None) as socket:
        yield Home(aiter(socket))


async def test_nobody_fills_the_lists_of_others(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with guest(server.url, "Elm") as elm, guest(server.url, "Fir") as fir:
            own = await elm.table("the-wolves", "me", "open", public=True)
            for _ in range(55):
                await fir.table("the-wolves", "me", "open", public=True)
            listed = (await elm.get("/api/lobby"))["open"]
            assert len(listed) == 50
            assert own["id"] in [one["id"] for one in listed[:2]], "each host's latest comes first"
            latest = [one["moved"] for one in listed[2:]]
            assert latest == sorted(latest, reverse=True)


async def test_the_lobby_lists_open_tables_and_the_guests_own(ash: Guest, birch: Guest) -> None:
    async with home(ash) as lobby:
        assert (await lobby.until("home"))["mine"] == []
        table = await birch.table("the-wolves", "me", "open", public=True)
        # Tables of other tests may change meanwhile.
        while table["id"] not in [one["id"] for one in (await lobby.until("open"))["open"]]:
            pass
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
    ("language", "text"),
    [
        ("", "It’s your turn in The Wolves, Birch: http"),
        ("klingon", "It’s your turn in The Wolves, Birch: http"),
        ("uk", "Ваш хід, Зграя (Birch): http"),
    ],
)
async def test_who_is_elsewhere_is_notified_once_a_turn(
    tmp_path: Path, language: str, text: str
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
            assert received[0]["content"].startswith(text)
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
                writer.write(b"354 continue\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                received.append(text.decode().replace("\r\n", "\n"))
            writer.write(b"221 bye\r\n" if line == "QUIT" else b"250 well\r\n")

    server = await asyncio.start_server(converse, "127.0.0.1", 0)
    async with server:
        yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", received
        for line in lines:
            line.close()
            await line.wait_closed()


async def mails(received: list[str], count: int) -> list[EmailMessage]:
    """Wait for this number of mails; return them."""
    async with asyncio.timeout(WAIT):
        while len(received) < count:
            await asyncio.sleep(0.01)
    return [email.message_from_string(text, policy=email.policy.default) for text in received]


def link_in(mail: EmailMessage, purpose: str) -> str:
    """Return the path of a link in a mail."""
    found = re.search(rf"http://den.example(/mail/{purpose}\S+)", mail.get_content())
    assert found
    return found[1]


@pytest.mark.parametrize(
    "wrong",
    [
        *("<x>@y.example", "Ash <ash@den.example>", "ash@den.example,elm@den.example", "ash@den"),
        *("ash\r\nRCPT TO:<elm@den.example>@den.example", "ash\x1b@den.example", "ash@[127.0.0.1]"),
        *('"a b"@den.example', f"{65 * 'a'}@den.example", f"a@{50 * 'long.'}example", "@", "ash"),
    ],
)
async def test_what_is_no_address_is_refused(ash: Guest, wrong: str) -> None:
    answer = await ash.ask("PATCH", "/api/me", {"email": wrong})
    found = answer.json()
    assert (answer.status_code, found["code"], found["key"]) == (
        400,
        "bad_request",
        "problem-email",
    )
    assert (await ash.get("/api/me"))["email"] == ""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("o'ash+den@Den.Example", "o'ash+den@den.example"),
        ("ash@dén.example", "ash@xn--dn-bja.example"),
    ],
)
async def test_an_address_is_kept_as_mail_servers_take_it(
    ash: Guest, given: str, kept: str
) -> None:
    assert (await ash.ask("PATCH", "/api/me", {"email": given})).json()["email"] == kept
    assert (await ash.ask("PATCH", "/api/me", {"email": ""})).json()["email"] == ""


async def test_the_turn_comes_by_mail_once_the_address_is_confirmed(tmp_path: Path) -> None:
    async with mail_box() as (address, received):
        flags = {"smtp": address, "mail_from": "den@den.example", "url": "http://den.example"}
        with serving(tmp_path / "data", **flags) as server:
            async with guest(server.url, "Ash") as ash, guest(server.url, "Birch") as birch:
                given = (await birch.ask("PATCH", "/api/me", {"email": "birch@den.example"})).json()
                assert (given["email"], given["confirmed"]) == ("birch@den.example", False)
                confirm = link_in((await mails(received, 1))[0], "confirm")
                first = await ash.table("the-wolves", "open", "me")
                await birch.post(f"/api/tables/{first['id']}/join")  # no mail: not confirmed yet
                assert "<form" in (await ash.http.get(confirm)).text
                assert not (await birch.get("/api/me"))["confirmed"]
                foreign = {"Origin": "null"}
                assert (await ash.http.post(confirm, headers=foreign)).status_code == 200
                assert (await birch.get("/api/me"))["confirmed"]
                table = await ash.table("the-wolves", "open", "me")
                await birch.post(f"/api/tables/{table['id']}/join")
                mail = (await mails(received, 2))[1]
                assert mail["To"] == "birch@den.example"
                assert mail.get_content().startswith("It’s your turn in The Wolves, Birch: ")
                assert f"http://den.example/t/{table['id']}" in mail.get_content()
                stop = link_in(mail, "stop")
                assert f"List-Unsubscribe: <http://den.example{stop}>\n" in received[1]
                assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                for wrong in (stop.replace("stop", "confirm"), f"{stop}x", "/mail/dance?token=x"):
                    assert (await ash.http.post(wrong)).status_code == 404
                assert (await ash.http.post(stop)).status_code == 200
                after = await birch.get("/api/me")
                assert (after["email"], after["confirmed"]) == ("", False)
                assert (await ash.http.post(confirm)).status_code == 404
