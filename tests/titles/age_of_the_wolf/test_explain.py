"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import NotationError, WrongSeat
from wolfden.titles.age_of_the_wolf.game import GAME


def test_the_sentence_names_what_it_speaks_of() -> None:
    table = Table("red-forest=1:25 green-forest=2:5")
    assert str(table.refused("move @red-forest @red-ridge 30 pack")) == (
        "you have 25 wolves in red-forest, not 30 (A4.1)"
    )


def test_a_seat_that_is_not_to_act_gets_that_reason() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-ridge=2:5")
    with pytest.raises(WrongSeat, match=r"not seat 2’s turn\. Seats that may act: 1\."):
        table.state.explain(1, "next")
    table.do("move @red-forest @red-steppe 25 pack")
    with pytest.raises(WrongSeat, match=r"the program has rolled"):
        table.state.explain(0, "next")
    table.do("roll 3", "roll 1")
    with pytest.raises(WrongSeat, match=r"not seat 1’s turn\. Seats that may act: 2\."):
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


def test_beginnings_are_open_exactly_where_a_legal_action_continues_them() -> None:
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
