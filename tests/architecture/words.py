"""The places where wording is used that plain technical English seldom needs.

``python -m tests.architecture.words PLACE…`` lists them, for the whole tree without a place.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from tests.architecture.sources import ROOT

WORDINGS = {
    "tell": (r"tells?|told|telling", "describe, report, notify, distinguish"),
    "stand": (r"(?:stands?|stood)(?!-in| for\b| out\b)", "is, is written, is listed"),
    "lie": (r"lies?|lay in", "is, is stored"),
    "one's": (r"one's", "your, its, the player's"),
    "at once": (r"at once", "immediately, together"),
    "go on": (r"(?:go|goes|going|gone|went) on", "continue"),
    "letters": (
        r"(?<!small )(?<!capital )(?<!Latin )(?<!Cyrillic )letters(?! (?:and|or) digits|, digits)",
        "characters, labels, text, fonts",
    ),
    "or nothing": (r"or nothing|nothing if", "or None, None if"),
    "of its own": (r"of (?:its|their|his|her|our|one's) own", "its own, separate"),
    "as far as": (r"as far as", "where, up to"),
    "whoever": (r"whoever", "the player who, anyone who"),
    "somebody": (r"somebody|anybody", "a player, a guest, someone"),
    "anew": (r"anew", "again"),
    "so many": (r"so many", "this number of"),
}
"""How each wording looks once names are split into words, and what to write."""
PIECES = (
    *("src/wolfden/titles/", "tests/titles/", "tools/painter/", "tests/painter/"),
    "scripts/make_rule_pictures.py",
)
"""Where pieces and trees stand and tokens lie on a board, so that these two words are exact."""
OF_PIECES = frozenset({"stand", "lie"})
KINDS = (".py", ".js", ".mjs", ".ts", ".css", ".html", ".md", ".toml", ".yml", ".sql", ".sh")
WITHOUT_SUFFIX = ("Makefile", "deploy/", "scripts/", ".ci/")
NOT_CHECKED = re.compile(
    r"/vendor/|(^|/)types\.d\.ts$|/vocabulary\.(js|py)$|^docs/http\.md$"  # generated or copied
    r"|^docs/rules/|^docs/glossary\.md$"  # the texts for players and the terms of the games
    r"|^tests/architecture/(test_)?words\.py$"  # the list above and its tests
)
EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "CHANGELOG.md": ("`tell` of", "`lettersOf`", "`Log.tell`", "`Narrator.tell`", "`Face.tell`"),
    "docs/page.md": ("`--letters`",),
    "tests/teaching/test_review.py": ("one.told.name",),
    "tests/support/sensible.py": ("rule.riders_stand",),
    "docs/protocol.md": ('"told"',),
    "tests/arena/test_executors.py": (r"stop at once \(exit code 3\)",),
    "tests/core/test_older_rules.py": ('"story": "told"',),
    "tests/terminal/test_brotherhood_face.py": ("he rides, lies",),
    "tests/terminal/test_play.py": ("nothing can stand there",),
}
"""Passages that keep a wording, by place: names of older releases and on the wire, quoted texts."""

_NAMED = re.compile(
    "|".join(f"(?P<w{i}>{form})" for i, (form, _) in enumerate(WORDINGS.values())).join(
        (r"\b(?:", r")\b")
    ),
    re.IGNORECASE,
)
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_STAND_IN = re.compile(r"stand_in", re.IGNORECASE)
_KEYS = tuple(WORDINGS)


@dataclass(frozen=True)
class Place:
    """One use of a wording."""

    path: str
    line: int
    wording: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.wording}: {self.text}"


def wordings_in(text: str) -> Iterator[tuple[int, str]]:
    """Yield where in a text each wording begins, and which one it is; names are split."""
    for match in _NAMED.finditer(text):
        assert match.lastgroup
        yield match.start(), _KEYS[int(match.lastgroup[1:])]


def split_names(text: str) -> str:
    """Return a text in which the words of snake_case and camelCase names are apart."""
    return _HUMP.sub(" ", _STAND_IN.sub("stand-in", text).replace("_", " "))


@cache
def places() -> tuple[Place, ...]:
    """Return every use of a wording in the files of the project."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return tuple(
        place
        for path in listed.stdout.splitlines()
        if path.endswith(KINDS) or ("." not in Path(path).name and path.startswith(WITHOUT_SUFFIX))
        if not NOT_CHECKED.search(path) and (ROOT / path).is_file()
        for place in _places_in(path, (ROOT / path).read_text(encoding="utf-8"))
    )


def _places_in(path: str, text: str) -> Iterator[Place]:
    for passage in EXCEPTIONS.get(path, ()):
        text = text.replace(passage, "")
    written = split_names(text)
    lines = text.splitlines()
    for start, wording in wordings_in(written):
        if wording not in OF_PIECES or not path.startswith(PIECES):
            number = written.count("\n", 0, start)
            yield Place(path, number + 1, wording, lines[number].strip()[:100])


def main(wanted: list[str]) -> None:
    """Print the places below these folders, and how many each folder has."""
    shown = [place for place in places() if place.path.startswith(tuple(wanted or [""]))]
    print(*shown, sep="\n")
    for folder, several in groupby(shown, lambda place: place.path.rsplit("/", 1)[0]):
        print(f"{len([*several]):5} {folder}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
