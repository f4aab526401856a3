"""My history: what a game counts as, shares, streaks, the ladder, puzzle ratings; for any guest."""

from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.support.asgi import Place, place
from wolfden.server.features.history.model import (
    PersonGames,
    PlayedGame,
    games_of_people,
    played_games,
    rate_puzzles,
)
from wolfden.server.features.history.service import LADDER
from wolfden.server.features.history.store import HistoryQueries, insert_played
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.model import SeatInfo, TableInfo
from wolfden.server.tables.wire import Result, Settings
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

ME = Guest("ash", "Ash")
OTHER = Guest("birch", "Birch")


def finished(*seats: SeatInfo, ranks: list[int], title: str = "the-wolves") -> TableInfo:
    """Return a table whose game is over."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return TableInfo(
        id="t",
        title=title,
        rules=1,
        options={},
        settings=Settings(),
        host="ash",
        seats=list(seats),
        status="finished",
        result=Result("end", [10 - rank for rank in ranks], ranks, winners, []),
        created=1,
        started=2,
        finished=3,
    )


def bot(level: str) -> SeatInfo:
    """Return a bot's seat."""
    return SeatInfo(kind="bot", level=level)


MINE, THEIRS = SeatInfo(kind="guest", guest=ME), SeatInfo(kind="guest", guest=OTHER)


def test_a_game_counts_for_each_guest_with_its_opponents() -> None:
    game = TITLES.get("the-wolves")
    alone = played_games(finished(MINE, bot("alpha"), bot("cub:style=bold"), ranks=[1, 2, 3]), game)
    assert [(one.guest, one.level, one.people, one.share, one.score) for one in alone] == [
        ("ash", "cub", 0, 1.0, 9)
    ]
    shared = played_games(finished(MINE, THEIRS, bot("cub"), ranks=[1, 1, 3]), game)
    assert [(one.guest, one.level, one.people, one.share) for one in shared] == [
        ("ash", "", 1, 0.5),
        ("birch", "", 1, 0.5),
    ]


def test_sides_win_together() -> None:
    game = TITLES.get("brotherhood-of-the-wolf")
    sides = game.sides(3)
    info = finished(bot("cub"), MINE, MINE, ranks=[2, 1, 1], title="brotherhood-of-the-wolf")
    (mine,) = played_games(info, game)
    assert (mine.side, mine.share, mine.level) == (sides[1], 1.0, "cub")


@pytest.mark.parametrize(
    "info",
    [
        finished(MINE, MINE, ranks=[1, 2]),
        finished(replace(MINE, stand_in="timeout", level="cub"), bot("cub"), ranks=[1, 2]),
        replace(finished(MINE, bot("cub"), ranks=[1, 2]), guide="the-wolves"),
        replace(finished(MINE, bot("cub"), ranks=[1, 2]), source="other"),
        replace(finished(MINE, bot("cub"), ranks=[1, 2]), result=None),
        finished(SeatInfo(kind="guest", guest=Guest("", "File")), bot("cub"), ranks=[1, 2]),
    ],
)
def test_what_does_not_count(info: TableInfo) -> None:
    assert played_games(info, TITLES.get("the-wolves")) == []


def test_who_gives_up_has_lost() -> None:
    info = finished(replace(MINE, stand_in="resigned", level="cub"), bot("cub"), ranks=[2, 1])
    (mine,) = played_games(info, TITLES.get("the-wolves"))
    assert mine.share == 0


def test_puzzle_ratings_follow_the_answers_and_get_surer() -> None:
    none = rate_puzzles([])
    good = rate_puzzles([("hard", True)] * 20)
    poor = rate_puzzles([("easy", False)] * 20)
    mixed = rate_puzzles([("medium", True), ("medium", False)] * 40)
    assert poor.rating < none.rating - 200 < none.rating + 200 < good.rating
    assert abs(mixed.rating - 1500) < 60
    assert mixed.spread < good.spread < none.spread
    assert (good.answered, good.solved) == (20, 20)


async def come_in(running: Place, name: str) -> httpx.AsyncClient:
    """Return the browser of a new guest."""
    client = running.browser()
    await client.post("/api/guests", json={"name": name})
    return client


async def test_a_guest_sees_exports_and_deletes_the_history(running: Place) -> None:
    ash, birch = await come_in(running, "Ash"), await come_in(running, "Birch")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ash.post("/api/tables", json={"title": "the-wolves", "seats": seats})).json()
    await birch.post(f"/api/tables/{table['id']}/join", json={})
    await birch.post(f"/api/tables/{table['id']}/seats/1/resign")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "cub"}]
    table = (await ash.post("/api/tables", json={"title": "the-wolves", "seats": seats})).json()
    await ash.post(f"/api/tables/{table['id']}/seats/0/resign")
    puzzle = (await ash.get("/api/puzzles/today")).json()["puzzles"][0]["id"]
    for _ in range(2):
        await ash.post(f"/api/puzzles/{puzzle}/answer", json={"give_up": True})
    history = (await ash.get("/api/me/history")).json()
    assert [(one["people"], one["level"], one["share"]) for one in history["lines"]] == [
        (False, "cub", 0.0),
        (True, "", 1.0),
    ]
    assert (history["games"], history["streak"], history["best_streak"]) == (2, 0, 1)
    assert history["puzzles"]["answered"] == 1
    wolves = next(one for one in history["ladders"] if one["title"] == "the-wolves")
    assert wolves["next"] == wolves["rungs"][0]["level"] == LADDER[0]
    assert {one["level"]: one["games"] for one in wolves["rungs"]}["cub"] == 1
    export = (await ash.get("/api/me/export")).json()
    assert [one["people"] for one in export["played"]] == [0, 1]
    assert [one["puzzle"] for one in export["puzzles"]] == [puzzle]
    me = export["profile"]["id"]
    await ash.delete("/api/me")
    queries = HistoryQueries(running.services.database)
    assert await queries.played(me, 10) == []
    assert await queries.answers(me) == []
    assert (await birch.get("/api/me/history")).json()["games"] == 1
    await ash.aclose()
    await birch.aclose()


async def test_a_long_history_is_summed_by_one_indexed_query(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running:
        client = await come_in(running, "Ash")
        me = (await client.get("/api/me")).json()["guest"]["id"]
        won = [number % 5 != 4 for number in range(2003)]
        games = [
            PlayedGame(f"t{at}", me, "the-wolves", 2, 0, "", 0, "cub", 1, float(is_won), at, 0, at)
            for at, is_won in enumerate(won)
        ]
        database = running.services.database
        await database.writer.write(*insert_played(games), *insert_played(games[:5]))
        history = (await client.get("/api/me/history")).json()
        (line,) = history["lines"]
        assert (line["games"], line["best"]) == (2003, 2002)
        assert line["low"] < line["share"] == sum(won) / 2003 < line["high"]
        assert (history["streak"], history["best_streak"]) == (3, 4)
        wolves = next(one for one in history["ladders"] if one["title"] == "the-wolves")
        assert wolves["next"] == LADDER[LADDER.index("cub") + 1]
        with database.write_engine.connect() as connection:
            plan = connection.execute(
                sa.text("EXPLAIN QUERY PLAN SELECT sum(share) FROM played WHERE guest = 'x'")
            ).all()
        assert "SEARCH played USING" in plan[0].detail
        await client.aclose()


def test_results_are_those_of_the_person_who_played() -> None:
    """At one device each name has its own; only the guest's seat counts for the guest."""
    birch = SeatInfo(kind="guest", guest=ME, person="Birch")
    games = [
        finished(MINE, birch, bot("cub"), ranks=[2, 1, 3]),
        finished(birch, MINE, bot("cub"), ranks=[2, 1, 3]),
    ]
    played = [one for info in games for one in played_games(info, TITLES.get(info.title))]
    assert [(one.guest, one.seat, one.rank, one.people) for one in played] == [
        ("ash", 0, 2, 1),
        ("ash", 1, 1, 1),
    ]
    assert games_of_people(games, "ash") == [PersonGames("Birch", "the-wolves", 2, 1)]
