"""No bot, hint or evaluation can depend on what its seat does not know.

Two games that differ only in that, the truth and a twin of it, get the same answer from the same
dice, and so does the seat's perspective on each.
"""

import random
from collections.abc import Callable

import pytest

from tests.players.moments import GAMES, Moment, moments
from wolfden.core.chance import playout
from wolfden.core.contract import Game, Perspective, State
from wolfden.players.advice import evaluate, hint
from wolfden.players.bots import make_bot
from wolfden.players.levels import Budget
from wolfden.players.player import bot_action

FEW = Budget(simulations=12)
NAMES = ("random", "greedy", *[f"{name}:simulations=12" for name in ("cub", "hunter", "alpha")])


def title_of(game: Game) -> str:
    """Name a test after its title."""
    return game.meta().id


def alike(moment: Moment, ask: Callable[[Perspective], object]) -> bool:
    """Whether the truth and its twin get the same answer."""
    answers = [
        ask(Perspective(state, moment.seat, random.Random(3)))
        for state in (moment.state, moment.twin)
    ]
    return answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES, ids=title_of)
def test_twins_differ_wherever_something_is_hidden(game: Game) -> None:
    """Else the other tests would show nothing."""
    found = list(moments(game, 40, 9))
    differ = [moment.state.dump() != moment.twin.dump() for moment in found]
    assert any(differ) == found[0].state.has_secrets()


@pytest.mark.parametrize("game", GAMES, ids=title_of)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_alike_in_twin_games(name: str, game: Game) -> None:
    for moment in moments(game, 6, 12):
        assert alike(moment, lambda known: make_bot(name, game, "seed").choose(known))


@pytest.mark.parametrize("game", GAMES, ids=title_of)
def test_hints_are_alike_in_twin_games(game: Game) -> None:
    for moment in moments(game, 8, 9):
        assert alike(moment, lambda known: hint(known, game, "seed", FEW))


@pytest.mark.parametrize("game", GAMES, ids=title_of)
def test_evaluations_are_alike_in_twin_games(game: Game) -> None:
    for moment in moments(game, 8, 9):
        assert alike(moment, lambda known: evaluate(known, game, "seed", FEW))


@pytest.mark.parametrize("game", GAMES, ids=title_of)
def test_teams_of_bots_decide_alike_in_twin_games(game: Game) -> None:
    def ask(state: State, seats: tuple[int, ...]) -> object:
        bots = {seat: make_bot("alpha:simulations=12", game, str(seat)) for seat in seats}
        return bot_action(state, bots, random.Random(5))

    for moment in moments(game, 8, 9):
        team = moment.state.team(moment.seat)
        assert ask(moment.state, team) == ask(moment.twin, team)


@pytest.mark.parametrize("game", GAMES, ids=title_of)
def test_a_bot_that_meddles_with_its_world_does_not_reach_the_truth(game: Game) -> None:
    for moment in moments(game, 12, 9):
        state, seat = moment.state, moment.seat
        before, codes = state.dump(), list(state.codes(seat))
        known = Perspective(state, seat, random.Random(3))
        world = known.resample(random.Random(4))
        world.codes(seat).clear()
        assert state.codes(seat) == codes
        assert [action.code for action in known.legal()] == codes
        world = known.resample(random.Random(5))
        playout(world, random.Random(6))
        assert state.dump() == before
