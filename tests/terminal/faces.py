"""Checks that the faces of all titles share."""

import re
from importlib.resources import files

from rich.console import Console

from wolfden.core.choices import choices
from wolfden.core.contract import CHANCE, Json, Seat
from wolfden.core.record import Record, Step
from wolfden.terminal.face import Face

WIDTHS = (80, 120, 160)


def drawn(face: Face, view: Json, width: int) -> str:
    """Return a table as plain text."""
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(face.draw(view))
    return capture.get()


def drawn_in_colour(face: Face, view: Json, marked: frozenset[str] = frozenset()) -> str:
    """Return a table as a terminal gets it."""
    console = Console(width=120, color_system="truecolor", force_terminal=True)
    with console.capture() as capture:
        console.print(face.draw(view, marked))
    return capture.get()


def event_names(face: Face) -> set[str]:
    """Return the name of every event that the rules of a title log."""
    rules = files(f"wolfden.titles.{face.title.replace('-', '_')}") / "rules"
    return {
        name
        for file in rules.iterdir()
        if file.name.endswith(".py")
        for name in re.findall(r'log\.add\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))
    }


def check_sentences(face: Face, record: Record, viewer: Seat | None = None) -> None:
    """Check that every line about a game is a whole sentence."""
    view = record.state.view(viewer)
    for step in record.steps:
        for line in face.describe_steps([step], viewer, view):
            assert re.fullmatch(r"[A-Z].*[.!]", line), line
            assert not re.search(r"[{}]|\bNone\b|  ", line)


def questions(face: Face, step: Step) -> list[str]:
    """Return what the seat of a step is asked, word by word; check that these are sentences."""
    state, seat, words = step.before, step.action.seat, step.action.words
    if seat == CHANCE:
        return []
    legal = [str(action) for action in state.legal(seat)]
    view = state.view(seat)
    found = []
    for depth in range(len(words)):
        here = choices(legal, words[:depth])
        assert here is not None
        question = face.question(view, here)
        assert re.search(r"[.?]$", question), question
        assert not re.search(r"[{}@]", question), question
        found.append(question)
    return found
