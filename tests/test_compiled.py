"""Compiled or plain: a compiled module never shadows a source that was edited."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import wolfden
from wolfden.sources import MANIFEST, PLAIN_ONLY, SourceFinder, compiled_modules, digest, is_fresh

PACKAGE = Path(wolfden.__file__).parent
EDITED = "core/hexes.py"

REPORT = """
import json
import wolfden
from wolfden.core import hexes
from wolfden.core.text import replay
from wolfden.titles.the_wolves.rules import board
modules = [hexes, replay, board]
print(json.dumps([wolfden.how_it_runs(), wolfden.COMPILED, *[m.__file__ for m in modules]]))
"""


WITHOUT_LIBRT = "import sys; sys.modules['librt'] = None"


def run(
    *, home: Path | None = None, pure: bool = False, librt: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run the report in a separate Python; ``home`` holds another copy of the package."""
    environment = {key: value for key, value in os.environ.items() if key != "WOLFDEN_PURE"}
    if home is not None:
        environment["PYTHONPATH"] = str(home)
    if pure:
        environment["WOLFDEN_PURE"] = "1"
    command = [sys.executable, "-c", REPORT if librt else WITHOUT_LIBRT + REPORT]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def report(
    *, home: Path | None = None, pure: bool = False, librt: bool = True
) -> tuple[str, bool, list[str]]:
    """Return how the package says it runs, and the files its modules came from."""
    done = run(home=home, pure=pure, librt=librt)
    assert done.returncode == 0, done.stderr
    words, compiled, *files = json.loads(done.stdout)
    return words, compiled, files


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a folder with a copy of the package that has no compiled module."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", MANIFEST)
    shutil.copytree(PACKAGE, tmp_path / "wolfden", ignore=ignore)
    return tmp_path


def pretend_to_compile(home: Path) -> None:
    """Leave a manifest that fits the sources, and an empty compiled module beside one."""
    package = home / "wolfden"
    (package / EDITED).with_suffix(EXTENSION_SUFFIXES[0]).touch()
    manifest = {"sources": digest(package)}
    (package / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")


def edit(home: Path) -> None:
    """Change a source in the smallest way."""
    with (home / "wolfden" / EDITED).open("a", encoding="utf-8") as source:
        source.write("# edited\n")


def test_pure_asks_for_plain_sources() -> None:
    words, compiled, files = report(pure=True)
    assert words == "plain Python, as WOLFDEN_PURE=1 asks"
    assert not compiled
    assert {Path(file).suffix for file in files} == {".py"}


def test_what_runs_is_what_is_said() -> None:
    words, compiled, files = report()
    assert compiled == (words == "compiled") == is_fresh(PACKAGE)
    assert {Path(file).suffix == ".py" for file in files} == {not compiled}


def test_nothing_compiled_runs_plain(home: Path) -> None:
    words, compiled, files = report(home=home)
    assert words == "plain Python: not compiled"
    assert not compiled
    assert all(file.startswith(str(home)) and file.endswith(".py") for file in files)


def test_a_fitting_compiled_module_is_loaded(home: Path) -> None:
    """The empty stand-in is no real module: Python trying to load it is the proof."""
    pretend_to_compile(home)
    done = run(home=home)
    assert done.returncode != 0
    assert "ImportError" in done.stderr
    assert Path(EDITED).stem in done.stderr


def test_a_compiled_module_never_shadows_an_edited_source(home: Path) -> None:
    pretend_to_compile(home)
    edit(home)
    words, compiled, files = report(home=home)
    assert words == "plain Python: the sources were edited after they were compiled"
    assert not compiled
    assert all(file.startswith(str(home)) and file.endswith(".py") for file in files)


def test_pure_passes_by_fitting_compiled_modules(home: Path) -> None:
    pretend_to_compile(home)
    words, compiled, files = report(home=home, pure=True)
    assert words == "plain Python, as WOLFDEN_PURE=1 asks"
    assert not compiled
    assert all(file.endswith(".py") for file in files)


def test_without_librt_fitting_compiled_modules_are_passed_by(home: Path) -> None:
    pretend_to_compile(home)
    words, compiled, files = report(home=home, librt=False)
    assert words == "plain Python: the compiled modules need the package librt, and it is missing"
    assert not compiled
    assert all(file.startswith(str(home)) and file.endswith(".py") for file in files)


def test_plain_sources_need_no_librt(home: Path) -> None:
    words, _compiled, _files = report(home=home, librt=False)
    assert words == "plain Python: not compiled"


def test_any_change_of_a_compiled_source_is_noticed(home: Path) -> None:
    package = home / "wolfden"
    assert not is_fresh(package)
    pretend_to_compile(home)
    assert is_fresh(package)
    for module in [*compiled_modules(package), *PLAIN_ONLY]:
        path = package / module
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        assert not is_fresh(package), module
        path.write_bytes(text)
    assert is_fresh(package)


def test_a_new_or_lost_source_is_noticed(home: Path) -> None:
    package = home / "wolfden"
    pretend_to_compile(home)
    extra = package / "core" / "extra.py"
    extra.write_text('"""New."""\n', encoding="utf-8")
    assert not is_fresh(package)
    extra.unlink()
    assert is_fresh(package)
    (package / "core" / "choices.py").unlink()
    assert not is_fresh(package)


def test_core_games_and_search_are_compiled_and_nothing_else() -> None:
    modules = compiled_modules(PACKAGE)
    assert {module.split("/")[0] for module in modules} == {"core", "titles", "players", "lab"}
    assert "core/contract.py" in modules
    assert "players/search.py" in modules
    assert "players/player.py" not in modules
    assert [module for module in modules if module.startswith("lab/")] == ["lab/words.py"]
    assert not PLAIN_ONLY & set(modules)
    assert modules == sorted(modules)


def test_the_finder_leaves_other_modules_alone() -> None:
    finder = SourceFinder()
    assert finder.find_spec("json", None) is None
    assert finder.find_spec("wolfden.cli", [str(PACKAGE)]) is None
    assert finder.find_spec("wolfden.core.nothing", [str(PACKAGE / "core")]) is None
    spec = finder.find_spec("wolfden.core.hexes", [str(PACKAGE / "core")])
    assert spec is not None
    assert spec.origin == str(PACKAGE / EDITED)
