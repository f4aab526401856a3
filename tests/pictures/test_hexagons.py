"""Hexes on paper: where they lie, and the line round several of them."""

from math import dist, isclose
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from wolfden.core.hexes import Hex, neighbours
from wolfden.pictures.hexagons import HALF_HEIGHT, centre, hexagon, outline

SIZE = 100.0

coordinates = st.integers(-6, 6)
hexes = st.builds(Hex, coordinates, coordinates)


def loops(path: str) -> list[list[tuple[float, float]]]:
    """Read a path back as its closed loops of corners."""
    return [
        [(float(x), float(y)) for x, y in (corner.split() for corner in loop[1:].split("L"))]
        for loop in path.split("Z")
        if loop
    ]


@given(hexes)
def test_neighbours_lie_one_hex_height_apart(place: Hex) -> None:
    here = centre(place, SIZE)
    for other in neighbours(place):
        assert isclose(dist(here, centre(other, SIZE)), 2 * HALF_HEIGHT * SIZE)


def test_a_flat_top_hex_has_its_neighbours_north_and_south() -> None:
    assert centre(Hex(0, -1), SIZE).x == centre(Hex(0, 0), SIZE).x
    assert centre(Hex(0, -1), SIZE).y < 0 < centre(Hex(0, 1), SIZE).y
    assert centre(Hex(1, 0), SIZE).x == 1.5 * SIZE


def test_the_outline_of_one_hex_is_the_hex() -> None:
    assert loops(outline([Hex(0, 0)], SIZE)) == loops(hexagon(SIZE))


def test_two_hexes_share_no_line_inside() -> None:
    (loop,) = loops(outline([Hex(0, 0), Hex(0, 1)], SIZE))
    assert len(loop) == len(set(loop)) == 10


def test_a_ring_has_an_outline_outside_and_one_inside() -> None:
    outside, inside = sorted(loops(outline(neighbours(Hex(0, 0)), SIZE)), key=len, reverse=True)
    assert (len(outside), len(inside)) == (18, 6)
    assert set(inside) == set(loops(hexagon(SIZE))[0])


def test_hexes_apart_get_an_outline_each() -> None:
    assert len(loops(outline([Hex(0, 0), Hex(3, 0)], SIZE))) == 2


@given(st.frozensets(hexes, min_size=1, max_size=30))
def test_an_outline_has_one_corner_for_every_edge_to_the_outside(places: frozenset[Hex]) -> None:
    edges = sum(other not in places for place in places for other in neighbours(place))
    assert sum(map(len, loops(outline(places, SIZE)))) == edges


@given(st.frozensets(hexes, min_size=1, max_size=30), st.randoms(use_true_random=False))
def test_the_order_of_the_hexes_changes_nothing(places: frozenset[Hex], rng: Random) -> None:
    shuffled = sorted(places)
    rng.shuffle(shuffled)
    assert outline(shuffled, SIZE) == outline(places, SIZE)
