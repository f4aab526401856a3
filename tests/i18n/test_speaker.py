"""Saying texts: in the language wanted, in English where that lacks one, never a bare key."""

import logging
from pathlib import Path

import pytest

from wolfden.arena.cluster import NoCluster
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadSetup, NothingToUndo
from wolfden.i18n.languages import LANGUAGES, UnknownLanguage, language_named, usual_language
from wolfden.i18n.parts import Somebody, Spoken
from wolfden.i18n.speaker import Speaker

ENGLISH = """
hello = Hello, { $name }
only-english = A text that nobody has translated
broken = { $count } wolves
card = Fog
game-seat = Seat { $seat }
game-chance = Chance
"""
CZECH = """
hello = Ahoj, { $name }
broken = { $wolves } vlků
card = Mlha
game-seat = Místo { $seat }
game-chance = Náhoda
"""


@pytest.fixture
def czech(tmp_path: Path) -> Speaker:
    """Return somebody who speaks from a half-translated file."""
    for language, texts in (("en", ENGLISH), ("cs", CZECH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "texts.ftl").write_text(texts, encoding="utf-8")
    return Speaker("cs", lambda language: [tmp_path / language / "texts.ftl"])


def test_a_text_is_said_in_the_language_wanted(czech: Speaker) -> None:
    assert czech.say("hello", {"name": "Vlk"}) == "Ahoj, Vlk"
    assert czech.say("hello", {"name": [Somebody(0), Somebody(CHANCE)]}) == "Ahoj, Místo 1, Náhoda"
    assert czech.say("hello", {"name": Spoken("card")}) == "Ahoj, Mlha"


@pytest.mark.parametrize(
    ("key", "said"),
    [("only-english", "A text that nobody has translated"), ("broken", "3 wolves")],
)
def test_english_stands_in_for_one_text_and_the_log_notes_it_once(
    czech: Speaker, key: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert czech.say(key, {"count": 3}) == said
        assert czech.say(key, {"count": 3}) == said
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith(f"text {key} (cs): ")


def test_nobody_is_shown_a_key(czech: Speaker, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert czech.say("no-such-key") == ""
    assert caplog.messages == [f"text no-such-key ({one}): is missing" for one in ("cs", "en")]


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round(czech: Speaker) -> None:
    assert czech.say("hello", {"name": "זאב"}) == "Ahoj, \u2068זאב\u2069"


def test_what_a_table_brings_along_itself_is_not_translated(czech: Speaker) -> None:
    assert czech.tell(Spoken("card", english="Fog")) == "Mlha"
    assert czech.tell(Spoken("card", english="My own fog")) == "My own fog"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    said = speaker.trouble(BadSetup("bot-unknown", bot="ghost", known=["cub", "alpha"]))
    assert "ghost" in said
    assert "cub, alpha" in said
    assert speaker.trouble(NothingToUndo()) == speaker.say("error-nothing-to-undo")


def test_an_error_for_those_who_measure_is_told_in_english(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert Speaker("uk").trouble(NoCluster(text="there is no cluster")) == "there is no cluster"
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("word", "language"),
    [("uk", "uk"), ("UK", "uk"), ("nb-NO", "nb"), ("nn", "nb"), ("cs_CZ.UTF-8", "cs")],
)
def test_a_language_is_known_by_its_names(word: str, language: str) -> None:
    assert language_named(word) == language


@pytest.mark.parametrize("word", ["", "xx", "klingon", "C", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language_named(word)
    for code, name in LANGUAGES.items():
        assert f"{code} ({name})" in str(refusal.value)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_MESSAGES": "fi_FI"}, "fi"),
        ({"LC_ALL": "de_DE", "LANG": "sv_SE"}, "en"),
        ({"LANG": "sv_SE.UTF-8", "WOLFDEN_LANG": "da"}, "da"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_a_wish_that_cannot_be_met_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        usual_language({"WOLFDEN_LANG": "klingon"})
