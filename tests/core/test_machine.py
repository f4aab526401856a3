"""Names that let the same files run compiled and plain."""

from wolfden.core import machine


def test_attributes_for_the_compiler_change_nothing() -> None:
    decorate = machine.mypyc_attr(allow_interpreted_subclasses=True)
    assert decorate(dict) is dict


def test_machine_integers_are_plain_integers_here() -> None:
    assert vars(machine)["i64"] is int
