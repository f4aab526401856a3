"""How much of the event loop one address may take, and that others have their turn in between."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest
import uvicorn
from litestar import Litestar
from uvicorn.server import ServerState
from websockets.frames import Opcode

from tests.server.test_direct import REQUEST, echo, sent
from tests.server.test_metrics import figure
from tests.support.asgi import listening, place
from tests.support.fuzzing import example
from tests.support.people import guest
from tests.support.servers import WAIT
from wolfden.server.app import make_routes
from wolfden.server.base import limits
from wolfden.server.base.config import Config
from wolfden.server.base.limits import RateLimit
from wolfden.server.http import budget as budgets, gate as gates, timeouts as patience
from wolfden.server.http.budget import Account, Budget, MeasuredWork
from wolfden.server.http.direct import (
    MAX_FRAGMENTS,
    PIECE_BYTES,
    PIECE_FRAMES,
    DirectProtocol,
    direct_protocol,
)
from wolfden.server.http.gate import App, Gate, Message, Receive, Scope, Send
from wolfden.server.http.timeouts import MAX_HEAD, MAX_LINES, PatientProtocol, patient_protocol
from wolfden.server.tables import wire

pytestmark = pytest.mark.anyio

HERE, THERE = ("192.0.2.1", 1), ("192.0.2.2", 2)
RELIABILITY = Path(__file__).resolve().parents[2] / "docs" / "reliability.md"
FLOOD = 3000
"""Frames or requests that come at once."""


class Clock:
    """What the limits take for the time, however slow the machine is."""

    moment = 0.0

    def pass_by(self, seconds: float) -> None:
        """Advance the time."""
        self.moment += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock that moves only when a test moves it."""
    found = Clock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: found.moment))
    return found


class Wire(asyncio.Transport):
    """A connection without network: what was written, and whether it is read."""

    def __init__(self, client: tuple[str, int]) -> None:
        super().__init__({"peername": client, "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.is_read = True
        self.is_aborted = self.is_closed = False

    def write(self, data: Any) -> None:
        """Keep what is sent."""
        self.written += bytes(data)

    def pause_reading(self) -> None:
        """Read nothing."""
        self.is_read = False

    def resume_reading(self) -> None:
        """Read on."""
        self.is_read = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand over; nobody asks for it."""

    def is_closing(self) -> bool:
        """Whether it has ended."""
        return self.is_closed or self.is_aborted

    def close(self) -> None:
        """End."""
        self.is_closed = True

    def abort(self) -> None:
        """End at once."""
        self.is_aborted = True

    def get_write_buffer_size(self) -> int:
        """Return how much waits to be sent."""
        return 0


async def turns(*, until: Callable[[], bool]) -> int:
    """Return how many turns the loop takes until something holds."""
    count = 0
    async with asyncio.timeout(WAIT):
        while not until():
            await asyncio.sleep(0)
            count += 1
    return count


# Frames.


class Line:
    """A WebSocket of an application that sends everything back."""

    def __init__(self, budget: Budget, client: tuple[str, int] = HERE) -> None:
        kind = direct_protocol(budget)
        config = uvicorn.Config(echo, ws=kind, lifespan="off", log_config=None)
        config.load()
        self.protocol: DirectProtocol = kind(
            config=config, server_state=ServerState(), app_state={}
        )
        self.wire = Wire(client)
        self.protocol.connection_made(self.wire)
        self.protocol.data_received(REQUEST)

    async def open(self) -> "Line":
        """Wait for the answer to the request."""
        await turns(until=lambda: b"101" in self.wire.written)
        return self

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self.protocol.data_received(data)

    @property
    def waits(self) -> bool:
        """Whether some of what was sent is not taken in."""
        return bool(self.protocol._intake.rest) and not self.wire.is_closing()

    def end(self) -> None:
        """Be gone."""
        self.protocol.connection_lost(None)


@asynccontextmanager
async def lines(budget: Budget) -> AsyncIterator[tuple[Line, Line]]:
    """Open connections from two addresses."""
    both = await Line(budget).open(), await Line(budget, THERE).open()
    yield both
    for one in both:
        one.end()


FRAMES = {
    **{opcode.name: (b"", sent(opcode, b"")) for opcode in Opcode},
    "pieces": (sent(Opcode.TEXT, b"", is_last=False), sent(Opcode.CONT, b"", is_last=False)),
    "after a close": (sent(Opcode.CLOSE, b""), sent(Opcode.PING, b"")),
    "not masked": (b"", b"\x89\x00"),
    "reserved": (b"", b"\x83\x80\0\0\0\0"),
    "single bytes": (b"\x81", b"\xfe\x40\x00\0\0\0\0" + b"x" * 100),
}
"""A beginning and what follows again and again, for every kind of frame that there is."""


@pytest.mark.parametrize("kind", FRAMES)
async def test_others_are_answered_between_the_turns_of_a_flood(kind: str) -> None:
    begin, again = FRAMES[kind]
    async with lines(Budget(Config())) as (flooding, other):
        before = flooding.protocol._frames
        flooding.send(begin + again * FLOOD)
        taken = flooding.protocol._frames - before
        assert taken <= PIECE_BYTES, "it is a small part"
        answered = 0
        while flooding.waits and answered < 10:
            assert not flooding.wire.is_read, "nothing more comes in before that is done"
            other.wire.written = b""
            other.send(sent(Opcode.PING, b"hello"))
            assert b"hello" in other.wire.written
            answered += 1
            await asyncio.sleep(0)
        assert answered == 10 or flooding.wire.is_closing()
        assert other.wire.is_read


@pytest.mark.parametrize("kind", ["PING", "PONG", "CLOSE", "TEXT", "not masked"])
async def test_a_flood_of_frames_is_cut_off_and_counted_for_the_operator(kind: str) -> None:
    begin, again = FRAMES[kind]
    budget = Budget(Config())
    budget.frames.slack = 500 * budget.frames.interval
    counted = figure("wolfden_limited_total", how="frames")
    async with lines(budget) as (flooding, other):
        flooding.send(begin + again * FLOOD)
        await turns(until=flooding.wire.is_closing)
        assert not other.wire.is_closing()
    if not flooding.wire.is_closed:  # as the library closes what makes no sense
        assert figure("wolfden_limited_total", how="frames") == counted + 1


async def test_the_pieces_of_a_message_have_a_limit() -> None:
    budget = Budget(Config(limits=0))
    async with lines(budget) as (flooding, _other):
        begin, again = FRAMES["pieces"]
        flooding.send(begin + again * (MAX_FRAGMENTS - 2))
        await turns(until=lambda: not flooding.waits)
        assert not flooding.wire.is_aborted
        flooding.send(again * 3)
        assert flooding.wire.is_aborted


async def test_nothing_is_taken_in_before_the_answer_to_the_request() -> None:
    line = Line(Budget(Config()))
    line.send(sent(Opcode.PING, b"early") * FLOOD)
    assert line.waits
    assert not line.wire.is_read
    await line.open()
    await turns(until=lambda: b"early" in line.wire.written)
    line.end()


async def test_an_address_that_has_used_up_its_time_is_not_read_and_others_are(
    clock: Clock,
) -> None:
    budget = Budget(Config())
    async with lines(budget) as (late, other):
        # As much as it may have at once, and a moment more.
        budget.spend("192.0.2.1", budgets.AT_ONCE + 0.01)
        late.send(sent(Opcode.PING, b"a") + sent(Opcode.PING, b"b"))
        assert not late.wire.is_read
        other.send(sent(Opcode.PING, b"c") + sent(Opcode.PING, b"d"))
        await turns(until=lambda: b"d" in other.wire.written)
        assert not late.wire.is_read
        clock.pass_by(1.0)
        await turns(until=lambda: late.wire.is_read)
        assert late.wire.written.endswith(b"\x8a\x01a\x8a\x01b")


async def test_frames_that_come_one_by_one_wait_too_when_the_time_is_used_up(
    clock: Clock,
) -> None:
    budget = Budget(Config())
    async with lines(budget) as (late, other):
        budget.spend("192.0.2.1", budgets.AT_ONCE + 0.01)
        for line in (late, other):
            for _ in range(PIECE_FRAMES + 1):
                line.send(sent(Opcode.PING, b"a"))
        assert not late.wire.is_read
        assert other.wire.is_read
        clock.pass_by(1.0)
        await turns(until=lambda: late.wire.is_read)
        assert late.wire.written.count(b"\x8a\x01a") == PIECE_FRAMES + 1


async def test_a_proxy_carries_many_and_its_connections_count_for_themselves() -> None:
    budget = Budget(Config(trusted_proxies="10.0.0.1"))
    assert budget.key_of(("10.0.0.1", 5)) != budget.key_of(("10.0.0.1", 6))
    assert budget.key_of(("198.51.100.7", 5)) == budget.key_of(("198.51.100.7", 0))
    assert budget.key_of(("2001:db8::1", 5)) == budget.key_of(("2001:db8::2", 0))


# Requests.


async def tell_path(scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer with the path."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["path"].encode()})


def browser(budget: Budget, client: tuple[str, int]) -> tuple[PatientProtocol, Wire]:
    """Return a connection for requests."""
    given = Config()
    kind = patient_protocol(given, budget)
    config = uvicorn.Config(tell_path, http=kind, ws="none", lifespan="off", log_config=None)
    config.load()
    protocol = kind(config=config, server_state=ServerState(), app_state={})
    wire = Wire(client)
    protocol.connection_made(wire)
    return protocol, wire


REQUESTS = {
    "requests": b"GET /a HTTP/1.1\r\n\r\n",
    "chunks": b"1\r\nx\r\n",
    "headers": b"a: b\r\n",
    "lines": b"\r\n",
    "bytes": b"x",
}


@pytest.mark.parametrize("kind", REQUESTS)
async def test_others_are_answered_between_the_requests_of_a_flood(kind: str) -> None:
    budget = Budget(Config())
    (flooding, line), (other, there) = browser(budget, HERE), browser(budget, THERE)
    if kind == "chunks":
        flooding.data_received(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    if kind == "headers":
        flooding.data_received(b"GET / HTTP/1.1\r\n")
    flooding.data_received(REQUESTS[kind] * 60_000)
    assert flooding._intake.rest or line.is_closing() or flooding._refused is not None
    other.data_received(b"GET /hello HTTP/1.1\r\n\r\n")
    # Its task begins, and sends its answer, in the next turn.
    assert await turns(until=lambda: b"/hello" in there.written) <= 3
    assert flooding._intake.rest or line.is_closing() or flooding._refused is not None
    for one in (flooding, other):
        one.connection_lost(None)


async def test_only_what_is_answered_makes_room_for_more_requests() -> None:
    protocol, wire = browser(Budget(Config()), HERE)
    protocol.data_received(REQUESTS["requests"] * FLOOD)
    most = 0
    async with asyncio.timeout(WAIT):
        while wire.written.count(b"/a") < FLOOD // 10:
            await asyncio.sleep(0)
            most = max(most, len(protocol.pipeline))
    assert most <= patience.PIECE_BYTES / len(REQUESTS["requests"])
    protocol.connection_lost(None)


HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
TRAILERS = HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize(
    "data",
    [
        HEAD + b"a: b\r\n" * (MAX_LINES + 1),
        HEAD + b"a: " + b"x" * 2 * MAX_HEAD,
        b"GET /" + b"x" * 2 * MAX_HEAD,
        b"\r\n" * MAX_HEAD,
        HEAD + b"a: b\r\n" * 1_000_000,
        HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + b"a: b\r\n" * MAX_LINES + b"\r\n",
        HEAD + b"a: b\r\n" * MAX_LINES + b"\r\n" + REQUESTS["requests"],
    ],
    ids=["lines", "long", "path", "empty", "endless", "upgrade", "more behind"],
)
async def test_a_head_has_a_limit(data: bytes) -> None:
    protocol, wire = browser(Budget(Config()), HERE)
    protocol.data_received(data)
    await turns(until=lambda: bool(wire.written))
    head, _, body = wire.written.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ")
    assert b"connection: close" in head
    assert json.loads(body)["code"] == "too_large"
    assert json.loads(body)["key"] == "problem-head-too-large"
    assert len(protocol.headers or ()) <= MAX_LINES
    protocol.data_received(b"x" * patience.REFUSED_BYTES)
    protocol.data_received(b"x")
    assert wire.is_aborted, "it is not read for ever"
    assert wire.written.count(b"HTTP/1.1") == 1
    protocol.connection_lost(None)


async def test_heads_and_trailers_within_the_limit_are_taken() -> None:
    protocol, wire = browser(Budget(Config()), HERE)
    long = b"a: " + b"x" * (MAX_HEAD - 5000) + b"\r\n"
    for beginning in (HEAD + long + b"a: b\r\n" * 100, TRAILERS + long):
        wire.written = b""
        protocol.data_received(beginning + b"\r\n")
        await turns(until=lambda: b"200 OK" in wire.written)
    protocol.connection_lost(None)


async def wait_for_body(_scope: Scope, receive: Receive, _send: Send) -> None:
    """Answer once the body is whole."""
    while (await receive()).get("more_body"):
        pass


@pytest.mark.parametrize("data", [b"a: b\r\n" * 300, b"a: " + b"x" * 2 * MAX_HEAD])
async def test_trailers_have_a_limit(data: bytes) -> None:
    protocol, wire = browser(Budget(Config()), HERE)
    protocol.app = wait_for_body
    protocol.data_received(TRAILERS + data)
    await turns(until=lambda: bool(wire.written))
    assert wire.written.startswith(b"HTTP/1.1 431 ")
    assert len(protocol.headers) <= MAX_LINES
    protocol.connection_lost(None)


async def test_what_has_its_answer_is_not_answered_again() -> None:
    protocol, wire = browser(Budget(Config()), HERE)
    protocol.data_received(TRAILERS)
    await turns(until=lambda: b"200 OK" in wire.written)
    protocol.data_received(b"a: b\r\n" * 300)
    assert wire.is_aborted
    assert wire.written.count(b"HTTP/1.1") == 1
    protocol.connection_lost(None)


async def test_who_is_far_too_late_cannot_connect() -> None:
    budget = Budget(Config())
    budget.spend("192.0.2.1", 10 * budgets.AT_ONCE)
    (_, refused), (_, accepted) = browser(budget, HERE), browser(budget, THERE)
    assert refused.is_aborted
    assert not accepted.is_aborted


# Work.


async def test_the_steps_of_one_address_let_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 0.0
    monkeypatch.setattr(budgets, "perf_counter", lambda: moment)
    budget, order = Budget(Config()), []

    async def work(name: str) -> None:
        nonlocal moment
        for _ in range(3):
            moment += 2 * budgets.TURN
            order.append(name)
            await asyncio.sleep(0)

    async def run(name: str, client: tuple[str, int]) -> None:
        await MeasuredWork(work(name), Account(budget, client))

    names = ["a1", "a2", "a3"]
    await asyncio.gather(*[run(name, HERE) for name in names], run("b", THERE))
    # In each turn of the loop one step of the one address, and one of the other.
    assert [name[0] for name in order[:6]] == ["a", "b"] * 3
    assert sorted(order) == sorted([*names * 3, *["b"] * 3])


async def test_measured_work_can_be_cancelled_and_fail() -> None:
    account, seen = Account(Budget(Config()), HERE), []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def run(what: Any) -> None:
        await MeasuredWork(what, account)

    task = asyncio.create_task(run(work()))
    await asyncio.sleep(0)
    account.budget.spend(account.key, 1.0)  # so that it would have to wait for its turn
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["cancelled"]

    async def fail() -> None:
        raise ValueError("as it was written")

    with pytest.raises(ValueError, match="as it was written"):
        await asyncio.create_task(run(fail()))


def operations(app: Litestar) -> list[tuple[str, str]]:
    """Return method and path of everything that can be asked for; a socket has no method."""
    found = []
    for route in app.routes:
        path = "/".join("x" if part.startswith("{") else part for part in route.path.split("/"))
        found += [(method, path) for method in getattr(route, "methods", ()) or [""]]
    return found


def test_what_each_route_and_message_may_cost_is_documented() -> None:
    text = RELIABILITY.read_text(encoding="utf-8")
    table = text.partition("## Work per address")[2].partition("## ")[0]
    named = set(re.findall(r"`([^`]+)`", table))
    paths = {path for _, path in operations(make_routes())} - {"/x"}
    roots = {"/".join(path.split("/")[: 3 if path.startswith("/ws/") else 2]) for path in paths}
    messages = {str(kind.__struct_config__.tag) for kind in get_args(wire.Message)}
    assert roots | messages <= named


async def test_a_request_of_an_address_that_is_a_little_late_waits(clock: Clock) -> None:
    gate = Gate(cast("App", tell_path), Config())
    gate.budget.spend("192.0.2.9", budgets.AT_ONCE + 0.01)
    assert gate.budget.time.wait("192.0.2.9") > 0
    asyncio.get_running_loop().call_soon(clock.pass_by, 1.0)
    assert await status(gate, "GET", "/health", "192.0.2.9") == 200


async def test_nothing_is_free_of_the_limit_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "PATIENCE", 0.0)
    async with place(tmp_path / "data", limits=1) as running:
        gate = running._app
        assert isinstance(gate, Gate)
        routes = operations(gate._app)  # type: ignore[arg-type] # an application
        assert len(routes) > 80
        for method, path in routes:
            assert await status(gate, method, path, "192.0.2.9") != 429, path
            gate.budget = Budget(Config())
            gate.budget.spend("192.0.2.9", 10 * budgets.AT_ONCE)
            assert await status(gate, method, path, "192.0.2.9") == 429, path
            gate.budget = Budget(Config(limits=0))
            gate._limit = gate._file_limit = RateLimit(1, 1, 0)


async def status(gate: Gate, method: str, path: str, address: str) -> int:
    """Ask for something; return the status, of a socket what it would mean for a request."""
    heard: list[Message] = []
    event: Message = {"type": "http.request", "body": b"{}"}
    scope: Scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "headers": [(b"host", b"localhost")],
        "query_string": b"",
        "root_path": "",
        "client": (address, 1),
        "server": ("wolfden", 80),
        "scheme": "http",
        "state": {},
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
        "extensions": {},
    }
    if not method:
        scope.update(type="websocket", subprotocols=[])
        event = {"type": "websocket.connect"}
    events = [event, {"type": "websocket.disconnect", "code": 1000}]

    async def receive() -> Message:
        return events.pop(0) if events else {"type": "http.disconnect"}

    async def keep(message: Message) -> None:
        heard.append(message)

    await gate(scope, receive, keep)
    if method:
        found: int = heard[0]["status"]
        return found
    return 429 if heard[0] == {"type": "websocket.close", "code": 4429} else 101


async def test_the_work_of_every_kind_of_message_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "_SMALL", 0.0)
    async with place(tmp_path / "data", limits=1) as running:
        gate = running._app
        assert isinstance(gate, Gate)
        spent: list[float] = []
        monkeypatch.setattr(gate.budget, "spend", lambda _key, seconds: spent.append(seconds))
        async with listening(gate) as url, guest(url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            async with ash.at(table) as player:
                await player.until("state")
                for kind in get_args(wire.Message):
                    spent.clear()
                    tag = str(kind.__struct_config__.tag)
                    await player.ask(tag, **example(kind))
                    assert sum(spent) > 0, tag
