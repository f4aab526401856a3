"""Web push: encrypted for one browser, signed, once per turn; forgotten when it is gone."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.support.asgi import Place, place
from tests.support.people import SEATED
from tests.support.servers import WAIT
from wolfden.server.base.errors import BadRequest
from wolfden.server.base.times import DAY, now
from wolfden.server.features.notices.push import PushMessage
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.notices.store import MAX_PUSHES
from wolfden.server.features.notices.wire import NewPush
from wolfden.server.jobs.job import Job

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


@dataclass
class Browser:
    """A push service with one browser: its keys, and what was posted to it."""

    address: str = ""
    status: int = 201
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = b"sixteen bytes !!"
    posted: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def subscription(self) -> dict[str, str]:
        """Return what the page tells the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, body: bytes) -> Json:
        """Return what the browser can read of a push."""
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        message: Json = json.loads(text)
        return message

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request and answer it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()[1:]
        headers = {
            name.lower(): value
            for name, value in (line.split(": ", 1) for line in head if ": " in line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()
        self.posted.append((headers, body))
        self.news.set()

    async def wait(self, count: int) -> None:
        """Wait until this many pushes were posted."""
        async with asyncio.timeout(WAIT):
            while len(self.posted) < count:
                self.news.clear()
                await self.news.wait()


def encoded(content: bytes) -> str:
    """Return bytes in the base64 of addresses."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run the push service of a browser."""
    browser = Browser()
    server = await asyncio.start_server(browser.converse, "127.0.0.1", 0)
    async with server:
        browser.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/1"
        yield browser


@asynccontextmanager
async def den(data: Path, database: str) -> AsyncIterator[Place]:
    """Run a server that may post to this machine."""
    async with place(data, database=database, webhooks="any", url="http://den.example") as running:
        yield running


async def come_in(running: Place, name: str) -> httpx.AsyncClient:
    """Return the browser of a new guest."""
    client = running.browser()
    assert (await client.post("/api/guests", json={"name": name})).status_code == 201
    return client


async def let_wait(ash: httpx.AsyncClient, birch: httpx.AsyncClient, **settings: Any) -> str:
    """Start a game in which it is Birch's turn; return the table."""
    plan = {"title": "the-wolves", "seats": [{"kind": "open"}, {"kind": "me"}]}
    options = SEATED["the-wolves"]
    made = await ash.post("/api/tables", json={**plan, "options": options, "settings": settings})
    table: str = made.json()["id"]
    joined = await birch.post(f"/api/tables/{table}/join", json={})
    assert joined.json()["actors"] == [0]
    return table


async def test_a_push_is_encrypted_signed_and_forgotten_when_it_is_gone(
    tmp_path: Path, database_url: str
) -> None:
    async with den(tmp_path / "data", database_url) as running, browsing() as browser:
        ash, birch = await come_in(running, "Ash"), await come_in(running, "Birch")
        given = browser.subscription()
        assert (await birch.post("/api/me/pushes", json=given)).status_code == 204
        table = await let_wait(ash, birch)
        await browser.wait(1)
        headers, body = browser.posted[0]
        key = (await birch.get("/api/session")).json()["push_key"]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].endswith(f"k={key}")
        assert Vapid02.verify(headers["authorization"])
        assert b"Birch" not in body
        assert browser.read(body) == {
            "title": "It’s your turn",
            "body": "The Wolves is waiting for you, Birch.",
            "url": f"/t/{table}?seat=0",
            "tag": f"turn.{table}.0",
        }
        assert (await birch.get("/api/me/export")).json()["pushes"] == [browser.address]
        browser.status = 410
        await let_wait(ash, birch)
        await browser.wait(2)
        async with asyncio.timeout(WAIT):
            while (await birch.get("/api/me/export")).json()["pushes"]:
                await asyncio.sleep(0)
        await ash.aclose()
        await birch.aclose()


async def test_sleep_delays_notices_until_the_morning(tmp_path: Path) -> None:
    async with den(tmp_path / "data", "") as running, browsing() as browser:
        ash, birch = await come_in(running, "Ash"), await come_in(running, "Birch")
        await birch.post("/api/me/pushes", json=browser.subscription())
        hour = datetime.now(UTC)
        night = {"start": f"{hour - timedelta(hours=1):%H:%M}", "zone": "UTC"}
        night["end"] = f"{hour + timedelta(hours=2):%H:%M}"
        changed = await birch.patch("/api/me", json={"sleep": night})
        assert changed.json()["sleep"] == night
        table = await let_wait(ash, birch)
        jobs: Any = running.services.jobs
        async with asyncio.timeout(WAIT):
            while f"notice {table} 0" not in jobs._timers:
                await asyncio.sleep(0)
        assert browser.posted == []
        jobs.cancel(Job("notice", table, 0))
        await running.services[Notices].resume()
        assert f"notice {table} 0" in jobs._timers
        refused = await birch.patch("/api/me", json={"sleep": {**night, "end": night["start"]}})
        assert refused.json()["key"] == "problem-sleep-same"
        await birch.patch("/api/me", json={"sleep": None})
        await running.services[Notices].notify_seat(table, 0)
        await browser.wait(1)
        await ash.aclose()
        await birch.aclose()


async def test_a_guest_has_few_browsers_and_a_browser_one_guest(
    tmp_path: Path, database_url: str
) -> None:
    async with den(tmp_path / "data", database_url) as running:
        ash, birch = await come_in(running, "Ash"), await come_in(running, "Birch")
        pusher, given = running.services[Notices].pusher, Browser().subscription()

        async def endpoints(client: httpx.AsyncClient) -> list[str]:
            me = (await client.get("/api/me")).json()["guest"]["id"]
            return sorted(one.endpoint for one in await pusher.browsers(me))

        for number in range(MAX_PUSHES + 2):
            body = {**given, "endpoint": f"https://push.example/{number:02}"}
            assert (await ash.post("/api/me/pushes", json=body)).status_code == 204
        assert len(await endpoints(ash)) == MAX_PUSHES
        newest = f"https://push.example/{MAX_PUSHES + 1:02}"
        await birch.post("/api/me/pushes", json={**given, "endpoint": newest})
        assert await endpoints(birch) == [newest]
        assert newest not in await endpoints(ash)
        foreign = await ash.delete("/api/me/pushes", params={"endpoint": newest})
        assert foreign.status_code == 204
        assert await endpoints(birch) == [newest]
        await birch.delete("/api/me/pushes", params={"endpoint": newest})
        assert await endpoints(birch) == []
        await ash.post("/api/me/sign-out-others")
        assert await endpoints(ash) == []
        for wrong in ({"auth": "x"}, {"p256dh": "A" * 87}, {"p256dh": "é"}):
            refused = await ash.post("/api/me/pushes", json={**given, **wrong})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
        await ash.aclose()
        await birch.aclose()


async def test_turns_are_listed_by_urgency_and_holidays_stop_clocks(
    tmp_path: Path, database_url: str
) -> None:
    async with den(tmp_path / "data", database_url) as running:
        ash, birch = await come_in(running, "Ash"), await come_in(running, "Birch")
        calm = await let_wait(ash, birch)
        days = {"kind": "days", "bank": 3600, "increment": 0}
        urgent = await let_wait(ash, birch, clock=days)
        turns = (await birch.get("/api/me/turns")).json()["turns"]
        assert [one["table"] for one in turns] == [urgent, calm]
        assert turns[0]["seat"] == 0
        assert turns[1]["deadline"] is None
        shown = (await ash.get(f"/api/tables/{urgent}")).json()
        assert shown["deadline"] == turns[0]["deadline"]
        assert (await ash.get("/api/me/turns")).json()["turns"] == []
        start = now()
        holiday = {"start": start, "end": start + 7 * DAY}
        me = (await birch.patch("/api/me", json={"holiday": holiday})).json()
        assert me["holiday"]["end"] == holiday["end"]
        later = (await birch.get("/api/me/turns")).json()["turns"][0]["deadline"]
        assert holiday["end"] < later <= holiday["end"] + 3_600_000
        ended = (await birch.patch("/api/me", json={"holiday": None})).json()["holiday"]
        assert ended["end"] < holiday["end"]
        early = {"start": now() + DAY, "end": now() + 2 * DAY}
        refused = await birch.patch("/api/me", json={"holiday": early})
        assert refused.json()["key"] == "problem-holiday-early"
        long = {"start": now(), "end": now() + 31 * DAY}
        refused = await ash.patch("/api/me", json={"holiday": long})
        assert refused.json()["key"] == "problem-holiday-length"
        await birch.post(f"/api/tables/{calm}/seats/0/resign")
        turns = (await birch.get("/api/me/turns")).json()["turns"]
        assert [one["table"] for one in turns] == [urgent]
        await ash.aclose()
        await birch.aclose()


async def test_pushes_do_not_lead_into_the_own_network(running: Place) -> None:
    pusher = running.services[Notices].pusher
    ash = await running.services.guests.create("Ash")
    given = Browser().subscription()
    await pusher.register(ash, NewPush(**{**given, "endpoint": "https://127.0.0.1/push"}))
    (browser,) = await pusher.browsers(ash.id)
    with pytest.raises(ValueError, match="private address"):
        await pusher.send(browser, PushMessage("Your turn", "", "/", "turn"))


@pytest.mark.parametrize("address", ["https://[::1]/", "https://[", "https://?"])
async def test_addresses_that_nothing_can_be_signed_for_are_refused(
    running: Place, address: str
) -> None:
    ash = await running.services.guests.create("Ash")
    given = Browser().subscription()
    with pytest.raises(BadRequest):
        await running.services[Notices].pusher.register(
            ash, NewPush(**{**given, "endpoint": address})
        )
