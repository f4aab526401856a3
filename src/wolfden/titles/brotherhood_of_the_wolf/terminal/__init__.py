"""Brotherhood of the Wolf in the terminal."""

from wolfden.titles.brotherhood_of_the_wolf.terminal.face import BrotherhoodFace as FACE  # noqa: N814 (the name every title gives it)

__all__ = ["FACE"]
