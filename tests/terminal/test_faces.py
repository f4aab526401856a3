"""Every title has a face; every event and every reason of The Wolves has its words."""

import random
import re
from importlib.resources import files

import pytest
from rich.console import Console

from wolfden.core.choices import choices
from wolfden.core.record import Record
from wolfden.games import TITLES
from wolfden.games.the_wolves.state import END_REASONS
from wolfden.speech.translator import Translator
from wolfden.terminal.faces import FACES, face_of
from wolfden.terminal.story import tell

WIDTHS = (80, 120, 160)
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


def drawn(record: Record, width: int) -> list[str]:
    """Return the table as plain lines."""
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(FACE.draw(record.state.view(None)))
    return capture.get().splitlines()


def test_every_title_has_a_face() -> None:
    assert set(FACES) == set(TITLES.ids())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", WIDTHS)
def test_everything_on_the_map_is_drawn_at_every_width(seats: int, width: int) -> None:
    record = played(seats, 7, 120)
    lines = drawn(record, width)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    view = record.state.view(None)
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
    text = "\n".join(drawn(record, 160))
    view = record.state.view(None)
    rows = view["hexes"]
    assert isinstance(rows, list)
    letters = {"pack": "p", "alpha": "A", "den": "d", "lair": "L"}
    for row in rows:
        pieces = "".join(
            ("n" if piece["owner"] < 0 else str(piece["owner"] + 1)) + letters[piece["kind"]]
            for piece in row["pieces"]
        )
        assert pieces in text
    assert "nL" in text
    for word in ("tiles", "pays", "spread", "speed", "howl", "wolves", "lairs", "prey", "points"):
        assert text.count(f"{word} ") >= 2, word


def test_colour_is_used_on_a_terminal_and_never_without() -> None:
    record = played(3, 7, 20)
    console = Console(width=120, color_system="truecolor", force_terminal=True)
    with console.capture() as capture:
        console.print(FACE.draw(record.state.view(None)))
    assert "\x1b[" in capture.get()
    assert "\x1b" not in "".join(drawn(record, 120))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_event_of_whole_games_has_its_sentence(seats: int) -> None:
    record = played(seats, seats, 10_000)
    view = record.state.view(None)
    for step in record.steps:
        for line in tell([step], FACE, None, view):
            assert re.fullmatch(r"[A-Z].*\.", line)
            assert not re.search(r"[{}]|\bNone\b|  ", line)


def test_every_kind_of_event_the_rules_tell_has_words() -> None:
    rules = files("wolfden.games.the_wolves") / "rules"
    named = {
        name
        for file in rules.iterdir()
        if file.name.endswith(".py")
        for name in re.findall(r'log\.tell\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    seen = {
        event.name
        for seed in range(8)
        for step in played(3, seed, 10_000).steps
        for event in step.events
    }
    assert named - seen <= {"tiles"}, "random games meet everything that options do not hide"


def test_every_reason_to_end_has_its_sentence() -> None:
    for word in END_REASONS:
        assert FACE.ending(word).endswith(".")


def test_every_choice_of_a_game_is_asked_for_in_a_sentence() -> None:
    record = Record(TITLES.get("the-wolves"), 3, {"packs": "chosen", "tiles": "chosen"})
    rng = random.Random(4)
    asked: set[str] = set()
    for _decision in range(150):
        record.resolve_chance(rng)
        legal = record.state.legal(record.state.actors()[0])
        action = rng.choice(legal)
        for depth in range(len(action.words)):
            here = choices(map(str, legal), action.words[:depth])
            assert here is not None
            if here.options:
                asked.add(FACE.question(record.state.view(None), here))
        record.apply(action)
    assert all(question.endswith((".", "?")) for question in asked)
    assert {"How do you pay?", "Choose your pack.", "Which track does the den come from?"} <= asked


def test_places_are_read_out_of_words() -> None:
    words = ["walk", "alpha@c4", "@d4", ">e12", "+forest/rock", "^speed", "2-den@f5"]
    assert FACE.places(words) == {"c4", "d4", "e12", "f5"}
