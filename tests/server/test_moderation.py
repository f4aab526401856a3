"""Moderation: closed tables, banned guests, reports; with a running server and without."""

import asyncio
from pathlib import Path

import pytest

from tests.support.asgi import Json, Place, Wire, place
from tests.support.people import Guest
from tests.support.servers import Running
from wolfden.commands import invoke
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import NotFound
from wolfden.server.database.engine import lock_folder
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.guests.wire import HIDDEN_NAME

pytestmark = pytest.mark.anyio

PLAN = {"title": "the-wolves", "public": True}


class Person:
    """A guest with a browser, at a server without network."""

    def __init__(self, running: Place) -> None:
        self._running = running
        self.browser = running.browser()
        self.id = ""

    async def come_in(self, name: str) -> "Person":
        """Become a guest."""
        self.id = (await self.ask("/api/guests", name=name))["guest"]["id"]
        return self

    async def ask(self, path: str, **body: object) -> Json:
        """Post something; return the answer with its status."""
        answer = await self.browser.post(path, json=body)
        return {"http": answer.status_code, **(answer.json() if answer.content else {})}

    async def get(self, path: str) -> Json:
        """Return what is there, with its status."""
        answer = await self.browser.get(path)
        return {"http": answer.status_code, **answer.json()}

    async def table(self, *kinds: str) -> str:
        """Make a table."""
        seats = [{"kind": kind} for kind in kinds]
        return str((await self.ask("/api/tables", seats=seats, **PLAN))["id"])

    def at(self, table: str, query: str = "") -> Wire:
        """Connect to a table."""
        return self._running.wire(f"/ws/tables/{table}", query, self.browser.cookies["wolfden"])


async def operate(running: Place, *words: str) -> None:
    """Run a command of the operator next to the server, and let the server carry it out."""
    with lock_folder(running.services.config.data):
        command = [*words, *running.flags]
        assert await asyncio.to_thread(invoke, command, Translator("en")) == 0
    await running.services[Moderation].carry_out()


async def test_a_banned_guest_may_look_and_nothing_else(running: Place) -> None:
    ash, birch = await Person(running).come_in("Ash"), await Person(running).come_in("Birch")
    table = await birch.table("me", "open", "open")
    assert (await ash.ask(f"/api/tables/{table}/join"))["http"] == 200
    code = (await ash.ask("/api/me/recovery-code"))["code"]
    wire = ash.at(table)
    said = await wire.ask(type="chat", room="players", text="good evening")
    assert said["type"] == "ack"
    await operate(running, "guests", "ban", ash.id)
    assert (await ash.get("/api/me"))["http"] == 401
    # Where servers share a database, that sessions ended may be heard before the ban.
    last = await wire.last()
    assert any(code in last for code in ("4401", "1012"))
    seats = (await birch.get(f"/api/tables/{table}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "open", "open"]
    # Even with a new session.
    assert (await ash.ask("/api/devices", code=code))["http"] == 200
    for path in (f"/api/tables/{table}/join", "/api/tables", "/api/me/bots"):
        assert await refusal(ash, path) == (403, "banned")
    assert (await ash.get("/api/me/export"))["profile"]["name"] == "Ash"
    await operate(running, "guests", "unban", ash.id)
    assert (await ash.ask(f"/api/tables/{table}/join"))["http"] == 200


async def refusal(person: Person, path: str) -> tuple[int, str]:
    """Return how a post that is well formed is refused."""
    bodies: dict[str, Json] = {
        "/api/tables": {"seats": [{"kind": "me"}, {"kind": "open"}], **PLAN},
        "/api/me/bots": {"name": "Bot"},
    }
    answer = await person.ask(path, **bodies.get(path, {}))
    return answer["http"], answer["code"]


async def test_the_name_of_a_banned_guest_is_hidden_and_a_bot_plays_on(running: Place) -> None:
    ash, birch = await Person(running).come_in("Ash"), await Person(running).come_in("Birch")
    table = await birch.table("me", "open")
    assert (await ash.ask(f"/api/tables/{table}/join"))["http"] == 200
    assert (await ash.ask("/api/me/bots", name="Echo"))["http"] == 201
    wire = ash.at(table)
    await wire.ask(type="chat", room="players", text="good evening")
    await operate(running, "guests", "ban", ash.id)
    shown = await birch.get(f"/api/tables/{table}")
    assert shown["status"] == "running"
    assert shown["seats"][1]["guest"]["name"] == HIDDEN_NAME
    assert shown["seats"][1]["stand_in"] == "handed"
    assert "Ash" not in str(await birch.get("/api/lobby"))
    watching = birch.at(table)
    await watching.ask(type="ping")
    assert "good evening" not in str(watching.sent)
    await operate(running, "guests", "unban", ash.id)
    shown = await birch.get(f"/api/tables/{table}")
    assert shown["seats"][1]["guest"]["name"] == "Ash"


async def test_tables_are_closed_and_deleted_while_the_server_runs(running: Place) -> None:
    ash = await Person(running).come_in("Ash")
    game, opened, other = (
        await ash.table("me", "me"),
        await ash.table("me", "open"),
        await ash.table("me", "me"),
    )
    wire = ash.at(other, "seat=0")
    await wire.ask(type="ping")
    for words in (("close", game), ("close", opened), ("delete", other)):
        await operate(running, "tables", *words)
    closed = await ash.get(f"/api/tables/{game}")
    assert (closed["status"], closed["result"]) == ("abandoned", None)
    assert (await ash.get(f"/api/tables/{game}/replay"))["http"] == 200
    for gone in (opened, other):
        assert (await ash.get(f"/api/tables/{gone}"))["http"] == 404
    assert "4404" in await wire.last()
    assert await running.services[Moderation].queries.closures() == []


async def test_without_a_server_the_commands_do_it_themselves(
    tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with place(tmp_path / "data", database=database_url) as running:
        ash = await Person(running).come_in("Ash")
        game, other = await ash.table("me", "me"), await ash.table("me", "me")
    for words in (
        ["tables", "close", game],
        ["tables", "delete", other],
        ["guests", "ban", ash.id],
    ):
        command = [*words, *running.flags]
        assert await asyncio.to_thread(invoke, command, Translator("en")) == 0
    await asyncio.to_thread(invoke, ["tables", "list", *running.flags], Translator("en"))
    (line,) = [one for one in capsys.readouterr().out.splitlines() if "the-wolves" in one]
    assert game in line
    assert "abandoned" in line
    assert f"{HIDDEN_NAME}, {HIDDEN_NAME}" in line
    for words in (["tables", "close", "x"], ["guests", "ban", "x"], ["reports", "show", "x"]):
        with pytest.raises(NotFound):
            await asyncio.to_thread(invoke, [*words, *running.flags], Translator("en"))


async def test_a_message_is_reported_with_what_was_said_around_it(
    running: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    ash, birch = await Person(running).come_in("Ash"), await Person(running).come_in("Birch")
    table = await ash.table("me", "open", "open")
    assert (await birch.ask(f"/api/tables/{table}/join"))["http"] == 200
    wire = birch.at(table)
    for text in ("good evening", "a bad word", "good night"):
        await wire.ask(type="chat", room="players", text=text)
    path = f"/api/tables/{table}/reports"
    assert (await ash.ask(path, room="players", number=2, note="rude"))["http"] == 204
    assert (await ash.ask(path, guest=birch.id, note="shouts"))["http"] == 204
    for body in ({"room": "players", "number": 9}, {"guest": "nobody"}, {}):
        refused = await ash.ask(path, **body)
        assert (refused["http"], refused["key"]) == (404, "problem-report-nobody")
    reports = await running.services[Moderation].queries.reports(with_closed=False)
    name = next(report.id for report in reports if report.number)
    other = next(report.id for report in reports if not report.number)
    english = Translator("en")
    orders = (["list"], ["show", name], ["close", name], ["list"], ["list", "--all"])
    for words in (*orders, ["show", other]):
        assert await asyncio.to_thread(invoke, ["reports", *words, *running.flags], english) == 0
    said = capsys.readouterr().out
    assert "  Birch: good evening\n> Birch: a bad word\n  Birch: good night\n" in said
    assert said.count("a bad word") == 3  # not in the second list
    assert "shouts" in said
    assert (await birch.browser.delete("/api/me")).status_code == 204
    assert await running.services[Moderation].queries.reports(with_closed=True) == []


async def test_what_a_guest_cannot_read_cannot_be_reported(running: Place) -> None:
    ash, birch = await Person(running).come_in("Ash"), await Person(running).come_in("Birch")
    table = await ash.table("me", "open")
    wire = ash.at(table)
    await wire.ask(type="chat", room="players", text="between us")
    refused = await birch.ask(f"/api/tables/{table}/reports", room="players", number=1)
    assert (refused["http"], refused["key"]) == (404, "problem-report-nobody")


async def test_a_running_server_acts_on_a_command_by_itself(server: Running, ash: Guest) -> None:
    table = await ash.table("the-wolves", "me", "me")
    async with ash.at(table, "?seat=0") as player:
        words = ["tables", "delete", table["id"], *server.flags]
        assert await asyncio.to_thread(invoke, words, Translator("en")) == 0
        assert await player.closed() == 4404
    assert await ash.refused("GET", f"/api/tables/{table['id']}") == (404, "not_found")
    words = ["guests", "ban", ash.id, *server.flags]
    async with ash.at(await ash.table("the-wolves", "me", "me"), "?seat=0") as player:
        assert await asyncio.to_thread(invoke, words, Translator("en")) == 0
        assert await player.closed() in (4401, 1012)
    assert await ash.refused("GET", "/api/me") == (401, "no_guest")
