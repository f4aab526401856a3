"""The release script: what it accepts, what it refuses, and the tag it creates."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "release"
CHANGELOG = """# Changelog

## 1.2.0 — 2026-02-03

### Added
- A line.

## 1.1.0 — 2026-01-01

### Fixed
- Another line.
"""


def release(root: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run the script on a project."""
    command = [sys.executable, str(SCRIPT), "--root", str(root), *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def git(root: Path, *words: str) -> str:
    """Run git as a separate committer, without anyone's settings."""
    identity = ["-c", "user.name=Ash", "-c", "user.email=ash@example.org"]
    run = subprocess.run(
        ["git", *identity, *words], cwd=root, capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a small project in a repository, ready to be released."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ash")
    git(tmp_path, "config", "user.email", "ash@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "all")
    return tmp_path


def test_the_changelog_of_wolfden_fits_its_version() -> None:
    checked = release(ROOT, "--check")
    assert checked.returncode == 0, checked.stderr


def test_the_tag_carries_the_section_of_its_version(project: Path) -> None:
    assert release(project).stdout == "created v1.2.0\n"
    message = git(project, "tag", "--list", "--format=%(contents)", "v1.2.0")
    assert message.strip() == "Wolfden 1.2.0\n\n### Added\n- A line."
    again = release(project)
    assert again.returncode == 1
    assert "already there" in again.stderr


def test_older_versions_are_tagged_where_they_got_their_number(project: Path) -> None:
    first = git(project, "rev-parse", "HEAD").strip()
    assert "no commit gave pyproject.toml the version 1.1.0" in release(project, "--past").stderr
    for number in ("1.1.0", "1.2.0"):
        (project / "pyproject.toml").write_text(
            f'[project]\nversion = "{number}"\n', encoding="utf-8"
        )
        git(project, "commit", "--quiet", "--all", "--message", number)
    assert release(project, "--past").stdout == "created v1.1.0\ncreated v1.2.0\n"
    assert git(project, "log", "-1", "--format=%s", "v1.1.0").strip() == "1.1.0"
    assert git(project, "rev-parse", "v1.2.0^{commit}").strip() == first
    assert (
        git(project, "tag", "--list", "--format=%(contents:body)", "v1.1.0").strip()
        == "### Fixed\n- Another line."
    )
    assert release(project, "--past").stdout == "\n"


def test_a_changed_working_tree_is_refused(project: Path) -> None:
    (project / "new.txt").write_text("new", encoding="utf-8")
    assert "commit them first" in release(project).stderr
    assert git(project, "tag", "--list") == ""


def test_unreleased_changes_pass_the_check_but_are_not_tagged(project: Path) -> None:
    text = CHANGELOG.replace("## 1.2.0", "## Unreleased\n\n- Soon.\n\n## 1.2.0")
    (project / "CHANGELOG.md").write_text(text, encoding="utf-8")
    assert release(project, "--check").returncode == 0
    assert "version and date first" in release(project).stderr


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("1.2.0 — 2026-02-03", "1.2.1 — 2026-02-03", "the newest of CHANGELOG.md is 1.2.1"),
        ("1.2.0 — 2026-02-03", "1.2.0", "write '## X.Y.Z — YYYY-MM-DD'"),
        ("2026-02-03", "2025-02-03", "1.2.0 must be newer than 1.1.0"),
        ("1.1.0", "1.2.0", "1.2.0 must be newer than 1.2.0"),
        ("### Added", "### News", "needs sections from"),
    ],
)
def test_a_changelog_that_does_not_fit_is_refused(
    project: Path, old: str, new: str, problem: str
) -> None:
    text = CHANGELOG.replace(old, new)
    (project / "CHANGELOG.md").write_text(text, encoding="utf-8")
    checked = release(project, "--check")
    assert checked.returncode == 1
    assert problem in checked.stderr
