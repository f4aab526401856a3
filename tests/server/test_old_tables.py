"""Tables that cannot be loaded: deleting a guest, leaving and looking back work all the same."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.people import Guest, back, guest
from tests.support.servers import serving
from wolfden.core.registry import Registry
from wolfden.core.text.replay import read
from wolfden.server.base.config import Config
from wolfden.server.base.times import DAY, HOUR, MINUTE, now
from wolfden.server.database.engine import FILE, Database, migrate
from wolfden.server.database.schema import TABLES
from wolfden.server.features.chat.wire import ChatLine
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.upkeep.service import Retention, delete_unused
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.guests.wire import ChangedGuest
from wolfden.server.services import sharing_of
from wolfden.server.tables import seating
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.seating import (
    ABANDON_AFTER,
    REMOVE_AFTER,
    GuestAtTable,
    delete_guest,
    end_idle_tables,
)
from wolfden.server.tables.store import insert_chat, upsert_marks
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

OLD_RULES = "UPDATE tables SET rules = 99"
UNREADABLE = "UPDATE entries SET words = 'sing'"
NO_TITLE = "UPDATE tables SET title = 'the-badgers'"
NO_DOCUMENT = "UPDATE tables SET position = 'lost'"
OTHER_KIND = "UPDATE entries SET kind = 'dance'"
UNPLAYABLE = [OLD_RULES, UNREADABLE, NO_DOCUMENT, OTHER_KIND]
DAMAGE = [*UNPLAYABLE, NO_TITLE]


class Hall:
    """The services of a data folder, without network."""

    def __init__(self, folder: Path, titles: Registry = TITLES) -> None:
        self.folder = folder
        self.database = Database(folder)
        self.guests = GuestService(self.database)
        self.tables = TableService(self.database, titles, sharing_of(self.database))

    async def table(self, host: GuestRow, *guests: GuestRow) -> str:
        """Make a table with guests on all seats; it runs."""
        plans = [SeatPlan("me"), *[SeatPlan("open") for _ in guests]]
        wanted = NewTable(title="the-wolves", seats=plans)
        table = await create_table(self.tables, host.public, wanted)
        for one in guests:
            await GuestAtTable(table, one.public).join(None)
        return table.id

    def change(self, statement: str) -> None:
        """Change the file behind the services, which start again."""
        with closing(sqlite3.connect(self.folder / FILE)) as file, file:
            file.execute(statement)
        self.tables = TableService(self.database, TITLES, sharing_of(self.database))

    def text(self) -> str:
        """Return everything in the file."""
        with closing(sqlite3.connect(self.folder / FILE)) as file:
            return "\n".join(file.iterdump())


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Return the services of a new data folder."""
    migrate(tmp_path)
    found = Hall(tmp_path)
    found.database.writer.start()
    yield found
    await found.database.close()


@pytest.mark.parametrize("damage", [*DAMAGE, "SELECT 1"])
async def test_a_deleted_guest_leaves_nothing_behind(hall: Hall, damage: str) -> None:
    birch, ash = await hall.guests.create("Birch"), await hall.guests.create("Ashling")
    bot, _token = await hall.guests.create_bot(ash, "Fenrir")
    tables = [await hall.table(ash, birch), await hall.table(birch, bot)]
    for seat, (table, one) in enumerate(zip(tables, (ash, bot), strict=True)):
        line = ChatLine(1, "players", one.public, seat, "howl", now())
        marks = upsert_marks(table, seat, "own", {"note": "Ashling was here"})
        await hall.database.writer.write(insert_chat(table, line), marks)
    await hall.guests.change(birch, ChangedGuest(muted=[ash.id, bot.id, "other"]))
    hall.change(damage)
    assert await delete_guest(hall.tables, hall.guests, ash) == [ash.id, bot.id]
    stored = hall.text()
    assert not [word for word in (ash.id, bot.id, "Ashling", "Fenrir", "howl") if word in stored]
    kept = [await hall.tables.queries.info(table) for table in tables]
    assert all(info is not None and "Birch" in info.player_names() for info in kept)
    assert [one.muted for one in await hall.guests.queries.every()] == [["other"]]


async def test_who_sits_down_while_being_deleted_is_gone_after_an_hour(hall: Hall) -> None:
    ash, birch = await hall.guests.create("Ashling"), await hall.guests.create("Birch")
    await delete_guest(hall.tables, hall.guests, ash)
    table = await hall.table(ash, birch)
    line = ChatLine(1, "players", ash.public, 0, "howl", now())
    await hall.database.writer.write(insert_chat(table, line))
    assert all(word in hall.text() for word in (ash.id, "Ashling", "howl"))
    await delete_unused(hall.tables, hall.guests, now())
    assert all(word in hall.text() for word in (ash.id, "Ashling", "howl")), "it is too early"
    await delete_unused(hall.tables, hall.guests, now() + HOUR + MINUTE)
    assert not [word for word in (ash.id, "Ashling", "howl") if word in hall.text()]
    (info,) = await hall.tables.queries.every()
    assert info.held_by(birch.id)


async def test_the_last_of_many_tables_is_cleaned_too(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two passes of one page each would not be enough.
    monkeypatch.setattr(seating, "BATCH", 20)
    ash, birch = await hall.guests.create("Ashling"), await hall.guests.create("Birch")
    table = await hall.table(birch, ash)
    columns = ", ".join(column.name for column in TABLES.columns if column.name != "id")
    numbers = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 50)"
    copied = f"SELECT printf('%010d', x), {columns} FROM tables, n"
    hall.change(f"{numbers} INSERT INTO tables (id, {columns}) {copied}")
    sat = f"SELECT '{ash.id}', id FROM tables WHERE id != '{table}'"
    hall.change(f"INSERT INTO sitters (guest, table_id) {sat}")
    assert hall.text().count(ash.id) > 50
    await delete_guest(hall.tables, hall.guests, ash)
    assert ash.id not in hall.text()


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_name_changes_everywhere(hall: Hall, damage: str) -> None:
    ash, birch = await hall.guests.create("Ashling"), await hall.guests.create("Birch")
    await hall.table(ash, birch)
    hall.change(damage)
    await hall.guests.change(ash, ChangedGuest(name="Elm"))
    await hall.tables.refresh_names(ash.id)
    assert "Ashling" not in hall.text()
    (info,) = await hall.tables.queries.every()
    assert info.player_names() == ["Elm", "Birch"]


@pytest.mark.parametrize("damage", DAMAGE)
async def test_an_operator_closes_and_deletes_it(hall: Hall, damage: str) -> None:
    ash, birch = await hall.guests.create("Ash"), await hall.guests.create("Birch")
    closed, deleted = await hall.table(ash, birch), await hall.table(ash, birch)
    hall.change(damage)
    moderation = Moderation(hall.tables, hall.guests)
    await moderation.close_table(closed)
    await moderation.delete_table(deleted)
    await moderation.carry_out()
    (info,) = await hall.tables.queries.every()
    assert (info.id, info.status) == (closed, "abandoned")
    assert await moderation.queries.closures() == []
    retention = Retention(Config(data=hall.folder, keep_finished=1), hall.tables, hall.guests)
    assert (await retention.sweep(now() + 2 * DAY))["tables"] == 1
    assert await hall.tables.queries.every() == []


async def test_a_ban_is_carried_out_by_the_next_server_if_the_last_one_was_stopped(
    hall: Hall,
) -> None:
    ash, birch = await hall.guests.create("Ash"), await hall.guests.create("Birch")
    name = await hall.table(ash, birch)
    await Moderation(hall.tables, hall.guests).ban(birch.id)
    versions = []
    for _ in range(2):
        moderation = Moderation(hall.tables, hall.guests)
        await moderation.load()
        await moderation.carry_out()
        info = (await hall.tables.get(name)).info
        assert info.seats[1].stand_in == "handed"
        versions.append(info.version)
    assert versions[0] == versions[1]


@pytest.mark.parametrize("damage", UNPLAYABLE)
async def test_a_game_that_cannot_be_loaded_can_be_ended(hall: Hall, damage: str) -> None:
    ash, birch = await hall.guests.create("Ash"), await hall.guests.create("Birch")
    names = [await hall.table(ash, birch) for _ in range(3)]
    hall.change(damage)
    left, resigned, agreed = [await hall.tables.get(name) for name in names]
    await GuestAtTable(left, ash.public).leave()
    assert left.info.seats[0].stand_in == "handed"
    await GuestAtTable(resigned, ash.public).resign(0)
    assert resigned.info.status == "finished"
    assert resigned.info.result is not None
    assert resigned.info.result.winners == [1]
    for one in (ash, birch):
        await GuestAtTable(agreed, one.public).abandon(True)
    assert agreed.info.status == "abandoned"
    (last,) = await hall.tables.queries.entries(agreed.id, agreed.info.seq - 1)
    assert (last.kind, last.seq, last.words) == ("end", agreed.info.seq, "abandoned")


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_game_that_nobody_can_play_ends_some_day(hall: Hall, damage: str) -> None:
    ash, birch = await hall.guests.create("Ash"), await hall.guests.create("Birch")
    table = await hall.table(ash, birch)
    hall.change(damage)
    await end_idle_tables(hall.tables, now() + ABANDON_AFTER - 60_000)
    assert (await hall.tables.queries.every())[0].status == "running"
    await end_idle_tables(hall.tables, now() + ABANDON_AFTER + 60_000)
    (info,) = await hall.tables.queries.every()
    assert (info.id, info.status) == (table, "abandoned")


@pytest.mark.parametrize("damage", ["SELECT 1", NO_TITLE])
async def test_a_table_that_nobody_joined_is_removed(hall: Hall, damage: str) -> None:
    ash = await hall.guests.create("Ash")
    plans = [SeatPlan("me"), SeatPlan("open")]
    await create_table(hall.tables, ash.public, NewTable(title="the-wolves", seats=plans))
    hall.change(damage)
    await end_idle_tables(hall.tables, now() + REMOVE_AFTER + 60_000)
    assert await hall.tables.queries.every() == []


BEFORE_0011 = (
    "ALTER TABLE tables DROP COLUMN unrated",
    "ALTER TABLE tournaments DROP COLUMN accounts",
    "UPDATE alembic_version SET version_num = '0009'",
)
"""Undoes the migration that came with the rules of who is rated."""


async def test_what_was_stored_before_seats_remembered_goes_on(tmp_path: Path) -> None:
    settings = {"rated": True, "clock": {"kind": "live", "bank": 600}}
    cup = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": settings["clock"]}
    with serving(tmp_path / "data") as server:
        async with guest(server.url) as ash, guest(server.url, "Birch") as birch:
            table = await ash.table("the-wolves", "me", "open", settings=settings)
            await birch.post(f"/api/tables/{table['id']}/join")
            waiting = await ash.post("/api/tournaments", **cup)
            cookies = [one.http.cookies["wolfden"] for one in (ash, birch)]
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as file, file:
        [[stored]] = file.execute("SELECT seats FROM tables").fetchall()
        then = {"owner": None, "level": "", "stand_in": "", "invite": ""}
        seats = [{**then, "kind": one["kind"], "guest": one["guest"]} for one in json.loads(stored)]
        file.execute("UPDATE tables SET seats = ?", [json.dumps(seats)])
        old = json.dumps({**table["settings"], "timeout": "bot", "absent": 1})
        file.execute("UPDATE tables SET settings = ?", [old])
        for statement in BEFORE_0011:
            file.execute(statement)
    with serving(tmp_path / "data") as server:
        async with back(server.url, cookies[0]) as ash, back(server.url, cookies[1]) as birch:
            found = await birch.get(f"/api/tables/{table['id']}")
            assert (found["status"], found["unrated"]) == ("running", "")
            assert [one["helped"] for one in found["seats"]] == [False, False]
            async with ash.at(table) as player:
                await player.plays_on()
            given = {"to": "bot"}
            path = f"/api/tables/{table['id']}/seats/0/hand-over"
            assert await ash.refused("POST", path, **given) == (403, "not_allowed")
            over = await birch.post(f"/api/tables/{table['id']}/leave")
            assert (over["status"], over["result"]["winners"]) == ("finished", [0])
            assert (await ash.get(f"/api/tournaments/{waiting['id']}"))["accounts"], "as before"


async def finished_game(ash: Guest) -> tuple[str, int]:
    """Play a little and end it; return the table and how many actions stand."""
    table = await ash.table("the-wolves", "me", "random")
    async with ash.at(table) as player:
        for _ in range(3):
            await player.plays_on()
    shown = await ash.post(f"/api/tables/{table['id']}/seats/0/resign")
    assert shown["status"] == "finished"
    return shown["id"], shown["ply"]


async def test_a_finished_game_of_old_rules_is_shown(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            table, ply = await finished_game(ash)
            cookie = ash.http.cookies["wolfden"]
            before = (await ash.http.get(f"/api/tables/{table}/replay.txt")).text
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute(OLD_RULES)
        file.execute("UPDATE entries SET words = 'sing loudly' WHERE seq = ?", [ply - 1])
    with serving(data) as server:
        async with back(server.url, cookie) as ash:
            replay = await ash.get(f"/api/tables/{table}/replay")
            present = TITLES.get("the-wolves").meta().rules_version
            assert (replay["rules"], replay["table"]["rules"]) == (present, 99)
            assert [entry["ply"] for entry in replay["entries"]] == list(range(1, ply + 1))
            assert replay["entries"][0]["events"]
            assert replay["entries"][ply - 2]["words"] == "sing loudly"
            assert replay["result"]["reason"] == "resigned"
            assert (await ash.get(f"/api/tables/{table}/replay/1"))["ply"] == 1
            assert (await ash.get(f"/api/tables/{table}/replay/{ply}"))["ply"] == ply - 2
            after = (await ash.http.get(f"/api/tables/{table}/replay.txt")).text
            assert "rules: 99" in after
            assert [line for line in after.splitlines() if line[:2] in ("~ ", "1 ", "2 ")][:3] == [
                line for line in before.splitlines() if line[:2] in ("~ ", "1 ", "2 ")
            ][:3]
            plans = {"ply": 1, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            fork = await ash.ask("POST", f"/api/tables/{table}/fork", plans)
            assert (fork.status_code, fork.json()["code"]) == (400, "other_rules")
            assert (await ash.post(f"/api/tables/{table}/rematch"))["rules"] == present
            assert (await ash.ask("DELETE", "/api/me")).status_code == 204


@pytest.mark.parametrize("title", TITLES.ids())
async def test_a_running_game_of_earlier_rules_goes_on(tmp_path: Path, title: str) -> None:
    data, meta = tmp_path / "data", TITLES.get(title).meta()
    readings = dict(meta.older[1])
    with serving(data) as server:
        async with guest(server.url) as ash:
            # At random, a pack of Age may lose its Lead Wolf, and the game, in its first turn.
            table = (await ash.table(title, "me", "greedy", options=readings))["id"]
            async with ash.at(table) as player:
                await player.plays_on()
            cookie = ash.http.cookies["wolfden"]
    with closing(sqlite3.connect(data / FILE)) as file, file:
        # As version 1 stored it: it knew no option for what it had no choice of.
        [[stored]] = file.execute("SELECT options FROM tables").fetchall()
        options = {name: one for name, one in json.loads(stored).items() if name not in readings}
        file.execute("UPDATE tables SET rules = 1, options = ?", [json.dumps(options)])
    with serving(data) as server:
        async with back(server.url, cookie) as ash:
            async with ash.at(table) as player:
                await player.plays_on()
            shown = await ash.get(f"/api/tables/{table}")
            assert (shown["rules"], shown["status"]) == (meta.rules_version, "running")
            assert readings.items() <= shown["options"].items()
            await ash.post(f"/api/tables/{table}/seats/0/resign")
            replay = read((await ash.http.get(f"/api/tables/{table}/replay.txt")).text)
            assert replay.rules == meta.rules_version
            assert meta.read_options(replay.options) == meta.read_options(readings)
            again = await ash.post(f"/api/tables/{table}/rematch")
            assert readings.items() <= again["options"].items(), "as the game before"
