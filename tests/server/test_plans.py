"""Plans for games over days: played once, dropped when the game goes elsewhere, seen by nobody."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.support.asgi import Place, Wire, place
from tests.support.people import words
from tests.support.postgres import Postgres
from tests.support.servers import WAIT
from wolfden.server.features.plans.model import Plan
from wolfden.server.features.plans.service import Plans
from wolfden.server.features.plans.store import PlanQueries, upsert_plan
from wolfden.server.tables import play
from wolfden.server.tables.table import Table
from wolfden.teaching.actions import Move

pytestmark = pytest.mark.anyio

DAYS = {"clock": {"kind": "days", "bank": 86_400, "increment": 3_600}, "stand_in": "random"}
Json = dict[str, Any]


class Game:
    """A game of two guests: one is to act, the other, ``me``, plans."""

    def __init__(self, running: Place, clients: list[httpx.AsyncClient], table: Table) -> None:
        [self.rival] = table.info.actors
        self.me = 1 - self.rival
        self.running, self.table = running, table
        self.mine, self.theirs = clients[self.me], clients[self.rival]
        self.path = f"/api/tables/{table.id}/seats/{self.me}/plans"

    @property
    def seq(self) -> int:
        """How far the game is."""
        return self.table.info.seq

    async def look(self, moves: list[Json]) -> Json:
        """Return the position after some actions."""
        answer = await self.mine.post(
            f"{self.path}/position", json={"seq": self.seq, "moves": moves}
        )
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def line(self, replies: int = 1, number: int = 0) -> list[Json]:
        """Return what may follow, up to some replies of mine; ``number``: which first action."""
        moves: list[Json] = []
        while sum(move["seat"] == self.me for move in moves) < replies:
            shown = await self.look(moves)
            action = words(shown["legal"])[0 if moves else number]
            moves.append({"seat": shown["seat"], "action": action})
        return moves

    async def store(self, *lines: list[Json]) -> httpx.Response:
        """Plan."""
        return await self.mine.put(self.path, json={"seq": self.seq, "lines": lines})

    async def act(self, seat: int, action: str) -> None:
        """Let a seat act."""
        await play.act(self.table, seat, self.seq, action)

    async def expect(self, moves: list[Json]) -> None:
        """Let the rival play its part of a line."""
        for move in moves:
            if move["seat"] != self.rival:
                return
            await self.act(self.rival, move["action"])

    async def plan(self) -> Plan | None:
        """Return what is stored."""
        plans = await PlanQueries(self.running.services.database).of_table(self.table.id)
        return plans[0] if plans else None

    async def ended(self) -> str:
        """Wait until the plan is over; return why."""
        async with asyncio.timeout(WAIT):
            while not ((plan := await self.plan()) and plan.ended):
                await asyncio.sleep(0.01)
        return plan.ended

    async def played(self) -> list[Json]:
        """Return what was done after the deal."""
        entries = await self.table.entries()
        return [{"seat": one.seat, "action": one.words} for one in entries if one.seat >= 0]


async def begin(running: Place, stack: AsyncExitStack, title: str = "the-wolves") -> Game:
    """Let two guests begin a game over days."""
    clients = [await stack.enter_async_context(running.browser()) for _ in range(2)]
    for client, name in zip(clients, ("Ash", "Birch"), strict=True):
        await client.post("/api/guests", json={"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"title": title, "seats": seats, "settings": DAYS}
    made = (await clients[0].post("/api/tables", json=body)).json()
    await clients[1].post(f"/api/tables/{made['id']}/join", json={})
    return Game(running, clients, await running.services.tables.get(made["id"]))


async def test_the_reply_is_played_once_when_the_expected_comes(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        line = await game.line(replies=2)
        stored = await game.store(line)
        assert stored.json()["lines"] == [line]
        await game.expect(line)
        plans = running.services[Plans]
        await asyncio.gather(*[plans.play(game.table.id) for _ in range(5)])
        middle = await game.played()
        assert middle == line[: len(middle)]
        assert middle[-1]["seat"] == game.me
        if len(middle) < len(line):
            await game.expect(line[len(middle) :])
        assert await game.ended() == "done"
        assert await game.played() == line


async def test_the_lobby_does_not_tell_of_a_turn_that_a_plan_answers(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        line = await game.line()
        await game.store(line)
        lobby = running.wire("/ws/home", cookie=game.mine.cookies["wolfden"])
        async with asyncio.timeout(WAIT):
            while not lobby.sent:
                await asyncio.sleep(0.01)
        await game.expect(line)
        answered = game.seq
        assert await game.ended() == "done"
        async with asyncio.timeout(WAIT):
            while not any(f'"seq":{game.seq},' in text for text in lobby.sent):
                await asyncio.sleep(0.01)
        told = [json.loads(text) for text in lobby.sent]
        tables = [message["table"] for message in told if message["type"] == "mine"]
        assert not [one for one in tables if game.me in one["actors"] and one["seq"] <= answered]
        turns = [message["seq"] for message in told if message["type"] == "turn"]
        assert answered not in turns


async def test_two_processes_play_a_reply_once(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.migrated_database()
    async with (
        AsyncExitStack() as stack,
        place(tmp_path / "a", database=url) as one,
        place(tmp_path / "b", database=url) as other,
    ):
        game = await begin(one, stack)
        line = await game.line()
        await game.store(line)
        await game.expect(line)
        name = game.table.id
        await asyncio.gather(*[at.services[Plans].play(name) for at in (one, other) * 3])
        assert await game.ended() == "done"
        assert await game.played() == line


async def test_a_plan_ends_when_the_game_goes_another_way(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        first, second = await game.line(), await game.line(number=1)
        await game.store(first)
        await game.act(game.rival, second[0]["action"])
        assert await game.ended() == "other"
        assert [move["seat"] for move in await game.played()] == [game.rival]
        mine = (await game.mine.put(game.path, json={"seq": 0, "lines": []})).json()
        assert (mine["lines"], mine["ended"]) == ([], "")
        assert await game.plan() is None


async def test_an_undo_and_a_reply_that_is_not_allowed_end_a_plan(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        line = await game.line()
        [expected, *rest] = line
        forged = [Move(**expected), Move(game.me, "end of the world")]
        plan = Plan(table_id=game.table.id, seat=game.me, guest="", seq=game.seq, lines=[forged])
        plan.guest = game.table.info.seats[game.me].guest.id  # type: ignore[union-attr] # it sits there
        await running.services.database.writer.write(upsert_plan(plan))
        await game.act(game.rival, expected["action"])
        assert await game.ended() == "illegal"
        assert rest
        live = await game.table.live_game()
        assert live.undoable(game.rival), "a draft reveals nothing"
        # It waits for the rival: what still looks at plans after the action finds nothing to do.
        ahead = replace(plan, seq=game.seq, lines=[[Move(game.rival, "x"), Move(game.me, "y")]])
        await running.services.database.writer.write(upsert_plan(ahead))
        await play.undo(game.table, game.rival, game.seq)
        assert await game.ended() == "undone"


async def test_several_lines_wait_and_do_not_contradict_each_other(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        first, second = await game.line(), await game.line(number=1)
        await game.store(first, second)
        await game.expect(second)
        assert await game.ended() == "done"
        assert await game.played() == second


async def test_what_cannot_be_planned_is_refused(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        line = await game.line()
        shown = await game.look(line[:-1])
        legal = words(shown["legal"])
        other = {"seat": game.me, "action": legal[-1]}
        assert other != line[-1]
        twice = await game.store(line, [*line[:-1], other])
        assert twice.json()["key"] == "problem-plan-twice"
        alone = await game.store([line[0]] if line[0]["seat"] != game.me else [])
        assert alone.json()["key"] == "problem-plan-reply"
        wrong = await game.store([*line[:-1], {"seat": game.me, "action": "nonsense"}])
        assert wrong.json()["code"] == "bad_notation"
        late = await game.mine.put(game.path, json={"seq": 0, "lines": [line]})
        assert late.json()["code"] == "stale"
        foreign = await game.theirs.put(game.path, json={"seq": game.seq, "lines": [line]})
        assert foreign.json()["code"] == "not_yours"
        many = await game.store(*[line] * 6)
        assert many.json()["code"] == "bad_request"
        hidden = await begin(running, stack, "age-of-the-wolf")
        refused = await hidden.mine.post(f"{hidden.path}/position", json={"seq": hidden.seq})
        assert refused.json()["key"] == "problem-plan-secrets"
        assert await game.plan() is None


def is_told(message: Json, told: Json) -> bool:
    """Whether a message says something, and perhaps more."""
    return all(message.get(name) == value for name, value in told.items())


async def hear(wire: Wire, is_it: Callable[[Json], bool]) -> None:
    """Wait until a connection is sent a certain message."""
    async with asyncio.timeout(WAIT):
        while not any(is_it(json.loads(one)) for one in wire.sent):
            await asyncio.sleep(0.01)


async def hear_both_seats(wire: Wire) -> None:
    """Wait until a connection is sent that the guests of both seats are there."""

    def says_so(message: Json) -> bool:
        return message["type"] == "table" and all(
            seat["here"] for seat in message["table"]["seats"]
        )

    await hear(wire, says_so)


async def hear_plan(wire: Wire, seat: int, lines: list[list[Json]]) -> None:
    """Wait until a connection is told what its seat has planned."""
    told = {"type": "plans", "seat": seat, "lines": lines, "ended": ""}
    await hear(wire, lambda message: is_told(message, told))


async def test_nobody_else_hears_of_a_plan_and_it_goes_with_its_guest(running: Place) -> None:
    async with AsyncExitStack() as stack:
        game = await begin(running, stack)
        path = f"/ws/tables/{game.table.id}"
        cookies = [client.cookies["wolfden"] for client in (game.mine, game.theirs)]
        own, foreign = (running.wire(path, "", cookie) for cookie in cookies)
        await hear_plan(own, game.me, [])
        await hear_plan(foreign, game.rival, [])
        await hear_both_seats(foreign)  # who came is told a moment later
        await foreign.ask(type="ping")
        before = len(foreign.sent)
        line = await game.line()
        await game.store(line)
        await foreign.ask(type="ping")
        assert len(foreign.sent) == before + 1, "nothing but the answer"
        await hear_plan(own, game.me, [line])
        export = (await game.mine.get("/api/me/export")).json()
        [planned] = export["tables"][0]["plans"]
        assert planned["lines"] == [line]
        theirs = (await game.theirs.get("/api/me/export")).json()
        assert theirs["tables"][0]["plans"] == []
        assert (await game.mine.delete("/api/me")).status_code == 204
        assert await game.plan() is None
