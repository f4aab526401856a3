"""Each numbered rule of a title has a test named for it, in the file of its chapter."""

import re
from importlib import import_module

import pytest

from tests.titles.chapters import Chapters, chapters_of
from wolfden.titles import TITLES

CHAPTERS = [chapters_of(title) for title in TITLES.ids()]
EACH = pytest.mark.parametrize("chapters", CHAPTERS, ids=TITLES.ids())
RULES = [(chapters, rule) for chapters in CHAPTERS for rule in chapters.rules]
CITED_WHOLE = {"age-of-the-wolf": {"A2", "A8"}, "the-wolves": {"W17"}}
"""Chapters that reasons cite without a number."""


@pytest.mark.parametrize(("chapters", "rule"), RULES, ids=[rule for _chapters, rule in RULES])
def test_every_rule_has_a_test_named_for_it(chapters: Chapters, rule: str) -> None:
    beginning = f"test_{rule.lower().replace('.', '_')}_"
    assert [name for _chapter, name in chapters.tests if name.startswith(beginning)]


@EACH
def test_every_chapter_test_is_named_for_a_rule_of_its_chapter(chapters: Chapters) -> None:
    for chapter, name in chapters.tests:
        rules = [rule for rule in chapters.rules if rule[1:].split(".")[0] == str(chapter)]
        # A card has a name and no number; so has an option, in a chapter without numbers.
        numbers = "|".join([*[rule.split(".")[1] for rule in rules], "card_[a-z0-9]+"])
        named = f"({numbers})_" if rules else ""
        assert re.fullmatch(rf"test_{chapters.letter}{chapter}_{named}[a-z]\w*", name)


@EACH
def test_every_reason_cites_a_rule_that_exists(chapters: Chapters) -> None:
    folder = chapters.title.replace("-", "_")
    reasons = import_module(f"wolfden.titles.{folder}.rules.vocabulary").REASON_RULES
    assert set(reasons.values()) <= {*chapters.rules, *CITED_WHOLE.get(chapters.title, ())}
