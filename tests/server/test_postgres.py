"""PostgreSQL as the database: bad URLs, newer versions, keys, and moving over from a file."""

import asyncio
import random
import socket
from pathlib import Path

import psycopg
import pytest

from tests.support.people import back, guest
from tests.support.postgres import PASSWORD, Postgres
from tests.support.servers import serving
from wolfden.cli import main
from wolfden.commands import invoke
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import migrate
from wolfden.server.sharing.postgres import parse_url, shown

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    ["nonsense", "mysql://host/name", "postgresql://host", "sqlite:///file", "postgresql:///"],
)
def test_a_url_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StorageFailed, match="is not the URL of a PostgreSQL database"):
        parse_url(url)


def test_a_password_is_never_shown() -> None:
    url = "postgres://ash:secret@host/den"  # pragma: allowlist secret
    assert shown(url) == "postgresql://ash:***@host/den"
    with pytest.raises(StorageFailed) as refusal:
        parse_url("mysql://ash:secret@host/den")  # pragma: allowlist secret
    assert "secret" not in str(refusal.value)


def test_a_wrong_password_or_database_is_told(tmp_path: Path, postgres: Postgres) -> None:
    with pytest.raises(StorageFailed, match=r"cannot be used: .*password authentication failed"):
        migrate(tmp_path, postgres.url("postgres", "127.0.0.1", "wrong"))
    with pytest.raises(StorageFailed, match=r"cannot be used: .*does not exist"):
        migrate(tmp_path, postgres.url("nowhere", "127.0.0.1"))


def test_a_database_that_is_away_is_told_by_the_server(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"postgresql://ash:{PASSWORD}@127.0.0.1:{port}/den"
    with pytest.raises(AssertionError, match="Check --database") as refusal:
        serving(tmp_path / "data", database=url).__enter__()
    assert "Traceback" not in str(refusal.value)
    assert PASSWORD not in str(refusal.value)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    migrate(tmp_path, url)
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageFailed, match="newer Wolfden"):
        migrate(tmp_path, url)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_backups_are_left_to_the_means_of_postgresql(tmp_path: Path, command: str) -> None:
    words = [command, str(tmp_path / "copy"), "--database", "postgresql://ash@host/den"]
    with pytest.raises(StorageFailed, match="pg_dump"):
        invoke(words, Translator("en"))
    assert list(tmp_path.iterdir()) == []


async def test_a_cookie_of_one_server_is_valid_at_all(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with serving(tmp_path / "one", database=url) as one:
        async with guest(one.url) as ash:
            cookie = ash.http.cookies["wolfden"]
    assert main(["guests", "rotate-key", "--database", url]) == 0
    with serving(tmp_path / "two", database=url) as two:
        async with back(two.url, cookie) as ash:
            assert (await ash.get("/api/me"))["guest"]["name"] == "Ash"


async def test_a_file_is_moved_over_with_everything_in_it(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    data, url = tmp_path / "data", postgres.new_database()
    with serving(data, min_bot_seconds=0) as server:
        async with guest(server.url) as ash:
            cookie = ash.http.cookies["wolfden"]
            table = await ash.table("the-wolves", "me", "random")
            async with ash.at(table) as player:
                # One game in a thousand is over after a dozen random actions, none after three.
                await player.play_on(random.Random(1), 3)
                await player.ask("chat", room="players", text="howl")
                await player.my_turn()
                state = await player.ask("sync")
    assert await asyncio.to_thread(main, ["migrate-data", str(data), url]) == 0
    assert "Moved to" in capsys.readouterr().out
    with serving(tmp_path / "new", database=url) as server:
        async with back(server.url, cookie) as ash, ash.at(table) as player:
            again = await player.until("state")
            assert {**again, "id": 0, "clock": 0} == {**state, "id": 0, "clock": 0}
            assert (await player.until("chat_log"))["messages"][0]["text"] == "howl"
            await player.plays_on()
    assert await asyncio.to_thread(main, ["migrate-data", str(data), url]) != 0
    assert "is not empty" in capsys.readouterr().err


async def test_bots_of_a_moved_game_go_on(tmp_path: Path, postgres: Postgres) -> None:
    data, url = tmp_path / "data", postgres.new_database()
    with serving(data, min_bot_seconds=600) as server:
        async with guest(server.url) as ash:
            cookie = ash.http.cookies["wolfden"]
            table = await ash.table("the-wolves", "random", "me")
    assert await asyncio.to_thread(main, ["migrate-data", str(data), url]) == 0
    with serving(tmp_path / "new", database=url) as server:
        async with back(server.url, cookie) as ash, ash.at(table) as player:
            assert await player.my_turn()
