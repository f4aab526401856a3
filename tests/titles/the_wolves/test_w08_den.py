"""W8 Den."""

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.core.errors import NotationError

# Around f3:
#
#          f2
#     e3 ~      g3 !
#          f3
#     e4        g4
#          f4 *


def building(hexes: str) -> Table:
    table = Table(3, hexes)
    table.pack(1, terrains=2)
    return table


def sites(table: Table) -> set[str]:
    """Return the hexes where a den may be built."""
    return {word[1:] for word in table.offered("den")}


def test_w8_1_on_the_hex_of_an_own_alpha_or_next_to_it() -> None:
    assert sites(building("f3=1-alpha")) == {"f3", "f2", "g4", "e4"}
    assert building("f3=1-alpha").why("den @e5 +token,token ^speed") == "den-without-alpha"


def test_w8_1_a_pack_wolf_is_not_enough() -> None:
    assert sites(building("f3=1-pack")) == set()


def test_w8_1_the_alpha_of_another_pack_does_not_help() -> None:
    assert sites(building("f3=2-alpha")) == set()


def test_w8_1_never_on_a_lone_wolf() -> None:
    assert building("f3=1-alpha").why("den @f4 +token,token ^speed") == "den-on-token"


def test_w8_1_never_on_prey() -> None:
    assert building("f3=1-alpha").why("den @g3 +token,token ^speed") == "den-on-token"


def test_w8_1_never_on_lake_or_chasm() -> None:
    assert sites(building("g5=1-alpha")) == {"g5", "g4", "h4", "f5"}  # not g6
    for water in ("e3", "g6"):
        with pytest.raises(NotationError, match="nothing can stand there"):
            building("f3=1-alpha").do(f"den @{water} +token,token ^speed")


@pytest.mark.parametrize("own", ["den", "lair"])
def test_w8_1_never_on_an_own_den_or_lair(own: str) -> None:
    table = building(f"f3=1-alpha f2=1-{own}")
    assert table.why("den @f2 +token,token ^speed") == "den-on-den"


@pytest.mark.parametrize("piece", ["den", "lair", "pack", "alpha"])
def test_w8_1_never_on_a_piece_of_another_pack(piece: str) -> None:
    table = building(f"f3=1-alpha f2=2-{piece}")
    assert table.why("den @f2 +token,token ^speed") == "den-on-rival"


def test_w8_1_not_where_an_alpha_stands_on_an_enemy_den() -> None:
    table = building("f3=1-alpha,2-den")
    assert table.why("den @f3 +token,token ^speed") == "den-on-two"


@pytest.mark.parametrize("wolf", ["pack", "alpha"])
def test_w8_1_beside_one_own_wolf(wolf: str) -> None:
    table = building(f"f3=1-alpha f2=1-{wolf}")
    table.do("den @f2 +token,token ^speed")
    assert table.on("f2") == (f"1-{wolf},1-den" if wolf == "alpha" else "1-den,1-pack")


def test_w8_1_not_where_two_pieces_stand_already() -> None:
    table = building("f3=1-alpha,1-pack")
    assert sites(table) == {"f2", "g4", "e4"}
    assert table.why("den @f3 +token,token ^speed") == "den-on-two"


def test_w8_2_the_den_comes_from_a_track_of_the_players_choice() -> None:
    table = building("f3=1-alpha")
    assert table.offered("den @f2 +token,token") == {"^spread", "^speed", "^howl"}
    table.do("den @f2 +token,token ^howl")
    assert [table.has(1, track) for track in ("spread", "speed", "howl")] == [0, 0, 1]
    assert table.on("f2") == "1-den"


def test_w8_2_what_it_uncovers_holds_immediately() -> None:
    table = building("f3=1-alpha")
    table.do("den @f2 +token,token ^speed")
    assert table.state.speed(0) == 4


def test_w8_2_the_uncovered_token_is_gained() -> None:
    table = building("f3=1-alpha")
    table.pack(1, spread=1, actions=0)
    table.do("den @f2 +token,token ^spread")
    assert table.has(1, "actions") == 1


def test_w8_2_a_den_stays_when_the_wolves_leave() -> None:
    table = Table(3, "f3=1-alpha,1-den")
    table.pack(1, terrains=1)
    table.do("move rock +token", "walk alpha@f3 @g4")
    assert (table.on("f3"), table.on("g4")) == ("1-den", "1-alpha")


def test_w8_2_a_den_takes_no_date_of_the_moon() -> None:
    table = building("f3=1-alpha")
    table.do("den @f2 +token,token ^speed")
    assert table.state.moon == 0
