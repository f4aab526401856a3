"""The tree of words."""

import random

from hypothesis import given, strategies as st

from tests.toy.tables import DEALT, ambush
from wolfden.core.choices import Choices, choices

ACTIONS = ["walk alpha@c4 @d4", "walk alpha@c4 @d5", "walk pack@c4 @d4", "stop"]


def test_first_words_come_in_the_order_of_the_actions() -> None:
    assert choices(ACTIONS) == Choices((), ("walk", "stop"))


def test_forced_words_are_chosen_along() -> None:
    assert choices(ACTIONS, ["walk", "pack@c4"]) == Choices(("walk", "pack@c4", "@d4"), ())
    assert choices(["den @c4 +home ^howl"]) == Choices(("den", "@c4", "+home", "^howl"), ())


def test_an_action_is_whole_when_nothing_is_left_to_choose() -> None:
    stop = choices(ACTIONS, ["stop"])
    walk = choices(ACTIONS, ["walk"])
    assert stop is not None
    assert stop.is_whole
    assert walk is not None
    assert not walk.is_whole


def test_no_choices_where_no_action_begins_so() -> None:
    assert choices(ACTIONS, ["howl"]) is None
    assert choices(ACTIONS, ["stop", "now"]) is None
    assert choices([], []) is None


def test_choices_of_a_running_game() -> None:
    actions = [str(action) for action in ambush(DEALT).legal(1)]
    assert choices(actions) == Choices((), ("swap", "bid"))
    assert choices(actions, ["bid"]) == Choices(("bid",), ("1", "2"))


@st.composite
def action_sets(draw: st.DrawFn) -> list[str]:
    """Actions of the same number of words, so that none begins another."""
    length = draw(st.integers(1, 4))
    word = st.sampled_from(["a", "b", "c"])
    paths = draw(st.lists(st.tuples(*[word] * length), min_size=1, max_size=20, unique=True))
    return [" ".join(path) for path in paths]


@given(action_sets(), st.randoms(use_true_random=False))
def test_every_path_ends_in_a_legal_action(actions: list[str], rng: random.Random) -> None:
    here = choices(actions)
    assert here is not None
    while not here.is_whole:
        assert len(here.options) > 1
        here = choices(actions, [*here.chosen, rng.choice(here.options)])
        assert here is not None
    assert " ".join(here.chosen) in actions


@given(action_sets())
def test_every_legal_action_can_be_chosen(actions: list[str]) -> None:
    for action in actions:
        words = action.split()
        here = choices(actions)
        while here is not None and not here.is_whole:
            assert words[len(here.chosen)] in here.options
            here = choices(actions, words[: len(here.chosen) + 1])
        assert here == Choices(tuple(words), ())
