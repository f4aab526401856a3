"""A bot that plays at a Wolfden server, written from docs/protocol.md alone.

    python examples/bot_client.py http://127.0.0.1:8080 --title age-of-the-wolf
    python examples/bot_client.py http://127.0.0.1:8080 --table k7m2q9xw4t --token …

It sits down at a table (a new one against the server's own bots, or the one named), plays at
random until the game is over, and prints the result. Put your own thoughts into ``choose``.
It needs httpx and websockets, and nothing of Wolfden.
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


def choose(view: Json, actions: list[str]) -> str:
    """Decide: what the seat sees is in ``view``, what it may do in ``actions``."""
    del view
    return random.choice(actions)


def actions_of(legal: Any, chosen: tuple[str, ...] = ()) -> list[str]:
    """List the actions of a tree of words."""
    if legal is None:
        return [" ".join(chosen)]
    if isinstance(legal, list):
        return [" ".join((*chosen, word)) for word in legal]
    return [line for word in legal for line in actions_of(legal[word], (*chosen, word))]


def changed(view: Any, changes: list[Any]) -> Any:
    """Bring a view up to date."""
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


async def token_of_new_bot(server: str, name: str) -> str:
    """Come in as a guest and make a bot account; a real bot keeps its token."""
    async with httpx.AsyncClient(base_url=server) as http:
        (await http.post("/api/guests", json={"name": f"owner of {name}"})).raise_for_status()
        made = await http.post("/api/me/bots", json={"name": name})
        return str(made.raise_for_status().json()["token"])


async def sit_down(server: str, headers: dict[str, str], given: argparse.Namespace) -> str:
    """Join a table, or make one against bots of the server; return its id."""
    async with httpx.AsyncClient(base_url=server, headers=headers) as http:
        if given.table:
            answer = await http.post(f"/api/tables/{given.table}/join", json={})
        else:
            facts = (await http.get(f"/api/titles/{given.title}")).raise_for_status().json()
            bots = [{"kind": "bot", "level": given.level}] * (facts["min_seats"] - 1)
            body = {"title": given.title, "seats": [{"kind": "me"}, *bots]}
            answer = await http.post("/api/tables", json=body)
        return str(answer.raise_for_status().json()["id"])


async def play(server: str, headers: dict[str, str], table: str) -> Json:
    """Play until the game is over, through lost connections too; return the result."""
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    pause = 1.0
    while True:
        try:
            async with connect(address, additional_headers=headers, max_size=None) as socket:
                pause = 1.0
                view: Any = None
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "state":
                        view = message["view"]
                    elif message["type"] == "update":
                        view = changed(view, message["changes"])
                    else:
                        continue
                    if message["result"]:
                        return dict(message["result"])
                    if message["legal"]:
                        action = choose(view, actions_of(message["legal"]))
                        reply = {"type": "act", "seq": message["seq"], "action": action}
                        await socket.send(json.dumps(reply))
        except (ConnectionClosed, OSError):
            await asyncio.sleep(pause)
            pause = min(30.0, pause * 2)


async def main() -> None:
    """Read the command line and play one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="such as http://127.0.0.1:8080")
    parser.add_argument("--title", default="the-wolves", help="what to play at a new table")
    parser.add_argument("--level", default="", help="of the bots at a new table")
    parser.add_argument("--table", default="", help="the id of a table with an open seat")
    parser.add_argument("--token", default="", help="of a bot account; a new one is made for none")
    given = parser.parse_args()
    token = given.token or await token_of_new_bot(given.server, "Random Walker")
    headers = {"Authorization": f"Bearer {token}"}
    table = await sit_down(given.server, headers, given)
    print(json.dumps(await play(given.server, headers, table)))


if __name__ == "__main__":
    asyncio.run(main())
