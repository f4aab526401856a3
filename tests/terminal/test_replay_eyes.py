"""Replays as a seat or a watcher sees them, and in full once the game is over."""

import random
from pathlib import Path

import pytest

from tests.terminal.shell import wolfden
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_of, write
from wolfden.titles import TITLES

BEAST, HUNTER = "1", "2"
GOLDEN = Path(__file__).parents[1] / "titles" / "brotherhood_of_the_wolf" / "replays"


def running_game(path: Path) -> Path:
    """Keep a game in which the Beast has prowled and not yet shown itself."""
    record, rng = Record(TITLES.get("brotherhood-of-the-wolf"), 2), random.Random(3)
    while not any(str(step.action).startswith("prowl") for step in record.steps):
        record.resolve_chance(rng)
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
    path.write_text(write(replay_of(record)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("eyes", "hidden"), [(("--seat", BEAST), False), (("--seat", HUNTER), True), ((), True)]
)
def test_a_running_game_shows_what_its_viewer_may_know(
    tmp_path: Path, eyes: tuple[str, ...], hidden: bool
) -> None:
    path = running_game(tmp_path / "running.replay")
    done = wolfden(tmp_path, "replay", path, "--all", *eyes)
    assert done.code == 0
    assert ("hide ?" in done.out) == hidden
    assert ("hide ?" not in done.out and "hide " in done.out) != hidden


def test_a_finished_game_shows_all_unless_one_seat_is_asked_for(tmp_path: Path) -> None:
    path = min(GOLDEN.glob("*.txt"))
    assert "hide ?" not in wolfden(tmp_path, "replay", path, "--all").out
    assert "hide ?" in wolfden(tmp_path, "replay", path, "--all", "--seat", HUNTER).out


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = wolfden(tmp_path, "replay", min(GOLDEN.glob("*.txt")), "--all", "--seat", "9")
    assert done.code == 2
    assert "--seat takes a number from 1 to" in done.err
