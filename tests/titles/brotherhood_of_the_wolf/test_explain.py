"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import NotationError, WrongSeat
from wolfden.titles.brotherhood_of_the_wolf.game import GAME
from wolfden.titles.brotherhood_of_the_wolf.text.notation import SYNTAX


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


def test_a_seat_out_of_turn_learns_whose_turn_it_is() -> None:
    table = Table("prowl", seats=3)
    with pytest.raises(WrongSeat, match=r"not seat 2’s turn\. Seats that may act: 1\."):
        table.state.explain(1, "end")
    table = Table("move", laid="spring=langeac summer=auvers/wolves/down", seats=3)
    with pytest.raises(WrongSeat, match=r"not seat 1’s turn\. Seats that may act: 2, 3\."):
        table.state.apply(table.state.parse(0, "end"))


@refusals(Path(__file__).with_name("no-actions.txt"))
def test_what_means_nothing_is_no_action(refusal: Refusal) -> None:
    with pytest.raises(NotationError, match=re.escape(refusal.problem)):
        GAME.setup(2).parse(0, refusal.breaks(""))


@pytest.mark.parametrize("text", SYNTAX.values())
def test_words_and_codes_are_inverse(text: str) -> None:
    assert str(GAME.setup(2).parse(0, text)) == text
