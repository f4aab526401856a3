"""Clocks of a table: who is being timed, how much is left, and when it runs out.

A clock runs for every seat that may act and is held by a guest. Sleeping hours do not count.
Times are milliseconds.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from wolfden.core.contract import Seat
from wolfden.core.errors import BadSetup
from wolfden.server.base.errors import WrongState
from wolfden.server.base.times import SECOND
from wolfden.server.guests.hours import awake_after, awake_between, check_sleep, next_awake
from wolfden.server.guests.wire import Holiday
from wolfden.server.tables.model import ClockState, TableInfo
from wolfden.server.tables.wire import Clock, ClockShown, Turn

LEAST_BANK: Final = 10
"""Seconds a clock needs to start with."""
LEAST_BACK: Final = 30
"""Seconds for a guest who takes a seat back after its time ran out, once in a game."""
NOBODY: Final[Mapping[str, Holiday]] = {}


def check_clock(clock: Clock) -> None:
    """Raise BadSetup unless the settings of a clock make sense."""
    if clock.kind != "none" and clock.bank < LEAST_BANK:
        raise BadSetup("clock-bank", seconds=LEAST_BANK)
    if clock.sleep is None:
        return
    if clock.kind != "days":
        raise BadSetup("sleep-days")
    check_sleep(clock.sleep)


def first_clock(info: TableInfo, away: dict[str, Holiday], at: int) -> ClockState | None:
    """Return the clocks at the start of a game; ``away`` are the holidays of guests."""
    clock = info.settings.clock
    if clock.kind == "none":
        return None
    return ClockState(left=[clock.bank * SECOND] * len(info.seats), since=at, away=away)


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
    for seat in timed_seats(before):
        left[seat] = max(0, left[seat] - _spent(before, before.clock, seat, at, after.clock.away))
        if seat not in after.actors:
            left[seat] += clock.increment * SECOND
    return ClockState(left=left, since=at, away=after.clock.away)


def next_timeout(info: TableInfo) -> int | None:
    """Return when the first running clock runs out, if any runs."""
    if info.clock is None:
        return None
    clock = info.clock
    return min((_runs_out(info, clock, seat) for seat in timed_seats(info)), default=None)


def seats_out_of_time(info: TableInfo, at: int) -> list[Seat]:
    """Return the seats that have no time left."""
    if info.clock is None:
        return []
    clock = info.clock
    return [seat for seat in timed_seats(info) if clock.left[seat] <= _spent(info, clock, seat, at)]


def grant_time(info: TableInfo, seat: Seat) -> None:
    """Give a seat a minimum of time when its guest comes back after a timeout, for the first time.

    WrongState after the second one: what is lost is lost.
    """
    if info.clock is not None:
        if info.seats[seat].is_late:
            raise WrongState("time-lost")
        info.seats[seat].is_late = True
        least = max(info.settings.clock.increment, LEAST_BACK) * SECOND
        info.clock.left[seat] = max(info.clock.left[seat], least)


def describe_clocks(info: TableInfo, at: int) -> ClockShown | None:
    """Return what the clocks show now."""
    if info.clock is None:
        return None
    clock, timed = info.clock, timed_seats(info)
    left = [
        None
        if info.seats[seat].kind == "bot"
        else max(0, milliseconds - (_spent(info, clock, seat, at) if seat in timed else 0))
        for seat, milliseconds in enumerate(clock.left)
    ]
    sleep = info.settings.clock.sleep
    away = seats_on_holiday(info, at)
    return ClockShown(
        left=left,
        running=[seat for seat in timed if seat not in away],
        at=at,
        asleep=sleep is not None and next_awake(at, sleep) > at,
        away=away,
    )


# Holidays.


def seats_on_holiday(info: TableInfo, at: int) -> list[Seat]:
    """Return the seats of guests whose clocks do not run because of a holiday."""
    if info.clock is None or info.is_over:
        return []
    clock = info.clock
    return [seat for seat in range(len(info.seats)) if _is_away(info, clock, seat, at)]


def _holiday(info: TableInfo, clock: ClockState, seat: Seat) -> Holiday | None:
    guest = info.seats[seat].guest
    return None if guest is None else clock.away.get(guest.id)


def _is_away(info: TableInfo, clock: ClockState, seat: Seat, at: int) -> bool:
    holiday = _holiday(info, clock, seat)
    return holiday is not None and holiday.start <= at < holiday.end


def _spent(
    info: TableInfo, clock: ClockState, seat: Seat, at: int, later: Mapping[str, Holiday] = NOBODY
) -> int:
    """Return how much of its time a seat has used since the clocks last changed.

    ``later`` are holidays changed since then: they count from their start, whenever a table hears
    of them, so that games of one guest run out in the same order as before.
    """
    sleep = info.settings.clock.sleep
    spent = awake_between(clock.since, at, sleep)
    if (clock.away or later) and (guest := info.seats[seat].guest):
        known = [away[guest.id] for away in (clock.away, later) if guest.id in away]
        # A holiday that was moved or ended replaces itself; another one comes on top.
        for holiday in {one.start: one for one in known}.values():
            free = max(clock.since, holiday.start), min(at, holiday.end)
            spent -= awake_between(*free, sleep)
    return spent


def _runs_out(info: TableInfo, clock: ClockState, seat: Seat) -> int:
    """Return when a seat that is to act has no time left."""
    sleep, left = info.settings.clock.sleep, clock.left[seat]
    end, holiday = awake_after(clock.since, left, sleep), _holiday(info, clock, seat)
    if holiday is None or end <= holiday.start or clock.since >= holiday.end:
        return end
    return awake_after(holiday.end, left - awake_between(clock.since, holiday.start, sleep), sleep)


def turns_of(infos: Iterable[TableInfo], guest: str) -> list[Turn]:
    """Return where a guest is to act: what runs out first, then what waits longest."""
    turns = [
        Turn(info.id, info.title, min(mine), next_timeout(info))
        for info in sorted(infos, key=lambda info: info.moved)
        if (mine := info.due_seats().intersection(info.held_by(guest)))
    ]
    return sorted(turns, key=lambda turn: (turn.deadline is None, turn.deadline))
