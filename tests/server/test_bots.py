"""Bots at tables: workers that die, advice, teams of bots and people."""

import asyncio
import os
import random
import signal
from pathlib import Path
from random import SystemRandom

import pytest

from tests.support.people import SEATED, Guest
from wolfden.core.contract import Action, State
from wolfden.core.record import Record
from wolfden.core.secrecy import known_world
from wolfden.players.tree import Forest
from wolfden.server.base.config import Config
from wolfden.server.base.errors import Stale
from wolfden.server.database.engine import migrate
from wolfden.server.features.bots import tasks as bot_process
from wolfden.server.guests.wire import Guest as SeatRef
from wolfden.server.running import run_services
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act, act_for_bot
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.server.workers.asking import Workers
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


async def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    record = Record(TITLES.get("the-wolves"), 2, SEATED["the-wolves"])
    record.resolve_chance(random.Random(1))
    workers = Workers(1)
    try:
        assert await workers.decide("table", "host", "the-wolves", record.state, {0: "random"})
        (worker,) = workers.processes()
        os.kill(worker, signal.SIGKILL)
        found = await workers.decide("table", "host", "the-wolves", record.state, {0: "random"})
        assert found is not None
        assert found[0] == 0
        assert workers.processes() != [worker]
    finally:
        await workers.stop()
    assert workers.processes() == []


def test_only_what_a_seat_knows_leaves_for_the_workers() -> None:
    game = TITLES.get("brotherhood-of-the-wolf")
    record = Record(game, 3)
    rng = random.Random(3)
    for _ in range(12):
        record.resolve_chance(rng)
        seat = record.state.actors()[0]
        record.apply(rng.choice(record.state.legal(seat)))
    worlds = {known_world(record.state, 1, SystemRandom()) for _ in range(20)}
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
    title, world = "brotherhood-of-the-wolf", known_world(record.state, 0, SystemRandom())
    legal = [str(action) for action in record.state.legal(0)]
    found = bot_process.decide("table", title, world, {0: "random"}, "seed")
    assert found is not None
    assert (found[0], found[1] in legal) == (0, True)
    assert bot_process.decide("table", title, world, {1: "random"}, "seed") is None
    assert bot_process.hint(title, world, 0, 3, "seed").steps[0].action in legal
    assert len(bot_process.evaluate(title, world, 0, "seed").chances) == 3
    bold = {0: "pup:style=bold"}
    assert bot_process.decide("table", title, world, bold, "seed") is not None


async def test_a_bot_that_still_thinks_does_not_act_on_a_seat_taken_back(tmp_path: Path) -> None:
    migrate(tmp_path)
    plans = [SeatPlan("me"), SeatPlan("me")]
    async with run_services(Config(data=tmp_path, limits=0)) as services:
        table = await create_table(
            services.tables, SeatRef("g", "Ash"), NewTable("the-wolves", plans, {"first": "seat-1"})
        )
        live = await table.live_game()
        words = str(live.state.legal(0)[0])
        with pytest.raises(Stale):
            await act_for_bot(table, 0, live.seq, words)
        await act(table, 0, live.seq, words)


# Bots that stay between decisions.

SEARCH = "alpha:simulations=60"


def begun(title: str) -> Record:
    """Return a game about to begin."""
    record = Record(TITLES.get(title), 3, SEATED.get(title))
    record.resolve_chance(random.Random(1))
    return record


def asked(table: str, title: str, state: State) -> tuple[Action, int, Forest | None, Forest | None]:
    """Let the bots of a team decide; return also the trees to go on in, before
    (with the simulations in their roots) and after.
    """
    team = state.team(state.actors()[0])
    key = (table, min(team))
    before = going_on(bot_process.SESSIONS.get(key))
    simulated = max(root.visits for root in before.roots) if before else 0
    world = known_world(state, min(team), SystemRandom())
    levels = dict.fromkeys(team, SEARCH)
    found = bot_process.decide(table, title, world, levels, "seed")
    assert found is not None
    return state.parse(*found), simulated, before, going_on(bot_process.SESSIONS[key])


def going_on(session: bot_process.Session | None) -> Forest | None:
    """Return the trees in which a team goes on if nothing but its own action happens."""
    players = session.players.values() if session else ()
    found = [bot._expected[1] for bot in players if bot._expected]  # type: ignore[attr-defined] # what the test is about
    return found[0] if found else None


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_second_decision_of_a_turn_goes_on_in_the_trees_of_the_first(title: str) -> None:
    record, rng, times = begun(title), random.Random(title), 0
    for _ in range(16):
        action, simulated, before, after = asked("trees", title, record.state)
        times += simulated > 0 and after is before
        record.apply(action)
        record.resolve_chance(rng)
    assert times > 0
    bot_process.drop_sessions("trees")
    assert "trees" not in [table for table, _seat in bot_process.SESSIONS]


def test_a_bot_starts_over_when_the_position_is_not_the_one_it_expects() -> None:
    title, record, after = "the-wolves", begun("the-wolves"), None
    while after is None:
        before = record.state.copy()
        action, _, _, after = asked("again", title, record.state)
        record.apply(action)
    # As after an undo: the bot is asked about the same moment once more.
    _, _, expected, other = asked("again", title, before)
    assert expected is after
    assert other is not after
    bot_process.drop_sessions("again")


def test_the_session_used_longest_ago_is_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "MAX_SESSIONS", 2)
    bot_process.SESSIONS.clear()
    world = known_world(begun("the-wolves").state, 0, SystemRandom())
    for table in ("one", "two", "one", "three"):
        bot_process.decide(table, "the-wolves", world, {0: "random"}, "seed")
    assert [table for table, _seat in bot_process.SESSIONS] == ["one", "three"]
    first = bot_process.SESSIONS["one", 0]
    bot_process.decide("one", "the-wolves", world, {0: "greedy"}, "seed")
    assert bot_process.SESSIONS["one", 0] is not first
    bot_process.SESSIONS.clear()


async def test_a_table_asks_the_same_worker_while_it_is_free() -> None:
    workers = Workers(2)
    state = begun("the-wolves").state
    try:
        for _ in range(3):
            assert await workers.decide("one", "host", "the-wolves", state, {0: "random"})
        assert len(workers.processes()) == 1
        # Two tables at once: the second one goes to the worker that is free.
        first = workers.decide("one", "host", "the-wolves", state, {0: "random"})
        second = workers.decide("2", "host", "the-wolves", state, {0: "random"})
        assert all(await asyncio.gather(first, second))
        assert len(workers.processes()) == 2
        one, two = workers.thinking.by_table["one"], workers.thinking.by_table["2"]
        assert one is not two
        assert await workers.decide("2", "host", "the-wolves", state, {0: "random"})
        assert workers.thinking.by_table == {"one": one, "2": two}
        workers.forget("one")
        assert list(workers.thinking.by_table) == ["2"]
    finally:
        await workers.stop()
