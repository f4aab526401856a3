"""Signs are those of the language: quotation marks, percent signs, apostrophes, ellipses."""

import re
from collections.abc import Iterator

import pytest

from wolfden.i18n.languages import LANGUAGES, LOCALES, sections, text_files, title_texts

QUOTES = {
    "en": "“”",
    "uk": "«»",
    "ru": "«»",
    "cs": "„“",
    "sv": "”",
    "fi": "”",
    "da": "»«",
    "nb": "«»",
}
"""The quotation marks that a language uses."""
ALL_QUOTES = set("“”„«»")
PERCENT = {"en": re.compile(r"\s%")}
SPACED_PERCENT = re.compile(r"[^\u00a0]%")
"""Every language but English sets a no-break space before the sign."""
STRAIGHT_APOSTROPHE = re.compile(r"\w'\w")
LOOSE_ELLIPSIS = re.compile(r"[\w}] …$")
LOOSE_SPACE = {
    "cs": re.compile(r"(?<![\w’'-])[kKsSvVzZoOuUaAiI] (?=[\w„{(])"),
    "ru": re.compile(" —"),
    "uk": re.compile(" —"),
}
"""Spaces that no line may break at: after a word of one letter, and before a dash."""
SAID_TWICE = re.compile(r"(\w{4,})\1", re.IGNORECASE)
"""What a careless replacement leaves: one part of a word twice."""
PLAIN = ("commands", "files", "terminal")
"""Texts that only a terminal or an error shows."""


def lines_of(language: str) -> Iterator[str]:
    """Yield the lines of all texts of a language, without comments."""
    for path in sorted(text_files(language)):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield line


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    other_quotes = ALL_QUOTES - set(QUOTES[language])
    percent = PERCENT.get(language, SPACED_PERCENT)
    patterns = (percent, STRAIGHT_APOSTROPHE, LOOSE_ELLIPSIS, SAID_TWICE)
    assert [
        line
        for line in lines_of(language)
        if other_quotes & set(line) or any(pattern.search(line) for pattern in patterns)
    ] == []


@pytest.mark.parametrize("language", LOOSE_SPACE)
def test_no_line_breaks_where_the_language_forbids_it(language: str) -> None:
    """What the page shows has no-break spaces; a terminal breaks lines by itself."""
    shared = [path for path in LOCALES.glob(f"{language}/*.ftl") if path.stem not in PLAIN]
    texts = [path.read_text(encoding="utf-8") for path in shared]
    for path in title_texts(language).values():
        parts = sections(path.read_text(encoding="utf-8"))
        texts += [text for name, text in parts.items() if name not in PLAIN]
    lines = [line for text in texts for line in text.split("\n") if not line.startswith("#")]
    assert [line for line in lines if LOOSE_SPACE[language].search(line)] == []
