"""What the judgement of The Wolves thinks of plain cases."""

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.titles.the_wolves.bot.heuristics import HEURISTICS as JUDGE
from wolfden.titles.the_wolves.game import GAME


def chance(table: Table) -> float:
    """Return the first seat's chance to win."""
    return JUDGE.chances(table.state)[0]


def weight(table: Table, action: str) -> float:
    """Return how promising an action of the seat to act looks."""
    state = table.state
    seat = state.actors()[0]
    codes = state.codes(seat)
    return JUDGE.weights(state, seat, codes)[codes.index(state.parse(seat, action).code)]


def two_packs(**fields: int) -> Table:
    """Return a table where seat 1 has a little more than seat 2."""
    table = Table(2, "f2=1-alpha f3=1-pack h2=2-alpha h3=2-pack")
    table.pack(1, **fields)
    return table


@pytest.mark.parametrize("more", ["wolves", "lairs", "terrains", "actions", "spread", "regions"])
def test_who_has_more_has_the_better_chance(more: str) -> None:
    assert chance(two_packs(**{more: 1})) > chance(two_packs())


def test_a_lead_weighs_more_the_nearer_the_end() -> None:
    early, late = two_packs(lairs=2), two_packs(lairs=2)
    late.moon(16)
    assert chance(late) > chance(early) > 0.5


def test_a_strong_pack_in_a_region_has_the_better_chance() -> None:
    weak = Table(3, "f2=1-pack h1=2-pack")
    strong = Table(3, "f2=1-pack f3=1-pack h1=2-pack")
    assert chance(strong) > chance(weak)


def test_three_wolves_near_prey_are_worth_more_than_far_ones() -> None:
    near = Table(3, "g2=1-pack f2=1-pack h3=1-pack")
    far = Table(3, "a6=1-pack b5=1-pack a7=1-pack")
    assert chance(near) > chance(far)


def test_calling_looks_better_than_ending_the_turn() -> None:
    table = Table(3, "g5=1-alpha")
    table.pack(1, terrains=2)
    assert weight(table, "howl @f4 +token,token") > 10 * weight(table, "end")


def test_tiles_pay_before_tokens() -> None:
    table = Table(3, "g5=1-alpha")
    table.pack(1, terrains=2)
    assert weight(table, "move forest +home") > weight(table, "move forest +token")


def test_w3_6_the_order_of_turns_begins_with_the_first_player() -> None:
    drawn = Table(3, begun=False, first=2)
    assert JUDGE.order(drawn.state, 3) == [1, 2, 0]
    assert JUDGE.order(Table(3, first_player="seat-1").state, 3) == [0, 1, 2]
    assert JUDGE.order(GAME.begin(3, GAME.meta().read_options({})), 3) == []
