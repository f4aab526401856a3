"""Examples in docstrings run, compiled or plain."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import wolfden

PACKAGE = Path(wolfden.__file__).parent

Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def modules_with_examples() -> list[Path]:
    """Return the modules whose text has an example."""
    return sorted(path for path in PACKAGE.rglob("*.py") if ">>>" in path.read_text("utf-8"))


def docstrings(path: Path) -> Iterator[str]:
    """Yield every docstring of a module; compiled functions keep none, so the source is read."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, Documented):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("path", modules_with_examples(), ids=lambda path: path.stem)
def test_examples_say_what_happens(path: Path) -> None:
    place = path.relative_to(PACKAGE.parent).with_suffix("")
    module = importlib.import_module(".".join(place.parts))
    runner = doctest.DocTestRunner(verbose=False)
    for text in docstrings(path):
        example = doctest.DocTestParser().get_doctest(text, dict(vars(module)), path.name, None, 0)
        runner.run(example)
    assert runner.tries > 0
    assert runner.failures == 0
