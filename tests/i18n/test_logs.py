"""A played game of each title can be read in every language, and none of it is left in English."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.languages import texts_of
from wolfden.i18n.languages import ENGLISH, LANGUAGES

SCRIPT = Path(__file__).parents[2] / "scripts" / "show_log_in_languages.py"


def shown(*words: str) -> subprocess.CompletedProcess[str]:
    """Return what the script for editors prints."""
    return subprocess.run(
        [sys.executable, SCRIPT, *words], capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def blocks() -> list[dict[str, str]]:
    """Return each sentence of the games by its language."""
    done = shown()
    assert (done.returncode, done.stderr) == (0, "")
    parts = [part.split("\n") for part in done.stdout.strip().split("\n\n")]
    return [
        {"key": heading.split()[1], **dict(line.split("  ", 1) for line in lines)}
        for heading, *lines in parts
        if not heading.startswith("#")
    ]


def test_every_sentence_is_said_in_every_language(blocks: list[dict[str, str]]) -> None:
    assert all(block.keys() == {"key", *LANGUAGES} for block in blocks)
    assert {key.partition("-")[0] for block in blocks if (key := block["key"])} == {
        "wolves",
        "age",
        "brotherhood",
    }


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_no_sentence_is_left_in_english(language: str, blocks: list[dict[str, str]]) -> None:
    left = [block["key"] for block in blocks if block[language] == block[ENGLISH]]
    # "Seat 2 takes 4." may be names and numbers only.
    assert [key for key in left if texts_of(ENGLISH)[0][key].words] == []


def test_a_text_is_shown_twice_at_most_unless_all_are_wanted() -> None:
    few = shown("brotherhood-of-the-wolf", "--languages", "fi").stdout
    every = shown("brotherhood-of-the-wolf", "--languages", "fi", "--every").stdout
    assert few.count(" brotherhood-log-move\n") == 2
    assert every.count(" brotherhood-log-move\n") > 2
