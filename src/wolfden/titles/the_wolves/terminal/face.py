"""The Wolves as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.contract import Json
from wolfden.terminal.face import Face
from wolfden.titles.the_wolves.rules.scene import Scene
from wolfden.titles.the_wolves.terminal.drawing import Drawing

_PLACE: Final = re.compile(r"[@>](\w+)$")


class WolvesFace(Face):
    """Map, player boards, moon and words of The Wolves."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast("Scene", view), marked, self.speaker)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the hexes that words speak of: ``@c4``, ``>c4``, ``alpha@c4``."""
        return frozenset(found[1] for word in words if (found := _PLACE.search(word)))
