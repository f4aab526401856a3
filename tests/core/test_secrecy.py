"""Who may know what: words and facts for a seat, and what a finished game reveals."""

from wolfden.core.contract import Action, Notation
from wolfden.core.events import Event
from wolfden.core.secrecy import HIDDEN, redact_undone_words, redact_words, reveal_facts


class _Words(Notation):
    def write(self, code: int) -> str:
        return "pass" if code == 0 else "pick owl"

    def read(self, text: str) -> int:
        return 0 if text == "pass" else 1


PICK = Action(1, 1, _Words())
PICKED = Event("pick", 1, {"left": 4}, {1: {"card": "owl"}}, reveals=False)
SCORED = Event("score", 1, {"points": 2}, {}, reveals=False)


def test_an_action_is_redacted_for_seats_that_learn_less_of_it_than_others() -> None:
    assert redact_words(PICK, [SCORED, PICKED], 1) == "pick owl"
    assert redact_words(PICK, [SCORED, PICKED], 0) == f"pick {HIDDEN}"
    assert redact_words(PICK, [SCORED, PICKED], None) == f"pick {HIDDEN}"


def test_an_action_that_everyone_knows_and_a_single_word_stay_as_they_are() -> None:
    assert redact_words(PICK, [SCORED], None) == "pick owl"
    assert redact_words(Action(1, 0, _Words()), [PICKED], None) == "pass"


def test_of_an_undone_action_the_first_word_remains() -> None:
    assert redact_undone_words("pick owl high") == f"pick {HIDDEN}"


def test_a_finished_game_reveals_the_facts_of_every_seat() -> None:
    assert reveal_facts(PICKED, 2) == {"left": 4, "card": "owl"}
