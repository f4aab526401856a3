"""Puzzle files read again: every puzzle is put back on its board before anybody sees it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from wolfden.core.contract import Game, State
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.text.files import BadFile, read_text
from wolfden.teaching.puzzles.puzzle import DECODER, Line, Puzzle, Source
from wolfden.titles import TITLES

FIRST_DAY: Final = date(2026, 1, 1)
"""Days are counted from here; what is counted does not matter, as long as it never changes."""


@dataclass(frozen=True)
class PuzzleSet:
    """A puzzle file: how it was made, and what is in it."""

    source: Source
    lines: list[Line]

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles, in the order they were found."""
        return [line for line in self.lines if isinstance(line, Puzzle)]


def read_set(path: Path) -> PuzzleSet:
    """Read a puzzle file.

    Raises:
        BadFile: it cannot be read, or is no puzzle file.
    """
    lines: list[Line] = []
    for number, text in enumerate(read_text(path).splitlines(), start=1):
        try:
            lines.append(DECODER.decode(text))
        except msgspec.MsgspecError as error:
            raise BadFile(
                "journal-line", path=str(path), line=number, trouble=str(error)
            ) from error
    if not lines or not isinstance(lines[0], Source):
        raise BadFile("puzzles-head", path=str(path))
    return PuzzleSet(lines[0], lines)


def state_of(puzzle: Puzzle, game: Game) -> State:
    """Return the position of a puzzle.

    Raises:
        BadFile: it cannot be read, or the answer is no legal action there.
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
def _shipped() -> dict[str, tuple[Source, Puzzle]]:
    """Return all puzzles that come with the program and how they were made, by their names."""
    found: dict[str, tuple[Source, Puzzle]] = {}
    folders = TITLES.files("puzzles").values()
    for path in sorted(path for folder in folders for path in folder.glob("*.jsonl")):
        kept = read_set(path)
        found.update({puzzle.id: (kept.source, puzzle) for puzzle in kept.puzzles})
    return found


def titles_with_puzzles(titles: Registry) -> Iterator[str]:
    """Yield the titles that have puzzles."""
    there = {source.title for source, _puzzle in _shipped().values()}
    yield from [title for title in titles.ids() if title in there]


def shipped(title: str) -> list[Puzzle]:
    """Return the puzzles of a title, in the order in which days take them.

    Files are mixed by a digest of the puzzle's name, so that days do not follow one game.
    """
    found = [puzzle for source, puzzle in _shipped().values() if source.title == title]
    return sorted(found, key=lambda puzzle: sha256(puzzle.id.encode()).digest())


def find(name: str) -> tuple[Source, Puzzle] | None:
    """Return a puzzle and how it was made; ``None`` if there is none of this name."""
    return _shipped().get(name)


def of_day(title: str, day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everyone, another one every day, then anew."""
    puzzles = shipped(title)
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]
