"""The documents in a browser: found by searching, readable on every screen."""

import sys
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running, launch_program, serving
from tests.support.sites import build_site
from tests.support.visitors import PHONE, Visitor, visiting
from tests.web.accessible import expect_accessible

PROGRAM = """
import sys
from pathlib import Path

from wolfden.cli import main
from wolfden.server.features.docs import routes
from wolfden.server.features.docs.files import Documents

routes.DOCUMENTS = Documents(Path(sys.argv.pop(1)))
main()
"""
"""A server with documents from a folder."""
WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with the documents as they are now."""
    folder = tmp_path_factory.mktemp("documents")
    done = build_site(folder / "site")
    assert done.returncode == 0, done.stderr
    program = [sys.executable, "-c", PROGRAM, str(folder / "site")]
    with serving(folder / "data", partial(launch_program, program)) as running:
        yield running


@pytest.fixture
def reader(browser: Browser, library: Running) -> Iterator[Visitor]:
    """Return someone who reads the documents."""
    with visiting(browser, library.url) as visitor:
        yield visitor


def test_a_document_is_found_by_searching(reader: Visitor) -> None:
    reader.go("/docs")
    search = reader.find("header input")
    search.fill("webhook")
    search.press("Enter")
    found = reader.find("ul.search li")
    expect(found.filter(has_text="Correspondence games")).to_be_visible()
    expect(found.locator(".highlighted").first).to_be_visible()
    found.get_by_role("link", name="Correspondence games").click()
    expect(reader.find("h1")).to_contain_text("Correspondence games")
    reader.expect_no_problem()


@pytest.mark.parametrize("name", ["index", "server", "api-reference", "rules/the-wolves"])
def test_documents_fit_a_phone_and_are_accessible(reader: Visitor, name: str) -> None:
    reader.resize(PHONE)
    reader.go(f"/docs/{name}.html")
    expect(reader.find("h1")).to_be_visible()
    assert reader.page.evaluate(WIDER) <= 0
    expect_accessible(reader)
    reader.find("nav.documents summary").click()
    expect(reader.find("nav.documents").get_by_role("link", name="Glossary")).to_be_visible()
    reader.expect_no_problem()
