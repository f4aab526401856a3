"""Reading the facts of events, whose kinds a title knows."""

from wolfden.core.events import Fact


def number(fact: Fact) -> int:
    """Return a fact that is a number in every event that says it."""
    assert isinstance(fact, int), f"{fact!r} is no number"
    return fact


def words(fact: Fact) -> list[str]:
    """Return a fact that is a list of words in every event that says it."""
    assert isinstance(fact, list), f"{fact!r} is no list"
    return [str(one) for one in fact]


def numbers(fact: Fact) -> list[int]:
    """Return a fact that is a list of numbers in every event that says it."""
    return [int(one) for one in words(fact)]
