"""Clocks of a table: who is being timed, how much is left, and when it runs out.

A clock runs for every seat that may act and is held by a guest. Sleeping hours do not count.
Times are milliseconds.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from wolfden.core.contract import Seat
from wolfden.core.errors import BadSetup
from wolfden.server.tables.sheet import ClockState, Sheet
from wolfden.server.wire.things import Clock, ClockShown, Sleep

SECOND: Final = 1000
LEAST_BANK: Final = 10
"""Seconds a clock needs to start with."""
LEAST_BACK: Final = 30
"""Seconds for somebody who takes a seat back after its time ran out."""


def check_clock(clock: Clock) -> None:
    """Make sure that a clock can be kept.

    Raises:
        BadSetup: it cannot.
    """
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


def first_clock(sheet: Sheet, at: int) -> ClockState | None:
    """Return the clocks at the start of a game."""
    clock = sheet.settings.clock
    if clock.kind == "none":
        return None
    return ClockState(left=[clock.bank * SECOND] * len(sheet.seats), since=at)


def timed(sheet: Sheet) -> list[Seat]:
    """Return the seats whose clocks run."""
    if sheet.clock is None or sheet.status != "running":
        return []
    return sheet.by_hand(sheet.actors)


def moved_on(before: Sheet, after: Sheet, at: int) -> ClockState | None:
    """Return the clocks after a change of the table.

    Seats that were timed pay for the time since then; those that have done their turn get the
    increment.
    """
    if before.clock is None or after.clock is None:
        return after.clock
    clock = before.settings.clock
    left = list(after.clock.left)
    spent = awake_between(before.clock.since, at, clock.sleep)
    for seat in timed(before):
        left[seat] = max(0, left[seat] - spent)
        if seat not in after.actors:
            left[seat] += clock.increment * SECOND
    return ClockState(left=left, since=at)


def deadline(sheet: Sheet) -> int | None:
    """Return when the first of the running clocks runs out, if any runs."""
    running = timed(sheet)
    if sheet.clock is None or not running:
        return None
    least = min(sheet.clock.left[seat] for seat in running)
    return awake_after(sheet.clock.since, least, sheet.settings.clock.sleep)


def run_out(sheet: Sheet, at: int) -> list[Seat]:
    """Return the seats whose time is up."""
    if sheet.clock is None:
        return []
    spent = awake_between(sheet.clock.since, at, sheet.settings.clock.sleep)
    left = sheet.clock.left
    return [seat for seat in timed(sheet) if left[seat] <= spent]


def grant_time(sheet: Sheet, seat: Seat) -> None:
    """Give a seat that comes back after its time ran out a little to go on with."""
    if sheet.clock is not None:
        least = max(sheet.settings.clock.increment, LEAST_BACK) * SECOND
        sheet.clock.left[seat] = max(sheet.clock.left[seat], least)


def clock_shown(sheet: Sheet, at: int) -> ClockShown | None:
    """Return what the clocks show now."""
    if sheet.clock is None:
        return None
    running = timed(sheet)
    sleep = sheet.settings.clock.sleep
    spent = awake_between(sheet.clock.since, at, sleep)
    left = [
        None
        if sheet.seats[seat].kind == "bot"
        else max(0, milliseconds - (spent if seat in running else 0))
        for seat, milliseconds in enumerate(sheet.clock.left)
    ]
    asleep = sleep is not None and next(_awake(at, sleep))[0] > at
    return ClockShown(left=left, running=running, at=at, asleep=asleep)


# Sleeping hours.


def awake_between(start: int, end: int, sleep: Sleep | None) -> int:
    """Return how much of a stretch of time counts."""
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
    """Return when so much counting time has passed."""
    if sleep is None:
        return start + duration
    for begin, stop in _awake(start, sleep):
        if duration <= stop - begin:
            return begin + duration
        duration -= stop - begin
    raise AssertionError("nights end")


def _awake(start: int, sleep: Sleep) -> Iterator[tuple[int, int]]:
    """Yield the waking stretches from ``start`` on, without end."""
    zone = ZoneInfo(sleep.zone)
    day = datetime.fromtimestamp(start / SECOND, UTC).astimezone(zone).date() - timedelta(days=2)
    wakes, sleeps = time.fromisoformat(sleep.end), time.fromisoformat(sleep.start)
    while True:
        begin = _milliseconds(datetime.combine(day, wakes, zone))
        next_day = day if sleeps > wakes else day + timedelta(days=1)
        stop = _milliseconds(datetime.combine(next_day, sleeps, zone))
        if stop > start:
            yield max(begin, start), stop
        day += timedelta(days=1)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)
