"""The page's types and its list of pages are generated from the Python side, and up to date."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "generate_types.py"


def test_generated_files_are_up_to_date() -> None:
    # Typed dictionaries lose their fields when they are compiled: read the plain sources.
    run = subprocess.run(
        [sys.executable, SCRIPT, "--check"],
        env={**os.environ, "WOLFDEN_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"run: python scripts/generate_types.py\n{run.stdout}{run.stderr}"
