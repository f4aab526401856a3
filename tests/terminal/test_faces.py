"""Every title has a face; every event and every reason of The Wolves has its words."""

import random
import re

import pytest

from tests.terminal.faces import (
    WIDTHS,
    check_sentences,
    drawn,
    drawn_in_colour,
    event_names,
    questions,
)
from wolfden.core.record import Record
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.titles import TITLES
from wolfden.titles.the_wolves.rules.vocabulary import END_REASONS

FACE = face_of("the-wolves", Translator("en"))


def played(seats: int, seed: int, decisions: int) -> Record:
    """Return a game of The Wolves some random decisions on."""
    record = Record(TITLES.get("the-wolves"), seats, {"turn-limit": 40})
    rng = random.Random(seed)
    record.resolve_chance(rng)
    while decisions and not record.state.is_over:
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
        decisions -= 1
    return record


def test_every_title_has_a_face() -> None:
    for title in TITLES.ids():
        assert face_of(title, FACE.translator).title == title


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", WIDTHS)
def test_everything_on_the_map_is_drawn_at_every_width(seats: int, width: int) -> None:
    record = played(seats, 7, 120)
    view = record.state.view(None)
    text = drawn(FACE, view, width)
    assert all(len(line) <= width for line in text.splitlines())
    for hexes in ("hexes", "water"):
        rows = view[hexes]
        assert isinstance(rows, list)
        for row in rows:
            sign = {"lake": "≈", "chasm": "▒"}.get(
                row.get("kind"), row.get("terrain", "")[:1].upper()
            )
            assert re.search(rf"{row['hex']} *{sign}", text), row


def test_pieces_tokens_and_boards_are_drawn() -> None:
    record = played(2, 3, 150)
    view = record.state.view(None)
    text = drawn(FACE, view, 160)
    rows = view["hexes"]
    assert isinstance(rows, list)
    signs = {"pack": "p", "alpha": "A", "den": "d", "lair": "L"}
    for row in rows:
        pieces = "".join(
            ("n" if piece["owner"] < 0 else str(piece["owner"] + 1)) + signs[piece["kind"]]
            for piece in row["pieces"]
        )
        assert pieces in text
    assert "nL" in text
    for word in ("tiles", "pays", "spread", "speed", "howl", "wolves", "lairs", "prey", "points"):
        assert text.count(f"{word} ") >= 2, word


def test_colour_is_used_on_a_terminal_and_never_without() -> None:
    view = played(3, 7, 20).state.view(None)
    assert "\x1b[" in drawn_in_colour(FACE, view)
    assert "\x1b" not in drawn(FACE, view, 120)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_event_of_whole_games_has_its_sentence(seats: int) -> None:
    check_sentences(FACE, played(seats, seats, 10_000))


def test_every_kind_of_event_in_the_rules_has_words() -> None:
    seen = {
        event.name
        for seed in range(8)
        for step in played(3, seed, 10_000).steps
        for event in step.events
    }
    assert event_names(FACE) - seen <= {"tiles"}, "random games have all but optional events"


def test_every_reason_to_end_has_its_sentence() -> None:
    for word in END_REASONS:
        assert FACE.ending(word).endswith(".")


def test_every_choice_of_a_game_is_asked_for_in_a_sentence() -> None:
    record = Record(TITLES.get("the-wolves"), 3, {"packs": "chosen", "tiles": "chosen"})
    rng = random.Random(4)
    for _decision in range(150):
        record.resolve_chance(rng)
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
    asked = {question for step in record.steps for question in questions(FACE, step)}
    assert {"How do you pay?", "Choose your pack.", "Which track does the den come from?"} <= asked


def test_places_are_read_out_of_words() -> None:
    words = ["walk", "alpha@c4", "@d4", ">e12", "+forest/rock", "^speed", "2-den@f5"]
    assert FACE.places(words) == {"c4", "d4", "e12", "f5"}
