"""The faces of the titles: a new title is drawn once its face is entered here."""

from typing import Final

from wolfden.terminal.face import Face
from wolfden.terminal.the_wolves.face import WolvesFace

FACES: Final[dict[str, Face]] = {
    "the-wolves": WolvesFace(),
}
"""By the id of the title."""
