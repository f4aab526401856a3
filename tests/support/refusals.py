"""Tables of broken texts, as files: what is changed in a good text, and the problem that is found.

::

    # A comment.
    == drafted
    rules=2 => rules=3
        The position is for version 3 of the rules; this Wolfden has version 2.

A heading names the good text, and the case below it changes ``rules=2`` in it once. Several lines
are several changes. A line that begins with ``=>`` adds to the end, and one without ``=>`` is the
text itself. ``⏎`` is the end of a line; ``␣`` is a space where it would not be seen.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

COLUMN = 4
"""How far a problem is indented."""


@dataclass(frozen=True)
class Refusal:
    """A text that is refused."""

    heading: str
    """Names the good text."""
    edits: tuple[tuple[str, str], ...]
    problem: str
    """A part of the sentence that refuses it."""

    def breaks(self, text: str) -> str:
        """Return the good text with the changes, each of something that is there."""
        for old, new in self.edits:
            assert old in text, f"“{old}” is not in the text"
            text = text.replace(old, new, 1) if old else text + new
        return text

    def __str__(self) -> str:
        """Return the name of the case among tests."""
        return f"{self.heading}: " + " and ".join(f"{old} => {new}" for old, new in self.edits)


def refusals(file: Path) -> pytest.MarkDecorator:
    """Run a test for each case of a file."""
    return pytest.mark.parametrize("refusal", read(file), ids=str)


def read(file: Path) -> list[Refusal]:
    """Return the cases of a file."""
    heading = ""
    edits: list[tuple[str, str]] = []
    cases = []
    for row in file.read_text(encoding="utf-8").splitlines():
        if row.startswith("== "):
            heading = row.removeprefix("== ")
        elif row.startswith(" " * COLUMN):
            cases.append(Refusal(heading, tuple(edits), plain(row[COLUMN:])))
            edits = []
        elif row and not row.startswith("# "):
            old, arrow, new = row.partition("=>")
            edits.append((plain(old), plain(new)) if arrow else ("", plain(row)))
    assert not edits, f"{file}: the last case has no problem"
    return cases


def plain(text: str) -> str:
    """Return a part of a row as it is written in the text that is changed."""
    return text.strip().replace("⏎", "\n").replace("␣", " ")
