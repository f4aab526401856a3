"""The whole table of The Wolves, laid out for the width at hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from wolfden.i18n.speaker import Speaker
from wolfden.titles.the_wolves.rules.scene import Scene
from wolfden.titles.the_wolves.rules.terms import TERRAINS
from wolfden.titles.the_wolves.terminal import packs
from wolfden.titles.the_wolves.terminal.country import SIZES, Country
from wolfden.titles.the_wolves.terminal.moon import MoonTrack
from wolfden.titles.the_wolves.terminal.palette import SIGN, tell

_GAP: Final = 2
_DUE_WIDTH: Final = 40
_LATER_WIDTH: Final = 30


class Drawing:
    """Map, moon, regions and player boards: side by side if there is room, else stacked."""

    def __init__(self, table: Scene, marked: frozenset[str], speaker: Speaker) -> None:
        self._table = table
        self._speaker = speaker
        self._country = Country(table, marked, speaker)
        self._moon = MoonTrack(table, speaker)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        map_width = self._country.width(SIZES[0])
        if room >= map_width + _GAP + packs.WIDTH:
            yield self._side_by_side(map_width, room - map_width - _GAP)
        else:
            yield self._country
            yield self._moon_and_regions(room)
            yield from self._pack_rows(room)
        yield Text(self._legend(), "dim")

    def _side_by_side(self, map_width: int, room: int) -> RenderableType:
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(width=map_width)
        width = min(room, packs.WIDEST)
        grid.add_column(width=width)
        left = Group(self._country, self._moon_and_regions(map_width))
        right = Group(*(self._pack(seat, width) for seat in range(self._seats())))
        grid.add_row(left, right)
        return grid

    def _moon_and_regions(self, room: int) -> RenderableType:
        due, later = self._moon.due_lines(), self._moon.later_lines()
        if not due:
            return self._moon.dates()
        columns = (room - _DUE_WIDTH) // _LATER_WIDTH
        height = max(len(due), -(-len(later) // max(columns, 1)))
        blocks = [due, *(later[first : first + height] for first in range(0, len(later), height))]
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(*(Text("\n").join(block) for block in blocks))
        return Group(self._moon.dates(), grid)

    def _pack_rows(self, room: int) -> list[RenderableType]:
        across = min(self._seats(), max(1, room // packs.WIDTH))
        rows = -(-self._seats() // across)
        across = -(-self._seats() // rows)
        width = min(room // across, packs.WIDEST)
        panels = [self._pack(seat, width) for seat in range(self._seats())]
        return [
            Columns(panels[first : first + across], padding=0)
            for first in range(0, len(panels), across)
        ]

    def _pack(self, seat: int, width: int) -> Panel:
        return packs.PackBoard(self._table, seat, self._speaker).panel(width)

    def _legend(self) -> str:
        terrains = [f"{SIGN[one]} {self._speaker.listed(tell('terrain', one))}" for one in TERRAINS]
        return f"{'  '.join(terrains)}  {self._speaker.say('terminal-wolves-legend')}"

    def _seats(self) -> int:
        return len(self._table["packs"])
