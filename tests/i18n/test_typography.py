"""Signs are those of the language: quotation marks, percent signs, apostrophes, ellipses."""

import re
from collections.abc import Iterator

import pytest

from tests.web.test_languages import offered
from wolfden.i18n.languages import text_files

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


def lines_of(language: str) -> Iterator[str]:
    """Yield the lines of all texts of a language, without comments and names of our map.

    English names are those of the map file, which are part of positions and views.
    """
    for path in sorted(text_files(language)):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(("#", "brotherhood-name-")):
                yield line


@pytest.mark.parametrize("language", offered())
def test_signs_are_those_of_the_language(language: str) -> None:
    other_quotes = ALL_QUOTES - set(QUOTES[language])
    percent = PERCENT.get(language, SPACED_PERCENT)
    patterns = (percent, STRAIGHT_APOSTROPHE, LOOSE_ELLIPSIS)
    assert [
        line
        for line in lines_of(language)
        if other_quotes & set(line) or any(pattern.search(line) for pattern in patterns)
    ] == []
