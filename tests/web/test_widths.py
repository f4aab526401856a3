"""In the languages with the longest texts nothing is cut on a narrow phone, and no word breaks."""

import pytest

from tests.support.visitors import DRAWN, PATIENCE, Visitor
from tests.web.moments import ATTACK, DEN, PURSUIT, Moment, begin_at

NARROW = {"width": 360, "height": 740}
LANGUAGES = ("fi", "ru")
"""Those whose labels of up to 24 characters are the longest, all of them together."""
PAGES = (
    *("/", "/me", "/new/the-wolves", "/new/age-of-the-wolf", "/new/brotherhood-of-the-wolf"),
    *("/puzzles", "/tournaments", "/groups", "/people", "/history", "/analysis/the-wolves"),
    *("/rules/age-of-the-wolf", "/aid/the-wolves", "/aid/brotherhood-of-the-wolf"),
    *("/about/the-wolves", "/nowhere"),
)
GO = """async (path) =>
    (await globalThis.wolfdenModules.need("/js/lib/router.js")).go(path, { replace: true })"""
"""Open another page without loading this one again."""
FAULTS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const overflow = (one) => getComputedStyle(one).overflowX;
    const isSeen = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && box(one).width > 1;
    const rangeOf = (node, start, end) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return range;
    };
    const isBroken = (node, { index, 0: word }) => {
        const rects = [...rangeOf(node, index, index + word.length).getClientRects()];
        return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    };
    const isCut = (node, parent) => {
        const isWider = parent.scrollWidth > parent.clientWidth + 1;
        if (overflow(parent) !== "visible" && isWider) return true;
        const { left, right } = box(rangeOf(node, 0, node.length));
        for (let one = parent; one; one = one.parentElement) {
            if (["auto", "scroll"].includes(overflow(one))) return false;
            const hides = overflow(one) !== "visible";
            if (hides && (left < box(one).left - 1 || right > box(one).right + 1)) return true;
        }
        return left < -1 || right > innerWidth + 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = [];
    const broken = [];
    while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: parent } = node;
        if (!node.data.trim() || parent.closest("svg, code, option") || !isSeen(parent)) continue;
        if (isCut(node, parent)) cut.push(node.data);
        const words = node.data.matchAll(/[^\\s\\u00ad/–—-]+/gu);
        broken.push(...[...words].filter((word) => isBroken(node, word)).map(([word]) => word));
    }
    return { wide: document.documentElement.scrollWidth - innerWidth, cut, broken };
}"""
"""By how much the page is too wide, the texts that are cut, and the words that are on two lines."""
NONE = {"wide": 0, "cut": [], "broken": []}


def faults_in_long_languages(visitor: Visitor) -> dict[str, object]:
    """Return what is cut or broken on the page that is open, by language."""
    found = {}
    for language in LANGUAGES:
        visitor.switch_language(language)
        faults = visitor.page.evaluate(FAULTS)
        if faults != NONE:
            found[language] = faults
    return found


def test_no_text_of_a_page_is_cut(regular: Visitor) -> None:
    regular.go("/")
    regular.resize(NARROW)
    found = {}
    for path in PAGES:
        regular.page.evaluate(GO, path)
        regular.page.wait_for_selector("main h1:visible", timeout=PATIENCE)
        regular.page.wait_for_load_state("networkidle")
        regular.unfold()
        regular.page.evaluate(DRAWN)
        if faults := faults_in_long_languages(regular):
            found[path] = faults
    assert found == {}, found


@pytest.mark.parametrize("moment", [DEN, ATTACK, PURSUIT], ids=lambda moment: moment.title)
def test_no_text_of_a_table_is_cut(regular: Visitor, moment: Moment) -> None:
    begin_at(regular, moment)
    regular.resize(NARROW)
    found = {}
    for panel in ("packs", "log", "text", "help"):
        regular.open_panel(panel)
        if faults := faults_in_long_languages(regular):
            found[panel] = faults
    assert found == {}, found
