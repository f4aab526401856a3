"""What the documents show is true: examples run, links lead somewhere."""

import doctest
import importlib
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from wolfden.arena.tournament import run_match

ROOT = Path(__file__).parents[1]
API = ROOT / "scripts" / "generate_api.py"
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), ROOT / "benchmarks/README.md"])
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents_run(page: Path) -> None:
    failed, _tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert link.startswith("http") or (page.parent / link).exists(), link


def test_every_document_is_in_the_index() -> None:
    linked = {DOCS / link for link in LINK.findall((DOCS / "README.md").read_text("utf-8"))}
    documents = {*DOCS.rglob("*.md")} - {DOCS / "README.md"}
    assert sorted(path.name for path in documents - linked) == []


FOLDERS = [
    *(ROOT, *(ROOT / "src/wolfden" / name for name in ("", "core", "players", "teaching"))),
    *(
        ROOT / "src/wolfden" / name
        for name in ("server", "server/features", "web", "web/js", "web/css")
    ),
    *(ROOT / "src/wolfden/titles").glob("*/"),
    *(ROOT / "examples").glob("*/src/*/"),
]
"""What paths in documents begin at."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_a_document_names_exist(page: Path) -> None:
    """All but the changelog, whose older releases name what there was then."""
    named = re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.\w+)`", page.read_text(encoding="utf-8"))
    kinds = (".py", ".js", ".css", ".toml", ".ftl", ".json", ".jsonl", ".svg", ".conf", ".service")
    files = [name for name in named if name.endswith(kinds) and page.name != "CHANGELOG.md"]
    files += re.findall(r"`((?:[\w.-]+/)+)`", page.read_text(encoding="utf-8"))
    assert [name for name in files if not any((one / name).exists() for one in FOLDERS)] == []


def public_names() -> list[tuple[str, str]]:
    """Return the modules and names in the table of the Python API."""
    rows = re.findall(
        r"^\| `(wolfden[\w.]*)` \| (.+) \|$", (DOCS / "api.md").read_text("utf-8"), re.M
    )
    return [(module, name) for module, cell in rows for name in re.findall(r"`(\w+)`", cell)]


@pytest.mark.parametrize(("module", "name"), public_names())
def test_every_public_name_exists(module: str, name: str) -> None:
    if module == "wolfden.lab.spiel":
        pytest.importorskip("pyspiel")
    assert hasattr(importlib.import_module(module), name)


def test_every_test_that_the_threat_model_names_exists() -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", (DOCS / "security.md").read_text("utf-8"))
    assert named
    there = {
        (path.name, test)
        for path in (ROOT / "tests").rglob("test_*.py")
        for test in re.findall(r"def (test_\w+)\(", path.read_text("utf-8"))
    }
    assert set(named) - there == set()


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "W3.5" in capsys.readouterr().out


def test_the_first_bot_of_the_documents_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saved as the document says, it meets another bot in the arena."""
    page = (DOCS / "your-first-bot.md").read_text(encoding="utf-8")
    source = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    (tmp_path / "my_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    names = [f"my_bots:{name}" for name in re.findall(r"class (\w+)", source)]
    bots = [*names, "random"]
    table = run_match("the-wolves", bots, games=1, seed=1, options={"turn-limit": 2})
    assert {row.name: row.forfeits for row in table.rows} == dict.fromkeys(bots, 0)


def test_the_reference_of_the_python_api_is_up_to_date() -> None:
    pytest.importorskip("griffe", reason="the extra dev is not installed")
    command: list[str | Path] = [sys.executable, API, "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run: python {API}\n{done.stdout}{done.stderr}"


def test_tables_about_strength_come_from_the_data() -> None:
    script = runpy.run_path(str(ROOT / "scripts/write_strength.py"))
    page = (DOCS / "strength.md").read_text(encoding="utf-8")
    assert script["write"](page) == page
