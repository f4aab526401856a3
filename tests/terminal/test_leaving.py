"""Leaving in mid-game, however it ends: the game is on disk, and the user learns where."""

import signal
from pathlib import Path

import pytest

from tests.terminal.shell import QUICK_BOTS, answer, started, wolfden
from wolfden.core.text.replay import open_replay
from wolfden.titles import TITLES

GAME = ("play", "the-wolves", *QUICK_BOTS, "--seed", "5", "--save")


def own_actions(path: Path) -> list[str]:
    """Return the saved actions of the first seat."""
    lines = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines
    return [line.text for line in lines if line.seat == 0]


@pytest.mark.parametrize("name", ["SIGHUP", "SIGINT", "SIGTERM"])
def test_a_signal_keeps_the_game(name: str, tmp_path: Path) -> None:
    path = tmp_path / "cut.replay"
    with started(tmp_path, *GAME, path) as process:
        answer(process, "1\n1\n", until="Choose action 1 of 2")
        process.send_signal(signal.Signals[name])
        out, err = process.communicate()
    assert process.returncode == 0
    assert err == ""
    assert f"The game is saved in {path}" in out
    assert own_actions(path) == ["draft @f5", "draft @g7"]


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "eof.replay"
    left = wolfden(tmp_path, *GAME, path, answers="1\n1")
    assert left.code == 0
    assert f"The game is saved in {path}" in left.out
    resumed = wolfden(tmp_path, "play", "--resume", path, answers="log 1\n")
    assert "Seat 1 places an alpha and a pack wolf on g7." in resumed.out


def test_even_a_killed_process_has_kept_every_action(tmp_path: Path) -> None:
    path = tmp_path / "killed.replay"
    with started(tmp_path, *GAME, path) as process:
        answer(process, "1\n", until="places an alpha and a pack wolf on f5")
        process.kill()
        process.communicate()
    assert "draft @f5" in own_actions(path)
    assert [file.name for file in tmp_path.iterdir()] == ["killed.replay"]
