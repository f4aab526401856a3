"""People who stay away, bots that play for them until they come back, and crowds that watch."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.support.asgi import place
from tests.support.people import Guest
from tests.support.servers import WAIT
from wolfden.server.tables import broadcast

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_for_who_stays_away_until_they_come(ash: Guest, birch: Guest) -> None:
    settings = {"absent": 1, "stand_in": "random"}
    table = await ash.table("the-wolves", "me", "open", settings=settings)
    await birch.post(f"/api/tables/{table['id']}/join")
    async with birch.at(table) as other:
        await other.my_turn()
        while other.table["seats"][0]["stand_in"] != "absent":
            await other.hear()
        async with ash.at(table) as back:
            await back.until("state")
            while back.table["seats"][0]["stand_in"]:
                await back.hear()
            assert back.table["seats"][0]["here"]


async def test_who_is_here_is_shown(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player:
        await player.until("state")
        async with birch.at(table):
            await player.until(lambda message: message.get("table", {}).get("watching") == 1)
        await player.until(lambda message: message.get("table", {}).get("watching") == 0)
        assert player.table["seats"][0]["here"]


async def test_a_crowd_that_comes_together_is_announced_in_few_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "GATHER_SECONDS", 0.5)
    crowd = 40
    async with place(tmp_path / "data") as running, running.browser() as host:
        await host.post("/api/guests", json={"name": "Ash"})
        body = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await host.post("/api/tables", json=body)).json()["id"]
        wires = [running.wire(f"/ws/tables/{table}") for _ in range(crowd)]
        counts: list[int] = []
        async with asyncio.timeout(WAIT):
            while not counts or counts[-1] < crowd:
                await asyncio.sleep(0.01)
                heard = [json.loads(text) for text in wires[0].sent]
                counts = [one["table"]["watching"] for one in heard if one["type"] == "table"]
        assert counts[0] == 1, "the first arrival is announced immediately"
        assert len(counts) < crowd / 2
