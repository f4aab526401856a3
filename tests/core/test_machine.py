"""Names that let the same files run compiled and plain."""

from wolfden.core import machine


def test_attributes_for_the_compiler_change_nothing() -> None:
    decorate = machine.mypyc_attr(allow_interpreted_subclasses=True)
    assert decorate(dict) is dict


def test_rows_are_lists_here() -> None:
    row = vars(machine)["vec"][int]((1, 2))
    assert vars(machine)["append"](row, 3) is row
    assert vars(machine)["extend"](row, [4]) is row
    assert row == [1, 2, 3, 4]
    assert vars(machine)["roomy"][int](capacity=60) == []


def test_rows_of_rows_are_lists_of_lists_here() -> None:
    vec = vars(machine)["vec"]
    assert vec[vec[int]]([[1], []]) == [[1], []]


def test_machine_integers_are_plain_integers_here() -> None:
    assert vars(machine)["i64"] is int
