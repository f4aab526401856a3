"""Every sentence an error can carry has its text, with the facts it is given and no others."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.web.languages import Text, read, used_by
from wolfden.speech.speaker import LOCALES
from wolfden.usage import _SLIPS

PACKAGE = Path(__file__).parents[2] / "src" / "wolfden"
PREFIX = "problem-"
ALWAYS = "help"
"""What every slip in a command line tells beside its own facts."""


def told() -> dict[str, Text]:
    """Return the English sentences about problems by their keys."""
    source = (LOCALES / "en" / "problems.ftl").read_text(encoding="utf-8")
    return {
        key.removeprefix(PREFIX): text
        for key, text in read(source, []).items()
        if key.startswith(PREFIX)
    }


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """Yield the keys of errors in the code, and their facts as far as the code names them."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (key := key_of(node)):
                names = [keyword.arg for keyword in node.keywords]
                yield key, None if None in names else {name for name in names if name}


def key_of(call: ast.Call) -> str:
    """Return the key that a call hands to an error: its second word, after the message."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    is_error = name.startswith(("Bad", "No", "Other", "Unknown", "Wrong", "Too")) or name == "Stale"
    match call.args:
        case [_, *_, ast.Constant(value=str() as key)] if is_error:
            return key
        case _:
            return ""


def slips() -> Iterator[tuple[str, set[str] | None]]:
    """Yield the keys and facts that stand nowhere beside their error."""
    for key, slip in _SLIPS:
        yield key, {ALWAYS, *slip.groupindex}
    yield "wait", {"seconds"}  # what ``TooMany`` says unless told otherwise


def test_every_problem_has_its_sentence_and_every_sentence_its_problem() -> None:
    assert {key for key, _facts in (*raised(), *slips())} == told().keys()


def test_every_sentence_speaks_of_the_facts_it_is_given() -> None:
    texts = told()
    for key, facts in (*raised(), *slips()):
        if facts is not None:
            assert used_by(key, texts) <= facts, key
