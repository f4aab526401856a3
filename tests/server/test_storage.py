"""Trouble with the disk: nothing is half done, everybody is notified, and service continues."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.people import guest
from tests.support.servers import Running, serving
from wolfden.server.database.engine import FILE

pytestmark = pytest.mark.anyio

UNLIMITED = resource.RLIM_INFINITY


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """Return a separate server."""
    with serving(tmp_path / "data") as running:
        yield running


def fill_disk(server: Running) -> None:
    """Let no file of the server grow any more."""
    wal = server.data / f"{FILE}-wal"
    size = wal.stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED))


def make_room(server: Running) -> None:
    """Let files grow again."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


async def test_a_full_disk_stops_nothing_but_writing(alone: Running) -> None:
    async with guest(alone.url) as ash:
        table = await ash.table("the-wolves", "me", "me")
        async with ash.at(table, "?seat=0") as player:
            legal = await player.my_turn()
            view, seq = player.view, player.seq
            fill_disk(alone)
            refusal = await player.act(legal[0])
            assert (refusal["code"], refusal["seq"]) == ("storage", seq)
            assert (await player.ask("sync"))["view"] == view
            assert await ash.refused("POST", "/api/me/device-code") == (503, "storage")
            assert (await ash.ask("GET", "/health")).status_code == 503
            assert (await ash.get(f"/api/tables/{table['id']}"))["seq"] == seq
            make_room(alone)
            assert (await player.act(legal[0]))["type"] == "ack"
            assert (await ash.get("/health"))["status"] == "ok"
            await player.ask("sync")
            assert player.heard[-1]["view"] == player.view


async def test_a_locked_database_is_waited_for_then_reported(alone: Running) -> None:
    async with guest(alone.url) as ash, guest(alone.url) as birch:
        tables = [await ash.table("the-wolves", "me", "me") for _ in range(2)]
        async with ash.at(tables[0], "?seat=0") as one, ash.at(tables[1], "?seat=0") as other:
            legal, others = await one.my_turn(), await other.my_turn()
            with closing(sqlite3.connect(alone.data / FILE)) as intruder:
                intruder.execute("BEGIN IMMEDIATE")
                await other.send("act", seq=other.seq, action=others[0])
                assert (await one.act(legal[0]))["code"] == "storage"
                assert (await other.until("error"))["code"] == "storage"
                assert (await birch.get("/api/lobby"))["open"] == []
            assert (await one.act(legal[0]))["type"] == "ack"
            assert (await other.act(others[0]))["type"] == "ack"


def test_a_second_server_is_refused(alone: Running) -> None:
    with pytest.raises(AssertionError, match=r"Stop it, or name another folder with --data\."):
        serving(alone.data).__enter__()


def test_a_server_says_why_it_does_not_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data):
        pass
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(AssertionError, match="newer Wolfden") as refusal:
        serving(data).__enter__()
    assert "Traceback" not in str(refusal.value)
