"""What ``wolfden new-title`` writes is a title: its tests pass, it plays, and it is drawn."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.test_ambush import install
from tests.terminal.shell import wolfden
from wolfden.i18n.generate import generated
from wolfden.new_title import free_letter, write_title

NAME = "night-walk-by-moon"
PACKAGE = "wolfden_night_walk_by_moon"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder to be in, next to one in which processes find packages."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"), prepend=os.pathsep)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "work"


def test_a_new_title_passes_its_tests_plays_and_is_drawn(folder: Path) -> None:
    made = wolfden(folder, "new-title", NAME)
    assert (made.code, made.err) == (0, "")
    assert f"pip install --editable {NAME}" in made.out
    project = folder / NAME
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "WOLFDEN_PURE": "1"}
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", NAME],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
    install(folder.parent / "site", NAME, PACKAGE, project / "src" / PACKAGE)
    listed = wolfden(folder, "titles")
    assert "Night Walk By Moon, 2–4 players, still incomplete, rules N." in listed.out, listed.err
    played = wolfden(folder, "play", NAME, "--seats", "greedy,human", answers="take 3\n" * 9)
    assert "The last stone is taken." in played.out, played.out + played.err
    drawn = wolfden(folder, "board", NAME, "--svg", "board.svg")
    assert (drawn.code, drawn.err) == (0, "")
    assert (folder / "board.svg").read_text().count('class="thing stone"') == 12


def test_generated_files_are_up_to_date_and_nothing_is_left_of_the_skeleton(folder: Path) -> None:
    write_title(NAME, folder, "N")
    for path, text in generated(folder / "src" / PACKAGE):
        assert path.read_text(encoding="utf-8") == text
    files = [path for path in folder.rglob("*") if path.is_file()]
    texts = {str(path): path.read_text(encoding="utf-8") for path in files}
    for rest in ("my-title", "my_title", "MyTitle", "My Title", "Q1", "rule-q"):
        assert [path for path, text in texts.items() if rest in path + text] == []


def test_a_letter_that_no_title_has_is_chosen() -> None:
    assert free_letter("night-walk") == "N"
    assert free_letter("a-wolf") == "O"


@pytest.mark.parametrize("name", ["Night", "9-lives", "night--walk", "../night", "n" * 41, ""])
def test_a_bad_name_is_refused(folder: Path, name: str) -> None:
    wolfden(folder, "new-title", name).check_refusal("small letters")
    assert list(folder.iterdir()) == []


def test_names_and_folders_that_are_taken_are_refused(folder: Path) -> None:
    wolfden(folder, "new-title", "the-wolves").check_refusal("the-wolves is taken")
    (folder / "night").mkdir()
    wolfden(folder, "new-title", "night").check_refusal("night already exists")
    assert list((folder / "night").iterdir()) == []
