"""A server sends the page in few files that browsers keep for good, unless a file is edited."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, Response

from tests.support.servers import Running
from tests.support.visitors import Visitor, visiting
from tests.web.conftest import sending
from wolfden.server.base.errors import NotFound
from wolfden.server.features.page import files as page_files
from wolfden.server.features.page.files import PageFiles

MOST_REQUESTS = {"the first page": 25, "the first move": 40}
MOST_BYTES = {"the first page": 260_000, "the first move": 310_000}
MOST_REQUESTS_AGAIN = 5
"""The page, who one is, what is offered, whose turn it is, and the board of the own table."""
FETCHED = """() => ["navigation", "resource"]
    .flatMap((kind) => performance.getEntriesByType(kind))
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ name }) => name)"""
LAND = "/page/land/"
"""Painted land is fetched after a board is drawn; `tests/painter` says how large it may be."""
TITLES = ["the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf"]


def to_first_move(visitor: Visitor) -> None:
    """Start to play."""
    visitor.meet_quick_bots()
    visitor.find(".game .button.main").first.click()
    visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")


@pytest.fixture(params=["installed", "clone"])
def sender(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """Return a server that sends few files: because it has to, or because no file was edited."""
    if request.param == "installed":
        yield request.getfixturevalue("server")
        return
    with sending(tmp_path / "data", bundled=None) as running:
        yield running


def test_few_files_to_the_first_move_and_none_again(browser: Browser, sender: Running) -> None:
    sizes: dict[str, int] = {}
    checked: list[str] = []

    def weigh(request: Request) -> None:
        if request.url.startswith(sender.url) and LAND not in request.url:
            sent = request.sizes()
            sizes[request.url] = sent["responseBodySize"] + sent["responseHeadersSize"]

    def check(response: Response) -> None:
        if response.status == 304:
            checked.append(response.url)

    with visiting(browser, sender.url, first_time=True) as visitor:
        visitor.page.on("requestfinished", weigh)
        visitor.page.on("response", check)
        visitor.go("/")
        visitor.page.wait_for_load_state("networkidle")
        for goal, most in MOST_REQUESTS.items():
            if goal == "the first move":
                to_first_move(visitor)
            assert len(sizes) <= most, "\n".join(sizes)
            assert sum(sizes.values()) <= MOST_BYTES[goal], sorted(sizes.values())[-5:]
        visitor.page.unroute_all()  # with routes a browser keeps nothing
        visitor.go("/")
        visitor.page.wait_for_load_state("networkidle")
        assert len(checked) <= 3, checked
        fetched = visitor.page.evaluate(FETCHED)
        assert len(fetched) <= MOST_REQUESTS_AGAIN, fetched
        visitor.expect_no_problem()


@pytest.fixture(scope="module")
def staying(browser: Browser, checkout: Running) -> Iterator[Visitor]:
    """Return a visitor of a checkout: what was fetched for one title is there for all."""
    with visiting(browser, checkout.url) as visitor:
        visitor.be_guest("Ash")
        yield visitor


@pytest.mark.parametrize("title", TITLES)
def test_the_page_works_as_it_is_written(regular: Visitor, title: str) -> None:
    """Parts that are fetched when needed are there, too: help, log, chat, aid, rules."""
    regular.begin(title, ["me", "bot"])
    for panel in ("log", "chat", "text", "packs", "help"):
        regular.open_panel(panel)
    regular.find("[data-do=close-panel]").click()
    regular.choose()
    if title == TITLES[0]:
        for path in (f"/rules/{title}", f"/aid/{title}", f"/new/{title}", "/puzzles", "/me"):
            regular.go(path)
            regular.page.wait_for_load_state("networkidle")
            assert regular.find("h1").count() == 1, path
    regular.expect_no_problem()


def write_page(folder: Path) -> None:
    """Write a page of two modules and a style sheet."""
    for name in ("js", "css"):
        (folder / name).mkdir()
    head = '<link rel="stylesheet" href="/css/a.css" />\n<title>x</title>\n'
    mapped = '<script type="importmap">{"x": "/vendor/x.js"}</script>'
    main = '<script type="module" src="/js/main.js"></script>'
    (folder / "index.html").write_text(head + mapped + main)
    (folder / "css" / "a.css").write_text("a { color: red }")
    (folder / "js" / "main.js").write_text('import { b } from "./b.js";\nb();\n')
    (folder / "js" / "b.js").write_text("export const b = () => 1;\n")


def test_an_edited_page_is_sent_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "LOOK_AGAIN", 0)
    write_page(tmp_path)
    files = PageFiles(folder=tmp_path, bundling="until edited")
    script = files.find("/").body.decode().partition('module" src="')[2].partition('"')[0]
    assert script.startswith("/bundle-")
    assert len(files.inline_scripts()) == 2, "the page may be sent either way"
    assert files.find("/").body.decode().count("/bundle-") == 2, "nothing has been edited"
    (tmp_path / "js" / "b.js").write_text("export const b = () => 22;\n")
    assert b'src="/js/main.js"' in files.find("/").body
    assert b"() => 22" in files.find("/js/b.js").body
    assert not files.is_fixed(script, "")
    with pytest.raises(NotFound):
        files.find(script)


def test_addresses_change_with_what_is_there(tmp_path: Path) -> None:
    write_page(tmp_path)
    first = PageFiles(folder=tmp_path, bundling="always").find("/").body
    (tmp_path / "js" / "b.js").write_text("export const b = () => 2;\n")
    files = PageFiles(folder=tmp_path, bundling="always")
    second = files.find("/").body.decode()
    assert first.decode() != second
    script = second.partition('module" src="')[2].partition('"')[0]
    assert b"() => 2" in files.find(script).body
    assert files.find(script) is files.find(script), "it is compressed once"
    assert files.is_fixed(script, "")
    assert not files.is_fixed("/", "")
