"""W10 Howl."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import HOWL_RANGE, Table


def howling(hexes: str, **fields: int) -> Table:
    table = Table(3, hexes)
    table.pack(1, terrains=2, **fields)
    return table


@pytest.mark.parametrize(("alpha", "dens", "heard"), HOWL_RANGE)
def test_w10_1_a_lone_wolf_within_howl_range_of_an_own_alpha(
    alpha: str, dens: int, heard: bool
) -> None:
    table = howling(f"{alpha}=1-alpha", howl=dens)
    assert table.may("howl @f4 +token,token") == heard
    if not heard:
        assert table.why("howl @f4 +token,token") == "howl-too-far"


def test_w10_1_a_pack_wolf_does_not_howl() -> None:
    assert howling("g5=1-pack").why("howl @f4 +token,token") == "howl-too-far"


def test_w10_1_the_alpha_of_another_pack_does_not_howl_for_me() -> None:
    assert howling("g5=2-alpha").why("howl @f4 +token,token") == "howl-too-far"


def test_w10_1_only_a_lone_wolf_can_be_called() -> None:
    table = howling("g5=1-alpha g4=2-pack")
    assert table.why("howl @g4 +token,token") == "howl-without-lone-wolf"
    assert table.why("howl @g3 +token,token") == "howl-without-lone-wolf"


def test_w10_1_wolves_must_be_left_on_the_board() -> None:
    assert howling("g5=1-alpha", wolves=7).may("howl @f4 +token,token")
    assert howling("g5=1-alpha", wolves=8).why("howl @f4 +token,token") == "no-wolf-left"


def test_w10_2_the_lone_wolf_takes_the_next_date() -> None:
    table = howling("g5=1-alpha")
    table.moon(3)
    assert facts_of(table.do("howl @f4 +token,token"), "moon") == [{"date": 4}]
    assert table.state.moon == 4


@pytest.mark.parametrize(("taken", "wolf"), [(0, "pack"), (1, "pack"), (2, "alpha"), (5, "alpha")])
def test_w10_2_the_next_wolf_of_the_track_takes_its_hex(taken: int, wolf: str) -> None:
    table = howling("g5=1-alpha", wolves=taken)
    events = table.do("howl @f4 +token,token")
    assert table.on("f4") == f"1-{wolf}"
    assert facts_of(events, "howl") == [{"at": "f4", "wolf": wolf}]
    assert table.has(1, "wolves") == taken + 1


def test_w10_2_a_called_wolf_can_walk_like_any_other() -> None:
    table = howling("g5=1-alpha")
    table.do("howl @f4 +token,token", "move grass +grass/tundra")
    assert table.may("walk pack@f4 @f3")
