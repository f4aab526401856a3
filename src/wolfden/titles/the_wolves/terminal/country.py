"""The map of The Wolves: every hex with its name, terrain and what stands there."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wolfden.core.hexes import Hex
from wolfden.i18n.speaker import Speaker
from wolfden.terminal.hexgrid import COLOURED, PLAIN, HexGrid, Size, Tile
from wolfden.titles.the_wolves.rules.scene import Land, Scene, Water
from wolfden.titles.the_wolves.terminal.palette import (
    GROUND,
    LONE_STYLE,
    MARK_STYLE,
    MOON,
    PREY_STYLE,
    SIGN,
    piece_text,
    tell,
    token_signs,
)

SIZES: Final = (Size(5, edges=True), Size(4, edges=True), Size(4, edges=False))
"""From roomy to tight; the first that fits is taken."""


class Country:
    """The map, drawn as wide as there is room for."""

    def __init__(self, table: Scene, marked: frozenset[str], speaker: Speaker) -> None:
        self._table = table
        self._speaker = speaker
        self._marked = marked

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the map in the largest size that fits."""
        size = self.size(options.max_width)
        plain = console.no_color or console.color_system is None
        yield HexGrid(self._tiles(size.inner), size, PLAIN if plain else COLOURED).text()

    def size(self, room: int) -> Size:
        """Return the largest size that fits, or the smallest."""
        fitting = [size for size in SIZES if self.width(size) <= room]
        return fitting[0] if fitting else SIZES[-1]

    def width(self, size: Size) -> int:
        """Return how many columns of text the map takes in a size."""
        return size.width_of(self._tiles(size.inner))

    def _tiles(self, inner: int) -> dict[Hex, Tile]:
        tiles = {
            Hex(land["q"], land["r"]): self._land(land, inner) for land in self._table["hexes"]
        }
        for slot, region in enumerate(self._table["regions"]):
            for water in self._table["water"]:
                if water["hex"] == region["lake"]:
                    bottom = self._token(region["token"], inner)
                    tiles[Hex(water["q"], water["r"])] = self._water(water, bottom, inner, slot)
        for water in self._table["water"]:
            if water["kind"] == "chasm":
                bottom = Text(SIGN["chasm"] * inner)
                tiles[Hex(water["q"], water["r"])] = self._water(water, bottom, inner, -1)
        return tiles

    def _land(self, land: Land, inner: int) -> Tile:
        top = self._top(land["hex"], SIGN[land["terrain"]], inner)
        return Tile(top, self._content(land, inner), GROUND[land["terrain"]], land["region"])

    def _water(self, water: Water, bottom: Text, inner: int, region: int) -> Tile:
        top = self._top(water["hex"], SIGN[water["kind"]], inner)
        return Tile(top, bottom, GROUND[water["kind"]], region)

    def _top(self, name: str, sign: str, inner: int) -> Text:
        label = Text(name, MARK_STYLE if name in self._marked else "")
        return label + " " * (inner - len(name) - 1) + sign

    def _content(self, land: Land, inner: int) -> Text:
        """Return what stands or lies on a hex."""
        if land["lone_wolf"]:
            return Text(self._speaker.say("terminal-wolves-lone")[:inner], LONE_STYLE)
        if land["prey"]:
            stack = str(land["stack"]) if land["stack"] > 1 else ""
            name = self._speaker.listed(tell("prey", land["prey"]))
            return Text(name[: inner - 1] + stack, PREY_STYLE)
        return Text().join(piece_text(piece) for piece in land["pieces"])

    def _token(self, token: str, inner: int) -> Text:
        """Return the region token on a lake, or nothing once it is gone."""
        if not token:
            return Text()
        if "/" in token:
            return Text(token_signs(token), "bold bright_white")
        name = self._speaker.say("terminal-wolves-phase", {"phase": token})
        return Text((MOON[token] + name)[:inner], "bold bright_white")
