"""Puzzles over the network: asked without the answer, answered, explained, played on from."""

import json
import random
from datetime import UTC, datetime

import msgspec
import pytest

from tests.support.people import Guest, Json, changed, words
from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.features.puzzles.wire import Answering
from wolfden.teaching.puzzles import library
from wolfden.teaching.puzzles.library import Puzzle
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


def first(title: str) -> Puzzle:
    """Return a puzzle of a title."""
    return library.puzzles_of(title)[0]


def wrong_answer(puzzle: Puzzle) -> str:
    """Return an action that is not accepted."""
    return next(one.action for one in puzzle.choices if one.action not in puzzle.accepted)


async def test_today_is_the_same_for_everyone(ash: Guest, birch: Guest) -> None:
    today = await ash.get("/api/puzzles/today")
    assert today == await birch.get("/api/puzzles/today")
    assert [puzzle["title"] for puzzle in today["puzzles"]] == list(TITLES.ids())
    days = (await ash.get("/api/puzzles/days"))["days"]
    assert len(days) == 30
    assert len({day["date"] for day in days}) == 30
    if today["date"] == datetime.now(UTC).date().isoformat():
        assert days[0] == today


@pytest.mark.parametrize("title", TITLES.ids())
async def test_a_question_reveals_nothing_of_the_answer(ash: Guest, title: str) -> None:
    puzzle = first(title)
    asked = await ash.get(f"/api/puzzles/{puzzle.id}")
    assert set(asked) == {"puzzle", "options", "teams", "view", "actors", "legal"}
    assert set(asked["puzzle"]) == {"id", "title", "seats", "seat", "difficulty"}
    assert asked["actors"] == [puzzle.seat]
    assert set(words(asked["legal"])) == {choice.action for choice in puzzle.choices}
    state = TITLES.get(title).load(puzzle.position)
    assert asked["view"] == json.loads(json.dumps(state.view(puzzle.seat)))


@pytest.mark.parametrize("title", TITLES.ids())
async def test_the_order_of_choices_gives_nothing_away(ash: Guest, title: str) -> None:
    """They come as the rules list them, wherever the answer is."""
    puzzle = first(title)
    asked = await ash.get(f"/api/puzzles/{puzzle.id}")
    state = TITLES.get(title).load(puzzle.position)
    listed = [str(action) for action in state.legal(puzzle.seat)]
    assert sorted(words(asked["legal"]), key=listed.index) == listed


@pytest.mark.parametrize("title", TITLES.ids())
def test_twins_get_the_same_bytes(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seat does not know of the puzzle's world is in no question, answer or preview."""
    for puzzle in library.puzzles_of(title)[:6]:
        game = TITLES.get(title)
        twin = game.load(puzzle.position).resample(puzzle.seat, random.Random(3))
        other = msgspec.structs.replace(puzzle, position=twin.dump())
        assert answer_of(puzzle, monkeypatch) == answer_of(other, monkeypatch)


def answer_of(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Return what leaves the server about a puzzle before its answer is known."""
    found = library.find_puzzle(puzzle.id)
    assert found is not None
    monkeypatch.setattr(library, "find_puzzle", lambda _name: (found[0], puzzle))
    asked = OpenPuzzle(puzzle.id, TITLES)
    monkeypatch.undo()
    wrong = asked.check(Answering(action=wrong_answer(puzzle)))
    return msgspec.json.encode([asked.question(), wrong])


@pytest.mark.parametrize("title", TITLES.ids())
async def test_an_answer_is_judged_and_explained(ash: Guest, title: str) -> None:
    puzzle = first(title)
    address = f"/api/puzzles/{puzzle.id}/answer"
    wrong = await ash.post(address, action=wrong_answer(puzzle))
    assert (wrong["right"], wrong["solution"]) == (False, None)
    assert wrong["chance"] < wrong["best"]
    right = await ash.post(address, action=puzzle.accepted[-1])
    assert right["right"] is True
    solution = right["solution"]
    assert solution["accepted"] == puzzle.accepted
    assert set(puzzle.accepted) <= {choice["action"] for choice in solution["choices"]}
    given_up = await ash.post(address, give_up=True)
    assert (given_up["right"], given_up["solution"]) == (False, solution)
    await check_line(puzzle, (await ash.get(f"/api/puzzles/{puzzle.id}"))["view"], solution)


async def check_line(puzzle: Puzzle, view: Json, solution: Json) -> None:
    """Follow the line as a page does: the views are those of the seat."""
    found = library.find_puzzle(puzzle.id)
    assert found is not None
    state = TITLES.get(found[0].title).load(puzzle.position)
    shown: object = view
    for step, move in zip(solution["line"], puzzle.line, strict=True):
        state.apply(state.parse(move.seat, move.action))
        shown = changed(shown, step["changes"])
        assert shown == json.loads(json.dumps(state.view(puzzle.seat)))
        assert step["actors"] == list(state.actors())


async def test_what_others_do_in_secret_stays_so_in_the_line(ash: Guest) -> None:
    """A hunter does not see where the Beast went in the line that follows."""
    hidden = []
    for puzzle in library.puzzles_of("brotherhood-of-the-wolf"):
        answer = await ash.post(f"/api/puzzles/{puzzle.id}/answer", give_up=True)
        for step, move in zip(answer["solution"]["line"], puzzle.line, strict=True):
            if move.seat == 0 != puzzle.seat and move.action.startswith("prowl"):
                hidden.append(step["entry"]["words"])
    assert all(line.endswith("?") for line in hidden)


async def test_questions_about_a_puzzle(ash: Guest) -> None:
    puzzle = first("the-wolves")
    address = f"/api/puzzles/{puzzle.id}"
    allowed = await ash.post(f"{address}/explain", words=puzzle.accepted[0])
    assert allowed["allowed"] is True
    seen = await ash.post(f"{address}/preview", words=puzzle.accepted[0])
    assert seen["type"] == "preview"
    for part in ("explain", "preview"):
        assert (await ash.refused("POST", f"{address}/{part}", words="sing @a1"))[0] == 400


async def test_bad_answers_are_refused(ash: Guest) -> None:
    puzzle = first("the-wolves")
    address = f"/api/puzzles/{puzzle.id}/answer"
    assert await ash.refused("POST", address, action="sing @a1") == (400, "bad_notation")
    assert await ash.refused("POST", address, action="draft @a1") in (
        (400, "bad_notation"),
        (409, "illegal_action"),
    )
    assert await ash.refused("POST", address, answer="x") == (400, "bad_request")
    assert await ash.refused("POST", address, action="x" * 501) == (400, "bad_request")
    for path in ("", "/answer", "/explain", "/preview", "/play"):
        method = "POST" if path else "GET"
        body = {"words": "x"} if path in ("/explain", "/preview") else {}
        found = await ash.refused(method, f"/api/puzzles/nothing{path}", **body)
        assert found == (404, "not_found")


@pytest.mark.parametrize("title", TITLES.ids())
async def test_one_plays_on_from_a_puzzle(ash: Guest, title: str) -> None:
    puzzle = first(title)
    table = await ash.post(f"/api/puzzles/{puzzle.id}/play")
    assert table["status"] == "running"
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds.pop(puzzle.seat) == "guest"
    assert set(kinds) == {"bot"}
    async with ash.at(table) as player:
        state = await player.until("state")
        asked = await ash.get(f"/api/puzzles/{puzzle.id}")
        assert (state["view"], state["legal"]) == (asked["view"], asked["legal"])
