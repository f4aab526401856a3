"""Age of the Wolf in the terminal."""

from wolfden.titles.age_of_the_wolf.terminal.face import AgeFace as FACE  # noqa: N814 (the name every title gives it)

__all__ = ["FACE"]
