"""Scores and ranking."""

from hypothesis import given, strategies as st

from wolfden.core.contract import Outcome, ranking

keys = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)


def test_equal_keys_share_a_place_and_the_next_is_left_out() -> None:
    assert ranking([(5,), (7,), (5,), (3,)]) == (2, 1, 2, 4)


def test_later_entries_of_a_key_break_ties() -> None:
    assert ranking([(5, 1), (5, 2), (4, 9)]) == (2, 1, 3)


@given(keys)
def test_a_rank_counts_those_ahead(given_keys: list[tuple[int, ...]]) -> None:
    ranks = ranking(given_keys)
    assert min(ranks) == 1
    for key, rank in zip(given_keys, ranks, strict=True):
        assert sum(other > key for other in given_keys) == rank - 1


@given(keys)
def test_better_keys_have_better_ranks(given_keys: list[tuple[int, ...]]) -> None:
    ranks = ranking(given_keys)
    pairs = list(zip(given_keys, ranks, strict=True))
    assert all((a > b) == (i < j) for a, i in pairs for b, j in pairs)


def test_winners_are_all_on_the_first_place() -> None:
    parts = ((("all", 5),), (("all", 3),), (("all", 5),))
    assert Outcome("full-moon", (5, 3, 5), parts, (1, 3, 1)).winners == (0, 2)
