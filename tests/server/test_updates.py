"""Changes of views and trees of words: what a client undoes comes back as it was."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.support.people import changed, words
from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.record import Record
from wolfden.titles import TITLES

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("ab")
trees = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
    ),
    max_leaves=12,
)


def copied(value: Any) -> Any:
    """Return a value as it comes over the wire."""
    return json.loads(json.dumps(value))


@given(trees, trees)
def test_changes_turn_one_view_into_the_other(old: object, new: object) -> None:
    found = changes(old, new)
    assert changed(copied(old), copied(found)) == new
    assert (found == []) == (old == new)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_tree_of_words_holds_exactly_the_legal_actions(title: str) -> None:
    rng = random.Random(title)
    record = Record(TITLES.get(title), 3)
    for _ in range(60):
        record.resolve_chance(rng)
        actors = record.state.actors()
        if not actors:
            break
        actions = [str(action) for action in record.state.legal(actors[0])]
        found = json.loads(json.dumps(legal_tree(record.state, actors[0])))
        assert sorted(words(found)) == sorted(actions)
        record.apply(rng.choice(record.state.legal(actors[0])))
