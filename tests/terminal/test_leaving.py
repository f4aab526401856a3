"""Leaving in mid-game, whatever ends it: the game is on disk, and one is told where."""

import signal
import subprocess
from pathlib import Path

import pytest

from tests.terminal.shell import COMMAND, LONGEST, QUICK_BOTS, environment, wolfden
from wolfden.core.text.replay import open_replay
from wolfden.titles import TITLES


@pytest.mark.parametrize("name", ["SIGHUP", "SIGINT", "SIGTERM"])
def test_a_signal_keeps_the_game(name: str, tmp_path: Path) -> None:
    path = tmp_path / "cut.replay"
    process = subprocess.Popen(
        [*COMMAND, "play", "the-wolves", *QUICK_BOTS, "--seed", "5", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        while "Choose action 1 of 2" not in process.stdout.readline():
            pass
        process.stdout.readline()
        process.send_signal(signal.Signals[name])
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 0
    assert err == ""
    assert f"The game is saved in {path}" in out
    lines = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines
    assert [line.text for line in lines if line.seat == 0] == ["draft @f5", "draft @g7"]


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "eof.replay"
    options = (*QUICK_BOTS, "--seed", "5", "--save", path)
    left = wolfden(tmp_path, "play", "the-wolves", *options, answers="1\n1")
    assert left.code == 0
    assert f"The game is saved in {path}" in left.out
    gone_on = wolfden(tmp_path, "play", "--resume", path, answers="log 1\n")
    assert "Seat 1 places an alpha and a pack wolf on g7." in gone_on.out


def test_even_a_killed_process_has_kept_every_action(tmp_path: Path) -> None:
    path = tmp_path / "killed.replay"
    process = subprocess.Popen(
        [*COMMAND, "play", "the-wolves", *QUICK_BOTS, "--seed", "5", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write("1\n")
        process.stdin.flush()
        while "places an alpha and a pack wolf on f5" not in process.stdout.readline():
            pass
        process.kill()
        process.communicate(timeout=LONGEST)
    lines = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines
    assert "draft @f5" in [line.text for line in lines if line.seat == 0]
    assert [file.name for file in tmp_path.iterdir()] == ["killed.replay"]
