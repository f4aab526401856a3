"""Numbers and references to rules are the same in every language.

Variables are compared by ``tests/web/test_languages.py``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.languages import parse, read, texts_of
from wolfden.i18n.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.web.languages import Text

THOUSANDS = re.compile(r"(?<=\d)[\u00a0\u202f ,](?=\d{3}\b)")
FACT = re.compile(r"\b[WAB]\d+(?:\.\d+)?|(?<![\w.])\d+(?:[.,:]\d+)*")
EXCEPTIONS = {
    ("cs", "brotherhood-open-move"): "“1×” is how Czech says “once”",
    ("cs", "about-brotherhood-of-the-wolf-people-7"): "the thirties of the 20th century",
    ("da", "rule-w14-3"): "the columns are called “nr. 1” and “nr. 2”",
    ("nb", "rule-w14-3"): "the columns are called “nr. 1” and “nr. 2”",
    ("da", "aid-the-wolves-moon-2"): "the row is called “nr. 1 / nr. 2”",
    ("nb", "aid-the-wolves-moon-2"): "the row is called “nr. 1 / nr. 2”",
    ("fi", "guide-age-of-the-wolf-battle"): "a number that is declined is a word",
    ("fi", "problem-brotherhood-round"): "a number that is declined is a word",
}
"""Texts that may differ, by language and key, with the reason."""


def facts_of(text: Text) -> set[str]:
    """Return the numbers and rules that a text names; how often is a matter of style.

    A plural may say "one" for 1, or 1 for "one".
    """
    found = set(FACT.findall(THOUSANDS.sub("", text.words)))
    return found - {"1"} if any(one.is_plural for one in text.selectors) else found


def differences(
    language: str, english: Mapping[str, Text], texts: Mapping[str, Text]
) -> Iterator[str]:
    """Yield the texts of a language that name other facts than the English ones."""
    for key in english.keys() & texts.keys():
        facts, others = facts_of(english[key]), facts_of(texts[key])
        if facts != others and (language, key) not in EXCEPTIONS:
            yield f"{key}: {sorted(others - facts)}, not {sorted(facts - others)}"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_numbers_and_rules_are_those_of_english(language: str) -> None:
    assert sorted(differences(language, texts_of(ENGLISH)[0], texts_of(language)[0])) == []


@pytest.mark.parametrize(
    ("english", "text", "is_equal"),
    [
        ("12 wolves (W6.1)", "(W6.1) 12 vlků", True),
        ("12 wolves (W6.1)", "12 vlků (W6.2)", False),
        ("1,500 wolves", "1\u00a0500 vlků", True),
        ("three or 4", "tři", False),
        (
            "{ $n -> \n [one] one\n *[other] { $n }\n }",
            "{ $n -> \n [one] 1\n *[other] { $n }\n }",
            True,
        ),
    ],
)
def test_the_check_compares_facts(english: str, text: str, is_equal: bool) -> None:
    known, others = read(parse(f"a = {english}\n"), []), read(parse(f"a = {text}\n"), [])
    assert known
    assert ([*differences("cs", known, others)] == []) is is_equal
