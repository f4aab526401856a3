"""Requests that race: each is decided once, by the database."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.support.asgi import Place, Wire
from tests.support.fuzzing import PUSH
from tests.support.people import Guest
from tests.support.servers import WAIT
from wolfden.server.base.errors import NoGuest, NotAllowed, NotFound, Stale
from wolfden.server.database.engine import Database
from wolfden.server.database.writer import Change
from wolfden.server.features.notices.push import Pusher
from wolfden.server.features.notices.webhooks import Webhooks
from wolfden.server.features.notices.wire import NewPush
from wolfden.server.features.people.service import People
from wolfden.server.features.people.wire import NewPairing
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import MAX_BOTS, GuestRow
from wolfden.server.guests.wire import ChangedGuest
from wolfden.server.http.gate import Message
from wolfden.server.services import sharing_of
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.play import act
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.store import MAX_HOSTED
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a new database that is written to."""
    database.writer.start()
    return database


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


async def test_of_two_who_sign_each_other_out_the_first_stays(database: Database) -> None:
    guests = GuestService(database)
    stolen = await guests.create("Ash")
    outcomes = await asyncio.gather(
        *[guests.sign_out_others(stolen) for _ in range(5)], return_exceptions=True
    )
    (first,) = [one for one in outcomes if not isinstance(one, NoGuest)]
    found = await guests.get(stolen.id)
    assert found == first
    assert found.session == 2


async def test_signing_out_wins_against_a_code_that_is_being_redeemed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = GuestService(database)
    ash = await guests.create("Ash")
    code, _ = await guests.device_code(ash)
    write = database.writer.write

    async def write_then_sign_out(*changes: Change) -> None:
        monkeypatch.undo()
        await write(*changes)
        await guests.sign_out_others(ash)

    monkeypatch.setattr(database.writer, "write", write_then_sign_out)
    phone = await guests.redeem(code)
    assert await guests.by_session(phone.id, phone.session) is None


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


async def test_the_tables_that_a_guest_hosts_have_a_limit(database: Database) -> None:
    tables = TableService(database, TITLES, sharing_of(database))
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


class SlowWire(Wire):
    """A WebSocket whose acceptance takes until ``go_on`` is called."""

    def __init__(self, *args: Any) -> None:
        self.is_accepted, self._may_go_on = asyncio.Event(), asyncio.Event()
        super().__init__(*args)

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.is_accepted.set()
            await self._may_go_on.wait()
        await super()._take(message)

    async def go_on(self) -> None:
        """Let the client be accepted, and wait for the end."""
        self._may_go_on.set()
        await self.last()


@asynccontextmanager
async def connecting(place: Place, path: str, who: GuestRow) -> AsyncIterator[SlowWire]:
    """Let a guest connect and be accepted when the block ends; the server closes at once."""
    cookie = place.services.cookies.sign(who.id, who.session)
    wire = SlowWire(place._app, path, "", cookie)
    async with asyncio.timeout(WAIT):
        await wire.is_accepted.wait()
    yield wire
    await wire.go_on()


async def two_guests(place: Place) -> tuple[GuestRow, GuestRow, Table]:
    """Return the guests of a table that runs, and the table."""
    services = place.services
    ash, birch = [await services.guests.create(name) for name in ("Ash", "Birch")]
    wanted = NewTable(title="the-wolves", seats=[SeatPlan("me"), SeatPlan("open")])
    table = await create_table(services.tables, ash.public, wanted)
    await GuestAtTable(table, birch.public).join(None)
    return ash, birch, table


@pytest.mark.parametrize("path", ["/ws/home", "/ws/tables/"])
async def test_signing_out_wins_against_a_connection_that_is_being_made(
    running: Place, path: str
) -> None:
    ash, _, table = await two_guests(running)
    address = path if path == "/ws/home" else f"{path}{table.id}"
    async with connecting(running, address, ash) as thief, running.browser() as owner:
        owner.cookies.set("wolfden", running.services.cookies.sign(ash.id, ash.session))
        assert (await owner.post("/api/me/sign-out-others")).status_code == 200
    assert len(thief.sent) == 1
    assert "4401" in thief.sent[0]
    assert not running.services.connections.has(ash.id)


async def test_a_seat_that_is_taken_back_shows_nothing_to_a_connection_that_is_being_made(
    running: Place,
) -> None:
    _, birch, table = await two_guests(running)
    fir = await running.services.guests.create("Fir")
    invite = await GuestAtTable(table, birch.public).hand_to_guest(1)
    await GuestAtTable(table, fir.public).join(None, invite)
    async with connecting(running, f"/ws/tables/{table.id}", fir) as wire:
        await GuestAtTable(table, birch.public).take_back(1)
    assert len(wire.sent) == 1
    assert "4403" in wire.sent[0]


async def test_a_connection_that_is_being_made_gets_the_seat_that_is_drawn(running: Place) -> None:
    async def count() -> None:
        """Count no new tables."""

    services, drawn = running.services, set()
    services.tables.rng = random.Random(3)
    for number in range(6):
        ash, birch = [await services.guests.create(f"{name} {number}") for name in ("Ash", "Birch")]
        wish = NewPairing("brotherhood-of-the-wolf", 2, rated=False)
        waiting = await services[People].pair(ash, wish, count)
        cookie = services.cookies.sign(ash.id, ash.session)
        wire = SlowWire(running._app, f"/ws/tables/{waiting.id}", "", cookie)
        await asyncio.wait_for(wire.is_accepted.wait(), WAIT)
        assert await services[People].pair(birch, wish, count) is waiting
        wire._may_go_on.set()
        await wire.ask(type="ping")
        (own,) = waiting.info.held_by(ash.id)
        sent = map(json.loads, wire.sent)
        assert [one["seat"] for one in sent if one["type"] == "state"] == [own]
        drawn.add(own)
        await wire.close()
    assert drawn == {0, 1}


async def test_an_action_that_waits_is_not_done_once_a_bot_plays_the_seat(running: Place) -> None:
    _, _, table = await two_guests(running)
    (seat,) = table.info.actors
    actor = table.info.seats[seat].guest
    assert actor is not None
    async with table.lock:
        live = await table.live_game()
        words = str(live.state.legal(seat)[0])
        seq = live.seq
        handing = asyncio.create_task(GuestAtTable(table, actor).hand_to_bot(seat, "random"))
        await asyncio.sleep(0)  # it waits for the lock first
        acting = asyncio.create_task(act(table, seat, seq, words))
        await asyncio.sleep(0)
    await handing
    with pytest.raises((NotAllowed, Stale)) as refused:
        await acting
    assert refused.value.code in ("not_allowed", "stale")
