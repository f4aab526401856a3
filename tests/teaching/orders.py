"""Small orders for puzzles: one short game, searches of a moment."""

from pathlib import Path

from wolfden.teaching.puzzles.library import Puzzle, Source, read_set
from wolfden.teaching.puzzles.making import PuzzleOrder, make
from wolfden.titles import TITLES

WOLVES = TITLES.get("the-wolves")
FRUITFUL = 3
"""A seed whose first game has a puzzle."""


def source(seed: int = FRUITFUL, simulations: int = 60) -> Source:
    """Return how a small file is made."""
    return Source("the-wolves", 1, 2, {"turn-limit": 6}, seed, simulations)


def order(out: Path, games: int = 1, seed: int = FRUITFUL) -> PuzzleOrder:
    """Return a small order."""
    return PuzzleOrder(WOLVES, source(seed), games, out)


def made(out: Path) -> list[Puzzle]:
    """Make a small file and return its puzzles."""
    assert make(order(out), lambda _sentence: None, lambda: False)
    return read_set(out).puzzles
