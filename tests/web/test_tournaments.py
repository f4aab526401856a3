"""Tournaments and groups on the page: from making one to its standings."""

from playwright.sync_api import APIRequestContext, Browser, expect

from tests.support.servers import Running
from tests.support.visitors import PHONE, Visitor
from tests.web.accessible import expect_fitting

IN_LINE = """(row) => {
    const [name, button] = ["a", ".button"].map((one) =>
        row.querySelector(one).getBoundingClientRect());
    return Math.abs(name.top + name.bottom - button.top - button.bottom) < 16
        && getComputedStyle(row).maskImage === "none";
}"""
"""Whether the button of a row is next to the name, and nothing of the row fades out."""


def join(request: APIRequestContext, server: Running, name: str, path: str, invite: str) -> str:
    """Let a new guest join a group or a tournament by its link; return the guest's id."""
    made = request.post(f"{server.url}/api/guests", data={"name": name})
    assert made.ok
    assert request.post(f"{server.url}/api/{path}/join", data={"invite": invite}).ok
    guest: str = made.json()["guest"]["id"]
    return guest


def link_of(visitor: Visitor) -> tuple[str, str]:
    """Return the id and the invitation of the link that the page shows."""
    address = visitor.find(".share input").input_value()
    path, _, invite = address.partition("?invite=")
    return path.rpartition("/")[2], invite


def make_group(visitor: Visitor) -> tuple[str, str]:
    """Make a group on the page; return its id and its invitation."""
    visitor.be_guest("Ash")
    visitor.go("/me")
    visitor.find("[data-do=groups]").click()
    visitor.find("#group-name").fill("The pack")
    expect_fitting(visitor)
    visitor.find("[data-do=make-group]").click()
    expect(visitor.find("h1")).to_have_text("The pack")
    return link_of(visitor)


def make_tournament(visitor: Visitor, group: str) -> str:
    """Make a tournament of a group on its page and join it; return its id."""
    visitor.page.locator("a", has_text="New tournament").click()
    visitor.find("#tournament-name").fill("Winter cup")
    expect(visitor.find("#choose-access")).to_have_value(f"group {group}")
    visitor.find("#choose-rounds").select_option("1")
    expect_fitting(visitor)
    visitor.find("[data-do=make-tournament]").click()
    expect(visitor.find("h1")).to_have_text("Winter cup")
    visitor.find("[data-do=tournament-join]").click()
    expect(visitor.find(".results tbody tr")).to_have_count(1)
    return link_of(visitor)[0]


def test_a_group_plays_a_tournament(visitor: Visitor, server: Running, browser: Browser) -> None:
    context = browser.new_context()
    group, invite = make_group(visitor)
    birch = join(context.request, server, "Birch", f"groups/{group}", invite)
    visitor.go(f"/group/{group}")
    expect(visitor.find(".members")).to_contain_text("Birch")
    expect_fitting(visitor)
    cup = make_tournament(visitor, group)
    visitor.resize(PHONE)
    assert context.request.post(f"{server.url}/api/tournaments/{cup}/join", data={}).ok
    visitor.find("[data-do=tournament-start]").click()
    expect(visitor.find("[data-do=tournament-table]")).to_be_visible()
    expect(visitor.find(".standings [data-do=remove-player]")).to_have_count(2)
    assert visitor.find(".results-scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert visitor.find(".standings tbody tr").first.evaluate(IN_LINE)
    expect_fitting(visitor)
    visitor.find("[data-do=tournament-table]").click()
    expect(visitor.find(".table")).to_be_visible()
    table = visitor.page.url.rpartition("/")[2]
    seats = context.request.get(f"{server.url}/api/tables/{table}").json()["seats"]
    seat = next(one["seat"] for one in seats if one["guest"]["id"] == birch)
    assert context.request.post(f"{server.url}/api/tables/{table}/seats/{seat}/resign").ok
    context.close()
    visitor.find("[data-do=tournament]").click()
    expect(visitor.page.locator(".results tbody tr").first).to_contain_text("Ash")
    expect(visitor.find("main [role=status]")).to_have_text("over")
    expect_fitting(visitor)
    visitor.go("/tournaments")
    expect(visitor.find(".tables").first).to_contain_text("Winter cup")
    visitor.expect_no_problem()
