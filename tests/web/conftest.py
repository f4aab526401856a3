"""A real server, a real browser, and a fresh visitor for every test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.servers import Running, serving
from tests.support.visitors import CHROMIUM, PATIENCE, Visitor, visiting

expect.set_options(timeout=PATIENCE)


@contextmanager
def sending(data: Path, bundled: bool | None) -> Iterator[Running]:
    """Run a server that sends the page in few files or as it is written; None: as is usual here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("WOLFDEN_BUNDLE", raising=False)
        if bundled is not None:
            patch.setenv("WOLFDEN_BUNDLE", str(int(bundled)))
        with serving(data) as running:
            yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that stays for all tests of the page, which it sends in few files."""
    with sending(tmp_path_factory.mktemp("web") / "data", bundled=True) as running:
        yield running


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that sends every module of the page as it is written."""
    with sending(tmp_path_factory.mktemp("checkout") / "data", bundled=False) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return a browser that stays for all tests of the page, and no longer: it keeps a loop."""
    if CHROMIUM is None:
        pytest.skip("the browser chromium is not installed")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield chromium
        for window in chromium.contexts:
            window.close()
        chromium.close()


@pytest.fixture(scope="module")
def staying(browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor who stays for all tests of a file that only look at pages."""
    with visiting(browser, server.url) as new_visitor:
        yield new_visitor


@pytest.fixture
def regular(staying: Visitor) -> Visitor:
    """Return the visitor who stays, with nothing to complain about yet."""
    staying.problems.clear()
    return staying


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor with a large screen who has never been here before."""
    with visiting(browser, server.url) as new_visitor:
        yield new_visitor
