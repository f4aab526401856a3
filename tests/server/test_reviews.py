"""Reviews: of finished games only, made once, kept, and read by everyone."""

import asyncio
from pathlib import Path

import pytest

from tests.support.asgi import place
from tests.support.people import Guest, Json, guest
from tests.support.servers import serving
from wolfden.server.features.reviews import service as reviews
from wolfden.server.features.reviews.store import end_review
from wolfden.server.workers.pool import WorkerFailed

pytestmark = pytest.mark.anyio
REPLAYS = Path(__file__).parents[1] / "titles"
SHORT = REPLAYS / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"
QUICK = {"review_simulations": 2, "workers": 2}


async def upload(person: Guest, path: Path) -> str:
    """Store the game of a replay file; return the address of its table."""
    table = await person.post("/api/replays", text=path.read_text(encoding="utf-8"))
    return f"/api/tables/{table['id']}"


async def finished(person: Guest, address: str) -> Json:
    """Return the review of a table once it is finished."""
    async with asyncio.timeout(120):
        while (found := await person.get(f"{address}/review"))["status"] == "waiting":
            await asyncio.sleep(0.1)
    return found


async def test_a_finished_game_is_reviewed_and_the_review_is_kept(
    tmp_path: Path, database_url: str
) -> None:
    data = tmp_path / "data"
    with serving(data, database=database_url, **QUICK) as server:
        async with guest(server.url, "Ash") as ash, guest(server.url, "Birch") as birch:
            address = await upload(ash, SHORT)
            assert (await ash.get(f"{address}/review"))["status"] == "none"
            asked = await ash.post(f"{address}/review")
            assert (asked["status"], asked["review"]) == ("waiting", None)
            found = await finished(birch, address)
            assert await birch.post(f"{address}/review") == found
    review = found["review"]
    assert found["status"] == "finished"
    assert found["done"] == found["total"] > 0
    assert (review["title"], review["simulations"]) == ("the-wolves", 2)
    assert review["names"] == ["", "", ""], "what is stored of people is stored with the table"
    with serving(data, database=database_url, **QUICK) as server:
        async with guest(server.url, "Cedar") as cedar:
            assert await cedar.get(f"{address}/review") == found


async def test_a_review_continues_after_the_server_was_killed(
    tmp_path: Path, database_url: str
) -> None:
    data = tmp_path / "data"
    with serving(data, database=database_url, **QUICK) as server:
        async with guest(server.url, "Ash") as ash:
            address = await upload(ash, SHORT)
            await ash.post(f"{address}/review")
            server.kill()
    with serving(data, database=database_url, **QUICK) as server:
        async with guest(server.url, "Birch") as birch:
            found = await finished(birch, address)
            assert found["status"] == "finished"
            decision = found["review"]["decisions"][0]
            moment = await birch.get(f"{address}/review/{decision['ply']}")
            assert (moment["ply"], moment["eyes"]) == (decision["ply"] + 1, "truth")
            assert await birch.refused("GET", f"{address}/review/99999") == (404, "not_found")


async def test_only_a_game_that_was_played_to_its_end_is_reviewed(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    address = f"/api/tables/{table['id']}"
    assert await ash.refused("POST", f"{address}/review") == (409, "wrong_state")
    lines = SHORT.read_text(encoding="utf-8").splitlines()[:-3]
    unfinished = await ash.post("/api/replays", text="\n".join([*lines, "...", ""]))
    address = f"/api/tables/{unfinished['id']}"
    assert await ash.refused("POST", f"{address}/review") == (409, "wrong_state")
    assert (await ash.get(f"{address}/review"))["status"] == "none"


async def test_an_operator_may_switch_reviews_off(tmp_path: Path) -> None:
    with serving(tmp_path / "data", review_simulations=0) as server:
        async with guest(server.url, "Ash") as ash:
            address = await upload(ash, SHORT)
            assert await ash.refused("POST", f"{address}/review") == (403, "not_allowed")


async def test_a_guest_may_begin_few_reviews_but_ask_for_one_often(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limits=1, **QUICK) as server:
        async with guest(server.url, "Ash") as ash:
            first = await upload(ash, SHORT)
            for _time in range(15):
                await ash.post(f"{first}/review")
            for _other in range(9):
                await ash.post(f"{await upload(ash, SHORT)}/review")
            last = await upload(ash, SHORT)
            assert await ash.refused("POST", f"{last}/review") == (429, "too_many")
            assert (await finished(ash, first))["status"] == "finished"


async def test_a_game_that_is_too_long_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_ACTIONS", 10)
    async with place(tmp_path / "data") as here, here.browser() as http:
        ash = await Guest("", http).come_in("Ash")
        address = await upload(ash, SHORT)
        refused = await ash.ask("POST", f"{address}/review", {})
        assert (refused.status_code, refused.json()["key"]) == (400, "problem-review-long")
        assert (await ash.get(f"{address}/review"))["status"] == "none"


async def test_a_review_that_failed_is_made_again_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path / "data") as here, here.browser() as http:
        ash = await Guest("", http).come_in("Ash")
        address = await upload(ash, SHORT)
        table = await here.services.tables.get(address.rpartition("/")[2])
        tried = []

        async def fail(*_args: object) -> str:
            tried.append(True)
            raise WorkerFailed("hung")

        with monkeypatch.context() as patch:
            patch.setattr(reviews.Reviews, "_make", fail)
            await ash.post(f"{address}/review")
            assert (await finished(ash, address))["status"] == "failed"
            assert (await ash.post(f"{address}/review"))["status"] == "waiting"
            assert (await finished(ash, address))["status"] == "failed"
            assert len(tried) == 2
        # A review of an older version counts as none.
        await here.services.database.writer.write(end_review(table.id, "finished", '{"a": 1}'))
        assert (await ash.get(f"{address}/review"))["status"] == "none"
