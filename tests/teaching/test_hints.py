"""Hints: the known part of a whole turn, and one reason for it."""

import random

import pytest

from wolfden.core.contract import Seat, State
from wolfden.core.options import Value
from wolfden.core.record import Record
from wolfden.players.levels import Budget
from wolfden.teaching import hints
from wolfden.teaching.hints import ReasonedHint, reasoned_hint
from wolfden.titles import TITLES

SOME = Budget(simulations=400)


def played(title: str, seats: int, actions: int, options: dict[str, Value] | None = None) -> State:
    """Return a position of a game that was played at random."""
    rng = random.Random(4)
    record = Record(TITLES.get(title), seats, options)
    record.resolve_chance(rng)
    while len(record.steps) < actions:
        seat = rng.choice(record.state.actors())
        record.apply(rng.choice(record.state.legal(seat)))
        record.resolve_chance(rng)
    return record.state


def hint_in(title: str, seats: int, state: State, seat: Seat) -> ReasonedHint:
    """Return the hint for what a seat knows of a position."""
    world = state.resample(seat, random.Random(1))
    return reasoned_hint(TITLES.get(title), world, seat, seats, "seed", SOME)


@pytest.mark.parametrize(("title", "seats"), [(title, 2) for title in TITLES.ids()])
def test_a_hint_is_a_turn_that_can_be_played(
    title: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "TRIALS", 3)
    state = played(title, seats, 40)
    seat = state.actors()[0]
    found = hint_in(title, seats, state, seat)
    assert found == hint_in(title, seats, state, seat)
    assert 0 <= found.chance <= 1
    assert found.steps
    world = state.resample(seat, random.Random(1))
    for step in found.steps:
        world.apply(world.parse(seat, step.action))
    first = found.steps[0].action
    assert found.rival is None or found.rival.action != first
    for one in found.tallies:
        assert (one.preferred > one.chosen) == (one.seat in world.team(seat))


def test_what_a_pack_has_more_of_speaks_for_an_action_of_the_wolves() -> None:
    state = played("the-wolves", 3, 30, {"first": "seat-1"})
    seat = state.actors()[0]
    found = hint_in("the-wolves", 3, state, seat)
    assert found.steps[0].action.startswith("den ")
    assert [(one.seat, one.name) for one in found.tallies] == [(seat, "dens")]
