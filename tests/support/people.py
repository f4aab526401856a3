"""People at a server, as the tests need them: they speak the documented protocol, nothing else."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.servers import WAIT

Json = dict[str, Any]

SEATED: dict[str, Json] = {"the-wolves": {"first": "seat-1"}}
"""Options by which seats play in their order, so that a test knows who is to act."""

BEHIND = ("stale", "wrong_seat", "wrong_state")
"""What an action may be answered with when others acted meanwhile, or ended the game."""


class Guest:
    """A player with a name, a cookie and a browser."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http
        self.id = ""

    async def come_in(self, name: str) -> Self:
        """Become a guest."""
        self.id = (await self.post("/api/guests", name=name))["guest"]["id"]
        return self

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send any request."""
        return await self.http.request(method, path, json=body)

    async def post(self, path: str, **body: object) -> Json:
        """Ask for something that must succeed."""
        return _good(await self.ask("POST", path, body))

    async def get(self, path: str) -> Json:
        """Ask for something that must be there."""
        return _good(await self.ask("GET", path))

    async def refused(self, method: str, path: str, **body: object) -> tuple[int, str]:
        """Ask for something that must fail; return status and code."""
        answer = await self.ask(method, path, body or ({} if method == "POST" else None))
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    async def table(
        self,
        title: str = "the-wolves",
        *seats: str,
        settings: Json | None = None,
        options: Json | None = None,
        **wanted: object,
    ) -> Json:
        """Make a table; a seat is 'me', 'open', 'invited' or the level of a bot.

        Seats play in their order, unless options say otherwise. Bots that take over are quick:
        those that think would play on at the server of all tests long after a test is over.
        """
        plans = [_plan(seat) for seat in seats or ("me", "random")]
        settings = {"stand_in": "random", **(settings or {})}
        wanted["options"] = {**SEATED.get(title, {}), **(options or {})}
        return await self.post("/api/tables", title=title, seats=plans, settings=settings, **wanted)

    def cookies(self) -> dict[str, str]:
        """Return the headers that say who this is."""
        cookie = self.http.cookies.get("wolfden")
        return {"Cookie": f"wolfden={cookie}"} if cookie else {}

    @asynccontextmanager
    async def at(self, table: Json | str, query: str = "") -> AsyncIterator["Player"]:
        """Connect to a table."""
        name = table if isinstance(table, str) else table["id"]
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{name}{query}"
        async with connect(address, additional_headers=self.cookies(), max_size=None) as socket:
            yield Player(socket)


def _plan(seat: str) -> Json:
    if seat in ("me", "open", "invited"):
        return {"kind": seat}
    return {"kind": "bot", "level": seat}


def _good(answer: httpx.Response) -> Json:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else {}


class Player:
    """One connection to a table that follows the game."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.table: Json = {}
        self.last: Json = {}
        self.view: Any = None
        self.seq = -1
        self._number = 0

    async def hear(self) -> Json:
        """Take in the next message."""
        async with asyncio.timeout(WAIT):
            message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "state":
                self.last, self.view, self.seq = message, message["view"], message["seq"]
            case "update":
                assert message["from"] == self.seq
                self.last, self.seq = message, message["seq"]
                self.view = changed(self.view, message["changes"])
        return message

    async def until(self, wanted: str | Callable[[Json], bool]) -> Json:
        """Take in messages up to one of a type, or one that fits."""
        while True:
            message = await self.hear()
            if wanted(message) if callable(wanted) else message["type"] == wanted:
                return message

    async def send(self, kind: str, **fields: object) -> int:
        """Send a message; return its id."""
        self._number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    async def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and take in everything up to its answer."""
        name = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("id") == name)

    async def ask_badly(self, kind: str, **fields: object) -> Json:
        """Send a message that cannot be understood; return the error."""
        await self.send(kind, **fields)
        return await self.until("error")

    async def act(self, action: str) -> Json:
        """Act at the position last seen."""
        return await self.ask("act", seq=self.seq, action=action)

    async def my_turn(self) -> list[str]:
        """Wait until it is this seat's turn; return its legal actions (none: the game is over)."""
        while self.seq < 0 or not (self.last["legal"] or self.last["result"]):
            await self.hear()
        return words(self.last["legal"]) if self.last["legal"] else []

    async def plays_on(self) -> None:
        """Make sure that this connection and its table are well: act once."""
        legal = await self.my_turn()
        assert (await self.act(legal[0]))["type"] == "ack"

    async def play_on(self, rng: random.Random, turns: int = 100_000) -> None:
        """Play at random, to the end or for some turns."""
        for _ in range(turns):
            legal = await self.my_turn()
            if not legal:
                return
            answer = await self.act(rng.choice(legal))
            assert answer["type"] == "ack" or answer["code"] in BEHIND, answer
            if answer["type"] == "error" and self.seq < answer["seq"]:
                await self.until("update")

    async def closed(self) -> int:
        """Wait until the server ends the connection; return why."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def changed(view: Any, changes: list[Any]) -> Any:
    """Carry out the changes of an update, as the protocol describes it."""
    for path, value in changes:
        if not path:
            view = value
            continue
        *way, last = path
        place = view
        for step in way:
            place = place[step]
        place[last] = value
    return view


def words(tree: Any, chosen: str = "") -> list[str]:
    """Return the actions of a tree of words, as the protocol describes it."""
    if tree is None:
        return [chosen]
    if isinstance(tree, list):
        return [f"{chosen} {word}".strip() for word in tree]
    return [line for word, node in tree.items() for line in words(node, f"{chosen} {word}".strip())]


def choose_action(rng: random.Random, tree: object) -> str:
    """Return an action of a tree of words, without listing all."""
    chosen: list[str] = []
    while isinstance(tree, dict):
        word = rng.choice(list(tree))
        chosen.append(word)
        tree = tree[word]
    if isinstance(tree, list):
        chosen.append(rng.choice(tree))
    return " ".join(chosen)


@asynccontextmanager
async def guest(url: str, name: str = "Ash", address: str = "") -> AsyncIterator[Guest]:
    """Let a guest come in; ``address``: from there, as a trusted proxy says."""
    headers = {"X-Forwarded-For": address} if address else {}
    async with httpx.AsyncClient(base_url=url, timeout=WAIT, headers=headers) as http:
        yield await Guest(url, http).come_in(name)


@asynccontextmanager
async def back(url: str, cookie: str) -> AsyncIterator[Guest]:
    """Let a guest come back with an older cookie."""
    async with httpx.AsyncClient(base_url=url, timeout=WAIT, cookies={"wolfden": cookie}) as http:
        yield Guest(url, http)
