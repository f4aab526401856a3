"""Where a text uses a form of a name, every name that can be there has this form."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.languages import base_of, parse, read, texts_of, used_by
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.vocabulary import load_vocabulary
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tests.web.languages import Text

FOLDERS = {title: path.parent for title, path in TITLES.files("vocabulary.toml").items()}
CALL = re.compile(r"\b(?!split\()(\w+)\(")
HOLE = re.compile(r"\{[^}]*\}")


@cache
def source_of(title: str) -> Mapping[str, Any]:
    """Return the vocabulary of a title as it is written."""
    return load_vocabulary(FOLDERS[title]).source


def listed(one_or_several: Any) -> list[Any]:
    """Return what may be written alone as a list."""
    return one_or_several if isinstance(one_or_several, list) else [one_or_several]


def keys_of(case: Mapping[str, Any], known: Iterable[str]) -> list[str]:
    """Return the keys of the texts that a case may choose."""
    templates = [one.partition(" if ")[0] for one in listed(case.get("text", []))]
    patterns = [".+".join(map(re.escape, HOLE.split(one))) for one in templates]
    return [key for key in known if any(re.fullmatch(one, key) for one in patterns)]


def texts_of_kind(source: Mapping[str, Any], kind: str, known: Iterable[str]) -> set[str]:
    """Return the keys of the texts that may describe something of a kind; "" for what is none."""
    found = set[str]()
    for case in listed(source["kinds"].get(kind, [])):
        found |= {*keys_of(case, known), *([""] if "value" in case else [])}
        for inner in CALL.findall(case.get("be", "")):
            found |= texts_of_kind(source, inner, known)
    return found or {""}


def arguments(
    source: Mapping[str, Any], known: Iterable[str], title: str
) -> Iterator[tuple[str, str, str]]:
    """Yield keys of texts, each with an argument and the expression that fills it."""
    shared = ("words", "brief", "questions", "narrations")
    cases = [case for section in shared for case in source.get(section, [])]
    cases += [case for of in source["kinds"].values() for case in listed(of)]
    for name, event in source["events"].items():
        facts = {fact: f"{kind}(it)" for fact, kind in event.get("facts", {}).items()}
        text = event.get("text", f"{source['prefix']}-log-{name}")
        cases.append({"text": text, "args": facts | event.get("args", {})})
    for case in cases:
        for key in keys_of(case, known):
            for name, expression in case.get("args", {}).items():
                yield key, name, expression
    for key in known:
        if key.startswith(f"reason-{title}-"):
            for name, kind in source.get("facts", {}).items():
                yield key, name, f"{kind}(it)"


def faults_of(
    source: Mapping[str, Any], texts: Mapping[str, Text], title: str = ""
) -> Iterator[str]:
    """Yield texts that use a form which some name in that place has not."""
    filled: dict[tuple[str, str], set[str]] = {}
    for key, name, expression in arguments(source, texts, title):
        kinds = CALL.findall(expression) or [""]
        found = [texts_of_kind(source, kind, texts) for kind in kinds]
        filled.setdefault((key, name), set()).update(*found)
    for key in texts:
        for inside in (texts[key], *texts[key].forms.values()):
            for name in sorted(inside.used):
                base = base_of(name, {one for of, one in filled if of == key})
                form = name.removeprefix(f"{base}-")
                for other in sorted(filled.get((key, base), ())):
                    if not other or form not in texts[other].forms:
                        yield f"{key}: {other or 'what is no text'} has no form .{form}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", FOLDERS)
def test_every_name_has_the_forms_that_are_used(title: str, language: str) -> None:
    texts, _ = texts_of(language)
    assert sorted(set(faults_of(source_of(title), texts, title))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_family_have_the_same_forms(language: str) -> None:
    texts, _ = texts_of(language)
    english, _ = texts_of("en")
    for family in ("age-name-", "brotherhood-name-"):
        forms = {frozenset(text.forms) for key, text in texts.items() if key.startswith(family)}
        assert len(forms) == 1, family
        assert next(iter(forms)) <= texts["game-own-name"].forms.keys(), family
    assert not any(text.forms for text in english.values())
    known = {form for text in texts.values() for form in text.forms}
    used = {name for text in texts.values() for name in text.used if "-" in name}
    assert {name for name in used if name.partition("-")[2] not in known} == set()
    assert used_by("game-own-name", texts) == {"name"}


SMALL: dict[str, Any] = {
    "prefix": "small",
    "kinds": {
        "name": [{"text": "name-{it}"}, {"be": "own(it)"}],
        "own": {"text": "own-name"},
        "raw": {"value": "{it}"},
    },
    "events": {"go": {"facts": {"at": "name", "by": "raw"}}},
}
TEXTS = """
small-log-go = Goes { $at-in } by { $by }.
name-hill = Hill
    .in = on the hill
own-name = Name
    .in = in
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Goes", "goes", []),
        ("    .in = on the hill\n", "", ["small-log-go: name-hill has no form .in"]),
        ("    .in = in\n", "", ["small-log-go: own-name has no form .in"]),
        ("$by", "$by-in", ["small-log-go: what is no text has no form .in"]),
    ],
)
def test_a_missing_form_is_found(old: str, new: str, fault: list[str]) -> None:
    assert old in TEXTS
    assert [*faults_of(SMALL, read(parse(TEXTS.replace(old, new)), []))] == fault
