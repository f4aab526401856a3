r"""Drawing flat-top hexes with characters: two lines per hex, neighbours share their edges.

::

     _____       _____
    /c4  F\_____/e4  R\
    \1A_1p/d5  F\_____/
          \2d___/
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text

from wolfden.core.hexes import DIRECTIONS, Hex

Glyph = tuple[str, str]
"""One character and its style."""

_NOTHING: Final[Glyph] = (" ", "")


@dataclass(frozen=True)
class Tile:
    """A hex as it is to be drawn.

    ``top`` and ``bottom`` are its two lines, ``ground`` the style they are written on. Tiles of one
    ``region`` have faint edges between them, others strong ones.
    """

    top: Text
    bottom: Text
    ground: str
    region: Hashable


@dataclass(frozen=True)
class Size:
    """How wide a hex is drawn inside its edges, and whether edges are drawn at all."""

    inner: int
    edges: bool

    @property
    def pitch(self) -> int:
        """How far one column is from the next."""
        return self.inner + self.edges

    def width_of(self, places: Mapping[Hex, Tile]) -> int:
        """Return how many columns of text a map takes."""
        columns = [place.q for place in places]
        return (max(columns) - min(columns) + 1) * self.pitch + self.edges


@dataclass(frozen=True)
class Ink:
    """The signs and styles of edges; without colour, faint edges are left out."""

    rising: str
    falling: str
    floor: str
    strong: str
    faint: str | None


PLAIN: Final = Ink("/", "\\", "_", "", None)
COLOURED: Final = Ink("╱", "╲", "▁", "bold bright_white", "grey46")


class HexGrid:
    """A sheet of characters with hexes on it."""

    def __init__(self, tiles: Mapping[Hex, Tile], size: Size, ink: Ink) -> None:
        self._tiles = tiles
        self._size = size
        self._ink = ink
        self._left = min(place.q for place in tiles)
        self._top = min(_half_row(place) for place in tiles)
        height = max(_half_row(place) for place in tiles) - self._top + 3
        self._sheet = [[_NOTHING] * size.width_of(tiles) for _line in range(height)]
        for place, tile in tiles.items():
            self._write(place, tile)
            if size.edges:
                self._draw_edges(place)

    def text(self) -> Text:
        """Return the sheet as text, one line per row."""
        first = 0 if self._size.edges else 1
        return Text("\n").join(_line(row) for row in self._sheet[first:])

    def _origin(self, place: Hex) -> tuple[int, int]:
        """Return the line above a hex and the column of its left edge."""
        return (_half_row(place) - self._top, (place.q - self._left) * self._size.pitch)

    def _write(self, place: Hex, tile: Tile) -> None:
        line, left = self._origin(place)
        left += self._size.edges
        floor = self._floor(place, "S")
        for row, text, filler in ((1, tile.top, _NOTHING), (2, tile.bottom, floor)):
            glyphs = _glyphs(text)[: self._size.inner]
            glyphs += [filler] * (self._size.inner - len(glyphs))
            for column, (sign, style) in enumerate(glyphs):
                self._sheet[line + row][left + column] = (sign, f"{tile.ground} {style}".strip())

    def _draw_edges(self, place: Hex) -> None:
        line, left = self._origin(place)
        right = left + self._size.pitch
        rising, falling = self._ink.rising, self._ink.falling
        self._put(line + 1, left, self._edge(place, "NW", rising))
        self._put(line + 2, left, self._edge(place, "SW", falling))
        self._put(line + 1, right, self._edge(place, "NE", falling))
        self._put(line + 2, right, self._edge(place, "SE", rising))
        if place.plus(DIRECTIONS["N"]) not in self._tiles:
            for column in range(left + 1, right):
                self._put(line, column, self._floor(place, "N"))

    def _put(self, line: int, column: int, glyph: Glyph) -> None:
        if self._sheet[line][column] == _NOTHING:
            self._sheet[line][column] = glyph

    def _floor(self, place: Hex, side: str) -> Glyph:
        return self._edge(place, side, self._ink.floor) if self._size.edges else _NOTHING

    def _edge(self, place: Hex, side: str, sign: str) -> Glyph:
        """Return an edge, strong at the rim of a region."""
        own = self._tiles[place]
        beyond = self._tiles.get(place.plus(DIRECTIONS[side]))
        if beyond is None or beyond.region != own.region:
            return (sign, self._ink.strong)
        if self._ink.faint is None:
            return _NOTHING
        # An edge within a region takes the ground of the hex on its left.
        ground = beyond.ground if side.endswith("W") else own.ground
        return (sign, f"{ground} {self._ink.faint}")


def _half_row(place: Hex) -> int:
    """Return how far down a hex is, in halves of its height."""
    return 2 * place.r + place.q


def _glyphs(text: Text) -> list[Glyph]:
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        for index in range(span.start, min(span.end, len(styles))):
            styles[index] = f"{styles[index]} {span.style}".strip()
    return list(zip(text.plain, styles, strict=True))


def _line(row: list[Glyph]) -> Text:
    line = Text(no_wrap=True)
    for style, run in groupby(row, key=lambda glyph: glyph[1]):
        line.append("".join(sign for sign, _style in run), style or None)
    return line
