"""What every request passes first, and what every answer carries."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from socket import gethostname

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.people import Guest, guest
from tests.support.servers import WAIT, Running, serving
from wolfden.server.base.config import Config
from wolfden.server.http.gate import HostList

pytestmark = pytest.mark.anyio


async def test_pages_of_other_sites_stay_out(server: Running, ash: Guest) -> None:
    table = await ash.table()
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await ash.http.post("/api/me/device-code", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example", additional_headers=ash.cookies())  # type: ignore[arg-type]  # any text
    assert refused.value.response.status_code == 403
    own = await ash.http.post("/api/me/device-code", headers={"Origin": server.url})
    assert own.status_code == 201


async def test_answers_carry_a_strict_policy(ash: Guest) -> None:
    for path in ("/health", "/api/me", "/api/nothing", "/"):
        headers = (await ash.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_floods_are_stopped_and_others_play_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits=1) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            async with ash.at(table) as player:
                await player.until("state")
                with suppress(ConnectionClosed):
                    for _ in range(5000):
                        await player.socket.send('{"type":"ping"}')
                assert await player.closed() == 4429
            codes = [message.get("code") for message in player.heard]
            assert "too_many" in codes
            answers = await asyncio.gather(*[ash.http.get("/api/me") for _ in range(400)])
            late = next(answer for answer in answers if answer.status_code == 429)
            assert late.json()["retry_after"] >= 1
            assert late.json()["key"] == "problem-wait"
            assert late.headers["retry-after"]
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200


async def test_large_and_broken_bodies_are_refused(ash: Guest) -> None:
    large = await ash.http.post("/api/replays", json={"text": "x" * 300_000})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    broken = await ash.http.post(
        "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
    )
    assert (broken.status_code, broken.json()["code"]) == (400, "bad_request")


async def test_the_server_describes_itself(ash: Guest) -> None:
    assert (await ash.get("/health"))["status"] == "ok"
    assert "wolfden_actions" in (await ash.http.get("/metrics")).text
    abroad = await ash.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (abroad.status_code, abroad.json()["code"]) == (403, "not_allowed")
    schema = await ash.get("/schema/openapi.json")
    assert "/api/tables/{table}/join" in schema["paths"]


async def raw_answer(port: int, request: bytes) -> bytes:
    """Send bytes as they are; return all of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    async with asyncio.timeout(WAIT):
        answer = await reader.read()
    writer.close()
    await asyncio.gather(writer.wait_closed(), return_exceptions=True)
    return answer


JSON = b"Content-Type: application/json\r\nConnection: close\r\n"
HERE = b"Host: 127.0.0.1\r\n"
POST = b"POST /api/guests HTTP/1.1\r\n"
SOCKET = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
MALFORMED = [
    POST + HERE + b"Origin: http://[\r\n" + JSON,
    POST + HERE + b"Origin: http://127.0.0.1\x80\r\n" + JSON,
    POST + HERE + b"Content-Length: -1\r\n" + JSON,
    POST + HERE + b"Content-Length: x\r\n" + JSON,
    POST + HERE + b"Connection: close\r\nContent-Type: \xff/;;=\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /api/me HTTP/1.1\r\nHost: [\r\n" + JSON,
    b"GET /api/me HTTP/1.1\r\nHost: a b\r\n" + JSON,
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + HERE + JSON,
    b"GET /api/me HTTP/1.1\r\nCookie: \xff=\xfe; wolfden=\xff\r\n" + HERE + JSON,
    b"GET /api/me HTTP/1.1\r\nCookie: wolfden=a-b.c.d\r\n" + HERE + JSON,
    b"GET /api/me HTTP/1.1\r\nAuthorization: Bearer \xff\xfe\r\n" + HERE + JSON,
    b"GET /api/tables/\xff HTTP/1.1\r\n" + HERE + JSON,
    b"GET /api/tables/%ff?eyes=%ff HTTP/1.1\r\n" + HERE + JSON,
    b"DANCE /api/me HTTP/1.1\r\n" + HERE + JSON,
    b"GET /ws/home HTTP/1.1\r\nOrigin: http://[\r\n" + HERE + SOCKET,
]


@pytest.mark.parametrize("request_", MALFORMED, ids=lambda one: repr(one)[:90])
async def test_malformed_requests_are_the_clients_fault(server: Running, request_: bytes) -> None:
    log = server.data.parent / f"{server.data.name}.log"
    before = log.stat().st_size
    answer = await raw_answer(server.port, request_ + b"\r\n")
    assert re.match(rb"HTTP/1.1 4\d\d ", answer), answer
    with log.open() as lines:
        lines.seek(before)
        assert "Traceback" not in lines.read()


async def test_names_of_others_are_refused(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        answer = await http.post("/api/guests", json={"name": "Ash"}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host")
        assert (await http.get("/", headers=evil)).status_code == 421
        assert (await http.get("/health", headers=evil)).status_code == 200
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{server.port}/ws/home", additional_headers=evil)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        *(
            ("localhost", True),
            ("den.localhost", True),
            ("192.0.2.7", True),
            ("[2001:db8::1]", True),
        ),
        *(("den.example", True), ("attic.example", True), ("cellar", True), (gethostname(), True)),
        *(("evil.example", False), ("den.example.evil.example", False), ("7f.1", False)),
    ],
)
def test_the_names_of_a_server(name: str, known: bool) -> None:
    config = Config(url="https://den.example/", hosts="attic.example, Cellar.")
    assert (name.lower() in HostList(config)) is known
    assert name in HostList(Config(hosts="*"))


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-Proto": "https"},
        {"Via": "1.1 proxy"},
        {"Host": "den.example"},
    ],
)
async def test_figures_do_not_leave_through_a_proxy(
    server: Running, headers: dict[str, str]
) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/metrics", headers=headers)).status_code in (403, 421)
        assert (await http.get("/metrics")).status_code == 200
