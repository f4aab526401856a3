"""Broken positions and data files are reported in every language, to the last word."""

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.the_wolves import test_board as boards, test_position as wolves
from wolfden.core.errors import WolfdenError
from wolfden.core.text.datafile import read_toml
from wolfden.i18n.languages import ENGLISH, LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.titles.the_wolves.game import GAME

FOLDER = Path(__file__).parents[1] / "titles"


@cache
def translator(language: str) -> Translator:
    """Return who speaks a language; the texts are read once for all tests."""
    return Translator(language)


def refused(act: Callable[[], object]) -> WolfdenError:
    """Return what is refused."""
    with pytest.raises(WolfdenError) as caught:
        act()
    return caught.value


def check_sentence(error: WolfdenError, caplog: pytest.LogCaptureFixture) -> None:
    """Check that an error has its own sentence in every language, and none of it is English."""
    with caplog.at_level(logging.WARNING):
        sentences = {language: translator(language).error_message(error) for language in LANGUAGES}
    assert caplog.messages == []
    assert error.key
    for language, sentence in sentences.items():
        assert sentence, language
        if language != ENGLISH:
            assert sentence != sentences[ENGLISH], language
            assert str(error) not in sentence, language


@refusals(FOLDER / "the_wolves" / "positions.txt")
def test_a_broken_position_is_reported(refusal: Refusal, caplog: pytest.LogCaptureFixture) -> None:
    text = refusal.breaks(wolves.TEXTS[refusal.heading])
    check_sentence(refused(lambda: GAME.load(text)), caplog)


@refusals(FOLDER / "the_wolves" / "boards.txt")
def test_a_broken_board_file_is_reported(
    refusal: Refusal, caplog: pytest.LogCaptureFixture
) -> None:
    name, players = refusal.heading.split()
    text = refusal.breaks(boards.TEXTS[name])
    check_sentence(refused(lambda: GAME.setup(int(players), {"board": text})), caplog)


@pytest.mark.parametrize("text", ["a", "a = 1\n b", "a = " + "1" * 5_000, "a = " + "[" * 5_000])
def test_what_is_no_toml_is_reported(text: str, caplog: pytest.LogCaptureFixture) -> None:
    check_sentence(refused(lambda: read_toml(text, "board")), caplog)


def test_a_sentence_says_where_and_what() -> None:
    error = refused(lambda: GAME.setup(3, {"board": '[[region]]\nid = "1"\nterrains = 3\n'}))
    assert (
        translator("uk").error_message(error)
        == "board: region 1: «terrains» має бути списком, а не 3."
    )
    assert translator("fi").error_message(error) == (
        "board: region 1: avaimen ”terrains” arvon on oltava luettelo, ei 3."
    )
