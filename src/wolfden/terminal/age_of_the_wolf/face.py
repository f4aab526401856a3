"""Age of the Wolf as the terminal shows it."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.console import RenderableType

from wolfden.core.choices import Choices
from wolfden.core.contract import Json, Seat
from wolfden.core.events import Event
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.terminal.age_of_the_wolf.drawing import Drawing
from wolfden.terminal.age_of_the_wolf.questions import question
from wolfden.terminal.age_of_the_wolf.sentences import REASONS, sentence
from wolfden.terminal.face import Face

_PLACES: Final = re.compile(r"@([\w-]+)$|^([\w-]+)~([\w-]+)$")


class AgeFace(Face):
    """Regions, packs, cards and sentences of Age of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast(Scene, view), marked)

    def sentence(self, event: Event, viewer: Seat | None, actor: Seat, _view: Json) -> str:
        """Say what happened."""
        return sentence(event, viewer, actor)

    def question(self, view: Json, choices: Choices) -> str:
        """Say what is asked."""
        return question(cast(Scene, view), choices)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the regions that words speak of: ``@red-forest``, ``red-tundra~red-island``."""
        found = [_PLACES.search(word) for word in words]
        return frozenset(name for match in found if match for name in match.groups() if name)

    def reason(self, word: str) -> str:
        """Say how the game ended."""
        return REASONS[word]
