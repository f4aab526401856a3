"""My Title in the terminal."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType

from wolfden.core.contract import Json
from wolfden.terminal.face import Face


class MyTitleFace(Face):
    """The stones that are left."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        table: Any = view
        stones = " ".join("●" * table["left"])
        return Group(stones, self.say("my-title-left", left=table["left"]))

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return nothing: words name no places here."""
        return frozenset()


FACE = MyTitleFace
