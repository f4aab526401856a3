"""Playing over the wire."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from tests.support.people import Guest, guest
from tests.support.servers import serving
from wolfden.server.database.engine import FILE
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

SHORT = {"the-wolves": {"turn-limit": 12}, "age-of-the-wolf": {"round-limit": 8}}


@pytest.mark.parametrize("title", TITLES.ids())
async def test_a_whole_game_against_bots(ash: Guest, title: str) -> None:
    table = await ash.table(title, "me", "random", "random", options=SHORT.get(title, {}))
    assert table["status"] == "running"
    async with ash.at(table) as player:
        await player.play_on(random.Random(title))
        assert player.last["result"]["ranks"]
        while player.table["status"] != "finished":
            await player.hear()
    shown = await ash.get(f"/api/tables/{table['id']}")
    assert shown["result"] == player.last["result"]
    assert shown["seq"] == player.seq


async def test_all_connections_of_a_table_stay_in_step(ash: Guest, birch: Guest) -> None:
    table = await ash.table("age-of-the-wolf", "me", "open", options={"round-limit": 3})
    await birch.post(f"/api/tables/{table['id']}/join")
    async with (
        ash.at(table) as one,
        ash.at(table) as second_screen,
        birch.at(table) as other,
        birch.at(table, "?seat=watch") as watcher,
    ):
        lines = (one, second_screen, other, watcher)
        players = (one, other)
        await asyncio.gather(*[player.play_on(random.Random(1)) for player in players])
        for line in lines:
            while not line.last or not line.last["result"]:
                await line.hear()
        assert second_screen.view == one.view
        assert one.view["hand"] != {} or other.view["hand"] != {}
        assert watcher.view["hand"] == {}
        for line in lines:
            await line.ask("sync")
            assert line.heard[-1]["view"] == line.view


async def test_stale_illegal_and_foreign_actions_change_nothing(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with ash.at(table) as one, birch.at(table) as other:
        legal = await one.my_turn()
        assert (await one.ask("act", seq=one.seq - 1, action=legal[0]))["code"] == "stale"
        slip = await one.act("sing @a1")
        assert (slip["code"], slip["key"]) == ("bad_notation", "problem-verb")
        assert slip["facts"]["word"] == "sing"
        refusal = await one.act("end")
        assert (refusal["code"], refusal["rule"][:1]) == ("illegal_action", "W")
        assert refusal["key"] == "reason-the-wolves-draft-first"
        await other.until("state")
        assert (await other.act(legal[0]))["code"] == "wrong_seat"
        done = await one.act(legal[0])
        assert done == {"type": "ack", "id": done["id"], "seq": one.seq}
        again = await one.ask("act", seq=one.seq - 1, action=legal[0])
        assert (again["code"], again["seq"]) == ("stale", one.seq)


async def test_who_comes_back_receives_what_happened(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    rng = random.Random(5)
    async with ash.at(table) as player:
        await player.play_on(rng, 30)
        await player.my_turn()
        seen = [entry for message in player.heard for entry in message.get("entries", [])]
        at_first = seen[3]["seq"]
    async with ash.at(table, f"?seq={at_first}") as back:
        state = await back.until("state")
        assert [entry for entry in seen if entry["seq"] > at_first] == state["entries"]
        assert state["view"] == player.view
    async with ash.at(table, f"?seq={player.seq}") as back:
        assert (await back.until("state"))["entries"] == []


async def test_what_was_done_last_reaches_the_others(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with birch.at(table) as other:
        await other.until("state")
        async with ash.at(table) as one:
            legal = await one.my_turn()
            await one.send("act", seq=one.seq, action=legal[0])
            # An abort could drop what the server has not read yet; an end comes after it.
            one.socket.transport.write_eof()
            await other.until("update")
        assert other.seq == one.seq + 1


async def test_an_action_before_leaving_immediately_is_done(ash: Guest, birch: Guest) -> None:
    for _ in range(5):
        table = await ash.table("the-wolves", "me", "open")
        await birch.post(f"/api/tables/{table['id']}/join")
        async with birch.at(table) as other:
            await other.until("state")
            async with ash.at(table) as one:
                # The server still reads what else a newcomer is to be sent.
                legal = await one.my_turn()
                await one.send("act", seq=one.seq, action=legal[0])
            await other.until("update")
            assert other.seq == one.seq + 1


async def test_a_game_of_other_rules_cannot_be_opened(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
    database = sqlite3.connect(data / FILE)
    database.execute("UPDATE tables SET rules = 99")
    database.commit()
    database.close()
    with serving(data) as server:
        async with guest(server.url) as birch, birch.at(table) as watcher:
            assert await watcher.closed() == 4409
            # News of the table may come after the refusal.
            refusals = [message for message in watcher.heard if message["type"] == "error"]
            assert [refusal["code"] for refusal in refusals] == ["other_rules"]


async def test_explanations_name_the_rule(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player:
        legal = await player.my_turn()
        answer = await player.ask("explain", words="end")
        assert (answer["allowed"], answer["rule"][:1]) == (False, "W")
        assert answer["sentence"]
        assert (await player.ask("explain", words=legal[0]))["allowed"]
        assert (await player.ask("explain", words="sing"))["code"] == "bad_notation"
