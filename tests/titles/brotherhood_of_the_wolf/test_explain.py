"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import json
import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.brotherhood_of_the_wolf.attempts import ATTEMPTS, Attempt
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import IllegalAction, NotationError, WrongSeat
from wolfden.titles.brotherhood_of_the_wolf.game import GAME
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import REASON_RULES
from wolfden.titles.brotherhood_of_the_wolf.text.notation import SLOTS, SYNTAX

EACH = pytest.mark.parametrize(
    "attempt", ATTEMPTS, ids=[f"{a.code}-{a.words.replace(' ', '_')}" for a in ATTEMPTS]
)


@EACH
def test_an_attempt_is_refused_for_its_reason(attempt: Attempt) -> None:
    state = attempt.state()
    before = state.dump()
    reason = state.explain(attempt.actor(state), attempt.words)
    assert reason is not None
    assert (reason.code, reason.rule) == (attempt.code, attempt.rule)
    assert not set(reason.sentence) & set("{}")
    assert str(reason) == f"{reason.sentence} ({reason.rule})"
    assert json.loads(json.dumps(reason.facts)) == reason.facts
    words = attempt.words.split()
    if len(words) == 1 + len(SLOTS[words[0]]):
        action = state.parse(attempt.actor(state), attempt.words)
        with pytest.raises(IllegalAction) as refusal:
            state.apply(action)
        assert refusal.value.rule == attempt.rule
        assert attempt.rule in str(refusal.value)
    assert state.dump() == before


def test_every_reason_is_tried() -> None:
    # What 'card-not-in-hand' says is tried in the test of B9.2.
    assert set(REASON_RULES) - {attempt.code for attempt in ATTEMPTS} == {"card-not-in-hand"}


def test_every_beginning_of_a_legal_action_is_open_and_no_other() -> None:
    rng = random.Random(3)
    state = GAME.setup(3)
    while state.actors():
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        paths = {action.words[:length] for action in legal for length in range(1, 5)}
        for action in rng.sample(legal, min(4, len(legal))):
            for length in range(1, len(action.words) + 1):
                beginning = action.words[:length]
                assert state.explain(seat, " ".join(beginning)) is None
        for syntax in SYNTAX.values():
            for length in range(1, 5):
                words = tuple(syntax.split()[:length])
                assert (state.explain(seat, " ".join(words)) is None) == (words in paths)
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(legal).code)


def test_a_seat_out_of_turn_is_told_whose_turn_it_is() -> None:
    table = Table("prowl", seats=3)
    with pytest.raises(WrongSeat, match=r"turn of seat 2\. Seats that may act: 1\."):
        table.state.explain(1, "end")
    table = Table("move", laid="spring=langeac summer=auvers/wolves/down", seats=3)
    with pytest.raises(WrongSeat, match=r"turn of seat 1\. Seats that may act: 2, 3\."):
        table.state.apply(table.state.parse(0, "end"))


@refusals(Path(__file__).with_name("no-actions.txt"))
def test_what_means_nothing_is_no_action(refusal: Refusal) -> None:
    with pytest.raises(NotationError, match=re.escape(refusal.problem)):
        GAME.setup(2).parse(0, refusal.breaks(""))


@pytest.mark.parametrize("text", SYNTAX.values())
def test_words_and_codes_are_inverse(text: str) -> None:
    assert str(GAME.setup(2).parse(0, text)) == text
