"""``wolfden train``: what it says before anything is played."""

from importlib import util
from pathlib import Path

import pytest

from wolfden.cli import main
from wolfden.training import command


def test_a_missing_library_is_named_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _name: None)
    assert main(["train", "the-wolves", "--out", str(tmp_path / "new")]) == 2
    assert "pip install 'wolfden[train]'" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_numbers_of_seats_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _name: util.find_spec("json"))
    for seats in ("x", "9"):
        words = ["train", "age-of-the-wolf", "--players", seats, "--out", str(tmp_path / "new")]
        assert main(words) == 2
        assert seats in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
