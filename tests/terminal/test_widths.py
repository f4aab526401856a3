"""Every table fits the width there is, in every language."""

import random

import pytest
from rich.cells import cell_len

from tests.terminal.faces import WIDTHS, drawn
from wolfden.core.record import Record
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.titles import TITLES

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
            lines = drawn(face, view, width).splitlines()
            assert max(map(cell_len, lines)) <= width, (language, width)
            assert not any("…" in line for line in lines), "nothing is cut off"
