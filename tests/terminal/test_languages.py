"""The terminal in eight languages: whole games, help, refusals; English for want of characters."""

import re
from pathlib import Path

import pytest

from tests.terminal.shell import Result, wolfden
from wolfden.core.text.replay import open_replay
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

SHORT = {
    "the-wolves": ("--seats", "human,random", "--turn-limit", "6", "--first", "seat-1"),
    "age-of-the-wolf": ("--seats", "human,random", "--round-limit", "2"),
    "brotherhood-of-the-wolf": ("--seats", "human,random"),
}
CYRILLIC = ("uk", "ru")
GAMES = [
    ("the-wolves", "uk"),
    ("the-wolves", "cs"),
    ("age-of-the-wolf", "ru"),
    ("age-of-the-wolf", "fi"),
    ("brotherhood-of-the-wolf", "uk"),
    ("brotherhood-of-the-wolf", "sv"),
]
ENGLISH = re.compile(
    r"\b(?:the|of|and|is|are|your|you|to|with|for|in|on|no|not|which|where|choose)\b"
)
"""Words of nearly every English sentence, and in no notation or name of ours."""
NAMES = re.compile(r"/\S+|\bwolfden (?:play --resume|replay)\b|--\S+")
"""Paths, commands and flags stay as they are."""


def play(home: Path, title: str, language: str, answers: str) -> Result:
    """Play with a person whose answers come from a pipe."""
    path = home / "game.replay"
    options = [*SHORT[title], "--seed", "5", "--save", str(path), "--lang", language]
    return wolfden(home, "play", title, *options, answers=answers)


@pytest.mark.parametrize(("title", "language"), GAMES)
def test_a_whole_game_is_narrated_in_a_language(title: str, language: str, tmp_path: Path) -> None:
    done = play(tmp_path, title, language, "help\nlog\n" + "1\n" * 3000)
    assert (done.code, done.err) == (0, "")
    translator = Translator(language)
    assert translator.translate("score-sheet") in done.out
    assert translator.translate("terminal-help") in done.out
    said = NAMES.sub("", done.out)
    assert [
        line for line in said.splitlines() if language in CYRILLIC and ENGLISH.search(line)
    ] == []
    assert not re.search(r"\b[a-z]+-(?:log|ask|open|do)-[a-z]+", said), "a key is shown"
    record = open_replay((tmp_path / "game.replay").read_text(encoding="utf-8"), TITLES)[1]
    assert record.state.is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_begins(language: str, tmp_path: Path) -> None:
    translator = Translator(language)
    left = play(tmp_path, "the-wolves", language, "why sing\n99\nquit\n")
    assert (left.code, left.err) == (0, "")
    assert f"{translator.seat(0)}: {translator.translate('wolves-open-draft-first')}" in left.out
    assert translator.translate("terminal-no-number", {"number": "99", "last": 32}) in left.out
    assert "sing" in left.out.partition("why sing\n")[2].splitlines()[0]
    kept = tmp_path / "game.replay"
    assert f"wolfden play --resume {kept}" in left.out
    again = wolfden(tmp_path, "replay", kept, "--all", "--lang", language)
    assert translator.translate("terminal-replay-unfinished") in again.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_refusals_come_in_every_language(language: str, tmp_path: Path) -> None:
    translator = Translator(language)
    helped = wolfden(tmp_path, "play", "the-wolves", "--help", WOLFDEN_LANG=language)
    squeezed = " ".join(helped.out.split())
    assert " ".join(translator.translate("cli-resume").split()) in squeezed
    assert translator.translate("option-the-wolves-tiles-help") in squeezed
    refused = wolfden(tmp_path, "play", "chess", "--lang", language)
    refused.check_refusal("chess", "the-wolves")
    facts = {"title": "chess", "known": TITLES.ids()}
    assert refused.err == f"wolfden: {translator.translate('problem-title', facts)}\n"


def test_an_unknown_language_is_refused_in_one_sentence(tmp_path: Path) -> None:
    wolfden(tmp_path, "titles", "--lang", "klingon").check_refusal("“klingon”", "uk", "nb")
    wolfden(tmp_path, "titles", WOLFDEN_LANG="klingon").check_refusal("“klingon”", "uk", "nb")


def test_the_system_says_the_language_unless_the_command_line_does(tmp_path: Path) -> None:
    finnish = {"WOLFDEN_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fi_FI.UTF-8"}
    assert "Sudet" in wolfden(tmp_path, "titles", **finnish).out
    assert "Зграя" in wolfden(tmp_path, "titles", "--lang", "uk", **finnish).out
    assert "The Wolves" in wolfden(tmp_path, "titles", **{**finnish, "LANG": "de_DE.UTF-8"}).out


@pytest.mark.parametrize(("language", "encoding"), [("uk", "latin-1"), ("fi", "ascii")])
def test_output_without_the_characters_is_english_and_a_note_says_so(
    language: str, encoding: str, tmp_path: Path
) -> None:
    done = wolfden(tmp_path, "titles", "--lang", language, PYTHONIOENCODING=encoding)
    assert done.code == 0
    assert "The Wolves" in done.out
    assert "cannot be written in" in done.err
    assert len(done.err.splitlines()) == 1
