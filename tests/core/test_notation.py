"""Reading the words of actions, the same way in every title."""

import pytest

from wolfden.core.errors import NotationError
from wolfden.core.text.notation import Grammar, choice

VERBS = ("walk", "stop")
GRAMMAR = Grammar(
    VERBS,
    slots={"walk": ("wolf", "end"), "stop": ()},
    syntax={"walk": "walk alpha@c4 @d5", "stop": "stop"},
)


def test_a_verb_says_what_the_words_after_it_stand_for() -> None:
    assert GRAMMAR.slots_of(["walk", "alpha@c4"]) == ("wolf", "end")


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
        GRAMMAR.slots_of(words)
    assert str(caught.value) == sentence


def test_a_word_is_one_of_those_allowed() -> None:
    assert choice("stop", VERBS) == 1
    with pytest.raises(NotationError, match=r"“sing” does not fit here\. Possible: walk, stop"):
        choice("sing", VERBS)
