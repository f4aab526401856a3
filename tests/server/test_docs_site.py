"""The documents as a site: how it is built, and what a server sends of it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.support.asgi import place
from tests.support.sites import build_site, copy_sources
from wolfden.server.features.docs import routes
from wolfden.server.features.docs.files import INDEX, Documents

pytestmark = pytest.mark.anyio
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:")
"""What the content policy of a server refuses."""
FOREIGN = re.compile(r"<(?:script|link|img)[^>]*(?:src|href)=\"(?:https?:)?//")


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Return a browser in front of a server without network."""
    async with place(tmp_path / "data") as here, here.browser() as browser:
        yield browser


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a small site, which the server sends."""
    folder = tmp_path / "site"
    (folder / "rules").mkdir(parents=True)
    (folder / INDEX).write_text("<!DOCTYPE html>the documents", encoding="utf-8")
    (folder / "rules" / "moon.html").write_text("<!DOCTYPE html>the moon", encoding="utf-8")
    (tmp_path / "secret.keys").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(routes, "DOCUMENTS", Documents(folder))
    return folder


def test_the_site_is_built_without_a_warning_and_fits_the_content_policy(tmp_path: Path) -> None:
    target = tmp_path / "site"
    done = build_site(target)
    assert (done.returncode, done.stderr) == (0, "")
    pages = {path: path.read_text(encoding="utf-8") for path in target.rglob("*.html")}
    assert {"index.html", "search.html", "server.html", "deploy.html", "the-wolves.html"} <= {
        path.name for path in pages
    }
    assert {path.name: INLINE.findall(text) for path, text in pages.items()} == {
        path.name: [] for path in pages
    }
    assert [path.name for path, text in pages.items() if FOREIGN.search(text)] == []


def append(document: Path, line: str) -> None:
    document.write_text(f"{document.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")


@pytest.mark.parametrize("target", ["no-such-document.md", "../scripts/no-such-script"])
def test_a_link_to_no_file_fails_the_build(tmp_path: Path, target: str) -> None:
    copy_sources(tmp_path)
    append(tmp_path / "docs" / "server.md", f"[lost]({target})")
    done = build_site(tmp_path / "site", tmp_path)
    assert done.returncode != 0
    assert f"docs/server.md: {target} leads nowhere" in done.stderr
    assert not (tmp_path / "site").exists()


def test_a_link_to_no_heading_and_a_document_outside_the_order_fail_the_build(
    tmp_path: Path,
) -> None:
    copy_sources(tmp_path)
    append(tmp_path / "docs" / "server.md", "[lost](protocol.md#no-such-heading)")
    (tmp_path / "docs" / "forgotten.md").write_text("# Forgotten\n", encoding="utf-8")
    done = build_site(tmp_path / "site", tmp_path)
    assert done.returncode != 0
    assert "no-such-heading" in done.stderr
    assert "forgotten.md" in done.stderr
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("address", ["/docs", "/docs/"])
@pytest.mark.usefixtures("site")
async def test_the_address_of_the_site_leads_to_its_index(
    browser: httpx.AsyncClient, address: str
) -> None:
    answer = await browser.get(address, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")
    index = await browser.get("/docs/index.html")
    assert (index.status_code, index.text) == (200, "<!DOCTYPE html>the documents")
    assert index.headers["content-type"] == "text/html; charset=utf-8"


async def test_a_document_that_has_not_changed_is_not_sent_again(
    browser: httpx.AsyncClient, site: Path
) -> None:
    first = await browser.get("/docs/rules/moon.html")
    assert first.headers["content-encoding"]
    seen = {"If-None-Match": first.headers["etag"]}
    again = await browser.get("/docs/rules/moon.html", headers=seen)
    assert (again.status_code, again.content) == (304, b"")
    (site / "rules" / "moon.html").write_text("<!DOCTYPE html>the sun", encoding="utf-8")
    newer = await browser.get("/docs/rules/moon.html", headers=seen)
    assert (newer.status_code, newer.text) == (200, "<!DOCTYPE html>the sun")


@pytest.mark.parametrize(
    "address",
    [
        "/docs/nothing.html",
        "/docs/rules",
        "/docs/%2e%2e/secret.keys",
        "/docs/a%2F..%2F..%2Fsecret.keys",
    ],
)
@pytest.mark.usefixtures("site")
async def test_nothing_beside_the_documents_is_sent(
    browser: httpx.AsyncClient, address: str
) -> None:
    answer = await browser.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_where_nothing_is_built_a_page_says_how(
    browser: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "DOCUMENTS", Documents(tmp_path / "none"))
    for address in ("/docs", "/docs/server.html"):
        answer = await browser.get(address, headers={"Accept-Language": "cs"})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert '<html lang="cs">' in answer.text
        assert "make docs" in answer.text


async def test_documents_appear_once_they_are_built(
    browser: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "DOCUMENTS", Documents(tmp_path / "site"))
    assert (await browser.get("/docs/index.html")).status_code == 404
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / INDEX).write_text("built", encoding="utf-8")
    assert (await browser.get("/docs/index.html")).text == "built"
