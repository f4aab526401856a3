"""The analysis board: where positions come from, what is refused, and how thoughts arrive."""

import json
import random
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from tests.support.asgi import place
from tests.support.people import Guest, Json
from tests.support.postgres import Postgres
from wolfden.core.contract import State
from wolfden.core.record import Record
from wolfden.server.base.errors import NotAllowed, WrongState
from wolfden.server.features.analysis import tasks as analysis_process
from wolfden.server.features.analysis.service import Analyses
from wolfden.server.features.analysis.tasks import MOST_NEAR, RunningGame, load_study
from wolfden.server.features.analysis.wire import AnalysisThinking
from wolfden.server.features.ratings.positions import LATEST
from wolfden.server.tables.live_game import public_digest
from wolfden.server.tables.new_tables import create_at_position
from wolfden.teaching.actions import Move
from wolfden.teaching.analysis.study import open_study, play_lines
from wolfden.teaching.thinking import Thought
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio
REPLAYS = Path(__file__).parents[1] / "titles"
SHORT = REPLAYS / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"
HIDDEN = REPLAYS / "brotherhood_of_the_wolf" / "replays" / "4p-fourth-token.txt"


async def start(guest: Guest, **source: object) -> Json:
    """Open an analysis and show where it begins."""
    study = (await guest.post("/api/analysis", **source))["study"]
    about = {"title": study["title"], "position": study["position"]}
    return {**await guest.post("/api/analysis/position", **about), "title": study["title"]}


async def test_a_finished_game_is_opened_and_followed(ash: Guest) -> None:
    text = HIDDEN.read_text(encoding="utf-8")
    table = await ash.post("/api/replays", text=text)
    opened = await ash.post("/api/analysis", table=table["id"])
    study = opened["study"]
    assert len(study["lines"][0]["moves"]) == table["ply"]
    assert opened["teams"] == table["teams"]
    about = {"title": study["title"], "position": study["position"]}
    moves = study["lines"][0]["moves"]
    half = await ash.post("/api/analysis/position", **about, moves=moves[:30])
    assert half["seat"] in half["actors"]
    assert half["legal"]
    assert [entry["words"] for entry in half["entries"]] == [one["action"] for one in moves[:30]]
    end = await ash.post(
        "/api/analysis/position", title=study["title"], position=half["position"], moves=moves[30:]
    )
    assert end["result"]["reason"] == table["result"]["reason"]
    assert (end["actors"], end["legal"]) == ([], None)


async def test_actions_are_tried_explained_and_seen_in_advance(ash: Guest) -> None:
    shown = await start(ash, title="age-of-the-wolf", seats=2)
    seat = shown["seat"]
    here = {"title": shown["title"], "position": shown["position"], "seat": seat}
    refused = await ash.post("/api/analysis/explain", **here, words="end")
    assert (refused["allowed"], refused["rule"][0]) == (False, "A")
    verb, tree = next(iter(shown["legal"].items()))
    words = [verb]
    while tree:
        words.append(next(iter(tree)))
        tree = tree[words[-1]] if isinstance(tree, dict) else None
    action = " ".join(words)
    assert (await ash.post("/api/analysis/preview", **here, words=action))["type"] == "preview"
    after = await ash.post(
        "/api/analysis/position",
        title=shown["title"],
        position=shown["position"],
        moves=[{"seat": seat, "action": action}],
    )
    assert after["moves"] == [{"seat": seat, "action": action}]
    assert after["position"] != shown["position"]
    body = {"title": shown["title"], "position": shown["position"]}
    wrong = {**body, "moves": [{"seat": 1 - seat, "action": action}]}
    assert await ash.refused("POST", "/api/analysis/position", **wrong) == (409, "wrong_seat")


async def test_chance_decides_or_is_told_what_to_do(ash: Guest) -> None:
    state = TITLES.get("the-wolves").setup(2)
    about = {"title": "the-wolves", "position": state.dump()}
    before = await ash.post("/api/analysis/position", **about)
    assert before["actors"] == [-1]
    assert len(before["outcomes"]) > 1
    chance = {"seat": -1, "action": ""}
    after = await ash.post("/api/analysis/position", **about, moves=[chance])
    assert after["moves"][0]["action"] in before["outcomes"]
    wanted = {"seat": -1, "action": before["outcomes"][-1]}
    told = await ash.post("/api/analysis/position", **about, moves=[wanted])
    assert told["moves"] == [wanted]


async def test_text_and_link_hold_the_whole_analysis(ash: Guest) -> None:
    study = (await ash.post("/api/analysis", text=SHORT.read_text(encoding="utf-8")))["study"]
    study["lines"].append({"moves": [], "name": "Other", "parent": 0, "after": 4})
    exported = await ash.post("/api/analysis/export", **study)
    assert (await ash.post("/api/analysis", text=exported["text"]))["study"] == study
    assert (await ash.post("/api/analysis", link=exported["link"]))["study"] == study
    study["lines"][0]["parent"] = 7
    assert await ash.refused("POST", "/api/analysis/export", **study) == (400, "bad_replay")


async def test_a_puzzle_is_opened_without_what_nobody_knows(ash: Guest) -> None:
    days = await ash.get("/api/puzzles/today")
    for puzzle in days["puzzles"]:
        question = await ash.get(f"/api/puzzles/{puzzle['id']}")
        shown = await start(ash, puzzle=puzzle["id"])
        assert shown["seat"] == puzzle["seat"]
        assert shown["view"] == question["view"]


@pytest.mark.parametrize(
    ("source", "refused"),
    [
        ({}, (400, "bad_request")),
        ({"title": "the-wolves", "text": "x"}, (400, "bad_request")),
        ({"title": "the-wolves", "seats": 9}, (400, "bad_setup")),
        ({"title": "chess", "seats": 2}, (404, "unknown_title")),
        ({"table": "nothing"}, (404, "not_found")),
        ({"puzzle": "nothing"}, (404, "not_found")),
        ({"text": "hello"}, (400, "bad_replay")),
        ({"text": "position the-wolves rules=99 seats=2"}, (400, "bad_position")),
        ({"link": "damaged"}, (400, "bad_replay")),
    ],
)
async def test_what_cannot_be_analysed_is_refused(
    source: dict[str, Any], refused: tuple[int, str], ash: Guest
) -> None:
    assert await ash.refused("POST", "/api/analysis", **source) == refused


async def test_a_running_game_is_not_analysed_by_those_who_play_it(
    ash: Guest, birch: Guest
) -> None:
    table = await ash.table("the-wolves", "me", "me")
    assert await birch.refused("POST", "/api/analysis", table=table["id"]) == (409, "wrong_state")
    # A player may take its replay along, but does not learn how to continue it here.
    text = (await ash.ask("GET", f"/api/tables/{table['id']}/replay.txt")).text
    assert await ash.refused("POST", "/api/analysis", text=text) == (409, "wrong_state")
    study = open_study(text, TITLES)
    position = study.position
    about = {"title": "the-wolves", "position": position}
    refused = await ash.refused("POST", "/api/analysis/position", **about)
    assert refused == (409, "wrong_state")
    refused = await ash.refused("POST", "/api/analysis/think", **about, seat=0)
    assert refused == (409, "wrong_state")
    assert (await birch.post("/api/analysis/position", **about))["position"] == position


async def test_nor_is_a_position_that_one_action_leads_to(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    text = (await ash.ask("GET", f"/api/tables/{table['id']}/replay.txt")).text
    state = play_lines(open_study(text, TITLES), TITLES)[-1][-1]
    legal = state.legal(state.actors()[0])
    near, far = state.copy(), state.copy()
    near.apply(legal[-1])
    for _action in range(2):
        far.apply(far.legal(far.actors()[0])[0])
    here, there = (
        {"title": "the-wolves", "position": one.dump(), "seat": 0} for one in (near, far)
    )
    for path in ("position", "think"):
        refused = await ash.refused("POST", f"/api/analysis/{path}", **here)
        assert refused == (409, "wrong_state")
    assert (await birch.post("/api/analysis/position", **here))["position"] == here["position"]
    assert (await ash.post("/api/analysis/position", **there))["position"] == there["position"]
    other = await start(ash, title="the-wolves", seats=3)
    assert other["actors"], "another number of seats is another game"


# Rated games.


async def begin_rated(ash: Guest, birch: Guest) -> str:
    """Return the id of a rated game of two."""
    settings = {"rated": True, "autostart": True, "clock": {"kind": "live", "bank": 600}}
    table = await ash.table("the-wolves", "me", "open", settings=settings)
    await birch.post(f"/api/tables/{table['id']}/join", seat=None)
    shown = await ash.get(f"/api/tables/{table['id']}")
    assert (shown["status"], shown["settings"]["rated"]) == ("running", True)
    return str(table["id"])


async def play(people: list[Guest], name: str, count: int) -> None:
    """Let players act, each the first thing that is allowed."""
    for _ in range(count):
        (seat,) = (await people[0].get(f"/api/tables/{name}"))["actors"]
        async with people[seat].at(name, f"?seat={seat}") as player:
            await player.plays_on()


async def replay_of(guest: Guest, name: str) -> str:
    """Return what a guest may take along of a game."""
    return (await guest.ask("GET", f"/api/tables/{name}/replay.txt")).text


def states_of(text: str) -> list[State]:
    """Return all positions of a game."""
    return play_lines(open_study(text, TITLES), TITLES)[-1]


async def test_a_running_rated_game_is_analysed_by_nobody(ash: Guest, birch: Guest) -> None:
    name = await begin_rated(ash, birch)
    text = await replay_of(ash, name)
    async with httpx.AsyncClient(base_url=ash.url) as http:
        stranger = Guest(ash.url, http)
        answer = await stranger.ask("POST", "/api/analysis", {"text": text})
        assert (answer.status_code, answer.json()["key"]) == (409, "problem-analysis-rated")
        position = states_of(text)[-1].dump()
        here = {"title": "the-wolves", "position": position}
        for path, more in (("position", {}), ("think", {"seat": 0})):
            refused = await stranger.refused("POST", f"/api/analysis/{path}", **here, **more)
            assert refused == (409, "wrong_state")
        # A line that passes through the position and continues, from a beginning long before.
        begin = open_study(text, TITLES)
        further = states_of(text)[-1].copy()
        action = further.legal(further.actors()[0])[0]
        moves = [{"seat": action.seat, "action": str(action)}]
        passing = {"title": "the-wolves", "position": begin.position, "moves": moves}
        refused = await stranger.refused("POST", "/api/analysis/position", **passing)
        assert refused == (409, "wrong_state")
    # Nor is it taken in as a finished game, from which one could play on with hints.
    assert await birch.refused("POST", "/api/replays", text=text) == (409, "wrong_state")
    async with ash.at(name, "?seat=0") as player:
        assert (await player.ask("hint"))["code"] == "not_allowed"
        assert (await player.ask("evaluate"))["code"] == "not_allowed"


async def rated_table(ash: httpx.AsyncClient, birch: httpx.AsyncClient) -> str:
    """Return the id of a new rated game of two new guests."""
    for client, guest_name in ((ash, "Ash"), (birch, "Birch")):
        await client.post("/api/guests", json={"name": guest_name})
    rated = {"rated": True, "clock": {"kind": "live", "bank": 600}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"title": "the-wolves", "seats": seats, "settings": rated}
    name: str = (await ash.post("/api/tables", json=wanted)).json()["id"]
    assert (await birch.post(f"/api/tables/{name}/join", json={})).is_success
    return name


async def test_nobody_is_advised_on_it_at_another_table(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as here, here.browser() as ash, here.browser() as birch:
        name = await rated_table(ash, birch)
        table = await here.services.tables.get(name)
        state = (await table.live_game()).state
        # As if a part of its game had been uploaded, and played on from there.
        guest, seat = table.info.seats[0].guest, state.actors()[0]
        assert guest is not None
        made = create_at_position(here.services.tables, table.game, guest, state.dump(), seat)
        wire = here.wire(f"/ws/tables/{(await made).id}", cookie=ash.cookies["wolfden"])
        for what in ("hint", "evaluate"):
            assert (await wire.ask(type=what))["key"] == "problem-analysis-rated", what
        for one in (ash, birch):
            await one.post(f"/api/tables/{name}/abandon", json={"yes": True})
        assert (await wire.ask(type="evaluate"))["type"] == "evaluation"
        await here.hang_up()


async def test_the_positions_just_before_are_refused_until_the_game_is_over(
    ash: Guest, birch: Guest
) -> None:
    name = await begin_rated(ash, birch)
    before = await replay_of(ash, name)
    await play([ash, birch], name, 3)
    state = states_of(before)[-1]
    about = {"title": "the-wolves", "position": state.dump()}
    async with httpx.AsyncClient(base_url=ash.url) as http:
        stranger = Guest(ash.url, http)
        path = "/api/analysis/position"
        assert await stranger.refused("POST", path, **about) == (409, "wrong_state")
        await play([ash, birch], name, LATEST)
        assert (await stranger.post(path, **about))["position"] == about["position"]
        now = {"title": "the-wolves", "position": states_of(await replay_of(ash, name))[-1].dump()}
        assert await stranger.refused("POST", path, **now) == (409, "wrong_state")
        await birch.post(f"/api/tables/{name}/seats/1/resign")
        assert (await stranger.post(path, **now))["position"] == now["position"]


async def test_processes_know_of_each_others_rated_games(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.migrated_database()
    async with (
        place(tmp_path / "one", database=url) as one,
        place(tmp_path / "two", database=url) as two,
        one.browser() as ash,
        one.browser() as birch,
        two.browser() as stranger,
    ):
        name = await rated_table(ash, birch)
        text = (await ash.get(f"/api/tables/{name}/replay.txt")).text
        answer = await stranger.post("/api/analysis", json={"text": text})
        assert (answer.status_code, answer.json()["key"]) == (409, "problem-analysis-rated")


@pytest.mark.parametrize("title", TITLES.ids())
def test_what_a_position_is_recognised_by_says_nothing_of_what_is_hidden(title: str) -> None:
    game, rng = TITLES.get(title), random.Random(4)
    seats = game.meta().max_seats
    record = Record(game, seats)
    for _action in range(40):
        record.resolve_chance(rng)
        state = record.state
        if state.is_over:
            break
        digest = public_digest(title, seats, state)
        for watcher in (None, *range(seats)):
            twin = game.load(state.resample(watcher, rng).dump())
            assert public_digest(title, seats, twin) == digest
        before = {digest}
        record.apply(rng.choice(state.legal(rng.choice(state.actors()))))
    assert public_digest(title, seats, record.state) not in before


# What a question costs.


def running_games(count: int) -> list[RunningGame]:
    """Return games that a guest has begun."""
    games = []
    for number in range(count):
        record = Record(TITLES.get("age-of-the-wolf"), 2)
        record.resolve_chance(random.Random(number))
        digest = public_digest("age-of-the-wolf", 2, record.state)
        games.append(RunningGame("age-of-the-wolf", 2, record.state.dump(), digest))
    return games


def test_few_running_games_are_looked_at_closely_however_long_a_line_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at: list[RunningGame] = []

    def next_digests(game: RunningGame) -> frozenset[bytes]:
        looked_at.append(game)
        return frozenset()

    monkeypatch.setattr(analysis_process, "_next_digests", next_digests)
    record, rng = Record(TITLES.get("age-of-the-wolf"), 2), random.Random(99)
    record.resolve_chance(rng)
    while len(record.steps) < 60 and not record.state.is_over:
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
        record.resolve_chance(rng)
    position = record.state_at(0).dump()
    moves = [Move(step.action.seat, str(step.action)) for step in record.steps]
    _shown, digests = analysis_process.show(
        "age-of-the-wolf", position, moves, 0, running_games(28)
    )
    assert len(digests) == len(moves) + 1
    assert len(looked_at) <= MOST_NEAR


def test_a_study_one_action_after_a_running_game_is_refused() -> None:
    (game,) = running_games(1)
    state = TITLES.get(game.title).load(game.position)
    assert load_study(state.dump(), [])[1] == [game.digest]
    state.apply(state.legal(state.actors()[0])[0])
    with pytest.raises(WrongState):
        load_study(state.dump(), [game])


async def test_an_export_is_limited_like_other_documents(tmp_path: Path) -> None:
    async with place(tmp_path / "data", limits=1) as here, here.browser() as browser:
        study = {"title": "the-wolves", "rules": 1, "seats": 2, "position": "x"}
        answers = [await browser.post("/api/analysis/export", json=study) for _ in range(25)]
        assert {one.status_code for one in answers} == {200, 429}
        processes = here.services.workers.reading.workers
        assert any(worker.is_started for worker in processes), "a worker has written it"


async def test_thoughts_arrive_while_the_engine_thinks(ash: Guest) -> None:
    shown = await start(ash, title="age-of-the-wolf", seats=2)
    about = {"title": shown["title"], "position": shown["position"], "seat": shown["seat"]}
    found: list[Json] = []
    body = {**about, "lines": 2}
    async with ash.http.stream("POST", "/api/analysis/think", json=body) as answer:
        assert answer.status_code == 200
        async for line in answer.aiter_lines():
            found.append(json.loads(line))
            if len(found) == 2:
                break
    assert 0 < found[0]["simulations"] < found[1]["simulations"]
    assert 0 < len(found[1]["best"]) <= 2
    assert found[1]["best"][0]["line"][0]["seat"] == shown["seat"]


class QuickWorkers:
    """Stands for the workers: thinks immediately, and knows which questions are open."""

    def __init__(self, gains: list[int]) -> None:
        self.gains = gains
        self.open: set[str] = set()

    async def read(self, *_asked: object) -> list[bytes]:
        """Return the digests of a position."""
        return [b"position"]

    async def think(self, _askers: object, name: str, *_about: object) -> Thought:
        """Return a thought with a few more simulations."""
        self.open.add(name)
        return Thought(self.gains.pop(0), 0, [0.5, 0.5], [])

    def end_question(self, name: str) -> None:
        """Forget a question."""
        self.open.discard(name)


def thinking(gains: list[int], seconds: float) -> tuple[QuickWorkers, AsyncIterator[Thought]]:
    """Return stand-ins for the workers, and what a visitor is told."""

    async def rows(*_query: object) -> list[object]:
        return []

    workers = QuickWorkers(gains)
    tables = SimpleNamespace(database=SimpleNamespace(rows=rows, read=rows))
    analyses = Analyses(cast("Any", tables), TITLES, cast("Any", workers), seconds)
    asked = AnalysisThinking("the-wolves", "position", 0)
    return workers, analyses.think(("here",), "", asked)


async def test_thinking_ends_after_its_time_and_is_forgotten() -> None:
    workers, thoughts = thinking([10, 20, 5, 30, 40], 2.0)
    found = [one.simulations async for one in thoughts]
    assert found == [10, 20, 30], "a search that began again is not told before it is further"
    assert not workers.open


async def test_thinking_ends_where_nothing_is_to_be_found_out() -> None:
    workers, thoughts = thinking([0, 0, 0], 60.0)
    assert [one.simulations async for one in thoughts] == [0]
    assert not workers.open


async def test_a_visitor_who_leaves_ends_the_thinking() -> None:
    workers, thoughts = thinking([10, 20, 30], 60.0)
    assert (await anext(thoughts)).simulations == 10
    assert workers.open
    await cast("AsyncGenerator[Thought]", thoughts).aclose()
    assert not workers.open


async def test_an_operator_may_switch_the_engine_off() -> None:
    _workers, thoughts = thinking([10], 0)
    with pytest.raises(NotAllowed):
        await anext(thoughts)
