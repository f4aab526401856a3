"""Positions as text: written and read back along whole games, and impossible ones refused."""

import random
import re

import pytest

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


# The position after a draft, and what is changed in it.

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
    with pytest.raises(BadPosition, match=r"turn: where no first player is drawn, it is seat 1"):
        GAME.load(text.replace("seat=1 first=1", "seat=2 first=2"))


def test_w3_6_a_draw_belongs_to_nobody_and_to_tables_that_draw() -> None:
    state = GAME.setup(3)
    while "stage=first" not in state.dump():
        state.apply(state.legal(CHANCE)[0])
    text = state.dump()
    assert GAME.load(text).actors() == (CHANCE,)
    for old, new in (
        ("stage=first seat=1", "stage=first seat=2"),
        ("regions", "options first=seat-1\nregions"),
    ):
        with pytest.raises(BadPosition, match="nobody would have anything to decide"):
            GAME.load(text.replace(old, new, 1))


def test_w3_6_a_position_of_rules_1_has_no_draw_and_seat_1_begins() -> None:
    older = DRAFTED.replace("rules=2", "rules=1").replace(" first=1", "")
    state = GAME.load(older)
    assert state.view(None)["first"] == 0
    now = state.dump()
    assert now.splitlines()[:2] == ["position the-wolves rules=2 seats=3", "options first=seat-1"]
    assert GAME.load(now).dump() == now


UNREADABLE = [
    ("", "", "This is not a position: it must begin with “position the-wolves”."),
    (
        "position the-wolves",
        "game the-wolves",
        "This is not a position: it must begin with “position the-wolves”.",
    ),
    ("the-wolves", "chess", "This is a position of chess, not of the-wolves."),
    (
        "rules=2",
        "rules=3",
        "The position is for version 3 of the rules; this Wolfden has version 2.",
    ),
    (" rules=2", "", "position: “rules” is missing."),
    ("seats=3", "seats=6", "position: “seats” must be a whole number from 2 to 5, not “6”."),
    ("seats=3", "seats=3 dice=2", "position: unknown key “dice”."),
    ("regions", "lands", "Unknown line “lands”. A position has: regions, moons, hexes, pack,"),
    (
        "regions",
        "options dice=6\nregions",
        "Unknown option “dice”. Available: first, action-tokens, late-tokens,",
    ),
    ("regions", "board| [shape\nregions", "board: this is not a TOML file"),
    ("regions 1 2", "regions 1 x", "regions: “x” is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10."),
    ("regions 1 2 3 4 5 6", "regions 1 2 3 4 5 6\nregions 1 2 3 4 5 6", "appears twice"),
    ("moons crescent", "moons blue", "moons: “blue” is not one of crescent, quarter, full."),
    ("c5=lone", "c5=bear", "hexes: “bear” is not one of 1, 2, 3."),
    ("c5=lone", "z9=lone", "hexes: unknown key “z9”."),
    ("c5=lone", "b6=lone", "hexes: unknown key “b6”."),
    ("c5=lone", "c5", "hexes: “c5” is not of the form name=value."),
    ("c5=lone", "c5=lone c5=lone", "hexes: a key appears twice"),
    ("d6=raccoon*2", "d6=bear*2", "hexes: “bear” is not one of moose, deer, raccoon, boar, hare."),
    ("d6=raccoon*2", "d6=raccoon*3", "hexes: “raccoon” must be a whole number from 1 to 2"),
    ("2-alpha,2-pack", "4-alpha,2-pack", "hexes: “4” is not one of 1, 2, 3."),
    ("2-alpha,2-pack", "neutral-alpha,2-pack", "hexes: “neutral” is not one of 1, 2, 3."),
    ("2-alpha,2-pack", "2-alpha,2-bear", "hexes: “bear” is not one of pack, alpha, den, lair."),
    ("pack seat=2 home=rock\n", "", "pack: the position needs 3 of these lines, but has 2."),
    ("pack seat=2", "pack seat=3", "pack: the lines are out of order: seat=2 is due here."),
    ("home=rock", "home=lava", "pack: “lava” is not one of forest, rock, grass, tundra, desert."),
    (
        "home=rock",
        "home=rock speed=5",
        "pack: “speed” must be a whole number from 0 to 4, not “5”.",
    ),
    (
        "home=rock",
        "home=rock wolves=9",
        "pack: “wolves” must be a whole number from 0 to 8, not “9”.",
    ),
    (
        "home=rock",
        "home=rock lairs=5",
        "pack: “lairs” must be a whole number from 0 to 4, not “5”.",
    ),
    (
        "home=rock",
        "home=rock actions=-1",
        "pack: “actions” must be a whole number from 0 to 12, not “-1”.",
    ),
    (
        "home=rock",
        "home=rock backs=lava",
        "pack: “lava” is not one of forest/rock, rock/grass, grass/tundra,",
    ),
    ("home=rock", "home=rock prey=hare,hare", "pack: “prey=hare,hare” names something twice."),
    ("home=rock", "home=rock luck=7", "pack: unknown key “luck”."),
    (
        "stage=act",
        "stage=dream",
        "turn: “dream” is not one of regions, prey, moons, packs, tiles, first, draft,",
    ),
    ("stage=act ", "", "turn: “stage” is missing."),
    ("turn stage=act seat=1 first=1 turn=1", "", "turn: “stage” is missing."),
    ("seat=1 first", "seat=4 first", "turn: “4” is not one of 1, 2, 3."),
    ("turn=1", "turn=x", "turn: “turn” must be a whole number from 0 to 250, not “x”."),
    (
        "stage=act",
        "stage=walk walkers=2 ground=lava",
        "turn: “lava” is not one of forest, rock, grass, tundra, desert.",
    ),
    (
        "stage=act",
        "stage=walk walkers=1 walked=alpha@z9",
        "turn: “alpha@z9” is not a wolf like alpha@c4.",
    ),
    ("stage=act", "stage=walk walkers=1 walked=den@h4", "turn: “den” is not one of pack, alpha."),
]

IMPOSSIBLE = [
    ("regions 1 2 3 4 5 6", "regions 1 2 3 4 5 1", "a region board lies in two places (W1.3)"),
    ("regions 1 2 3 4 5 6", "regions 1 2 3 4 5 6 7", "the map has 6 places (W1.3)"),
    ("regions 1 2 3 4 5 6", "regions 1 2 3 4 5", "6 of them must lie in this stage (W1.3)"),
    ("moons crescent crescent", "moons crescent", "each of the 6 regions needs its token"),
    ("moons crescent", "moons -", "other region tokens are left than the scored phases leave"),
    ("moons crescent", "moons full", "other region tokens are left than the scored phases leave"),
    ("c5=lone", "c6=lone", "c6 has no lone wolf mark (W1.1)"),
    ("c5=lone ", "", "pack: wolves taken: 0; but gone from the map are lone wolves: 1, pack"),
    ("d6=raccoon*2", "d5=raccoon*2", "d5 has no prey mark (W1.1)"),
    (
        "d6=raccoon*2",
        "d6=raccoon*1",
        "hexes: of “raccoon”, 1 lie on the map and 0 were taken, but there are 2",
    ),
    (
        "d6=raccoon*2",
        "d6=moose*2",
        "hexes: of “moose”, 4 lie on the map and 0 were taken, but there are 2",
    ),
    (
        "home=rock",
        "home=rock prey=deer",
        "hexes: of “deer”, 2 lie on the map and 1 were taken, but there are 2",
    ),
    ("home=rock", "home=forest", "two seats have the same home terrain (W3.4)"),
    (" home=rock", "", "pack: the first 3 seats must have a home terrain, and no others (W3.4)."),
    ("2-alpha,2-pack", "2-alpha,2-pack,2-pack", "at most 2 pieces stand on a hex (W6.6)"),
    ("2-alpha,2-pack", "2-alpha,1-pack", "rivals share g5, and neither is a den (W6.5)"),
    (
        "2-alpha,2-pack",
        "2-alpha,2-alpha",
        "hexes: seat 2 has 3 “alpha” on the map, where its board allows 2 (W2.1).",
    ),
    (
        "2-alpha,2-pack",
        "2-pack",
        "hexes: seat 2 has 1 “alpha” on the map, where its board allows 2 (W2.1).",
    ),
    (
        "c5=lone",
        "c5=lone d5=2-pack",
        "hexes: seat 2 has 3 “pack” on the map, where its board allows at most 2",
    ),
    (
        "c5=lone",
        "c5=lone d5=2-den",
        "hexes: seat 2 has 1 “den” on the map, where its board allows 0 (W2.1).",
    ),
    ("c5=lone", "c5=lone d5=2-lair", "the lair on d5 is not next to a lake (W9.1)"),
    (
        "c5=lone",
        "c5=lone c6=2-lair",
        "hexes: seat 2 has 1 “lair” on the map, where its board allows 0 (W2.1).",
    ),
    ("c5=lone", "c5=lone c6=2-lair c7=2-lair", "a pack has two lairs in one region (W9.1)"),
    ("c5=lone", "c5=lone d5=2-den,2-den", "two dens or lairs stand on d5 (W8.1)"),
    ("c5=lone", "c5=lone c6=2-lair,1-pack", "rivals share c6, and neither is a den (W6.5)"),
    (
        "home=rock",
        "home=rock wolves=1",
        "turn: the moon stands at 0, but it took dates for lone wolves: 0,",
    ),
    (
        "home=rock",
        "home=rock speed=1",
        "turn: the moon stands at 0, but it took dates for lone wolves: 0,",
    ),
    (
        "turn=1",
        "turn=1 moon=3",
        "turn: the moon stands at 3, but it took dates for lone wolves: 0,",
    ),
    ("stage=act", "stage=walk", "turn: wolves walk only in the stage “walk” (W6.1)."),
    ("turn=1", "turn=1 walkers=1", "turn: “walkers” does not belong to the stage “act”."),
    (
        "stage=act",
        "stage=walk walkers=3",
        "turn: more wolves walk than the pack’s spread allows (W6.1).",
    ),
    ("stage=act", "stage=over", "a game is over when all three phases are scored (W15.1)"),
    ("turn=1", "turn=1 scored=3", "other region tokens are left than the scored phases leave"),
    (" turn=1", "", "turns and actions are counted from the end of the draft (W3.6)"),
    ("stage=act", "stage=hunt actions=1", "in this stage nobody would have anything to decide"),
    ("stage=act", "stage=hunt", "wolves walk and hunt in an action, and none has begun (W4.4)"),
    (
        "stage=act seat=1 first=1 turn=1",
        "stage=draft seat=1 first=1",
        "hexes: seat 1 has 2 “alpha” on the map, where its board allows 0 (W2.1).",
    ),
    ("crescent crescent", "crescent/crescent -", "other region tokens are left than the scored"),
    ("seat=1 first", "seat=3 first", "turn: turn 1 is another seat’s (W3.6)."),
    (
        "stage=act",
        "stage=walk actions=1 walkers=1 walked=alpha@c11",
        "a wolf has walked that is not there (W6.1)",
    ),
    ("stage=act", "stage=walk walkers=2", "in an action, and none has begun (W4.4)"),
    (
        "home=rock",
        "home=rock regions=8 tokens=1",
        "pack: one region token does not make these points (W14.3).",
    ),
    ("home=rock", "home=rock regions=7", "0 region tokens do not make these points (W14.3)"),
    ("home=rock", "home=rock lesser=3", "no lower-value tokens make these points (W14.3)"),
    ("turn=1", "turn=1 ending=standstill", "turn: “ending” does not belong to the stage “act”."),
    ("turn=1", "turn=1 idle=6", "a game without progress has ended (W15.4)"),
    (" first=1", "", "the first player must be named: first=1 (W3.6)"),
    ("first=1", "first=2", "turn: turn 1 is another seat’s (W3.6)."),
    ("stage=act seat=1 first=1 turn=1", "stage=first seat=1 first=1", "“first” does not belong"),
    ("turn=1", "turn=1 count=4", "turn: “count” does not belong to the stage “act”."),
]


def change(old: str, new: str) -> str:
    """Return the drafted position with one thing changed; all of it where nothing is named."""
    assert old in DRAFTED
    return DRAFTED.replace(old, new, 1) if old else new


@pytest.mark.parametrize(("old", "new", "problem"), UNREADABLE)
def test_an_unreadable_position_is_refused_with_a_sentence(
    old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(change(old, new))


@pytest.mark.parametrize(("old", "new", "problem"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_a_sentence(
    old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(change(old, new))


def test_a_draft_out_of_order_is_refused() -> None:
    text = Table(3, begun=False).state.dump()
    with pytest.raises(
        BadPosition,
        match=r"turn: the draft goes clockwise from the first player to the last and back again",
    ):
        GAME.load(text.replace("stage=draft seat=1", "stage=draft seat=2"))


def test_a_scored_phase_the_moon_has_not_reached_is_refused() -> None:
    text = DRAFTED.replace("moons crescent crescent", "moons - -").replace(
        "turn=1", "turn=1 scored=1"
    )
    with pytest.raises(BadPosition, match="a phase is scored that the moon has not reached"):
        GAME.load(text)


@pytest.mark.parametrize(
    ("stage", "problem"),
    [
        ("stage=regions seat=1 count=2", "regions: 2 of them must lie in this stage"),
        ("stage=prey seat=1", "prey is dealt to one region after the other (W3.2)"),
        ("stage=moons seat=1", "a region token lies where none has been dealt yet (W3.3)"),
        (
            "stage=packs seat=1",
            "pack: the first 0 seats must have a home terrain, and no others (W3.4).",
        ),
        (
            "stage=regions seat=1 count=9",
            "turn: “count” must be a whole number from 0 to 5, not “9”.",
        ),
    ],
)
def test_a_deal_that_does_not_fit_its_stage_is_refused(stage: str, problem: str) -> None:
    text = re.sub("turn stage=.*", f"turn {stage}", Table(3, begun=False).state.dump())
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(text)


# Set-up: a table half way through dealing, and what is changed in it.

SET_UP = [
    ("prey", r"j2=moose\*2", "d9=moose*2", "prey is dealt to one region after the other (W3.2)"),
    ("prey", r"(?s)j2=moose\*2(.*)count=1", r"g3=moose*2 j2=moose*2\1count=2", "too many stacks"),
    ("moons", "moons crescent -", "moons - crescent", "other region tokens are left"),
    (
        "moons",
        "hexes ",
        "hexes a7=1-alpha ",
        "hexes: seat 1 has 1 “alpha” on the map, where its board allows 0 (W2.1).",
    ),
    (
        "packs",
        "c5=lone ",
        "",
        "pack: wolves taken: 0; but gone from the map are lone wolves: 1, pack",
    ),
    (
        "packs",
        r"d6=raccoon\*2 ",
        "",
        "hexes: of “raccoon”, 0 lie on the map and 0 were taken, but there are 2",
    ),
    ("packs", "count=1", "count=3", "packs are given out in seat order (W3.4)"),
    (
        "packs",
        r"(?s)home=forest(.*?)seat=2",
        r"\1seat=2 home=rock",
        "pack: the first 1 seats must have a home terrain, and no others (W3.4).",
    ),
    (
        "regions",
        "regions 1",
        "regions 1\nhexes c5=lone",
        "nothing lies on the map before its regions",
    ),
]


@pytest.mark.parametrize(("stage", "old", "new", "problem"), SET_UP)
def test_an_impossible_deal_is_refused_with_a_sentence(
    stage: str, old: str, new: str, problem: str
) -> None:
    state = GAME.setup(3)
    while f"stage={stage} " not in state.dump() or " count=1" not in state.dump():
        state.apply(state.legal(CHANCE)[0])
    text = state.dump()
    assert re.search(old, text)
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(re.sub(old, new, text, count=1))


TWO_PLAYERS = [
    (r"\w+=neutral\S+ ?", "", "the neutral pack does not stand as its token says (W16.3)"),
    ("hexes ", "hexes a7=neutral-den ", "the neutral pack stands beside the lakes only (W16.3)"),
    ("l8=neutral-lair", "l8=neutral-alpha", "the neutral pack does not stand as its token says"),
    ("moons crescent full", "moons full crescent", "does not stand as its token says (W16.3)"),
    ("crescent/quarter", "quarter/crescent", "other region tokens are left than the scored phases"),
]


@pytest.mark.parametrize(("old", "new", "problem"), TWO_PLAYERS)
def test_an_impossible_neutral_pack_is_refused_with_a_sentence(
    old: str, new: str, problem: str
) -> None:
    text = Table(2, begun=False).state.dump()
    assert re.search(old, text)
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(re.sub(old, new, text))


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
