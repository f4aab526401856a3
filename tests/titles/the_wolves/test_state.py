"""What the state of The Wolves promises beside its rules."""

import random

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.core.chance import resolve
from wolfden.core.contract import CHANCE, State
from wolfden.titles.the_wolves.game import GAME

DRAFT = ("draft @h4", "draft @g5", "draft @i5", "draft @h7", "draft @g7", "draft @i7")


def in_a_move(state: State, regions: str) -> State:
    """Deal the regions in this order, draft, and pay for a move to grass."""
    for region in regions.split():
        state.apply(state.parse(CHANCE, f"region {region}"))
    resolve(state, random.Random(1))
    for text in [*DRAFT, "move grass +grass/tundra"]:
        state.apply(state.parse(state.actors()[0], text))
    return state


def test_copies_made_before_the_deal_know_their_own_map_only() -> None:
    undealt = GAME.setup(3)
    in_a_move(undealt.copy(), "1 2 3 4 5 6").legal(0)
    copied = in_a_move(undealt.copy(), "6 5 4 3 2 1")
    fresh = in_a_move(GAME.setup(3), "6 5 4 3 2 1")
    assert copied.dump() == fresh.dump()
    assert list(map(str, copied.legal(0))) == list(map(str, fresh.legal(0)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_chance_is_due_in_a_turn(players: int) -> None:
    state = Table(players).state
    assert state.legal(CHANCE) == []
    assert state.weights() == []
    assert state.chance() == []


def test_no_chance_is_due_while_packs_are_chosen() -> None:
    assert Table(3, homes="", begun=False, packs="chosen").state.chance() == []


@pytest.mark.parametrize(
    ("hexes", "winner", "seat"),
    [("", "neutral", CHANCE), ("i7=1-lair", "seat", 0), ("j5=-", "nobody", CHANCE)],
)
def test_the_event_of_a_scored_region_names_its_winner(hexes: str, winner: str, seat: int) -> None:
    table = Table(2, hexes)
    table.moon(7)
    events = [event for event in table.do("end") if event.name == "region-scored"]
    assert (events[0].public["winner"], events[0].seat) == (winner, seat)
