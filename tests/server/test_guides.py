"""Guided first games at a server: the script, leaving it, coming back, and what stays secret."""

import json
from pathlib import Path

import pytest

from tests.support.people import Guest, Player, back, guest
from tests.support.servers import serving
from wolfden.teaching.guide import Guide, guide_of
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio


def lesson(title: str = "the-wolves") -> Guide:
    """Return the guide of a title."""
    found = guide_of(title)
    assert found is not None
    return found


def asked(title: str = "the-wolves") -> list[str]:
    """Return the actions a guide asks for, in order."""
    return [step.ask for step in lesson(title).steps if step.ask]


async def follow(player: Player, actions: list[str]) -> None:
    """Do what the guide asks for."""
    for action in actions:
        await player.my_turn()
        assert (await player.act(action))["type"] == "ack", action


async def until_ply(player: Player, ply: int) -> None:
    """Take in what others do, up to a moment."""
    while player.last["ply"] < ply:
        await player.hear()


@pytest.mark.parametrize("title", TITLES.ids())
async def test_chance_and_bots_go_by_the_script(ash: Guest, title: str) -> None:
    guide = lesson(title)
    table = await ash.post(f"/api/guides/{title}")
    assert (table["guide"], table["public"], table["status"]) == (title, False, "running")
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"cub"}
    async with ash.at(table, "?seq=0") as player:
        await follow(player, asked(title))
        await until_ply(player, len(guide.script.lines))
        await player.my_turn()
    replay = await ash.get(f"/api/tables/{table['id']}/replay")
    own = [entry["words"] for entry in replay["entries"] if entry["seat"] == guide.seat]
    assert own == asked(title)
    seats = [entry["seat"] for entry in replay["entries"]]
    assert seats == [line.seat for line in guide.script.lines]


async def test_a_learner_who_leaves_the_script_plays_on_against_bots(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    script = lesson().script.lines
    async with ash.at(table, "?seq=0") as player:
        await follow(player, ["end"])
        await player.my_turn()
        assert player.last["ply"] > 1
    entries = (await ash.get(f"/api/tables/{table['id']}/replay"))["entries"]
    assert [entry["words"] for entry in entries] != [line.text for line in script[: len(entries)]]


async def test_who_takes_back_is_on_the_script_again(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    actions = asked()
    async with ash.at(table, "?seq=0") as player:
        await follow(player, actions[:1])
        await follow(player, ["end"])
        await player.my_turn()
        answer = await player.ask("undo", seq=player.seq, ply=1)
        assert answer["type"] == "ack"
        await follow(player, actions[1:])
        await until_ply(player, len(lesson().script.lines))


async def test_a_guided_game_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    actions = asked()
    before = actions.index("end") + 1
    with serving(data, min_bot_seconds=60) as server:
        async with guest(server.url) as ash:
            table = await ash.post("/api/guides/the-wolves")
            cookie = ash.http.cookies["wolfden"]
            async with ash.at(table, "?seq=0") as player:
                await follow(player, actions[:before])
            server.kill()
    with serving(data) as server:
        async with back(server.url, cookie) as ash, ash.at(table, "?seq=0") as player:
            await follow(player, actions[before:])
            await until_ply(player, len(lesson().script.lines))
            mine = (await ash.get("/api/me/tables"))["tables"]
            assert [(one["id"], one["guide"]) for one in mine] == [(table["id"], "the-wolves")]


async def test_nobody_else_finds_the_table_in_the_lobby(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    lobby = await ash.get("/api/lobby")
    assert table["id"] not in {one["id"] for tables in lobby.values() for one in tables}


async def test_the_steps_reveal_nothing_of_what_others_do(ash: Guest) -> None:
    text = json.dumps(await ash.get("/api/guides/brotherhood-of-the-wolf"))
    hidden = {
        line.text
        for line in lesson("brotherhood-of-the-wolf").script.lines
        if line.text.startswith("prowl")
    }
    assert hidden
    assert not [words for words in hidden if words in text]


async def test_what_the_beast_hides_stays_hidden(ash: Guest) -> None:
    """The guided hunter learns of the Beast's choices what any hunter learns."""
    title = "brotherhood-of-the-wolf"
    table = await ash.post(f"/api/guides/{title}")
    async with ash.at(table, "?seq=0") as player:
        await follow(player, asked(title))
        words = [
            entry["words"]
            for message in player.heard
            for entry in message.get("entries", [])
            if entry["words"].startswith("prowl")
        ]
    assert words
    assert not [one for one in words if "down" in one]


async def test_there_is_no_guide_of_a_title_that_is_not_there(ash: Guest) -> None:
    assert await ash.refused("GET", "/api/guides/chess") == (404, "unknown_title")
    assert await ash.refused("POST", "/api/guides/chess") == (404, "unknown_title")


async def test_a_rematch_is_an_ordinary_game(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    path = f"/api/tables/{table['id']}"
    await ash.post(f"{path}/abandon", yes=True)
    again = await ash.post(f"{path}/rematch")
    assert again["guide"] == ""


async def test_the_titles_say_whether_they_have_a_guide(ash: Guest) -> None:
    titles = (await ash.get("/api/titles"))["titles"]
    assert all(title["guide"] for title in titles)
