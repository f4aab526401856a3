"""Counts action sequences from named positions, and rewrites the counts in their files.

::

    python tests/perft/count.py

Run it after a change of the rules that is meant to change what is legal, then read the diff.
"""

import sys
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from wolfden.core.contract import State
from wolfden.titles import TITLES

FOLDER = Path(__file__).parents[1] / "titles"


@dataclass(frozen=True)
class Entry:
    """One line of a counts file."""

    title: str
    name: str
    position: str
    counts: tuple[int, ...]

    @classmethod
    def parse(cls, title: str, line: str) -> "Entry":
        """Read a line."""
        name, position, counts = [part.strip() for part in line.split("|")]
        return cls(title, name, position, tuple(map(int, counts.split())))

    def __str__(self) -> str:
        return f"{self.name} | {self.position} | {' '.join(map(str, self.counts))}"

    def load(self) -> State:
        """Return the position."""
        path = FOLDER / self.title.replace("-", "_") / self.position
        return TITLES.get(self.title).load(path.read_text(encoding="utf-8"))


def count(state: State, depth: int) -> int:
    """Return how many sequences of ``depth`` actions begin here, outcomes of chance included."""
    moves = [(seat, code) for seat in state.actors() for code in state.codes(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, code in moves:
        after = state.copy()
        after.play(seat, code)
        total += count(after, depth - 1)
    return total


def files() -> list[Path]:
    """Return the counts files, one for each title."""
    return sorted(FOLDER.glob("*/perft.txt"))


def title_of(path: Path) -> str:
    """Return the title of a counts file."""
    return path.parent.name.replace("_", "-")


def entries() -> list[Entry]:
    """Return every line of every counts file."""
    return [
        Entry.parse(title_of(path), line)
        for path in files()
        for line in path.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]


def recounted(title: str, line: str) -> str:
    """Return a line of a counts file with its numbers counted again."""
    if not line or line.startswith("#"):
        return line
    entry = Entry.parse(title, line)
    depths = range(1, len(entry.counts) + 1)
    return str(replace(entry, counts=tuple(count(entry.load(), depth) for depth in depths)))


def main() -> None:
    """Rewrite all files."""
    for path in files():
        lines = path.read_text(encoding="utf-8").splitlines()
        text = "\n".join(recounted(title_of(path), line) for line in lines) + "\n"
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
