"""The whole table of Age of the Wolf, laid out for the width at hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from wolfden.games.age_of_the_wolf.board import OUR_BOARD
from wolfden.games.age_of_the_wolf.meta import META
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.terminal.age_of_the_wolf import packs
from wolfden.terminal.age_of_the_wolf.country import country

LEGEND: Final = (
    "prey ≈ coast · 1:25L 25 wolves of seat 1 with its Lead Wolf · ▲ den · ⚔ attackers before their"
    " battle · bear=10 predators and what they are worth · ~ channel, ❄ frozen · -tundra: the"
    " tundra of the same colour as the row"
)
_GAP: Final = 2
_MAP_WIDTH: Final = 96
"""What the map needs with the names of all regions; the packs stand beside it if they can."""


class Drawing:
    """Regions, packs and cards: side by side if there is room, else stacked."""

    def __init__(self, scene: Scene, marked: frozenset[str]) -> None:
        self._scene = scene
        self._marked = marked

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        regions = country(self._scene, self._marked, named=room >= _MAP_WIDTH)
        panels = [
            packs.pack_panel(self._scene, seat, packs.WIDTH)
            for seat in range(len(self._scene["packs"]))
        ]
        if room >= _MAP_WIDTH + _GAP + packs.WIDTH:
            grid = Grid.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(max_width=room - packs.WIDTH - _GAP)
            grid.add_column(width=packs.WIDTH)
            grid.add_row(regions, Group(*panels))
            yield grid
        else:
            yield regions
            yield Columns(panels, padding=0)
        yield self._status()
        yield packs.cards_text(self._scene)
        yield Text(LEGEND, "dim")
        yield Text(_note(self._scene), "dim")

    def _status(self) -> RenderableType:
        """Return the round and whose turn it is."""
        scene = self._scene
        line = Text(f"Round {scene['round']} of {scene['round_limit']}", "bold")
        if scene["stage"] == "over":
            return line.append(" · the game is over")
        return line.append(f" · turn of seat {scene['active'] + 1}, step: {scene['step']}")


def _note(scene: Scene) -> str:
    """Return what a player must be told of this board."""
    return META.note if scene["board"] == OUR_BOARD else f"This is {scene['board']}."
