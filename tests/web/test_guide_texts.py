"""Every step of a guide has its text, short and in every language."""

import re

import pytest

from wolfden.i18n.languages import LANGUAGES, find_texts
from wolfden.teaching.guide import guide_of, guides_of
from wolfden.titles import TITLES

KEY = re.compile(r"^guide-([a-z0-9-]+) = ", re.MULTILINE)
SENTENCE = re.compile(r"[.!?…](?=[”»“’]?(?:\s|$))")
MOST_SENTENCES = 4
MOST_SIGNS = 340
"""What a phone shows beside its board."""


NAMES = [name for title in TITLES.ids() for name in guides_of(title)]


def keys_of(name: str) -> list[str]:
    """Return the keys of the texts of a guide, in order, without its name."""
    guide = guide_of(name)
    assert guide is not None
    source = find_texts("en", f"guide-{guide.title}") or ""
    others = tuple(f"{one}-" for one in NAMES if one.startswith(f"{name}-"))
    keys = [key for key in KEY.findall(source) if not key.startswith(others)]
    return [key.removeprefix(f"{name}-") for key in keys if key.startswith(f"{name}-")]


@pytest.mark.parametrize("name", NAMES)
def test_every_step_has_its_texts_and_no_text_is_left(name: str) -> None:
    guide = guide_of(name)
    assert guide is not None
    wanted = []
    for step in guide.steps:
        needed = ["", "-done", "-hint"] if step.goal else ["", "-done"] if step.wants else [""]
        wanted += [f"{step.name}{part}" for part in needed]
    assert keys_of(name) == wanted


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
