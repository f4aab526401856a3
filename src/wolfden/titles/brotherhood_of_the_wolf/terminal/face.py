"""Brotherhood of the Wolf as the terminal shows it."""

from collections.abc import Iterable

from rich.console import RenderableType

from wolfden.core.contract import Json
from wolfden.terminal.face import Face
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import scene_of
from wolfden.titles.brotherhood_of_the_wolf.terminal.drawing import Drawing


class BrotherhoodFace(Face):
    """Villages, hunters, seasons, what is known, and words of Brotherhood of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(scene_of(view), marked, self.speaker)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the places that words speak of: ``@saugues``."""
        return frozenset(word[1:] for word in words if word.startswith("@"))
