"""The tree of errors."""

import inspect
import pickle

import pytest

from tests.toy.tables import AMBUSH
from wolfden.core import errors
from wolfden.core.errors import BadReplay, IllegalAction, NotationError, OtherRules, WolfdenError

KINDS = [
    kind
    for _name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, WolfdenError)
]


def test_every_kind_has_its_own_code() -> None:
    codes = [kind.code for kind in KINDS]
    assert len(KINDS) > 10
    assert len(set(codes)) == len(codes)
    assert all(code == code.lower() and code.replace("_", "").isalpha() for code in codes)


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_can_be_caught_as_ours(kind: type[WolfdenError]) -> None:
    arguments = ("move", "some-title", "W1", "why") if kind is IllegalAction else ("why",)
    error = kind(*arguments)
    assert "why" in str(error)
    with pytest.raises(WolfdenError):
        raise error


def test_an_illegal_action_names_its_rule() -> None:
    assert IllegalAction("move", "the-wolves", "W6.4").rule == "W6.4"


def test_kinds_that_are_also_something_else() -> None:
    assert issubclass(NotationError, ValueError)
    assert issubclass(OtherRules, BadReplay)


def test_an_error_carries_what_other_languages_need() -> None:
    error = NotationError("place", word="x", like="@c4")
    assert (error.key, error.facts) == ("place", {"word": "x", "like": "@c4"})
    refused = IllegalAction("move", "the-wolves", "W6.4", "walk-too-far", end="c4", steps=3)
    assert (refused.key, refused.facts) == ("walk-too-far", {"end": "c4", "steps": 3})
    assert (WolfdenError().key, WolfdenError().facts) == ("", {})


def test_an_error_says_its_sentence_in_english() -> None:
    assert str(BadReplay("replay-header-missing", header="seats")) == (
        "The replay has no header “seats”."
    )
    assert str(BadReplay()) == "This file cannot be used as a replay of the game."
    assert str(BadReplay(text="free words", where="x.toml")) == "x.toml: free words"
    assert str(BadReplay(text="free words")) == "free words"
    assert str(BadReplay("never-heard", header="seats")) == "never-heard, header=seats"
    assert str(IllegalAction("bid 3", AMBUSH.meta().id, "T2", "bid-too-high", most=2)) == (
        "bid 3: you may bid up to 2 (T2)"
    )
    assert str(IllegalAction("walk", "", "W6.1")) == "walk: That is not allowed here. (W6.1)"


def test_a_sentence_quotes_only_the_beginning_of_long_input() -> None:
    error = NotationError("verb", word="howl" * 15_000, known=["howl", "move"])
    assert error.facts == {"word": f"{'howl' * 14}how…", "known": ["howl", "move"]}
    assert len(str(error)) < 200
    path = f"/{'den' * 50}.txt"
    assert WolfdenError("file-there", path=path).facts == {"path": path}
    assert len(str(WolfdenError("file-there", path=path * 100))) < 600
    assert str(WolfdenError(text="free words " * 100)) == "free words " * 100
    starts = ", ".join(["Saint-Flour-de-Mercoire"] * 5)
    assert IllegalAction("hide", "b", "B2.1", "no-start", starts=starts).facts == {"starts": starts}


class Elsewhere(WolfdenError):
    """A kind of error that another room adds."""

    code = "elsewhere"

    def __init__(self, seconds: int) -> None:
        super().__init__("wait", seconds=seconds)


def test_other_packages_may_add_kinds() -> None:
    assert Elsewhere(3).facts == {"seconds": 3}


@pytest.mark.parametrize(
    "error",
    [
        BadReplay("replay-header-missing", header="seats"),
        IllegalAction("walk", "the-wolves", "W6.1", "walk-too-far", end="c4", steps=3, speed=2),
        Elsewhere(3),
    ],
)
def test_an_error_comes_whole_from_another_process(error: WolfdenError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.state()) == (str(error), error.state())
