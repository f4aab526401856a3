"""People who stay away, and bots that play for them until they come back."""

import pytest

from tests.server.people import Guest

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
