"""Size, names and docstrings."""

import ast
import re
import tomllib

import wolfden
from tests.architecture.sources import PACKAGE, ROOT, Function, modules, titles
from wolfden.titles import TITLES

MAX_FUNCTION = 40
MAX_MODULE = 700
TITLE_FILES = (
    *("game.py", "rules/board.py", "rules/state.py", "rules/actions.py", "rules/view.py"),
    *("text/notation.py", "text/position.py", "text/check.py", "text/explain.py"),
    *("bot/heuristics.py", "bot/priors.py", "bot/evaluation.py", "bot/encoder.py"),
    *("page/index.js", "page/board.js", "page/style.css", "texts/en.ftl"),
    *("guide.toml", "pictures.json", "sample.json"),
)
"""What every title has, by the same names."""
DRAWERS = {"utils", "util", "helpers", "helper", "common", "misc"}


def test_every_title_has_the_same_file_names() -> None:
    folder = PACKAGE / "titles"
    missing = [
        f"{t}/{file}" for t in titles() for file in TITLE_FILES if not (folder / t / file).exists()
    ]
    assert missing == []


def test_every_title_is_registered() -> None:
    assert sorted(TITLES.ids()) == sorted(title.replace("_", "-") for title in titles())


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{module.place}: {node.name}": _length(node)
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, Function)
    }
    assert {name: length for name, length in lengths.items() if length > MAX_FUNCTION} == {}


def _length(function: Function) -> int:
    """Return the lines of a function, without those that document it and its fields."""
    texts = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    documented = sum((text.end_lineno or 0) - text.lineno + 1 for text in texts)
    return (function.end_lineno or 0) - function.lineno + 1 - documented


def test_no_module_is_too_long() -> None:
    lengths = {module.place: len(module.text.splitlines()) for module in modules()}
    assert {name: length for name, length in lengths.items() if length > MAX_MODULE} == {}


def test_contributors_read_the_limits_of_length() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"at most {MAX_FUNCTION} lines, modules at most {MAX_MODULE}" in guide


def test_no_module_is_a_drawer_for_everything() -> None:
    assert [module.place for module in modules() if DRAWERS & set(module.name.split("."))] == []


def test_every_public_name_has_a_docstring() -> None:
    bare = [module.place for module in modules() if not ast.get_docstring(module.tree)]
    bare += [
        f"{module.place}: {name}" for module in modules() for name in _undocumented(module.tree)
    ]
    assert bare == []


def _undocumented(parent: ast.Module | ast.ClassDef) -> list[str]:
    """Return public classes, functions and methods without a docstring."""
    found = []
    for node in parent.body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                found.append(node.name)
            if isinstance(node, ast.ClassDef):
                found += [f"{node.name}.{name}" for name in _undocumented(node)]
    return found


def test_nothing_is_left_to_do() -> None:
    signs = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    assert [module.place for module in modules() if signs.search(module.text)] == []


def test_the_version_is_the_newest_of_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", changelog, re.MULTILINE)
    form = re.compile(r"Unreleased|\d+\.\d+\.\d+ — \d{4}-\d{2}-\d{2}")
    assert headings, "CHANGELOG.md needs a heading like '## 0.1.0 — date' or '## Unreleased'"
    assert [heading for heading in headings if not form.fullmatch(heading)] == []
    assert "Unreleased" not in headings[1:], "the unreleased section comes first"
    released = [heading.split()[0] for heading in headings if heading != "Unreleased"]
    assert released[:1] in ([], [project["version"]])
    assert wolfden.__version__ == project["version"]


def test_documents_name_the_present_minor_version() -> None:
    minor = ".".join(wolfden.__version__.split(".")[:2])
    security = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert f"the newest minor version ({minor})" in security
    api = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert f"within a minor version ({minor}.x)" in api


def test_an_entry_of_the_changelog_is_one_line_with_its_subject_first() -> None:
    """A subject is a command, option, module, symbol or title."""
    _preface, *sections = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    lines = [line for section in sections for line in section.splitlines()[1:] if line]
    entry = re.compile(r"- (`[^`]+`|[^:`])+: .+\.")
    entries = [line for line in lines if not re.fullmatch(r"### \w+", line)]
    assert [line for line in entries if not entry.fullmatch(line) or len(line) > 130] == []
