"""Games that several tests look at."""

from pathlib import Path

import pytest

from tests.terminal.shell import QUICK_BOTS, wolfden


@pytest.fixture(autouse=True)
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw as wide as a pipe is by itself, whatever the tests are run with."""
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture(scope="package")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a short game that bots played to its end, not to be changed."""
    home = tmp_path_factory.mktemp("finished")
    path = home / "bots.replay"
    options = ("--seats", "random,random,random", "--turn-limit", "9", "--seed", "3")
    assert wolfden(home, "play", "the-wolves", *options, "--save", path).code == 0
    return path


@pytest.fixture(scope="package")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a game a person has left after the draft, not to be changed."""
    home = tmp_path_factory.mktemp("begun")
    path = home / "left.replay"
    options = (*QUICK_BOTS, "--seed", "5", "--save", path)
    left = wolfden(home, "play", "the-wolves", *options, answers="1\n1\nquit\n")
    assert left.code == 0
    return path
