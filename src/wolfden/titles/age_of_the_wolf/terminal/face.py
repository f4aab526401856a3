"""Age of the Wolf as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.contract import Json
from wolfden.terminal.face import Face
from wolfden.titles.age_of_the_wolf.rules.scene import Scene
from wolfden.titles.age_of_the_wolf.terminal.drawing import Drawing

_PLACES: Final = re.compile(r"@([\w-]+)$|^([\w-]+)~([\w-]+)$")


class AgeFace(Face):
    """Regions, packs, cards and words of Age of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast(Scene, view), marked, self.speaker)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the regions that words speak of: ``@red-forest``, ``red-tundra~red-island``."""
        found = [_PLACES.search(word) for word in words]
        return frozenset(name for match in found if match for name in match.groups() if name)
