"""Stepping through a kept game, printing it, drawing boards and the small commands."""

import re
from pathlib import Path

import pytest

from tests.terminal.shell import wolfden
from wolfden import __version__, how_it_runs
from wolfden.cli import main
from wolfden.core.text.replay import read
from wolfden.titles import TITLES


def test_all_prints_every_action_and_the_score_sheet(tmp_path: Path, finished: Path) -> None:
    done = wolfden(tmp_path, "replay", finished, "--all")
    assert done.code == 0
    replay = read(finished.read_text(encoding="utf-8"))
    for number, line in enumerate(replay.lines, start=1):
        assert (
            f"{number:>4}  {'The dealer' if line.seat < 0 else f'Seat {line.seat + 1}'}: "
            in done.out
        )
        assert f": {line.text}\n" in done.out
    assert "Score sheet" in done.out


def test_stepping_forth_and_back(tmp_path: Path, finished: Path) -> None:
    length = len(read(finished.read_text(encoding="utf-8")).lines)
    answers = "next\n\nback\ngoto 20\nlast\nnext\nfirst\nback\ngoto 9999\ngoto\nhop\nhelp\nquit\n"
    done = wolfden(tmp_path, "replay", finished, answers=answers)
    assert done.code == 0
    shown = [line.split("> ")[0] for line in done.out.splitlines() if f" of {length}> " in line]
    places = [0, 1, 2, 1, 20, length, length, 0, 0, 0, 0, 0, 0]
    assert shown == [f"{place} of {length}" for place in places]
    assert "This is the last action." in done.out
    assert "This is the beginning." in done.out
    assert f"Type “goto” and a number from 0 to {length}." in done.out
    assert "Unknown command “hop”" in done.out
    assert "Score sheet" in done.out


def test_play_shows_all_that_is_left(tmp_path: Path, finished: Path) -> None:
    length = len(read(finished.read_text(encoding="utf-8")).lines)
    done = wolfden(tmp_path, "replay", finished, "--step", str(length - 3), answers="play\n")
    assert done.code == 0
    for place in range(length - 3, length + 1):
        assert f"{place} of {length}  Seat" in done.out


def test_an_unfinished_game_says_so(tmp_path: Path, begun: Path) -> None:
    assert "The game is not finished" in wolfden(tmp_path, "replay", begun, "--all").out


def test_a_board_is_drawn_with_every_hex(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "the-wolves", "--players", "4", "--seed", "7"]) == 0
    drawn = capsys.readouterr().out
    assert "\x1b" not in drawn
    assert len(re.findall("lone[ _]", drawn)) - drawn.count("lone wolf") == 16
    assert main(["board", "the-wolves", "--players", "4", "--seed", "7"]) == 0
    assert capsys.readouterr().out == drawn


def test_a_position_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = TITLES.get("the-wolves").setup(2)
    file = tmp_path / "position"
    file.write_text(state.dump(), encoding="utf-8")
    assert main(["board", "the-wolves", "--position", str(file)]) == 0
    assert "Moon" in capsys.readouterr().out


def test_a_picture_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.svg"
    assert main(["board", "the-wolves", "--svg", str(file)]) == 0
    assert "<svg" in file.read_text(encoding="utf-8")
    assert str(file) in capsys.readouterr().out


def test_titles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["titles"]) == 0
    listed = capsys.readouterr().out
    for title in TITLES.ids():
        meta = TITLES.get(title).meta()
        assert f"{title} " in listed
        assert f"{meta.name}, {meta.min_seats}–{meta.max_seats} players, complete" in listed


def test_the_version_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"wolfden {__version__} ({how_it_runs()})\n"
