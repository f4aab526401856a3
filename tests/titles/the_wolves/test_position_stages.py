"""Positions whose counters do not fit their stage are refused."""

import re

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.core.errors import BadPosition
from wolfden.titles.the_wolves.game import GAME


def choosing(option: str) -> str:
    """Return the text of a table where seat 2 is to choose its pack or its tiles."""
    table = Table(3, homes="", begun=False, packs="chosen", tiles="chosen")
    table.do(
        *(["pack forest"] if option == "packs" else ["pack forest", "pack rock", "pack grass"])
    )
    if option == "tiles":
        table.do("tiles backs")
    return table.state.dump()


def one_quarry() -> str:
    """Return the text of a table in a hunt where only one stack can be taken."""
    table = Table(3, begun=False)
    table.do("draft @h4", "draft @g5", "draft @i5", "draft @h7", "draft @g7", "draft @i7")
    text = table.state.dump().replace("h4=1-alpha,1-pack", "h3=1-alpha g4=1-pack")
    text = text.replace("i7=1-alpha,1-pack", "f3=1-alpha i7=1-pack")
    return text.replace("stage=act seat=1", "stage=hunt seat=1 actions=1")


IMPOSSIBLE = {
    # Seat 3 would choose, and seat 2 would get the pack.
    "another seat chooses its pack": choosing("packs").replace("seat=2 count", "seat=3 count"),
    # The draft that follows would begin with its third step.
    "a count while tiles are chosen": choosing("tiles").replace(
        "stage=tiles", "stage=tiles count=2"
    ),
    # The first turn would have no actions left.
    "actions before the first turn": re.sub(
        "(?m)^turn .*",
        "turn stage=draft seat=1 first=1 actions=2",
        Table(3, begun=False).state.dump(),
    ),
    "turns without action before the first turn": re.sub(
        "(?m)^turn .*", "turn stage=draft seat=1 first=1 idle=5", Table(3, begun=False).state.dump()
    ),
    # W12.1 takes a single stack by itself; there is nothing to choose.
    "a hunt without a choice": one_quarry(),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises(BadPosition):
        GAME.load(IMPOSSIBLE[name])
