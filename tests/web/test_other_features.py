"""The page of a feature of another package."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.test_applause import package as package
from tests.support.servers import launch_command, serving
from tests.support.visitors import visiting


@pytest.mark.parametrize("bundle", ["0", "1"])
def test_the_page_of_another_package_is_shown_like_ours(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser, bundle: str
) -> None:
    assert (package / "page" / "applause-page.js").exists()
    monkeypatch.setenv("WOLFDEN_BUNDLE", bundle)
    running = serving(tmp_path / "data", launch_command)
    with running as server, visiting(browser, server.url) as visitor:
        visitor.page.goto(f"{server.url}/applause")
        expect(visitor.find("h1")).to_have_text("Applauded games")
        expect(visitor.find("main .soft")).to_have_text("Nobody has applauded a game yet.")
        expect(visitor.find(".applause")).to_have_css("display", "grid")
        expect(visitor.find("header")).to_be_visible()
        visitor.expect_no_problem()
