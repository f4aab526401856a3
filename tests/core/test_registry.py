"""The shelf of titles."""

import pytest

from tests.toy.tables import AMBUSH
from wolfden.core.errors import UnknownTitle
from wolfden.core.registry import Registry
from wolfden.titles import TITLES


def test_titles_keep_the_order_of_registration() -> None:
    shelf = Registry()
    assert shelf.ids() == ()
    shelf.register(AMBUSH)
    shelf.register(TITLES.get("the-wolves"))
    assert shelf.ids() == ("ambush", "the-wolves")
    assert shelf.get("ambush") is AMBUSH


def test_an_id_is_registered_once() -> None:
    shelf = Registry()
    shelf.register(AMBUSH)
    with pytest.raises(ValueError, match="the title 'ambush' is registered twice"):
        shelf.register(AMBUSH)


def test_an_unknown_title_is_refused_with_the_known_ones() -> None:
    shelf = Registry()
    shelf.register(AMBUSH)
    with pytest.raises(UnknownTitle) as caught:
        shelf.get("chess")
    assert str(caught.value) == "Unknown game “chess”. Available: ambush."


def test_every_title_of_the_house_answers_to_its_id() -> None:
    assert "the-wolves" in TITLES.ids()
    for title in TITLES.ids():
        meta = TITLES.get(title).meta()
        assert meta.id == title
        assert meta.name
        assert 1 <= meta.min_seats <= meta.max_seats
        assert meta.rules_version >= 1
        assert meta.maturity in ("alpha", "beta", "stable")
