"""A5 The odds that a view shows: exact where they are easy to count, in line with many battles."""

import random

import pytest

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Json, State
from wolfden.core.events import Log
from wolfden.titles.age_of_the_wolf.rules.odds import wolf_odds


def odds_of(table: Table, name: str) -> list[list[int]]:
    """Return the odds in the watcher's view of a region."""
    regions: list[Json] = table.state.view(None)["regions"]  # type: ignore[assignment]  # JSON
    found: list[list[int]] = next(one for one in regions if one["region"] == name)["odds"]  # type: ignore[assignment]  # JSON
    return found


def test_only_foes_in_reach_have_odds_for_every_size_of_pack() -> None:
    table = Table("red-forest=1:15 red-ridge=2:10 green-forest=2:5")
    assert [entry[0] for entry in odds_of(table, "red-ridge")] == [5, 10, 15]
    assert odds_of(table, "red-forest") == []
    assert odds_of(table, "green-forest") == []


def test_a5_5_predators_are_beaten_by_a_roll_that_exceeds_them() -> None:
    table = Table("red-forest=1:10 red-ridge=bear green-forest=2:5")
    assert odds_of(table, "red-ridge") == [[5, 17, 31], [10, 83, 97]]


def test_a5_3_a_lead_wolf_tips_the_odds_of_equal_packs() -> None:
    table = Table("red-forest=1:10 red-steppe=2:10 green-forest=2:5", leads={2: "green-forest"})
    smaller, equal = odds_of(table, "red-steppe")
    assert smaller[0] == 5
    assert smaller[1] < smaller[2] < 50
    assert equal[:2] == [10, 50]
    assert equal[2] > 50


def test_attackers_who_wait_are_the_smallest_pack_that_may_fight() -> None:
    table = Table("red-forest=1:20 red-steppe=2:10 green-forest=2:5", hands={1: "extra"})
    table.do("move @red-forest @red-steppe 10 pack")
    assert [entry[0] for entry in odds_of(table, "red-steppe")] == [10, 15, 20]


@pytest.mark.parametrize(("wolves", "rivals"), [(10, 10), (15, 10), (10, 15)])
def test_battles_without_lead_wolves_end_as_the_odds_say(wolves: int, rivals: int) -> None:
    rng = random.Random(wolves * rivals)
    leads = {1: "red-island", 2: "green-forest"}
    regions = f"red-forest=1:{wolves} red-steppe=2:{rivals} green-forest=2:5 red-island=1:5"
    start = Table(regions, leads=leads)
    start.do(f"move @red-forest @red-steppe {wolves} pack")
    battles = 600
    won = sum(_is_won(start.state.copy(), rng) for _battle in range(battles))
    expected = wolf_odds(wolves, rivals, our_lead=False, their_lead=False)
    assert won / battles == pytest.approx(expected, abs=0.08)


def _is_won(state: State, rng: random.Random) -> bool:
    """Fight the battle that is due; whether the attacker wins it."""
    log = Log()
    while not any(event.name == "battle" for event in log.events):
        seat = state.actors()[0]
        code = draw(state, rng) if seat == CHANCE else state.codes(seat)[-1]
        state.play(seat, code, log)
    return next(event.public["won"] == 1 for event in log.events if event.name == "battle")
