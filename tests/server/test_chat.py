"""Chat rooms and marks."""

import pytest

from tests.support.people import Guest, Json, Player, guest
from tests.support.servers import Running

pytestmark = pytest.mark.anyio


async def heard(player: Player) -> list[str]:
    """Return all chat a connection has received, up to now."""
    await player.ask("ping")
    logs = [line for m in player.heard if m["type"] == "chat_log" for line in m["messages"]]
    return [line["text"] for line in [*logs, *player.heard] if line.get("type", "chat") == "chat"]


async def hunt(ash: Guest, birch: Guest) -> Json:
    """Return a hunt: Ash is the Beast, Birch both hunters."""
    table = await ash.table("brotherhood-of-the-wolf", "me", "open", "open")
    for seat in (1, 2):
        await birch.post(f"/api/tables/{table['id']}/join", seat=seat)
    return table


async def test_the_beast_never_hears_the_hunters(ash: Guest, birch: Guest) -> None:
    table = await hunt(ash, birch)
    async with (
        ash.at(table) as beast,
        birch.at(table, "?seat=1") as hunter,
        birch.at(table, "?seat=2") as friend,
    ):
        assert (await hunter.ask("chat", room="team", text="ring the wood"))["type"] == "ack"
        assert (await beast.ask("chat", room="players", text="hello"))["type"] == "ack"
        assert await heard(friend) == ["ring the wood", "hello"]
        assert await heard(beast) == ["hello"]
        (line,) = [message for message in beast.heard if message["type"] == "chat"]
        assert line["number"] == 1, "a gap would reveal that the hunters talk"
        assert (await beast.ask("chat", room="team", text="?"))["code"] == "not_yours"
        pins = {"pins": ["saugues"]}
        assert (await hunter.ask("marks", room="team", data=pins))["type"] == "ack"
        assert (await hunter.ask("marks", room="own", data=["secret"]))["type"] == "ack"
        assert (await friend.until("marks"))["data"] == pins
    await ash.post(f"/api/tables/{table['id']}/seats/0/resign")
    async with ash.at(table) as beast, birch.at(table, "?seat=2") as friend:
        assert await heard(beast) == ["hello"]
        assert [m for m in beast.heard if m["type"] == "marks"] == []
        assert await heard(friend) == ["ring the wood", "hello"]
        assert [m["data"] for m in friend.heard if m["type"] == "marks"] == [pins]


async def test_watchers_talk_among_themselves_until_the_end(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player, birch.at(table) as watcher:
        assert (await watcher.ask("chat", room="players", text="psst"))["code"] == "not_yours"
        assert (await watcher.ask("chat", room="watchers", text="<i>well</i>"))["type"] == "ack"
        assert (await watcher.ask("marks", room="own", data=1))["code"] == "not_yours"
        assert await heard(player) == []
        assert await heard(watcher) == ["<i>well</i>"]
        await ash.post(f"/api/tables/{table['id']}/seats/0/resign")
    async with ash.at(table) as player:
        assert await heard(player) == ["<i>well</i>"]
        assert (await player.ask("chat", room="watchers", text="thanks"))["type"] == "ack"


async def test_muted_guests_are_not_heard(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    await ash.ask("PATCH", "/api/me", {"muted": [birch.id]})
    async with ash.at(table) as one, birch.at(table) as other:
        await other.ask("chat", room="players", text="noise")
        assert await heard(one) == []
    async with ash.at(table) as one:
        assert await heard(one) == []


async def test_chat_has_limits(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player:
        for text in ("", "x" * 501):
            answer = await player.ask_badly("chat", room="players", text=text)
            assert answer["code"] == "bad_request"
        assert (await player.ask("chat", room="players", text="  "))["code"] == "bad_request"
        large = await player.ask("marks", room="own", data="x" * 5000)
        assert large["code"] == "bad_request"


async def test_a_stranger_watches_in_silence(server: Running, ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with guest(server.url) as nobody:
        nobody.http.cookies.clear()
        async with nobody.at(table) as watcher:
            await watcher.until("state")
            answer = await watcher.ask("chat", room="watchers", text="hi")
            assert answer["code"] == "no_guest"
