"""Live games worth watching: their order, and the list that a server makes."""

import asyncio
from pathlib import Path

import pytest

from tests.support.asgi import place
from wolfden.server.base.times import HOUR, now
from wolfden.server.features.live import service as live
from wolfden.server.features.live.service import LiveGames
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.broadcast import Elsewhere
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import NewTable, SeatPlan, Settings

pytestmark = pytest.mark.anyio


async def test_the_list_has_public_games_that_may_be_watched_the_best_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ash = Guest("ash", "Ash")
    async with place(tmp_path / "data") as running, running.browser() as browser:
        services = running.services

        async def table(*seats: str, public: bool = True, watchers: bool = True) -> Table:
            kinds = {"me": SeatPlan("me"), "bot": SeatPlan("bot", "random")}
            settings = Settings(watchers=watchers)
            plans = [kinds[seat] for seat in seats]
            wanted = NewTable("the-wolves", plans, public=public, settings=settings)
            return await create_table(services.tables, ash, wanted)

        alone = await table("me", "bot", "bot")
        people = await table("me", "me")
        await table("me", "me", public=False)
        await table("me", "me", watchers=False)
        first = (await browser.get("/api/live")).json()["games"]
        assert [one["id"] for one in first] == [people.id, alone.id], "people before bots"
        assert "chances" not in first[0], "a list must not help those who play"

        over_days = await table("me", "me", "me")
        over_days.info.moved = now() - 6 * HOUR
        watched = await table("me", "bot", "bot")
        watched.elsewhere = Elsewhere(watching=1000)
        again = await asyncio.gather(*(services[LiveGames].best() for _ in range(5)))
        assert [[one.id for one in games] for games in again] == [[people.id, alone.id]] * 5, (
            "all who ask soon get the same list"
        )
        monkeypatch.setattr(live, "FRESH_SECONDS", 0.0)
        monkeypatch.setattr(live, "MOST_LISTED", 9)
        assert [one.id for one in await services[LiveGames].best()] == [
            people.id,
            watched.id,
            alone.id,
            over_days.id,
        ]
