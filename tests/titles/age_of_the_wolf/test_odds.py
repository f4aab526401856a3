"""The tables of odds against the dice themselves."""

import pytest

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.contract import CHANCE
from wolfden.titles.age_of_the_wolf.game import AgeState
from wolfden.titles.age_of_the_wolf.rules.actions import pack
from wolfden.titles.age_of_the_wolf.rules.odds import (
    attack_odds,
    hunt_odds,
    own_hunt_odds,
    wolf_odds,
)
from wolfden.titles.age_of_the_wolf.rules.vocabulary import DRIVING, REROLL, REROLLING, ROLLING


def outcomes(state: AgeState, place: int) -> tuple[float, float]:
    """Return how often the attacker wins and how often a new roll-off begins, by playing it out.

    A pack that may roll again does.
    """
    if state.stage == REROLLING:
        state.play(state.seat, pack(REROLL))
    if state.stage != ROLLING:
        holds = state.owner[place] == 0 and state.predators[place] == 0
        return float(holds or state.stage == DRIVING), 0.0
    total = sum(state.weights())
    wins = ties = 0.0
    for code, weight in zip(state.codes(CHANCE), state.weights(), strict=True):
        after = state.copy()
        after.play(CHANCE, code)
        rolled_off = after.stage == ROLLING and after.attack == 0
        won, tied = (0.0, 1.0) if rolled_off else outcomes(after, place)
        wins += won * weight / total
        ties += tied * weight / total
    return wins, ties


def played_odds(state: AgeState, place: int) -> float:
    """Return how likely the attacker wins, roll-offs included."""
    won, tied = outcomes(state.copy(), place)
    return won / (1.0 - tied)


@pytest.mark.parametrize("lead", ["pack", "lead"])
@pytest.mark.parametrize("second_lead", ["green-forest", "red-steppe"])
@pytest.mark.parametrize(("ours", "theirs"), [(5, 5), (10, 5), (15, 10), (20, 15), (10, 20)])
def test_the_odds_of_packs_are_those_of_the_dice(
    ours: int, theirs: int, lead: str, second_lead: str
) -> None:
    table = Table(f"red-forest=1:30 red-steppe=2:{theirs} green-forest=2:5", leads={2: second_lead})
    table.do(f"move @red-forest @red-steppe {ours} {lead}")
    place = table.state.setting.board.by_name["red-steppe"]
    odds = played_odds(table.state, place)
    both = (lead == "lead", second_lead == "red-steppe")
    assert wolf_odds(ours, theirs, *both) == pytest.approx(odds)
    assert attack_odds(table.state, place) == pytest.approx(odds)


def test_dice_on_the_table_change_the_odds() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15", leads={2: "red-steppe"})
    place = table.state.setting.board.by_name["red-steppe"]
    table.do("move @red-forest @red-steppe 20 lead")
    whole = attack_odds(table.state, place)
    for rolls in (("roll 3",), ("roll 2", "roll 3"), ("roll 1", "roll 1"), ("roll 1", "roll 3")):
        fought = Table("red-forest=1:30 red-steppe=2:15", leads={2: "red-steppe"})
        fought.do("move @red-forest @red-steppe 20 lead", *rolls)
        won, tied = outcomes(fought.state.copy(), place)
        assert attack_odds(fought.state, place) == pytest.approx(won + tied * whole)


def test_a10_2_ten_wolves_against_a_bear() -> None:
    assert hunt_odds(10, 10, lead=False) == pytest.approx(5 / 6)
    assert hunt_odds(10, 10, lead=True) == pytest.approx(35 / 36)


@pytest.mark.parametrize("lead", ["pack", "lead"])
@pytest.mark.parametrize("amount", [5, 10, 15, 25])
def test_the_odds_against_predators_are_those_of_the_dice(amount: int, lead: str) -> None:
    table = Table("red-forest=1:30 red-steppe=tiger green-forest=2:5")
    table.do(f"move @red-forest @red-steppe {amount} {lead}")
    place = table.state.setting.board.by_name["red-steppe"]
    assert own_hunt_odds(table.state, place) == pytest.approx(played_odds(table.state, place))


def test_a_bad_roll_against_predators_is_repeated_by_the_lead_wolf() -> None:
    table = Table("red-forest=1:30 red-steppe=tiger green-forest=2:5")
    table.do("move @red-forest @red-steppe 15 lead", "roll 1")
    place = table.state.setting.board.by_name["red-steppe"]
    assert own_hunt_odds(table.state, place) == pytest.approx(5 / 6)
