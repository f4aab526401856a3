"""The drawings of titles for a terminal, found in the titles' packages."""

from importlib import import_module
from typing import cast

from wolfden.i18n.speaker import Speaker
from wolfden.terminal.face import Face
from wolfden.titles import TITLES


def face_of(title: str, speaker: Speaker) -> Face:
    """Return the drawing of a title in the language of a speaker."""
    package = type(TITLES.get(title)).__module__.rpartition(".")[0]
    drawing = cast("type[Face]", import_module(f"{package}.terminal").FACE)
    return drawing(title, speaker)
