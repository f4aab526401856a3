"""Seats of one audience see and are told the same; teams share out the seats."""

import random

import pytest

from tests.contract.test_contract import ALL_GAMES, ALL_TABLES, title_of
from wolfden.core.contract import Game
from wolfden.core.events import Log
from wolfden.core.secrecy import audience_of
from wolfden.server.tables.model import teams_of
from wolfden.testing import Table
from wolfden.testing.checks import observers, random_move


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_an_audience_sees_and_hears_the_same(table: Table) -> None:
    rng = random.Random(str(table))
    state = table.game.setup(table.seats, table.options)
    spoken_for = {seat: audience_of(state, seat) for seat in observers(table.seats)}
    shared = [(seat, other) for seat, other in spoken_for.items() if seat != other]
    while shared and (actors := state.actors()):
        log = Log()
        state.play(*random_move(state, actors, rng), log)
        looks = rng.random() < 0.05 or state.is_over
        for seat, other in shared:
            assert [e.facts_for(seat) for e in log.events] == [
                e.facts_for(other) for e in log.events
            ]
            assert not looks or state.view(seat) == state.view(other)


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_every_seat_is_in_one_team(game: Game) -> None:
    for seats in range(game.meta().min_seats, game.meta().max_seats + 1):
        found = teams_of(game, seats)
        assert sorted(seat for team in found for seat in team) == list(range(seats))
        assert len(found) > 1
