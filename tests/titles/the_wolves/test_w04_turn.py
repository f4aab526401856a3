"""W4 Turn."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table

ACTIONS = ("move", "howl", "den", "lair", "dominate")

# Seat 1 can do everything: f4 is a lone wolf in reach, f2 a den beside the lake e3, g4 a rival.
#
#          f2 den
#     e3 ~      g3 prey
#          f3 alpha
#               g4 rival pack wolf
#          f4 lone wolf
BUSY = "f3=1-alpha f2=1-den g4=2-pack"


def busy() -> Table:
    table = Table(3, BUSY)
    table.pack(1, terrains=9)
    return table


def test_w4_1_a_turn_has_two_actions() -> None:
    table = busy()
    table.do("howl @f4 +token,token", "den @f3 +token,token ^speed")
    assert table.legal() == ["end"]
    assert table.why("lair @f2 +token,token") == "no-action-left"


def test_w4_1_the_same_action_may_be_done_twice() -> None:
    table = busy()
    table.do("move grass +grass/tundra", "stop", "move rock +rock/grass", "stop")
    assert table.actor == 1
    assert table.legal() == ["end"]


def test_w4_1_a_player_may_stop_after_one_action() -> None:
    table = busy()
    table.do("howl @f4 +token,token", "end")
    assert table.actor == 2


def test_w4_1_a_player_may_stop_before_any_action() -> None:
    table = busy()
    table.do("end")
    assert table.actor == 2


def test_w4_2_an_action_token_buys_one_more_action() -> None:
    table = busy()
    table.seat(1, actions=2)
    assert table.legal() == ["end"]
    table.pack(1, actions=1)
    assert {action.split()[0] for action in table.legal()} == {*ACTIONS, "end"}
    events = table.do("howl @f4 +token,token")
    assert facts_of(events, "spend") == [{"token": "action"}]
    assert table.has(1, "actions") == 0
    assert table.legal() == ["end"]


def test_w4_2_the_first_two_actions_need_no_token() -> None:
    table = busy()
    table.pack(1, actions=1)
    table.do("howl @f4 +token,token", "lair @f2 +token,token")
    assert table.has(1, "actions") == 1


def test_w4_2_any_number_of_tokens_in_a_turn() -> None:
    table = busy()
    table.pack(1, actions=5)
    for _action in range(7):
        table.do("move forest +home", "stop")
    assert table.has(1, "actions") == 0
    assert table.legal() == ["end"]


def test_w4_2_a_token_gained_in_this_turn_may_be_spent_in_it() -> None:
    # The second den of the spread track gives an action token.
    table = busy()
    table.pack(1, spread=1)
    table.seat(1, actions=1)
    table.do("den @f3 +token,token ^spread")
    assert table.has(1, "actions") == 1
    assert table.may("howl @f4 +token,token")


def test_w4_2_the_extra_action_is_paid_in_tiles_as_usual() -> None:
    table = Table(3, BUSY)
    table.pack(1, actions=1)
    table.seat(1, actions=2)
    table.do("move grass +grass/tundra", "stop")
    assert table.has(1, "backs") == 0b00100
    # f4 is rock, and only one tile shows rock: a howl cannot be paid.
    assert Table(3, BUSY).legal("howl") == []


@pytest.mark.parametrize(
    ("action", "cost"), [("howl", 2), ("den", 2), ("lair", 2), ("dominate", 3)]
)
def test_w4_3_the_costs_of_the_actions(action: str, cost: int) -> None:
    paid = {len(words.split()[2].split(",")) for words in busy().legal(action)}
    assert paid == {cost}


def test_w4_3_a_move_costs_one() -> None:
    assert {len(words.split()[2].split(",")) for words in busy().legal("move")} == {1}


def test_w4_3_there_are_five_actions() -> None:
    assert {words.split()[0] for words in busy().legal()} == {*ACTIONS, "end"}


def test_w4_4_hunts_are_checked_after_each_action() -> None:
    # Three wolves round the raccoon on d6: the first action finds them there.
    table = Table(
        3, "d5=1-pack e6=1-pack e7=1-pack f3=1-alpha", prey="moose deer raccoon boar hare hare"
    )
    table.pack(1, terrains=4)
    events = table.do("howl @f4 +token,token")
    assert facts_of(events, "hunt") == [{"prey": "raccoon", "at": "d6"}]
    assert table.state.actions == 1


def test_w4_4_nothing_is_hunted_without_an_action() -> None:
    table = Table(3, "d5=1-pack e6=1-pack e7=1-pack")
    assert facts_of(table.do("end"), "hunt") == []


def test_w4_4_scoring_comes_after_the_last_action() -> None:
    table = busy()
    table.moon(8)
    events = table.do("howl @f4 +token,token")
    assert table.state.moon == 9
    assert facts_of(events, "phase") == []
    events = table.do("move forest +home", "stop")
    assert facts_of(events, "phase") == []
    assert facts_of(table.do("end"), "phase") == [{"phase": "crescent"}]


def test_w4_4_then_the_next_player_has_two_fresh_actions() -> None:
    table = busy()
    table.do("move forest +home", "stop", "move forest +home", "stop", "end")
    assert (table.actor, table.state.actions, table.state.turn) == (2, 0, 2)
    assert table.legal("move")
    table.do("end", "end")
    assert table.actor == 1
