"""The puzzles that come with the program: all can be put on their boards and solved."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from wolfden.core.contract import CHANCE
from wolfden.teaching.puzzles import library
from wolfden.teaching.puzzles.library import CheckResult
from wolfden.titles import TITLES

FILES = sorted(
    path for folder in TITLES.files("puzzles").values() for path in folder.glob("*.jsonl")
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_shipped_file_is_sound(path: Path) -> None:
    kept = library.read_set(path)
    game = TITLES.get(kept.source.title)
    assert kept.source.rules in (game.meta().rules_version, *game.meta().older)
    assert isinstance(kept.lines[-1], CheckResult)
    assert kept.lines[-1].held == len(kept.puzzles) > 0
    for puzzle in kept.puzzles:
        state = library.state_of(puzzle, game)
        if kept.source.rules == game.meta().rules_version:
            assert state.dump() == puzzle.position
        assert state.actors() == (puzzle.seat,)
        legal = {str(action) for action in state.legal(puzzle.seat)}
        assert {choice.action for choice in puzzle.choices} == legal
        assert puzzle.greedy in legal - set(puzzle.accepted)
        assert puzzle.line[0].action in puzzle.accepted
        for move in puzzle.line:
            assert move.seat in state.actors() or state.actors() == (CHANCE,)
            state.apply(state.parse(move.seat, move.action))


def test_every_title_has_puzzles() -> None:
    assert list(library.titles_with_puzzles(TITLES)) == list(TITLES.ids())


def test_names_are_unique() -> None:
    names = [puzzle.id for path in FILES for puzzle in library.read_set(path).puzzles]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_day_has_its_puzzle_and_all_come_in_turn(title: str) -> None:
    puzzles = library.puzzles_of(title)
    days = [date(2026, 11, 15) + timedelta(days=day) for day in range(len(puzzles))]
    assert sorted(library.puzzle_of_day(title, day).id for day in days) == sorted(
        p.id for p in puzzles
    )
    assert library.puzzle_of_day(title, days[0]) == library.puzzle_of_day(title, days[0])


def test_there_is_no_puzzle_of_any_name() -> None:
    assert library.find_puzzle("no-such-puzzle") is None
