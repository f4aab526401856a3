"""Bots at tables: workers that die, advice, teams of bots and people."""

import os
import random
import signal
from pathlib import Path

import pytest

from tests.server.people import Guest
from wolfden.core.record import Record
from wolfden.games import TITLES
from wolfden.server.bots import thinking
from wolfden.server.bots.workers import Workers, known_world
from wolfden.server.config import Config
from wolfden.server.errors import Stale
from wolfden.server.limits import Limits
from wolfden.server.services import running
from wolfden.server.storage.database import migrate
from wolfden.server.tables.play import act, act_for_bot
from wolfden.server.tables.seating import make
from wolfden.server.wire.requests import NewTable, SeatPlan
from wolfden.server.wire.things import Guest as SeatRef

pytestmark = pytest.mark.anyio


async def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    record = Record(TITLES.get("the-wolves"), 2)
    record.resolve_chance(random.Random(1))
    workers = Workers(1)
    try:
        assert await workers.decide("the-wolves", record.state, {0: "random"})
        (worker,) = workers.processes()
        os.kill(worker, signal.SIGKILL)
        found = await workers.decide("the-wolves", record.state, {0: "random"})
        assert found is not None
        assert found[0] == 0
        assert workers.processes() != [worker]
    finally:
        workers.stop()
    assert workers.processes() == []


def test_only_what_a_seat_knows_leaves_for_the_workers() -> None:
    game = TITLES.get("brotherhood-of-the-wolf")
    record = Record(game, 3)
    rng = random.Random(3)
    for _ in range(12):
        record.resolve_chance(rng)
        seat = record.state.actors()[0]
        record.apply(rng.choice(record.state.legal(seat)))
    worlds = {known_world(record.state, 1) for _ in range(20)}
    assert len(worlds) > 1
    views = [game.load(world).view(1) for world in worlds]
    assert all(view == record.state.view(1) for view in views)


async def test_bots_hunt_beside_people(ash: Guest) -> None:
    table = await ash.table("brotherhood-of-the-wolf", "random", "me", "random")
    async with ash.at(table) as player:
        await player.play_on(random.Random(5))
        assert player.last["result"]


async def test_hints_and_chances_where_the_table_allows_them(ash: Guest, birch: Guest) -> None:
    table = await ash.table("brotherhood-of-the-wolf", "me", "random")
    async with ash.at(table) as player, birch.at(table) as watcher:
        legal = await player.my_turn()
        await player.send("hint")
        assert (await player.ask("evaluate"))["code"] == "too_many"
        assert (await player.until("hint"))["action"] in legal
        chances = (await player.ask("evaluate"))["chances"]
        assert len(chances) == 2
        assert (await watcher.ask("hint"))["code"] == "not_yours"
        assert len((await watcher.ask("evaluate"))["chances"]) == 2
    strict = await ash.table("the-wolves", "me", "random", settings={"hints": False})
    async with ash.at(strict) as player:
        await player.my_turn()
        assert (await player.ask("hint"))["code"] == "not_allowed"


def test_workers_answer_from_the_world_they_are_given() -> None:
    record = Record(TITLES.get("brotherhood-of-the-wolf"), 3)
    record.resolve_chance(random.Random(1))
    title, world = "brotherhood-of-the-wolf", known_world(record.state, 0)
    legal = [str(action) for action in record.state.legal(0)]
    thinking.ready()
    found = thinking.decide(title, world, {0: "random"}, "seed")
    assert found is not None
    assert (found[0], found[1] in legal) == (0, True)
    assert thinking.decide(title, world, {1: "random"}, "seed") is None
    assert thinking.hint(title, world, 0, "seed") in legal
    assert len(thinking.evaluate(title, world, 0, "seed")) == 3


async def test_a_bot_that_still_thinks_does_not_act_on_a_seat_taken_back(tmp_path: Path) -> None:
    migrate(tmp_path)
    plans = [SeatPlan("me"), SeatPlan("me")]
    async with running(Config(data=tmp_path), Limits(0)) as services:
        table = await make(services.house, SeatRef("g", "Ash"), NewTable("the-wolves", plans))
        course = await services.house.course(table)
        words = str(course.state.legal(0)[0])
        with pytest.raises(Stale):
            await act_for_bot(services.house, table, 0, course.seq, words)
        await act(services.house, table, 0, course.seq, words)
