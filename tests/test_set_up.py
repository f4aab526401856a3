"""What `make` sets up: what is missing is said in one sentence, with the way out."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "set_up"
DEADLINE = 60


def set_up(
    folder: Path, wanted: str, environment: Mapping[str, str], script: Path = SCRIPT
) -> subprocess.CompletedProcess[str]:
    """Run the script in an environment."""
    return subprocess.run(
        [sys.executable, script, folder, wanted],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """Return a folder that looks like an environment that is there: making one takes seconds."""
    programs = tmp_path / "environment" / "bin"
    programs.mkdir(parents=True)
    python = programs / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    return programs.parent


def test_a_python_that_is_too_old_is_named_with_the_one_that_is_needed(tmp_path: Path) -> None:
    script = tmp_path / "set_up"
    newer = SCRIPT.read_text(encoding="utf-8").replace("NEEDED = (3, 11)", "NEEDED = (9, 0)")
    script.write_text(newer, encoding="utf-8")
    done = set_up(tmp_path / "environment", "terminal", {"PATH": str(tmp_path)}, script)
    version = "{}.{}".format(*sys.version_info)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Wolfden needs Python 3.11 or newer, and this is {version}:")


def test_a_newer_python_is_found_by_its_name(tmp_path: Path) -> None:
    script = tmp_path / "set_up"
    newer = SCRIPT.read_text(encoding="utf-8").replace("NEEDED = (3, 11)", "NEEDED = (9, 0)")
    script.write_text(newer, encoding="utf-8")
    found = tmp_path / "python3.14"
    found.write_text("#!/bin/sh\necho $2 $3\n", encoding="utf-8")
    found.chmod(0o755)
    done = set_up(Path("folder"), "terminal", {"PATH": str(tmp_path)}, script)
    assert done.stdout == "folder terminal\n"


def test_without_ensurepip_one_sentence_names_the_package_of_debian(tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError('No module named ensurepip')")
    done = set_up(tmp_path / "environment", "terminal", {"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith("No module named ensurepip. On Debian: apt install python3-venv.")
    assert not (tmp_path / "environment").exists()


def test_without_a_network_one_sentence_says_so(environment: Path) -> None:
    script = environment / "scripts" / "set_up"
    script.parent.mkdir()
    shutil.copy(SCRIPT, script)
    project = '[project]\nname = "wolf"\nversion = "1"\ndependencies = ["no-such-wolf"]\n'
    (environment / "pyproject.toml").write_text(project, encoding="utf-8")
    (environment / "constraints.txt").touch()
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_CONFIG_FILE": os.devnull}
    nowhere |= {"PIP_RETRIES": "0", "PIP_DRY_RUN": "1"}
    done = set_up(environment, "terminal", nowhere, script)
    assert done.returncode == 1
    assert "Is there a network?" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_without_a_compiler_the_rules_stay_plain(environment: Path) -> None:
    done = set_up(
        environment, "compiled", {"CC": "no-such-compiler", "PYTHONPATH": str(ROOT / "src")}
    )
    assert done.returncode == 0
    assert done.stdout.startswith("No C compiler is here, so the rules stay plain")
