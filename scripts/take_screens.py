"""Take the pictures in docs/screens: every page and every title in a real browser.

Needs the extras ``server`` and ``dev`` and a Chromium. From the root of the project::

    python -m scripts.take_screens
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import httpx
from playwright.sync_api import Browser, sync_playwright

from tests.support.servers import serving
from tests.support.visitors import CHROMIUM, PHONE, Visitor, speak, visiting
from wolfden.i18n.languages import LANGUAGES
from wolfden.teaching.guide import guides_of
from wolfden.teaching.puzzles.library import puzzles_of

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
DESK: Final = {"width": 1440, "height": 900}
Theme = Literal["dark", "light"]
TITLES: Final = {
    # title: seats, and after how many actions the picture is taken
    "the-wolves": (["me", "greedy", "greedy", "greedy"], 85),
    "age-of-the-wolf": (["me", "greedy", "greedy", "greedy"], 150),
    "brotherhood-of-the-wolf": (["greedy", "me"], 45),
}


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", review_simulations=30) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for title, (seats, actions) in TITLES.items():
            with person(browser, server.url, "dark") as ash:
                table = play(ash, title, seats, actions)
                shoot(ash, f"{title}-desktop-night")
                ash.page.emulate_media(color_scheme="light")
                ash.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
                shoot(ash, f"{title}-phone-snow")
                if title == "the-wolves":
                    end(ash, table)
        pages(browser, server.url)
        puzzles(browser, server.url)
        rules(browser, server.url)
        first_games(browser, server.url)
        browser.close()


@contextmanager
def person(
    browser: Browser, url: str, theme: Theme, size: dict[str, int] = DESK
) -> Iterator[Visitor]:
    """Open the page in one of the two themes."""
    with visiting(browser, url, size) as visitor:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.be_guest("Ash")
        yield visitor


def play(ash: Visitor, title: str, seats: list[str], actions: int) -> str:
    """Let a bot play for Ash for a while, then sit down at the table."""
    table = ash.new_table(title, seats)
    own = seats.index("me")
    api = f"{ash.url}/api/tables/{table}"
    ash.page.request.post(f"{api}/seats/{own}/hand-over", data={"to": "bot", "level": "greedy"})
    while (now := ash.page.request.get(api).json())["ply"] < actions:
        assert now["status"] == "running", f"{title} was over after {now['ply']} actions"
        ash.page.wait_for_timeout(50)
    ash.page.request.post(f"{api}/seats/{own}/take-back")
    ash.sit_down(table)
    ash.wait_for_turn()
    return table


def end(ash: Visitor, table: str) -> None:
    """Resign nothing, decide nothing: let bots finish, then show score sheet and replay."""
    api = f"{ash.url}/api/tables/{table}"
    ash.page.request.post(f"{api}/seats/0/hand-over", data={"to": "bot", "level": "greedy"})
    while ash.page.request.get(api).json()["status"] == "running":
        ash.page.wait_for_timeout(200)
    ash.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    ash.page.wait_for_selector("[data-do=score-sheet]")
    ash.find("[data-do=score-sheet]").click()
    ash.page.wait_for_selector("svg.graph")
    shoot(ash, "score-sheet-desktop-snow")
    ash.go(f"/t/{table}?ply=80")
    ash.page.wait_for_selector(".player")
    shoot(ash, "replay-desktop-snow")
    ash.page.request.post(f"{api}/review")
    for path, name in (
        (f"/analysis?table={table}&ply=80", "analysis"),
        ("/history", "history"),
        ("/people", "people"),
    ):
        ash.go(path)
        shoot(ash, f"{name}-desktop-snow")
    ash.page.goto(f"{ash.url}/embed/{table}?ply=80")
    ash.page.wait_for_selector("svg.board")
    shoot(ash, "embed-desktop-snow")
    while ash.page.request.get(f"{api}/review").json()["status"] == "waiting":
        ash.page.wait_for_timeout(500)
    ash.go(f"/review/{table}")
    ash.page.wait_for_selector(".review .course")
    shoot(ash, "review-desktop-snow")


def pages(browser: Browser, url: str) -> None:
    """Show the pages outside a game."""
    with person(browser, url, "dark") as ash:
        paths = {"landing": "/", "set-up": "/new/the-wolves", "my-page": "/me"}
        for name, path in {**paths, "tournament": tournament(ash)}.items():
            ash.go(path)
            shoot(ash, f"{name}-desktop-night")
        ash.go(f"/t/{ash.new_table('age-of-the-wolf', ['me', 'open', 'open'])}")
        ash.page.wait_for_selector("img.qr")
        shoot(ash, "waiting-desktop-night")
    with person(browser, url, "light", PHONE) as ash:
        ash.go("/")
        shoot(ash, "landing-phone-snow")


def tournament(ash: Visitor) -> str:
    """Run the first round of a tournament with three others; return the path of its page."""
    wanted = {
        "name": "Autumn cup",
        "title": "the-wolves",
        "kind": "swiss",
        "seats": 2,
        "rounds": 3,
        "clock": {"kind": "days", "bank": 86_400, "increment": 3_600},
    }
    made = ash.page.request.post(f"{ash.url}/api/tournaments", data=wanted).json()
    api = f"{ash.url}/api/tournaments/{made['id']}"
    ash.page.request.post(f"{api}/join", data={})
    for name in ("Birch", "Cedar", "Elm"):
        with httpx.Client() as other:
            other.post(f"{ash.url}/api/guests", json={"name": name})
            other.post(f"{api}/join", json={})
    ash.page.request.post(f"{api}/start")
    return f"/tournament/{made['id']}"


def puzzles(browser: Browser, url: str) -> None:
    """Show the puzzles of the day, and one whose answer is known."""
    name = puzzles_of("the-wolves")[0].id
    with person(browser, url, "dark") as ash:
        ash.go("/puzzles")
        ash.page.wait_for_selector(".living svg")
        shoot(ash, "puzzles-desktop-night")
        solved(ash, name)
        shoot(ash, "puzzle-desktop-night")
    with person(browser, url, "light", PHONE) as ash:
        solved(ash, name)
        shoot(ash, "puzzle-phone-snow")


def solved(ash: Visitor, name: str) -> None:
    """Answer a puzzle and wait for its explanation."""
    ash.go(f"/puzzles/{name}")
    ash.page.wait_for_selector(".action-bar .offers")
    ash.find("[data-do=give-up]").dispatch_event("click")
    ash.page.wait_for_selector(".solution-bar")


def rules(browser: Browser, url: str) -> None:
    """Show the rules by their numbers and the player aids."""
    with person(browser, url, "light") as ash:
        for title in TITLES:
            for page in ("rules", "aid"):
                ash.go(f"/{page}/{title}")
                shoot(ash, f"{page}-{title}-desktop-snow")


def first_games(browser: Browser, url: str) -> None:
    """Show how the guided first game of each title begins, in every language.

    Each for a newcomer: those who have begun others are offered to continue them.
    """
    for language in LANGUAGES:
        for title in TITLES:
            with person(browser, url, "light", PHONE) as ash:
                speak(ash, language)
                ash.go("/")
                if len(guides_of(title)) > 1:
                    ash.find("[data-do=learn-sides]").click()
                ash.find(f"[data-do=learn][data-guide={title}]").click()
                ash.page.wait_for_selector(".guide-text")
                shoot(ash, f"first-game-{title}-phone-{language}")


def shoot(visitor: Visitor, name: str) -> None:
    """Take one picture."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(400)
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    print(name)


if __name__ == "__main__":
    main()
