"""People: pairing, whom one has played with, invitations, ratings, players' pages."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.asgi import Place, place
from tests.support.postgres import Postgres
from tests.support.servers import WAIT
from wolfden.server.features.people.service import People
from wolfden.server.features.ratings.model import Strength, rate_teams
from wolfden.server.features.ratings.service import LEAST_ACTIONS, Ratings
from wolfden.server.jobs.job import Job
from wolfden.server.tables.play import act

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600, "increment": 10}
WISH = {"title": "the-wolves", "seats": 2, "clock": LIVE}
PLAYERS = 8
STEP = 200
"""Points between neighbours: the stronger wins three games of four."""
GAMES = 160
"""Games of each player after which all are in order; see docs/people.md."""


async def come_in(running: Place, stack: AsyncExitStack, *names: str) -> list[httpx.AsyncClient]:
    """Return the browsers of new guests."""
    clients = [await stack.enter_async_context(running.browser()) for _ in names]
    for client, name in zip(clients, names, strict=True):
        assert (await client.post("/api/guests", json={"name": name})).status_code == 201
    return clients


async def id_of(client: httpx.AsyncClient) -> str:
    """Return the id of a guest."""
    me: str = (await client.get("/api/me")).json()["guest"]["id"]
    return me


async def ratings_of(client: httpx.AsyncClient, player: str) -> list[dict[str, Any]]:
    """Return the ratings that a player's page shows."""
    found: list[dict[str, Any]] = (await client.get(f"/api/players/{player}")).json()["ratings"]
    return found


async def play_some(running: Place, name: str, least: int = LEAST_ACTIONS) -> None:
    """Let people at a table act at random until each side has done so often enough."""
    rng, table = random.Random(3), await running.services.tables.get(name)
    counts = dict.fromkeys(range(len(table.info.seats)), 0)
    while min(counts.values()) < least:
        live = await table.live_game()
        seat = live.state.actors()[0]
        await act(table, seat, live.seq, str(rng.choice(live.state.legal(seat))))
        counts[seat] += 1


async def test_two_who_want_the_same_meet_and_are_rated(running: Place) -> None:
    async with AsyncExitStack() as stack:
        ash, birch, cedar = await come_in(running, stack, "Ash", "Birch", "Cedar")
        first = (await ash.post("/api/pairings", json=WISH)).json()
        assert (first["status"], first["public"]) == ("open", True)
        assert first["fill_at"] > first["created"]
        assert (await ash.post("/api/pairings", json=WISH)).json()["id"] == first["id"]
        other = await cedar.post("/api/pairings", json={**WISH, "rated": False})
        assert other.json()["id"] != first["id"]
        table = (await birch.post("/api/pairings", json=WISH)).json()
        assert (table["id"], table["status"]) == (first["id"], "running")
        assert table["settings"]["rated"]
        assert not table["settings"]["hints"]
        me = await id_of(ash)
        table = (await ash.get(f"/api/tables/{table['id']}")).json()
        mine = next(one["seat"] for one in table["seats"] if one["guest"]["id"] == me)
        await play_some(running, table["id"])
        await ash.post(f"/api/tables/{table['id']}/seats/{mine}/resign")
        async with asyncio.timeout(WAIT):
            while not (won := await ratings_of(cedar, await id_of(birch))):
                await asyncio.sleep(0.01)
        (lost,) = await ratings_of(cedar, await id_of(ash))
        assert lost["rating"] < 1500 < won[0]["rating"]
        assert (won[0]["title"], won[0]["side"], won[0]["games"]) == ("the-wolves", "", 1)
        await running.services[Ratings].rate(table["id"])
        assert await ratings_of(cedar, await id_of(ash)) == [lost]
        export = (await ash.get("/api/me/export")).json()
        assert [one["games"] for one in export["ratings"]] == [1]
        people = (await ash.get("/api/me/people")).json()["people"]
        assert [(one["guest"]["name"], one["games"]) for one in people] == [("Birch", 1)]
        assert people[0]["ratings"] == won
        assert (await cedar.get("/api/me/people")).json()["people"] == []


async def test_guests_who_have_met_invite_each_other(running: Place) -> None:
    async with AsyncExitStack() as stack:
        ash, birch, cedar = await come_in(running, stack, "Ash", "Birch", "Cedar")
        wish = {**WISH, "rated": False}
        await ash.post("/api/pairings", json=wish)
        table = (await birch.post("/api/pairings", json=wish)).json()
        await ash.post(f"/api/tables/{table['id']}/seats/0/resign")
        await birch.post(f"/api/tables/{table['id']}/seats/0/resign")
        them = await id_of(birch)
        assert await ratings_of(ash, them) == []
        assert (await ash.get(f"/api/players/{them}")).json()["met"]
        assert not (await cedar.get(f"/api/players/{them}")).json()["met"]
        invite = f"/api/players/{them}/invite"
        made = (await ash.post(invite, json={"title": "the-wolves"})).json()
        assert [one["kind"] for one in made["seats"]] == ["guest", "invited"]
        listed = (await birch.get("/api/me/tables")).json()["tables"]
        assert made["id"] in [one["id"] for one in listed]
        refused = await cedar.post(f"/api/tables/{made['id']}/join", json={})
        assert refused.json()["code"] == "seat_taken"
        joined = await birch.post(f"/api/tables/{made['id']}/join", json={})
        assert joined.json()["status"] == "running"
        refused = await cedar.post(invite, json={"title": "the-wolves"})
        assert refused.json()["key"] == "problem-invite-unknown"
        await birch.patch("/api/me", json={"muted": [await id_of(ash)]})
        refused = await ash.post(invite, json={"title": "the-wolves"})
        assert refused.json()["key"] == "problem-invite-unknown"
        waiting = (await ash.post("/api/pairings", json=wish)).json()
        alone = (await birch.post("/api/pairings", json=wish)).json()
        assert alone["id"] != waiting["id"]
        assert (await ash.get("/api/players/nobody")).status_code == 404


async def test_guests_of_two_processes_meet(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.migrated_database()
    async with (
        AsyncExitStack() as stack,
        place(tmp_path / "a", database=url) as one,
        place(tmp_path / "b", database=url) as other,
    ):
        [ash] = await come_in(one, stack, "Ash")
        [birch] = await come_in(other, stack, "Birch")
        for increment in range(1, 5):
            wish = {**WISH, "clock": {**LIVE, "increment": increment}}
            asked = [client.post("/api/pairings", json=wish) for client in (ash, birch)]
            first, second = [answer.json() for answer in await asyncio.gather(*asked)]
            assert first["id"] == second["id"]


async def test_bots_take_the_seats_that_stay_empty(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, AsyncExitStack() as stack:
        (ash,) = await come_in(running, stack, "Ash")
        waiting = (await ash.post("/api/pairings", json={**WISH, "seats": 3})).json()
        people, jobs = running.services[People], running.services.jobs
        await people.fill(waiting["id"])
        table = await running.services.tables.get(waiting["id"])
        assert table.info.status == "open", "not yet"
        jobs.cancel(Job("fill", table.id))
        await people.resume()
        assert f"fill {table.id}" in jobs._timers  # type: ignore[attr-defined] # of LocalJobs
        table.info.fill_at = 1
        await people.fill(table.id)
        shown = (await ash.get(f"/api/tables/{table.id}")).json()
        assert shown["status"] == "running"
        assert sorted(one["kind"] for one in shown["seats"]) == ["bot", "bot", "guest"]
        mine = next(one["seat"] for one in shown["seats"] if one["kind"] == "guest")
        await ash.post(f"/api/tables/{table.id}/seats/{mine}/resign")
        await running.services[Ratings].rate(table.id)
        assert await ratings_of(ash, await id_of(ash)) == [], "bots are not rated"
        patient = (await ash.post("/api/pairings", json={**WISH, "fill": False})).json()
        assert patient["fill_at"] == 0
        assert Job("rating", "x").key == "rating x"


async def test_a_pairing_gives_any_seat_and_keeps_apart_who_muted(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, AsyncExitStack() as stack:
        running.services.tables.rng = random.Random(3)
        ash, birch, cedar, dahlia = await come_in(running, stack, "Ash", "Birch", "Cedar", "Dahlia")
        wish = {**WISH, "seats": 5}
        names = {await id_of(client): client for client in (ash, birch, cedar, dahlia)}
        await ash.patch("/api/me", json={"muted": [await id_of(cedar)]})
        await dahlia.patch("/api/me", json={"muted": [await id_of(birch)]})
        first, joined, *others = [
            (await client.post("/api/pairings", json=wish)).json() for client in names.values()
        ]
        assert first["id"] == joined["id"]
        assert (first["paired"], first["status"]) == (True, "open")
        started = await ash.post(f"/api/tables/{first['id']}/start", json={"fill": "random"})
        taken = [one["seat"] for one in started.json()["seats"] if one["guest"]]
        assert taken != [0, 1], "any seats, not the first ones"
        assert {one["id"] for one in others}.isdisjoint({first["id"]}), "muted on either side"
        assert others[0]["id"] == others[1]["id"]


def simulate(rng: random.Random, games: int) -> list[Strength]:
    """Return the ratings of players of known strength after this many games each."""
    ratings = [Strength() for _ in range(PLAYERS)]
    for _ in range(games // 2):
        order = rng.sample(range(PLAYERS), PLAYERS)
        for shift in (0, 1):
            ring = [*order[shift:], *order[:shift]]
            for one, other in zip(ring[::2], ring[1::2], strict=True):
                wins = rng.random() < 1 / (1 + 10 ** ((other - one) * STEP / 400))
                ranks = [1, 2] if wins else [2, 1]
                (left,), (right,) = rate_teams([[ratings[one]], [ratings[other]]], ranks)
                ratings[one], ratings[other] = left, right
    return ratings


def test_players_of_known_strength_are_ordered_rightly() -> None:
    for seed in range(3):
        ratings = simulate(random.Random(seed), GAMES)
        found = sorted(range(PLAYERS), key=lambda player: ratings[player].mu)
        assert found == list(range(PLAYERS))
        assert all(one.games == GAMES for one in ratings)
        assert all(one.sigma < Strength().sigma / 2 for one in ratings)
