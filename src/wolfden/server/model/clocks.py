"""Clocks of a table: who is being timed, how much is left, and when it runs out.

A clock runs for every seat that may act and is held by a guest. Sleeping hours do not count.
Times are milliseconds.
"""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, time as time_of_day, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from wolfden.core.contract import Seat
from wolfden.core.errors import BadSetup
from wolfden.server.model.shapes import Clock, ClockShown, Sleep
from wolfden.server.model.table import ClockState, TableInfo

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LEAST_BANK: Final = 10
"""Seconds a clock needs to start with."""
LEAST_BACK: Final = 30
"""Seconds for a guest who takes a seat back after its time ran out."""


def now() -> int:
    """Return the time in whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def check_clock(clock: Clock) -> None:
    """Raise BadSetup unless the settings of a clock make sense."""
    if clock.kind != "none" and clock.bank < LEAST_BANK:
        raise BadSetup("clock-bank", seconds=LEAST_BANK)
    if clock.sleep is None:
        return
    if clock.kind != "days":
        raise BadSetup("sleep-days")
    if clock.sleep.start == clock.sleep.end:
        raise BadSetup("sleep-same")
    try:
        ZoneInfo(clock.sleep.zone)
    except (KeyError, OSError, ValueError) as error:
        raise BadSetup("zone-unknown", zone=clock.sleep.zone) from error


def first_clock(info: TableInfo, at: int) -> ClockState | None:
    """Return the clocks at the start of a game."""
    clock = info.settings.clock
    if clock.kind == "none":
        return None
    return ClockState(left=[clock.bank * SECOND] * len(info.seats), since=at)


def timed_seats(info: TableInfo) -> list[Seat]:
    """Return the seats whose clocks run."""
    if info.clock is None or info.status != "running":
        return []
    return info.without_bots(info.actors)


def advance_clocks(before: TableInfo, after: TableInfo, at: int) -> ClockState | None:
    """Return the clocks after a change of the table.

    Seats that were timed pay for the time since then; those that have done their turn get the
    increment.
    """
    if before.clock is None or after.clock is None:
        return after.clock
    clock = before.settings.clock
    left = list(after.clock.left)
    spent = awake_between(before.clock.since, at, clock.sleep)
    for seat in timed_seats(before):
        left[seat] = max(0, left[seat] - spent)
        if seat not in after.actors:
            left[seat] += clock.increment * SECOND
    return ClockState(left=left, since=at)


def next_timeout(info: TableInfo) -> int | None:
    """Return when the first running clock runs out, if any runs."""
    running = timed_seats(info)
    if info.clock is None or not running:
        return None
    least = min(info.clock.left[seat] for seat in running)
    return awake_after(info.clock.since, least, info.settings.clock.sleep)


def seats_out_of_time(info: TableInfo, at: int) -> list[Seat]:
    """Return the seats that have no time left."""
    if info.clock is None:
        return []
    spent = awake_between(info.clock.since, at, info.settings.clock.sleep)
    left = info.clock.left
    return [seat for seat in timed_seats(info) if left[seat] <= spent]


def grant_time(info: TableInfo, seat: Seat) -> None:
    """Give a seat a minimum of time when its guest comes back after a timeout."""
    if info.clock is not None:
        least = max(info.settings.clock.increment, LEAST_BACK) * SECOND
        info.clock.left[seat] = max(info.clock.left[seat], least)


def describe_clocks(info: TableInfo, at: int) -> ClockShown | None:
    """Return what the clocks show now."""
    if info.clock is None:
        return None
    running = timed_seats(info)
    sleep = info.settings.clock.sleep
    spent = awake_between(info.clock.since, at, sleep)
    left = [
        None
        if info.seats[seat].kind == "bot"
        else max(0, milliseconds - (spent if seat in running else 0))
        for seat, milliseconds in enumerate(info.clock.left)
    ]
    asleep = sleep is not None and next(_awake(at, sleep))[0] > at
    return ClockShown(left=left, running=running, at=at, asleep=asleep)


# Sleeping hours.


def awake_between(start: int, end: int, sleep: Sleep | None) -> int:
    """Return how much of a period counts."""
    if end <= start:
        return 0
    if sleep is None:
        return end - start
    spent = 0
    for begin, stop in _awake(start, sleep):
        if begin >= end:
            break
        spent += min(stop, end) - begin
    return spent


def awake_after(start: int, duration: int, sleep: Sleep | None) -> int:
    """Return when ``duration`` of counting time has passed since ``start``."""
    if sleep is None:
        return start + duration
    for begin, stop in _awake(start, sleep):
        if duration <= stop - begin:
            return begin + duration
        duration -= stop - begin
    raise AssertionError("nights end")


def _awake(start: int, sleep: Sleep) -> Iterator[tuple[int, int]]:
    """Yield the periods that count from ``start`` on, without end."""
    zone = ZoneInfo(sleep.zone)
    day = datetime.fromtimestamp(start / SECOND, UTC).astimezone(zone).date() - timedelta(days=2)
    wakes, sleeps = time_of_day.fromisoformat(sleep.end), time_of_day.fromisoformat(sleep.start)
    while True:
        begin = _milliseconds(datetime.combine(day, wakes, zone))
        next_day = day if sleeps > wakes else day + timedelta(days=1)
        stop = _milliseconds(datetime.combine(next_day, sleeps, zone))
        if stop > start:
            yield max(begin, start), stop
        day += timedelta(days=1)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)
