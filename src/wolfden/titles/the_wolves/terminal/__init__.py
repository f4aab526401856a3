"""The Wolves in a terminal: its map, player boards, moon track and sentences."""

from wolfden.titles.the_wolves.terminal.face import WolvesFace as FACE  # noqa: N814 (the name every title gives it)

__all__ = ["FACE"]
