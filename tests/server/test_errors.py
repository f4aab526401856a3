"""What an answer says of an error, so that any client can show it in its own language."""

from wolfden.core.errors import BadSetup, IllegalAction
from wolfden.server.base.errors import TooMany, error_body, text_key

FORBIDDEN = IllegalAction("move", "the-wolves", "W6.4", "walk-too-far", steps=3)


def test_a_problem_names_its_text_and_facts() -> None:
    assert error_body(BadSetup("seats", low=2, high=5, seats=7)) == {
        "code": "bad_setup",
        "message": "This game is for 2 to 5 players, not 7.",
        "key": "problem-seats",
        "facts": {"low": 2, "high": 5, "seats": 7},
    }


def test_what_the_rules_forbid_has_a_reason_of_its_title() -> None:
    assert text_key(FORBIDDEN, "the-wolves") == "reason-the-wolves-walk-too-far"


def test_without_a_title_a_forbidden_action_has_a_kind_and_a_rule() -> None:
    said = error_body(FORBIDDEN)
    assert said == {"code": "illegal_action", "message": str(FORBIDDEN), "rule": "W6.4"}


def test_too_much_says_how_long_to_wait() -> None:
    assert error_body(TooMany(7))["retry_after"] == 7
