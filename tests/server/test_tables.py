"""Tables: making, joining, leaving, handing over, ending."""

import asyncio
import random
from pathlib import Path

import pytest

import wolfden
from tests.support.asgi import place
from tests.support.people import Guest, guest
from tests.support.servers import Running
from wolfden.server.guests import routes as guests

pytestmark = pytest.mark.anyio

TITLE_DATA = Path(wolfden.__file__).parent / "titles"


async def test_titles_list_what_a_page_needs(ash: Guest) -> None:
    titles = (await ash.get("/api/titles"))["titles"]
    wolves = await ash.get("/api/titles/the-wolves")
    assert wolves in titles
    kinds = {option["name"]: option for option in wolves["options"]}
    assert kinds["tiles"]["values"] == ["fronts", "chosen"]
    assert (kinds["turn-limit"]["low"], kinds["board"]["kind"]) == (1, "document")
    assert {"level": "hunter", "styles": ["bold", "patient", "vengeful"]} in wolves["bots"]
    assert {"level": "random", "styles": []} in wolves["bots"]
    assert [scale["players"] for scale in wolves["ratings"]] == [2, 4]
    assert wolves["ratings"][0]["levels"]["pup"] == 1000
    brotherhood = await ash.get("/api/titles/brotherhood-of-the-wolf")
    assert brotherhood["teams"]["3"] == [[0], [1, 2]]
    assert brotherhood["note"]
    shown = await ash.post("/api/titles/the-wolves/preview", seats=3)
    assert shown["view"]["hexes"]
    assert await ash.refused("GET", "/api/titles/chess") == (404, "unknown_title")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"title": "chess"}, "unknown_title"),
        ({"seats": [{"kind": "me"}]}, "bad_setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "os:system"}]}, "bad_setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "cub:style=shy"}]}, "bad_setup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "random:style=bold"}]}, "bad_setup"),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, "bad_request"),
        ({"options": {"weather": "snow"}}, "bad_setup"),
        ({"options": {"board": "no board"}}, "bad_data"),
        ({"settings": {"clock": {"kind": "live", "bank": 1}}}, "bad_setup"),
        ({"settings": {"speed": 3}}, "bad_request"),
        ({"colour": "red"}, "bad_request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    ash: Guest, wrong: dict[str, object], code: str
) -> None:
    good: dict[str, object] = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert (await ash.refused("POST", "/api/tables", **{**good, **wrong}))[1] == code


async def test_an_own_map_is_played_on_and_not_sent_around(ash: Guest) -> None:
    map_file = TITLE_DATA / "brotherhood_of_the_wolf" / "data" / "map.toml"
    options = {"map": map_file.read_text(encoding="utf-8")}
    table = await ash.table("brotherhood-of-the-wolf", "me", "me", options=options)
    assert (table["status"], table["options"]["map"]) == ("running", "file")


async def test_an_open_seat_is_taken_by_who_comes_first(server: Running, ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", public=True)
    join = f"/api/tables/{table['id']}/join"
    async with guest(server.url, "Birch") as birch, guest(server.url, "Cedar") as cedar:
        assert table["id"] in [one["id"] for one in (await birch.get("/api/lobby"))["open"]]
        answers = await asyncio.gather(birch.ask("POST", join, {}), cedar.ask("POST", join, {}))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        shown = await birch.get(f"/api/tables/{table['id']}")
        assert (shown["status"], shown["actors"]) == ("running", [0])
        lobby = await cedar.get("/api/lobby?title=the-wolves")
        assert table["id"] not in [one["id"] for one in lobby["open"]]
        assert table["id"] in [one["id"] for one in lobby["running"]]
    assert [one["id"] for one in (await ash.get("/api/me/tables"))["tables"]] == [table["id"]]


async def test_tables_that_are_over_come_in_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "MAX_TABLES", 2)
    async with place(tmp_path / "data") as running, running.browser() as http:
        await http.post("/api/guests", json={"name": "Ash"})
        wanted = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [(await http.post("/api/tables", json=wanted)).json()["id"] for _ in range(5)]
        for number, name in enumerate(made[:3]):
            table = await running.services.tables.get(name)
            async with table.changing() as info:
                # Two of them end in the same millisecond.
                info.status, info.finished = "abandoned", 1000 + number // 2
                await table.update(info)
        pages, path = [], "/api/me/tables"
        while path:
            page = (await http.get(path)).json()
            pages.append([one["id"] for one in page["tables"]])
            path = page["next"]
        first, second, last = sorted(made[:2])[::-1] + made[2:3]
        assert [sorted(pages[0]), *pages[1:]] == [sorted(made[3:]), [last, first], [second]]
        far = await http.get(f"/api/me/tables?ended={10**30}&after=z")
        assert [one["id"] for one in far.json()["tables"]] == [last, first]


async def test_an_invited_seat_needs_its_link(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "invited")
    join = f"/api/tables/{table['id']}/join"
    invite = f"/api/tables/{table['id']}/seats/1/invite"
    assert await birch.refused("POST", join) == (409, "seat_taken")
    assert await birch.refused("POST", join, invite="guess") == (404, "not_found")
    assert await birch.refused("GET", invite) == (403, "not_yours")
    given = await ash.get(invite)
    assert given["invite"] in given["link"]
    assert (await birch.post(join, invite=given["invite"]))["status"] == "running"
    assert await ash.refused("POST", join, invite=given["invite"]) == (404, "not_found")
    assert (await ash.ask("GET", f"/api/tables/{table['id']}/qr")).text.startswith("<svg")


async def test_the_host_arranges_the_seats_before_the_start(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", "open", settings={"autostart": False})
    seat = f"/api/tables/{table['id']}/seats/2"
    assert await birch.refused("PUT", seat, kind="bot") == (403, "not_yours")
    assert (
        await ash.ask("PUT", seat, {"kind": "bot", "level": "cub:style=bold"})
    ).status_code == 200
    await birch.post(f"/api/tables/{table['id']}/join", seat=1)
    assert await ash.refused("PUT", seat[:-1] + "1", kind="bot") == (409, "seat_taken")
    assert await ash.refused("PUT", seat[:-1] + "7", kind="bot") == (400, "bad_request")
    started = await ash.post(f"/api/tables/{table['id']}/start")
    assert [one["kind"] for one in started["seats"]] == ["guest", "guest", "bot"]
    assert await ash.refused("POST", f"/api/tables/{table['id']}/start") == (409, "wrong_state")


async def test_a_table_can_be_started_with_bots_in_empty_seats(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    start = f"/api/tables/{table['id']}/start"
    assert await ash.refused("POST", start) == (409, "wrong_state")
    assert (await ash.post(start, fill="random"))["status"] == "running"


async def test_leaving_before_the_start_opens_the_seat(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", "open")
    address = f"/api/tables/{table['id']}"
    assert await birch.refused("POST", f"{address}/leave") == (403, "not_yours")
    await birch.post(f"{address}/join")
    left = await ash.post(f"{address}/leave")
    assert (left["seats"][0]["kind"], left["host"]) == ("open", birch.id)
    await birch.post(f"{address}/leave")
    assert await birch.refused("GET", address) == (404, "not_found")


async def test_leaving_a_running_game_leaves_a_bot(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", settings={"stand_in": "random"})
    address = f"/api/tables/{table['id']}"
    await birch.post(f"{address}/join")
    async with birch.at(table) as other:
        left = await ash.post(f"{address}/leave")
        assert left["seats"][0]["stand_in"] == "handed"
        await other.my_turn()
    back = await ash.post(f"{address}/seats/0/take-back")
    assert back["seats"][0]["stand_in"] == ""


async def test_a_seat_is_handed_to_a_bot_and_taken_back(ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    address = f"/api/tables/{table['id']}/seats/0"
    async with ash.at(table, "?seat=0") as player:
        await player.my_turn()
        await ash.post(f"{address}/hand-over", to="bot", level="random")
        await player.until(lambda message: message["type"] == "update" and message["ply"] > 0)
        assert (await player.act("draft @a1"))["code"] in ("not_allowed", "stale")
        await ash.post(f"{address}/take-back")
    shown = await ash.get(f"/api/tables/{table['id']}")
    assert shown["seats"][0]["stand_in"] == ""


async def test_a_seat_is_handed_to_another_guest_and_taken_back(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    address = f"/api/tables/{table['id']}"
    given = await ash.post(f"{address}/seats/0/hand-over", to="guest")
    assert await birch.refused("POST", f"{address}/join") == (409, "wrong_state")
    async with ash.at(table, "?seat=0") as mine:
        await mine.my_turn()
        taken = await birch.post(f"{address}/join", invite=given["invite"])
        assert taken["seats"][0]["guest"]["name"] == "Birch"
        assert await mine.closed() == 4403
    async with birch.at(table) as theirs:
        legal = await theirs.my_turn()
        assert (await theirs.act(legal[0]))["type"] == "ack"
        assert await birch.refused("POST", f"{address}/seats/1/take-back") == (403, "not_yours")
        back = await ash.post(f"{address}/seats/0/take-back")
        assert back["seats"][0]["guest"]["name"] == "Ash"
        assert await theirs.closed() == 4403


async def test_nobody_takes_over_a_seat_of_another_side(ash: Guest, birch: Guest) -> None:
    table = await ash.table("brotherhood-of-the-wolf", "open", "me", "me")
    address = f"/api/tables/{table['id']}"
    await birch.post(f"{address}/join")
    given = await ash.post(f"{address}/seats/1/hand-over", to="guest")
    refused = await birch.refused("POST", f"{address}/join", invite=given["invite"])
    assert refused == (403, "not_allowed")
    async with ash.at(table, "?seat=2") as hunter:
        await hunter.ask("chat", room="team", text="north")
    async with birch.at(table) as beast:
        assert "north" not in str((await beast.until("chat_log"))["messages"])
    # Who hands over a seat may use the link again.
    taken = await ash.post(f"{address}/join", invite=given["invite"])
    assert taken["seats"][1]["guest"]["name"] == "Ash"


async def test_nobody_plays_on_a_foreign_seat(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "random")
    async with birch.at(table, "?seat=0") as thief:
        assert await thief.closed() == 4403
    async with birch.at(table) as watcher:
        state = await watcher.until("state")
        assert (state["seat"], state["legal"], state["undo"]) == (None, None, 0)
        assert (await watcher.act("end"))["code"] == "not_yours"
    async with birch.at("nowhere") as lost:
        assert await lost.closed() == 4404
    private = await ash.table("the-wolves", "me", "random", settings={"watchers": False})
    async with birch.at(private) as nosy:
        assert await nosy.closed() == 4403


async def test_with_two_sides_resigning_ends_the_game(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    address = f"/api/tables/{table['id']}"
    await birch.post(f"{address}/join")
    assert await birch.refused("POST", f"{address}/seats/0/resign") == (403, "not_yours")
    async with birch.at(table) as winner:
        over = await ash.post(f"{address}/seats/0/resign")
        last = await winner.until(lambda message: bool(message.get("result")))
    assert over["status"] == "finished"
    assert (over["result"]["reason"], over["result"]["winners"]) == ("resigned", [1])
    assert last["entries"][-1]["kind"] == "end"
    assert await ash.refused("POST", f"{address}/seats/0/resign") == (409, "wrong_state")


async def test_with_more_sides_a_bot_plays_on_and_is_last(ash: Guest) -> None:
    options = {"turn-limit": 4}
    settings = {"stand_in": "random"}
    table = await ash.table("the-wolves", "me", "me", "random", options=options, settings=settings)
    address = f"/api/tables/{table['id']}"
    await ash.post(f"{address}/seats/0/resign")
    assert await ash.refused("POST", f"{address}/seats/0/take-back") == (409, "wrong_state")
    async with ash.at(table, "?seat=1") as player:
        await player.play_on(random.Random(3))
    assert player.last["result"]["ranks"][0] == 3


async def test_a_hunter_who_resigns_does_not_end_the_hunt(ash: Guest) -> None:
    table = await ash.table("brotherhood-of-the-wolf", "me", "me", "me")
    address = f"/api/tables/{table['id']}"
    assert (await ash.post(f"{address}/seats/1/resign"))["status"] == "running"
    over = await ash.post(f"{address}/seats/2/resign")
    assert (over["result"]["winners"], over["result"]["ranks"]) == ([0], [1, 2, 2])


async def test_a_game_is_abandoned_when_all_people_want_it(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", "random")
    address = f"/api/tables/{table['id']}"
    await birch.post(f"{address}/join")
    assert (await ash.post(f"{address}/abandon", yes=True))["abandon"] == [0]
    assert (await ash.post(f"{address}/abandon", yes=False))["abandon"] == []
    await ash.post(f"{address}/abandon", yes=True)
    over = await birch.post(f"{address}/abandon", yes=True)
    assert (over["status"], over["result"]) == ("abandoned", None)


async def test_a_rematch_waits_for_the_same_people(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open", "random")
    address = f"/api/tables/{table['id']}"
    await birch.post(f"{address}/join")
    assert await ash.refused("POST", f"{address}/rematch") == (409, "wrong_state")
    for player in (ash, birch):
        await player.post(f"{address}/abandon", yes=True)
    again = await ash.post(f"{address}/rematch")
    assert again["status"] == "open"
    assert (await ash.post(f"{address}/rematch"))["id"] == again["id"]
    both = await birch.post(f"{address}/rematch")
    assert (both["id"], both["status"]) == (again["id"], "running")
    assert [one["guest"] and one["guest"]["name"] for one in both["seats"]] == [
        None,
        "Ash",
        "Birch",
    ]
    assert (await ash.get(address))["rematch"] == again["id"]
