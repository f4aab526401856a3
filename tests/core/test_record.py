"""A running game, and what may be taken back."""

import random

import pytest

from tests.toy.tables import AMBUSH, BOTH_BID, DEALT, ambush, do, record
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadSetup, IllegalAction, NothingToUndo, WrongSeat
from wolfden.core.record import Record
from wolfden.titles import TITLES


def undoable(game: Record) -> list[int]:
    """Return how many steps chance and each seat may take back."""
    return [game.undoable(seat) for seat in (CHANCE, *range(game.seats))]


def test_a_record_keeps_every_step_with_its_events() -> None:
    game = record()
    do(game, "~ draw owl", "~ draw fox", "2 bid 1")
    assert [str(step.action) for step in game.steps] == ["draw owl", "draw fox", "bid 1"]
    assert [event.name for step in game.steps for event in step.events] == ["draw", "draw", "bid"]
    assert game.steps[1].before.dump() == ambush("hand seat=1 card=owl").dump()


def test_apply_returns_the_events() -> None:
    game = record(BOTH_BID)
    events = game.apply(game.state.parse(0, "show"))
    assert [(event.name, event.reveals) for event in events] == [("show", True)]


def test_refused_actions_are_not_kept() -> None:
    game = record(DEALT)
    with pytest.raises(IllegalAction):
        do(game, "2 bid 4")
    with pytest.raises(WrongSeat):
        do(game, "~ draw fox")
    assert game.steps == []


def test_options_are_filled_in_and_checked() -> None:
    game = Record(AMBUSH, 2, {"highest-bid": "2"})
    assert game.options == {"deck": "small", "highest-bid": 2, "story": ""}
    with pytest.raises(BadSetup):
        Record(AMBUSH, 2, {"deck": "huge"})
    with pytest.raises(BadSetup):
        Record(AMBUSH, 5)


def test_chance_is_resolved_until_a_player_is_due() -> None:
    game = record()
    steps = game.resolve_chance(random.Random(4))
    assert [step.action.seat for step in steps] == [CHANCE, CHANCE]
    assert game.steps == steps
    assert game.state.actors() == (0, 1)
    assert game.resolve_chance(random.Random(4)) == []


def test_a_seat_takes_back_its_own_last_action() -> None:
    game = record(DEALT)
    do(game, "1 bid 3")
    assert undoable(game) == [0, 1, 0]
    assert str(game.undo(0)) == "bid 3"
    assert game.state.dump() == ambush(DEALT).dump()
    assert game.steps == []
    do(game, "1 bid 2")
    assert game.state.view(0) == ambush(DEALT.replace("owl", "owl bid=2")).view(0)


def test_undo_stops_at_another_seat() -> None:
    game = record(DEALT)
    do(game, "1 bid 3", "2 bid 1")
    assert undoable(game) == [0, 0, 1]
    with pytest.raises(
        NothingToUndo,
        match="Nothing can be undone: something was revealed, or another player has acted",
    ):
        game.undo(0)
    game.undo(1)
    assert undoable(game) == [0, 1, 0]


def test_undo_stops_at_chance() -> None:
    game = record(DEALT)
    do(game, "1 swap")
    assert undoable(game) == [0, 1, 0]
    do(game, "~ draw elk")
    assert undoable(game) == [0, 0, 0]
    do(game, "1 bid 3")
    assert undoable(game) == [0, 1, 0]
    game.undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_undo_stops_at_a_reveal() -> None:
    game = record(BOTH_BID)
    do(game, "1 show")
    assert undoable(game) == [0, 0, 0]
    do(game, "2 fold")
    assert undoable(game) == [0, 0, 1]
    assert [step.is_final for step in game.steps] == [True, False]


def test_chance_takes_nothing_back() -> None:
    game = record()
    do(game, "~ draw owl")
    with pytest.raises(
        NothingToUndo,
        match="Nothing can be undone: something was revealed, or another player has acted",
    ):
        game.undo(CHANCE)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert undoable(record()) == [0, 0, 0]


def test_several_actions_of_a_turn_are_taken_back_one_by_one() -> None:
    game = Record(TITLES.get("the-wolves"), 3, {"first": "seat-1"})
    game.resolve_chance(random.Random(1))
    while game.state.parse(0, "end") not in game.state.legal(0):
        game.apply(game.state.legal(game.state.actors()[0])[0])
    start = game.state.dump()
    move = next(action for action in game.state.legal(0) if action.words[0] == "move")
    game.apply(move)
    game.apply(game.state.parse(0, "stop"))
    assert game.undoable(0) == 3  # W3.5 with its last draft, which came just before
    assert [str(game.undo(0)), str(game.undo(0))] == ["stop", str(move)]
    assert game.state.dump() == start


def test_a_record_can_start_from_a_position() -> None:
    game = record(BOTH_BID)
    assert game.state.actors() == (0,)
    assert game.state.dump() == ambush(BOTH_BID).dump()
