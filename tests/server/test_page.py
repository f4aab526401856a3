"""The files of the page."""

import re
from pathlib import Path

import pytest

from tests.support.people import Guest
from tests.toy.tables import AMBUSH
from wolfden.core.registry import Registry
from wolfden.server.base.errors import NotFound
from wolfden.server.features.page.files import ENTRY_MODULES, PRELOADS, PageFiles
from wolfden.server.registry import installed_features

pytestmark = pytest.mark.anyio


async def test_every_address_of_a_page_leads_to_the_page(ash: Guest) -> None:
    first = await ash.http.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" in first.text
    for address in ("/move/7KMQ-2X9A", "/me"):
        answer = await ash.http.get(address)
        assert (answer.status_code, answer.text) == (200, first.text)
    if "importmap" in first.text:
        assert "'sha256-" in first.headers["content-security-policy"]


NOWHERE = (
    *("/nonsense", "/me/more", "/t", "/t/unknown?ply=3", "/t/%E0%A4%A", "/review/unknown"),
    *("/rules/chess", "/puzzles/none", "/player/none", "/tournament/none", "/move/a/b"),
    "/analysis?table=unknown",
)


async def test_an_address_of_nothing_has_the_page_and_says_so_by_its_status(ash: Guest) -> None:
    first = await ash.http.get("/")
    for address in NOWHERE:
        again = {"If-None-Match": first.headers["etag"]}
        answer = await ash.http.get(address, headers=again)
        assert (answer.status_code, answer.text) == (404, first.text), address


async def test_what_is_there_has_a_page(ash: Guest) -> None:
    table = (await ash.table())["id"]
    puzzle = (await ash.get("/api/puzzles/today"))["puzzles"][0]["id"]
    named = [f"/t/{table}", f"/embed/{table}?ply=0", f"/puzzles/{puzzle}", f"/player/{ash.id}"]
    titles = [f"/{page}/the-wolves" for page in ("new", "rules", "aid")]
    plain = [f"/{word}" for word, is_named in installed_features().pages if not is_named]
    for address in (*named, *titles, *plain, f"/analysis?puzzle={puzzle}", "/group/unknown"):
        assert (await ash.http.get(address)).status_code == 200, address


async def test_a_file_that_has_not_changed_is_not_sent_again(ash: Guest) -> None:
    first = await ash.http.get("/index.html")
    assert first.headers["content-encoding"]
    again = await ash.http.get("/index.html", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await ash.http.get("/index.html", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text


@pytest.mark.parametrize(
    "address",
    ["/nothing.js", "/%2e%2e/cli.py", "/../cli.py", "/js/%2e%2e/%2e%2e/cli.py"],
)
async def test_nothing_beside_the_page_is_sent(ash: Guest, address: str) -> None:
    answer = await ash.http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_a_browser_learns_of_all_modules_of_the_first_page_at_once(ash: Guest) -> None:
    text = (await ash.http.get("/")).text
    preloads = re.findall(r'<link rel="modulepreload" href="([^"]+)" />', text)
    assert PRELOADS.decode() not in text
    assert preloads == sorted(set(preloads))
    assert ENTRY_MODULES[0] not in preloads
    assert {*ENTRY_MODULES[1:], "/js/lib/socket.js", "/vendor/preact/preact.mjs"} <= {*preloads}
    for address in preloads:
        assert (await ash.http.get(address)).headers["content-type"].startswith("text/javascript")


def test_preloads_follow_imports_across_folders(tmp_path: Path) -> None:
    page, title = tmp_path / "web", tmp_path / "title" / "page"
    for folder in (page / "js" / "pages", page / "vendor", title):
        folder.mkdir(parents=True)
    mapped = '<script type="importmap">{"x": "/vendor/x.js"}</script>'
    (page / "index.html").write_text(f"{mapped} <!-- modulepreload -->")
    (page / "vendor" / "x.js").write_text("export const x = 1;")
    (page / "js" / "main.js").write_text('import { a } from "./pages/landing.js";\nimport "x";')
    landing = 'import {\n  x,\n} from "x";\nexport { b } from "/titles/ambush/page/board.js";'
    (page / "js" / "pages" / "landing.js").write_text(landing)
    (title / "board.js").write_text('const s = "import nothing";\nimport x from "missing";')
    titles = Registry()
    titles.register(AMBUSH, title.parent)
    files = PageFiles(titles, page)
    text = files.find("/").body.decode()
    assert re.findall(r'href="([^"]+)"', text) == [
        "/js/pages/landing.js",
        "/titles/ambush/page/board.js",
        "/vendor/x.js",
    ]
    assert files.find("/titles/ambush/page/board.js").body == (title / "board.js").read_bytes()
    (title.parent / "game.py").write_text("")
    hidden = ("page/index.html", "page/../game.py", "game.py", "../web/index.html")
    for address in (*(f"/titles/ambush/{name}" for name in hidden), "/titles/none/page/a.js"):
        with pytest.raises(NotFound):
            files.find(address)
