"""Every table fits the width there is, in every language."""

import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from wolfden.core.record import Record
from wolfden.games import TITLES
from wolfden.speech.languages import LANGUAGES
from wolfden.speech.translator import Translator
from wolfden.terminal.faces import face_of

WIDTHS = (80, 120, 160)
DECISIONS = 30


def played(title: str) -> Record:
    """Return a game some random decisions on."""
    game = TITLES.get(title)
    record = Record(game, min(4, game.meta().max_seats), {})
    rng = random.Random(2)
    for _decision in range(DECISIONS):
        record.resolve_chance(rng)
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
    record.resolve_chance(rng)
    return record


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_language_fits(title: str) -> None:
    view = played(title).state.view(None)
    for language in LANGUAGES:
        face = face_of(title, Translator(language))
        for width in WIDTHS:
            console = Console(width=width, color_system=None, force_terminal=False)
            with console.capture() as capture:
                console.print(face.draw(view))
            lines = capture.get().splitlines()
            assert max(map(cell_len, lines)) <= width, (language, width)
            assert not any("…" in line for line in lines), "nothing is cut off"
