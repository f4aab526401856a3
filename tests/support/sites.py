"""The documents built as a site, for tests of what is served at /docs."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILDER = ROOT / "scripts" / "build_docs"


def build_site(target: Path, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Build the documents of a clone in a folder."""
    pytest.importorskip("sphinx", reason="the extra docs is not installed")
    pytest.importorskip("myst_parser", reason="the extra docs is not installed")
    command: list[str | Path] = [sys.executable, root / "scripts" / "build_docs", target]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def copy_sources(root: Path) -> None:
    """Copy what the site is built from, so that it can be edited."""
    for name in ("docs", "deploy", "benchmarks", "examples"):
        shutil.copytree(ROOT / name, root / name)
    for path in ROOT.glob("*.md"):
        shutil.copy(path, root)
    (root / "scripts").mkdir()
    shutil.copy(BUILDER, root / "scripts")
