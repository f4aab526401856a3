"""Puzzles, the files that hold them, and the puzzles of the day.

A file has one JSON object per line: first its :class:`Source`, then puzzles and, after each
searched game, the progress so far (:class:`Looked`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from wolfden.arena.journal import read_lines
from wolfden.core.contract import Game, State
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.text.files import BadFile, read_text
from wolfden.core.text.position import split_lines
from wolfden.teaching.actions import Move, RatedAction
from wolfden.titles import TITLES

FIRST_DAY: Final = date(2026, 1, 1)
"""Day 0 of the rotation of puzzles; it must never change."""
VERSION: Final = 1

Difficulty = Literal["easy", "medium", "hard"]


class Source(Struct, tag="source", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """What a file was made from: the same source makes the same puzzles."""

    title: str
    rules: int
    players: int
    options: dict[str, str | int]
    seed: int
    simulations: int
    version: int = VERSION


class Puzzle(Struct, tag="puzzle", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A position, the seat to act and the best actions.

    The position is a world that the seat cannot distinguish from the real game. What the seat does
    not know of it must never be sent to a client.
    """

    id: str
    seat: int
    position: str
    accepted: list[str]
    """The best action, then all equally good ones."""
    choices: list[RatedAction]
    """Every legal action, the best first."""
    greedy: str
    """The action of the greedy player."""
    line: list[Move]
    """A continuation: the best action, then actions of good players."""
    before: float
    """The seat's chance to win before it acts."""
    difficulty: Difficulty

    def chance_of(self, action: str) -> float:
        """Return the seat's chance to win after a legal action."""
        return next(choice.chance for choice in self.choices if choice.action == action)


class SearchedGame(Struct, tag="looked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A game has been searched for puzzles: the number of its moments at each stage."""

    game: int
    moments: int
    choices: int
    """Moments with enough sensible choices."""
    searched: int
    """Moments that looked promising and were searched deeply."""
    kept: int


class CheckResult(Struct, tag="checked", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """The puzzles of the file were checked, and those that failed were removed."""

    seed: int
    simulations: int
    looked: int
    held: int


Line = Source | Puzzle | SearchedGame | CheckResult
LINES: Final = msgspec.json.Decoder[Line](Line)


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
    text = read_text(path)
    lines = read_lines(path, split_lines(text) if text else [], LINES)
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
