"""Guided first games at a server: the script, leaving it, coming back, and what stays secret."""

import json
from pathlib import Path

import pytest

from tests.support.people import Guest, Player, back, guest
from tests.support.servers import serving
from wolfden.teaching.guide import Guide, guide_of, guides_of
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio
NAMES = [name for title in TITLES.ids() for name in guides_of(title)]
HUNTERS = "brotherhood-of-the-wolf"


def lesson(name: str = "the-wolves") -> Guide:
    """Return a guide."""
    found = guide_of(name)
    assert found is not None
    return found


def own(name: str = "the-wolves") -> list[str]:
    """Return what the learner does in the script of a guide, in order."""
    guide = lesson(name)
    return [line.text for line in guide.replay.lines if line.seat == guide.seat]


async def follow(player: Player, actions: list[str]) -> None:
    """Do what the guide asks for."""
    for action in actions:
        await player.my_turn()
        assert (await player.act(action))["type"] == "ack", action


async def until_ply(player: Player, ply: int) -> None:
    """Take in what others do, up to a moment."""
    while player.last["ply"] < ply:
        await player.hear()


@pytest.mark.parametrize("name", NAMES)
async def test_chance_and_bots_go_by_the_script(ash: Guest, name: str) -> None:
    guide = lesson(name)
    table = await ash.post(f"/api/guides/{name}")
    assert (table["guide"], table["public"], table["status"]) == (name, False, "running")
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"cub"}
    async with ash.at(table, "?seq=0") as player:
        await follow(player, own(name))
        await until_ply(player, len(guide.replay.lines))
    replay = await ash.get(f"/api/tables/{table['id']}/replay")
    seats = [entry["seat"] for entry in replay["entries"] if entry["kind"] == "act"]
    assert seats == [line.seat for line in guide.replay.lines]
    shown = await ash.get(f"/api/tables/{table['id']}/guide")
    assert shown["is_over"]
    assert [step["name"] for step in shown["steps"]] == [step.name for step in guide.steps]
    assert all(step["is_reached"] == (step["kind"] != "explain") for step in shown["steps"])


async def test_a_learner_chooses_freely_and_the_guide_goes_on(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    path = f"/api/tables/{table['id']}/guide"
    first = (await ash.get(path))["steps"]
    assert [(step["name"], step["kind"], step["done"]) for step in first] == [
        ("welcome", "explain", -1),
        ("tiles", "explain", -1),
        ("howl", "goal", -1),
    ]
    async with ash.at(table, "?seq=0") as player:
        await follow(player, ["end"])
        await player.my_turn()
        assert player.last["ply"] > 1
    shown = await ash.get(path)
    assert [step["name"] for step in shown["steps"]] == ["welcome", "tiles", "howl", "moon", "den"]
    missed = shown["steps"][2]
    assert (missed["done"], missed["is_reached"]) == (1, False)


async def test_who_takes_back_is_on_the_script_again(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    actions = own()
    async with ash.at(table, "?seq=0") as player:
        await follow(player, actions[:1])
        await follow(player, ["end"])
        await player.my_turn()
        answer = await player.ask("undo", seq=player.seq, ply=1)
        assert answer["type"] == "ack"
        shown = await ash.get(f"/api/tables/{table['id']}/guide")
        assert [step["name"] for step in shown["steps"]][-1] == "hunt"
        await follow(player, actions[1:])
        await until_ply(player, len(lesson().replay.lines))


async def test_a_guided_game_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    actions = own()
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
            await until_ply(player, len(lesson().replay.lines))
            mine = (await ash.get("/api/me/tables"))["tables"]
            assert [(one["id"], one["guide"]) for one in mine] == [(table["id"], "the-wolves")]


async def test_nobody_else_finds_the_table_in_the_lobby(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    lobby = await ash.get("/api/lobby")
    assert table["id"] not in {one["id"] for tables in lobby.values() for one in tables}


async def test_the_steps_reveal_nothing_of_what_others_do(ash: Guest) -> None:
    table = await ash.post(f"/api/guides/{HUNTERS}")
    lines = lesson(HUNTERS).replay.lines
    hidden = {line.text for line in lines if line.text.startswith("prowl")}
    assert hidden
    async with ash.at(table, "?seq=0") as player:
        for action in own(HUNTERS):
            text = json.dumps(await ash.get(f"/api/tables/{table['id']}/guide"))
            assert not [words for words in hidden if words in text]
            await follow(player, [action])


async def test_only_the_learner_is_told_the_steps(ash: Guest, birch: Guest) -> None:
    table = await ash.post(f"/api/guides/{HUNTERS}")
    path = f"/api/tables/{table['id']}/guide"
    assert await birch.refused("GET", path) == (403, "not_yours")
    ordinary = await ash.post("/api/tables", title="the-wolves", seats=[{"kind": "me"}] * 2)
    assert await ash.refused("GET", f"/api/tables/{ordinary['id']}/guide") == (404, "not_found")


async def test_what_the_beast_hides_stays_hidden(ash: Guest) -> None:
    """The guided hunter learns of the Beast's choices what any hunter learns."""
    table = await ash.post(f"/api/guides/{HUNTERS}")
    async with ash.at(table, "?seq=0") as player:
        await follow(player, own(HUNTERS))
        words = [
            entry["words"]
            for message in player.heard
            for entry in message.get("entries", [])
            if entry["words"].startswith("prowl")
        ]
    assert words
    assert not [one for one in words if "down" in one]


async def test_there_is_no_guide_of_a_title_that_is_not_there(ash: Guest) -> None:
    assert await ash.refused("POST", "/api/guides/chess") == (404, "not_found")


async def test_a_rematch_is_an_ordinary_game(ash: Guest) -> None:
    table = await ash.post("/api/guides/the-wolves")
    path = f"/api/tables/{table['id']}"
    await ash.post(f"{path}/abandon", yes=True)
    again = await ash.post(f"{path}/rematch")
    assert again["guide"] == ""


async def test_the_titles_name_their_guides(ash: Guest) -> None:
    titles = (await ash.get("/api/titles"))["titles"]
    assert [name for title in titles for name in title["guides"]] == NAMES
