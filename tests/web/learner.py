"""A player who goes through a guided first game."""

import re

from playwright.sync_api import expect

from tests.support.visitors import DRAWN, Visitor
from wolfden.teaching.guide import GuideStep, guide_of
from wolfden.titles import TITLES


class Learner:
    """A player who goes through a guide, and looks at every page of it."""

    def __init__(self, visitor: Visitor, title: str) -> None:
        guide = guide_of(title)
        assert guide is not None
        self.visitor = visitor
        self.steps: dict[str, GuideStep] = {step.name: step for step in guide.steps}
        self.read: list[str] = []

    def begin(self, language: str, title: str) -> None:
        """Come in by the first page."""
        self.visitor.prefer(language)
        self.visitor.go("/")
        card = self.visitor.find(".game").nth(TITLES.ids().index(title))
        card.locator("[data-do=learn]").click()
        expect(self.visitor.find(".guide[data-page]")).to_be_visible()

    def take_up(self, title: str) -> None:
        """Go straight to the table of a guide."""
        self.visitor.be_guest("Ash")
        answer = self.visitor.page.request.post(f"{self.visitor.url}/api/guides/{title}")
        self.visitor.sit_down(str(answer.json()["id"]))
        expect(self.visitor.find(".guide[data-page]")).to_be_visible()

    def page(self) -> tuple[str, str]:
        """Return the step and the kind of the page that is open; nothing once all is read."""
        self.visitor.page.wait_for_selector(CAN_CONTINUE)
        self.visitor.page.evaluate(DRAWN)
        panel = self.visitor.find(".guide[data-page]")
        if panel.count() == 0:
            return "", ""
        return panel.get_attribute("data-step") or "", panel.get_attribute("data-page") or ""

    def continue_guide(self, by_keyboard: bool = False) -> bool:
        """Read one page or choose one word; return whether the guide had anything left."""
        name, kind = self.page()
        if not name:
            return False
        if f"{name} {kind}" not in self.read:
            self.look(name, kind)
        table = self.visitor.find(".table")
        before = [
            *(name, kind),
            *(table.get_attribute("data-chosen"), table.get_attribute("data-seq")),
        ]
        if by_keyboard:
            self.press(kind)
        elif kind == "ask":
            self.choose()
        else:
            self.visitor.find("[data-do=guide-next]").click()
        self.visitor.page.wait_for_function(CHANGED, arg=before)
        return True

    def choose(self) -> None:
        """Choose a word, unless the last one is still on its way."""
        self.visitor.page.wait_for_function(CHOOSABLE)
        if self.page()[1] == "ask":
            self.visitor.choose()

    def press(self, kind: str) -> None:
        """Continue with one key: Enter reads on, a number chooses, C says yes."""
        self.visitor.page.wait_for_function(CHOOSABLE)
        is_whole = self.visitor.find("[data-choice]").count() > 0
        key = "Enter" if kind != "ask" else "c" if is_whole else "1"
        self.visitor.page.keyboard.press(key)

    def look(self, name: str, kind: str) -> None:
        """Look at a page: it says something, and what it points at lights up."""
        self.read.append(f"{name} {kind}")
        expect(self.visitor.find(".guide-body")).to_have_text(re.compile(r"\S"))
        if kind != "done":
            for missing in (POINTED, OUT_OF_SIGHT):
                self.visitor.page.wait_for_function(
                    f"(targets) => ({missing})(targets).length === 0",
                    arg=list(self.steps[name].point),
                )
        if kind == "ask":
            words = set(self.steps[name].ask.split())
            self.visitor.wait_until(lambda: self.offered() <= words, f"{name} offers {words} only")
        width = self.visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= self.visitor.page.evaluate("innerWidth")

    def offered(self) -> set[str]:
        """Return the words that are offered now."""
        buttons = self.visitor.find(".offers [data-word]")
        return set(buttons.evaluate_all("(all) => all.map((button) => button.dataset.word)"))

    def finish(self, by_keyboard: bool = False) -> None:
        """Go through all that is left."""
        while self.continue_guide(by_keyboard):
            pass
        assert {page.split()[0] for page in self.read} == set(self.steps)


POINTED = """(targets) => targets.filter(
    (target) => !document.querySelector(`[data-target="${CSS.escape(target)}"].marked`))"""
"""What a step points at and the page does not light up."""


OUT_OF_SIGHT = """(targets) => {
    const board = document.querySelector(".board-frame");
    const frame = board.getBoundingClientRect();
    return targets.filter((target) =>
        [...board.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].some((thing) => {
            const { left, top, right, bottom } = thing.getBoundingClientRect();
            return left < frame.left - 2 || top < frame.top - 2
                || right > frame.right + 2 || bottom > frame.bottom + 2;
        }));
}"""
"""What a step points at on the board and one does not see."""


CHANGED = """([name, kind, chosen, seq]) => {
    const page = document.querySelector(".guide[data-page]");
    const table = document.querySelector(".table");
    return page?.dataset.step !== name || page?.dataset.page !== kind
        || table.dataset.chosen !== chosen || table.dataset.seq !== seq;
}"""
"""Another page of the guide, or another word is chosen."""


CHOOSABLE = """() => !document.querySelector(".guide[data-page=ask]")
    || document.querySelector(".offers :enabled, .board-frame .glowing")"""
"""Something can be chosen, or what was chosen has been done."""


CAN_CONTINUE = "[data-do=guide-next]:enabled, .guide[data-page=ask], .table:not(:has(.guide))"
