"""Looking back: eyes, moments, files, playing on."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.support.asgi import place
from tests.support.people import Guest, Json
from wolfden.core.text.replay import open_replay
from wolfden.players.advice import Scale
from wolfden.players.weights import best_judge
from wolfden.server.base.limits import RateLimit
from wolfden.server.features.replays.service import Replays
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


async def played(ash: Guest, title: str, **options: object) -> Json:
    """Return a finished table at which Ash held the first seat."""
    table = await ash.table(title, "me", "random", options=options)
    async with ash.at(table) as player:
        await player.play_on(random.Random(title))
    return await ash.get(f"/api/tables/{table['id']}")


@pytest.mark.parametrize("title", TITLES.ids())
async def test_a_finished_game_can_be_read_back_whole(ash: Guest, birch: Guest, title: str) -> None:
    limits = {"the-wolves": {"turn-limit": 6}, "age-of-the-wolf": {"round-limit": 4}}
    table = await played(ash, title, **limits.get(title, {}))
    address = f"/api/tables/{table['id']}"
    replay = await birch.get(f"{address}/replay")
    assert (replay["eyes"], replay["result"]) == ("truth", table["result"])
    assert [entry["ply"] for entry in replay["entries"]] == list(range(1, table["ply"] + 1))
    assert not any("?" in entry["words"] for entry in replay["entries"])
    file = (await birch.ask("GET", f"{address}/replay.txt")).text
    kept, record = open_replay(file, TITLES)
    assert kept.names[0] == "Ash"
    half = table["ply"] // 2
    moment = await birch.get(f"{address}/replay/{half}")
    assert len(moment["views"]) == 2
    state = record.steps[half].before
    scale = Scale(record.game, state, 2)
    values = best_judge(record.game).values_now(state.copy(), random.Random(half))
    assert moment["chances"] == pytest.approx(scale.chances(values))
    assert moment["certainty"] == scale.certainty
    assert moment["views"][1] == record.steps[half].before.view(1)
    watcher = await birch.get(f"{address}/replay/{half}?eyes=watch")
    assert watcher["view"] == record.steps[half].before.view(None)
    assert "chances" not in watcher
    end = await birch.get(f"{address}/replay/{table['ply']}")
    assert end["certainty"] == "high"
    winners = [seat for seat, rank in enumerate(table["result"]["ranks"]) if rank == 1]
    assert [seat for seat, chance in enumerate(end["chances"]) if chance > 0.0] == winners
    other = await birch.get(f"{address}/replay?eyes=1")
    assert len(other["entries"]) == table["ply"]
    assert await ash.refused("GET", f"{address}/replay/99999") == (404, "not_found")
    assert await ash.refused("GET", f"{address}/replay?eyes=sun") == (400, "bad_request")

    again = await birch.post("/api/replays", text=file)
    assert (again["status"], again["result"]) == ("finished", table["result"])
    assert (await birch.ask("GET", f"/api/tables/{again['id']}/replay.txt")).text == file


async def test_a_running_game_is_seen_with_own_eyes_only(ash: Guest, birch: Guest) -> None:
    table = await ash.table("age-of-the-wolf", "me", "open", options={"packs": "dealt"})
    address = f"/api/tables/{table['id']}"
    assert await ash.refused("GET", f"{address}/replay") == (409, "wrong_state")
    await birch.post(f"{address}/join")
    async with ash.at(table) as one, birch.at(table) as other:
        await one.until("state")
        await other.until("state")
        # Chance says who begins.
        await (one if one.last["legal"] else other).plays_on()
    mine = await ash.get(f"{address}/replay")
    theirs = await birch.get(f"{address}/replay")
    assert (mine["eyes"], theirs["eyes"]) == ("0", "1")
    assert mine["entries"] != theirs["entries"]
    assert any(entry["words"].endswith("?") for entry in mine["entries"])
    for eyes, code in (("truth", "not_allowed"), ("1", "not_yours")):
        for page in ("replay", "replay.txt", "replay/2"):
            assert (await ash.refused("GET", f"{address}/{page}?eyes={eyes}"))[1] == code
    assert await ash.refused("POST", f"{address}/fork", ply=2, seats=[{"kind": "me"}] * 2) == (
        409,
        "wrong_state",
    )


async def test_one_plays_on_from_a_moment(ash: Guest, birch: Guest) -> None:
    table = await played(ash, "age-of-the-wolf", **{"round-limit": 4})
    fork = f"/api/tables/{table['id']}/fork"
    plans = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    half = table["ply"] // 2
    branch = await birch.post(fork, ply=half, seats=plans)
    assert branch["from"] == {"table": table["id"], "ply": half}
    async with birch.at(branch) as player:
        await player.play_on(random.Random(2))
        assert player.last["result"]
    old = await birch.get(f"/api/tables/{table['id']}/replay")
    new = await birch.get(f"/api/tables/{branch['id']}/replay")
    assert [e["words"] for e in new["entries"][:half]] == [
        e["words"] for e in old["entries"][:half]
    ]
    over = await birch.refused("POST", fork, ply=table["ply"], seats=plans)
    assert over == (409, "wrong_state")
    assert await birch.refused("POST", fork, ply=9999, seats=plans) == (404, "not_found")
    assert await birch.refused("POST", fork, ply=1, seats=plans[:1]) == (400, "bad_request")


@pytest.mark.parametrize(
    "text",
    ["", "hello", "wolfden-replay 1\ntitle: the-wolves\nrules: 1\nseats: 2\n\n1 sing @a1\n...\n"],
)
async def test_a_bad_file_is_refused(ash: Guest, text: str) -> None:
    assert await ash.refused("POST", "/api/replays", text=text) == (400, "bad_replay")


async def test_a_game_is_played_through_once_for_all_who_look_back(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, running.browser() as host:
        limit = RateLimit(1 / 3600, 2)
        running.services[Replays].limit = limit
        await host.post("/api/guests", json={"name": "Ash"})
        body = {"title": "age-of-the-wolf", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = f"/api/tables/{(await host.post('/api/tables', json=body)).json()['id']}"
        looks = [host.get(f"{table}/replay?eyes=watch") for _ in range(5)]
        answers = [answer.text for answer in await asyncio.gather(*looks)]
        assert len(set(answers)) == 1
        files = [(await host.get(f"{table}/replay.txt")).status_code for _ in range(5)]
        assert files == [200] * 5
        late = await host.get(f"{table}/replay?eyes=0")
        assert (late.status_code, late.json()["code"]) == (429, "too_many")
