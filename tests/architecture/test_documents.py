"""What a test can check of the documents' claims about the tree."""

import re
import runpy
import subprocess

from tests.architecture.sources import ROOT
from tests.architecture.test_imports import LAYERS
from wolfden.server.registry import installed_features

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


def test_the_table_of_features_counts_their_files() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)`.*\| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert len(rows) == 3
    counts = [(name, *map(len, files_of_feature(name))) for name, *_ in rows]
    assert counts == [(name, int(own), int(elsewhere)) for name, own, elsewhere in rows]


def files_of_feature(name: str) -> tuple[set[str], set[str]]:
    """Return the source files in the folders of a feature, and those elsewhere that use it."""
    folders = (f"src/wolfden/server/features/{name}/", f"src/wolfden/web/js/features/{name}/")
    sources = {place for place in git("ls-files", "src") if place.endswith((".py", ".js", ".css"))}
    own = {place for place in sources if place.startswith(folders)}
    package = folders[0].removeprefix("src/").strip("/").replace("/", ".")
    feature_modules = {
        f"src/{one.package.replace('.', '/')}/feature.py": one.needs for one in installed_features()
    }
    used = re.compile(rf"^from {re.escape(package)}[. ]|[\"']\.\.?/(?:\S*/)?{name}/\S+\.js", re.M)
    elsewhere = {
        place
        for place in sources - own
        if name in feature_modules.get(place, ())
        or (
            used.search(source := (ROOT / place).read_text(encoding="utf-8"))
            and not GENERATED.search(source[:500])
        )
    }
    return own, elsewhere
