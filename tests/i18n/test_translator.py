"""Saying texts: in the language wanted, in English where that lacks one, never a bare key."""

import logging
from pathlib import Path

import pytest

from wolfden.arena.cluster import NoCluster
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadSetup, NothingToUndo
from wolfden.i18n.languages import (
    LANGUAGES,
    UnknownLanguage,
    language_name,
    parse_language,
    preferred_language,
)
from wolfden.i18n.messages import Message, SeatRef
from wolfden.i18n.translator import Translator

ENGLISH = """
hello = Hello, { $name }
only-english = A text that nobody has translated
broken = { $count } wolves
card = Fog
game-seat = Seat { $seat }
game-chance = Chance
game-own-name = { $name }
fen = Fen
tarn = Tarn
numbered = { $name } ({ $number })
found = Found in { $at }
"""
CZECH = """
hello = Ahoj, { $name }
broken = { $wolves } vlků
card = Mlha
game-seat = Místo { $seat }
game-chance = Náhoda
game-own-name = { $name }
    .in = v místě { $name }
fen = Močál
    .in = v Močálu
tarn = Pleso
numbered = { $name } ({ $number })
    .in = { $name-in } ({ $number })
found = Nalezeno { $at-in }
"""


@pytest.fixture
def czech(tmp_path: Path) -> Translator:
    """Return a translator with a half-translated file."""
    for language, texts in (("en", ENGLISH), ("cs", CZECH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "texts.ftl").write_text(texts, encoding="utf-8")
    return Translator("cs", lambda language: [tmp_path / language / "texts.ftl"])


def test_a_text_is_said_in_the_language_wanted(czech: Translator) -> None:
    assert czech.translate("hello", {"name": "Vlk"}) == "Ahoj, Vlk"
    assert (
        czech.translate("hello", {"name": [SeatRef(0), SeatRef(CHANCE)]})
        == "Ahoj, Místo 1 a\xa0Náhoda"
    )
    assert czech.translate("hello", {"name": Message("card")}) == "Ahoj, Mlha"


@pytest.mark.parametrize(
    ("key", "said"),
    [("only-english", "A text that nobody has translated"), ("broken", "3 wolves")],
)
def test_english_replaces_one_missing_text_and_the_log_notes_it_once(
    czech: Translator, key: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert czech.translate(key, {"count": 3}) == said
        assert czech.translate(key, {"count": 3}) == said
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith(f"text {key} (cs): ")


def test_nobody_is_shown_a_key(czech: Translator, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert czech.translate("no-such-key") == ""
    assert caplog.messages == [f"text no-such-key ({one}): is missing" for one in ("cs", "en")]


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round(czech: Translator) -> None:
    assert czech.translate("hello", {"name": "זאב"}) == "Ahoj, \u2068זאב\u2069"


def test_what_a_table_brings_along_itself_is_not_translated(czech: Translator) -> None:
    assert czech.format_message(Message("card", english="Fog")) == "Mlha"
    assert czech.format_message(Message("card", english="My own fog")) == "My own fog"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (Message("fen", english="Fen"), "Nalezeno v Močálu"),
        (Message("fen", english="My own fen"), "Nalezeno v místě My own fen"),
        (Message("numbered", {"name": Message("fen"), "number": 3}), "Nalezeno v Močálu (3)"),
    ],
)
def test_a_name_brings_its_forms(czech: Translator, name: Message, said: str) -> None:
    assert czech.translate("found", {"at": name}) == said


def test_english_replaces_a_text_for_which_a_name_lacks_the_form(
    czech: Translator, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert czech.translate("found", {"at": Message("tarn")}) == "Found in Pleso"
    assert caplog.messages == ["text found (cs): Unknown external: at-in"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_a_text_in_every_language(language: str) -> None:
    translator = Translator(language)
    said = translator.error_message(BadSetup("bot-unknown", bot="ghost", known=["cub", "alpha"]))
    assert "ghost" in said
    assert translator.format_value(["cub", "alpha"]) in said
    nothing = translator.translate("error-nothing-to-undo")
    assert translator.error_message(NothingToUndo()) == nothing


def test_an_error_for_researchers_is_in_english(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert (
        Translator("uk").error_message(NoCluster(text="there is no cluster"))
        == "there is no cluster"
    )
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("word", "language"),
    [("uk", "uk"), ("UK", "uk"), ("nb-NO", "nb"), ("nn", "nb"), ("cs_CZ.UTF-8", "cs")],
)
def test_a_language_is_known_by_its_names(word: str, language: str) -> None:
    assert parse_language(word) == language


@pytest.mark.parametrize("word", ["", "xx", "klingon", "C", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        parse_language(word)
    for code in LANGUAGES:
        assert f"{code} ({language_name(code)})" in str(refusal.value)


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
    assert preferred_language(environment) == language


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "a, b a\xa0c"),
        ("da", "a, b og c"),
        ("en", "a, b and c"),
        ("fi", "a, b ja c"),
        ("nb", "a, b og c"),
        ("ru", "a, b и c"),
        ("sv", "a, b och c"),
        ("uk", "a, b і c"),
    ],
)
def test_a_list_reads_as_in_the_page(language: str, said: str) -> None:
    """``new Intl.ListFormat(language).format(["a", "b", "c"])`` is the same."""
    assert Translator(language).format_value(["a", "b", "c"]) == said


def test_the_languages_are_those_of_the_folders_by_their_own_names() -> None:
    assert {code: language_name(code) for code in LANGUAGES} == {
        "cs": "Čeština",
        "da": "Dansk",
        "en": "English",
        "fi": "Suomi",
        "nb": "Norsk bokmål",
        "ru": "Русский",
        "sv": "Svenska",
        "uk": "Українська",
    }


def test_a_file_is_read_once(tmp_path: Path) -> None:
    path = tmp_path / "texts.ftl"
    path.write_text("hello = Hello", encoding="utf-8")
    assert Translator("en", lambda _language: [path]).translate("hello") == "Hello"
    path.write_text("hello = Goodbye", encoding="utf-8")
    assert Translator("en", lambda _language: [path]).translate("hello") == "Hello"


def test_a_text_may_refer_to_others_of_any_file(tmp_path: Path) -> None:
    texts = ["hello = Hello, { -name } of { place }\n", "-name = Wolf\n", "place = the { hill }\n"]
    for name, text in zip("abcd", [*texts, "hill = hill\n"], strict=True):
        (tmp_path / name).write_text(text, encoding="utf-8")
    translator = Translator("en", lambda _language: sorted(tmp_path.iterdir()))
    assert translator.translate("hello") == "Hello, Wolf of the hill"


def test_a_wish_that_cannot_be_met_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        preferred_language({"WOLFDEN_LANG": "klingon"})
