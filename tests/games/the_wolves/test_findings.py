"""Deviations found while the rules were checked, each as a test that fails until it is mended."""

import random
import re

import pytest

from tests.games.the_wolves.table import Table
from wolfden.core.chance import resolve
from wolfden.core.contract import CHANCE, State
from wolfden.core.errors import BadData, BadPosition
from wolfden.games.the_wolves.game import GAME

DRAFT = ("draft @h4", "draft @g5", "draft @i5", "draft @h7", "draft @g7", "draft @i7")


# 1. A copy is independent (contract). ``near`` is shared by copies made before the map is dealt:
#    what one of them measured on its own terrain is then believed by the other.


def deal(state: State, regions: str) -> State:
    for region in regions.split():
        state.apply(state.parse(CHANCE, f"region {region}"))
    resolve(state, random.Random(1))
    for text in [*DRAFT, "move grass +grass/tundra"]:
        state.apply(state.parse(state.actors()[0], text))
    return state


def test_copies_made_before_the_deal_know_their_own_map_only() -> None:
    undealt = GAME.setup(3)
    deal(undealt.copy(), "1 2 3 4 5 6").legal(0)
    copied = deal(undealt.copy(), "6 5 4 3 2 1")
    fresh = deal(GAME.setup(3), "6 5 4 3 2 1")
    assert copied.dump() == fresh.dump()
    assert list(map(str, copied.legal(0))) == list(map(str, fresh.legal(0)))


# 2. The view before packs are dealt: an unknown home (-1) is looked up as the last terrain.


def test_an_undealt_pack_has_no_home_tile_to_pay_with() -> None:
    packs = GAME.setup(3).view(None)["packs"]
    assert isinstance(packs, list)
    assert packs[0]["pays"] == [1, 1, 1, 1, 1]


# 3. ``chance()`` lists what is due; when nothing is due that is nothing, not a ``ValueError``.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_chance_is_due_in_a_turn(players: int) -> None:
    state = Table(players).state
    assert state.legal(CHANCE) == []
    assert state.weights() == []
    assert state.chance() == []


# 4. ``explain`` returns ``None`` "if it may": not for beginnings that no legal action has.


@pytest.mark.parametrize(
    ("hexes", "first", "beginning"),
    [
        ("h4=1-alpha", "", "lair"),
        ("h4=1-alpha", "", "dominate"),
        ("h4=1-pack", "", "howl"),
        ("h4=1-pack", "", "den"),
        ("m2=1-alpha", "move forest +home", "walk"),
        ("m2=1-alpha", "move forest +home", "walk alpha@m2"),
    ],
)
def test_a_beginning_without_a_legal_action_is_explained(
    hexes: str, first: str, beginning: str
) -> None:
    table = Table(3, hexes)
    table.pack(1, terrains=3)
    if first:
        table.do(first)
    assert table.legal(beginning) == []
    assert table.state.explain(0, beginning) is not None


# 5. Reading positions. What cannot lie on the table is refused, always with ``BadPosition``.


def position(stage: str, players: int = 3) -> str:
    """Return the text of a table in a stage of its set-up, half way through it."""
    state = GAME.setup(players, {"tiles": "chosen"})
    while f"stage={stage}" not in state.dump() or " count=" not in state.dump():
        state.apply(state.legal(state.actors()[0])[0])
    return state.dump()


def drafted() -> str:
    table = Table(3, begun=False)
    table.do(*DRAFT)
    return table.state.dump()


def changed(text: str, old: str, new: str) -> str:
    assert re.search(old, text, re.MULTILINE)
    return re.sub(old, new, text, count=1, flags=re.MULTILINE)


IMPOSSIBLE = {
    # ValueError instead of BadPosition.
    "prey dealt to a later slot": changed(position("prey"), r"j2=moose\*2", "d9=moose*2"),
    "more moose dealt than there are": changed(
        changed(position("prey"), r"j2=moose\*2", "g3=moose*2 j2=moose*2"), "count=1", "count=2"
    ),
    "region token dealt to a later slot": changed(
        position("moons"), r"^moons .*", "moons - crescent - - - -"
    ),
    # Accepted, and an IndexError at the next deal.
    "more packs dealt than seats": re.sub(
        r"turn .*",
        "turn stage=packs seat=1 count=3",
        changed(drafted(), r" g5=\S+ g7=\S+ h4=\S+ h7=\S+ i5=\S+ i7=\S+", ""),
    ),
    "a later seat has the first pack": changed(
        changed(position("packs"), r"^pack seat=1 home=forest", "pack seat=1"),
        r"^pack seat=2",
        "pack seat=2 home=rock",
    ),
    # Accepted: set-up.
    "a piece before the draft": changed(position("moons"), "hexes ", "hexes a7=1-alpha "),
    "a lone wolf missing before the draft": changed(position("packs"), "c5=lone ", ""),
    "prey missing before the draft": changed(position("packs"), r"d6=raccoon\*2 ", ""),
    # Accepted: two players (W16.2, W16.3).
    "no neutral pack": re.sub(r"\w+=neutral\S+ ?", "", Table(2, begun=False).state.dump()),
    "a neutral den": changed(Table(2, begun=False).state.dump(), "hexes ", "hexes a7=neutral-den "),
    "a token stack that is none": changed(
        Table(2, begun=False).state.dump(),
        "crescent/quarter quarter/full",
        "quarter/crescent full/quarter",
    ),
    # Accepted: in the course of a game.
    "stacked tokens with three players": changed(
        drafted(), "crescent crescent", "crescent/crescent -"
    ),
    "the wrong seat for the turn": changed(drafted(), "stage=act seat=1", "stage=act seat=3"),
    "a wolf has walked that is not there": changed(
        drafted(), r"^turn .*", "turn stage=walk seat=1 turn=1 actions=1 walkers=1 walked=alpha@c11"
    ),
    "a move that is no action": changed(
        drafted(), r"^turn .*", "turn stage=walk seat=1 turn=1 walkers=2"
    ),
    "region points before any scoring": changed(
        drafted(), "home=rock", "home=rock regions=8 tokens=1"
    ),
    "region points without a token": changed(drafted(), "home=rock", "home=rock regions=7"),
    "an ending before the end": changed(drafted(), "turn=1", "turn=1 ending=standstill"),
    "a standstill that goes on": changed(drafted(), "turn=1", "turn=1 idle=6"),
    "a deal that counts on": changed(drafted(), "turn=1", "turn=1 count=4"),
    # Another error than the documented BadPosition.
    "an unknown option": changed(drafted(), "^regions", "options dice=6\nregions"),
    "a broken board": changed(drafted(), "^regions", "board| [shape\nregions"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises(BadPosition):
        GAME.load(IMPOSSIBLE[name])


# 6. Events name a seat or chance; the neutral pack is seat 5 here, nobody is chance.


@pytest.mark.parametrize("hexes", ["", "i8=1-pack"])
def test_a_region_the_neutral_pack_wins_is_told_of_no_seat_beyond_the_table(hexes: str) -> None:
    table = Table(2, hexes)
    table.moon(7)
    seats = [event.seat for event in table.do("end") if event.name == "region-scored"]
    assert all(seat in (CHANCE, 0, 1) for seat in seats)


# 7. The loader fails loudly.


def test_more_region_boards_than_an_action_can_name_are_refused() -> None:
    terrains = '["forest", "rock", "grass", "tundra", "desert"]'
    many = "".join(
        f'[[region]]\nid = "r{number}"\nterrains = {terrains}\n' for number in range(300)
    )
    try:
        state = GAME.setup(3, {"board": many})
    except BadData:
        return
    assert len(set(map(str, state.legal(CHANCE)))) == 300


ROW = """
[[arrangement]]
players = 2
regions = [[0, 0, 0], [2, 2, 0], [4, 4, 0], [6, 6, 0], [8, 8, 0]]
"""


@pytest.mark.parametrize(
    "second",
    [
        "[[arrangement]]\nplayers = 3\nplaces = []\n",
        "[[arrangement]]\nplayers = 2\nregions = []\n",
    ],
    ids=["unknown key", "players twice"],
)
def test_every_arrangement_of_a_file_is_looked_at(second: str) -> None:
    with pytest.raises(BadData):
        GAME.setup(2, {"board": ROW + second})
