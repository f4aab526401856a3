"""W13 Moon."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table

DATES = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}
PHASES = ("crescent", "quarter", "full")


def busy() -> Table:
    """Return a table where seat 1 can howl (f4), dominate (g4), upgrade (f2) and build."""
    table = Table(3, "f3=1-alpha f2=1-den g4=2-pack")
    table.pack(1, terrains=9)
    return table


@pytest.mark.parametrize(
    ("action", "dates"),
    [
        ("howl @f4 +token,token", 1),
        ("dominate 2-pack@g4 +token,token,token", 1),
        ("lair @f2 +token,token", 1),
        ("den @e4 +token,token ^speed", 0),
        ("move forest +home", 0),
    ],
)
def test_w13_1_howls_dominations_and_lairs_take_the_next_date(action: str, dates: int) -> None:
    table = busy()
    table.moon(5)
    table.do(action)
    assert table.state.moon == 5 + dates


def test_w13_1_a_dominated_den_takes_a_date_too() -> None:
    table = Table(3, "f3=1-alpha g4=2-den")
    table.pack(1, terrains=3)
    table.do("dominate 2-den@g4 +token,token,token ^speed")
    assert table.state.moon == 1


@pytest.mark.parametrize(
    ("players", "phase", "date"),
    [(players, phase, date) for players in DATES for phase, date in enumerate(DATES[players])],
)
def test_w13_2_the_scoring_dates(players: int, phase: int, date: int) -> None:
    table = Table(players)
    table.moon(date - 1, scored=phase)
    assert facts_of(table.do("end"), "phase") == []
    table.moon(date, scored=phase)
    assert facts_of(table.do("end"), "phase") == [{"phase": PHASES[phase]}]


def test_w13_2_dates_past_the_full_moon_may_be_used_within_the_same_turn() -> None:
    table = busy()
    table.moon(21, scored=2)
    table.do("howl @f4 +token,token", "lair @f2 +token,token")
    assert table.state.moon == 23
    assert table.actor == 1
    events = table.do("end")
    assert facts_of(events, "phase") == [{"phase": "full"}]
    assert table.state.is_over
