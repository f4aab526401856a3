"""Every sentence an error can carry has its text, with the facts it is given and no others."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import modules
from tests.i18n.errors import Kind, Made, added_in, kinds_in, made_in
from tests.web.languages import Text, parse, parse_file, read, used_by
from wolfden.command_line import COUNT, SECONDS, WHOLE
from wolfden.i18n.languages import find_texts, text_files
from wolfden.titles import TITLES

PACKAGE = Path(__file__).parents[2] / "src" / "wolfden"
PREFIX = "problem-"
SHIPPED = "teaching/guide.py"
"""What reads files of title packages alone: their authors read English."""
WITHOUT_KEY = (
    "Banned",
    "Conflict",
    "ForeignHost",
    "ForeignOrigin",
    "NoGuest",
    "NothingToUndo",
    "Stale",
    "TooMany",
    "WriteFailed",
    "WrongSeat",
)
"""Errors of which the text of their kind says all there is to say."""


@cache
def english() -> dict[str, Text]:
    """Return all English texts by their keys."""
    return read([entry for path in text_files("en") for entry in parse_file(path)], [])


def keys_with_texts() -> set[str]:
    """Return the keys of problems that have a sentence."""
    return {key.removeprefix(PREFIX) for key in english() if key.startswith(PREFIX)}


@cache
def trees() -> dict[str, ast.Module]:
    """Return the code of the package by its paths."""
    return {module.place: module.tree for module in modules()}


@cache
def kinds() -> dict[str, Kind]:
    """Return the classes of errors of the package by their names."""
    return kinds_in(trees().values())


def made(modules: dict[str, ast.Module]) -> list[Made]:
    """Return every error that these modules make."""
    known = kinds_in(modules.values(), kinds())
    added = added_in(trees().values(), known)
    return [one for place, tree in modules.items() for one in made_in(place, tree, known, added)]


def slips() -> list[Made]:
    """Return the problems whose keys and facts are nowhere beside their error."""
    line = [
        Made("command_line.py", "BadUsage", key, (frozenset({"help", "name", "word"}),))
        for key in (WHOLE.key, COUNT.key, SECONDS.key, "usage-setting")
    ]
    extra = Made("commands.py", "BadSetup", "extra-missing", (frozenset({"names", "extra"}),))
    pause = Made("server/features/door", "TooMany", "door-wait", (frozenset({"seconds"}),))
    return [
        *line,
        extra,
        pause,
        Made("server/errors.py", "TooMany", "wait", (frozenset({"seconds"}),)),
    ]


def faults_of(one: Made) -> list[str]:
    """Return what is wrong with an error that players are shown."""
    if not one.key:
        return [] if one.kind in WITHOUT_KEY else [f"{one.place}: {one.kind} has no key"]
    if one.key not in keys_with_texts():
        return [f"{one.place}: {PREFIX}{one.key} has no text"]
    used = used_by(PREFIX + one.key, english())
    if used not in one.facts:
        facts = " or ".join(str(sorted(facts)) for facts in one.facts) or "hidden facts"
        return [f"{one.place}: {PREFIX}{one.key} speaks of {sorted(used)}, but is given {facts}"]
    return []


def test_every_problem_has_its_sentence_and_every_sentence_its_problem() -> None:
    assert {one.key for one in (*made(trees()), *slips()) if one.key} == keys_with_texts()


def test_every_sentence_speaks_of_the_facts_it_is_given() -> None:
    for one in (*made(trees()), *slips()):
        if one.key and one.facts:
            used = used_by(PREFIX + one.key, english())
            assert any(used <= facts for facts in one.facts), one


def test_every_text_of_an_error_uses_its_facts() -> None:
    spoken = {path: tree for path, tree in trees().items() if path != SHIPPED}
    assert [fault for one in made(spoken) for fault in faults_of(one)] == []


def test_every_kind_that_says_all_has_its_text() -> None:
    codes = [kinds()[name].code.replace("_", "-") for name in WITHOUT_KEY]
    assert {f"error-{code}" for code in codes} <= english().keys()


def test_the_text_of_a_kind_needs_no_facts() -> None:
    """Nor does it show the English message."""
    assert [key for key, text in english().items() if key.startswith("error-") and text.used] == []


def test_the_own_sentences_of_a_title_begin_with_a_word_of_its_name() -> None:
    """By that word the page finds the file to fetch."""
    for title in TITLES.ids():
        source = find_texts("en", f"files-{title}") or ""
        words = title.split("-")
        for key in read(parse(source), []):
            assert key.removeprefix(PREFIX).split("-")[0] in words, key


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("raise BadData()", "BadData has no key"),
        ('raise BadData("")', "BadData has no key"),
        ("raise BadData(text=message)", "BadData has no key"),
        ("raise line.fail()", "fail has no key"),
        ("fail = line.fail\nraise fail()", "fail has no key"),
        ("raise BadFile(key)", "BadFile has no key"),
        ("class Own(BadData):\n    pass\nOwn()", "Own has no key"),
        ('raise BadData("never-heard")', "problem-never-heard has no text"),
        (
            'raise line.fail("line-twice", n=1)',
            "problem-line-twice speaks of ['line'], but is given ['line', 'n'] or ['n', 'where']",
        ),
        (
            'raise BadData("no-toml", where=name, row=1)',
            "problem-no-toml speaks of ['where'], but is given ['row', 'where']",
        ),
        (
            'raise BadData("no-toml", **facts)',
            "problem-no-toml speaks of ['where'], but is given hidden facts",
        ),
    ],
)
def test_the_check_finds(code: str, fault: str) -> None:
    last = code.count("\n") + 1
    assert faults_of(made({"x.py": ast.parse(code)})[-1]) == [f"x.py:{last}: {fault}"]


@pytest.mark.parametrize(
    "code",
    [
        'raise BadData("no-toml", where=name)',
        'raise line.fail("line-key-missing", name=key)',
        "raise NothingToUndo()",
        "raise BadData(error.key, **error.facts)",
        'print("no")',
        'class A(BadData):\n def __init__(s):\n  super().__init__("no-toml", where=1)\nA()',
    ],
)
def test_what_is_sound_passes_the_check(code: str) -> None:
    assert [fault for one in made({"x.py": ast.parse(code)}) for fault in faults_of(one)] == []
