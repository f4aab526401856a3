"""Notices by webhook: only to public addresses, fair to all guests, and never read back."""

import asyncio
import math
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.support.asgi import place
from tests.support.servers import WAIT
from wolfden.i18n.languages import LANGUAGES
from wolfden.server.features.notices import resolving, webhooks
from wolfden.server.features.notices.push import Pusher, PushMessage
from wolfden.server.features.notices.resolving import LANE, SLOW_LANE, NameResolver
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.notices.webhooks import (
    MAX_CONCURRENT,
    Webhooks,
    is_public,
    resolve_public,
)
from wolfden.server.guests.wire import ChangedGuest
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.wire import NewTable, SeatPlan

pytestmark = pytest.mark.anyio

ENDLESS = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 99999999\r\n\r\n\x1f\x8b"


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """Run a web server that begins an answer and never ends it; yield its address."""
    tasks: set[asyncio.Task[None]] = set()

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await reader.read()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.create_task(converse(reader, writer)))

    async with await asyncio.start_server(accept, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        await asyncio.gather(*tasks)


async def test_the_body_of_an_answer_is_not_waited_for() -> None:
    hooks = Webhooks(to_any=True)
    async with asyncio.timeout(WAIT), answering(ENDLESS) as address:
        await hooks.post(address, "howl")
    await hooks.stop()


async def test_a_refusal_is_told() -> None:
    hooks = Webhooks(to_any=True)
    async with answering(b"HTTP/1.1 500 Oh\r\nContent-Length: 9\r\n\r\n") as address:
        with pytest.raises(httpx.HTTPStatusError):
            await hooks.post(address, "howl")
    await hooks.stop()


@pytest.mark.usefixtures("abrupt_ends")
async def test_a_post_ends_in_time_however_slowly_it_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hooks = Webhooks(to_any=True)
    hooks._shared_client()
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    async with answering(b"HTTP/1.1 200 OK\r\nX-Drip: ") as address:
        with pytest.raises(OSError):  # noqa: PT011 (a timeout is one)
            await hooks.post(address, "howl")
    await hooks.stop()


async def test_all_posts_share_one_client() -> None:
    hooks = Webhooks(to_any=False)
    assert hooks._shared_client() is hooks._shared_client()
    await hooks.stop()


@pytest.mark.parametrize(
    "address",
    [
        *("http://1.1.1.1/", "https://127.0.0.1/", "https://[::1]/x", "https://10.0.0.1/"),
        *("https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[::127.0.0.1]/"),
        *("https://[fec0::1]/", "https://[ff02::1]/", "https://224.0.0.1/", "https://192.0.0.8/"),
        *("https://[2001::1]/", "https://[::ffff:127.0.0.1]/", "https://169.254.169.254/"),
        *("https://100.64.0.1/", "https://0.0.0.0/", "https://[::]/", "https://2130706433/"),
        *(
            "https://1.1.1.1:8080/",
            "https://1.1.1.1:22/",
            "ftp://1.1.1.1/",
            "https://",
        ),
    ],
)
async def test_webhooks_do_not_lead_into_the_own_network(address: str) -> None:
    with pytest.raises(ValueError, match="webhook"):
        await resolve_public(address, NameResolver())


@pytest.mark.parametrize(
    "address", ["https://[::1", "https://a:b/", "https://☃..x/", "http://127.0.0.1:99999/"]
)
async def test_an_address_that_is_none_is_told_wherever_webhooks_may_lead(address: str) -> None:
    hooks = Webhooks(to_any=True)
    with pytest.raises(ValueError, match="webhook needs an address"):
        await hooks.post(address, "howl")
    await hooks.stop()


@pytest.mark.parametrize("host", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111"])
def test_public_addresses(host: str) -> None:
    assert is_public(host)


async def test_a_name_cannot_lead_elsewhere_once_it_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = iter(["1.1.1.1", "127.0.0.1"])
    posted: list[httpx.Request] = []

    def look_up(_host: str, port: int, **_how: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (next(found), port))]

    def receive(request: httpx.Request) -> httpx.Response:
        posted.append(request)
        return httpx.Response(204)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    hooks = Webhooks(to_any=False)
    hooks._client = httpx.AsyncClient(transport=httpx.MockTransport(receive))
    await hooks.post("https://den.example/hook?a=1", "howl")
    await hooks.stop()
    assert str(posted[0].url) == "https://1.1.1.1/hook?a=1"
    assert posted[0].headers["host"] == "den.example"
    assert posted[0].extensions["sni_hostname"] == "den.example"


class SlowNames:
    """A resolver of the system that does not answer for some names until it is let go."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.end = threading.Event()

    def look_up(self, host: str, port: int, **_how: object) -> list[tuple[object, ...]]:
        """Return an address; for a slow name, in the end."""
        self.asked.append(host)
        if host.startswith("slow"):
            self.end.wait(WAIT)
        return [(0, 0, 0, "", ("1.1.1.1", port))]


async def test_slow_names_of_some_guests_delay_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    names = SlowNames()
    monkeypatch.setattr(resolving, "SECONDS", 0.2)
    resolver = NameResolver(names.look_up)
    slow = [
        asyncio.ensure_future(resolver.resolve(f"guest {number}", f"slow{number}.example"))
        for number in range(LANE - 1)
    ]
    await asyncio.sleep(0)  # they have begun, with their deadline
    monkeypatch.setattr(resolving, "SECONDS", WAIT)
    assert await resolver.resolve("birch", "den.example") == ["1.1.1.1"]
    with pytest.raises(OSError, match="earlier name"):
        await resolver.resolve("guest 0", "den.example")
    given_up = await asyncio.gather(*slow, return_exceptions=True)
    assert {type(one) for one in given_up} == {TimeoutError}
    # Their threads are still busy; who was slow comes into a lane apart.
    with pytest.raises(OSError, match="earlier name"):
        await resolver.resolve("guest 0", "den.example")
    assert await resolver.resolve("birch", "den.example") == ["1.1.1.1"]
    names.end.set()
    async with asyncio.timeout(WAIT):
        while resolver._busy:
            await asyncio.sleep(0)
    assert resolver._lane._value == LANE


async def test_who_waits_in_vain_for_a_thread_has_no_slow_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = SlowNames()
    monkeypatch.setattr(resolving, "SECONDS", 0.1)
    resolver = NameResolver(names.look_up)
    slow = [
        asyncio.ensure_future(resolver.resolve(f"guest {number}", f"slow{number}.example"))
        for number in range(LANE)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        await resolver.resolve("birch", "den.example")
    await asyncio.gather(*slow, return_exceptions=True)
    assert [resolver._is_slow(owner) for owner in ("guest 0", "birch")] == [True, False]
    names.end.set()
    async with asyncio.timeout(WAIT):
        while resolver._busy:
            await asyncio.sleep(0)


async def test_guests_with_slow_names_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    names = SlowNames()
    monkeypatch.setattr(resolving, "SECONDS", WAIT)
    resolver = NameResolver(names.look_up)
    resolver._slow_until = dict.fromkeys(map(str, range(LANE)), math.inf)
    asked = [
        asyncio.ensure_future(resolver.resolve(str(number), f"slow{number}.example"))
        for number in range(SLOW_LANE + 3)
    ]
    assert await resolver.resolve("birch", "den.example") == ["1.1.1.1"]
    assert len(names.asked) == SLOW_LANE + 1
    names.end.set()
    assert await asyncio.gather(*asked) == [["1.1.1.1"]] * len(asked)


async def test_a_guests_slow_webhook_leaves_places_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    posted: list[str] = []
    told = asyncio.Event()

    async def post(_hooks: Webhooks, address: str, _text: str, _owner: str) -> None:
        posted.append(address)
        if "ash" in address:
            await asyncio.Event().wait()
        told.set()

    monkeypatch.setattr(Webhooks, "post", post)
    async with place(tmp_path / "data") as running:
        services = running.services
        guests = []
        for name in ("ash", "birch"):
            one = await services.guests.create(name)
            wish = ChangedGuest(webhook=f"https://{name}.example/")
            guests.append(await services.guests.change(one, wish))
        ash, birch = guests
        wanted = NewTable("the-wolves", [SeatPlan("me"), SeatPlan("open")])
        table = await create_table(services.tables, ash.public, wanted)
        notices = services[Notices]
        for _ in range(MAX_CONCURRENT + 5):
            notices._start(notices._notify(table, 0, ash.id))
        notices._start(notices._notify(table, 1, birch.id))
        async with asyncio.timeout(WAIT):
            await told.wait()
    assert sorted(posted) == ["https://ash.example/", "https://birch.example/"]


async def test_the_mails_to_a_guest_have_a_limit(tmp_path: Path) -> None:
    sent: list[int] = []

    async def send(number: int) -> None:
        sent.append(number)

    async with place(tmp_path / "data", limits=1) as running:
        services = running.services
        ash = await services.guests.create("ash")
        for number in range(25):
            await services[Notices]._try("e-mail", ash, send(number), services.limits.mails)
    assert sent == list(range(20))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_name_begins_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    posted: list[str] = []

    async def post(_hooks: Webhooks, _address: str, text: str, _owner: str) -> None:
        posted.append(text)

    async def send(_pusher: Pusher, _browser: object, message: PushMessage) -> None:
        posted.append(message.body)

    async def browsers(_pusher: Pusher, _guest: str) -> list[object]:
        return [object()]

    monkeypatch.setattr(Webhooks, "post", post)
    monkeypatch.setattr(Pusher, "send", send)
    monkeypatch.setattr(Pusher, "browsers", browsers)
    async with place(tmp_path / "data") as running:
        services = running.services
        host, birch = [await services.guests.create(f"Win a prize {name}") for name in "12"]
        wish = ChangedGuest(webhook="https://birch.example/", language=language)
        birch = await services.guests.change(birch, wish)
        wanted = NewTable("the-wolves", [SeatPlan("me"), SeatPlan("open")])
        table = await create_table(services.tables, host.public, wanted)
        for task in ("notice", "invite"):
            await services[Notices]._notify(table, 1, birch.id, task)
    assert ["Win a prize" in text for text in posted] == [True] * 4
    assert not [text for text in posted if text.startswith("Win a prize")]
