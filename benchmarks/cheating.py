"""Play a cheater's season at a server and print what ratings it gains.

::

    python benchmarks/cheating.py

Each kind of cheating is tried in some rated games, against strangers who play at random. Where a
trick is refused, the cheater loses that game. Nothing may be gained by it, and no lost game may go
without its loss. Two people who really play and lose to each other are measured apart: no server
can distinguish them from others, so all it does is to rate them a few times a day.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.people import SEATED, Guest, guest
from tests.support.servers import WAIT, serving
from wolfden.server.features.ratings.service import LEAST_ACTIONS

GAMES: Final = 6
"""Games of each kind."""
LIVE: Final = {"kind": "live", "bank": 600, "increment": 10}
SHORT: Final = {"kind": "live", "bank": 10, "increment": 0}
PACE: Final = 0.02
Json = dict[str, Any]


@dataclass
class Season:
    """The cheater, and where strangers come from."""

    me: Guest
    rng: random.Random

    @asynccontextmanager
    async def stranger(self, name: str = "Stranger") -> AsyncIterator[Guest]:
        """Return a guest whom the cheater has never met."""
        async with guest(self.me.url, name) as other:
            yield other

    async def pair(self, other: Guest, title: str = "the-wolves", clock: Json = LIVE) -> str:
        """Return the table of a rated pairing with a stranger, both of whom have acted."""
        wish = {"title": title, "seats": 2, "clock": clock}
        made = await self.me.post("/api/pairings", **wish)
        await other.post("/api/pairings", **wish)
        await self.play(made["id"], self.me, other)
        return str(made["id"])

    async def play(self, table: str, *people: Guest) -> None:
        """Let the players act at random until each has done so often enough."""
        holders = {seat: one for one in people for seat in await seats_of(one, table)}
        counts = dict.fromkeys(holders, 0)
        while min(counts.values()) < LEAST_ACTIONS:
            shown = await self.me.get(f"/api/tables/{table}")
            [seat] = shown["actors"][:1]
            async with holders[seat].at(table, f"?seat={seat}") as player:
                legal = await player.my_turn()
                await player.act(self.rng.choice(legal))
            counts[seat] += 1

    async def lose(self, table: str, loser: Guest) -> None:
        """Let a guest give up a game."""
        for seat in await seats_of(loser, table):
            await loser.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")

    async def rating(self, games: int = -1, table: str = "") -> tuple[int, int]:
        """Return the cheater's best rating and rated games, once a table that is over counts."""
        async with asyncio.timeout(WAIT):
            while True:
                found = (await self.me.get(f"/api/players/{self.me.id}"))["ratings"]
                best = max((one["rating"] for one in found), default=1500)
                count = sum(one["games"] for one in found)
                shown = await self.me.get(f"/api/tables/{table}") if table else {}
                is_open = bool(table) and shown["status"] == "finished" and not shown["unrated"]
                if not is_open or count > games:
                    return best, count
                await asyncio.sleep(PACE)


async def seats_of(one: Guest, table: str) -> list[int]:
    """Return the seats of a guest at a table."""
    seats = (await one.get(f"/api/tables/{table}"))["seats"]
    return [seat["seat"] for seat in seats if seat["guest"] and seat["guest"]["id"] == one.id]


Trick = Callable[[Season], Awaitable[tuple[str, bool]]]
"""Tries a trick in a game that it ends; returns the table and whether the trick worked."""


async def _end(season: Season, other: Guest, table: str, worked: bool) -> tuple[str, bool]:
    await season.lose(table, other if worked else season.me)
    return table, worked


async def let_a_bot_play(season: Season) -> tuple[str, bool]:
    """Let the strongest bot play for the cheater for a while."""
    async with season.stranger() as other:
        table = await season.pair(other)
        [seat] = await seats_of(season.me, table)
        path = f"/api/tables/{table}/seats/{seat}/hand-over"
        asked = await season.me.ask("POST", path, {"to": "bot", "level": "legend"})
        return await _end(season, other, table, asked.is_success)


async def let_a_friend_play(season: Season) -> tuple[str, bool]:
    """Hand the seat to a guest who plays better."""
    async with season.stranger() as other:
        table = await season.pair(other)
        [seat] = await seats_of(season.me, table)
        path = f"/api/tables/{table}/seats/{seat}/hand-over"
        asked = await season.me.ask("POST", path, {"to": "guest"})
        return await _end(season, other, table, asked.is_success)


async def leave_a_lost_game(season: Season) -> tuple[str, bool]:
    """Leave in place of giving up."""
    async with season.stranger() as other:
        table = await season.pair(other)
        await season.me.post(f"/api/tables/{table}/leave")
        shown = await season.me.get(f"/api/tables/{table}")
        return table, shown["status"] == "running"


async def _cup(season: Season, other: Guest) -> tuple[str, str]:
    """Return the path of an own rated tournament, and the table of its game."""
    wanted = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": LIVE, "rounds": 1}
    made = await season.me.post("/api/tournaments", **wanted, rated=True)
    path = f"/api/tournaments/{made['id']}"
    for one in (season.me, other):
        await one.post(f"{path}/join")
    await season.me.post(f"{path}/start")
    async with asyncio.timeout(WAIT):
        while not (cup := await season.me.get(path))["played"][0]["is_dealt"]:
            await asyncio.sleep(PACE)
    table = cup["played"][0]["games"][0]["table"]
    await season.play(table, season.me, other)
    return path, table


async def remove_the_opponent(season: Season) -> tuple[str, bool]:
    """Remove the opponent from the cheater's tournament."""
    async with season.stranger() as other:
        path, table = await _cup(season, other)
        asked = await season.me.ask("DELETE", f"{path}/players/{other.id}")
        return await _end(season, other, table, asked.is_success)


async def end_the_round(season: Season) -> tuple[str, bool]:
    """End the round of the cheater's tournament while the cheater is losing."""
    async with season.stranger() as other:
        path, table = await _cup(season, other)
        asked = await season.me.ask("POST", f"{path}/end-round", {"last": True})
        return await _end(season, other, table, asked.is_success)


async def resign_to_oneself(season: Season) -> tuple[str, bool]:
    """Let a second browser resign immediately."""
    async with season.stranger("Puppet") as other:
        wish = {"title": "the-wolves", "seats": 2, "clock": LIVE}
        table = str((await season.me.post("/api/pairings", **wish))["id"])
        await other.post("/api/pairings", **wish)
        await season.lose(table, other)
        return table, False


class Bot(Guest):
    """A bot account, which says by a token who it is."""

    def cookies(self) -> dict[str, str]:
        """Return the headers that say who this is."""
        return {"Authorization": self.http.headers["Authorization"]}


async def beat_an_own_bot(season: Season) -> tuple[str, bool]:
    """Let the cheater's bot account play and resign."""
    made = await season.me.post("/api/me/bots", name="Rex")
    headers = {"Authorization": f"Bearer {made['token']}"}
    url = season.me.url
    async with httpx.AsyncClient(base_url=url, timeout=WAIT, headers=headers) as http:
        bot = Bot(url, http)
        bot.id = (await bot.get("/api/me"))["guest"]["id"]
        plans = [{"kind": "me"}, {"kind": "open"}]
        settings = {"rated": True, "clock": LIVE}
        wanted = {"title": "the-wolves", "seats": plans, "settings": settings}
        table = str((await season.me.post("/api/tables", **wanted))["id"])
        await bot.post(f"/api/tables/{table}/join")
        await season.play(table, season.me, bot)
        await season.lose(table, bot)
        return table, False


async def choose_the_side(season: Season) -> tuple[str, bool]:
    """Choose the side of a pairing."""
    async with season.stranger() as other:
        wish = {"title": "brotherhood-of-the-wolf", "seats": 2, "clock": LIVE}
        table = str((await other.post("/api/pairings", **wish))["id"])
        free = (await other.get(f"/api/tables/{table}"))["seats"]
        seat = next(one["seat"] for one in free if one["kind"] == "open")
        asked = await season.me.ask("POST", f"/api/tables/{table}/join", {"seat": seat})
        if not asked.is_success:
            await season.me.post("/api/pairings", **wish)
        return await _end(season, other, table, asked.is_success)


async def see_both_sides(season: Season) -> tuple[str, bool]:
    """Take a seat of both sides of a stranger's game."""
    async with season.stranger() as other:
        plans = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        settings = {"rated": True, "clock": LIVE, "autostart": False}
        wanted = {"title": "age-of-the-wolf", "seats": plans, "settings": settings}
        table = str((await other.post("/api/tables", **wanted))["id"])
        join = f"/api/tables/{table}/join"
        asked = [await season.me.ask("POST", join, {"seat": seat}) for seat in (1, 2)]
        return table, all(one.is_success for one in asked)


async def take_more_time(season: Season) -> tuple[str, bool]:
    """Let the cheater's time run out and take the seat back."""
    async with season.stranger() as other:
        plans = [{"kind": "me"}, {"kind": "open"}]
        settings = {"rated": True, "clock": SHORT, "timeout": "bot"}
        # The cheater is to act first, and does not.
        options = SEATED["the-wolves"]
        wanted = {"title": "the-wolves", "seats": plans, "settings": settings, "options": options}
        table = str((await season.me.post("/api/tables", **wanted))["id"])
        await other.post(f"/api/tables/{table}/join")
        async with asyncio.timeout(WAIT):
            while True:
                shown = await other.get(f"/api/tables/{table}")
                if shown["seats"][0]["stand_in"] or shown["status"] == "finished":
                    break
                await asyncio.sleep(0.1)
        back = await season.me.ask("POST", f"/api/tables/{table}/seats/0/take-back")
        return table, back.is_success or shown["status"] == "running"


async def fill_with_bots(season: Season) -> tuple[str, bool]:
    """Take the places of a stranger's tournament with bot accounts."""
    async with season.stranger() as other:
        wanted = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": LIVE, "most": 4}
        path = f"/api/tournaments/{(await other.post('/api/tournaments', **wanted))['id']}"
        made = await season.me.post("/api/me/bots", name="Rex")
        headers = {"Authorization": f"Bearer {made['token']}"}
        async with httpx.AsyncClient(base_url=season.me.url, headers=headers) as http:
            asked = await http.post(f"{path}/join", json={})
        return "", asked.is_success


TRICKS: Final[tuple[Trick, ...]] = (
    *(let_a_bot_play, let_a_friend_play, leave_a_lost_game, remove_the_opponent, end_the_round),
    *(resign_to_oneself, beat_an_own_bot, choose_the_side, see_both_sides, take_more_time),
    fill_with_bots,
)


LOSSES: Final = TRICKS[:5]
"""Those whose game has been played and is lost where the trick is refused: that costs rating."""


async def conspire(season: Season, other: Guest) -> tuple[str, bool]:
    """Play for real against a guest who then resigns."""
    table = await season.pair(other)
    return await _end(season, other, table, worked=True)


async def measure(season: Season, trick: Trick) -> tuple[int, int]:
    """Try a trick in one game; return what it gained, and 1 if it worked or cost nothing."""
    before, games = await season.rating()
    table, worked = await trick(season)
    after, _ = await season.rating(games, table)
    is_dodged = trick in LOSSES and after >= before
    return max(0, after - before), int(worked or is_dodged)


async def play_season(url: str, games: int) -> int:
    """Play all tricks, print what came of them; return the points gained by tricks that worked."""
    total = 0
    print("| trick | games | worked | rating gained |\n|---|---:|---:|---:|")
    async with guest(url, "Cheater") as me, guest(url, "Friend") as friend:
        season = Season(me, random.Random(1))

        async def play_friend(season: Season) -> tuple[str, bool]:
            return await conspire(season, friend)

        for trick in (*TRICKS, play_friend):
            found = [await measure(season, trick) for _ in range(games)]
            gained, worked = (sum(one) for one in zip(*found, strict=True))
            is_trick = trick is not play_friend
            total += gained + worked if is_trick else 0
            name = trick.__name__.replace("_", " ")
            print(f"| {name} | {games} | {worked} | {gained} |", flush=True)
    return total


def main() -> int:
    """Play a season and say whether cheating pays."""
    parser = argparse.ArgumentParser(description="Play a cheater's season.")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each kind")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
    ):
        gained = asyncio.run(play_season(server.url, given.games))
    print(f"\ngained by tricks: {gained}")
    return int(gained > 0)


if __name__ == "__main__":
    sys.exit(main())
