"""Live games worth watching: the rule, and the list that a server makes by it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support.asgi import place
from wolfden.server.base.times import HOUR
from wolfden.server.features.live import service as live
from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.live.worth import Spectacle, team_chances, worth
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.wire import NewTable, SeatPlan, Settings

pytestmark = pytest.mark.anyio

USUAL = Spectacle(
    people=1, seats=2, ratings=[], chances=[0.7, 0.3], before=[0.7, 0.3], watching=0, ply=40, idle=0
)


@pytest.mark.parametrize(
    "better",
    [
        {"people": 2},
        {"ratings": [1700]},
        {"chances": [0.55, 0.45]},
        {"before": [0.3, 0.7]},
        {"watching": 3},
        {"ply": 90},
    ],
)
def test_each_part_of_the_rule_counts(better: dict[str, Any]) -> None:
    assert worth(replace(USUAL, **better)) > worth(USUAL)


def test_two_people_are_worth_more_than_any_crowd_at_a_game_of_bots() -> None:
    people = replace(USUAL, people=2)
    assert worth(people) > worth(replace(USUAL, people=0, watching=1000))


def test_a_game_over_days_comes_after_games_that_are_played_now() -> None:
    assert worth(replace(USUAL, people=2, idle=6 * HOUR)) < worth(replace(USUAL, people=0))


def test_a_game_that_nobody_has_judged_has_a_worth_too() -> None:
    assert worth(replace(USUAL, chances=[], before=[])) < worth(USUAL)


def test_a_team_has_one_chance() -> None:
    assert team_chances([0.6, 0.4, 0.4], [[0], [1, 2]]) == [0.6, 0.4]
    assert team_chances([], [[0], [1]]) == []


async def test_the_list_has_public_games_that_may_be_watched_the_best_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ash = Guest("ash", "Ash")
    async with place(tmp_path / "data") as running, running.browser() as browser:
        services = running.services

        async def table(*seats: str, public: bool = True, watchers: bool = True) -> str:
            kinds = {"me": SeatPlan("me"), "bot": SeatPlan("bot", "random")}
            settings = Settings(watchers=watchers)
            plans = [kinds[seat] for seat in seats]
            wanted = NewTable("the-wolves", plans, public=public, settings=settings)
            return (await create_table(services.tables, ash, wanted)).id

        alone = await table("me", "bot", "bot")
        people = await table("me", "me")
        await table("me", "me", public=False)
        await table("me", "me", watchers=False)
        asked: list[str] = []

        async def judge(_askers: object, _title: str, world: str, _seed: str) -> list[float]:
            asked.append(world)
            return [0.5, 0.5, 0.5]

        monkeypatch.setattr(services.workers, "judge", judge)
        first = (await browser.get("/api/live")).json()["games"]
        assert [one["id"] for one in first] == [people, alone]
        assert "chances" not in first[0], "a list must not help those who play"
        assert len(asked) == 2
        again = await asyncio.gather(*(services[LiveGames].best() for _ in range(5)))
        assert len(asked) == 2, "all who ask soon get the same list"
        assert [[one.id for one in games] for games in again] == [[people, alone]] * 5
        monkeypatch.setattr(live, "FRESH_SECONDS", 0.0)
        await services[LiveGames].best()
        assert len(asked) == 2, "a game that did not go on is not judged again"


async def test_a_worker_judges_games_at_a_glance(tmp_path: Path) -> None:
    async with place(tmp_path / "data", workers=1) as running:
        services, ash = running.services, Guest("ash", "Ash")
        plans = [SeatPlan("me"), SeatPlan("me"), SeatPlan("me")]
        wanted = NewTable("brotherhood-of-the-wolf", plans, public=True)
        table = await create_table(services.tables, ash, wanted)
        assert [one.id for one in await services[LiveGames].best()] == [table.id]
        _seq, chances, before = services[LiveGames]._chances[table.id]
        assert len(chances) == 2, "the Beast, and the hunters together"
        assert all(0 <= one <= 1 for one in chances)
        assert before == []
