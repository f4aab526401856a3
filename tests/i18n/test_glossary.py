"""The texts obey the glossary: no language says what the glossary rules out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.languages import texts_of
from wolfden.i18n.languages import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(r"^\| (\w\w) \| ([^|]+) \| [^|]+ \|$", re.MULTILINE)


def ruled_out() -> dict[str, list[str]]:
    """Return what the glossary rules out, by language: beginnings of words, and patterns."""
    _, section = GLOSSARY.read_text(encoding="utf-8").split("## Words not to use\n", 1)
    found: dict[str, list[str]] = {}
    for language, words in ROW.findall(section.split("\n## ", 1)[0]):
        found.setdefault(language, []).append(words)
    return found


def breaches(words: list[str], texts: dict[str, str]) -> Iterator[str]:
    """Yield the texts in which a word begins with one of these, or that match one in backticks."""
    forms = [word.strip("`") if "`" in word else rf"\b{re.escape(word)}" for word in words]
    pattern = re.compile(f"({'|'.join(forms)})", re.IGNORECASE)
    for key, text in texts.items():
        if found := pattern.search(text):
            yield f"{key}: {found[1]}"


def test_the_glossary_speaks_of_every_language_offered() -> None:
    assert ruled_out().keys() == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_the_glossary_rules_out(language: str) -> None:
    texts, _ = texts_of(language)
    said = {
        key: " ".join([text.words, *(form.words for form in text.forms.values())])
        for key, text in texts.items()
    }
    assert list(breaches(ruled_out()[language], said)) == []


def test_a_word_is_found_by_its_beginning_in_any_case() -> None:
    texts = {"a": "Enlige ulve", "b": "ensom ulv", "c": "venlig hilsen"}
    assert list(breaches(["enlig"], texts)) == ["a: Enlig"]


def test_a_pattern_is_found_anywhere() -> None:
    texts = {"a": "med billedsiden op", "b": "billedsiden opad", "c": "op"}
    assert list(breaches([r"`billedsiden op\b`"], texts)) == ["a: billedsiden op"]
