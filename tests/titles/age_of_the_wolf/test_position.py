"""Positions as text: what is written can be read, and what cannot lie on the table is refused."""

import random
import re

import pytest

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadPosition
from wolfden.titles.age_of_the_wolf.game import GAME, AgeState
from wolfden.titles.age_of_the_wolf.text.check import check

POSITION = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:25,den red-steppe=2:15,>10 red-ridge=1:10,bear,moved:5 green-forest=2:25,den
pack seat=1 lead=red-forest scare=1 freeze=2
pack seat=2 lead=green-forest breed=3
discards extra=1
turn stage=battle step=battle seat=1 active=1 first=2 round=4 frozen=red-tundra~red-island\
 marches=red-forest>red-steppe:10:pack
"""

RETREAT = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:10 red-steppe=2:15,>15 green-ridge=2:5
pack seat=1 lead=red-forest
pack seat=2 lead=red-steppe
turn stage=retreat step=battle seat=2 active=1 first=1 round=1\
 marches=red-forest>red-steppe:15:pack place=red-steppe
"""

ROLL = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:10 red-ridge=1:10,bear,moved:10 green-forest=2:5
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=roll step=battle seat=1 active=1 first=1 round=1 marches=red-forest>red-ridge:10:pack
"""

DEAL = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:25,den red-tundra=bear green-forest=2:25,den
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=predators step=move seat=1 active=1 first=1 count=1
"""


def with_(text: str, old: str, new: str) -> str:
    """Return a position with one thing changed."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("text", [POSITION, RETREAT, ROLL, DEAL])
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert GAME.load(text).dump() == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_load_and_dump_are_inverse_along_random_games(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.setup(seats, {"ring": ("packs", "four")[seed % 2]})
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


BROKEN = [
    (POSITION, "regions", "board| [seats\nregions", "board: this is not a TOML file"),
    (POSITION, "1:25,den", "1:24,den", "must come in fives (A1.1)"),
    (POSITION, "1:25,den", "1:25,den,2:5", "two packs hold the same region (A1.6)"),
    (POSITION, "1:25,den", "5:25,den", "regions: “5” is not one of 1, 2."),
    (POSITION, "1:25,den", "1:x,den", "regions: “x” is not a number of wolves."),
    (POSITION, "1:25,den", "1:25,lair", "regions: “lair” is not one of human, tiger, bear."),
    (POSITION, "red-forest=1:25,den", "red-forest", "is not of the form red-forest=1:25,den"),
    (POSITION, "red-ridge=1:10", "red-wood=1:10", "regions: unknown key “red-wood”."),
    (
        POSITION,
        "1:25,den",
        "1:25,den,bear*21",
        "regions: “21” is not one of 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,",
    ),
    (POSITION, "1:10,bear,moved:5", "den,bear", "nobody guards the den in red-ridge (A6.3)"),
    (POSITION, "2:15,>10", ">10", "attackers wait in red-steppe, but no rival is there"),
    (POSITION, "moved:5", "moved:15", "more wolves have moved to red-ridge than are there"),
    (POSITION, "green-forest=2:25", "green-forest=2:35", "green-forest has more wolves"),
    (
        POSITION,
        "1:25,den",
        "1:160,den",
        "regions: the pack of seat 1 has 180 wolves; 175 is the most (A1.1).",
    ),
    (
        POSITION,
        "extra=1",
        "extra=6",
        "discards: “extra” must be a whole number from 0 to 5, not “6”.",
    ),
    (POSITION, "breed=3", "breed=5 freeze=1", "seat 2 holds more than 5 cards (A3.7)"),
    (POSITION, "freeze=2", "freeze=2 extra=3", "seat 1 holds more than 5 cards (A3.7)"),
    (
        POSITION,
        "lead=green-forest",
        "lead=green-ridge",
        "pack: the Lead Wolf of seat 2 is where its pack has no wolves (A9.1).",
    ),
    (POSITION, "lead=green-forest", "lead=lost", "the Lead Wolf of seat 2 returns at once"),
    (POSITION, "lead=green-forest", "lead=out", "seat 2 is out when it has no wolves"),
    (POSITION, "round=4", "round=61", "a game has 1 to 60 rounds (A9.3)"),
    (POSITION, "round=4", "round=4 moves=1", "movements are made one by one in step 2"),
    (POSITION, "round=4", "round=4 debt=5", "wolves are to be lost in the stages for it"),
    (POSITION, "round=4", "round=4 attack=2", "a roll lies on the table"),
    (POSITION, "round=4", "round=4 litters=red-forest", "litters are noted only while"),
    (POSITION, "round=4", "round=4 count=1", "the dealing is over (A2)"),
    (
        POSITION,
        "step=battle",
        "step=roam",
        "turn: the stage “battle” does not come in this step (A3).",
    ),
    (POSITION, "seat=1 active=1", "seat=2 active=1", "the pack whose turn it is decides"),
    (POSITION, "battle seat", "battle battle=2 seat", "fewer marches than battles fought"),
    (POSITION, ":10:pack", ":5:pack", "attackers wait who have not marched there"),
    (POSITION, ":10:pack", ":7:pack", "wolves march in fives"),
    (POSITION, ":10:pack", ":10", "is not a march like red-forest>red-ridge:15:lead"),
    (POSITION, "lead=red-forest", "lead=red-steppe", "waits where it has not marched to"),
    (
        POSITION,
        "pack seat=2 lead=green-forest breed=3\n",
        "",
        "pack: 2 lines are needed, one per seat, not 1.",
    ),
    (POSITION, "pack seat=2", "pack seat=1", "seat=2 is missing"),
    (
        POSITION,
        "stage=battle",
        "stage=sleep",
        "turn: “sleep” is not one of first, predators, cards, draw, roll, move,",
    ),
    (RETREAT, " green-ridge=2:5", "", "turn: there is nothing to decide in the stage “retreat”."),
    (RETREAT, "2:15,>15", "2:15,>15,tiger", "A3.6"),
    (RETREAT, "stage=retreat", "stage=withdraw", "A3.6"),
    (ROLL, "1:10,bear,moved:10", "1:10,moved:10", "a battle is fought where there is no enemy"),
    (ROLL, " marches=red-forest>red-ridge:10:pack", "", "where nobody has marched"),
    (ROLL, "round=1", "round=1 attack=2", "do not fit whose roll is due (A5.2)"),
    (ROLL, "round=1", "round=1 attack=4", "the die has no such face (A1.2)"),
    (ROLL, "stage=roll", "stage=reroll", "nobody there may roll again (A5.2)"),
    (ROLL, "green-forest=2:5", "", "seat 2 is out when it has no wolves"),
    (DEAL, "count=1", "count=2", "predators are dealt one per region, poorest first (A2.2)"),
    (DEAL, "red-tundra=bear", "red-ridge=bear", "predators are dealt one per region"),
    (DEAL, "2:25,den", "2:20,den", "seat 2 is not as it starts (A2.1)"),
    (DEAL, "lead=green-forest", "lead=green-forest scare=1", "cards are dealt one by one"),
    (DEAL, "count=1", "count=1 round=1", "the first round has not begun yet (A2)"),
]


@pytest.mark.parametrize(("text", "old", "new", "problem"), BROKEN)
def test_what_cannot_lie_on_the_table_is_refused(
    text: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(with_(text, old, new))


def test_no_more_cards_than_the_box_has() -> None:
    text = with_(POSITION, "extra=1", "extra=5").replace("freeze=2", "extra=1")
    with pytest.raises(
        BadPosition, match=r"pack: there are 6 cards “extra”; the box has 5 \(A1\.3\)\."
    ):
        GAME.load(text)


def test_the_last_pack_alive_has_won_already() -> None:
    text = ROLL.replace(" green-forest=2:5", "").replace("lead=green-forest", "lead=out")
    with pytest.raises(BadPosition, match=r"the last pack alive has won \(A9.2\)"):
        GAME.load(text)


def test_a_position_of_another_title_is_refused() -> None:
    with pytest.raises(
        BadPosition, match=r"This is a position of the-wolves, not of age-of-the-wolf\."
    ):
        GAME.load(POSITION.replace("age-of-the-wolf", "the-wolves"))
