"""What is wrong with the texts of a language, compared with the English ones.

The files are read by Mozilla's own parser of Fluent. A check returns its faults as sentences, so
that a translator reads all of them together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from wolfden.i18n.languages import text_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

PLURALS = {
    "uk": ("one", "few", "many"),
    "ru": ("one", "few", "many"),
    "cs": ("one", "few", "other"),
    "sv": ("one", "other"),
    "en": ("one", "other"),
    "fi": ("one", "other"),
    "da": ("one", "other"),
    "nb": ("one", "other"),
}
"""The plural categories whole numbers have in each language; the last one is the default."""

ONE_IS_MANY = {"uk", "ru"}
"""Languages whose category "one" holds 21 and 31 too, so that the number has to be said."""

CATEGORIES = {"zero", "one", "two", "few", "many"}

CODES = {
    "reason-the-wolves-": {"terrain", "track", "wolf", "word"},
    "reason-age-of-the-wolf-": {"word", "card"},
    "reason-brotherhood-of-the-wolf-": {"hunter", "season", "space", "token", "trace"},
}
"""Facts of a refusal that are words of the rules: only English may show them as they are."""

WORDS = re.compile(r"[^\W\d_]{2,}")


@dataclass
class Selector:
    """One choice inside a text: the variable, its variants and what each of them shows."""

    variable: str
    variants: dict[str, set[str]]
    default: str

    @property
    def is_plural(self) -> bool:
        """Whether the variants are plural categories."""
        return bool(CATEGORIES & self.variants.keys())

    @property
    def names(self) -> set[str]:
        """Return the variants that are no plural categories: words, and numbers as such."""
        return self.variants.keys() - CATEGORIES - ({"other"} if self.is_plural else set())


@dataclass
class Text:
    """What a message needs and shows."""

    shown: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)
    words: str = ""
    forms: dict[str, Text] = field(default_factory=dict)


def parse(source: str) -> list[ast.EntryType]:
    """Return the entries of a source, junk included."""
    return FluentParser().parse(source).body


@cache
def parse_file(path: Path) -> list[ast.EntryType]:
    """Return the entries of a file, which is parsed once per process."""
    return parse(path.read_text(encoding="utf-8"))


def read(entries: Iterable[ast.EntryType], faults: list[str]) -> dict[str, Text]:
    """Return texts by their keys, and add what cannot be read or is there twice to the faults."""
    texts: dict[str, Text] = {}
    for entry in entries:
        if isinstance(entry, ast.Junk):
            first, *_ = (entry.content or "").strip().splitlines()
            faults.append(f"cannot be read: {first}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            if entry.id.name in texts:
                faults.append(f"{entry.id.name} stands twice")
            text = texts[entry.id.name] = read_text(entry.value)
            text.forms = {one.id.name: read_text(one.value) for one in entry.attributes}
    return texts


def read_text(pattern: ast.Pattern) -> Text:
    """Return what a pattern needs and shows, its variants included."""
    text = Text()
    words: list[str] = []
    for node in nodes(pattern):
        if isinstance(node, ast.TextElement):
            words.append(node.value)
        elif isinstance(node, ast.VariableReference):
            text.used.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            text.refers.add(node.id.name)
        elif isinstance(node, ast.SelectExpression):
            text.selectors.append(read_selector(node))
    text.shown = shown_in(pattern)
    text.words = " ".join(" ".join(words).split())
    return text


def read_selector(select: ast.SelectExpression) -> Selector:
    """Return a choice and what its variants show."""
    names = [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    ]
    return Selector(
        variable=next(
            (
                node.id.name
                for node in nodes(select.selector)
                if isinstance(node, ast.VariableReference)
            ),
            "",
        ),
        variants={
            name: shown_in(variant.value)
            for name, variant in zip(names, select.variants, strict=True)
        },
        default=next(
            name for name, variant in zip(names, select.variants, strict=True) if variant.default
        ),
    )


def shown_in(pattern: ast.Pattern) -> set[str]:
    """Return the variables whose value a reader sees, not those a choice is made by."""
    chosen_by = {
        id(node)
        for select in nodes(pattern)
        if isinstance(select, ast.SelectExpression)
        for node in nodes(select.selector)
    }
    return {
        node.id.name
        for node in nodes(pattern)
        if isinstance(node, ast.VariableReference) and id(node) not in chosen_by
    }


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and all nodes below it."""
    yield node
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                yield from nodes(one)


def used_by(key: str, texts: Mapping[str, Text]) -> set[str]:
    """Return the variables a text needs, those of the texts it refers to included."""
    text = texts.get(key)
    if text is None:
        return set()
    return text.used.union(*(used_by(other, texts) for other in text.refers))


def faults_of(language: str, english: Mapping[str, Text], texts: Mapping[str, Text]) -> list[str]:
    """Return what is wrong with the texts of a language."""
    missing = [f"{key} is missing" for key in english if key not in texts]
    foreign = [f"{key} is no key of the English texts" for key in texts if key not in english]
    known = [key for key in english if key in texts]
    return [
        *missing,
        *foreign,
        *(fault for key in known for fault in variable_faults(language, key, english, texts)),
        *(
            f"{key} {fault}"
            for key in known
            for text in (texts[key], *texts[key].forms.values())
            for fault in (*plural_faults(language, text), *choice_faults(english[key], text))
        ),
        *(f"{key} is still English" for key in known if is_left(language, key, english, texts)),
    ]


def variable_faults(
    language: str, key: str, english: Mapping[str, Text], texts: Mapping[str, Text]
) -> Iterator[str]:
    """Yield variables that English does not know, those left out, and words shown as codes.

    A variable that only chooses between English variants may be left out: "points: 5" needs none.
    """
    given = used_by(key, english)
    used = used_by(key, texts)
    used |= {base for name in used if (base := base_of(name, given))}
    in_forms = set[str]().union(*(form.used for form in texts[key].forms.values()))
    for name in sorted((used | in_forms) - given):
        if not base_of(name, given):
            yield f"{key} uses ${name}, which the page does not give"
    for name in sorted(english[key].shown - used):
        yield f"{key} does not use ${name}"
    for other in sorted(texts[key].refers - texts.keys()):
        yield f"{key} refers to {other}, which is missing"
    if language != "en":
        for start, codes in CODES.items():
            if key.startswith(start):
                for name in sorted(codes & texts[key].shown):
                    yield f"{key} shows ${name} as it is, which is an English word of the rules"


def base_of(name: str, given: Iterable[str]) -> str:
    """Return the argument of which a variable is a form (``at`` for ``at-in``), if it is one."""
    base, dash, _form = name.rpartition("-")
    return base if dash and base in given else ""


def plural_faults(language: str, text: Text) -> Iterator[str]:
    """Yield plural variants that are missing, that the language has not, or that lose a number."""
    wanted = PLURALS[language]
    for selector in text.selectors:
        if not selector.is_plural:
            continue
        defaults = {wanted[-1], "other"}
        if selector.default not in defaults:
            yield f"has no default [{wanted[-1]}] for ${selector.variable}"
        for name in wanted[:-1]:
            if name not in selector.variants:
                yield f"lacks the plural [{name}] of ${selector.variable}"
        for name, shown in selector.variants.items():
            if name in CATEGORIES and name not in wanted:
                yield f"has a plural [{name}] of ${selector.variable}, which {language} has not"
            may_be_a_word = name not in CATEGORIES or (
                name == "one" and language not in ONE_IS_MANY
            )
            lost = selector.variants[selector.default] - shown
            if lost and not may_be_a_word:
                yield f"does not show ${min(lost)} in the plural [{name}]"


def choice_faults(english: Text, text: Text) -> Iterator[str]:
    """Yield choices whose variants are others than in English.

    Among plurals a language may single out a number: where [one] holds 21 too, [1] says "the one".
    """
    known = {selector.variable: selector.names for selector in english.selectors}
    for selector in text.selectors:
        wanted = known.get(selector.variable)
        if wanted is None:
            continue
        for name in sorted(wanted - selector.names):
            yield f"lacks the variant [{name}] of ${selector.variable}"
        numbers = {name for name in selector.names if selector.is_plural and name.isdigit()}
        for name in sorted(selector.names - wanted - numbers):
            yield f"has a variant [{name}] of ${selector.variable}, which never comes"


def is_left(
    language: str, key: str, english: Mapping[str, Text], texts: Mapping[str, Text]
) -> bool:
    """Return whether a text of several words reads as in English. Names may."""
    if language == "en" or key.startswith(("title-", "brotherhood-name-")):
        return False
    text = english[key].words
    words = set(WORDS.findall(text))
    is_name = all(word[0].isupper() for word in words)
    return len(words) > 1 and not is_name and text == texts[key].words


@cache
def texts_of(language: str) -> tuple[dict[str, Text], list[str]]:
    """Return all texts of a language, and what could not be read."""
    faults: list[str] = []
    paths = sorted(text_files(language))
    return read([entry for path in paths for entry in parse_file(path)], faults), faults
