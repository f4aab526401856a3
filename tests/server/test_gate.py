"""What every request passes first, and what every answer carries."""

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Guest, guest
from tests.server.servers import Running, serving

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
