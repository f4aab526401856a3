"""Hex geometry."""

import random

from hypothesis import given, strategies as st

from wolfden.core.hexes import (
    DIRECTIONS,
    Hex,
    column_name,
    distance,
    names,
    neighbours,
    steps_from,
)

hexes = st.builds(Hex, st.integers(-60, 60), st.integers(-60, 60))
grounds = st.frozensets(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), min_size=1)


@given(hexes, hexes)
def test_distance_is_symmetric_and_zero_only_at_home(one: Hex, other: Hex) -> None:
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 0) == (one == other)


@given(hexes, hexes, hexes)
def test_no_detour_is_shorter(one: Hex, other: Hex, between: Hex) -> None:
    assert distance(one, other) <= distance(one, between) + distance(between, other)


@given(hexes, hexes, hexes)
def test_distance_does_not_depend_on_the_origin(one: Hex, other: Hex, origin: Hex) -> None:
    assert distance(one.plus(origin), other.plus(origin)) == distance(one, other)
    assert distance(one.turned(), other.turned()) == distance(one, other)


@given(hexes)
def test_six_neighbours_are_one_step_away(place: Hex) -> None:
    around = neighbours(place)
    assert len(set(around)) == 6
    assert all(distance(place, there) == 1 for there in around)
    assert all(place in neighbours(there) for there in around)


@given(hexes, hexes)
def test_some_neighbour_is_nearer(one: Hex, other: Hex) -> None:
    if one != other:
        nearest = min(distance(there, other) for there in neighbours(one))
        assert nearest == distance(one, other) - 1


@given(hexes)
def test_turning_twice_changes_nothing(place: Hex) -> None:
    assert place.turned().turned() == place
    assert place.plus(place.turned()) == Hex(0, 0)


def test_neighbours_go_clockwise_from_north() -> None:
    assert list(DIRECTIONS) == ["N", "NE", "SE", "S", "SW", "NW"]
    around = neighbours(Hex(0, 0))
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))
    assert DIRECTIONS["N"].turned() == DIRECTIONS["S"]
    assert DIRECTIONS["NE"].turned() == DIRECTIONS["SW"]


@given(grounds)
def test_a_walk_is_never_shorter_than_the_distance(ground: frozenset[Hex]) -> None:
    start = min(ground)
    found = steps_from(start, ground)
    assert found[start] == 0
    assert found.keys() <= ground
    for place, steps in found.items():
        assert steps >= distance(start, place)
        before = [found[there] for there in neighbours(place) if there in found]
        assert place == start or steps == 1 + min(before)


@given(grounds)
def test_a_walk_reaches_all_that_is_joined(ground: frozenset[Hex]) -> None:
    found = steps_from(min(ground), ground)
    beside = {there for place in found for there in neighbours(place)}
    assert beside & ground <= found.keys()


@given(grounds, st.integers(0, 2**32))
def test_walking_back_takes_as_long(ground: frozenset[Hex], seed: int) -> None:
    start = min(ground)
    there = random.Random(seed).choice(sorted(steps_from(start, ground)))
    assert steps_from(there, ground)[start] == steps_from(start, ground)[there]


def test_water_is_walked_around() -> None:
    ring = frozenset(neighbours(Hex(0, 0)))
    found = steps_from(DIRECTIONS["N"], ring)
    assert found[DIRECTIONS["S"]] == 3
    assert distance(DIRECTIONS["N"], DIRECTIONS["S"]) == 2


def test_columns_continue_after_z() -> None:
    assert [column_name(n) for n in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        *("a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa")
    ]


@given(st.integers(0, 20_000), st.integers(0, 20_000))
def test_no_two_columns_share_a_name(one: int, other: int) -> None:
    assert (column_name(one) == column_name(other)) == (one == other)


@given(st.frozensets(hexes, min_size=1, max_size=80))
def test_names_are_unique_and_start_at_the_top_left(places: frozenset[Hex]) -> None:
    named = names(places)
    assert named.keys() == places
    assert len(set(named.values())) == len(places)
    assert any(name.startswith("a") and name[1:].isdigit() for name in named.values())
    assert any(name.lstrip("abcdefghijklmnopqrstuvwxyz") == "1" for name in named.values())


@given(st.frozensets(hexes, min_size=1, max_size=80), hexes)
def test_names_do_not_depend_on_the_origin_of_the_map(places: frozenset[Hex], move: Hex) -> None:
    by_two = Hex(2 * move.q, move.r)
    moved = names(place.plus(by_two) for place in places)
    assert {place: moved[place.plus(by_two)] for place in places} == names(places)


@given(hexes)
def test_one_column_east_changes_the_row_by_at_most_one(place: Hex) -> None:
    named = names([Hex(-70, -70), place, *neighbours(place)])
    row = {there: int(name.lstrip("abcdefghijklmnopqrstuvwxyz")) for there, name in named.items()}
    assert row[place.plus(DIRECTIONS["N"])] == row[place] - 1
    assert row[place.plus(DIRECTIONS["S"])] == row[place] + 1
    for side in ("NE", "SE", "NW", "SW"):
        assert abs(row[place.plus(DIRECTIONS[side])] - row[place]) <= 1
