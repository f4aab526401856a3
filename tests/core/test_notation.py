"""Reading the words of actions, the same way in every title."""

import pytest

from wolfden.core.errors import NotationError
from wolfden.core.text.notation import choice, slots_of, unfinished

VERBS = ("walk", "stop")
SLOTS = {"walk": ("wolf", "end"), "stop": ()}
SYNTAX = {"walk": "walk alpha@c4 @d5", "stop": "stop"}


def test_a_verb_says_what_the_words_after_it_stand_for() -> None:
    assert slots_of(["walk", "alpha@c4"], VERBS, SLOTS, SYNTAX) == ("wolf", "end")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "“” is not an action. An action begins with: walk, stop."),
        (["sing"], "“sing” is not an action. An action begins with: walk, stop."),
        (["stop", "now"], "“stop now” has too many words. Write it like this: stop"),
    ],
)
def test_words_that_are_no_action_are_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        slots_of(words, VERBS, SLOTS, SYNTAX)
    assert str(caught.value) == sentence


def test_an_action_that_lacks_words_is_told_how_it_goes() -> None:
    assert str(unfinished("walk", SYNTAX["walk"])) == (
        "“walk” is not finished. Write it like this: walk alpha@c4 @d5"
    )


def test_a_word_is_one_of_those_allowed() -> None:
    assert choice("stop", VERBS) == 1
    with pytest.raises(NotationError, match=r"“sing” does not fit here\. Possible: walk, stop"):
        choice("sing", VERBS)
