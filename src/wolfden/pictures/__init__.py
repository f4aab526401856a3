"""Pictures: a position of any title, drawn as SVG from what a watcher sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wolfden.core.errors import UnknownTitle
from wolfden.pictures import age_of_the_wolf, brotherhood_of_the_wolf, the_wolves
from wolfden.pictures.saying import spoken_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfden.core.contract import Json
    from wolfden.i18n.speaker import Speaker

_DRAWINGS: Final[dict[str, Callable[[Json], str]]] = {
    "the-wolves": the_wolves.draw,
    "age-of-the-wolf": age_of_the_wolf.draw,
    "brotherhood-of-the-wolf": brotherhood_of_the_wolf.draw,
}


def picture(title: str, view: Json, speaker: Speaker | None = None) -> str:
    """Return a view of a title (``state.view``) as the text of a self-contained SVG picture.

    Its words are said by the speaker; without one they are English.

    Raises:
        UnknownTitle: no drawing is known for this title.
    """
    if title not in _DRAWINGS:
        known = list(_DRAWINGS)
        raise UnknownTitle("title", title=title, known=known)
    with spoken_by(speaker):
        return _DRAWINGS[title](view)
