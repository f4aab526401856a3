"""Typed access to the facts of events."""

from wolfden.core.events import Fact


def number(fact: Fact) -> int:
    """Return a fact that is a number in every event that has it."""
    assert isinstance(fact, int), f"{fact!r} is not a number"
    return fact


def words(fact: Fact) -> list[str]:
    """Return a fact that is a list of words in every event that has it."""
    assert isinstance(fact, list), f"{fact!r} is not a list"
    return [str(one) for one in fact]


def numbers(fact: Fact) -> list[int]:
    """Return a fact that is a list of numbers in every event that has it."""
    return [int(one) for one in words(fact)]
