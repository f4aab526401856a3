"""What a guest may take along, and what is deleted when it is old."""

import random
from typing import Any

import pytest

from tests.server.test_moderation import Person
from tests.support.asgi import Place
from tests.support.people import Guest, guest
from tests.support.servers import Running
from wolfden.core.text.replay import open_replay
from wolfden.server.base.config import Config
from wolfden.server.base.times import now
from wolfden.server.features.privacy import service as privacy
from wolfden.server.features.upkeep import store as retention
from wolfden.server.features.upkeep.service import Retention
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60 * 1000


async def test_a_guest_takes_everything_along(server: Running, ash: Guest, birch: Guest) -> None:
    await ash.ask("PATCH", "/api/me", {"email": "ash@den.example", "muted": [birch.id]})
    await ash.post("/api/me/bots", name="Echo")
    game = await ash.table("age-of-the-wolf", "me", "random", options={"round-limit": 2})
    async with ash.at(game) as player:
        await player.ask("marks", room="own", data={"pins": ["c4"]})
        await player.ask("chat", room="players", text="howl")
        await player.play_on(random.Random(1))
    running = await ash.table("the-wolves", "me", "me")
    answer = await ash.ask("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    whole = answer.json()
    assert (whole["profile"]["id"], whole["profile"]["email"]) == (ash.id, "ash@den.example")
    assert whole["profile"]["muted"] == [birch.id]
    assert [bot["name"] for bot in whole["bots"]] == ["Echo"]
    tables = {table["id"]: table for table in whole["tables"]}
    assert tables.keys() == {game["id"], running["id"]}
    over = tables[game["id"]]
    assert (over["seats"], over["status"]) == ([0], "finished")
    assert over["marks"] == [{"seat": 0, "shared": False, "data": {"pins": ["c4"]}}]
    assert open_replay(over["replay"], TITLES)[1].state.outcome() is not None
    # Of a running game, hidden information stays hidden.
    assert tables[running["id"]]["replay"] is None
    assert [line["text"] for line in whole["chat"]] == ["howl"]
    assert whole["left_out"] == {"tables": 0, "replays": 0, "chat": 0, "played": 0}
    async with guest(server.url) as nobody:
        nobody.http.cookies.clear()
        assert await nobody.refused("GET", "/api/me/export") == (401, "no_guest")


async def test_an_export_is_bounded_and_counts_what_it_left_out(
    running: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "MAX_TABLES", 2)
    monkeypatch.setattr(privacy, "MAX_CHAT", 1)
    ash = await Person(running).come_in("Ash")
    for _ in range(3):
        table = await ash.table("me", "open")
    wire = ash.at(table)
    for text in ("one", "two"):
        await wire.ask(type="chat", room="players", text=text)
    whole = await ash.get("/api/me/export")
    assert len(whole["tables"]) == 2
    assert [line["text"] for line in whole["chat"]] == ["two"]
    assert whole["left_out"] == {"tables": 1, "replays": 0, "chat": 1, "played": 0}


# Retention.


async def used(running: Place) -> tuple[Person, str, str]:
    """Return a guest with a table that is over and one that has not begun."""
    ash = await Person(running).come_in("Ash")
    game, opened = await ash.table("me", "me"), await ash.table("me", "open")
    wire = ash.at(game, "seat=0")
    assert (await wire.ask(type="chat", room="players", text="howl"))["type"] == "ack"
    await ash.ask(f"/api/tables/{game}/abandon", yes=True)
    return ash, game, opened


def sweeper(running: Place, **days: Any) -> Retention:
    """Return what deletes with these settings."""
    services = running.services
    config = Config(data=services.config.data, **days)
    return Retention(config, services.tables, services.guests)


async def test_nothing_is_deleted_unless_the_operator_says_so(running: Place) -> None:
    await used(running)
    swept = await sweeper(running).sweep(now() + 10_000 * DAY)
    assert swept == {"chat": 0, "tables": 0, "guests": 0}


async def test_old_chat_goes_and_the_table_stays(running: Place) -> None:
    ash, game, _ = await used(running)
    old = sweeper(running, keep_chat=30)
    assert (await old.sweep(now() + 29 * DAY))["chat"] == 0
    assert (await old.sweep(now() + 31 * DAY))["chat"] == 1
    export = await ash.get("/api/me/export")
    assert export["chat"] == []
    assert game in [table["id"] for table in export["tables"]]


async def test_old_tables_that_are_over_go(running: Place) -> None:
    ash, game, opened = await used(running)
    old = sweeper(running, keep_finished=30)
    assert (await old.sweep(now() + 29 * DAY))["tables"] == 0
    assert (await old.sweep(now() + 31 * DAY))["tables"] == 1
    assert (await ash.get(f"/api/tables/{game}"))["http"] == 404
    assert (await ash.get(f"/api/tables/{opened}"))["http"] == 200


async def test_guests_who_were_idle_for_long_go(
    running: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    ash, *_ = await used(running)
    for number in range(5):
        await Person(running).come_in(f"Wolf {number}")
    old = sweeper(running, keep_guests=30)
    assert (await old.sweep(now() + 29 * DAY))["guests"] == 0
    birch = await Person(running).come_in("Birch")
    playing = await birch.table("me", "me")
    assert (await old.sweep(now() + 31 * DAY))["guests"] == 6
    assert (await ash.get("/api/me"))["http"] == 401
    # Guests in a running game stay.
    assert (await birch.get(f"/api/tables/{playing}"))["status"] == "running"
    assert (await birch.get("/api/me"))["http"] == 200
