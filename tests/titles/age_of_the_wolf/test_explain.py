"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import json
import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.age_of_the_wolf.attempts import ATTEMPTS, Attempt
from tests.titles.age_of_the_wolf.table import Table
from tests.titles.tables import is_whole
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import IllegalAction, NotationError, WrongSeat
from wolfden.titles.age_of_the_wolf.game import GAME
from wolfden.titles.age_of_the_wolf.rules.vocabulary import REASON_RULES

EACH = pytest.mark.parametrize(
    "attempt", ATTEMPTS, ids=[f"{a.code}-{a.words.replace(' ', '_')}" for a in ATTEMPTS]
)


@EACH
def test_an_illegal_attempt_is_explained(attempt: Attempt) -> None:
    state = attempt.state()
    seat = state.actors()[0]
    words = tuple(attempt.words.split())
    assert not [a for a in state.legal(seat) if a.words[: len(words)] == words]
    reason = state.explain(seat, attempt.words)
    assert reason is not None
    assert (reason.code, reason.rule) == (attempt.code, attempt.rule)
    assert not set(reason.sentence) & set("{}")
    assert json.loads(json.dumps(reason.facts)) == reason.facts


@EACH
def test_an_illegal_attempt_is_refused_and_changes_nothing(attempt: Attempt) -> None:
    state = attempt.state()
    if not is_whole(state, attempt.words):
        return
    before = state.dump()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.parse(state.actors()[0], attempt.words))
    assert refusal.value.rule == attempt.rule
    assert attempt.rule in str(refusal.value)
    assert state.dump() == before


def test_there_are_attempts_for_every_reason() -> None:
    assert len(ATTEMPTS) >= 40
    assert {attempt.code for attempt in ATTEMPTS} == set(REASON_RULES)


def test_the_sentence_names_what_it_speaks_of() -> None:
    table = Table("red-forest=1:25 green-forest=2:5")
    assert str(table.refused("move @red-forest @red-ridge 30 pack")) == (
        "you have 25 wolves in red-forest, not 30 (A4.1)"
    )


def test_a_seat_that_is_not_to_act_is_told_so() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-ridge=2:5")
    with pytest.raises(WrongSeat, match=r"turn of seat 2\. Seats that may act: 1\."):
        table.state.explain(1, "next")
    table.do("move @red-forest @red-steppe 25 pack")
    with pytest.raises(WrongSeat, match=r"the program has rolled"):
        table.state.explain(0, "next")
    table.do("roll 3", "roll 1")
    with pytest.raises(WrongSeat, match=r"turn of seat 1\. Seats that may act: 2\."):
        table.state.apply(table.state.parse(0, "perish"))


@refusals(Path(__file__).with_name("no-actions.txt"))
def test_words_that_mean_nothing_are_refused(refusal: Refusal) -> None:
    state = Table("red-forest=1:25 green-forest=2:5").state
    text = refusal.breaks("")
    with pytest.raises(NotationError, match=re.escape(refusal.problem)):
        state.explain(0, text)
    with pytest.raises(NotationError):
        state.parse(0, text)


def test_an_unfinished_action_is_no_action() -> None:
    state = Table("red-forest=1:25 green-forest=2:5").state
    with pytest.raises(
        NotationError,
        match=r"“move @red-forest @red-tundra 5” is not finished\. Write it like this: move",
    ):
        state.parse(0, "move @red-forest @red-tundra 5")


def test_beginnings_are_open_exactly_where_a_legal_action_goes_on_from_them() -> None:
    """In random games, every beginning of every action that was legal at some moment."""
    rng = random.Random(11)
    state = GAME.setup(3)
    seen = {"next", "end", "lead", "scare", "roam @red-forest", "move @green-forest"}
    for _step in range(250):
        if not state.actors():
            break
        seat = state.actors()[0]
        legal = [action.words for action in state.legal(seat)]
        open_paths = {" ".join(path[:n]) for path in legal for n in range(1, len(path) + 1)}
        for text in rng.sample(sorted(seen), min(40, len(seen))):
            assert (state.explain(seat, text) is None) == (text in open_paths), text
        if seat != CHANCE:
            seen |= set(rng.sample(sorted(open_paths), min(8, len(open_paths))))
        code = draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat))
        state.play(seat, code)


def test_an_action_without_its_word_is_explained() -> None:
    """No face of the die is 0, which an action has until its word is given."""
    state = GAME.setup(2, {"packs": "dealt"})
    assert state.explain(CHANCE, "roll") is not None
