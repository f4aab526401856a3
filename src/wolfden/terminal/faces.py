"""The faces of the titles: a new title is drawn once its face is entered here."""

from typing import Final

from wolfden.speech.translator import Translator
from wolfden.terminal.age_of_the_wolf.face import AgeFace
from wolfden.terminal.brotherhood_of_the_wolf.face import BrotherhoodFace
from wolfden.terminal.face import Face
from wolfden.terminal.the_wolves.face import WolvesFace

FACES: Final[dict[str, type[Face]]] = {
    "the-wolves": WolvesFace,
    "age-of-the-wolf": AgeFace,
    "brotherhood-of-the-wolf": BrotherhoodFace,
}


def face_of(title: str, translator: Translator) -> Face:
    """Return the face of a title in the language of a translator."""
    return FACES[title](title, translator)
