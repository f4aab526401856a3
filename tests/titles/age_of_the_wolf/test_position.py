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


BROKEN = [
    (POSITION, "regions", "board| [seats\nregions", "board: this is not a TOML file"),
    (POSITION, "1:25,den", "1:24,den", "must come in fives (A1.1)"),
    (POSITION, "1:25,den", "1:25,den,2:5", "names something twice"),
    (POSITION, "1:25,den", "5:25,den", "regions: “5” is not one of 1, 2."),
    (
        POSITION,
        "1:25,den",
        "1:x,den",
        "“red-forest” must be a whole number from 1 to 175, not “x”.",
    ),
    (POSITION, "1:25,den", "1:25,lair", "regions: “lair” is not one of human, tiger, bear."),
    (
        POSITION,
        "red-forest=1:25,den",
        "red-forest",
        "regions: “red-forest” is not of the form name=value.",
    ),
    (POSITION, "red-ridge=1:10", "red-wood=1:10", "regions: unknown key “red-wood”."),
    (
        POSITION,
        "1:25,den",
        "1:25,den,bear*21",
        "regions: “red-forest” must be a whole number from 1 to 20, not “21”.",
    ),
    *[
        (
            POSITION,
            "1:25,den",
            f"1:25,den,{bears}",
            f"regions: there are {found} predators of the kind “bear”; the box has 20 (A1.4).",
        )
        for bears, found in (("bear*20,bear*20", 40), ("bear*20,bear", 21), ("bear,bear*20", 21))
    ],
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
    (POSITION, "round=4", "round=4 debt=5", "“debt” does not belong to the stage “battle”"),
    (POSITION, "round=4", "round=4 attack=2", "“attack” does not belong to the stage “battle”"),
    (
        POSITION,
        "round=4",
        "round=4 litters=red-forest",
        "“litters” does not belong to the stage “battle”",
    ),
    (POSITION, "round=4", "round=4 count=1", "“count” does not belong to the stage “battle”"),
    (
        POSITION,
        "step=battle",
        "step=roam",
        "turn: there are fewer marches than battles fought (A3.3).",
    ),
    (POSITION, "seat=1 active=1", "seat=2 active=1", "nothing to decide in the stage “battle”"),
    (POSITION, "battle seat", "battle battle=2 seat", "fewer marches than battles fought"),
    (POSITION, ":10:pack", ":5:pack", "attackers wait who have not marched there"),
    (POSITION, ":10:pack", ":7:pack", "wolves march in fives"),
    (POSITION, ":10:pack", ":10", "is not a march like red-forest>red-ridge:15:lead"),
    (POSITION, "lead=red-forest", "lead=red-steppe", "waits where it has not marched to"),
    (
        POSITION,
        "pack seat=2 lead=green-forest breed=3\n",
        "",
        "pack: the position needs 2 of these lines, but has 1.",
    ),
    (POSITION, "pack seat=2", "pack seat=1", "the lines are out of order: seat=2 is due here"),
    (
        POSITION,
        "stage=battle",
        "stage=sleep",
        "turn: “sleep” is not one of first, predators, cards, draw, roll, move,",
    ),
    (RETREAT, " green-ridge=2:5", "", "turn: there is nothing to decide in the stage “retreat”."),
    (RETREAT, "2:15,>15", "2:15,>15,tiger", "A3.6"),
    (RETREAT, "stage=retreat", "stage=withdraw", "nothing to decide in the stage “withdraw”"),
    (ROLL, "1:10,bear,moved:10", "1:10,moved:10", "nothing to decide in the stage “roll”"),
    (ROLL, " marches=red-forest>red-ridge:10:pack", "", "nothing to decide in the stage “roll”"),
    (ROLL, "round=1", "round=1 attack=2", "do not fit whose roll is due (A5.2)"),
    (ROLL, "round=1", "round=1 attack=4", "“attack” must be a whole number from 0 to 3"),
    (ROLL, "stage=roll", "stage=reroll", "nobody there may roll again (A5.2)"),
    (ROLL, "green-forest=2:5", "", "seat 2 is out when it has no wolves"),
    (DEAL, "count=1", "count=2", "predators are dealt one per region (A2.2)"),
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


DEN = with_(with_(ROLL, ":10 red-ridge=1:10,bear,moved:10", ":25"), "10:pack", "10:pack battle=1")

UNREACHABLE = {
    "more predators than one place can count": (POSITION, "den ", "den,bear*20,bear*20 "),
    "a march of more wolves than there are": (POSITION, ":10:pack", ":261:pack"),
    "attackers counted twice": (POSITION, ">10", ">5,>5"),
    "a battle without a march": (POSITION, " marches=red-forest>red-steppe:10:pack", ""),
    "a march that starts in a rival's region": (POSITION, "=red-forest>", "=green-forest>"),
    "rolls in a turn without a battle": (POSITION, "round=4", "round=4 rolling=defender"),
    "a place that nothing is decided about": (POSITION, "round=4", "round=4 place=red-ridge"),
    "a debt that would kill a wolf later": (ROLL, "round=1", "round=1 debt=1"),
    "litters while the supply is not short": (
        ROLL,
        "stage=roll step=battle",
        "stage=litter step=move",
    ),
    "a second den in a turn": (
        ROLL.replace(":10 red-ridge=1:10,bear,moved:10", ":25").replace(
            "10:pack", "10:pack battle=1"
        ),
        "stage=roll step=battle",
        "stage=den step=den built=1",
    ),
    "a den built before the battles": (POSITION, "round=4", "round=4 built=1"),
    "predators driven where nobody fought": (
        ROLL.replace(" marches=red-forest>red-ridge:10:pack", " place=red-ridge"),
        "stage=roll",
        "stage=drive",
    ),
    "a win by dens without dens": (ROLL, "stage=roll", "stage=over"),
    "a loose word": (POSITION, "turn ", "turn quickly "),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    text, old, new = UNREACHABLE[name]
    with pytest.raises(BadPosition):
        GAME.load(with_(text, old, new))


def test_a_den_can_be_built_where_the_rules_ask_for_it() -> None:
    text, old, new = UNREACHABLE["a second den in a turn"]
    assert GAME.load(with_(text, old, new.replace(" built=1", ""))).legal(0)
