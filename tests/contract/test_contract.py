"""Every title keeps what the contract promises, in random games at many kinds of tables."""

import os
from pathlib import Path

import pytest

import wolfden
from tests.toy.tables import AMBUSH
from wolfden.core.contract import Game
from wolfden.testing import CheckedGame, Table, check_legality, check_setup, check_table, tables
from wolfden.titles import TITLES

GAMES = int(os.environ.get("WOLFDEN_CONTRACT_GAMES", "12" if wolfden.COMPILED else "3"))
"""Games at each table; plain Python takes its time, and ``benchmarks/soak.py`` plays thousands."""
COMPARED = int(os.environ.get("WOLFDEN_CONTRACT_STATES", "10" if wolfden.COMPILED else "3"))
"""How many states with each verb are compared, if as many come up."""
CHECK_EVERY = 1 if wolfden.COMPILED else 32

POSITIONS = Path(__file__).parents[1] / "titles"
ALL_GAMES = [*[TITLES.get(title) for title in TITLES.ids()], AMBUSH]
ALL_TABLES = [table for game in ALL_GAMES for table in tables(game)]


def title_of(game: Game) -> str:
    """Name a test after its title."""
    return game.meta().id


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_random_games_keep_the_contract(table: Table) -> None:
    check_table(table, range(GAMES), check_every=CHECK_EVERY)


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    table = Table(game, game.meta().min_seats)
    first, second = CheckedGame(table, 7), CheckedGame(table, 7)
    first.play(looks=0.0, check_every=64)
    second.play(looks=0.2, check_every=128)
    assert first.moves == second.moves
    assert first.state.dump() == second.state.dump()


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_seats_sides_and_options_keep_the_contract(game: Game) -> None:
    check_setup(game)


@pytest.mark.parametrize("game", ALL_GAMES, ids=title_of)
def test_the_list_is_what_the_refusals_leave(game: Game) -> None:
    """Also in the counted positions: rare situations, where random games seldom come."""
    folder = POSITIONS / game.meta().id.replace("-", "_") / "perft"
    paths = sorted(folder.glob("*.txt"))
    positions = [game.load(path.read_text(encoding="utf-8")) for path in paths]
    check_legality(game, positions, COMPARED)
