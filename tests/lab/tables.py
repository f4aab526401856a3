"""All tables of the lab: each title with each number of seats it can be played with."""

import random

import pytest

from wolfden.core.contract import CHANCE
from wolfden.lab.actions import paths_of
from wolfden.lab.words import OVER, WordGame
from wolfden.titles import TITLES

TABLES = [
    (title, seats)
    for title in TITLES.ids()
    for seats in range(TITLES.get(title).meta().min_seats, TITLES.get(title).meta().max_seats + 1)
]
every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


def a_game(title: str, seats: int, rng: random.Random | None = None) -> WordGame:
    """Return a game that begins; without a generator chance is a player."""
    return WordGame(TITLES.get(title).setup(seats), paths_of(title, seats), rng)


def play_words(game: WordGame, words: int, rng: random.Random) -> None:
    """Choose words at random, until a seat begins an action or the game is over."""
    while game.seat != OVER and (words > 0 or game.depth > 0 or game.seat == CHANCE):
        options = (
            [word for word, _weight in game.weights()] if game.seat == CHANCE else game.words()
        )
        game.choose(rng.choice(options))
        words -= 1
