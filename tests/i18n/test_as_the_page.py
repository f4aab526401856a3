"""Both interpreters of the vocabularies narrate and ask the same, word for word."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from wolfden.core.choices import choices
from wolfden.core.contract import CHANCE
from wolfden.core.record import Record, Step
from wolfden.core.text.replay import open_replay
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import Face, face_of
from wolfden.titles import TITLES

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "titles"
GAMES = [
    ("the-wolves", "2p-full-moon", "uk"),
    ("the-wolves", "3p-full-moon-chosen", "fi"),
    ("age-of-the-wolf", "3p-elimination-then-dens", "ru"),
    ("age-of-the-wolf", "4p-round-limit", "sv"),
    ("brotherhood-of-the-wolf", "2p-experts-identity", "cs"),
    ("brotherhood-of-the-wolf", "3p-victims-in-fog", "nb"),
]
EVERY = 5
"""The distance between two steps that are compared, all seats in turn."""

Narrated = dict[str, list[str]]


def steps_of(record: Record) -> list[tuple[Step, int]]:
    """Return steps of a game, each with the seat that looks at it."""
    return [(step, at % record.seats) for at, step in enumerate(record.steps) if at % EVERY == 0]


def asked_at(step: Step) -> list[dict[str, list[str]]]:
    """Return the words chosen and offered on the way to an action."""
    if step.action.seat == CHANCE:
        return []
    legal = [str(action) for action in step.before.legal(step.action.seat)]
    found = [choices(legal, step.action.words[:depth]) for depth in range(len(step.action.words))]
    return [
        {"chosen": list(here.chosen), "options": list(here.options)}
        for here in found
        if here is not None and here.options
    ]


def moment(step: Step, seat: int) -> dict[str, Any]:
    """Return a moment as the page gets to see it."""
    viewer = step.action.seat if step.action.seat != CHANCE else seat
    events = [
        {"name": event.name, "seat": event.seat, "facts": event.facts_for(viewer)}
        for event in step.events
    ]
    return {"view": step.before.view(viewer), "events": events, "asked": asked_at(step)}


def narrated_in_terminal(step: Step, seat: int, face: Face) -> Narrated:
    """Return what the terminal says of a moment."""
    viewer = step.action.seat if step.action.seat != CHANCE else seat
    view = step.before.view(viewer)
    legal = [str(action) for action in step.before.legal(step.action.seat)]
    paths = [tuple(asked["chosen"]) for asked in asked_at(step)]
    offered = [here for path in paths if (here := choices(legal, path)) is not None]
    lines = [
        face.narrator.event_text(event.name, event.seat, event.facts_for(viewer), view)
        for event in step.events
    ]
    return {
        "lines": [face.translator.format_message(line) for line in lines if line is not None],
        "questions": [face.question(view, here) for here in offered],
    }


@pytest.mark.parametrize(("title", "name", "language"), GAMES)
def test_both_say_the_same(title: str, name: str, language: str) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: the page cannot be asked")
    text = (GOLDEN / title.replace("-", "_") / "replays" / f"{name}.txt").read_text(
        encoding="utf-8"
    )
    steps = steps_of(open_replay(text, TITLES)[1])
    face = face_of(title, Translator(language))
    moments = [moment(step, seat) for step, seat in steps]
    asked = json.dumps({"title": title, "language": language, "moments": moments})
    page = subprocess.run(
        [node, f"--import={HERE.parent}/web/js/resolve.mjs", HERE / "page.mjs"],
        input=asked,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert page.stderr == ""
    narrated = [narrated_in_terminal(step, seat, face) for step, seat in steps]
    assert sum(len(one["lines"]) for one in narrated) > len(narrated)
    assert json.loads(page.stdout) == narrated
