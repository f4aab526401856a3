"""The extra: a library that is missing is named with the way to install it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "module"),
    [("pettingzoo", "aec"), ("gymnasium", "single"), ("pyspiel", "spiel"), ("numpy", "batch")],
)
def test_a_missing_library_is_reported_with_its_extra(library: str, module: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import wolfden.lab.{module}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert library in last
    assert last.endswith("pip install 'wolfden[lab]'")
