"""Requests that race: each is decided once, by the database."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.fuzzing import PUSH
from tests.server.people import Guest
from wolfden.server.model.errors import NoGuest, NotAllowed, NotFound
from wolfden.server.model.shapes import ChangedGuest, NewPush, NewTable, SeatPlan
from wolfden.server.service.guests import GuestService
from wolfden.server.service.new_tables import create_table
from wolfden.server.service.push import Pusher
from wolfden.server.service.tables import TableService
from wolfden.server.service.webhooks import Webhooks
from wolfden.server.store.database import Database, migrate
from wolfden.server.store.queries import MAX_BOTS, MAX_HOSTED
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(tmp_path: Path, database_url: str) -> AsyncIterator[Database]:
    """Return a new database."""
    migrate(tmp_path, database_url)
    database = Database(tmp_path, url=database_url)
    database.writer.start()
    yield database
    await database.close()


async def test_a_change_never_brings_a_session_back(database: Database) -> None:
    guests = GuestService(database)
    stolen = await guests.create("Ash")
    assert (await guests.sign_out_others(stolen)).session == 2
    with pytest.raises(NoGuest):
        await guests.change(stolen, ChangedGuest(name="Thief"))
    found = await guests.get(stolen.id)
    assert found is not None
    assert (found.name, found.session) == ("Ash", 2)


async def test_a_session_that_was_signed_out_leaves_no_way_back(database: Database) -> None:
    guests = GuestService(database)
    pusher = Pusher(database, Webhooks(to_any=False), "mailto:den@example.org")
    stolen = await guests.create("Ash")
    ash = await guests.sign_out_others(stolen)
    for late in (
        guests.device_code(stolen),
        guests.recovery_code(stolen),
        guests.create_bot(stolen, "Thief"),
        pusher.register(stolen, NewPush(**PUSH)),
    ):
        with pytest.raises(NoGuest):
            await late
    assert await guests.bots_of(ash) == []
    assert await pusher.browsers(ash.id) == []
    assert (await guests.redeem((await guests.device_code(ash))[0])).id == ash.id


async def test_signing_out_wins_against_changes_at_the_same_time(ash: Guest) -> None:
    cookie = ash.cookies()
    changes = [ash.http.patch("/api/me", json={"language": "de"}, headers=cookie) for _ in range(9)]
    await asyncio.gather(*changes[:5], ash.post("/api/me/sign-out-others"), *changes[5:])
    ash.http.cookies.clear()
    assert (await ash.http.get("/api/me", headers=cookie)).status_code == 401


async def test_signing_out_ends_codes_too(database: Database) -> None:
    guests = GuestService(database)
    ash = await guests.create("Ash")
    codes = [(await guests.device_code(ash))[0], (await guests.recovery_code(ash))[0]]
    await guests.sign_out_others(ash)
    for code in codes:
        with pytest.raises(NotFound):
            await guests.redeem(code)


@pytest.mark.parametrize("kind", ["device", "recovery"])
async def test_a_code_is_redeemed_once(ash: Guest, kind: str) -> None:
    code = (await ash.post(f"/api/me/{kind}-code"))["code"]
    answers = await asyncio.gather(
        *[ash.ask("POST", "/api/devices", {"code": code}) for _ in range(6)]
    )
    assert Counter(answer.status_code for answer in answers) == {200: 1, 404: 5}


async def test_sixty_bot_accounts_at_once_are_too_many(ash: Guest) -> None:
    asked = [ash.ask("POST", "/api/me/bots", {"name": f"Bot {number}"}) for number in range(60)]
    answers = await asyncio.gather(*asked)
    statuses = Counter(answer.status_code for answer in answers)
    assert statuses == {201: MAX_BOTS, 403: 60 - MAX_BOTS}
    assert len((await ash.get("/api/me/bots"))["bots"]) == MAX_BOTS


async def test_a_guest_hosts_so_many_tables(database: Database) -> None:
    tables = TableService(database, TITLES)
    ash = (await GuestService(database).create("Ash")).public
    wanted = NewTable(title="the-wolves", seats=[SeatPlan("me"), SeatPlan("open")])
    outcomes = await asyncio.gather(
        *[create_table(tables, ash, wanted) for _ in range(MAX_HOSTED + 10)],
        return_exceptions=True,
    )
    assert sum(isinstance(one, NotAllowed) for one in outcomes) == 10
    assert len(await tables.queries.every("open")) == MAX_HOSTED


async def test_a_deleted_guest_has_neither_bots_nor_tables(database: Database) -> None:
    guests = GuestService(database)
    ash = await guests.create("Ash")
    await guests.remove([ash.id])
    with pytest.raises(NoGuest):
        await guests.create_bot(ash, "Fenrir")
    assert await guests.queries.every() == []
