"""The log: what an operator finds there, by which id, and what is never in it."""

import json
import logging
import re
import socket
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from tests.server.test_storage import fill_disk, make_room
from tests.support.asgi import Place, place
from tests.support.people import guest
from tests.support.servers import Running, serving
from wolfden.server.base import log as server_log
from wolfden.server.base.log import LineLimit, count_limited, redact
from wolfden.server.tables import play

pytestmark = pytest.mark.anyio

Line = dict[str, Any]


def lines(data: Path) -> list[Line]:
    """Return the lines that servers with this data folder have logged; all must be JSON."""
    log = (data.parent / f"{data.name}.log").read_text()
    return [json.loads(line) for line in log.splitlines()]


def find(data: Path, event: str, **facts: object) -> Line:
    """Return the only line about an event with these facts."""
    (found,) = [
        line
        for line in lines(data)
        if line["event"] == event and {name: line.get(name) for name in facts} == facts
    ]
    return found


def send_nonsense(server: Running) -> None:
    """Send what is no HTTP, and wait for the end of the answer."""
    with closing(socket.create_connection(("127.0.0.1", server.port))) as connection:
        connection.sendall(b"howl\r\n\r\n")
        while connection.recv(4096):
            pass


async def test_start_stop_migration_guests_and_refusals_are_logged_as_json(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data, limits=1) as server:
        send_nonsense(server)
        async with guest(server.url, "Ashmane") as ash:
            await ash.refused("POST", "/api/devices", code="7kmq2x9a")
            foreign = {"Origin": "https://evil.example"}
            refused = await ash.http.post("/api/tables", json={}, headers=foreign)
            codes = [await ash.ask("POST", "/api/devices", {"code": "x"}) for _ in range(10)]
            assert codes[-1].status_code == 429
            assert (await ash.ask("DELETE", "/api/me")).status_code == 204
    assert find(data, "database migrated")["before"] == "new"
    for event in ("server started", "server stopping", "server stopped"):
        assert find(data, event)["level"] == "info"
    assert find(data, "Invalid HTTP request received.")["level"] == "warning"
    created, deleted = find(data, "guest created"), find(data, "guests deleted")
    assert [created["guest"]] == deleted["guests"] == [ash.id]
    assert created["client"] == "127.0.0.0/24"
    origin = find(data, "refused", code="foreign_origin")
    assert origin["request"] == refused.headers["x-request-id"]
    assert find(data, "refused", code="too_many", path="/api/devices")
    whole = (tmp_path / "data.log").read_text()
    assert "Ashmane" not in whole
    assert "127.0.0.1" not in whole


def test_a_refused_start_is_logged(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data), pytest.raises(AssertionError):
        serving(data).__enter__()
    refused = find(data, "start refused")
    assert (refused["level"], refused["code"]) == ("error", "storage")
    assert refused["reason"].startswith("Another server uses the data folder")


async def test_what_could_not_be_stored_is_found_by_the_number_that_the_player_is_shown(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me")
            async with ash.at(table, "?seat=0") as player:
                legal = await player.my_turn()
                fill_disk(server)
                by_socket = (await player.act(legal[0]))["request"]
                refused = await ash.ask("POST", "/api/me/device-code")
                make_room(server)
    by_http = refused.json()["request"]
    assert by_http == refused.headers["x-request-id"]
    for request in (by_http, by_socket):
        assert "could not be stored" in find(data, "refused", request=request)["reason"]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let actions and new guests fail by an injected fault."""

    async def fail(*_args: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(play, "act", fail)


async def seated(running: Place) -> tuple[str, str]:
    """Return the table of a new guest, and the guest's cookie."""
    async with running.browser() as browser:
        await browser.post("/api/guests", json={"name": "Ash"})
        plan = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await browser.post("/api/tables", json=plan)).json()["id"]
        return table, browser.cookies["wolfden"]


@pytest.mark.usefixtures("broken")
async def test_a_fault_of_ours_is_found_by_the_number_that_the_player_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path / "data") as running:
        table, cookie = await seated(running)
        wire = running.wire(f"/ws/tables/{table}", "seat=0", cookie)
        with capture_logs([merge_contextvars, redact]) as logged:
            error = await wire.ask(type="act", seq=0, action="x")
            monkeypatch.setattr(running.services.guests, "create", play.act)
            async with running.browser() as browser:
                refused = await browser.post("/api/guests", json={"name": "Ash"})
    assert error["code"] == "failed"
    assert refused.status_code == 500
    assert refused.json()["request"] == refused.headers["x-request-id"]
    numbers = {line["request"]: line["event"] for line in logged}
    assert numbers[error["request"]] == "a message failed"
    assert numbers[refused.json()["request"]] == "a request failed"
    assert all(re.fullmatch("[0-9a-f]{10}", number) for number in numbers)


def test_a_code_that_signs_a_device_in_is_not_logged() -> None:
    assert redact(None, "", {"path": "/move/7KMQ-2X9A"}) == {"path": "/move/…"}


def test_a_flood_of_refusals_is_counted_and_not_written() -> None:
    now = 0.0
    limit = LineLimit(most=2, clock=lambda: now)
    assert [limit.admit("storage") for _ in range(5)] == [0, 0, None, None, None]
    assert limit.admit("too_many") == 0
    now = 60.0
    assert [limit.admit("storage") for _ in range(3)] == [3, 0, None]


def test_an_address_that_costs_too_much_has_one_line_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    for name, most in (("_ADDRESS_LIMIT", 1), ("_LIMIT", 3)):
        monkeypatch.setattr(server_log, name, LineLimit(most, lambda: now))
    with capture_logs() as lines:
        for address in ("192.0.2.7", "192.0.2.8", *["192.0.2.7"] * 5):
            count_limited("frames", address)
        now = 60.0
        count_limited("frames", "192.0.2.7")
    assert [line["left_out"] for line in lines] == [0, 0, 5]


def test_a_flood_of_malformed_requests_does_not_fill_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server_log, "_LIMIT", LineLimit(most=2))
    malformed = logging.makeLogRecord({"msg": "Invalid HTTP request", "levelno": logging.WARNING})
    assert [server_log._is_admitted(malformed) for _ in range(3)] == [True, True, False]
    failure = logging.makeLogRecord({"msg": "Exception", "levelno": logging.ERROR})
    assert all(server_log._is_admitted(failure) for _ in range(3))
