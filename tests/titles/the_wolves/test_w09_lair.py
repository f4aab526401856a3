"""W9 Lair."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table

# The lake e3 has six neighbours: e2, f2, f3, e4, d3, d2.
#
#          e2
#     d2        f2
#          e3 ~
#     d3        f3
#          e4


def upgrading(hexes: str) -> Table:
    table = Table(3, hexes)
    table.pack(1, terrains=2, spread=1, speed=1)
    return table


def test_w9_1_an_own_den_beside_a_lake_with_an_own_alpha_near() -> None:
    assert upgrading("f3=1-alpha f2=1-den").may("lair @f2 +token,token")
    assert upgrading("f2=1-alpha,1-den").may("lair @f2 +token,token")


def test_w9_1_without_a_den_there_is_nothing_to_upgrade() -> None:
    assert upgrading("f3=1-alpha").why("lair @f2 +token,token") == "lair-without-den"


def test_w9_1_the_den_of_another_pack_cannot_be_upgraded() -> None:
    assert upgrading("f3=1-alpha f2=2-den").why("lair @f2 +token,token") == "lair-without-den"


def test_w9_1_the_den_must_touch_a_lake() -> None:
    table = upgrading("f3=1-alpha g4=1-den")
    assert table.why("lair @g4 +token,token") == "lair-without-lake"


@pytest.mark.parametrize("place", ["e2", "f2", "f3", "e4", "d3", "d2"])
def test_w9_1_any_hex_beside_the_lake_will_do(place: str) -> None:
    assert upgrading(f"{place}=1-alpha,1-den").may(f"lair @{place} +token,token")


def test_w9_1_an_own_alpha_must_be_there_or_adjacent() -> None:
    table = upgrading("f4=1-alpha f2=1-den f3=1-pack")
    assert table.why("lair @f2 +token,token") == "lair-without-alpha"


def test_w9_1_no_second_lair_in_the_same_region() -> None:
    table = upgrading("f3=1-alpha f2=1-den d3=1-lair")
    assert table.why("lair @f2 +token,token") == "lair-in-region"


def test_w9_1_a_lair_in_another_region_does_not_matter() -> None:
    assert upgrading("f3=1-alpha f2=1-den c6=1-lair").may("lair @f2 +token,token")


def test_w9_2_the_den_goes_to_the_moon_and_the_lair_takes_its_hex() -> None:
    table = upgrading("f3=1-alpha f2=1-den,1-pack")
    table.moon(4)
    events = table.do("lair @f2 +token,token")
    assert table.on("f2") == "1-lair,1-pack"
    assert facts_of(events, "moon") == [{"date": 5}]
    assert table.has(1, "lairs") == 1


def test_w9_2_the_attribute_stays() -> None:
    table = upgrading("f3=1-alpha f2=1-den")
    table.do("lair @f2 +token,token")
    assert [table.has(1, track) for track in ("spread", "speed", "howl")] == [1, 1, 0]
    assert table.state.speed(0) == 4


def test_w9_2_it_brings_one_terrain_token() -> None:
    table = upgrading("f3=1-alpha f2=1-den")
    table.do("lair @f2 +token,token")
    assert table.has(1, "terrains") == 1


@pytest.mark.parametrize("wolf", ["pack", "alpha"])
def test_w9_3_an_enemy_wolf_on_the_den_is_displaced(wolf: str) -> None:
    #      f1 * lone wolf
    #  e2      g2
    #      f2 den + lodger
    #  e3~     g3 ! prey
    #      f3 alpha
    table = upgrading(f"f3=1-alpha f2=1-den,2-{wolf}")
    assert table.offered("lair @f2 +token,token") == {">e2", ">g2"}
    assert table.why("lair @f2 +token,token") == "refuge-needed"
    table.do("lair @f2 +token,token >g2")
    assert (table.on("f2"), table.on("g2")) == ("1-lair", f"2-{wolf}")


def test_w9_3_the_displaced_wolf_may_join_its_own_colour() -> None:
    table = upgrading("f3=1-alpha f2=1-den,2-alpha e2=2-den g2=3-den")
    assert table.offered("lair @f2 +token,token") == {">e2"}


def test_w9_3_an_own_wolf_stays() -> None:
    table = upgrading("f3=1-alpha f2=1-den,1-pack")
    table.do("lair @f2 +token,token")
    assert table.on("f2") == "1-lair,1-pack"
    assert upgrading("f3=1-alpha f2=1-den").why("lair @f2 +token,token >e2") == "nobody-displaced"


def test_w9_3_lairs_of_other_players_in_the_region_do_not_matter() -> None:
    table = upgrading("f3=1-alpha f2=1-den d3=2-lair e4=3-lair")
    assert table.may("lair @f2 +token,token")
