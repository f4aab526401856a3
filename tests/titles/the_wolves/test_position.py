"""Positions as text: written and read back along whole games, and impossible ones refused."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.the_wolves.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadPosition
from wolfden.core.options import Value
from wolfden.titles.the_wolves.game import GAME, WolvesState
from wolfden.titles.the_wolves.text.check import check

GAMES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"turn-limit": 40}),
    (4, {"turn-limit": 40}),
    (5, {"turn-limit": 40}),
    (2, {"tiles": "chosen", "packs": "chosen", "turn-limit": 20}),
    (3, {"action-tokens": "one", "turn-limit": 20}),
    (4, {"late-tokens": "yes", "packs": "chosen", "turn-limit": 20}),
    (5, {"tiles": "chosen", "alpha-tiebreak": "off", "turn-limit": 20}),
]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_load_is_the_inverse_of_dump_at_every_step(players: int, options: dict[str, Value]) -> None:
    rng = random.Random(players)
    state = GAME.setup(players, options)
    assert isinstance(state, WolvesState)
    while True:
        check(state)
        twin = GAME.load(state.dump())
        assert twin.dump() == state.dump()
        assert twin.actors() == state.actors()
        assert [twin.codes(seat) for seat in twin.actors()] == [
            state.codes(seat) for seat in state.actors()
        ]
        if state.is_over:
            break
        seat = state.actors()[0]
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat)))
    assert GAME.load(state.dump()).outcome() == state.outcome()


def test_a_loaded_position_plays_on_like_the_one_it_was_written_from() -> None:
    table = Table(3, begun=False)
    table.do("draft @h4", "draft @g5", "draft @i5", "draft @h7", "draft @g7", "draft @i7")
    state, twin = table.state, GAME.load(table.state.dump())
    rng = random.Random(5)
    for _step in range(200):
        seat = state.actors()[0]
        code = rng.choice(state.codes(seat))
        state.play(seat, code)
        twin.play(seat, code)
        assert twin.dump() == state.dump()


def test_comments_and_blank_lines_are_skipped() -> None:
    text = Table(3, begun=False).state.dump()
    spaced = "# a comment\n\n" + text.replace("\nhexes", "\n\n# more\nhexes")
    assert GAME.load(spaced).dump() == text


DRAFTED = """\
position the-wolves rules=2 seats=3
regions 1 2 3 4 5 6
moons crescent crescent quarter quarter full full
hexes c5=lone c8=lone d6=raccoon*2 d9=boar*2 e8=lone e11=lone f1=lone f4=lone g3=deer*2\
 g5=2-alpha,2-pack g7=2-alpha,2-pack h4=1-alpha,1-pack h7=3-alpha,3-pack i5=3-alpha,3-pack\
 i7=1-alpha,1-pack j2=moose*2 j7=lone j10=lone k1=lone k4=lone k9=hare*2 l5=hare*2 m4=lone m7=lone
pack seat=1 home=forest
pack seat=2 home=rock
pack seat=3 home=grass
turn stage=act seat=1 first=1 turn=1
"""


def test_the_drafted_position_can_be_read() -> None:
    assert GAME.load(DRAFTED).dump() == DRAFTED


def test_w3_6_without_a_draw_nobody_but_seat_1_is_the_first_player() -> None:
    text = DRAFTED.replace("regions 1", "options first=seat-1\nregions 1", 1)
    assert GAME.load(text).view(None)["first"] == 0


def test_w3_6_a_draw_belongs_to_nobody() -> None:
    assert GAME.load(TEXTS["first"]).actors() == (CHANCE,)


def test_w3_6_a_position_of_rules_1_has_no_draw_and_seat_1_begins() -> None:
    older = DRAFTED.replace("rules=2", "rules=1").replace(" first=1", "")
    state = GAME.load(older)
    assert state.view(None)["first"] == 0
    now = state.dump()
    assert now.splitlines()[:2] == ["position the-wolves rules=2 seats=3", "options first=seat-1"]
    assert GAME.load(now).dump() == now


CHOOSING = Table(3, homes="", begun=False, packs="chosen", tiles="chosen")
CHOOSING.do("pack forest")
CHOOSING_PACKS = CHOOSING.state.dump()
CHOOSING.do("pack rock", "pack grass", "tiles backs")
CHOOSING_TILES = CHOOSING.state.dump()


def dealing(stage: str) -> str:
    """Return a table half way through a stage of dealing."""
    state = GAME.setup(3)
    while f"stage={stage} " not in state.dump() or (
        stage != "first" and " count=1" not in state.dump()
    ):
        state.apply(state.legal(CHANCE)[0])
    return state.dump()


TEXTS = {
    "nothing": "",
    "drafted": DRAFTED,
    "before-the-draft": Table(3, begun=False).state.dump(),
    "choosing-packs": CHOOSING_PACKS,
    "choosing-tiles": CHOOSING_TILES,
    "two-players": Table(2, begun=False).state.dump(),
    **{stage: dealing(stage) for stage in ("regions", "prey", "moons", "packs", "first")},
}


@refusals(Path(__file__).with_name("positions.txt"))
def test_a_position_that_cannot_be_is_refused_with_a_sentence(refusal: Refusal) -> None:
    with pytest.raises(BadPosition, match=re.escape(refusal.problem)):
        GAME.load(refusal.breaks(TEXTS[refusal.heading]))


def two_players_over(**packs: str) -> str:
    """Return a finished game for two players; what each pack has won is as the caller says."""
    rng = random.Random(4)
    state = GAME.setup(2, {"turn-limit": 2})
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat)))
    text = re.sub(r" (regions|tokens|lesser)=\d+", "", state.dump())
    for name, won in packs.items():
        text = re.sub(rf"(?m)^(pack {name.replace('_', '=')}.*)$", rf"\1 {won}", text)
    return text


@pytest.mark.parametrize(
    ("won", "more"),
    [("regions=44 tokens=7", "lesser=22"), ("regions=20 tokens=4", "regions=24 tokens=3")],
)
def test_w16_2_two_players_win_up_to_seven_tokens(won: str, more: str) -> None:
    text = two_players_over(seat_1=won, seat_2=more)
    assert GAME.load(text).dump() == text


@pytest.mark.parametrize(
    "packs",
    [
        {"seat_1": "regions=40 tokens=5"},
        {"seat_1": "regions=24 tokens=3", "seat_2": "regions=8 tokens=1"},
        {"seat_1": "regions=52 tokens=8"},
        {"seat_1": "lesser=23"},
    ],
)
def test_w16_2_no_token_counts_twice(packs: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        GAME.load(two_players_over(**packs))
