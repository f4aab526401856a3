"""What a test can check of the documents' claims about the tree."""

import re
import runpy
import subprocess

from tests.architecture.sources import ROOT
from tests.architecture.test_imports import LAYERS

GENERATED = re.compile(r"(Generated|Made|Written) by `{0,2}(python -m|scripts/)")
"""How the heading of a file says that it is generated."""


def git(*words: str) -> list[str]:
    """Return the lines that git prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_generated_files_are_marked_for_forges() -> None:
    kinds = (".py", ".js", ".ts", ".md", ".css")
    generated = [
        place
        for place in git("ls-files")
        if place.endswith(kinds)
        if (ROOT / place).is_file()
        if GENERATED.search("".join((ROOT / place).read_text(encoding="utf-8")[:500]))
    ]
    assert generated
    marks = git("check-attr", "linguist-generated", *generated)
    assert [line for line in marks if not line.endswith(": set")] == []


def test_the_picture_of_packages_shows_the_layers_that_are_enforced() -> None:
    script = runpy.run_path(str(ROOT / "scripts/draw_packages.py"))
    drawn = [set(layer) for layer in reversed(script["LAYERS"])]
    assert drawn == [set(layer) for layer in LAYERS if layer != ("sources", "")]
    picture = ROOT / "docs/pictures/packages.svg"
    assert picture.read_text(encoding="utf-8") == script["draw"]()
