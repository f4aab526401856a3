"""A player who goes through a guided first game."""

import re

from playwright.sync_api import expect

from tests.support.visitors import DRAWN, Visitor
from wolfden.teaching.guide import Guide, guide_of, guides_of


class Learner:
    """A player who goes through a guide the way its script does, and looks at every page of it."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        guide = guide_of(name)
        assert guide is not None
        self.visitor = visitor
        self.guide: Guide = guide
        self.points = {step.name: list(step.point) for step in guide.steps}
        self.left = [line.text for line in guide.replay.lines if line.seat == guide.seat]
        self.read: list[str] = []
        self.heights: set[int] = set()
        """How high the board was on the pages."""

    def begin(self, language: str) -> None:
        """Come in by the first page."""
        self.visitor.prefer(language)
        self.visitor.go("/")
        if len(guides_of(self.guide.title)) > 1:
            self.visitor.find("[data-do=learn-sides]").click()
        self.visitor.find(f"[data-do=learn][data-guide={self.guide.name}]").click()
        expect(self.visitor.find(".guide[data-page]")).to_be_visible()

    def take_up(self) -> None:
        """Go straight to the table of a guide."""
        self.visitor.be_guest("Ash")
        answer = self.visitor.page.request.post(f"{self.visitor.url}/api/guides/{self.guide.name}")
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

    def reach(self, step: str, kind: str) -> None:
        """Go on until a page is open."""
        while self.page() != (step, kind):
            assert self.continue_guide(), f"{step} {kind} comes"

    def continue_guide(self) -> bool:
        """Read one page or do one action; return whether the guide had anything left."""
        name, kind = self.page()
        if not name:
            return False
        self.look(name, kind)
        before = [name, kind, self.visitor.seq]
        if kind in {"ask", "goal"}:
            self.act(self.left.pop(0))
        else:
            self.visitor.page.keyboard.press("Enter")
        self.visitor.page.wait_for_function(CHANGED, arg=before)
        return True

    def act(self, action: str) -> None:
        """Do an action by keys: its words in the line for the notation, then yes."""
        page = self.visitor.page
        page.wait_for_function(CHOOSABLE)
        seq = self.visitor.seq
        page.keyboard.press("/")
        line = self.visitor.find("#command-line")
        line.fill(action)
        line.press("Enter")
        page.wait_for_function(WHOLE, arg=seq)
        page.evaluate("document.activeElement.blur()")
        if self.visitor.seq == seq:
            page.keyboard.press("c")
        page.wait_for_function(DONE, arg=seq)

    def look(self, name: str, kind: str) -> None:
        """Look at a page: it says something, and what it points at lights up, uncovered."""
        if f"{name} {kind}" in self.read:
            return
        self.read.append(f"{name} {kind}")
        expect(self.visitor.find(".guide-body")).to_have_text(re.compile(r"\S"))
        if kind != "done":
            for missing in (POINTED, OUT_OF_SIGHT):
                self.visitor.page.wait_for_function(
                    f"(targets) => ({missing})(targets).length === 0", arg=self.points[name]
                )
        self.visitor.page.wait_for_function(UNCOVERED)
        self.heights.add(self.visitor.page.evaluate(HEIGHT))
        width = self.visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= self.visitor.page.evaluate("innerWidth")

    def finish(self) -> None:
        """Go through all that is left."""
        while self.continue_guide():
            pass
        assert {page.split()[0] for page in self.read} == set(self.points)


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


UNCOVERED = """() => {
    const box = document.querySelector(".guide")?.getBoundingClientRect();
    if (!box) return true;
    const all = document.querySelectorAll(".board-frame .glowing, .offers :enabled");
    return [...all].every((thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < box.left || x > box.right || y < box.top || y > box.bottom;
    });
}"""
"""The guide covers the middle of nothing that can be chosen."""


HEIGHT = "Math.round(document.querySelector('.board-frame').offsetHeight)"


CHANGED = """([name, kind, seq]) => {
    const page = document.querySelector(".guide[data-page]");
    const table = document.querySelector(".table");
    return page?.dataset.step !== name || page?.dataset.page !== kind || table.dataset.seq !== seq;
}"""
"""Another page of the guide, or something was done."""


CHOOSABLE = """() => document.querySelector(".offers :enabled, .board-frame .glowing")"""
"""Something can be chosen."""


WHOLE = """(seq) => document.querySelector(".table").dataset.seq !== seq
    || document.querySelector(".offers [data-choice]:enabled")"""
"""What was typed is done, or waits for a yes."""


DONE = """(seq) => document.querySelector(".table:not([aria-busy=true])")
    && document.querySelector(".table").dataset.seq !== seq"""
"""Something was done."""


CAN_CONTINUE = (
    "[data-do=guide-next]:enabled, .table:not(:has(.guide)),"
    " :is(.guide[data-page=ask], .guide[data-page=goal]) ~ .action-bar .offers :is(:enabled, span)"
)
