"""The audit: vulnerable packages and secrets are found, and a missing service is reported."""

import json
import subprocess
from collections.abc import Mapping
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
KEY = "AKIA" + "QX7ZK2MWJ5RT3NVB"


def load() -> ModuleType:
    """Return the script as a module."""
    loader = SourceFileLoader("audit", str(ROOT / "scripts" / "audit"))
    spec = spec_from_loader("audit", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


AUDIT = load()


def report(*packages: Mapping[str, object]) -> str:
    """Return what pip-audit writes."""
    return json.dumps({"dependencies": packages, "fixes": []})


def test_a_known_vulnerability_fails() -> None:
    bug = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    good = {"name": "good", "version": "1.0", "vulns": []}
    code, lines = AUDIT.judge(report(good, {"name": "bad", "version": "1.0", "vulns": [bug]}))
    assert code == 1
    assert lines == ["audit: bad 1.0: PYSEC-1, fixed in 2.0", "audit: 2 packages checked"]


def test_what_the_service_does_not_know_is_counted() -> None:
    good = {"name": "good", "version": "1.0", "vulns": []}
    code, lines = AUDIT.judge(report(good, {"name": "own", "skip_reason": "not found"}))
    assert (code, lines) == (0, ["audit: 1 packages checked, 1 unknown"])


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("", "packages not checked, the advisory service cannot be reached"),
        (
            report({"name": "own", "skip_reason": "not found"}),
            "1 packages not checked, the index in use has no advisories",
        ),
    ],
)
def test_without_the_service_a_line_says_so(output: str, said: str) -> None:
    assert AUDIT.judge(output) == (0, [f"audit: {said}"])


@pytest.mark.skipif(find_spec("detect_secrets") is None, reason="detect-secrets is not installed")
@pytest.mark.parametrize(("text", "code"), [("nothing", 0), (f"aws_key = '{KEY}'", 1)])
def test_a_secret_in_the_sources_fails(tmp_path: Path, text: str, code: int) -> None:
    (tmp_path / "settings.py").write_text(f"{text}\n")
    for words in (["init", "--quiet"], ["add", "settings.py"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    assert AUDIT.check_sources(tmp_path) == code
