"""W11 Dominate."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import HOWL_RANGE, Table

PAID = "+token,token,token"


def dominating(hexes: str, players: int = 3, **fields: int) -> Table:
    table = Table(players, hexes)
    table.pack(1, terrains=3, **fields)
    return table


@pytest.mark.parametrize("track", ["", " ^spread"])
@pytest.mark.parametrize(("alpha", "dens", "reached"), HOWL_RANGE)
def test_w11_1_an_enemy_pack_wolf_or_den_within_howl_range(
    alpha: str, dens: int, reached: bool, track: str
) -> None:
    kind = "den" if track else "pack"
    table = dominating(f"{alpha}=1-alpha f4=2-{kind}", howl=dens)
    action = f"dominate 2-{kind}@f4 {PAID}{track}"
    assert table.may(action) == reached
    if not reached:
        assert table.why(action) == "dominate-too-far"


def test_w11_1_only_an_alpha_dominates() -> None:
    assert dominating("g5=1-pack g4=2-pack").why(f"dominate 2-pack@g4 {PAID}") == "dominate-too-far"


def test_w11_1_range_zero_is_included() -> None:
    # The alpha stands on the very den.
    table = dominating("g4=1-alpha,2-den")
    table.do(f"dominate 2-den@g4 {PAID} ^howl")
    assert table.on("g4") == "1-alpha,1-den"


@pytest.mark.parametrize("kind", ["alpha", "lair"])
def test_w11_1_alphas_and_lairs_never(kind: str) -> None:
    table = dominating(f"g5=1-alpha f3=2-{kind}")
    assert table.legal("dominate") == []
    assert table.why(f"dominate 2-{kind}@f3 {PAID}") == "dominate-strong"


@pytest.mark.parametrize("pair", ["pack,2-pack", "pack,2-alpha", "pack,2-den", "pack,2-lair"])
def test_w11_1_two_pieces_of_a_colour_protect_each_other(pair: str) -> None:
    table = dominating(f"g5=1-alpha f3=2-{pair}")
    assert table.legal("dominate") == []
    assert table.why(f"dominate 2-pack@f3 {PAID}") == "dominate-pair"


def test_w11_1_a_den_under_an_own_wolf_is_protected_too() -> None:
    table = dominating("g5=1-alpha f3=2-den,2-pack")
    assert table.why(f"dominate 2-den@f3 {PAID} ^speed") == "dominate-pair"


def test_w11_1_a_piece_of_another_colour_protects_nobody() -> None:
    # Seat 3's pack wolf lies on seat 2's den: each is the only piece of its colour there.
    table = dominating("g5=1-alpha f3=2-den,3-pack")
    assert table.may(f"dominate 2-den@f3 {PAID} ^speed")
    assert table.may(f"dominate 3-pack@f3 {PAID}")


def test_w11_1_own_pieces_are_no_target() -> None:
    assert dominating("g5=1-alpha g4=1-pack").why(f"dominate 1-pack@g4 {PAID}") == "dominate-own"


def test_w11_1_lone_wolves_and_prey_are_no_pieces() -> None:
    table = dominating("g5=1-alpha")
    assert table.legal("dominate") == []
    assert table.why(f"dominate 2-pack@f4 {PAID}") == "dominate-nothing"


def test_w11_2_the_piece_takes_the_next_date_and_is_out_of_the_game() -> None:
    table = dominating("g5=1-alpha g4=2-pack")
    table.moon(6)
    events = table.do(f"dominate 2-pack@g4 {PAID}")
    assert facts_of(events, "moon") == [{"date": 7}]
    assert table.pieces(2) == []
    assert table.has(2, "wolves") == 0


@pytest.mark.parametrize(("taken", "wolf"), [(0, "pack"), (2, "alpha"), (3, "pack"), (5, "alpha")])
def test_w11_2_a_wolf_is_replaced_by_the_next_wolf_of_the_track(taken: int, wolf: str) -> None:
    table = dominating("g5=1-alpha g4=2-pack", wolves=taken)
    table.do(f"dominate 2-pack@g4 {PAID}")
    assert table.on("g4") == f"1-{wolf}"
    assert table.has(1, "wolves") == taken + 1


def test_w11_2_a_den_is_replaced_by_a_den_of_any_track_with_its_gains() -> None:
    table = dominating("g5=1-alpha g4=2-den", howl=1)
    table.pack(2, speed=1)
    assert table.offered(f"dominate 2-den@g4 {PAID}") == {"^spread", "^speed", "^howl"}
    table.do(f"dominate 2-den@g4 {PAID} ^howl")
    assert table.on("g4") == "1-den"
    assert (table.has(1, "howl"), table.has(1, "terrains")) == (2, 1)
    assert table.has(2, "speed") == 1  # what the rival had uncovered stays uncovered


def test_w11_2_a_track_is_named_for_a_den_and_only_for_a_den() -> None:
    table = dominating("g5=1-alpha g4=2-den f3=2-pack")
    assert table.why(f"dominate 2-den@g4 {PAID}") == "rival-track-needed"
    assert table.why(f"dominate 2-pack@f3 {PAID} ^howl") == "track-not-needed"


def test_w11_2_impossible_without_a_wolf_left() -> None:
    table = dominating("g5=1-alpha g4=2-pack", wolves=8)
    assert table.legal("dominate") == []
    assert table.why(f"dominate 2-pack@g4 {PAID}") == "no-wolf-to-replace"


def test_w11_2_impossible_without_a_den_left() -> None:
    table = dominating("g5=1-alpha g4=2-den", spread=4, speed=4, howl=4)
    assert table.legal("dominate") == []
    assert table.why(f"dominate 2-den@g4 {PAID} ^howl") == "no-den-to-replace"


def test_w11_2_only_from_tracks_that_have_a_den() -> None:
    table = dominating("g5=1-alpha g4=2-den", speed=4)
    assert table.offered(f"dominate 2-den@g4 {PAID}") == {"^spread", "^howl"}
    assert table.why(f"dominate 2-den@g4 {PAID} ^speed") == "track-empty"


def test_w11_2_the_other_piece_on_the_hex_stays() -> None:
    table = dominating("g5=1-alpha f3=2-den,3-pack")
    table.do(f"dominate 2-den@f3 {PAID} ^speed")
    assert table.on("f3") == "1-den,3-pack"
    table = dominating("g5=1-alpha f3=2-den,3-pack")
    table.do(f"dominate 3-pack@f3 {PAID}")
    assert table.on("f3") == "1-pack,2-den"
