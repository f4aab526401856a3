"""``wolfden analyse``: what it says in every language, and what it refuses."""

from pathlib import Path

import pytest

from wolfden.cli import BAD_USAGE, main
from wolfden.i18n.languages import LANGUAGES

Capture = pytest.CaptureFixture[str]
TITLES = Path(__file__).parents[1] / "titles"
GAME = TITLES / "age_of_the_wolf" / "replays" / "2p-dens.txt"


def analyse(capsys: Capture, *words: object) -> tuple[int, str, str]:
    """Run the command for a moment; return the exit code and what it said."""
    code = main(["analyse", *map(str, words), "--seconds", "0.02"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_chances_are_printed_again_while_it_thinks(capsys: Capture) -> None:
    code, said, _ = analyse(capsys, GAME, "--at", 30, "--lines", 2, "--lang", "en")
    assert code == 0
    assert said.startswith("Age of the Wolf: analysis for Seat ")
    counts = [line.split()[1] for line in said.splitlines() if "Simulations" in line]
    numbers = [int(count.replace(",", "")) for count in counts]
    assert len(numbers) == 4
    assert numbers == sorted(numbers)
    assert said.count("Seat 1: ") == 4
    assert "    2. " in said
    assert "    3. " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_of_a_title_is_analysed_in_every_language(
    language: str, capsys: Capture
) -> None:
    code, said, warned = analyse(capsys, "age-of-the-wolf", "--lang", language)
    assert (code, warned) == (0, "")
    assert "analysis-" not in said
    assert said.count("\n") > 8


def test_the_end_of_a_game_has_a_result(capsys: Capture) -> None:
    code, said, _ = analyse(capsys, GAME, "--lang", "en")
    assert code == 0
    assert said.endswith("    Seat 1: 100.0%\n    Seat 2: 0.0%\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([GAME, "--at", 9999], "There is no action 9,999"),
        ([GAME, "--seat", 3], "There is no seat 3"),
        ([GAME, "--players", 3], "--players belongs to a new game"),
        (["age-of-the-wolf", "--players", 99], "99"),
        ([Path(__file__)], "neither a position nor a replay"),
        (["no-such-file"], "no-such-file"),
    ],
)
def test_what_cannot_be_analysed_is_refused(
    words: list[object], reason: str, capsys: Capture
) -> None:
    code, said, warned = analyse(capsys, *words, "--lang", "en")
    assert (code, said) == (BAD_USAGE, "")
    assert reason in warned
