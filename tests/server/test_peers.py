"""Two servers on one PostgreSQL database: everyone sees the same through either."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from copy import deepcopy
from pathlib import Path

import psycopg
import pytest
from websockets.asyncio.client import connect

from tests.server.test_groups import OPEN, group_of, offers
from tests.server.test_people import come_in
from tests.support.asgi import place
from tests.support.people import SEATED, Guest, Json, Player, back, guest, words
from tests.support.postgres import Postgres
from tests.support.servers import WAIT, Running, serving
from wolfden.commands import invoke
from wolfden.i18n.translator import Translator
from wolfden.server.database.engine import Database, migrate
from wolfden.server.database.writer import Change, Expected, WriteFailed
from wolfden.server.sharing import shared
from wolfden.server.sharing.presence import PeerQueries, Present

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Return two servers on one database."""
    url, folder = postgres.new_database(), tmp_path_factory.mktemp("pair")
    with (
        serving(folder / "one", database=url) as one,
        serving(folder / "two", database=url) as two,
    ):
        yield one, two


@pytest.fixture
async def ash(pair: tuple[Running, Running]) -> AsyncIterator[Guest]:
    """Return a guest who uses the first server."""
    async with guest(pair[0].url, "Ash") as somebody:
        yield somebody


@pytest.fixture
async def birch(pair: tuple[Running, Running]) -> AsyncIterator[Guest]:
    """Return a guest who uses the second server."""
    async with guest(pair[1].url, "Birch") as somebody:
        yield somebody


async def caught_up(*players: Player) -> None:
    """Wait until all have heard of the same last entry."""
    while len({player.seq for player in players}) > 1:
        await min(players, key=lambda player: player.seq).hear()


async def test_a_game_through_two_servers_stays_in_step(ash: Guest, birch: Guest) -> None:
    options = {"turn-limit": 8}
    table = await ash.table("the-wolves", "me", "open", "random", options=options)
    await birch.post(f"/api/tables/{table['id']}/join")
    async with (
        ash.at(table) as one,
        birch.at(table) as other,
        birch.at(table, "?seat=watch") as watcher,
    ):
        await asyncio.gather(*[player.play_on(random.Random(1)) for player in (one, other)])
        await caught_up(one, other, watcher)
        for player in (one, other, watcher):
            assert player.last["result"]
            await player.ask("sync")
            assert player.heard[-1]["view"] == player.view
        entries = (await birch.get(f"/api/tables/{table['id']}/replay"))["entries"]
        assert len(entries) == one.last["ply"]


async def test_of_two_actions_at_the_same_moment_one_wins(ash: Guest, birch: Guest) -> None:
    """One guest, connected to both servers, clicks on both at once."""
    table = await ash.table("the-wolves", "me", "me")
    async with (
        back(birch.url, ash.http.cookies["wolfden"]) as same,
        ash.at(table, "?seat=0") as first,
        same.at(table, "?seat=0") as first_elsewhere,
        ash.at(table, "?seat=1") as second,
        same.at(table, "?seat=1") as second_elsewhere,
    ):
        everyone = (first, first_elsewhere, second, second_elsewhere)
        for player in everyone:
            await player.until("state")
        for _ in range(6):
            await caught_up(*everyone)
            is_first = first.last["actors"] == [0]
            here, there = everyone[:2] if is_first else everyone[2:]
            legal, before = words(here.last["legal"]), here.seq
            answers = await asyncio.gather(here.act(legal[0]), there.act(legal[-1]))
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            assert {answer.get("code") for answer in answers} == {None, "stale"}
            for player in everyone:
                while player.seq == before:
                    await player.hear()
            await caught_up(*everyone)
            assert here.view == there.view


async def test_undo_is_asked_and_granted_across_servers(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with ash.at(table) as one, birch.at(table) as other:
        await one.my_turn()
        ply, view = one.last["ply"], deepcopy(one.view)
        await one.act((await one.my_turn())[0])
        await other.act((await other.my_turn())[0])
        await caught_up(one, other)
        assert (await one.ask("undo", seq=one.seq, ply=ply))["type"] == "ack"
        asked = await other.until("undo_request")
        assert (asked["state"], asked["waiting"]) == ("asked", [1])
        assert (await other.ask("answer", request=asked["request"], yes=True))["type"] == "ack"
        told = await one.until(lambda m: m["type"] == "undo_request" and m["state"] != "asked")
        assert told["state"] == "granted"
        assert (one.last["ply"], one.view) == (ply, view)
        assert (await one.act((await one.my_turn())[1]))["type"] == "ack"


async def test_chat_presence_and_seats_reach_the_other_server(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    async with ash.at(table) as one:
        await one.until("table")
        await birch.post(f"/api/tables/{table['id']}/join")
        while one.table["status"] != "running":
            await one.hear()
        async with birch.at(table) as other:
            while not all(seat["here"] for seat in one.table["seats"]):
                await one.hear()
            await other.ask("chat", room="players", text="howl")
            assert (await one.until("chat"))["text"] == "howl"
            await one.ask("chat", room="players", text="yip")
            line = await other.until(lambda m: m["type"] == "chat" and m["text"] == "yip")
            assert line["number"] == 2
        while one.table["seats"][1]["here"]:
            await one.hear()


async def test_the_lobby_shows_tables_of_the_other_server(ash: Guest, birch: Guest) -> None:
    async with connect(
        f"{birch.url.replace('http', 'ws')}/ws/home", additional_headers=birch.cookies()
    ) as socket:
        lobby = Player(socket)
        await lobby.until("home")
        table = await ash.table("the-wolves", "me", "open", public=True)

        def lists(message: Json, wanted: bool) -> bool:
            open_tables = [one["id"] for one in message.get("open", [])]
            return message["type"] == "open" and (table["id"] in open_tables) == wanted

        await lobby.until(lambda message: lists(message, True))
        await ash.post(f"/api/tables/{table['id']}/leave")
        await lobby.until(lambda message: lists(message, False))


async def test_a_deleted_table_leaves_the_lists_of_a_process_that_has_not_loaded_it(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new_database()
    async with (
        place(tmp_path / "one", database=url) as here,
        place(tmp_path / "two", database=url) as there,
        AsyncExitStack() as stack,
    ):
        ash, birch = await come_in(here, stack, "Ash", "Birch")
        path, invite = await group_of(ash)
        await birch.post(f"{path}/join", json={"invite": invite})
        lobbies = [there.wire("/ws/home", cookie=one.cookies["wolfden"]) for one in (ash, birch)]
        for lobby in lobbies:
            await lobby.ask(type="ping")  # who is not there yet is told of tables in another way
        group = path.rpartition("/")[2]
        table = (await ash.post("/api/tables", json={**OPEN, "group": group})).json()["id"]
        assert await offers(lobbies[1]) == [table]
        there.services.tables.unload_idle(0)
        assert there.services.tables.find_loaded(table) is None
        lobbies[0].sent.clear()
        await ash.post(f"/api/tables/{table}/leave")
        assert await offers(lobbies[1]) == []
        async with asyncio.timeout(WAIT):
            while not (told := [text for text in lobbies[0].sent if '"type":"home"' in text]):
                await asyncio.sleep(0.01)
        assert json.loads(told[-1])["mine"] == []


async def test_signing_out_ends_connections_everywhere(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    async with back(birch.url, ash.http.cookies["wolfden"]) as elsewhere:
        async with elsewhere.at(table) as player:
            await player.until("table")
            await ash.post("/api/me/sign-out-others")
            assert await player.closed() == 1012
        async with asyncio.timeout(WAIT):
            while (await elsewhere.ask("GET", "/api/me")).status_code != 401:
                await asyncio.sleep(0)


async def test_a_command_deletes_a_guest_while_servers_run(
    pair: tuple[Running, Running], ash: Guest, birch: Guest
) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    async with birch.at(table) as player:
        await player.until("state")
        words = ["guests", "delete", birch.id, *pair[0].flags]
        assert await asyncio.to_thread(invoke, words, Translator("en")) == 0
        assert await player.closed() in (4401, 4403)
    seats = (await ash.get(f"/api/tables/{table['id']}"))["seats"]
    assert [(seat["kind"], seat["guest"] is None) for seat in seats] == [
        ("guest", False),
        ("bot", True),
    ]
    assert await birch.refused("GET", "/api/me") == (401, "no_guest")


async def test_a_new_name_shows_everywhere(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    async with birch.at(table) as watching:
        await watching.until("table")
        assert (await ash.ask("PATCH", "/api/me", {"name": "Alder"})).status_code == 200
        await watching.until(
            lambda message: (
                message["type"] == "table"
                and message["table"]["seats"][0]["guest"]["name"] == "Alder"
            )
        )
    assert (await birch.get(f"/api/tables/{table['id']}"))["seats"][0]["guest"]["name"] == "Alder"


async def test_the_time_without_any_server_is_given_back_to_clocks(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new_database()
    settings = {"clock": {"kind": "live", "bank": 600, "increment": 0}}
    with serving(tmp_path / "one", database=url) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me", settings=settings)
    hours = 5 * 60 * 60 * 1000
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE workers SET seen = seen - %s", [hours])
        since = "clock -> 'since'"
        earlier = (
            f"json_build_object('left', clock -> 'left', 'since', ({since})::text::bigint - %s)"
        )
        connection.execute(f"UPDATE tables SET clock = {earlier}".encode(), [hours])
    with serving(tmp_path / "two", database=url) as server:
        async with guest(server.url) as birch, birch.at(table) as watcher:
            state = await watcher.until("state")
            assert watcher.table["status"] == "running"
            assert min(state["clock"]["left"]) > 400_000


async def test_connections_of_a_dead_process_are_forgotten(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new_database()
    migrate(tmp_path, url)
    one, two = (Database(tmp_path, url=url) for _ in range(2))
    one.writer.start()
    dead, alive = PeerQueries(one), PeerQueries(two)
    assert await dead.beat()
    assert await alive.beat()
    there = [Present("c1", "t1", "ash", 0), Present("c2", "t2", "", None)]
    await dead.add(*there, Present("c3", "t2", "", None))
    await dead.replace(there)
    assert await alive.forget_dead() == set()
    assert await alive.has_connection("t1", "ash")
    assert (await alive.elsewhere("t2")).watching == 1
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE workers SET seen = 0 WHERE id = %s", [one.worker])
    assert await alive.forget_dead() == {"t1", "t2"}
    assert not await alive.has_connection("t1", "ash")
    assert not await alive.is_connected("ash")
    assert await dead.beat(), "it learns that it was taken for dead"
    await one.close()
    await two.close()


async def test_what_was_stored_in_spite_of_a_failure_is_sent(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        place(tmp_path / "data", database=postgres.new_database()) as running,
        running.browser() as http,
    ):
        await http.post("/api/guests", json={"name": "Ash"})
        seats, options = [{"kind": "me"}, {"kind": "me"}], SEATED["the-wolves"]
        wanted = {"title": "the-wolves", "seats": seats, "options": options}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        wire = running.wire(f"/ws/tables/{table}", cookie=http.cookies["wolfden"])
        seq = (await wire.ask(type="sync"))["seq"]
        live = await (await running.services.tables.get(table)).live_game()
        action = str(next(iter(live.state.legal(live.state.actors()[0]))))
        write = running.services.database.writer.write

        async def write_and_fail(*changes: Change, expected: Expected | None = None) -> None:
            await write(*changes, expected=expected)
            if expected is not None:
                raise WriteFailed("the connection broke", affects_all=True)

        monkeypatch.setattr(running.services.database.writer, "write", write_and_fail)
        assert (await wire.ask(type="act", seq=seq, action=action))["code"] == "storage"
        async with asyncio.timeout(WAIT):
            while wire.seq == seq:
                await wire.ask(type="ping")


async def test_a_lost_announcement_is_made_up_for(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "HEARTBEAT_SECONDS", 0.05)
    url = postgres.new_database()
    async with (
        place(tmp_path / "data", database=url) as running,
        running.browser() as http,
    ):
        monkeypatch.setattr(running.services.sharing, "_hear", lambda _news: None)
        await http.post("/api/guests", json={"name": "Ash"})
        seats, options = [{"kind": "me"}, {"kind": "me"}], SEATED["the-wolves"]
        wanted = {"title": "the-wolves", "seats": seats, "options": options}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        wire = running.wire(f"/ws/tables/{table}", cookie=http.cookies["wolfden"])
        await wire.ask(type="sync")
        loaded = running.services.tables.find_loaded(table)
        assert loaded is not None
        version = loaded.info.version
        with psycopg.connect(url) as connection:  # as another process does
            connection.execute("UPDATE tables SET version = version + 1")
        async with asyncio.timeout(WAIT):
            while loaded.info.version == version:
                await asyncio.sleep(0.01)
