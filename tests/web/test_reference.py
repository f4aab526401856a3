"""The rules and the player aid in a browser: searched, linked from the table, printed."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import PHONE, WIDTH, Visitor, visiting
from tests.web.accessible import expect_accessible, serious_violations
from tests.web.rulebooks import RULE_LETTERS, rules_of_texts
from tests.web.test_rules import LEAST_PICTURES
from wolfden.i18n.languages import LANGUAGES, find_texts

PAPERS = ("A4", "Letter")
PDF_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
ALL_DRAWN = """() => [...document.querySelectorAll(".rule-picture > div")].every((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    return width > 200 && height > 50 && picture.querySelector("svg");
})"""


def open_rules(visitor: Visitor, title: str, number: str = "") -> None:
    """Open the rules of a title and wait until they are there."""
    visitor.go(f"/rules/{title}{number and f'#{number}'}")
    expect(visitor.find(".rule-item").first).to_be_visible()


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_the_rules_are_all_there_with_their_pictures(visitor: Visitor, title: str) -> None:
    open_rules(visitor, title)
    numbers = rules_of_texts(title)
    chapters = [number for number in numbers if "." not in number]
    expect(visitor.find(".rule-chapter")).to_have_count(len(chapters))
    expect(visitor.find(".rule-item")).to_have_count(len(numbers) - len(chapters))
    expect(visitor.find(".rule-picture").nth(LEAST_PICTURES - 1)).to_be_attached()
    visitor.page.wait_for_function(ALL_DRAWN)
    expect(visitor.find(".rule-note.is-ruling").first).to_contain_text("Ruling")
    if title != "the-wolves":
        expect(visitor.find(".rule-note.is-rebuilt").first).to_contain_text("Reconstructed")
    visitor.expect_no_problem()


def test_rules_are_searched_by_word_and_by_number(visitor: Visitor) -> None:
    open_rules(visitor, "the-wolves")
    search = visitor.find("#rule-search")
    search.fill("lone HOWL")
    expect(visitor.find(".rule-search output")).not_to_be_empty()
    expect(visitor.find("[id='W10.1']")).to_be_visible()
    expect(visitor.find("[id='W1.1']")).to_have_count(0)
    search.fill("6.4")
    expect(visitor.find(".rule-item")).to_have_count(1)
    expect(visitor.find("[id='W6.4']")).to_contain_text("empty hex")
    expect(visitor.find(".rule-search output")).to_have_text("1 rule")
    search.fill("unicorn")
    expect(visitor.find(".rule-chapters")).to_contain_text("unicorn")
    search.fill("")
    expect(visitor.find("[id='W1.1']")).to_be_visible()
    visitor.expect_no_problem()


def test_a_link_to_a_rule_lasts_and_a_rule_leads_to_others(visitor: Visitor) -> None:
    open_rules(visitor, "the-wolves", "W6.4")
    asked = visitor.find("[id='W6.4']")
    expect(asked).to_have_class(re.compile("is-asked"))
    expect(asked).to_be_in_viewport()
    asked.locator(".rule-text a.rule").first.click()
    visitor.page.wait_for_url("**/rules/the-wolves#W7")
    expect(visitor.find("#W7")).to_be_in_viewport()
    visitor.page.go_back()
    expect(asked).to_be_in_viewport()
    visitor.expect_no_problem()


def test_a_refusal_leads_to_its_rule_without_leaving_the_table(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    address = visitor.page.url
    visitor.click_on(visitor.find(".board-frame [data-target^='hex:']:not(.glowing)").nth(3))
    link = visitor.find(".tip .why a.rule").first
    number = link.inner_text().strip()
    link.click()
    window = visitor.find("dialog[open]")
    rule = window.locator(f"[id='{number}']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("is-asked"))
    window.locator("#rule-search").fill("moon")
    expect(rule).to_have_count(0)
    assert serious_violations(visitor) == []
    window.locator("#rule-search").fill("")
    window.locator(".rule-contents [data-rule=W13]").click()
    expect(window.locator("#W13")).to_be_in_viewport()
    close = window.locator("header button")
    expect(close).to_be_in_viewport()
    close.click()
    expect(window).to_have_count(0)
    expect(visitor.page).to_have_url(address)
    expect(visitor.find(".table[data-turn=mine]")).to_be_visible()
    visitor.expect_no_problem()


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_a_line_of_the_log_leads_to_its_rule(visitor: Visitor, title: str) -> None:
    seats = ["bot", "me"] if title.startswith("brotherhood") else ["me", "bot"]
    visitor.be_guest("Ash")
    visitor.begin(title, seats)
    visitor.open_panel("log")
    visitor.choose_until(".log .log-line:has(a.rule)")
    line = visitor.find(".log .log-line:has(a.rule)").last
    line.hover()
    link = line.locator("a.rule")
    number = link.inner_text().strip()
    assert number.startswith(RULE_LETTERS[title])
    link.click()
    expect(visitor.find(f"dialog[open] [id='{number}']")).to_be_in_viewport()
    expect(visitor.find(".table")).to_be_attached()
    visitor.expect_no_problem()


@pytest.mark.parametrize("path", ["/rules/age-of-the-wolf", "/aid/the-wolves"])
def test_axe_finds_nothing_serious_in_rules_and_aids(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    expect(visitor.find(".rule-item, .aid-legend li").first).to_be_visible()
    expect_accessible(visitor)
    visitor.expect_no_problem()


def test_an_unknown_title_has_no_rules_and_no_aid(visitor: Visitor) -> None:
    for path in ("/rules/chess", "/aid/chess", "/rules"):
        visitor.go(path)
        expect(visitor.find(".lost a.button.main")).to_be_visible()


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_rules_and_aids_fit_on_a_phone_in_the_longest_language(
    browser: Browser, server: Running, title: str
) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.prefer(longest(f"rules-{title}"))
        open_rules(visitor, title)
        expect(visitor.find("html")).to_have_attribute("lang", longest(f"rules-{title}"))
        assert visitor.page.evaluate(WIDTH) <= PHONE["width"]
        visitor.go(f"/aid/{title}")
        expect(visitor.find(".aid-legend li").first).to_be_visible()
        assert visitor.page.evaluate(WIDTH) <= PHONE["width"]
        visitor.expect_no_problem()


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_a_player_aid_is_printed_on_one_page_in_the_longest_language(
    visitor: Visitor, title: str
) -> None:
    visitor.prefer(longest(f"aid-{title}"))
    visitor.go(f"/aid/{title}")
    expect(visitor.find("html")).to_have_attribute("lang", longest(f"aid-{title}"))
    expect(visitor.find(".aid-legend li").first).to_be_visible()
    for paper in PAPERS:
        assert len(PDF_PAGE.findall(visitor.page.pdf(format=paper))) == 1, paper
    visitor.expect_no_problem()


def longest(file: str) -> str:
    """Return the language in which a file has the most to read."""
    return max(LANGUAGES, key=lambda language: len(find_texts(language, file) or ""))
