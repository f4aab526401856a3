"""Tournaments: made, joined, begun, played round by round, left and ended."""

import asyncio
import random
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.test_groups import group_of, key_of
from tests.server.test_people import come_in, id_of
from tests.support.asgi import Place, place
from tests.support.postgres import Postgres
from tests.support.servers import WAIT
from wolfden.server.base.times import now
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.tournaments import model
from wolfden.server.features.tournaments.model import plan_round
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.features.tournaments.store import MAX_ORGANISED
from wolfden.server.features.upkeep.service import Retention

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600, "increment": 10}
CUP = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": LIVE, "level": "random"}
DAY = 24 * 60 * 60 * 1000
Json = dict[str, Any]
Clients = list[httpx.AsyncClient]


async def new_cup(host: httpx.AsyncClient, **wanted: object) -> str:
    """Return the path of a new tournament."""
    made = await host.post("/api/tournaments", json={**CUP, **wanted})
    assert made.status_code == 201, made.text
    return f"/api/tournaments/{made.json()['id']}"


async def shown(client: httpx.AsyncClient, path: str) -> Json:
    """Return a tournament."""
    found: Json = (await client.get(path)).json()
    return found


async def begun(client: httpx.AsyncClient, path: str, number: int) -> Json:
    """Wait until the tables of a round are there; return the tournament."""
    async with asyncio.timeout(WAIT):
        while True:
            cup = await shown(client, path)
            played = cup["played"]
            if cup["status"] == "finished" or (len(played) >= number and played[-1]["is_dealt"]):
                return cup
            await asyncio.sleep(0.05)


async def resign_all(clients: Clients, cup: Json) -> list[str]:
    """Let the second seat of every game of the last round resign; return the winners' ids."""
    people = {one["number"]: one["guest"] for one in cup["players"]}
    by_id = {await id_of(client): client for client in clients}
    winners = []
    for game in cup["played"][-1]["games"]:
        one, other = (people[number]["id"] for number in game["players"])
        answer = await by_id[other].post(f"/api/tables/{game['table']}/seats/1/resign")
        assert answer.status_code == 200, answer.text
        winners.append(one)
    return winners


async def test_a_swiss_tournament_runs_by_itself(running: Place) -> None:
    async with AsyncExitStack() as stack:
        host, *clients = await come_in(running, stack, "Host", "Ash", "Birch", "Cedar", "Dog")
        path = await new_cup(host, rounds=2, rated=True)
        listed = (await clients[0].get("/api/tournaments")).json()
        assert [one["name"] for one in listed["open"]] == ["Cup"]
        refused = await host.post(f"{path}/start")
        assert key_of(refused) == (409, "tournament-few")
        for client in (*clients, clients[0]):
            joined = (await client.post(f"{path}/join", json={})).json()
            assert (joined["is_player"], joined["may_join"]) == (True, False)
        assert key_of(await clients[0].post(f"{path}/start")) == (403, "organiser-only")
        assert (await host.post(f"{path}/start")).json()["status"] == "running"
        cup = await begun(host, path, 1)
        assert [len(one["games"]) for one in cup["played"]] == [2]
        table = cup["played"][0]["games"][0]["table"]
        info = (await host.get(f"/api/tables/{table}")).json()
        assert (info["status"], info["host"], info["public"]) == ("running", "", True)
        assert info["tournament"] == cup["id"]
        assert (info["settings"]["timeout"], info["settings"]["rated"]) == ("loss", True)
        winners = await resign_all(clients, cup)
        cup = await begun(host, path, 2)
        assert {one["guest"]["id"] for one in cup["players"][:2]} == set(winners)
        assert [one["points"] for one in cup["players"]] == [1.0, 1.0, 0.0, 0.0]
        best = {one["number"] for one in cup["players"][:2]}
        assert best in [set(game["players"]) for game in cup["played"][1]["games"]]
        await resign_all(clients, cup)
        cup = await begun(host, path, 3)
        assert (cup["status"], cup["rounds"], len(cup["played"])) == ("finished", 2, 2)
        assert [one["place"] for one in cup["players"]] in ([1, 2, 2, 4], [1, 2, 3, 4])
        assert [one["points"] for one in cup["players"]] == [2.0, 1.0, 1.0, 0.0]
        mine = (await clients[0].get("/api/tournaments")).json()
        assert ([one["status"] for one in mine["mine"]], mine["open"]) == (["finished"], [])
        await running.services[Tournaments].step(cup["id"])
        assert await shown(host, path) == cup


async def test_others_are_answered_while_a_round_is_planned(
    running: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()

    def plan_slowly(*given: Any) -> Any:
        assert may_end.wait(WAIT)
        return plan_round(*given)

    monkeypatch.setattr(model, "plan_round", plan_slowly)
    async with AsyncExitStack() as stack:
        host, *clients = await come_in(running, stack, "Host", "Ash", "Birch")
        path = await new_cup(host)
        for client in clients:
            await client.post(f"{path}/join", json={})
        starting = asyncio.create_task(host.post(f"{path}/start"))
        assert (await shown(clients[0], path))["status"] == "open"
        # One of them leaves meanwhile: what was planned with them is not stored.
        left = await clients[0].post(f"{path}/leave", json={})
        assert left.status_code == 200, left.text
        may_end.set()
        assert key_of(await starting) == (409, "tournament-few")


async def test_a_step_is_taken_once(running: Place) -> None:
    async with AsyncExitStack() as stack:
        clients = await come_in(running, stack, "Ash", "Birch", "Cedar", "Dog")
        path = await new_cup(clients[0], rounds=2)
        for client in clients:
            await client.post(f"{path}/join", json={})
        await clients[0].post(f"{path}/start")
        tournaments, name = running.services[Tournaments], path.rpartition("/")[2]
        await asyncio.gather(*(tournaments.step(name) for _ in range(4)))
        cup = await begun(clients[0], path, 1)
        await resign_all(clients, cup)
        await asyncio.gather(*(tournaments.step(name) for _ in range(4)))
        cup = await begun(clients[0], path, 2)
        tables = [game["table"] for one in cup["played"] for game in one["games"]]
        assert len(tables) == len(set(tables)) == 4
        stored = await running.services.tables.queries.every()
        assert sorted(info.id for info in stored) == sorted(tables)


async def test_many_join_and_leave_at_the_same_moment(running: Place) -> None:
    async with AsyncExitStack() as stack:
        names = [f"Guest {number}" for number in range(14)]
        host, *clients = await come_in(running, stack, "Host", *names)
        path = await new_cup(host, most=12)
        asked = [client.post(f"{path}/join", json={}) for client in clients]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200] * 12 + [409] * 2
        assert {key_of(one) for one in answers if one.status_code > 200} == {
            (409, "tournament-full")
        }
        joined = [
            client
            for client, answer in zip(clients, answers, strict=True)
            if answer.status_code == 200
        ]
        asked = [client.post(f"{path}/leave", json={}) for client in joined[:8]]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
        players = (await shown(host, path))["players"]
        assert sorted(one["number"] for one in players) == [0, 1, 2, 3]


async def test_a_round_robin_ends_early_and_without_those_who_left(running: Place) -> None:
    async with AsyncExitStack() as stack:
        host, *clients = await come_in(running, stack, "Host", "Ash", "Birch", "Cedar", "Dog")
        path = await new_cup(host, kind="round_robin")
        for client in clients:
            await client.post(f"{path}/join", json={})
        await host.post(f"{path}/start")
        cup = await begun(host, path, 1)
        assert cup["rounds"] == 3
        people = {one["number"]: one["guest"]["id"] for one in cup["players"]}
        by_id = {await id_of(client): client for client in clients}
        winner, loser = cup["played"][0]["games"][0]["players"]
        await by_id[people[loser]].post(f"{path}/leave")
        assert (await host.post(f"{path}/end-round", json={})).status_code == 200
        cup = await begun(host, path, 2)
        assert cup["played"][0]["games"][0]["points"] == [1.0, 0.0], "given up"
        assert cup["played"][0]["games"][1]["points"] == [0.5, 0.5], "ended as a tie"
        assert [one["points"] for one in cup["played"][1]["byes"]] == [1.0]
        assert [one["left"] for one in cup["players"] if one["number"] == loser] == [True]
        game = cup["played"][1]["games"][0]["players"]
        seat = 1 - game.index(winner)
        removed = f"{path}/players/{people[game[seat]]}"
        assert key_of(await clients[0].delete(removed)) == (403, "organiser-only")
        assert (await host.delete(removed)).status_code == 204
        cup = await begun(host, path, 3)
        assert cup["played"][1]["games"][0]["points"][seat] == 0.0
        assert cup["played"][1]["games"][0]["points"][1 - seat] == 1.0
        assert key_of(await host.delete(path)) == (409, "tournament-status")
        await host.post(f"{path}/end-round", json={"last": True})
        cup = await begun(host, path, 4)
        assert (cup["status"], cup["players"][0]["points"]) == ("finished", 2.5)
        refused = await host.post(f"{path}/end-round", json={})
        assert key_of(refused) == (409, "tournament-status")
        assert (await host.delete(path)).status_code == 204
        assert (await host.get(path)).status_code == 404


async def test_who_may_join(running: Place) -> None:
    async with AsyncExitStack() as stack:
        host, ash, birch = await come_in(running, stack, "Host", "Ash", "Birch")
        path = await new_cup(host, access="invited", most=2)
        invite = (await shown(host, path))["invite"]
        assert (await shown(ash, path))["invite"] == ""
        assert not (await shown(ash, path))["may_join"]
        assert (await shown(ash, f"{path}?invite={invite}"))["may_join"]
        refused = await ash.post(f"{path}/join", json={})
        assert key_of(refused) == (403, "tournament-invited")
        assert (await ash.post(f"{path}/join", json={"invite": invite})).status_code == 200
        await host.post(f"{path}/join", json={})
        refused = await birch.post(f"{path}/join", json={"invite": invite})
        assert key_of(refused) == (409, "tournament-full")
        await ash.post(f"{path}/leave")
        assert [one["guest"]["name"] for one in (await shown(ash, path))["players"]] == ["Host"]
        assert key_of(await ash.post(f"{path}/leave")) == (404, "tournament-player")
        await host.patch("/api/me", json={"muted": [await id_of(ash)]})
        refused = await ash.post(f"{path}/join", json={"invite": invite})
        assert key_of(refused) == (403, "not-welcome")
        await host.patch("/api/me", json={"muted": []})
        group, secret = await group_of(host)
        await birch.post(f"{group}/join", json={"invite": secret})
        own = await new_cup(host, access="group", group=group.rpartition("/")[2])
        assert key_of(await ash.post(f"{own}/join", json={})) == (403, "tournament-group")
        listed = (await birch.get(f"{group}/tournaments")).json()
        assert [one["id"] for one in listed] == [own.rpartition("/")[2]]
        mine = (await birch.get("/api/tournaments")).json()["mine"]
        assert [one["id"] for one in mine] == [own.rpartition("/")[2]]
        assert (await birch.post(f"{own}/join", json={})).status_code == 200
        assert key_of(await ash.get(f"{group}/tournaments")) == (404, "group-gone")
        elsewhere = {**CUP, "access": "group", "group": group.rpartition("/")[2]}
        refused = await ash.post("/api/tournaments", json=elsewhere)
        assert key_of(refused) == (404, "group-gone")


NONSENSE: list[tuple[Json, int]] = [
    ({"clock": {"kind": "none"}}, 400),
    ({"clock": {"kind": "live", "bank": 1}}, 400),
    ({"seats": 9}, 400),
    ({"title": "nothing"}, 404),
    ({"name": " \u200b "}, 400),
    ({"kind": "round_robin", "most": 64}, 400),
    ({"rounds": 99}, 400),
    ({"most": 1000}, 400),
    ({"level": "os:system"}, 400),
    ({"more": 1}, 400),
]


async def test_nonsense_is_refused(running: Place) -> None:
    async with AsyncExitStack() as stack:
        (host,) = await come_in(running, stack, "Host")
        for wanted, status in NONSENSE:
            refused = await host.post("/api/tournaments", json={**CUP, **wanted})
            assert (refused.status_code, "code" in refused.json()) == (status, True), wanted
        assert key_of(await host.get("/api/tournaments/nothing")) == (404, "tournament-gone")


async def test_what_is_stored_about_people_goes_with_them(running: Place) -> None:
    async with AsyncExitStack() as stack:
        host, ash, birch = await come_in(running, stack, "Host", "Ash", "Birch")
        path, waiting = await new_cup(host, rounds=2), await new_cup(host, name="Later")
        for client in (host, ash, birch):
            await client.post(f"{path}/join", json={})
            await client.post(f"{waiting}/join", json={})
        await host.post(f"{path}/start")
        await begun(ash, path, 1)
        export = (await host.get("/api/me/export")).json()["tournaments"]
        assert [(one["name"], one["is_host"]) for one in export] == [("Cup", True), ("Later", True)]
        services, them = running.services, await id_of(birch)
        await services[Moderation].ban(them)
        await services[Moderation].carry_out()
        players = (await shown(ash, path))["players"]
        assert [one["guest"]["name"] for one in players if one["left"]] == ["•••"]
        assert (await host.delete("/api/me")).status_code == 204
        assert (await ash.get(waiting)).status_code == 404
        cup = await shown(ash, path)
        assert (cup["host"], sum(one["guest"] is None for one in cup["players"])) == (None, 1)
        async with asyncio.timeout(WAIT):
            while (await shown(ash, path))["status"] == "running":
                for info in await services.tables.queries.every():
                    await services[Moderation].delete_table(info.id)
                await services[Moderation].carry_out()
                await services[Tournaments].resume()
                await asyncio.sleep(0.01)
        await Retention(
            type(services.config)(data=services.config.data, keep_finished=30),
            *(services.tables, services.guests),
        ).sweep(now() + 31 * DAY)
        assert (await ash.get(path)).status_code == 404


async def test_an_organiser_has_a_limited_number(running: Place) -> None:
    async with AsyncExitStack() as stack:
        (host,) = await come_in(running, stack, "Host")
        for _ in range(MAX_ORGANISED):
            last = await new_cup(host)
        refused = await host.post("/api/tournaments", json=CUP)
        assert key_of(refused) == (403, "tournaments-enough")
        assert (await host.delete(last)).status_code == 204
        await new_cup(host)


async def test_bots_fill_larger_tables(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, AsyncExitStack() as stack:
        running.services.tables.rng = random.Random(2)
        host, ash, birch = await come_in(running, stack, "Host", "Ash", "Birch")
        path = await new_cup(host, seats=3, rounds=1, bots=True)
        for client in (ash, birch):
            await client.post(f"{path}/join", json={})
        await host.post(f"{path}/start")
        cup = await begun(host, path, 1)
        (game,) = cup["played"][0]["games"]
        table = (await host.get(f"/api/tables/{game['table']}")).json()
        kinds = [one["kind"] for one in table["seats"]]
        assert kinds == ["guest", "bot", "guest"], "seats are shuffled"
        await host.post(f"{path}/end-round", json={})
        cup = await begun(host, path, 2)
        assert (cup["status"], cup["played"][0]["games"][0]["points"]) == ("finished", [1.0] * 3)


async def do_nothing(_name: str) -> None:
    """Stand for a process that stops before it could do a job."""


async def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with place(tmp_path / "data") as running:
            clients = await come_in(running, stack, "Ash", "Birch")
            path = await new_cup(clients[0], rounds=1)
            for client in clients:
                await client.post(f"{path}/join", json={})
            running.services.jobs.runs["round"] = do_nothing
            await clients[0].post(f"{path}/start")
            cookies = [client.cookies["wolfden"] for client in clients]
            assert not (await shown(clients[0], path))["played"][0]["is_dealt"]
        async with place(tmp_path / "data") as running:
            again = [await stack.enter_async_context(running.browser()) for _ in cookies]
            for client, cookie in zip(again, cookies, strict=True):
                client.cookies.set("wolfden", cookie)
            cup = await begun(again[0], path, 1)
            await resign_all(again, cup)
            assert (await begun(again[0], path, 2))["status"] == "finished"


async def test_two_processes_run_one_tournament(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.migrated_database()
    async with (
        place(tmp_path / "one", database=url) as one,
        place(tmp_path / "two", database=url) as two,
        AsyncExitStack() as stack,
    ):
        clients = await come_in(one, stack, "Ash", "Birch")
        clients += await come_in(two, stack, "Cedar", "Dog")
        path = await new_cup(clients[0], kind="round_robin")
        for client in clients:
            assert (await client.post(f"{path}/join", json={})).status_code == 200
        await clients[0].post(f"{path}/start")
        name = path.rpartition("/")[2]
        for number in range(1, 4):
            cup = await begun(clients[3], path, number)
            assert [len(made["games"]) for made in cup["played"]] == [2] * number
            await resign_all(clients, cup)
            both = (one.services[Tournaments], two.services[Tournaments])
            await asyncio.gather(*(each.step(name) for each in both))
        cup = await begun(clients[1], path, 4)
        assert (cup["status"], sum(row["points"] for row in cup["players"])) == ("finished", 6.0)
