"""Every title keeps what the contract promises, in random games at many kinds of tables."""

import os
import random

import pytest

import wolfden
from tests.contract.playing import CheckedGame
from tests.contract.tables import Table, tables
from tests.toy.tables import AMBUSH
from wolfden.core.chance import playout
from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.titles import TITLES

GAMES = int(os.environ.get("WOLFDEN_CONTRACT_GAMES", "12" if wolfden.COMPILED else "3"))
"""Games at each table; plain Python takes its time."""

LOOKS = 0.5
CHECK_EVERY = 1 if wolfden.COMPILED else 32
REPLAY_EVERY = 6

ALL_GAMES = [*[TITLES.get(title) for title in TITLES.ids()], AMBUSH]
ALL_TABLES = [table for game in ALL_GAMES for table in tables(game)]


def title_of(game: Game) -> str:
    """Name a test after its title."""
    return game.meta().id


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_random_games_keep_the_contract(table: Table) -> None:
    for seed in range(GAMES):
        game = CheckedGame(table, seed)
        game.play(LOOKS, CHECK_EVERY)
        if seed % REPLAY_EVERY == 0:
            game.check_replay()


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    table = Table(game, game.meta().min_seats)
    first, second = CheckedGame(table, 7), CheckedGame(table, 7)
    first.play(looks=0.0, check_every=64)
    second.play(looks=0.2, check_every=128)
    assert first.moves == second.moves
    assert first.state.dump() == second.state.dump()


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_too_few_and_too_many_seats_are_refused(game: Game) -> None:
    meta = game.meta()
    for seats in (meta.min_seats - 1, meta.max_seats + 1):
        with pytest.raises(BadSetup, match=f"{meta.min_seats} to {meta.max_seats} players"):
            game.setup(seats)


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_seats_of_one_side_share_their_place(game: Game) -> None:
    meta = game.meta()
    for seats in range(meta.min_seats, meta.max_seats + 1):
        sides = game.sides(seats)
        assert len(sides) in (0, seats)
        state = game.setup(seats)
        playout(state, random.Random(seats))
        outcome = state.outcome()
        assert outcome is not None
        assert len(set(zip(sides, outcome.ranks, strict=False))) == len(set(sides))


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_unknown_options_are_refused(game: Game) -> None:
    names = ", ".join(option.name for option in game.meta().options)
    with pytest.raises(BadSetup, match=rf"Unknown option “weather”. Available: {names}\."):
        game.setup(game.meta().min_seats, {"weather": "snow"})


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_every_option_explains_itself(game: Game) -> None:
    for option in game.meta().options:
        assert game.meta().option_help(option.name)
        if option.default != "":
            assert option.read(option.default) == option.default
