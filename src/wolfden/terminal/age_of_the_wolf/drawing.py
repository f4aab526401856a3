"""The whole table of Age of the Wolf, laid out for the width at hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from wolfden.games.age_of_the_wolf.board import OUR_BOARD
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.speech.messages import SeatRef
from wolfden.speech.translator import Translator
from wolfden.terminal.age_of_the_wolf import packs
from wolfden.terminal.age_of_the_wolf.country import country

_GAP: Final = 2
_MAP_WIDTH: Final = 96
"""What the map needs with the names of all regions; the packs stand beside it if they can."""


class Drawing:
    """Regions, packs and cards: side by side if there is room, else stacked."""

    def __init__(self, scene: Scene, marked: frozenset[str], translator: Translator) -> None:
        self._scene = scene
        self._translator = translator
        self._marked = marked

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        regions = country(self._scene, self._marked, room >= _MAP_WIDTH, self._translator)
        panels = [
            packs.pack_panel(self._scene, seat, self._translator)
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
        yield packs.cards_text(self._scene, self._translator)
        yield Text(self._translator.translate("terminal-age-legend"), "dim")
        yield Text(self._note(), "dim")

    def _status(self) -> RenderableType:
        """Return the round and whose turn it is."""
        scene, translator = self._scene, self._translator
        rounds = {"round": scene["round"], "limit": scene["round_limit"]}
        line = Text(translator.translate("age-round", rounds), "bold")
        if scene["stage"] == "over":
            return line.append(f" · {translator.translate('age-stage-over')}")
        turn = translator.translate("age-turn", {"who": SeatRef(scene["active"])})
        step = translator.translate("age-step", {"step": scene["step"]})
        return line.append(f" · {turn} · {step}")

    def _note(self) -> str:
        """Return what a player must be told of this board."""
        board = self._scene["board"]
        if board == OUR_BOARD:
            return self._translator.translate("note-age-of-the-wolf")
        return self._translator.translate("terminal-age-board", {"board": board})
