"""Every language offered is complete and sound, and the check that says so finds each fault."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.web.languages import PLURALS, faults_of, parse, read, texts_of
from wolfden.i18n.languages import LOCALES, find_texts, sections, title_texts

WEB = Path(__file__).parents[2] / "src" / "wolfden" / "web"
SHARED = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
TITLE_SECTIONS = [
    f"{name}-{title}".removeprefix("game-")
    for title, path in title_texts("en").items()
    for name in sections(path.read_text(encoding="utf-8"))
]
OFFERED = re.compile(r"LANGUAGES = \{(.*?)\};", re.DOTALL)

ENGLISH = """
hello = Hello, { $name }
kind-of = { $kind ->
    [wolf] a grey wolf
   *[bear] a brown bear
}
wolves = { $count ->
    [one] one wolf
   *[other] { $count } wolves
}
reason-the-wolves-far = no { $terrain } is near
"""
UKRAINIAN = """
hello = Вітаємо: { $name }
kind-of = { $kind ->
    [wolf] сірий вовк
   *[bear] бурий ведмідь
}
wolves = { $count ->
    [one] { $count } вовк
    [few] { $count } вовки
   *[many] { $count } вовків
}
reason-the-wolves-far = поруч немає: { $terrain ->
    [forest] ліс
   *[rock] гори
}
"""


def offered() -> list[str]:
    """Return the languages the page offers."""
    found = OFFERED.search((WEB / "js" / "lib" / "texts.js").read_text(encoding="utf-8"))
    assert found is not None
    return re.findall(r"(\w+): \"", found.group(1))


@cache
def keys_of(language: str, name: str) -> set[str]:
    """Return the keys of one file of a language."""
    return set(read(parse(find_texts(language, name) or ""), []))


def faults_in(source: str, language: str = "uk") -> list[str]:
    """Return the faults of a small language beside the small English above."""
    faults: list[str] = []
    texts = read(parse(source), faults)
    return faults + faults_of(language, read(parse(ENGLISH), []), texts)


@pytest.mark.parametrize("language", offered())
def test_a_language_offered_is_complete(language: str) -> None:
    english, _ = texts_of("en")
    texts, faults = texts_of(language)
    assert faults + faults_of(language, english, texts) == []


@pytest.mark.parametrize("language", offered())
def test_a_language_offered_has_the_files_of_english(language: str) -> None:
    assert {path.stem for path in (LOCALES / language).glob("*")} == set(SHARED)
    for name in [*SHARED, *TITLE_SECTIONS]:
        assert keys_of(language, name) == keys_of("en", name)


def test_every_language_that_is_complete_is_offered() -> None:
    english, _ = texts_of("en")
    for language in {path.name for path in LOCALES.iterdir()} - set(offered()):
        texts, faults = texts_of(language)
        assert faults + faults_of(language, english, texts) != []


def test_the_check_knows_the_plurals_of_every_language_offered() -> None:
    assert set(offered()) <= PLURALS.keys()


def test_a_sound_translation_has_no_fault() -> None:
    assert faults_in(UKRAINIAN) == []
    assert faults_in(ENGLISH, "en") == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("hello = Вітаємо: { $name }\n", "", "hello is missing"),
        ("hello =", "helo = Тут\nhello =", "helo is no key of the English texts"),
        ("hello =", "hello = Тут { $name }\nhello =", "hello stands twice"),
        ("{ $name }", "", "hello does not use $name"),
        ("{ $name }", "{ $name } { $who }", "hello uses $who, which the page does not give"),
        ("{ $name }", "{ $nam-in }", "hello uses $nam-in, which the page does not give"),
        (
            "{ $name }",
            "{ $name }\n    .in = { $who }",
            "hello uses $who, which the page does not give",
        ),
        ("{ $name }", "{ $name } { bye }", "hello refers to bye, which is missing"),
        ("{ $name }", "{ $name", "cannot be read: hello = Вітаємо: { $name"),
        ("    [few] { $count } вовки\n", "", "wolves lacks the plural [few] of $count"),
        ("[few]", "[two]", "wolves has a plural [two] of $count, which uk has not"),
        ("*[many]", "*[few]", "wolves has no default [many] for $count"),
        ("[one] { $count } вовк", "[one] вовк", "wolves does not show $count in the plural [one]"),
        ("[wolf]", "[wolves]", "kind-of lacks the variant [wolf] of $kind"),
        ("[wolf]", "[wolves]", "kind-of has a variant [wolves] of $kind, which never comes"),
        (
            "сірий вовк\n   *[bear] бурий ведмідь",
            "a grey wolf\n   *[bear] a brown bear",
            "kind-of is still English",
        ),
        (
            "немає: { $terrain ->\n    [forest] ліс\n   *[rock] гори\n}",
            "немає: { $terrain }",
            "reason-the-wolves-far shows $terrain as it is, which is an English word of the rules",
        ),
    ],
)
def test_the_check_finds(old: str, new: str, fault: str) -> None:
    assert old in UKRAINIAN
    faults = faults_in(UKRAINIAN.replace(old, new))
    assert fault in faults


def test_a_form_of_an_argument_is_the_argument() -> None:
    assert faults_in(UKRAINIAN.replace("{ $name }", "{ $name-vocative }")) == []


def test_a_number_may_go_without_a_choice() -> None:
    wolves = UKRAINIAN[UKRAINIAN.index("wolves =") : UKRAINIAN.index("reason-")]
    assert faults_in(UKRAINIAN.replace(wolves, "wolves = вовків: { $count }\n")) == []
