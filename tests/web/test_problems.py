"""Errors are shown in the viewer's language, which the server knows."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import FilePayload, expect

from tests.support.visitors import PATIENCE, Visitor, speak
from wolfden.i18n.messages import Part
from wolfden.i18n.translator import Translator

WRONG_CODE = "no-such-code"
BROKEN_BOARD = b"[[arrangement]]\nplayers = 3\nregions = [[0, 0, 90]]\n"


@pytest.mark.parametrize("language", ["uk", "fi"])
def test_a_mistake_is_explained_in_the_viewers_language(visitor: Visitor, language: str) -> None:
    translator = Translator(language)
    visitor.be_guest("Ash")
    speak(visitor, language)
    visitor.page.wait_for_function(
        "async (spoken) => (await (await fetch('/api/me')).json()).language === spoken",
        arg=language,
        timeout=PATIENCE,
    )
    table = visitor.new_table("the-wolves", ["me", "bot"])
    visitor.sit_down(table)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("/")
    expect(visitor.find("#command-line")).to_be_focused()
    visitor.page.keyboard.type("draft @zz")
    visitor.page.keyboard.press("Enter")
    text = translator.translate("problem-place", {"word": "@zz", "like": "@c4"})
    expect(visitor.find(".notice.bad")).to_contain_text(text, timeout=PATIENCE)
    visitor.expect_no_problem()


def test_an_expired_code_is_reported_in_the_viewers_language(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    speak(visitor, "cs")
    visitor.go(f"/move/{WRONG_CODE}")
    visitor.find("main .button").first.click()
    text = Translator("cs").translate("problem-code-gone")
    expect(visitor.find(".notice.bad")).to_contain_text(text, timeout=PATIENCE)


@pytest.mark.parametrize("language", ["ru", "nb"])
def test_a_broken_board_file_is_explained_with_texts_fetched_only_then(
    visitor: Visitor, language: str
) -> None:
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    visitor.be_guest("Ash")
    speak(visitor, language)
    visitor.go("/new/the-wolves")
    expect(visitor.find(".board-preview svg")).to_be_visible()
    own_board: FilePayload = {"name": "own.toml", "mimeType": "text/plain", "buffer": BROKEN_BOARD}
    visitor.find("#option-board").set_input_files(own_board)
    expect(visitor.find(".board-preview svg")).to_have_count(0, timeout=PATIENCE)
    texts = {f"/locales/{language}/{name}.ftl" for name in ("files", "files-the-wolves")}
    assert not texts & set(fetched)
    visitor.find("form .button.main").click()
    facts: dict[str, Part] = {"where": "board: arrangement 1", "turn": 90}
    text = Translator(language).translate("problem-wolves-turned", facts)
    expect(visitor.find(".notice.bad")).to_contain_text(text, timeout=PATIENCE)
    assert texts <= set(fetched)


def test_what_is_seldom_refused_has_its_text_fetched_when_it_is(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    speak(visitor, "uk")
    visitor.page.evaluate(
        """async () => {
            const tables = globalThis.wolfdenModules.need("/js/client/api.js");
            const { showError } = globalThis.wolfdenModules.need("/js/lib/notices.js");
            await tables.leaveTable("no-such-table").catch(showError);
        }"""
    )
    text = Translator("uk").translate("problem-table-gone")
    expect(visitor.find(".notice.bad")).to_contain_text(text, timeout=PATIENCE)
