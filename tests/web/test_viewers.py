"""Everyone reads the page in their language, and it fits on a phone in the longest one."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import SMALL_PHONE, WIDTH, Visitor, speak, visiting
from wolfden.i18n.languages import LANGUAGES, find_texts, text_files

PLAYED = {
    "the-wolves": ["me", "bot", "bot"],
    "age-of-the-wolf": ["me", "bot", "bot"],
    "brotherhood-of-the-wolf": ["me", "bot"],
}
CYRILLIC = re.compile(r"[а-яґєії]", re.IGNORECASE)


KEY_SHOWN = re.compile(r"\b(?:help|log|ask|word|reason|aid)-[a-z]+-[a-z-]+\b")
"""What a missing text would look like if its key were shown instead."""


def text(language: str, key: str, file: str = "page") -> str:
    """Return a plain text of the pages in a language."""
    source = find_texts(language, file) or ""
    found = re.search(rf"^{key} = (.*)$", source, re.MULTILINE)
    assert found is not None
    return found.group(1)


def length(language: str) -> int:
    """Return how much there is to read in a language."""
    return sum(len(read(path)) for path in text_files(language))


def read(path: Path) -> str:
    """Return a file of texts without its keys, which are the same everywhere."""
    return re.sub(r"^[a-z0-9-]+ = ", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_the_page_changes_its_language_immediately(visitor: Visitor) -> None:
    visitor.go("/me")
    for language in LANGUAGES:
        visitor.find("#language").select_option(language)
        expect(visitor.find("h1")).to_have_text(text(language, "me-title"))
        expect(visitor.find("html")).to_have_attribute("lang", language)
    visitor.expect_no_problem()


@pytest.mark.parametrize(
    ("title", "first"), list(zip(PLAYED, ("da", "nb", "ru"), strict=True)), ids=list(PLAYED)
)
def test_the_first_screen_of_a_title_speaks_every_language(
    visitor: Visitor, title: str, first: str
) -> None:
    """The table is opened in one language and switched through all others."""
    visitor.prefer(first)
    visitor.be_guest("Ash")
    visitor.begin(title, PLAYED[title])
    for language in [first, *LANGUAGES]:
        visitor.switch_language(language)
        page = visitor.find("main")
        for key in ("chances", "log", "undo"):
            expect(page).to_contain_text(text(language, key, "table"), use_inner_text=True)
        assert not KEY_SHOWN.search(page.inner_text()), "a key is shown to a player"
    visitor.expect_no_problem()


def test_two_people_at_one_table_read_it_in_two_languages(
    browser: Browser, server: Running
) -> None:
    with visiting(browser, server.url) as ash, visiting(browser, server.url) as elm:
        ash.be_guest("Ash")
        elm.be_guest("Elm")
        speak(ash, "uk")
        speak(elm, "cs")
        table = ash.new_table("the-wolves", ["me", "open"])
        elm.go(f"/t/{table}")
        elm.find("[data-do=join]").click()
        ash.sit_down(table)
        ash.wait_for_turn()
        elm.wait_for_seq(ash.seq)
        for visitor in (ash, elm):
            visitor.open_panel("log")
        logs = [visitor.find(".log .log-line").first for visitor in (ash, elm)]
        for line in logs:
            expect(line).to_be_visible()
        ukrainian, czech = (line.inner_text() for line in logs)
        assert CYRILLIC.search(ukrainian)
        assert not CYRILLIC.search(czech)
        assert re.findall(r"\d+", ukrainian) == re.findall(r"\d+", czech)
        ash.expect_no_problem()
        elm.expect_no_problem()


WIDEST = sorted({"uk", "cs", max(LANGUAGES, key=length)})
"""Languages whose buttons and names of pages are longest, and that with most to read."""
LOW_LINKS = """() => [...document.querySelectorAll(".learn a, .rule-contents a")]
    .filter((link) => link.offsetParent && link.getBoundingClientRect().height < 36)
    .map((link) => link.textContent)"""
"""Links outside of text that are too low for a finger."""
PAGES = ("/", "/puzzles", "/me")
"""Pages that belong to no title."""


@pytest.mark.parametrize("title", PLAYED)
def test_everything_fits_on_the_smallest_phone(
    browser: Browser, server: Running, title: str
) -> None:
    """Each page is opened once and read in all of these languages."""
    with visiting(browser, server.url, SMALL_PHONE) as visitor:
        visitor.prefer(WIDEST[0])
        paths = [f"/{page}/{title}" for page in ("new", "rules", "aid")]
        for path in [*PAGES, *paths] if title == next(iter(PLAYED)) else paths:
            visitor.go(path)
            expect(visitor.find(".loading")).to_have_count(0)
            assert visitor.page.evaluate(LOW_LINKS) == [], path
            for language in WIDEST:
                visitor.switch_language(language)
                assert visitor.page.evaluate(WIDTH) <= SMALL_PHONE["width"], (path, language)
        visitor.be_guest("Ash")
        visitor.begin(title, PLAYED[title])
        visitor.wait_for_turn()
        for language in WIDEST:
            visitor.switch_language(language)
            for tab in visitor.find(".tabs button").all():
                tab.click()
                assert visitor.page.evaluate(WIDTH) <= SMALL_PHONE["width"], (title, language)
        visitor.expect_no_problem()
