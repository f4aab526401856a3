"""Pictures of links, the head of a page, and animations, by a real server and its worker."""

import asyncio
import html
import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.jobs import drawn_titles
from tests.server.test_reviews import SHORT, upload
from tests.support.asgi import Place, place
from tests.support.people import Guest
from tests.support.servers import WAIT
from wolfden.server.base.errors import TooMany
from wolfden.server.features.pictures import service as pictures
from wolfden.server.features.pictures.service import Picture, Pictures
from wolfden.server.workers.asking import Workers
from wolfden.server.workers.pool import WorkerFailed
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio
Image = pytest.importorskip("PIL.Image")
pytest.importorskip("resvg_py")

SIZE = (1200, 630)
OF_TITLE = {title: path.read_bytes() for title, path in TITLES.files("preview.png").items()}
META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


async def picture(guest: Guest, table: str, query: str = "") -> httpx.Response:
    """Return the answer with the picture of a table."""
    answer = await guest.http.get(f"/api/tables/{table}/picture.png{query}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(answer.content)).size == SIZE
    return answer


async def head(guest: Guest, address: str, language: str = "en") -> dict[str, str]:
    """Return what the head of a page says of its link."""
    text = (await guest.http.get(address, headers={"Accept-Language": language})).text
    return {name: html.unescape(said) for name, said in META.findall(text)}


def test_every_title_has_a_picture_of_its_own() -> None:
    assert set(OF_TITLE) == set(TITLES.ids())
    for data in (*OF_TITLE.values(), pictures.SITE_PICTURE.read_bytes()):
        assert Image.open(io.BytesIO(data)).size == SIZE
        assert len(data) < 400_000


async def test_a_public_game_shows_its_board_and_who_plays(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me", public=True)
    drawn = await picture(ash, table["id"])
    assert drawn.content != OF_TITLE["the-wolves"]
    assert drawn.headers["cache-control"] == "public, max-age=60"
    assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
    etag = {"If-None-Match": drawn.headers["etag"]}
    again = await ash.http.get(f"/api/tables/{table['id']}/picture.png", headers=etag)
    assert again.status_code == 304
    said = await head(ash, f"/t/{table['id']}")
    assert said["og:title"] == "The Wolves: Ash, Ash"
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image"].startswith(f"{ash.url}/api/tables/{table['id']}/picture.png?")
    async with ash.at(table, "?seat=0") as player:
        await player.plays_on()
    assert (await picture(ash, table["id"])).headers["etag"] != drawn.headers["etag"]


@pytest.mark.parametrize(
    ("wanted", "settings"), [({}, {}), ({"public": True}, {"watchers": False})]
)
async def test_a_game_that_strangers_may_not_watch_shows_its_title_alone(
    ash: Guest, wanted: dict[str, Any], settings: dict[str, bool]
) -> None:
    table = await ash.table("the-wolves", "me", "me", settings=settings, **wanted)
    answer = await picture(ash, table["id"])
    assert answer.content == OF_TITLE["the-wolves"]
    assert answer.headers["cache-control"] == "no-store"
    said = await head(ash, f"/t/{table['id']}")
    assert said["og:image"].endswith("/titles/the-wolves/preview.png")
    assert ("Ash" in said["og:title"]) is bool(wanted)
    static = await ash.http.get("/titles/the-wolves/preview.png")
    assert static.content == answer.content


async def test_names_cannot_break_out_of_the_head(ash: Guest) -> None:
    name = '"><script>alert(1)</script>&'
    await ash.ask("PATCH", "/api/me", {"name": name})
    table = await ash.table("the-wolves", "me", "open", public=True)
    text = (await ash.http.get(f"/t/{table['id']}")).text
    assert "<script>alert" not in text
    assert (await head(ash, f"/t/{table['id']}"))["og:title"].startswith(f"The Wolves: {name}")
    assert (await head(ash, f"/t/{table['id']}"))["og:description"] == "one seat free"


async def test_finished_games_have_pictures_of_every_moment_and_animations(ash: Guest) -> None:
    address = await upload(ash, SHORT)
    table = address.rpartition("/")[2]
    end, begin = await picture(ash, table), await picture(ash, table, "?ply=3")
    assert len({end.content, begin.content, OF_TITLE["the-wolves"]}) == 3
    assert end.headers["cache-control"] == "public, max-age=86400"
    for link in (f"/t/{table}?ply=3", f"/review/{table}?ply=3", f"/analysis?table={table}&ply=3"):
        assert "picture.png?ply=3&" in (await head(ash, link))["og:image"]
    film = await ash.http.get(f"{address}/animation?from=8&to=10")
    assert (film.status_code, film.headers["content-type"]) == (200, "image/gif")
    assert Image.open(io.BytesIO(film.content)).n_frames in (2, 3)


async def test_a_running_game_is_not_animated(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me", public=True)
    refused = await ash.refused("GET", f"/api/tables/{table['id']}/animation")
    assert refused == (409, "wrong_state")


async def test_other_links_say_what_they_lead_to(ash: Guest) -> None:
    first, unknown = await head(ash, "/"), await head(ash, "/t/nothing")
    assert first == unknown
    assert first["og:image"] == f"{ash.url}/preview.png"
    assert (await head(ash, "/", "cs,en;q=0.5"))["og:description"] != first["og:description"]
    rules = await head(ash, "/rules/age-of-the-wolf")
    assert rules["og:title"] == "Age of the Wolf"
    assert rules["og:image"].endswith("/titles/age-of-the-wolf/preview.png")
    player = await head(ash, f"/player/{ash.id}")
    assert player["og:title"] == "Ash · Wolfden"


async def test_a_puzzle_shows_its_position(ash: Guest) -> None:
    day = await ash.get("/api/puzzles/today")
    puzzle = next(one["id"] for one in day["puzzles"] if one["title"] == "the-wolves")
    said = await head(ash, f"/puzzles/{puzzle}")
    assert said["og:title"].startswith("The Wolves")
    answer = await ash.http.get(said["og:image"])
    assert answer.content != OF_TITLE["the-wolves"]
    assert Image.open(io.BytesIO(answer.content)).size == SIZE


# Whatever happens, there is a picture.


async def finished_table(running: Place) -> str:
    """Return a table with a game that is over."""
    async with running.browser() as browser:
        await browser.post("/api/guests", json={"name": "Ash"})
        body = {"text": SHORT.read_text(encoding="utf-8")}
        return str((await browser.post("/api/replays", json=body)).json()["id"])


async def test_a_drawing_that_fails_gives_the_picture_of_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path / "data") as running, running.browser() as browser:
        table = await finished_table(running)
        for error in (WorkerFailed("hung"), TooMany(2), RuntimeError("no drawing")):

            async def fail(*_args: object, error: Exception = error, **_more: object) -> bytes:
                raise error

            monkeypatch.setattr(running.services.workers, "draw", fail)
            answer = await browser.get(f"/api/tables/{table}/picture.png")
            assert (answer.status_code, answer.content) == (200, OF_TITLE["the-wolves"])
            assert answer.headers["cache-control"] == "no-store"


async def test_without_the_library_there_are_the_pictures_of_titles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "missing_packages", lambda _needed: ["resvg-py"])
    async with place(tmp_path / "data") as running, running.browser() as browser:
        table = await finished_table(running)
        answer = await browser.get(f"/api/tables/{table}/picture.png")
        assert answer.content == OF_TITLE["the-wolves"]
        refused = await browser.get(f"/api/tables/{table}/animation")
        assert refused.json()["key"] == "problem-pictures-off"


async def test_all_who_ask_wait_for_one_drawing_and_old_ones_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    async def draw(_askers: object, _work: object, *about: object, **_more: object) -> bytes:
        asked.append(about)
        await asyncio.sleep(0)
        return bytes(600)

    monkeypatch.setattr(pictures, "CACHE_BYTES", 1000)
    async with place(tmp_path / "data") as running:
        table = await running.services.tables.get(await finished_table(running))
        monkeypatch.setattr(running.services.workers, "draw", draw)
        found = running.services[Pictures]

        async def at(ply: int) -> Picture:
            return await found.of_table(table, ply, "en", "somewhere")

        assert len({one.body for one in await asyncio.gather(at(5), at(5), at(5))}) == 1
        assert len(asked) == 1
        await at(6)
        await at(5)
        assert len(asked) == 3, "two do not fit"
        monkeypatch.setattr(pictures, "MOST_WAITING", 1)
        shown = await asyncio.gather(at(7), at(8))
        assert [one.is_drawn for one in shown] == [True, False]


async def test_the_first_picture_of_a_link_finds_its_page_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare, asked = Workers.prepare_pictures, asyncio.Event()

    def prepare_one(workers: Workers, titles: Sequence[str]) -> None:
        assert list(titles) == list(TITLES.ids())
        prepare(workers, titles[:1])
        asked.set()

    monkeypatch.setattr(Workers, "prepare_pictures", prepare_one)
    monkeypatch.setattr(pictures, "PREPARE_SECONDS", 0)
    async with place(tmp_path / "data") as here:
        await asyncio.wait_for(asked.wait(), WAIT)
        # The process does one thing after the other.
        drawn = await here.services.workers.draw(("ash",), drawn_titles)  # type: ignore[arg-type] # no picture
        assert drawn == list(TITLES.ids()[:1])  # type: ignore[comparison-overlap] # see above
