"""Positions as text: what is written can be read, and what cannot lie on the table is refused."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadPosition
from wolfden.titles.age_of_the_wolf.game import GAME, AgeState
from wolfden.titles.age_of_the_wolf.text.check import check

POSITION = """\
position age-of-the-wolf rules=2 seats=2
options ring=packs
regions red-forest=1:25,den red-steppe=2:15,>10 red-ridge=1:10,bear,moved:5 green-forest=2:25,den
pack seat=1 lead=red-forest scare=1 freeze=2
pack seat=2 lead=green-forest breed=3
discards extra=1
turn stage=battle step=battle seat=1 active=1 first=2 round=4 frozen=red-tundra~red-island\
 marches=red-forest>red-steppe:10:pack
"""

RETREAT = """\
position age-of-the-wolf rules=2 seats=2
options ring=packs
regions red-forest=1:10 red-steppe=2:15,>15 green-ridge=2:5
pack seat=1 lead=red-forest
pack seat=2 lead=red-steppe
turn stage=retreat step=battle seat=2 active=1 first=1 round=1\
 marches=red-forest>red-steppe:15:pack place=red-steppe
"""

ROLL = """\
position age-of-the-wolf rules=2 seats=2
options ring=packs
regions red-forest=1:10 red-ridge=1:10,bear,moved:10 green-forest=2:5
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=roll step=battle seat=1 active=1 first=1 round=1 marches=red-forest>red-ridge:10:pack
"""

DEAL = """\
position age-of-the-wolf rules=2 seats=2
options ring=packs
regions red-forest=1:25,den red-tundra=bear green-forest=2:25,den
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=predators step=move seat=1 active=1 first=1 count=1
"""


@pytest.mark.parametrize("text", [POSITION, RETREAT, ROLL, DEAL])
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert GAME.load(text).dump() == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_load_and_dump_are_inverse_along_random_games(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        ring, packs = ("packs", "four")[seed % 2], ("dealt", "chosen", "seats")[seed // 2]
        state = GAME.setup(seats, {"ring": ring, "packs": packs})
        while actors := state.actors():
            seat = actors[0]
            assert isinstance(state, AgeState)
            check(state)
            text = state.dump()
            twin = GAME.load(text)
            assert twin.dump() == text
            assert twin.actors() == actors
            assert twin.codes(seat) == state.codes(seat)
            code = draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat))
            state.play(seat, code)
        assert GAME.load(state.dump()).outcome() == state.outcome()


TEXTS = {"battle": POSITION, "retreat": RETREAT, "roll": ROLL, "deal": DEAL}


@refusals(Path(__file__).with_name("positions.txt"))
def test_what_cannot_lie_on_the_table_is_refused(refusal: Refusal) -> None:
    with pytest.raises(BadPosition, match=re.escape(refusal.problem)):
        GAME.load(refusal.breaks(TEXTS[refusal.heading]))


def test_a_den_can_be_built_where_the_rules_ask_for_it() -> None:
    text = ROLL.replace(":10 red-ridge=1:10,bear,moved:10", ":25")
    text = text.replace("10:pack", "10:pack battle=1")
    text = text.replace("stage=roll step=battle", "stage=den step=den")
    assert GAME.load(text).legal(0)
