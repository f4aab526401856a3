"""Groups: made by anyone, joined by a link, offered tables."""

import asyncio
import json
from contextlib import AsyncExitStack

import httpx
import pytest

from tests.server.test_people import come_in, id_of
from tests.support.asgi import Place, Wire
from tests.support.servers import WAIT
from wolfden.server.features.groups import store
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.moderation.service import Moderation

pytestmark = pytest.mark.anyio

OPEN = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def group_of(client: httpx.AsyncClient, name: str = "Pack") -> tuple[str, str]:
    """Return the path and the invitation of a new group."""
    made = await client.post("/api/groups", json={"name": name})
    assert made.status_code == 201, made.text
    return f"/api/groups/{made.json()['id']}", made.json()["invite"]


def key_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status of a refusal and the key of its text."""
    return answer.status_code, answer.json()["key"].removeprefix("problem-")


async def offers(lobby: Wire) -> list[str]:
    """Return the tables of groups that a connection to the lobby is told next."""
    async with asyncio.timeout(WAIT):
        while not (told := [text for text in lobby.sent if '"type":"groups"' in text]):
            await asyncio.sleep(0.01)
    lobby.sent.clear()
    return [one["id"] for one in json.loads(told[-1])["groups"]]


async def test_guests_join_a_group_by_its_link_and_leave_it(running: Place) -> None:
    async with AsyncExitStack() as stack:
        ash, birch, cedar = await come_in(running, stack, "Ash", "Birch", "Cedar")
        path, invite = await group_of(ash, "  The\u202e  pack ")
        assert key_of(await birch.get(path)) == (404, "group-gone")
        seen = (await birch.get(path, params={"invite": invite})).json()
        assert (seen["name"], seen["owner"]["name"], seen["count"]) == ("The pack", "Ash", 1)
        assert (seen["members"], seen["invite"], seen["is_member"]) == ([], "", False)
        refused = await birch.post(f"{path}/join", json={"invite": "x" * 20})
        assert key_of(refused) == (404, "invitation")
        for client in (birch, birch, cedar):
            joined = await client.post(f"{path}/join", json={"invite": invite})
            assert joined.json()["is_member"]
        shown = (await cedar.get(path)).json()
        assert [one["name"] for one in shown["members"]] == ["Ash", "Birch", "Cedar"]
        lines = (await birch.get("/api/me/groups")).json()["groups"]
        assert [(one["name"], one["members"], one["is_owner"]) for one in lines] == [
            ("The pack", 3, False)
        ]
        ids = [await id_of(client) for client in (ash, birch, cedar)]
        refused = await birch.delete(f"{path}/members/{ids[2]}")
        assert key_of(refused) == (403, "group-owner-only")
        assert (await ash.delete(f"{path}/members/{ids[2]}")).status_code == 204
        again = await cedar.post(f"{path}/join", json={"invite": invite})
        assert key_of(again) == (404, "invitation"), "the link has changed"
        assert (await ash.delete(f"{path}/members/{ids[0]}")).status_code == 204
        assert (await birch.get(path)).json()["is_owner"], "the next one takes over"
        assert key_of(await cedar.delete(path)) == (404, "group-gone")
        assert (await birch.delete(path)).status_code == 204
        assert (await birch.get(path)).status_code == 404
        assert (await ash.post("/api/groups", json={"name": " "})).status_code == 400


async def test_tables_are_offered_to_a_group(running: Place) -> None:
    async with AsyncExitStack() as stack:
        ash, birch, cedar = await come_in(running, stack, "Ash", "Birch", "Cedar")
        path, invite = await group_of(ash)
        await birch.post(f"{path}/join", json={"invite": invite})
        group = path.rpartition("/")[2]
        refused = await cedar.post("/api/tables", json={**OPEN, "group": group})
        assert key_of(refused) == (404, "group-gone")
        lobbies = [
            running.wire("/ws/home", cookie=client.cookies["wolfden"]) for client in (birch, cedar)
        ]
        for lobby in lobbies:
            await lobby.ask(type="ping")  # who is not there yet is told of tables in another way
        table = (await ash.post("/api/tables", json={**OPEN, "group": group})).json()
        assert await offers(lobbies[0]) == [table["id"]], "shown at once"
        offered = (await birch.get("/api/lobby")).json()["groups"]
        assert [one["id"] for one in offered] == [table["id"]]
        assert [one["id"] for one in (await birch.get(path)).json()["tables"]] == [table["id"]]
        assert (await cedar.get("/api/lobby")).json()["groups"] == []
        await ash.patch("/api/me", json={"muted": [await id_of(birch)]})
        assert (await birch.get("/api/lobby")).json()["groups"] == [], "muted"
        await ash.patch("/api/me", json={"muted": [await id_of(cedar)]})
        refused = await cedar.post(f"{path}/join", json={"invite": invite})
        assert key_of(refused) == (403, "not-welcome")
        await birch.post(f"/api/tables/{table['id']}/join", json={})
        assert (await birch.get("/api/lobby")).json()["groups"] == [], "the game has begun"
        assert await offers(lobbies[0]) == []
        table = (await ash.post("/api/tables", json={**OPEN, "group": group})).json()
        assert await offers(lobbies[0]) == [table["id"]]
        await ash.post(f"/api/tables/{table['id']}/leave")
        assert await offers(lobbies[0]) == [], "the table is deleted"
        assert not any('"type":"groups"' in text for text in lobbies[1].sent), "no member"


async def test_groups_are_limited_exported_and_deleted_with_their_members(running: Place) -> None:
    async with AsyncExitStack() as stack:
        ash, birch = await come_in(running, stack, "Ash", "Birch")
        path, invite = await group_of(ash)
        own, _ = await group_of(birch, "Den")
        await birch.post(f"{path}/join", json={"invite": invite})
        export = (await birch.get("/api/me/export")).json()
        assert [one["name"] for one in export["groups"]] == ["Den", "Pack"]
        assert (await ash.delete("/api/me")).status_code == 204
        assert (await birch.get(path)).json()["is_owner"]
        await birch.delete(f"{own}/members/{await id_of(birch)}")
        assert (await birch.get(own)).status_code == 404
        services = running.services
        me = await services.guests.get(await id_of(birch))
        assert me is not None
        for number in range(store.MAX_GROUPS - 1):
            row = store.GroupRow(f"g{number}", "Many", "", 0)
            await services.database.writer.write(*store.insert_group(row, me.id))
        refused = await birch.post("/api/groups", json={"name": "More"})
        assert key_of(refused) == (403, "groups-enough")
        await services[Moderation].ban(me.id)
        await services[Moderation].carry_out()
        shown = await services[Groups].show(path.rpartition("/")[2], me)
        assert shown.name == "•••"
