"""Searches on trial: several trees, and thinking ahead."""

import random

import pytest

from benchmarks.searches import Ponderer, SeveralTrees, play, seats_of_trial
from tests.players.nim import Nim, NimState
from wolfden.core.contract import Perspective, Seat
from wolfden.players.bots import Level, make_bot
from wolfden.players.judging import judge_of
from wolfden.players.player import Player
from wolfden.players.search import Budget
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES

LEVEL = Level(Budget(simulations=6))


@pytest.mark.parametrize(
    ("title", "seats"), [(title, seats) for title in TITLES.ids() for seats in (2, 4)]
)
def test_several_trees_play_whole_games(title: str, seats: int) -> None:
    game = TITLES.get(title)
    players: dict[Seat, Player] = {seat: make_bot("random", game, "1") for seat in range(seats)}
    for seat in seats_of_trial(game, seats, 1):
        players[seat] = SeveralTrees(best_judge(game), LEVEL, random.Random(seat), 2)
    assert play(game, players, random.Random(title)).is_over


def test_every_seat_and_every_side_has_its_turn() -> None:
    wolves, brotherhood = TITLES.get("the-wolves"), TITLES.get("brotherhood-of-the-wolf")
    assert [seats_of_trial(wolves, 2, number) for number in range(3)] == [[0], [1], [0]]
    assert [seats_of_trial(brotherhood, 3, number) for number in range(3)] == [[0], [1, 2], [0]]


def test_where_nothing_is_random_a_second_tree_finds_the_same() -> None:
    game = TITLES.get("the-wolves")

    def end(trees: int) -> str:
        players: dict[Seat, Player] = {
            seat: SeveralTrees(best_judge(game), LEVEL, random.Random(trees), trees)
            for seat in range(2)
        }
        return play(game, players, random.Random(1)).dump()

    assert end(1) == end(2)


def test_thinking_ahead_continues_in_the_tree_of_what_happened() -> None:
    bot = Ponderer(judge_of(Nim()), LEVEL, random.Random(1), ponder=60)
    state = NimState(9)
    bot.think_ahead(Perspective(state, 1, random.Random(1)))
    assert bot._tree is not None
    edge = max(bot._tree.roots[0].edges, key=lambda one: one.visits)
    bot.observe(state, 0, state.codes(0)[edge.place])
    assert bot._tree.roots[0] is edge.child
    assert 0 < bot._tree.roots[0].visits <= edge.visits
