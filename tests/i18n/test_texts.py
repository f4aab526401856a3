"""No text for players is written in code, and every text that code asks for exists."""

import ast
import re
from functools import cache
from pathlib import Path

import click
import pytest

from tests.architecture.sources import modules
from tests.i18n.errors import kinds_in
from tests.web.languages import texts_of
from wolfden.commands import wolfden
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator

PACKAGE = Path(__file__).parents[2] / "src" / "wolfden"
ASKED = re.compile(r'\b(?:translate|_say|Message)\(\s*"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"')
SENTENCE = re.compile(r"[A-Za-z]+,? [a-z]+,? [a-z]+|[A-Z][a-z]+ [a-z]+|\w [a-z]+[.?!]$")
PLACES = (
    "command_line.py",
    "commands.py",
    "arena/command.py",
    "bench/command.py",
    "arena/report.py",
    "arena/session.py",
    "server/app.py",
    "server/command.py",
    "server/config.py",
    "teaching/puzzles/*.py",
    "terminal/**/*.py",
)
"""Where the code speaks to people at a terminal."""
STYLE = re.compile(r"\b(?:bold|dim|on|bright_\w+|grey\d+)\b")
"""Styles of the terminal are made of words too."""


def sources() -> dict[str, str]:
    """Return the code that speaks to players by its path."""
    files = [path for place in PLACES for path in sorted(PACKAGE.glob(place))]
    return {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in files}


def written_texts(code: str) -> list[str]:
    """Return what looks like a text for people in the code.

    Docstrings are for those who read the code, and sentences of errors have their texts by key.
    """
    tree = ast.parse(code)
    apart = [node for node in ast.walk(tree) if is_note(node)]
    skipped = {id(below) for node in apart for below in ast.walk(node)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in skipped
        and SENTENCE.search(node.value)
        and not STYLE.search(node.value)
    ]


def is_note(node: ast.AST) -> bool:
    """Whether a node is a docstring, or a sentence that is raised or noted, now or next."""
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in errors()
    if isinstance(node, ast.keyword):
        return node.arg == "what"
    if isinstance(node, ast.Assign):
        return any(
            isinstance(one, ast.Name) and one.id in ("message", "note") for one in node.targets
        )
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@cache
def errors() -> set[str]:
    """Return the names of all errors."""
    return set(kinds_in([module.tree for module in modules()]))


def test_no_text_is_written_in_code() -> None:
    found = {path: written_texts(code) for path, code in sources().items()}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    ['show("Your turn now")', 'x = f"It is up to {name}"', 'x = "The end"', 'x = "what next?"'],
)
def test_a_text_in_the_code_is_found(code: str) -> None:
    assert written_texts(code) != []


def test_every_text_asked_for_by_name_is_there() -> None:
    known, _faults = texts_of("en")
    missing = [
        f"{path}: {key}"
        for path, code in sources().items()
        for key in ASKED.findall(code)
        if key not in known
    ]
    assert missing == []


def test_the_terminal_speaks_the_languages_of_the_page() -> None:
    assert list(LANGUAGES) == sorted(LANGUAGES)


def test_every_command_has_its_help(caplog: pytest.LogCaptureFixture) -> None:
    helps(wolfden, Translator("en"))
    assert caplog.messages == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_command_is_left_without_help_in_a_language(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    english, spoken = helps(wolfden, Translator("en")), helps(wolfden, Translator(language))
    assert all(text != english[path] for path, text in spoken.items())
    assert caplog.messages == []


def helps(command: click.Command, translator: Translator) -> dict[str, str]:
    """Return the help of a command and of all below it."""
    found: dict[str, str] = {}

    def collect(command: click.Command, name: str, parent: click.Context | None) -> None:
        ctx = click.Context(command, info_name=name, parent=parent, obj=translator)
        found[ctx.command_path] = command.get_help(ctx)
        if isinstance(command, click.Group):
            for below in command.list_commands(ctx):
                under = command.get_command(ctx, below)
                assert under is not None
                collect(under, below, ctx)

    collect(command, "wolfden", None)
    return found
