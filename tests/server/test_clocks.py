"""Clocks: what they count, and what happens when they run out."""

import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from tests.support.people import back, guest
from tests.support.servers import serving
from wolfden.core.errors import BadSetup
from wolfden.server.database.engine import FILE
from wolfden.server.guests.hours import awake_after, awake_between
from wolfden.server.guests.wire import Guest, Holiday, Sleep
from wolfden.server.tables.clocks import advance_clocks, check_clock, next_timeout
from wolfden.server.tables.model import ClockState, SeatInfo, TableInfo
from wolfden.server.tables.wire import Clock, Settings

NIGHT = Sleep(start="22:00", end="07:00", zone="Europe/Berlin")
NAP = Sleep(start="13:00", end="15:00", zone="UTC")
HOUR = 3_600_000


def at(text: str) -> int:
    """Return a moment in UTC as milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_nights_do_not_count() -> None:
    # 22:00 in Berlin is 21:00 in UTC in winter.
    assert awake_between(at("2026-01-10T20:00"), at("2026-01-11T08:00"), NIGHT) == 3 * HOUR
    assert awake_after(at("2026-01-10T20:00"), 2 * HOUR, NIGHT) == at("2026-01-11T07:00")
    assert awake_between(at("2026-01-10T23:00"), at("2026-01-11T02:00"), NIGHT) == 0


def test_a_nap_in_the_middle_of_the_day_does_not_count() -> None:
    assert awake_between(at("2026-01-10T12:00"), at("2026-01-10T16:00"), NAP) == 2 * HOUR


@given(
    st.integers(1_700_000_000_000, 1_900_000_000_000),
    st.integers(0, 90 * HOUR),
    st.sampled_from([NIGHT, NAP, None]),
)
def test_waiting_is_counted_the_same_both_ways(start: int, duration: int, sleep: Sleep) -> None:
    end = awake_after(start, duration, sleep)
    assert awake_between(start, end, sleep) == duration


@pytest.mark.parametrize(
    "clock",
    [
        Clock(kind="live", bank=3),
        Clock(kind="live", bank=60, sleep=NIGHT),
        Clock(kind="days", bank=60, sleep=Sleep("08:00", "08:00", "UTC")),
        Clock(kind="days", bank=60, sleep=Sleep("22:00", "08:00", "Mars/Olympus")),
        Clock(kind="days", bank=60, sleep=Sleep("22:00", "08:00", "../../etc/passwd")),
    ],
)
def test_clocks_that_cannot_be_kept_are_refused(clock: Clock) -> None:
    with pytest.raises(BadSetup):
        check_clock(clock)


def info(actors: list[int], left: list[int], since: int) -> TableInfo:
    """Return a running table with clocks."""
    seats = [SeatInfo(kind="guest", guest=Guest(str(seat), "x")) for seat in range(2)]
    return TableInfo(
        id="t",
        title="the-wolves",
        rules=1,
        options={},
        settings=Settings(clock=Clock(kind="live", bank=60, increment=5)),
        status="running",
        host="0",
        seats=[*seats, SeatInfo(kind="bot", level="random")],
        actors=actors,
        clock=ClockState(left, since),
        created=0,
    )


def test_who_acts_pays_and_gets_the_increment_at_the_end_of_the_turn() -> None:
    before = info([0], [60_000, 60_000, 60_000], 1000)
    assert next_timeout(before) == 61_000
    still = advance_clocks(before, info([0], [60_000, 60_000, 60_000], 1000), 11_000)
    assert still is not None
    assert (still.left, still.since) == ([50_000, 60_000, 60_000], 11_000)
    done = advance_clocks(before, info([2], [60_000, 60_000, 60_000], 1000), 11_000)
    assert done is not None
    assert done.left == [55_000, 60_000, 60_000]
    assert next_timeout(info([2], done.left, done.since)) is None


def on_holiday(start: int, end: int) -> dict[str, Holiday]:
    """Return the holiday of the guest in the first seat of ``info``."""
    [held] = [seat.guest for seat in info([], [], 0).seats[:1]]
    assert held is not None
    return {held.id: Holiday(start, end)}


@pytest.mark.parametrize("heard", [4_000, 4_500])
def test_holidays_count_from_their_start_whenever_a_table_hears_of_them(heard: int) -> None:
    before, after = info([0], [60_000] * 3, 1000), info([0], [60_000] * 3, 1000)
    after.clock = ClockState([60_000] * 3, 1000, on_holiday(3_000, 90_000))
    left = advance_clocks(before, after, heard)
    assert left is not None
    assert left.left[0] == 58_000, "from 1,000 to 3,000"
    before.clock = left
    after.clock = ClockState(left.left, left.since, on_holiday(3_000, 10_000))
    ended = advance_clocks(before, after, heard + 7_000)
    assert ended is not None
    assert ended.left[0] == 58_000 - (heard + 7_000 - 10_000), "from its end on"


def test_a_new_holiday_leaves_the_one_before_free() -> None:
    before, after = info([0], [60_000] * 3, 1000), info([0], [60_000] * 3, 1000)
    before.clock = ClockState([60_000] * 3, 1000, on_holiday(2_000, 5_000))
    after.clock = ClockState([60_000] * 3, 1000, on_holiday(8_000, 20_000))
    clock = advance_clocks(before, after, 9_000)
    assert clock is not None
    assert clock.left[0] == 60_000 - 1_000 - 3_000


def rewind_clocks(data: Path, milliseconds: int) -> None:
    """Let the time of all clocks in a stored database be used up so far."""
    database = sqlite3.connect(data / FILE)
    for name, clock in database.execute("SELECT id, clock FROM tables").fetchall():
        left = [max(0, one - milliseconds) for one in json.loads(clock)["left"]]
        value = json.dumps({"left": left, "since": 0})
        database.execute("UPDATE tables SET clock = ? WHERE id = ?", (value, name))
    database.commit()
    database.close()


@pytest.mark.anyio
@pytest.mark.parametrize("timeout", ["bot", "loss"])
async def test_when_the_time_is_up(tmp_path: Path, timeout: str) -> None:
    data = tmp_path / "data"
    settings = {"clock": {"kind": "live", "bank": 10}, "stand_in": "random", "timeout": timeout}
    with serving(data) as server:
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "me", settings=settings)
            cookie = ash.http.cookies["wolfden"]
            async with ash.at(table, "?seat=0") as player:
                await player.my_turn()
                assert player.last["clock"]["running"] == [0]
                assert 0 < player.last["clock"]["left"][0] <= 10_000
    rewind_clocks(data, 9_800)
    with serving(data) as server:
        async with back(server.url, cookie) as ash:
            async with ash.at(table, "?seat=1") as other:
                if timeout == "loss":
                    last = await other.until(lambda message: bool(message.get("result")))
                    assert last["result"]["reason"] == "timeout"
                    assert last["result"]["winners"] == [1]
                    return
                await other.my_turn()
                while not other.table["seats"][0]["stand_in"]:
                    await other.hear()
                assert other.table["seats"][0]["stand_in"] == "timeout"
            await ash.post(f"/api/tables/{table['id']}/seats/0/take-back")
            async with ash.at(table, "?seat=0") as player:
                await player.until("state")
                assert player.last["clock"]["left"][0] > 20_000
