"""W14 Scoring a phase.

With three players the first two regions (i2 to m3 and d2 to h3) show crescent tokens, the next two
(a6 to e7 and c9 to g10) quarter tokens, the last two (h8 to l9 and k5 to o6) full ones.
"""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table


def scored(hexes: str, date: int = 9, phases: int = 0, players: int = 3) -> Table:
    """Return a table after a turn in which the moon has come to a date."""
    table = Table(players, hexes)
    table.moon(date, scored=phases)
    table.do("end")
    return table


def prizes(table: Table) -> list[tuple[int, int, int]]:
    """Return for each seat the points of its region tokens, their number, and lower values."""
    seats = range(1, table.state.setting.players + 1)
    fields = ("regions", "tokens", "lesser")
    return [
        (table.has(seat, fields[0]), table.has(seat, fields[1]), table.has(seat, fields[2]))
        for seat in seats
    ]


NONE = (0, 0, 0)


# W14.1


def test_w14_1_a_phase_is_scored_at_the_end_of_the_turn_that_reached_it() -> None:
    table = Table(3, "f3=1-alpha")
    table.pack(1, terrains=2)
    table.moon(8)
    table.do("howl @f4 +token,token")
    assert prizes(table) == [NONE] * 3
    table.do("end")
    assert prizes(table) == [(4, 1, 0), NONE, NONE]


def test_w14_1_before_its_date_nothing_is_scored() -> None:
    assert prizes(scored("f3=1-alpha", date=8)) == [NONE] * 3


def test_w14_1_in_every_region_showing_the_token_and_in_no_other() -> None:
    table = scored("f3=1-alpha j3=1-alpha e5=2-alpha i8=2-alpha")
    assert prizes(table) == [(8, 2, 0), NONE, NONE]
    regions = table.state.view(None)["regions"]
    assert isinstance(regions, list)
    tokens = [region["token"] for region in regions]
    assert tokens == ["", "", "quarter", "quarter", "full", "full"]


def test_w14_1_a_phase_is_scored_once() -> None:
    table = scored("f3=1-alpha")
    table.do("end", "end", "end")
    assert prizes(table)[0] == (4, 1, 0)


def test_w14_1_two_phases_reached_in_one_turn_are_scored_in_order() -> None:
    table = Table(3, "f3=1-alpha e5=1-alpha")
    table.moon(17)
    events = table.do("end")
    assert facts_of(events, "phase") == [{"phase": "crescent"}, {"phase": "quarter"}]
    assert prizes(table)[0] == (4 + 6, 2, 0)


# W14.2


def test_w14_2_a_lair_counts_three_and_any_other_piece_one() -> None:
    table = scored("f3=1-lair e4=2-den g4=2-pack")
    assert prizes(table) == [(4, 1, 0), (0, 0, 2), NONE]
    table = scored("f3=1-lair e4=2-den g4=2-pack h3=2-alpha h2=2-den")
    assert prizes(table) == [(0, 0, 2), (4, 1, 0), NONE]


def test_w14_2_two_pieces_on_a_hex_count_both() -> None:
    table = scored("f3=1-pack,1-pack e4=2-alpha")
    assert prizes(table) == [(4, 1, 0), (0, 0, 2), NONE]


def test_w14_2_ties_go_to_more_alphas_in_the_region() -> None:
    # Two pieces each; the alpha on g5 stands on the start board and does not count.
    table = scored("f3=1-alpha g4=1-pack e4=2-den h3=2-pack g5=2-alpha")
    assert prizes(table) == [(4, 1, 0), (0, 0, 2), NONE]


def test_w14_2_alphas_only_break_ties() -> None:
    table = scored("f3=1-alpha g4=1-alpha e4=2-den h3=2-pack h2=2-pack")
    assert prizes(table) == [(0, 0, 2), (4, 1, 0), NONE]


def test_w14_2_more_alphas_also_decide_the_second_place() -> None:
    table = scored("f3=1-lair e4=2-alpha g4=3-pack")
    assert prizes(table) == [(4, 1, 0), (0, 0, 2), NONE]


def test_w14_2_packs_without_a_piece_there_do_not_take_part() -> None:
    # Nobody but seat 1 is in the region: the two absent packs are not tied for second place.
    assert prizes(scored("f3=1-pack")) == [(4, 1, 0), NONE, NONE]


# W14.3


@pytest.mark.parametrize(
    ("hexes", "date", "phases", "first", "second"),
    [
        ("f3=1-alpha f2=2-pack", 9, 0, 4, 2),
        ("e5=1-alpha d5=2-pack", 17, 1, 6, 3),
        ("i8=1-alpha h9=2-pack", 22, 2, 8, 4),
    ],
)
def test_w14_3_first_takes_the_token_and_second_the_lower_value(
    hexes: str, date: int, phases: int, first: int, second: int
) -> None:
    table = scored(hexes, date, phases)
    assert prizes(table) == [(first, 1, 0), (0, 0, second), NONE]


def test_w14_3_third_takes_nothing() -> None:
    table = scored("f3=1-lair e4=2-alpha g4=3-pack")
    assert prizes(table)[2] == NONE


def test_w14_3_regions_are_scored_apart_from_each_other() -> None:
    table = scored("f3=1-alpha j3=2-pack i3=2-pack k3=1-alpha")
    assert prizes(table) == [(4, 1, 2), (4, 1, 0), NONE]


# W14.4


def test_w14_4_first_tied_each_takes_the_lower_value_and_the_token_is_discarded() -> None:
    table = scored("f3=1-alpha e4=2-alpha")
    assert prizes(table) == [(0, 0, 2), (0, 0, 2), NONE]
    regions = table.state.view(None)["regions"]
    assert isinstance(regions, list)
    assert regions[1]["token"] == ""


def test_w14_4_first_tied_nobody_else_scores() -> None:
    table = scored("f3=1-alpha,1-pack e4=2-alpha g4=2-pack h3=3-alpha")
    assert prizes(table) == [(0, 0, 2), (0, 0, 2), NONE]


def test_w14_4_three_may_be_tied_for_first() -> None:
    assert prizes(scored("f3=1-alpha e4=2-alpha g4=3-alpha")) == [(0, 0, 2)] * 3


def test_w14_4_second_tied_no_second_prize() -> None:
    table = scored("f3=1-lair e4=2-alpha g4=3-alpha")
    assert prizes(table) == [(4, 1, 0), NONE, NONE]


def test_w14_4_alone_takes_the_token_only() -> None:
    assert prizes(scored("f3=1-lair")) == [(4, 1, 0), NONE, NONE]


def test_w14_4_nobody_there_the_token_is_discarded() -> None:
    table = scored("")
    assert prizes(table) == [NONE] * 3
    regions = table.state.view(None)["regions"]
    assert isinstance(regions, list)
    assert [region["token"] for region in regions[:2]] == ["", ""]
