"""When a guest cannot be expected to play: sleeping hours and holidays. Times are milliseconds."""

from collections.abc import Iterator
from datetime import UTC, datetime, time as time_of_day, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from wolfden.core.errors import BadSetup
from wolfden.server.base.errors import BadRequest
from wolfden.server.base.times import DAY, SECOND
from wolfden.server.guests.wire import Holiday, Sleep

MAX_HOLIDAY: Final = 30 * DAY
"""The longest holiday, and the least time between two."""
MAX_AHEAD: Final = 365 * DAY
"""How far ahead a holiday may begin."""


def check_sleep(sleep: Sleep) -> None:
    """Raise BadSetup unless sleeping hours make sense."""
    if sleep.start == sleep.end:
        raise BadSetup("sleep-same")
    try:
        ZoneInfo(sleep.zone)
    except (KeyError, OSError, ValueError) as error:
        raise BadSetup("zone-unknown", zone=sleep.zone) from error


def next_holiday(before: Holiday | None, wanted: Holiday | None, at: int) -> Holiday | None:
    """Return the holiday of a guest who wants another one, or none.

    One that has begun ends now if none is wanted, and counts on: there is ``MAX_HOLIDAY`` between
    two. BadRequest if the wanted one is too long, in the past or too early.
    """
    has_begun = before is not None and before.start <= at
    if wanted is None:
        if before is None or not has_begun:
            return None
        return Holiday(before.start, max(before.start, min(before.end, at)))
    days = MAX_HOLIDAY // DAY
    if not 0 < wanted.end - wanted.start <= MAX_HOLIDAY or wanted.end <= at:
        raise BadRequest("holiday-length", days=days)
    if wanted.start > at + MAX_AHEAD:
        raise BadRequest("holiday-far", days=MAX_AHEAD // DAY)
    if before is not None and has_begun:
        is_same = wanted.start == before.start
        if not is_same and wanted.start < before.end + MAX_HOLIDAY:
            raise BadRequest("holiday-early", days=days)
        if is_same:
            return wanted
    # What has passed was paid for.
    return Holiday(max(wanted.start, at), wanted.end)


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


def next_awake(at: int, sleep: Sleep) -> int:
    """Return when the night ends that a time falls into; the time itself if it is day."""
    return next(_awake(at, sleep))[0]


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
