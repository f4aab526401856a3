"""Following typed words through the tree of legal actions."""

import pytest

from wolfden.core.contract import Action, Notation
from wolfden.terminal.choosing import Chooser, UnknownWord

ACTIONS = [
    "walk alpha@c4 @d4",
    "walk alpha@c4 @d5",
    "walk pack@c4 @d5",
    "den @c4 +home ^speed",
    "den @c4 +home ^howl",
    "stop",
]


class Listed(Notation):
    """Codes are places in a list of texts."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def write(self, code: int) -> str:
        """Return the text at a place."""
        return self.texts[code]

    def read(self, text: str) -> int:
        """Return the place of a text."""
        return self.texts.index(text)


def chooser(texts: list[str]) -> Chooser:
    """Return a chooser among actions written so."""
    notation = Listed(texts)
    return Chooser([Action(0, code, notation) for code in range(len(texts))])


def after(*words: str, among: list[str] | None = None) -> Chooser:
    """Return a chooser with words taken."""
    ready = chooser(among or ACTIONS)
    ready.take(words)
    return ready


def test_words_and_numbers_lead_on_and_forced_words_are_skipped() -> None:
    assert chooser(ACTIONS).options() == ("walk", "den", "stop")
    assert after("den").choices().chosen == ("den", "@c4", "+home")
    assert after("2").options() == ("^speed", "^howl")
    assert str(after("2", "1").action()) == "den @c4 +home ^speed"
    assert str(after("den", "@c4", "+home", "^howl").action()) == "den @c4 +home ^howl"
    assert str(after("walk", "pack@c4").action()) == "walk pack@c4 @d5"


def test_a_single_action_is_offered_not_taken() -> None:
    only = chooser(["end"])
    assert only.action() is None
    assert only.options() == ("end",)
    assert str(after("1", among=["end"]).action()) == "end"
    assert str(after("end", among=["end"]).action()) == "end"
    assert str(after("1", among=["hunt hare@c4"]).action()) == "hunt hare@c4"


def test_back_drops_one_word_at_a_time() -> None:
    ready = after("walk", "alpha@c4")
    assert ready.back()
    assert ready.options() == ("alpha@c4", "pack@c4")
    assert ready.back()
    assert not ready.back()


def test_a_whole_action_replaces_the_chosen_words() -> None:
    ready = after("walk")
    ready.take(["den", "^howl"])
    assert str(ready.action()) == "den @c4 +home ^howl"


@pytest.mark.parametrize("words", [["sing"], ["0"], ["4"], ["walk", "@c4"], ["stop", "stop"]])
def test_a_word_that_does_not_lead_on_is_named_and_nothing_taken(words: list[str]) -> None:
    ready = chooser(ACTIONS)
    with pytest.raises(UnknownWord) as refused:
        ready.take(words)
    assert refused.value.words[-1] == words[-1]
    assert ready.chosen == ()


def test_completion_offers_the_next_words() -> None:
    ready = chooser(ACTIONS)
    assert ready.completions("") == ["walk", "den", "stop"]
    assert ready.completions("w") == ["walk"]
    assert ready.completions("walk a") == ["alpha@c4"]
    assert ready.completions("walk alpha@c4 ") == ["@d4", "@d5"]
    assert ready.completions("den ") == ["^speed", "^howl", "@c4"]
    assert ready.completions("den ^s") == ["^speed"]
    assert ready.completions("den @c4 +home ^h") == ["^howl"]
    assert ready.completions("sing ") == []
    assert ready.completions("stop ") == []
    assert after("walk").completions("") == ["alpha@c4", "pack@c4", "walk", "den", "stop"]
    assert chooser(["end"]).completions("e") == ["end"]
