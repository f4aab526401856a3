"""Take pictures of every page of the guided games, in every language, as a phone shows them.

::

    python -m tests.web.guide_pictures FOLDER [LANGUAGE ...]

Each guide is played once; on every page the language is switched, and a picture taken. A text that
does not fit its element is named on the output.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.visitors import CHROMIUM, DRAWN, PHONE, Visitor, visiting
from tests.web.conftest import sending
from tests.web.learner import Learner
from wolfden.i18n.languages import LANGUAGES
from wolfden.teaching.guide import guides_of
from wolfden.titles import TITLES

CUT = """() => [...document.querySelectorAll(".table *")].filter((thing) => {
    const style = getComputedStyle(thing);
    const text = [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const { width, height } = thing.getBoundingClientRect();
    if (!text || width < 2 || height < 2 || thing.closest("svg, .visually-hidden")) return false;
    const across = thing.scrollWidth > thing.clientWidth + 1 && style.overflowX !== "visible";
    const down = thing.scrollHeight > thing.clientHeight + 1 && style.overflowY === "hidden";
    return style.display !== "inline" && (across || down);
}).map((thing) => [thing.className || thing.tagName, thing.textContent.trim().slice(0, 60)])"""
"""Elements of the table that cut off their texts."""


def take_pictures(visitor: Visitor, name: str, folder: Path, languages: list[str]) -> None:
    """Play a guide and take a picture of each page in each language."""
    learner = Learner(visitor, name)
    learner.begin("en")
    taken: set[str] = set()
    while True:
        step, kind = learner.page()
        if not step:
            return
        if f"{step} {kind}" not in taken:
            taken.add(f"{step} {kind}")
            for language in languages:
                visitor.switch_language(language)
                visitor.page.evaluate(DRAWN)
                path = folder / language / f"{name}-{len(taken):02}-{step}-{kind}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                visitor.page.screenshot(path=path)
                for element, text in visitor.page.evaluate(CUT):
                    print(f"{language} {name} {step} {kind}: {element}: {text}", flush=True)
            visitor.switch_language("en")
        learner.continue_guide()


def main() -> None:
    """Start a server and a browser, and play all guides."""
    folder, languages = Path(sys.argv[1]), sys.argv[2:] or list(LANGUAGES)
    with (
        tempfile.TemporaryDirectory() as data,
        sending(Path(data) / "data", bundled=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for name in (name for title in TITLES.ids() for name in guides_of(title)):
            with visiting(browser, server.url, PHONE) as visitor:
                take_pictures(visitor, name, folder, languages)
        browser.close()


if __name__ == "__main__":
    main()
