"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import json
from importlib import import_module

import pytest

from tests.titles.attempts import Attempt
from tests.titles.tables import is_whole
from wolfden.core.contract import State
from wolfden.core.errors import IllegalAction
from wolfden.titles import TITLES

FOLDERS = {title: title.replace("-", "_") for title in TITLES.ids()}
MADE = {title: import_module(f"tests.titles.{name}.attempts") for title, name in FOLDERS.items()}
EACH = pytest.mark.parametrize(
    ("title", "attempt"),
    [(title, attempt) for title, made in MADE.items() for attempt in made.ATTEMPTS],
    ids=lambda of: of if isinstance(of, str) else f"{of.code}-{of.words.replace(' ', '_')}",
)


def laid_out(title: str, attempt: Attempt) -> tuple[State, int]:
    """Return the position of an attempt, and the seat that tries."""
    state: State = MADE[title].state_of(attempt)
    return state, attempt.number("seat") - 1 if attempt.field("seat") else state.actors()[0]


@EACH
def test_an_illegal_attempt_is_explained_refused_and_changes_nothing(
    title: str, attempt: Attempt
) -> None:
    state, seat = laid_out(title, attempt)
    words = tuple(attempt.words.split())
    assert not [a for a in state.legal(seat) if a.words[: len(words)] == words]
    reason = state.explain(seat, attempt.words)
    assert reason is not None
    assert (reason.code, reason.rule) == (attempt.code, attempt.rule)
    assert not set(reason.sentence) & set("{}")
    assert str(reason) == f"{reason.sentence} ({reason.rule})"
    assert json.loads(json.dumps(reason.facts)) == reason.facts
    if is_whole(state, attempt.words):
        check_refused(state, seat, attempt)


def check_refused(state: State, seat: int, attempt: Attempt) -> None:
    """Check that a whole action is refused with the rule, and changes nothing."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.parse(seat, attempt.words))
    assert refusal.value.rule == attempt.rule
    assert attempt.rule in str(refusal.value)
    assert state.dump() == before


@pytest.mark.parametrize("title", FOLDERS)
def test_there_are_attempts_for_every_reason(title: str) -> None:
    vocabulary = import_module(f"wolfden.titles.{FOLDERS[title]}.rules.vocabulary")
    tried = {attempt.code for attempt in getattr(MADE[title], "ALL", MADE[title].ATTEMPTS)}
    assert set(vocabulary.REASON_RULES) - tried == getattr(MADE[title], "TRIED_ELSEWHERE", set())
    assert len(MADE[title].ATTEMPTS) >= 60
