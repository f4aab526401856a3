"""Nothing acknowledged is ever lost, and everybody continues after a restart."""

import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.support.people import Guest, back, guest
from tests.support.servers import WAIT, launch_command, serving
from wolfden.server.database.engine import FILE

pytestmark = pytest.mark.anyio


async def test_an_acknowledged_action_survives_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me")
            cookie = ash.http.cookies["wolfden"]
            async with ash.at(table, "?seat=0") as player:
                for _ in range(3):
                    legal = await player.my_turn()
                    assert (await player.act(legal[0]))["type"] == "ack"
                    if player.last["actors"] != [0]:
                        break
                server.kill()
    with serving(data) as server:
        where = f"?seat=0&seq={player.seq}"
        async with back(server.url, cookie) as ash, ash.at(table, where) as again:
            state = await again.until("state")
            assert (state["seq"], state["view"]) == (player.seq, player.view)
            assert state["undo"] == player.last["undo"]


async def test_what_was_taken_back_is_shown_without_its_words(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me")
            cookie = ash.http.cookies["wolfden"]
            async with ash.at(table, "?seat=0") as player:
                legal = await player.my_turn()
                before = player.seq
                await player.act(legal[0])
                await player.ask("undo", seq=player.seq)
                await player.act(legal[1])
    database = sqlite3.connect(data / FILE)
    database.execute("UPDATE tables SET moved = 1")
    database.commit()
    database.close()
    with serving(data) as server:
        async with back(server.url, cookie) as ash, ash.at(table, f"?seq={before}") as again:
            entries = (await again.until("state"))["entries"]
            shown = [(entry["kind"], entry.get("words")) for entry in entries[:3]]
            assert shown == [("act", "draft ?"), ("undo", None), ("act", legal[1])]
            while again.table["status"] != "abandoned":
                await again.hear()


async def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data, min_bot_seconds=60) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "random", "me")
            cookie = ash.http.cookies["wolfden"]
            assert table["actors"] == [0]
    with serving(data) as server:
        async with back(server.url, cookie) as ash, ash.at(table) as player:
            assert await player.my_turn()


async def test_a_stopping_server_says_that_it_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            async with ash.at(table) as player:
                await player.until("state")
                assert server.stop() == 0
                assert await player.closed() == 1012


async def test_a_table_put_away_comes_back_as_it_was(tmp_path: Path) -> None:
    with serving(tmp_path / "data", idle_seconds=0.1) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me")
            async with ash.at(table, "?seat=0") as player:
                legal = await player.my_turn()
                await resting(ash)
                assert (await player.act(legal[0]))["type"] == "ack"
                await resting(ash)
                assert (await player.ask("undo", seq=player.seq))["type"] == "ack"
                await resting(ash)
                await player.play_on(random.Random(1), 1)


async def resting(ash: Guest) -> None:
    """Wait until no game is in memory any more."""
    for _ in range(1000):
        metrics = (await ash.http.get("/metrics")).text
        if "wolfden_tables_awake 0.0" in metrics:
            return
    raise AssertionError("the table was not put away")


async def test_a_signal_restarts_a_server_without_refusing_connections(tmp_path: Path) -> None:
    # Workers have been used, so that what they share has to be given back too.
    with serving(tmp_path / "data", launch_command) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me")
            async with ash.at(table, "?seat=0") as player:
                legal = await player.my_turn()
                await player.ask("hint")
                assert (await player.act(legal[0]))["type"] == "ack"
                server.send_signal(signal.SIGHUP)
                assert await player.closed() == 1012
            # A new connection waits at the socket until the new process is there. An old one may be
            # closed at the very moment in which it is used, as by every server.
            async with httpx.AsyncClient(timeout=WAIT) as http:
                answer = await http.get(f"{server.url}/api/tables/{table['id']}")
                assert answer.json()["id"] == table["id"]
            async with ash.at(table, f"?seat=0&seq={player.seq}") as again:
                state = await again.until("state")
                assert (state["seq"], state["view"]) == (player.seq, player.view)
        assert server.is_alive
        assert server.stop() == 0
    log = (tmp_path / "data.log").read_text()
    assert log.count("server stopping") == log.count("server started") == 2
    assert "leaked" not in log
