"""Taking back: alone, and with everybody's consent."""

import pytest

from tests.support.people import Guest

pytestmark = pytest.mark.anyio


async def test_a_seat_takes_back_its_own_actions(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    async with ash.at(table, "?seat=0") as one, ash.at(table, "?seat=1") as other:
        legal = await one.my_turn()
        before = one.view
        await one.act(legal[0])
        assert one.last["undo"] == 1
        assert (await one.ask("undo", seq=one.seq))["type"] == "ack"
        assert (one.last["entries"][0]["kind"], one.last["ply"]) == ("undo", one.last["ply"])
        assert one.view == before
        assert (await one.ask("undo", seq=one.seq))["code"] == "nothing_to_undo"
        await one.act(legal[1])
        while other.seq < one.seq:
            await other.hear()
        legal = await other.my_turn()
        await other.act(legal[0])
        while one.seq < other.seq:
            await one.hear()
        assert one.last["undo"] == 0
        assert (await one.ask("undo", seq=one.seq))["code"] == "nothing_to_undo"


async def test_further_back_everybody_must_agree(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with ash.at(table) as one, birch.at(table) as other:
        legal = await one.my_turn()
        before, ply = one.view, one.last["ply"]
        await one.act(legal[0])
        await other.act((await other.my_turn())[0])
        while one.seq < other.seq:
            await one.hear()
        refused = await one.ask("undo", seq=one.seq, ply=ply + 1)
        assert refused["code"] == "nothing_to_undo"

        assert (await one.ask("undo", seq=one.seq, ply=ply))["type"] == "ack"
        asked = await other.until("undo_request")
        assert (asked["state"], asked["waiting"], asked["ply"]) == ("asked", [1], ply)
        own = await one.ask("answer", request=asked["request"], yes=True)
        assert own["code"] == "not_yours"
        await other.ask("answer", request=asked["request"], yes=False)
        answered = await one.until(lambda m: m["type"] == "undo_request" and m["state"] != "asked")
        assert answered["state"] == "refused"

        await one.ask("undo", seq=one.seq, ply=ply)
        asked = await other.until("undo_request")
        await other.ask("answer", request=asked["request"], yes=True)
        while one.last["ply"] != ply:
            await one.hear()
        assert one.view == before
        assert other.view == before
        assert (await one.act(legal[1]))["type"] == "ack"
        late = await other.ask("answer", request=asked["request"], yes=True)
        assert late["code"] == "not_found"
    async with ash.at(table) as again:
        assert (await again.until("state"))["ply"] == ply + 1


async def test_an_action_withdraws_the_wish_to_undo(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with ash.at(table) as one, birch.at(table) as other:
        ply = 0
        await one.my_turn()
        ply = one.last["ply"]
        await one.act((await one.my_turn())[0])
        await other.act((await other.my_turn())[0])
        while one.seq < other.seq:
            await one.hear()
        await one.ask("undo", seq=one.seq, ply=ply)
        await other.act((await other.my_turn())[0])
        closed = await one.until(lambda m: m["type"] == "undo_request" and m["state"] != "asked")
        assert closed["state"] == "withdrawn"


async def test_alone_with_bots_nobody_is_asked(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player:
        legal = await player.my_turn()
        before, ply = player.view, player.last["ply"]
        await player.act(legal[0])
        while player.last["ply"] < ply + 2 or not player.last["legal"]:
            await player.hear()
        assert (await player.ask("undo", seq=player.seq, ply=ply))["type"] == "ack"
        assert (player.last["ply"], player.view) == (ply, before)
        await player.act(legal[0])
        assert player.last["undo"] == 1
        own = await player.ask("undo", seq=player.seq, ply=ply)
        assert own["type"] == "ack" or own["code"] == "stale"


async def test_a_table_may_allow_no_more_than_the_limit(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me", settings={"undo": "limit"})
    async with ash.at(table, "?seat=0") as one, ash.at(table, "?seat=1") as other:
        ply = (await one.until("state"))["ply"]
        await one.act((await one.my_turn())[0])
        await other.act((await other.my_turn())[0])
        while one.seq < other.seq:
            await one.hear()
        assert (await one.ask("undo", seq=one.seq, ply=ply))["code"] == "nothing_to_undo"


async def test_a_table_without_undo_allows_none(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me", settings={"undo": "off"})
    async with ash.at(table, "?seat=0") as player:
        await player.act((await player.my_turn())[0])
        assert player.last["undo"] == 0
        assert (await player.ask("undo", seq=player.seq))["code"] == "not_allowed"


async def test_a_preview_shows_what_an_action_would_do(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    async with ash.at(table, "?seat=0") as player:
        legal = await player.my_turn()
        shown = await player.ask("preview", action=legal[0])
        assert shown["certain"]
        await player.act(legal[0])
        assert player.last["changes"] == shown["changes"]
        assert player.last["entries"][0]["events"] == shown["events"]
        assert (await player.ask("preview", action="end"))["code"] in (
            "illegal_action",
            "wrong_seat",
        )
