"""The page's types are generated from the Python side, and up to date."""

from pathlib import Path

import pytest

from scripts.generate_types import generated


@pytest.mark.parametrize(("path", "text"), generated(), ids=lambda part: str(part)[-40:])
def test_generated_types_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run: python scripts/generate_types.py"
