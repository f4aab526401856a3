"""``wolfden review``: what it says in every language, and what it refuses."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from wolfden.cli import BAD_USAGE, main
from wolfden.core.text.replay import open_replay
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.teaching.review import judging, report
from wolfden.teaching.review.model import (
    Decision,
    EndingChange,
    Point,
    Reason,
    Review,
    read_review,
)
from wolfden.titles import TITLES as PACKAGES

Capture = pytest.CaptureFixture[str]
TITLES = Path(__file__).parents[1] / "titles"
HIDDEN = TITLES / "brotherhood_of_the_wolf" / "replays" / "4p-fourth-token.txt"
OPEN = TITLES / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"


@pytest.fixture(autouse=True)
def _few_trial_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "PLAYOUTS", 3)


def review(capsys: Capture, *words: object) -> tuple[int, str, str]:
    """Run the command; return the exit code and what it said."""
    code = main(["review", *map(str, words)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_report_has_graphs_costs_and_luck(capsys: Capture) -> None:
    code, said, _ = review(capsys, HIDDEN, "--simulations", 2, "--lang", "en")
    assert code == 0
    assert said.startswith("Review: Brotherhood of the Wolf\nActions: ")
    assert sum(map(said.count, report.BARS)) > 4
    assert "Seat 1, The Beast" in said
    for heading in ("Lost through mistakes", "Costly decisions", "Rolls and draws"):
        assert heading in said
    assert said.count("Played: ") == said.count("Better: ") == said.count(": cost ") > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_every_language(language: str, capsys: Capture) -> None:
    code, said, warned = review(capsys, OPEN, "--simulations", 2, "--lang", language)
    assert (code, warned) == (0, "")
    assert "review-" not in said
    assert said.count("\n") > 10


def test_a_review_as_json_can_be_read_again(capsys: Capture) -> None:
    code, said, _ = review(capsys, OPEN, "--simulations", 2, "--seed", 5, "--json")
    found = read_review(said)
    assert code == 0
    assert (found.title, found.simulations, found.seed) == ("the-wolves", 2, "5")


def test_what_nothing_explains_and_who_wins_are_printed() -> None:
    record = open_replay(OPEN.read_text(encoding="utf-8"), PACKAGES)[1]
    ending = EndingChange("full-moon", [1], 0.2, 0.6)
    reasons = [Reason([], [], [], [], []), Reason([], [], [], [], [ending])]
    decisions = [Decision(10, 0, "a", "b", 0.1, 0.4, reason=reason) for reason in reasons]
    review = Review("the-wolves", 1, ["", "", ""], 2, "1", [0] * 3, [Point(0, [[0.3] * 3])], [], [])
    for decision, line in zip(
        decisions,
        ("The trial games show no single reason.", "60% instead of 20%: The full moon has been"),
        strict=True,
    ):
        shown = replace(review, decisions=[decision])
        said = "\n".join(report.ReviewReport(shown, record, Translator("en")).report())
        assert line in said
    assert said.count("Won by: Seat 2.") == 1
    assert "no single reason" not in said


def test_unfinished_and_broken_replays_are_refused(tmp_path: Path, capsys: Capture) -> None:
    lines = OPEN.read_text(encoding="utf-8").rstrip().splitlines()
    files = {
        "running": [*lines[:-3], "..."],
        "cut": lines[:-2],
        "other": [line.replace("rules: 1", "rules: 99") for line in lines],
        "wrong": [*lines[:-1], "= full-moon 1 2 3"],
        "letter": ["Dear reader,"],
    }
    said = {}
    for name, rows in files.items():
        path = tmp_path / f"{name}.txt"
        path.write_text("\n".join([*rows, ""]), encoding="utf-8")
        code, out, said[name] = review(capsys, path, "--lang", "en")
        assert (code, out, said[name].count("\n")) == (BAD_USAGE, "", 1)
    assert "is not over. A review needs a finished game." in said["running"]
    assert "cut off" in said["cut"]
    assert "version 99" in said["other"]
    assert "ends with" in said["wrong"]
    assert "not a replay" in said["letter"]


def test_a_missing_file_and_too_many_simulations_are_refused(capsys: Capture) -> None:
    code, _, said = review(capsys, "nowhere.txt", "--lang", "en")
    assert (code, "nowhere.txt cannot be read" in said) == (BAD_USAGE, True)
    code, _, said = review(capsys, OPEN, "--simulations", 30001, "--lang", "en")
    assert (code, "may be at most 30000" in said) == (BAD_USAGE, True)
