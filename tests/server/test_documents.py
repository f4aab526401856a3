"""Files of strangers: read by a separate process, stored once, sent to nobody."""

import asyncio
import os
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.server.test_workers import children
from tests.support.asgi import place
from tests.support.people import Guest, Json, back, guest
from tests.support.servers import SPAWNED, serving
from tests.titles.the_wolves.recipes import LONG_VALLEY
from wolfden.commands import invoke
from wolfden.core.errors import BadData, BadReplay
from wolfden.core.record import Record
from wolfden.core.text.position import add_documents
from wolfden.core.text.replay import open_replay, replay_of, write
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import TooMany
from wolfden.server.database.engine import FILE
from wolfden.server.guests.wire import Guest as SeatRef
from wolfden.server.tables import setups as document_process, store
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act
from wolfden.server.tables.store import delete_unused_documents
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.server.workers import pool as worker_pool
from wolfden.server.workers.asking import Workers
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

WOLVES = TITLES.get("the-wolves")
PREVIEW = "/api/titles/the-wolves/preview"
DOTTED = f"{'a.' * 8000}a = 1\n"
REPLAYS = Path(__file__).parents[1] / "titles"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def replay_with(board: str) -> str:
    """Return a replay file of a game on an own board, without any action."""
    return write(replay_of(Record(WOLVES, 2, {"board": LONG_VALLEY}))).replace(
        "\n".join(f"option board| {line}".rstrip() for line in LONG_VALLEY.splitlines()),
        "\n".join(f"option board| {line}" for line in board.splitlines()),
    )


async def ask_preview(ash: Guest, board: str) -> Json:
    """Ask for a preview of a board."""
    return await ash.post(PREVIEW, seats=2, options={"board": board})


async def test_others_are_answered_while_a_document_is_read(tmp_path: Path) -> None:
    with serving(tmp_path / "data", constants=SPAWNED) as server:
        async with guest(server.url) as ash, guest(server.url) as birch:
            await ask_preview(ash, LONG_VALLEY)
            (reader,) = children(server.pid)
            os.kill(reader, signal.SIGSTOP)
            requests: list[tuple[str, Json]] = [
                (PREVIEW, {"seats": 2, "options": {"board": LONG_VALLEY}}),
                ("/api/tables", {"title": "the-wolves", "seats": SEATS, "options": board()}),
                ("/api/replays", {"text": replay_with(LONG_VALLEY)}),
            ]
            asked = [asyncio.create_task(ash.ask("POST", *one)) for one in requests]
            for _ in range(3):
                assert (await birch.get("/api/titles"))["titles"]
                assert (await birch.post(PREVIEW, seats=2))["view"]
                table = await birch.table("the-wolves", "me", "me")
                async with birch.at(table) as player:
                    await player.plays_on()
            assert not any(task.done() for task in asked)
            os.kill(reader, signal.SIGCONT)
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers] == [200, 201, 201]


def board() -> Json:
    """Return options with an own board."""
    return {"board": LONG_VALLEY}


async def test_a_document_with_endless_keys_is_refused(ash: Guest) -> None:
    options = {"board": DOTTED}
    body = {"title": "the-wolves", "seats": SEATS, "options": options}
    assert await ash.refused("POST", PREVIEW, seats=2, options=options) == (400, "bad_data")
    assert await ash.refused("POST", "/api/tables", **body) == (400, "bad_data")
    text = replay_with(DOTTED)
    assert await ash.refused("POST", "/api/replays", text=text) == (400, "bad_data")


async def test_a_document_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "ATTEMPTS", 1)
    workers = Workers(1, seconds=1e-6)
    try:
        with pytest.raises(BadData, match="too long, or too much memory"):
            await workers.check_setup(("ash",), WOLVES, 2, {"board": LONG_VALLEY})
    finally:
        await workers.stop()


async def test_errors_come_back_from_the_process_as_they_are() -> None:
    workers = Workers(1)
    try:
        asked = [workers.read_replay(("ash",), "no replay") for _ in range(5)]
        errors = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(error) for error in errors] == [BadReplay] * 4 + [TooMany]
        with pytest.raises(BadData) as refused:
            await workers.preview(("ash",), WOLVES, 2, {"board": "sky = 1"})
        assert refused.value.facts["where"] == "board"
        view = await workers.preview(("ash",), WOLVES, 2, {"board": LONG_VALLEY})
        assert view["hexes"]
    finally:
        await workers.stop()


# How documents are stored.


def padded(number: int) -> str:
    """Return a board with a lot of comment in its file, another one for each number."""
    return f"{LONG_VALLEY}# {number} {'padding ' * 6000}\n"


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    """Return what a query finds in the database of a server."""
    with closing(sqlite3.connect(data / FILE)) as database:
        return database.execute(query).fetchall()


async def test_lists_of_tables_do_not_read_documents(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            made = [
                await ash.table("the-wolves", "me", "open", public=True, options=options)
                for options in ({"board": padded(1)}, {"board": padded(2)}, {"board": padded(2)})
            ]
            shown = (await ash.get("/api/lobby"))["open"]
            assert {one["id"] for one in shown} == {one["id"] for one in made}
            assert {one["options"]["board"] for one in shown} == {"file"}
            cookie = ash.http.cookies["wolfden"]
    ((longest,),) = rows(data, "SELECT max(length(options) + length(position)) FROM tables")
    assert int(str(longest)) < 500
    texts = {str(text) for (text,) in rows(data, "SELECT text FROM documents")}
    assert texts == {padded(1), padded(2)}
    with serving(data) as server:
        async with back(server.url, cookie) as ash:
            table = await ash.post(f"/api/tables/{made[0]['id']}/start", fill="random")
            async with ash.at(table) as player:
                places = {one["hex"] for one in (await player.until("state"))["view"]["hexes"]}
    own = document_process.preview(WOLVES, 2, {"board": LONG_VALLEY})
    assert places == {one["hex"] for one in cast("Any", own)["hexes"]}


async def test_a_document_goes_with_its_last_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with place(data) as here:
        tables = here.services.tables
        plans = [SeatPlan("me"), SeatPlan("open")]
        wanted = NewTable("the-wolves", plans, {"board": padded(1)})
        made = [await create_table(tables, SeatRef("g", "Ash"), wanted) for _ in range(2)]
        for left in (1, 0):
            await tables.remove(made.pop())
            await here.services.database.writer.write(delete_unused_documents())
            assert rows(data, "SELECT count(*) FROM documents") == [(left,)]


async def test_a_guest_has_room_for_a_number_of_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MAX_DOCUMENT_LENGTH", 2 * len(padded(1)))
    async with place(tmp_path / "data") as here, here.browser() as ash, here.browser() as birch:
        for browser in (ash, birch):
            assert (await browser.post("/api/guests", json={"name": "Ash"})).status_code == 201

        async def ask(browser: httpx.AsyncClient, number: int) -> httpx.Response:
            options = {"board": padded(number)}
            body = {"title": "the-wolves", "seats": SEATS, "options": options}
            return await browser.post("/api/tables", json=body)

        answers = await asyncio.gather(*[ask(ash, number) for number in range(4)])
        assert sorted(answer.status_code for answer in answers) == [201, 201, 403, 403]
        refused = [answer.json() for answer in answers if answer.status_code == 403]
        assert {one["key"] for one in refused} == {"problem-documents-enough"}
        used = [number for number, answer in enumerate(answers) if answer.status_code == 201]
        assert (await ask(ash, used[0])).status_code == 201
        assert (await ask(birch, 7)).status_code == 201


@pytest.mark.parametrize("ending", ["", "\n", "\n\n# the end\n\n"])
async def test_positions_on_the_way_lack_documents(tmp_path: Path, ending: str) -> None:
    data = tmp_path / "data"
    async with place(data) as here:
        tables = here.services.tables
        options: dict[str, str | int] = {"board": LONG_VALLEY.rstrip() + ending}
        wanted = NewTable("the-wolves", [SeatPlan("me")] * 2, options)
        table = await create_table(tables, SeatRef("g", "Ash"), wanted)
        rng = random.Random(1)
        while not rows(data, "SELECT ply FROM snapshots"):
            live = await table.live_game()
            (seat,) = live.state.actors()
            await act(table, seat, live.seq, str(rng.choice(live.state.legal(seat))))
        before = (await table.live_game()).state
        table.unload()
        after = (await table.live_game()).state
        assert after.view(None) == before.view(None)
        assert after.legal(after.actors()[0]) == before.legal(before.actors()[0])
    ((position,),) = rows(data, "SELECT position FROM snapshots")
    assert "board|" not in str(position)
    words = ["tables", "verify", "--data", str(data)]
    assert await asyncio.to_thread(invoke, words, Translator("en")) == 0


async def test_an_own_board_stays_with_a_rematch_and_a_fork(ash: Guest) -> None:
    options = {"board": LONG_VALLEY, "turn-limit": 1, "packs": "chosen"}
    table = await ash.table("the-wolves", "me", "random", options=options)
    async with ash.at(table) as player:
        await player.play_on(random.Random(1))
        hexes = len(player.view["hexes"])
    again = await ash.post(f"/api/tables/{table['id']}/rematch")
    assert again["options"]["board"] == "file"
    branch = await ash.post(f"/api/tables/{table['id']}/fork", ply=20, seats=SEATS[:1] * 2)
    async with ash.at(branch) as player:
        assert len((await player.until("state"))["view"]["hexes"]) == hexes
    file = (await ash.ask("GET", f"/api/tables/{table['id']}/replay.txt")).text
    assert open_replay(file, TITLES)[1].options["board"] == LONG_VALLEY


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*/replays/*own-board*")))
def test_a_replay_is_read_with_positions_on_the_way(path: Path) -> None:
    read = document_process.read_replay(path.read_text(encoding="utf-8"))
    assert [one.ply for one in read.snapshots] == list(range(50, len(read.actions), 50))
    game = TITLES.get(read.title)
    record = Record(game, len(read.names), read.options, read.position)
    for seat, words in read.actions[:50]:
        record.apply(record.state.parse(seat, words))
    assert "|" not in read.snapshots[0].position
    documents = {name: str(read.options[name]) for name in ("board",)}
    whole = game.load(add_documents(read.snapshots[0].position, documents))
    assert whole.dump() == record.state.dump()
