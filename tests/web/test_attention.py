"""Being called back: sounds, notifications, and what happened since one looked."""

import re

from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import Visitor, visiting

EARS = """
window.rung = [];
const begin = BaseAudioContext.prototype.createOscillator;
BaseAudioContext.prototype.createOscillator = function () {
    const tone = begin.call(this);
    const start = tone.start;
    tone.start = (when) => {
        window.rung.push(1000 * (when - this.currentTime));
        start.call(tone, when);
    };
    return tone;
};
"""
"""Notes every tone the page plays: in how many milliseconds it begins."""

EARLY = """
addEventListener("load", async () => {
    const { playSample } = await globalThis.wolfdenModules.need("/js/sound/player.js");
    await playSample("signals", "the-wolves");
    const { hasBeenActive } = navigator.userActivation;
    setTimeout(() => { window.early = [hasBeenActive, window.rung.length]; });
});
"""
"""Rings when a page is loaded, and notes whether it was touched by then and what was heard."""

DEAF = """
window.AudioContext = class { constructor() { throw new Error("no sound device"); } };
"""
"""Has no sound device."""

AWAY = """
window.noted = [];
window.looksAway = false;
Object.defineProperty(document, "hidden", { get: () =>
    window.looksAway && document.querySelector(".table")?.dataset.turn === "other" });
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title) { window.noted.push(title); }
};
"""
"""Is hidden while others play, if a test wants it, and records what the desk shows then."""


def play_round(visitor: Visitor) -> None:
    """Choose until the turn has been with the bot and is back."""
    while True:
        before = int(visitor.find(".table").get_attribute("data-seq") or 0)
        visitor.choose()
        visitor.wait_for_turn()
        if int(visitor.find(".table").get_attribute("data-seq") or 0) > before + 1:
            return


def draft(visitor: Visitor) -> None:
    """Sit down in The Wolves against a bot."""
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()


def test_turns_and_moments_are_heard_and_can_be_muted(visitor: Visitor) -> None:
    visitor.run_first(EARS)
    draft(visitor)
    play_round(visitor)
    visitor.page.wait_for_function("() => window.rung.length > 0")
    sounds = visitor.page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    expect(sounds).to_have_attribute("title", "Sounds on")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    expect(sounds).to_have_attribute("title", "Sounds off")
    heard = visitor.page.evaluate("window.rung.length")
    play_round(visitor)
    visitor.page.evaluate("new Promise((done) => setTimeout(done, 50))")
    assert visitor.page.evaluate("window.rung.length") == heard
    visitor.go("/me")
    visitor.find("[data-do=sounds-on]").check()
    visitor.page.get_by_label("Alerts: your turn, game over").fill("30")
    visitor.page.wait_for_function("(heard) => window.rung.length > heard", arg=0)
    visitor.expect_no_problem()


def test_without_a_sound_device_nothing_breaks_and_the_button_says_so(visitor: Visitor) -> None:
    visitor.run_first(DEAF)
    draft(visitor)
    play_round(visitor)
    sounds = visitor.page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("title", re.compile("can.t play sounds"))
    expect(sounds).to_have_attribute("aria-pressed", "false")
    visitor.expect_no_problem()


def test_nothing_rings_before_the_page_was_touched(visitor: Visitor) -> None:
    visitor.run_first(EARS)
    visitor.run_first(EARLY)
    visitor.page.goto(visitor.url)
    visitor.page.wait_for_function("() => window.early")
    assert visitor.page.evaluate("window.early") == [False, 0]
    visitor.expect_no_problem()


def test_a_player_in_another_tab_is_notified_of_their_turn(visitor: Visitor) -> None:
    visitor.run_first(AWAY)
    visitor.be_guest("Ash")
    visitor.go("/me")
    notify = visitor.page.get_by_label("Notify me when it’s my turn")
    notify.check()
    expect(notify).to_be_checked()
    draft(visitor)
    play_round(visitor)
    assert visitor.page.evaluate("window.noted") == []
    visitor.page.evaluate("window.looksAway = true")
    play_round(visitor)
    visitor.page.wait_for_function("() => window.noted.length > 0")
    assert "Your turn: The Wolves" in visitor.page.evaluate("window.noted[0]")
    expect(visitor.page).to_have_title(re.compile("Your turn"))
    visitor.expect_no_problem()


def test_a_returning_player_sees_a_recap(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url) as ash:
        ash.be_guest("Ash")
        table = ash.new_table("the-wolves", ["me", "bot", "bot"])
        ash.sit_down(table)
        ash.wait_for_turn()
        seen = int(ash.find(".table").get_attribute("data-seq") or 0)
        ash.go("/")
        api = f"{server.url}/api/tables/{table}"
        ash.page.request.post(f"{api}/seats/0/hand-over", data={"to": "bot", "level": "random"})
        while ash.page.request.get(api).json()["seq"] < seen + 40:
            ash.page.wait_for_timeout(20)
        ash.page.request.post(f"{api}/seats/0/take-back")
        ash.sit_down(table)
        expect(ash.find(".recap .log-line").last).to_be_in_viewport()
        expect(ash.find(".recap .log-line").nth(3)).to_be_attached()
        expect(ash.find(".recap .log-line").filter(has_text="Ash:")).to_have_count(0)
        ash.find("[data-do=close-recap]").click()
        expect(ash.find(".recap")).to_have_count(0)
        ash.wait_for_turn()
        ash.page.reload()
        ash.wait_for_turn()
        expect(ash.find(".recap")).to_have_count(0)
        ash.expect_no_problem()
