"""The library of puzzles: reading puzzle files, and the puzzles of the day."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from wolfden.core.contract import Game, State
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.text.files import BadFile, read_text
from wolfden.teaching.puzzles.puzzle import LINES, Line, Puzzle, Source
from wolfden.titles import TITLES

FIRST_DAY: Final = date(2026, 1, 1)
"""Day 0 of the rotation of puzzles; it must never change."""


@dataclass(frozen=True)
class PuzzleSet:
    """The content of a puzzle file."""

    source: Source
    lines: list[Line]

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles, in the order they were found."""
        return [line for line in self.lines if isinstance(line, Puzzle)]


def read_set(path: Path) -> PuzzleSet:
    """Read a puzzle file.

    Raises:
        BadFile: it cannot be read, or is not a puzzle file.
    """
    texts = read_text(path).splitlines()
    lines = [LINES.read(path, number, text.encode()) for number, text in enumerate(texts, start=1)]
    if not lines or not isinstance(lines[0], Source):
        raise BadFile("puzzles-head", path=str(path))
    return PuzzleSet(lines[0], lines)


def state_of(puzzle: Puzzle, game: Game) -> State:
    """Return the position of a puzzle.

    Raises:
        BadFile: it cannot be read, or an accepted action is not legal there.
    """
    try:
        state = game.load(puzzle.position)
    except WolfdenError as error:
        raise BadFile("puzzle-position", puzzle=puzzle.id, trouble=str(error)) from error
    legal = {str(action) for action in state.legal(puzzle.seat)}
    wrong = [action for action in puzzle.accepted if action not in legal]
    if wrong or not puzzle.accepted:
        raise BadFile("puzzle-answer", puzzle=puzzle.id)
    return state


@cache
def _all_puzzles() -> dict[str, tuple[Source, Puzzle]]:
    """Return all puzzles of the package with their sources, by id."""
    folders = TITLES.files("puzzles").values()
    paths = sorted(path for folder in folders for path in folder.glob("*.jsonl"))
    sets = [read_set(path) for path in paths]
    return {puzzle.id: (one.source, puzzle) for one in sets for puzzle in one.puzzles}


def titles_with_puzzles(titles: Registry) -> Iterator[str]:
    """Yield the titles that have puzzles."""
    found = {source.title for source, _puzzle in _all_puzzles().values()}
    return (title for title in titles.ids() if title in found)


def puzzles_of(title: str) -> list[Puzzle]:
    """Return the puzzles of a title in the order of days.

    They are sorted by a digest of their ids, so that days do not follow one game.
    """
    found = [puzzle for source, puzzle in _all_puzzles().values() if source.title == title]
    return sorted(found, key=lambda puzzle: sha256(puzzle.id.encode()).digest())


def find_puzzle(name: str) -> tuple[Source, Puzzle] | None:
    """Return a puzzle with its source; ``None`` if the id is unknown."""
    return _all_puzzles().get(name)


def puzzle_of_day(title: str, day: date) -> Puzzle:
    """Return the puzzle of a day: the same for every player, all puzzles in rotation."""
    puzzles = puzzles_of(title)
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]
