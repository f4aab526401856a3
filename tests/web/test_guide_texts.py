"""Every step of a guide has its text, short and in every language."""

import re

import pytest

from wolfden.i18n.languages import LANGUAGES, find_texts
from wolfden.teaching.guide import guide_of
from wolfden.titles import TITLES

KEY = re.compile(r"^guide-([a-z0-9-]+) = ", re.MULTILINE)
SENTENCE = re.compile(r"[.!?…](?=[”»“’]?(?:\s|$))")
MOST_SENTENCES = 4
MOST_SIGNS = 340
"""What a phone shows beside its board."""


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_step_has_its_text_and_no_text_is_left(title: str) -> None:
    source = find_texts("en", f"guide-{title}") or ""
    keys = [key.removeprefix(f"{title}-") for key in KEY.findall(source)]
    guide = guide_of(title)
    assert guide is not None
    steps = guide.steps
    named = [step.name for step in steps]
    done = {f"{step.name}-done" for step in steps if step.ask}
    assert [key for key in keys if key not in done] == named
    assert {key for key in keys if key not in named} <= done


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_step_is_short_in_every_language(title: str) -> None:
    long = [
        f"{language}: {line}"
        for language in LANGUAGES
        for line in (find_texts(language, f"guide-{title}") or "").splitlines()
        if KEY.match(line) and is_long(line.partition(" = ")[2])
    ]
    assert long == []


def is_long(text: str) -> bool:
    """Return whether a text is more than one takes in at a glance."""
    return len(SENTENCE.findall(text)) > MOST_SENTENCES or len(text) > MOST_SIGNS
