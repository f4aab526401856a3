"""Rated games are played by people: what is refused, what counts, and what says why it does not."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.test_groups import key_of
from tests.server.test_people import LIVE, WISH, come_in, id_of, play_some, ratings_of
from tests.support.asgi import Place, place
from tests.support.postgres import Postgres
from tests.support.servers import WAIT
from wolfden.server.base.times import now
from wolfden.server.features.absence.service import Timers
from wolfden.server.features.ratings.service import (
    LEAST_ACTIONS,
    MOST_A_DAY,
    Ratings,
    why_unrated,
)
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.tables.play import act, act_for_bot

pytestmark = pytest.mark.anyio

Client = httpx.AsyncClient
Json = dict[str, Any]
RATED = {"rated": True, "clock": LIVE, "stand_in": "random", "timeout": "bot", "absent": 5}
BEAST = {**WISH, "title": "brotherhood-of-the-wolf"}


@pytest.fixture
async def people(running: Place) -> AsyncIterator[list[Client]]:
    """Return the browsers of three guests."""
    async with AsyncExitStack() as stack:
        yield await come_in(running, stack, "Ash", "Birch", "Cedar")


async def shown(client: Client, name: str) -> Json:
    """Return a table as a visitor sees it."""
    found: Json = (await client.get(f"/api/tables/{name}")).json()
    return found


async def seated(*clients: Client, **settings: object) -> str:
    """Return the id of a rated game of some guests, who sit in their order."""
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in clients[1:]]]
    wanted = {"title": "the-wolves", "seats": seats, "settings": {**RATED, **settings}}
    made = await clients[0].post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    for client in clients[1:]:
        await client.post(f"/api/tables/{made.json()['id']}/join", json={})
    name: str = made.json()["id"]
    assert (await shown(clients[0], name))["status"] == "running"
    return name


async def ratings(*clients: Client) -> list[list[int]]:
    """Return the ratings of some guests."""
    return [
        [one["rating"] for one in await ratings_of(client, await id_of(client))]
        for client in clients
    ]


async def unrated(running: Place, client: Client, name: str) -> str:
    """Wait until the game of a table that is over was rated; return why it was not."""
    await running.services[Ratings].rate(name)
    why: str = (await shown(client, name))["unrated"]
    return why


async def bot_of(running: Place, stack: AsyncExitStack, owner: Client, name: str) -> Client:
    """Return the browser of a new bot account."""
    token = (await owner.post("/api/me/bots", json={"name": name})).json()["token"]
    client = await stack.enter_async_context(running.browser())
    client.headers["Authorization"] = f"Bearer {token}"
    return client


# Nobody plays for another, and who goes has lost.


async def test_a_rated_seat_is_handed_to_nobody(people: list[Client]) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch)
    settings = (await shown(ash, name))["settings"]
    assert (settings["timeout"], settings["absent"], settings["hints"]) == ("loss", None, False)
    for wanted in ({"to": "bot", "level": "legend"}, {"to": "guest"}):
        refused = await ash.post(f"/api/tables/{name}/seats/0/hand-over", json=wanted)
        assert key_of(refused) == (403, "rated-seat")
        assert refused.json()["message"].startswith("In a rated game nobody else plays")
    seat = (await shown(ash, name))["seats"][0]
    assert (seat["stand_in"], seat["helped"]) == ("", False)


@pytest.mark.parametrize("way", ["leave", "seats/0/resign"])
async def test_who_goes_has_lost(running: Place, people: list[Client], way: str) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch)
    await play_some(running, name)
    over = (await ash.post(f"/api/tables/{name}/{way}")).json()
    assert (over["status"], over["result"]["winners"]) == ("finished", [1])
    assert await unrated(running, ash, name) == ""
    [lost], [won] = await ratings(ash, birch)
    assert lost < 1500 < won


async def test_a_rated_table_of_before_is_lost_on_time(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch)
    await play_some(running, name)
    table = await running.services.tables.get(name)
    [late] = table.info.actors
    async with table.changing() as info:
        # Older versions let bots stand in here, too.
        info.settings = type(info.settings)(clock=info.settings.clock, absent=1, rated=True)
        assert info.clock is not None
        info.clock.left[late], info.clock.since = 0, now() - 1
        await table.update(info)
    await running.services[Timers].on_absence(name, late)
    assert table.info.seats[late].stand_in == ""
    await running.services[Timers].on_clock(name)
    over = await shown(ash, name)
    assert (over["result"]["reason"], over["result"]["winners"]) == ("timeout", [1 - late])
    assert await unrated(running, ash, name) == ""
    assert sorted(one[0] > 1500 for one in await ratings(ash, birch)) == [False, True]


async def test_a_larger_game_is_lost_for_who_goes_and_continues_unrated(
    running: Place, people: list[Client]
) -> None:
    ash, birch, cedar = people
    name = await seated(ash, birch, cedar)
    await play_some(running, name)
    went = (await birch.post(f"/api/tables/{name}/leave")).json()
    assert (went["status"], went["unrated"], went["settings"]["rated"]) == (
        "running",
        "left",
        False,
    )
    assert went["seats"][1]["stand_in"] == "resigned"
    none, [lost], nothing = await ratings(ash, birch, cedar)
    assert (none, nothing) == ([], [])
    assert lost < 1500
    # Leaving once more does not turn giving up into something that can be taken back.
    await birch.post(f"/api/tables/{name}/leave")
    refused = await birch.post(f"/api/tables/{name}/seats/1/take-back")
    assert key_of(refused) == (409, "given-up")
    over = (await ash.post(f"/api/tables/{name}/seats/0/resign")).json()
    assert over["result"]["winners"] == [2]
    assert await unrated(running, ash, name) == "left"
    assert await ratings(ash, birch, cedar) == [[], [lost], []]


async def test_a_rated_game_needs_a_clock(people: list[Client]) -> None:
    wanted = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = await people[0].post("/api/tables", json={**wanted, "settings": {"rated": True}})
    assert key_of(refused) == (400, "rated-clock")
    wish = {"title": "the-wolves", "seats": 2}
    assert key_of(await people[0].post("/api/pairings", json=wish)) == (400, "rated-clock")


async def test_who_deletes_the_account_has_lost(people: list[Client], running: Place) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch)
    await play_some(running, name)
    me = await id_of(ash)
    assert (await ash.delete("/api/me")).status_code == 204
    over = await shown(birch, name)
    assert (over["status"], over["result"]["winners"]) == ("finished", [1])
    info = await running.services.tables.queries.info(name)
    assert me not in repr(info)


# What is not rated, and says so.


async def test_a_game_with_bots_is_not_rated(people: list[Client]) -> None:
    ash, birch, _ = people
    wish = {**WISH, "seats": 3}
    made = (await ash.post("/api/pairings", json=wish)).json()
    await birch.post("/api/pairings", json=wish)
    begun = (await ash.post(f"/api/tables/{made['id']}/start", json={"fill": "random"})).json()
    assert (begun["unrated"], begun["settings"]["rated"]) == ("bots", False)


async def test_a_seat_remembers_who_has_acted(running: Place, people: list[Client]) -> None:
    ash, birch, cedar = people
    name = await seated(ash, birch, rated=False)
    table = await running.services.tables.get(name)
    first, second = await id_of(ash), await id_of(cedar)
    await play_some(running, name, 1)
    assert table.info.seats[0].acted_by == [first]
    given = await ash.post(f"/api/tables/{name}/seats/0/hand-over", json={"to": "guest"})
    await cedar.post(f"/api/tables/{name}/join", json={"invite": given.json()["invite"]})
    await play_some(running, name, 1)
    back = (await ash.post(f"/api/tables/{name}/seats/0/take-back")).json()
    assert back["seats"][0]["helped"]
    assert not back["seats"][1]["helped"]
    assert table.info.seats[0].acted_by == [first, second]
    # Deleted guests are forgotten there, but not that somebody else acted.
    assert (await cedar.delete("/api/me")).status_code == 204
    [seat, _] = (await running.services.tables.get(name)).info.seats
    assert (seat.acted_by, seat.is_helped) == ([first], True)


async def test_what_a_bot_played_is_not_rated_for_the_guest(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch)
    await play_some(running, name)
    table = await running.services.tables.get(name)
    async with table.changing() as info:
        # As older versions allowed it.
        info.let_bot_play(0, "handed", "random")
        await table.update(info)
    while not table.info.seats[0].bot_acted:
        live = await table.live_game()
        seat = live.state.actors()[0]
        play = act_for_bot if seat == 0 else act
        await play(table, seat, live.seq, str(live.state.legal(seat)[0]))
    await ash.post(f"/api/tables/{name}/seats/0/take-back")
    await birch.post(f"/api/tables/{name}/seats/1/resign")
    assert await unrated(running, ash, name) == "bots"
    assert await ratings(ash, birch) == [[], []]


async def test_a_game_that_hardly_began_is_not_rated(running: Place, people: list[Client]) -> None:
    ash, birch, cedar = people
    for clients in ((ash, birch), (ash, birch, cedar)):
        name = await seated(*clients)
        await play_some(running, name, LEAST_ACTIONS - 1)
        gone = (await birch.post(f"/api/tables/{name}/leave")).json()
        if gone["status"] == "finished":
            assert await unrated(running, ash, name) == "short"
        else:
            assert gone["unrated"] == "short"
    assert await ratings(ash, birch, cedar) == [[], [], []]


async def test_the_same_opponents_are_rated_a_few_times_a_day(
    running: Place, people: list[Client]
) -> None:
    ash, birch, cedar = people
    found = []
    for _ in range(MOST_A_DAY + 1):
        name = await seated(ash, birch)
        await play_some(running, name)
        await birch.post(f"/api/tables/{name}/seats/1/resign")
        found.append((await unrated(running, ash, name), await ratings(ash, birch)))
        if len(found) == MOST_A_DAY:
            # A second call may find the game of the first one rated; that one does not count.
            last = await running.services.tables.get(name)
            assert await why_unrated(last, last.info) == ""
    assert [why for why, _ in found] == [*[""] * MOST_A_DAY, "often"]
    assert found[-1][1] == found[-2][1]
    name = await seated(ash, cedar)
    await play_some(running, name)
    await cedar.post(f"/api/tables/{name}/seats/1/resign")
    assert await unrated(running, ash, name) == ""


async def test_nobody_is_rated_against_own_bot_accounts(
    running: Place, people: list[Client]
) -> None:
    ash = people[0]
    async with AsyncExitStack() as stack:
        bots = [await bot_of(running, stack, ash, name) for name in ("Rex", "Fido")]
        for one, other in ((ash, bots[0]), tuple(bots)):
            name = await seated(one, other)
            await play_some(running, name)
            await other.post(f"/api/tables/{name}/seats/1/resign")
            assert await unrated(running, ash, name) == "same"
        waiting = (await ash.post("/api/pairings", json=WISH)).json()
        apart = (await bots[0].post("/api/pairings", json=WISH)).json()
        assert apart["id"] != waiting["id"]
        assert await ratings(ash, *bots) == [[], [], []]


async def test_bot_accounts_are_paired_with_each_other_alone(
    running: Place, people: list[Client]
) -> None:
    ash, birch, cedar = people
    async with AsyncExitStack() as stack:
        rex = await bot_of(running, stack, ash, "Rex")
        fido = await bot_of(running, stack, birch, "Fido")
        seats = {}
        for one, name in ((cedar, "Cedar"), (rex, "Rex"), (fido, "Fido"), (birch, "Birch")):
            table = (await one.post("/api/pairings", json=WISH)).json()
            seats[name] = (table["id"], table["status"])
        assert seats["Rex"][0] == seats["Fido"][0] != seats["Cedar"][0] == seats["Birch"][0]
        assert seats["Fido"][1] == seats["Birch"][1] == "running"
        waiting = (await cedar.post("/api/pairings", json={**WISH, "seats": 3})).json()["id"]
        refused = await rex.post(f"/api/tables/{waiting}/join", json={})
        assert key_of(refused) == (403, "pairing-people")


async def test_bot_accounts_of_one_owner_count_together(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    async with AsyncExitStack() as stack:
        bots = [await bot_of(running, stack, birch, f"Rex {number}") for number in range(3)]
        reasons = []
        for other in (birch, *bots):
            name = await seated(ash, other)
            await play_some(running, name)
            await other.post(f"/api/tables/{name}/seats/1/resign")
            reasons.append(await unrated(running, ash, name))
        assert reasons == [*[""] * MOST_A_DAY, "often"]


async def test_a_game_that_two_processes_rate_counts_once(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    for games in range(1, MOST_A_DAY + 1):
        name = await seated(ash, birch)
        await play_some(running, name)
        await birch.post(f"/api/tables/{name}/seats/1/resign")
        await asyncio.gather(*[running.services[Ratings].rate(name) for _ in range(4)])
        assert (await shown(ash, name))["unrated"] == ""
        [mine] = await ratings_of(ash, await id_of(ash))
        assert mine["games"] == games


# Sides.


async def test_seats_of_a_pairing_are_drawn_at_the_start(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    running.services.tables.rng = random.Random(3)
    taken = set()
    for _ in range(6):
        made = (await ash.post("/api/pairings", json=BEAST)).json()
        refused = await birch.post(f"/api/tables/{made['id']}/join", json={"seat": 1})
        assert key_of(refused) == (403, "pairing-seat")
        wires = [
            running.wire(f"/ws/tables/{made['id']}", cookie=one.cookies["wolfden"])
            for one in (ash, birch)
        ]
        # Both are connected before the game begins.
        for wire in wires:
            await wire.ask(type="ping")
        begun = (await birch.post("/api/pairings", json=BEAST)).json()
        assert (begun["id"], begun["status"]) == (made["id"], "running")
        first = begun["seats"][0]["guest"]["id"]
        taken.add(first == await id_of(ash))
        await knows_own_seat(wires[0], begun, await id_of(ash))
        await running.hang_up(*wires)
        for client in (ash, birch):
            await client.post(f"/api/tables/{made['id']}/abandon", json={"yes": True})
    assert taken == {True, False}


async def knows_own_seat(wire: Any, table: Json, guest: str) -> None:
    """Check that what was sent to a guest who waited is what the drawn seat may know."""
    await wire.ask(type="ping")
    own = next(one["seat"] for one in table["seats"] if one["guest"]["id"] == guest)
    [begun] = [json.loads(text) for text in wire.sent if '"type":"update"' in text]
    assert bool(begun["legal"]) == (own in begun["actors"])
    await wire.ask(type="sync", seq=0)
    states = [json.loads(text) for text in wire.sent if '"type":"state"' in text]
    assert {one["seat"] for one in states} == {own}


async def test_who_waits_at_another_process_gets_the_drawn_seat(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.migrated_database()
    async with (
        place(tmp_path / "a", database=url) as one,
        place(tmp_path / "b", database=url) as other,
        AsyncExitStack() as stack,
    ):
        other.services.tables.rng = random.Random(3)
        [ash], [birch] = [await come_in(here, stack, "Guest") for here in (one, other)]
        me, drawn = await id_of(ash), set()
        for _ in range(6):
            made = (await ash.post("/api/pairings", json=BEAST)).json()
            wire = one.wire(f"/ws/tables/{made['id']}", cookie=ash.cookies["wolfden"])
            await wire.ask(type="ping")
            begun = (await birch.post("/api/pairings", json=BEAST)).json()
            assert begun["id"] == made["id"]
            async with asyncio.timeout(WAIT):
                while not (states := [text for text in wire.sent if '"type":"state"' in text]):
                    await asyncio.sleep(0.01)
            own = next(one["seat"] for one in begun["seats"] if one["guest"]["id"] == me)
            assert {json.loads(text)["seat"] for text in states} == {own}
            drawn.add(own)
            await one.hang_up(wire)
        assert drawn == {0, 1}


async def test_nobody_plays_two_sides_of_a_game_with_secrets(people: list[Client]) -> None:
    ash, birch, _ = people
    title = "brotherhood-of-the-wolf"
    both = {"title": title, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    assert key_of(await ash.post("/api/tables", json=both)) == (403, "seat-both-sides")
    alone = {"title": title, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]}
    assert (await ash.post("/api/tables", json=alone)).status_code == 201, "at one screen"
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    made = (await ash.post("/api/tables", json={"title": title, "seats": seats})).json()
    join = f"/api/tables/{made['id']}/join"
    assert key_of(await ash.post(join, json={"seat": 1})) == (403, "seat-both-sides")
    planned = await ash.put(f"/api/tables/{made['id']}/seats/1", json={"kind": "me"})
    assert key_of(planned) == (403, "seat-both-sides")
    for seat in (1, 2):
        assert (await birch.post(join, json={"seat": seat})).status_code == 200, "one side"


async def test_a_table_of_before_with_both_sides_does_not_begin(
    running: Place, people: list[Client]
) -> None:
    ash, birch, _ = people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wanted = {"title": "brotherhood-of-the-wolf", "seats": seats, "settings": {"autostart": False}}
    made = (await ash.post("/api/tables", json=wanted)).json()
    table = await running.services.tables.get(made["id"])
    async with table.changing() as info:
        info.seats[1] = deepcopy(info.seats[0])
        await table.update(info)
    await birch.post(f"/api/tables/{made['id']}/join", json={})
    refused = await ash.post(f"/api/tables/{made['id']}/start", json={})
    assert key_of(refused) == (403, "seat-both-sides")


# Time.


async def test_time_is_given_back_once(running: Place, people: list[Client]) -> None:
    ash, birch, _ = people
    name = await seated(ash, birch, rated=False, absent=None, stand_in="random")
    table = await running.services.tables.get(name)
    for attempt in range(2):
        async with table.lock:
            info = table.info
            info.seats[0].stand_in, info.seats[0].level = "timeout", "random"
            assert info.clock is not None
            info.clock.left[0] = 0
        back = await ash.post(f"/api/tables/{name}/seats/0/take-back")
        if attempt:
            assert key_of(back) == (409, "time-lost")
            assert table.info.clock is not None
            assert table.info.clock.left[0] == 0
        else:
            assert back.status_code == 200, back.text


# Tournaments.


async def cup(host: Client, *players: Client, **wanted: object) -> str:
    """Return the path of a tournament that some guests have entered."""
    basic = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": LIVE, "level": "random"}
    made = await host.post("/api/tournaments", json={**basic, "rated": True, **wanted})
    assert made.status_code == 201, made.text
    path = f"/api/tournaments/{made.json()['id']}"
    for one in players:
        assert (await one.post(f"{path}/join", json={})).status_code == 200
    return path


async def game_of(host: Client, path: str) -> str:
    """Begin a tournament; return the table of its only game."""
    assert (await host.post(f"{path}/start")).status_code == 200
    async with asyncio.timeout(WAIT):
        while not (await host.get(path)).json()["played"][0]["is_dealt"]:
            await asyncio.sleep(0.01)
    table: str = (await host.get(path)).json()["played"][0]["games"][0]["table"]
    return table


async def test_an_organiser_who_plays_decides_nothing(running: Place, people: list[Client]) -> None:
    ash, birch, _ = people
    path = await cup(ash, ash, birch)
    table = await game_of(ash, path)
    await play_some(running, table)
    for asked in (
        ash.delete(f"{path}/players/{await id_of(birch)}"),
        ash.post(f"{path}/end-round", json={}),
        ash.post(f"{path}/end-round", json={"last": True}),
    ):
        assert key_of(await asked) == (403, "organiser-plays")
    assert (await shown(ash, table))["status"] == "running"
    # After leaving, which loses the game, there is nothing of one's own to decide.
    assert (await ash.post(f"{path}/leave")).status_code == 200
    assert await unrated(running, ash, table) == ""
    [lost], [won] = await ratings(ash, birch)
    assert lost < 1500 < won


async def test_an_organiser_who_leaves_decides_nothing_before_the_game_is_lost(
    running: Place, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    ash, birch, _ = people
    path = await cup(ash, ash, birch, rounds=1)
    table = await game_of(ash, path)
    await play_some(running, table)
    resign, may_go_on = Tournaments._resign, asyncio.Event()

    async def resign_later(*given: Any) -> None:
        await may_go_on.wait()
        await resign(*given)

    monkeypatch.setattr(Tournaments, "_resign", resign_later)
    leaving = asyncio.create_task(ash.post(f"{path}/leave"))
    async with asyncio.timeout(WAIT):
        while (await ash.get(path)).json()["is_player"]:
            await asyncio.sleep(0.01)
    assert key_of(await ash.post(f"{path}/end-round", json={})) == (403, "organiser-plays")
    may_go_on.set()
    assert (await leaving).status_code == 200
    assert (await shown(ash, table))["result"]["reason"] == "resigned"


async def test_an_organiser_plays_by_bot_accounts_too(running: Place, people: list[Client]) -> None:
    ash, birch, _ = people
    async with AsyncExitStack() as stack:
        bot = await bot_of(running, stack, ash, "Rex")
        path = await cup(ash, bot, birch, accounts=True)
        await game_of(ash, path)
        refused = await ash.post(f"{path}/end-round", json={})
        assert key_of(refused) == (403, "organiser-plays")


async def test_what_an_organiser_ends_rates_nobody(running: Place, people: list[Client]) -> None:
    ash, birch, cedar = people
    for is_removal in (True, False):
        path = await cup(cedar, ash, birch, rounds=1)
        table = await game_of(cedar, path)
        await play_some(running, table)
        if is_removal:
            removed = await cedar.delete(f"{path}/players/{await id_of(birch)}")
            assert removed.status_code == 204
            over = await shown(ash, table)
            assert (over["status"], over["unrated"]) == ("finished", "removed")
        else:
            assert (await cedar.post(f"{path}/end-round", json={})).status_code == 200
            assert (await shown(ash, table))["status"] == "abandoned"
        await running.services[Ratings].rate(table)
        assert await ratings(ash, birch) == [[], []]


async def test_what_a_bot_played_brings_no_points(running: Place, people: list[Client]) -> None:
    ash, birch, cedar = people
    path = await cup(cedar, ash, birch, rounds=1, rated=False)
    name = await game_of(cedar, path)
    table = await running.services.tables.get(name)
    mine = table.info.held_by(await id_of(ash))[0]
    async with table.changing() as info:
        info.seats[mine].bot_acted = True
        await table.update(info)
    await birch.post(f"/api/tables/{name}/seats/{1 - mine}/resign")
    async with asyncio.timeout(WAIT):
        while (found := (await ash.get(path)).json())["status"] != "finished":
            await asyncio.sleep(0.01)
    assert found["played"][0]["games"][0]["points"] == [0.0, 0.0]


async def test_bot_accounts_are_marked_and_enter_where_they_may(
    running: Place, people: list[Client]
) -> None:
    ash, birch, cedar = people
    async with AsyncExitStack() as stack:
        bots = [await bot_of(running, stack, birch, name) for name in ("Rex", "Fido")]
        closed, opened = await cup(ash), await cup(ash, cedar, accounts=True, rounds=1)
        refused = await bots[0].post(f"{closed}/join", json={})
        assert key_of(refused) == (403, "tournament-people")
        assert not (await bots[0].get(closed)).json()["may_join"]
        assert (await bots[0].post(f"{opened}/join", json={})).status_code == 200
        for again in (bots[1], birch):
            refused = await again.post(f"{opened}/join", json={})
            assert key_of(refused) == (403, "tournament-same")
            assert not (await again.get(opened)).json()["may_join"]
        table = await game_of(ash, opened)
        marked = {
            one["guest"]["name"]: one["guest"]["bot"]
            for one in (await ash.get(opened)).json()["players"]
        }
        assert marked == {"Cedar": False, "Rex": True}
        seats = (await shown(ash, table))["seats"]
        assert {one["guest"]["name"]: one["guest"]["bot"] for one in seats} == marked
        mine = next(one["seat"] for one in seats if one["guest"]["name"] == "Rex")
        await bots[0].post(f"/api/tables/{table}/seats/{mine}/resign")
        player = (await ash.get(f"/api/players/{await id_of(bots[0])}")).json()
        assert player["guest"]["bot"]
        [met] = (await cedar.get("/api/me/people")).json()["people"]
        assert (met["guest"]["name"], met["guest"]["bot"]) == ("Rex", True)
