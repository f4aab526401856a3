"""Files of strangers: read by a process of their own, stored once, sent to nobody."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.people import Guest, Json, guest
from tests.server.servers import serving
from tests.server.test_workers import children
from tests.titles.the_wolves.record_replays import LONG_VALLEY
from wolfden.core.errors import BadData, BadReplay
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_of, write
from wolfden.server.model.errors import TooMany
from wolfden.server.service import document_process, worker_pool
from wolfden.server.service.workers import Workers
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
    with serving(tmp_path / "data") as server:
        async with guest(server.url) as ash, guest(server.url) as birch:
            await ask_preview(ash, LONG_VALLEY)
            (reader,) = children(server.process.pid)
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


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*/replays/*own-board*")))
def test_a_replay_is_read_with_positions_on_the_way(path: Path) -> None:
    read = document_process.read_replay(path.read_text(encoding="utf-8"))
    assert [one.ply for one in read.snapshots] == list(range(50, len(read.actions), 50))
    game = TITLES.get(read.title)
    record = Record(game, len(read.names), read.options, read.position)
    for seat, words in read.actions[:50]:
        record.apply(record.state.parse(seat, words))
    assert read.snapshots[0].position == record.state.dump()
