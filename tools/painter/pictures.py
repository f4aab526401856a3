"""Which pictures are painted, at what size, and what each was made from."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from tools.painter.outlines import Outlines, outlines_of
from tools.painter.plans import Plan, plan_of
from wolfden.titles import TITLES


@dataclass(frozen=True)
class Board:
    """A board as the page draws it: for how many packs, and in which space."""

    seats: int
    options: tuple[tuple[str, str], ...]
    space: tuple[int, int]


@dataclass(frozen=True)
class Season:
    """A season on a map that is laid out for some space."""

    name: str
    space: tuple[int, int]


@dataclass(frozen=True)
class Painting:
    """A picture in the folder of a title: of a whole board, or of what boards are laid with."""

    title: str
    file: str
    pixels: int
    board: Board | None = None
    season: Season | None = None

    def outlines(self) -> Outlines:
        """Return the shapes of the board as the page draws them."""
        assert self.board is not None, "it shows no whole board"
        return outlines_of(self.title, self.board.seats, dict(self.board.options), self.board.space)

    def plan(self) -> Plan:
        """Return the map as the page lays it out."""
        assert self.season is not None, "it shows no map"
        return plan_of(self.title, self.season.space)

    def shapes(self) -> Outlines | Plan | None:
        """Return what the page draws of the land of this picture."""
        if self.board:
            return self.outlines()
        return self.plan() if self.season else None


BOARDS = [
    Painting(
        "age-of-the-wolf",
        f"{sectors}-{shape}.webp",
        pixels,
        Board(sectors, (("ring", "packs"),), space),
    )
    for sectors in (2, 3, 4)
    for shape, space, pixels in (("wide", (1600, 1000), 1600), ("tall", (1000, 1000), 1000))
]
GROUNDS = [
    Painting("the-wolves", "grounds.webp", 198),
    Painting("the-wolves", "grounds-small.webp", 112),
]
SEASONS = [
    Painting(
        "brotherhood-of-the-wolf",
        f"{season}-{shape}.webp",
        pixels,
        season=Season(season, space),
    )
    for season in ("summer", "autumn", "winter", "spring")
    for shape, space, pixels in (("wide", (1010, 545), 1440), ("tall", (390, 414), 900))
]
PAINTINGS = [*BOARDS, *GROUNDS, *SEASONS]


def folder_of(title: str) -> Path:
    """Return the folder of the pictures of a title."""
    folder = TITLES.folder(title)
    assert folder is not None
    return folder / "page" / "land"


def written(title: str) -> dict[str, str]:
    """Return the digests of what the pictures of a title were made from, by file."""
    notes = folder_of(title) / "made-from.json"
    found: dict[str, str] = json.loads(notes.read_text("utf-8")) if notes.exists() else {}
    return found


def digest(painting: Painting) -> str:
    """Return a name of all that decides what a picture looks like: shapes, size and the painter."""
    folder = Path(__file__).parent
    names = ("noise", "light", "trees", painting.title.replace("-", "_"))
    sources = [(folder / f"{name}.py").read_bytes() for name in names]
    shapes = repr((painting.shapes(), painting.pixels)).encode()
    return hashlib.sha256(b"".join([*sources, shapes])).hexdigest()[:16]
