"""The modules of the page that need no browser have tests of their own, which node runs."""

import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).parent / "js"


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_modules_of_the_page_pass_their_own_tests() -> None:
    files = sorted(map(str, TESTS.rglob("*.test.js")))
    assert files
    done = subprocess.run(
        ["node", "--test", *files], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
