"""What the documents show is true: examples run, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
PAGES = sorted(
    [*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md"), HOUSE / "benchmarks/README.md"]
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents_run(page: Path) -> None:
    failed, _tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    for link in links:
        assert link.startswith("http") or (page.parent / link).exists(), link


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (HOUSE / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "W3.5" in capsys.readouterr().out
