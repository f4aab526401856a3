"""``wolfden puzzles``: what it says, what it refuses, how it stops."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.teaching.orders import FRUITFUL
from wolfden.cli import BAD_USAGE, main
from wolfden.i18n.translator import Translator
from wolfden.teaching.puzzles.library import CheckResult, read_set

Capture = pytest.CaptureFixture[str]
QUICK = ("make", "the-wolves", "--games", 1, "--seed", FRUITFUL, "--simulations", 60)
SHORT = ("--turn-limit", 6)


def puzzles(capsys: Capture, *words: object) -> tuple[int, str, str]:
    """Run the command; return the exit code and what it said."""
    code = main(["puzzles", *map(str, words)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_puzzles_are_made_and_checked(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "puzzles.jsonl"
    code, said, _ = puzzles(capsys, *QUICK, *SHORT, "--out", out)
    count = len(read_set(out).puzzles)
    assert (code, count > 0) == (0, True)
    assert f"puzzles so far: {count}." in said
    code, said, _ = puzzles(capsys, *QUICK, *SHORT, "--out", out)
    assert said == f"Continuing {out}. Games so far: 1, puzzles: {count}.\n"

    kept = tmp_path / "kept.jsonl"
    code, said, _ = puzzles(capsys, "check", out, "--simulations", 60, "--out", kept)
    held = read_set(kept)
    assert code == 0
    assert said.count(": holds (") == len(held.puzzles)
    assert f"{len(held.puzzles)} of {count} puzzles hold at 60 simulations." in said
    assert held.lines[-1] == CheckResult(1, 60, count, len(held.puzzles))
    code, _, said = puzzles(capsys, "check", out, "--out", kept)
    assert (code, said.count("\n")) == (BAD_USAGE, 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("make", "chess", "--out", "x"), "chess"),
        (("make", "the-wolves"), "--out"),
        (
            ("make", "the-wolves", "--games", 0, "--out", "x"),
            "“0” is not a whole number above zero",
        ),
        (("make", "the-wolves", "--players", 9, "--out", "x"), "2 to 5 players, not 9"),
        (("make", "the-wolves", "--simulations", 99999, "--out", "x"), "may be at most 30000"),
        (("make", "the-wolves", "--packs", "odd", "--out", "x"), "packs"),
        (("check", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("mend",), "mend"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: tuple[object, ...],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said, refusal = puzzles(capsys, *words)
    assert (code, said) == (BAD_USAGE, "")
    assert sentence in refusal
    assert refusal.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "{}\n", '{"kind":"looked"}\n', "\x00"])
def test_a_file_without_puzzles_is_reported(text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(text, encoding="utf-8")
    code, _, refusal = puzzles(capsys, "check", path)
    assert code == BAD_USAGE
    assert refusal.startswith(f"wolfden: {path} ")


def test_a_puzzle_that_does_not_fit_its_board_is_reported(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "puzzles.jsonl"
    puzzles(capsys, *QUICK, *SHORT, "--out", path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("turn stage=", "turn sun="), encoding="utf-8")
    code, _, refusal = puzzles(capsys, "check", path)
    assert (code, "cannot be used" in refusal) == (BAD_USAGE, True)
    path.write_text(text.replace('"rules":2', '"rules":99'), encoding="utf-8")
    code, _, refusal = puzzles(capsys, "check", path)
    assert (code, "version 99 of the rules" in refusal) == (BAD_USAGE, True)


@pytest.mark.parametrize("language", ["uk", "da"])
def test_puzzles_are_made_checked_and_refused_in_another_language(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    path, translator = tmp_path / "puzzles.jsonl", Translator(language)
    spoken = ["--lang", language]
    puzzles(capsys, *QUICK, *SHORT, "--out", path, *spoken)
    _, said, _ = puzzles(capsys, *QUICK, *SHORT, "--out", path, *spoken)
    count = len(read_set(path).puzzles)
    found = translator.translate("making-on", {"path": str(path), "games": 1, "puzzles": count})
    assert said == f"{found}\n"
    _, said, _ = puzzles(capsys, "check", path, "--simulations", 60, *spoken)
    done = [{"held": held, "puzzles": count, "simulations": 60} for held in range(count + 1)]
    assert said.splitlines()[-1] in [translator.translate("checking-done", facts) for facts in done]
    code, _, refusal = puzzles(capsys, "check", path, "--out", path, *spoken)
    sentence = translator.translate("problem-file-there", {"path": str(path)})
    assert (code, refusal) == (BAD_USAGE, f"wolfden: {sentence}\n")


def test_a_signal_stops_it_and_what_was_found_stays(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    words = [sys.executable, "-m", "wolfden", "puzzles", *map(str, QUICK), *map(str, SHORT)]
    words[words.index("--games") + 1] = "100000"
    with subprocess.Popen([*words, "--out", str(out)], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline().startswith("Game 1 of 100,000: ")
        run.send_signal(signal.SIGTERM)
        *_, last = run.stdout.read().splitlines()
    assert last == f"Stopped. What was found is in {out}; run the same command to continue."
    assert run.returncode == 130
    assert read_set(out).puzzles
