"""The analysis board: where positions come from, what is refused, and how thoughts arrive."""

import json
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.people import Guest, Json
from wolfden.server.model.errors import NotAllowed
from wolfden.server.service.analyses import Analyses, AnalysisThinking
from wolfden.teaching.analysis.study import open_study, play_lines
from wolfden.teaching.analysis.thinking import Thought
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
    # A player may take its replay along, but is not told how to go on with it here.
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
    """Stands for the workers: thinks at once, and knows which questions are open."""

    def __init__(self, gains: list[int]) -> None:
        self.gains = gains
        self.open: set[str] = set()

    async def think(self, _askers: object, name: str, *_about: object) -> Thought:
        """Return a thought with a few more simulations."""
        self.open.add(name)
        return Thought(self.gains.pop(0), 0, [0.5, 0.5], [])

    def end_question(self, name: str) -> None:
        """Forget a question."""
        self.open.discard(name)


def thinking(gains: list[int], seconds: float) -> tuple[QuickWorkers, AsyncIterator[Thought]]:
    """Return stand-ins for the workers, and what a visitor is told."""
    workers = QuickWorkers(gains)
    analyses = Analyses(cast("Any", None), TITLES, cast("Any", workers), seconds)
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
