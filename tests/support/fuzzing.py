"""Odd input for a server, by HTTP, by WebSocket and by the byte; and what it must never lead to.

Requests are made from the server's own OpenAPI by schemathesis, or are good ones of ours, damaged;
either way they name tables, seats and puzzles that exist. Messages are good ones, damaged. No
answer may be a failure of the server, nothing may stay without an answer, and no line of its log
may report an error.
"""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.people import Guest, Json, choose_action, guest
from tests.support.servers import Running
from wolfden.teaching.guide import guides_of
from wolfden.titles import TITLES

PATIENCE: Final = 60.0
"""Seconds without an answer that count as hanging; the machine may be busy."""
REAL_IDS: Final = 0.8
"""How often an id in a request is that of something real."""
OWN_BODIES: Final = 0.5
"""How often the body of a request is a good one of ours, damaged."""
REQUESTS_A_WORLD: Final = 60
"""Requests after which guests and tables are made again: some requests end them."""
BATCH: Final = 40
"""Messages that are sent before the server is asked whether it is still there."""
BATCHES_A_CONNECTION: Final = 25
LEGAL_SHARE: Final = 0.1
ADVICE_SHARE: Final = 0.005
"""How often a message asks for a hint or an evaluation, which take a worker's time."""
FAILED: Final = {1006, 1011}
"""How a connection ends when the server failed."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**30, 1e308, 0.5),
    *("", " ", "0", "-1", "null", "me", "bot", "truth", "watch", "team", "own", "players"),
    *("x" * 41, "x" * 501, "x" * 5000, "\x00", "\u2028", "\ud800", "é", "²", "٣", "🐺"),
    *("../..", "'; DROP TABLE tables; --", "<script>", "%00", "{}", "a.a.a.a.a.a=1\n" * 50),
    *([], {}, [[]], [None] * 50, {"": ""}, {"a": {"b": {"c": {}}}}, ["me"] * 21),
)


@dataclass
class Findings:
    """What was sent, how it was answered, and what must not have happened."""

    inputs: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0

    def note(self, answer: str, seconds: float = 0.0, count: int = 1) -> None:
        """Count inputs by how they were answered."""
        self.inputs += count
        self.answers[answer] += count
        self.slowest = max(self.slowest, seconds)

    def look_at_log(self, server: Running) -> None:
        """Note what the server's log says about errors."""
        log = server.data.parent / f"{server.data.name}.log"
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            if "Traceback" in line or '"level": "error"' in line or '"level": "critical"' in line:
                self.faults.append(f"log: {line[:2000]}")


def memory_mb(server: Running) -> float:
    """Return how much memory a server has, in MB."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return next(float(line.split()[1]) / 1024 for line in status.splitlines() if "VmRSS" in line)


# Damage.


def damage(value: Any, rng: random.Random) -> Any:
    """Return a copy of a JSON value with one or a few things changed."""
    copy = json.loads(json.dumps(value))
    for _change in range(rng.choice((1, 1, 1, 2, 3))):
        place, key = rng.choice(list(_places(copy)) or [({}, "")])
        if rng.random() < 0.15 and isinstance(place, dict):
            place.pop(key, None)
        elif rng.random() < 0.15 and isinstance(place, dict):
            place[str(rng.choice(ODD))] = _odd(rng)
        elif rng.random() < 0.1 and isinstance(place, list):
            place.append(_odd(rng))
        else:
            place[key] = _odd(rng)
    return copy


def _odd(rng: random.Random) -> Any:
    return deepcopy(rng.choice(ODD))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of a JSON value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in pairs:
        yield value, key
        if isinstance(one, dict | list):
            yield from _places(one)


def damage_bytes(text: bytes, rng: random.Random) -> bytes:
    """Return a text with some bytes changed, missing, doubled or put in."""
    parts = bytearray(text)
    for _change in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(parts) + 1)
        end = min(len(parts), at + rng.choice((1, 1, 2, 8)))
        parts[at:end] = rng.choice(
            (
                b"",
                rng.randbytes(rng.choice((1, 3))),
                bytes(parts[at:end]) * 2,
                b"\x00",
                b"\r\n",
                b'"',
            )
        )
    return bytes(parts)


# What exists.


@dataclass
class World:
    """A guest's tables in every state, and other things that requests can name."""

    guest: Guest
    ids: dict[str, list[str]]
    running: list[Json]
    position: str
    """A position of the first title."""


LIVE: Final = {"kind": "live", "bank": 600, "increment": 5}
DAYS: Final = {"kind": "days", "bank": 86400, "increment": 3600}
PUSH: Final = {
    "endpoint": "https://push.example/wolf",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"  # pragma: allowlist secret
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",  # pragma: allowlist secret
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The example of RFC 8291."""


@asynccontextmanager
async def world(url: str) -> AsyncIterator[World]:
    """Make a guest with tables of every title: open, running, with a bot, over days and over."""
    async with guest(url) as ash, guest(url, "Birch") as birch:
        tables, running = [], []
        for title in TITLES.ids():
            running.append(await ash.table(title, "me", "me"))
            tables.append(await ash.table(title, "me", "open", public=True))
            tables.append(await ash.table(title, "me", "invited"))
            tables.append(await ash.table(title, "me", "me", settings={"clock": DAYS}))
            over = await ash.table(title, "me", "me")
            await ash.post(f"/api/tables/{over['id']}/seats/0/resign")
            tables.append(over)
        tables += [*running, await ash.table("the-wolves", "me", "random")]
        await birch.post(f"/api/tables/{tables[0]['id']}/join", seat=1)
        days = (await ash.get("/api/puzzles/today"))["puzzles"]
        bot = await ash.post("/api/me/bots", name="Fenrir")
        await ash.post("/api/me/pushes", **PUSH)
        dealt = await ash.post("/api/analysis", title=TITLES.ids()[0], seats=2)
        ids = {
            "table": [one["id"] for one in tables],
            "title": list(TITLES.ids()),
            "guide": [name for title in TITLES.ids() for name in guides_of(title)],
            "seat": ["0", "1", "2"],
            **{name: ["0", "1", "5"] for name in ("ply", "from", "to")},
            "eyes": ["0", "1", "watch", "truth"],
            "puzzle": [one["id"] for one in days],
            "bot": [bot["guest"]["id"]],
            **{name: [ash.id, birch.id] for name in ("guest", "player")},
            "endpoint": [PUSH["endpoint"]],
            **await _groups_and_tournaments(ash, birch),
        }
        yield World(ash, ids, running, dealt["study"]["position"])


async def _groups_and_tournaments(ash: Guest, birch: Guest) -> dict[str, list[str]]:
    """Make a group and a tournament of each state; return their ids and invitations."""
    group = await ash.post("/api/groups", name="Pack")
    await birch.post(f"/api/groups/{group['id']}/join", invite=group["invite"])
    plan = {"name": "Cup", "title": TITLES.ids()[0], "seats": 2, "clock": LIVE}
    tournaments = [await ash.post("/api/tournaments", **plan) for _ in range(2)]
    for one in tournaments:
        for player in (ash, birch):
            await player.post(f"/api/tournaments/{one['id']}/join")
    await ash.post(f"/api/tournaments/{tournaments[0]['id']}/start")
    return {
        "group": [group["id"]],
        "tournament": [one["id"] for one in tournaments],
        "invite": [group["invite"], tournaments[1]["invite"]],
    }


def good_body(path: str, method: str, known: World, rng: random.Random) -> Any:
    """Return a body that an operation takes; an empty object where it takes none."""
    bodies = {**_own_bodies(known), **_table_bodies(known, rng), **_other_bodies(known, rng)}
    return bodies.get((method, path), {})


Bodies = dict[tuple[str, str], Any]
PLANS: Final = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
SLEEP: Final = {"start": "22:00", "end": "07:00", "zone": "Europe/Berlin"}
SETTINGS: Final = {
    "clock": {**DAYS, "sleep": SLEEP},
    "timeout": "bot",
    "absent": 120,
    "undo": "limit",
}


def _own_bodies(known: World) -> Bodies:
    """Return what a guest may send about itself."""
    return {
        ("POST", "/api/guests"): {"name": "Cedar"},
        ("PATCH", "/api/me"): {
            "name": "Cedar",
            "email": "",
            "webhook": "",
            "language": "de",
            "muted": [known.guest.id],
            "sleep": SLEEP,
            "holiday": {"start": 0, "end": 2**41},
        },
        ("POST", "/api/me/bots"): {"name": "Fenrir"},
        ("POST", "/api/me/pushes"): PUSH,
        ("POST", "/api/devices"): {"code": "7KMQ-2X9A"},
    }


def _table_bodies(known: World, rng: random.Random) -> Bodies:
    """Return what a guest may send about tables."""
    one, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"
    moves = [{"seat": 0, "action": "end"}, {"seat": 1, "action": ""}]
    return {
        ("POST", "/api/tables"): {
            "title": rng.choice(known.ids["title"]),
            "seats": PLANS[: rng.randint(2, 3)],
            "options": {},
            "public": True,
            "settings": SETTINGS,
            "group": rng.choice(["", *known.ids["group"]]),
        },
        ("PUT", seat): rng.choice(PLANS),
        ("POST", f"{one}/join"): {"seat": 1, "invite": ""},
        ("POST", f"{one}/start"): {"fill": "random"},
        ("POST", f"{seat}/hand-over"): {"to": "guest", "level": ""},
        ("PUT", f"{seat}/plans"): {"seq": rng.randrange(3), "lines": [moves]},
        ("POST", f"{seat}/plans/position"): {"seq": rng.randrange(3), "moves": moves},
        ("POST", f"{one}/abandon"): {"yes": True},
        ("POST", f"{one}/fork"): {"ply": 0, "seats": PLANS[:2], "settings": SETTINGS},
        ("POST", f"{one}/reports"): {
            "guest": known.guest.id,
            "room": "players",
            "number": 1,
            "note": "rude",
        },
        ("POST", "/api/replays"): {"text": "wolfden-replay 1\ntitle the-wolves\nseats 2\n"},
    }


def _other_bodies(known: World, rng: random.Random) -> Bodies:
    """Return what anyone may send about titles, puzzles, positions and other people."""
    title, invite = rng.choice(known.ids["title"]), {"invite": rng.choice(known.ids["invite"])}
    about = {"title": known.ids["title"][0], "position": known.position}
    words = {"words": "move forest"}
    opened = {"title": title, "table": rng.choice(known.ids["table"]), "text": known.position}
    return {
        ("POST", "/api/titles/{title}/preview"): {"seats": 2, "options": {"board": "[[region]]\n"}},
        ("POST", "/api/puzzles/{puzzle}/answer"): {"action": "end", "give_up": False},
        ("POST", "/api/puzzles/{puzzle}/explain"): words,
        ("POST", "/api/puzzles/{puzzle}/preview"): words,
        ("POST", "/api/analysis"): dict([rng.choice(list(opened.items()))]),
        ("POST", "/api/analysis/position"): {**about, "moves": [], "seat": 0},
        ("POST", "/api/analysis/explain"): {**about, "seat": 0, **words},
        ("POST", "/api/analysis/preview"): {**about, "seat": 0, **words},
        ("POST", "/api/analysis/export"): {**about, "rules": 1, "seats": 2, "lines": []},
        ("POST", "/api/pairings"): {"title": title, "seats": 2, "clock": LIVE, "rated": False},
        ("POST", "/api/players/{player}/invite"): {"title": title},
        ("POST", "/api/groups"): {"name": "Pack"},
        ("POST", "/api/groups/{group}/join"): invite,
        ("POST", "/api/tournaments"): {"name": "Cup", "title": title, "seats": 2, "clock": LIVE},
        ("POST", "/api/tournaments/{tournament}/join"): invite,
        ("POST", "/api/tournaments/{tournament}/end-round"): {"last": False},
    }


# HTTP.


class RequestFuzzer:
    """Sends what schemathesis generates, with real ids and now and then a body of ours."""

    def __init__(self, url: str, findings: Findings, rng: random.Random) -> None:
        self._url, self._findings, self._rng = url, findings, rng

    def fuzz(self, cases_an_operation: int) -> None:
        """Send that many requests to every operation."""
        # Only the fuzzer needs these, and they take a second to load.
        import schemathesis  # noqa: PLC0415
        from hypothesis import HealthCheck, Phase, given, seed, settings  # noqa: PLC0415

        schema = schemathesis.openapi.from_url(f"{self._url}/schema/openapi.json")
        modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
        share = settings(
            max_examples=max(1, cases_an_operation // len(modes)),
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        cases: list[Any] = []
        for found in schema.get_all_operations():
            operation = found.ok()
            for mode in modes if _can_be_wrong(operation) else modes[:1]:
                strategy = operation.as_strategy(generation_mode=mode)
                seed(self._rng.random())(share(given(case=strategy)(_append_to(cases))))()
        self._rng.shuffle(cases)
        asyncio.run(self._send(cases))

    async def _send(self, cases: list[Any]) -> None:
        for start in range(0, len(cases), REQUESTS_A_WORLD):
            async with world(self._url) as known:
                for case in cases[start : start + REQUESTS_A_WORLD]:
                    await self._send_one(case, known)

    async def _send_one(self, case: Any, known: World) -> None:
        rng = self._rng
        unknown = set(case.path_parameters or ()) - set(known.ids)
        assert not unknown, f"{case.operation.path} needs real ids for {unknown}"
        for values in (case.path_parameters, case.query):
            for name in values or {}:
                if name in known.ids and rng.random() < REAL_IDS:
                    values[name] = rng.choice(known.ids[name])
        words = case.as_transport_kwargs(base_url=self._url)
        if "json" in words and rng.random() < OWN_BODIES:
            good = good_body(case.operation.path, case.method.upper(), known, rng)
            words["json"] = damage(good, rng)
        name = f"{case.method.upper()} {case.operation.path}"
        await self._ask(name, words, known.guest)

    async def _ask(self, name: str, words: Json, asker: Guest) -> None:
        headers = {key: str(one) for key, one in (words.get("headers") or {}).items()}
        body: object = words.get("data") or b""
        if "json" in words:
            # Lone surrogates are written as escapes.
            body = json.dumps(words["json"])
            headers["Content-Type"] = "application/json"
        began = time.perf_counter()
        try:
            answer = await asker.http.request(
                words["method"],
                words["url"],
                params=words.get("params"),
                headers=headers,
                content=body if isinstance(body, bytes | str) else str(body),
                timeout=PATIENCE,
            )
        except (httpx.InvalidURL, UnicodeError, ValueError, httpx.LocalProtocolError):
            self._findings.note("cannot be sent", count=0)
            return
        except httpx.HTTPError as error:
            self._findings.faults.append(f"{name}: {error!r}: {words}")
            return
        self._findings.note(f"{answer.status_code // 100}xx", time.perf_counter() - began)
        if answer.status_code >= 500:
            self._findings.faults.append(
                f"{name}: {answer.status_code} {answer.text[:500]}: {words}"
            )


def _can_be_wrong(operation: Any) -> bool:
    """Return whether an operation has input that can be of a wrong type: more than plain names."""
    parameters = [*operation.path_parameters, *operation.query]
    types = [one.definition["schema"].get("type") for one in parameters]
    return bool(list(operation.body)) or any(one != "string" for one in types)


def _append_to(cases: list[Any]) -> Callable[..., None]:
    def append(case: Any) -> None:
        cases.append(case)

    return append


# WebSockets.


class MessageFuzzer:
    """Players, watchers and visitors of the lobby who send damaged messages, and play too."""

    def __init__(self, url: str, findings: Findings, rng: random.Random) -> None:
        self._url, self._findings, self._rng = url, findings, rng
        self._left = 0

    async def fuzz(self, messages: int, connections: int) -> None:
        """Send that many messages over some connections at a time."""
        self._left = messages
        async with world(self._url) as known:
            await asyncio.gather(*[self._work(known, number) for number in range(connections)])

    async def _work(self, known: World, number: int) -> None:
        while self._left > 0:
            where = f"/ws/tables/{known.running[number % len(known.running)]['id']}"
            where += self._rng.choice(["?seat=0", "?seat=1", "?seat=0", "?seat=1", "?seat=watch"])
            if number == 0:
                where = "/ws/home"
            address = self._url.replace("http", "ws") + where
            cookies = known.guest.cookies()
            try:
                async with connect(address, additional_headers=cookies, max_size=None) as socket:
                    await self._talk(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self._findings.answers[f"closed with {code}"] += 1
                if code in FAILED:
                    self._findings.faults.append(f"{where}: closed with {code}")
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self._findings.faults.append(f"{where}: {error!r}")
                return
            if self._is_over:
                known.running[number % len(known.running)] = await known.guest.table(
                    self._rng.choice(TITLES.ids()), "me", "me"
                )

    async def _talk(self, socket: ClientConnection) -> None:
        """Send some batches; after each the server must answer a good message."""
        self._is_over = False
        last: Json = {"seq": 0, "legal": None}
        for number in range(BATCHES_A_CONNECTION):
            batch = min(BATCH, max(self._left, 1))
            self._left -= batch
            for _ in range(batch):
                await socket.send(self._message(last))
                self._findings.note("message")
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"still there {number}"}))
            async with asyncio.timeout(PATIENCE):
                await self._hear(socket, f"still there {number}", last)
            self._findings.note("ping", time.perf_counter() - began, 0)
            if self._left <= 0:
                return

    async def _hear(self, socket: ClientConnection, wanted: str, last: Json) -> None:
        """Take in messages up to the answer that is wanted; keep what one may do now."""
        while True:
            news = json.loads(await socket.recv())
            if "legal" in news:
                last |= {"seq": news["seq"], "legal": news["legal"]}
                self._is_over = news["result"] is not None
            if news["type"] == "error":
                self._findings.answers[f"error {news['code']}"] += 1
            if news["type"] == "pong" and news["id"] == wanted:
                return

    def _message(self, last: Json) -> str | bytes:
        rng = self._rng
        good = self._good_message(last)
        kind = rng.random()
        if kind < LEGAL_SHARE:
            return json.dumps(good)
        if kind < 0.6:
            return json.dumps(damage(good, rng))
        text = damage_bytes(json.dumps(good).encode(), rng)
        if kind < 0.98:
            return text.decode("utf-8", "replace")
        return text

    def _good_message(self, last: Json) -> Json:
        rng = self._rng
        seq, words = last["seq"], choose_action(rng, last["legal"]) or "end"
        plain: list[Json] = [
            {"type": "act", "seq": seq, "action": words},
            {"type": "act", "seq": seq, "action": words},
            {"type": "undo", "seq": seq},
            {"type": "undo", "seq": seq, "ply": rng.randrange(9)},
            {"type": "answer", "request": rng.randrange(9), "yes": rng.random() < 0.5},
            {"type": "explain", "words": words},
            {"type": "preview", "action": words},
            {"type": "chat", "room": rng.choice(["players", "watchers", "team"]), "text": "Hello"},
            {"type": "marks", "room": "own", "data": [{"pin": "b3"}]},
            {"type": "sync", "seq": rng.choice([0, seq])},
            {"type": "ping"},
        ]
        chosen = rng.choice(plain)
        if rng.random() < ADVICE_SHARE:
            chosen = {"type": rng.choice(["hint", "evaluate"])}
        return {**chosen, "id": rng.choice([1, "x"])}


# Bytes.

BYTES_CONCURRENTLY: Final = 20
BYTES_WAIT: Final = 0.5
REQUEST: Final = (
    "{} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nCookie: {}\r\n"
    "Content-Length: {}\r\nOrigin: {}\r\n\r\n{}"
)
UPGRADE: Final = (
    "GET /ws/tables/{} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: d29sdmVzIGF0IGR1c2s4MQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
FRAMES: Final = (
    *(b"\x81\x85\0\0\0\0hello", b"\x82\x81\0\0\0\0x", b"\x01\x81\0\0\0\0x", b"\x80\x80\0\0\0\0"),
    *(b"\x81\x01x", b"\xc1\x81\0\0\0\0x", b"\x83\x80\0\0\0\0", b"\x89\x80\0\0\0\0"),
    *(b"\x88\x82\0\0\0\0\x03\xe8", b"\x88\x81\0\0\0\0x", b"\x81\xff" + b"\xff" * 12),
    *(b"\x81\xfe\xff\xff\0\0\0\0", b"\x81\x82\0\0\0\0\xff\xfe"),
)


class ByteFuzzer:
    """Sends requests, upgrades and frames that are damaged on the way."""

    def __init__(self, server: Running, findings: Findings, rng: random.Random) -> None:
        self._server, self._findings, self._rng = server, findings, rng

    async def fuzz(self, inputs: int) -> None:
        """Send that many, each over a separate connection."""
        async with world(self._server.url) as known:
            for start in range(0, inputs, BYTES_CONCURRENTLY):
                count = min(BYTES_CONCURRENTLY, inputs - start)
                await asyncio.gather(*[self._send_one(known) for _ in range(count)])

    async def _send_one(self, known: World) -> None:
        rng = self._rng
        host, cookie = f"127.0.0.1:{self._server.port}", known.guest.cookies()["Cookie"]
        table = rng.choice(known.running)["id"]
        if rng.random() < 0.5:
            body = json.dumps({"name": "Cedar"})
            line = rng.choice(["POST /api/guests", f"GET /api/tables/{table}", "PATCH /api/me"])
            origin = rng.choice([f"http://{host}", "null", "http://["])
            text = REQUEST.format(line, host, cookie, len(body), origin, body).encode()
            data = damage_bytes(text, rng)
        else:
            data = UPGRADE.format(table, host, cookie).encode()
            data += b"".join(rng.choices(FRAMES, k=rng.randint(1, 4)))
            if rng.random() < 0.5:
                data = damage_bytes(data, rng)
        heard = await self._exchange(data)
        self._findings.note("bytes")
        if heard.startswith(b"HTTP/1.1 5"):
            self._findings.faults.append(f"bytes: {heard[:200]!r} to {data!r}")

    async def _exchange(self, data: bytes) -> bytes:
        """Send all and return the first that comes back; half a request is not answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        heard = b""
        with suppress(OSError, TimeoutError):
            writer.write(data)
            async with asyncio.timeout(BYTES_WAIT):
                heard = await reader.read(65536)
        writer.transport.abort()
        return heard


def example(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return a message of a kind as short as it may be."""
    values = {int: 0, bool: True, msgspec.Raw: []}
    return {
        one.name: values.get(one.type, "end")
        for one in msgspec.structs.fields(kind)
        if one.required
    }
