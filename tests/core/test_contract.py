"""The safe half of the contract, built on a title's fast pair."""

import pytest
from wolfden_ambush.game import NOTATION, AmbushState
from wolfden_ambush.rules.actions import code
from wolfden_ambush.rules.vocabulary import BID, DRAW

from tests.toy.tables import AMBUSH, BOTH_BID, BOTH_FOLDED, DEALT, ambush
from wolfden.core.contract import CHANCE, Action, Reason, seat_name
from wolfden.core.errors import BadSetup, IllegalAction, NotationError, WrongSeat
from wolfden.core.events import Log


def test_an_action_is_a_value_with_words() -> None:
    action = Action(1, code(BID, 1), NOTATION)
    assert str(action) == "bid 2"
    assert action.words == ("bid", "2")
    assert "bid 2" in repr(action)


def test_actions_are_equal_by_seat_and_code() -> None:
    action = Action(1, code(BID, 1), NOTATION)
    assert action == Action(1, code(BID, 1), NOTATION)
    assert hash(action) == hash(Action(1, code(BID, 1), NOTATION))
    assert action != Action(0, code(BID, 1), NOTATION)
    assert action != Action(1, code(BID, 2), NOTATION)
    assert action != "bid 2"


def test_legal_lists_the_codes_as_actions_in_their_order() -> None:
    state = ambush(DEALT)
    assert [str(action) for action in state.legal(0)] == ["swap", "bid 1", "bid 2", "bid 3"]
    assert [action.code for action in state.legal(1)] == state.codes(1)
    assert {action.seat for action in state.legal(1)} == {1}


def test_several_seats_may_act_in_any_order() -> None:
    for order in ((0, 1), (1, 0)):
        state = ambush(DEALT)
        assert state.actors() == (0, 1)
        for seat in order:
            state.apply(state.parse(seat, "bid 1"))
        assert state.actors() == (0,)


def test_only_chance_has_chance_outcomes() -> None:
    state = AMBUSH.setup(2)
    outcomes = [(str(action), weight) for action, weight in state.chance()]
    assert outcomes == [("draw fox", 4), ("draw owl", 3), ("draw elk", 2)]
    assert state.legal(0) == []


def test_a_drawn_card_is_less_likely_to_come_again() -> None:
    state = ambush("hand seat=1 card=elk; hand seat=2 card=fox aside=elk", seats=3)
    outcomes = [(str(action), weight) for action, weight in state.chance()]
    assert outcomes == [("draw fox", 3), ("draw owl", 3)]


def test_parse_reads_legal_and_illegal_actions_alike() -> None:
    state = ambush(DEALT)
    assert state.parse(1, "bid 4") == Action(1, code(BID, 3), NOTATION)
    assert state.parse(CHANCE, " draw  fox ") == Action(CHANCE, code(DRAW, 0), NOTATION)


@pytest.mark.parametrize("text", ["", "howl", "bid", "bid 9", "show me", "bid 1 2"])
def test_parse_refuses_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        ambush(DEALT).parse(0, text)


def test_a_notation_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="no action of Ambush"):
        ambush(DEALT).parse(0, "howl")


def test_apply_writes_to_the_log() -> None:
    state, log = ambush(BOTH_BID), Log()
    state.apply(state.parse(0, "show"), log)
    assert [(event.name, event.seat, event.public) for event in log.events] == [
        ("show", 0, {"card": "owl", "bid": 3})
    ]


def test_apply_works_without_a_log() -> None:
    state = ambush(BOTH_BID)
    state.apply(state.parse(0, "show"))
    assert state.actors() == (1,)


@pytest.mark.parametrize(
    ("lines", "seat", "text", "said"),
    [
        (BOTH_BID, 1, "show", "It is not seat 2’s turn. Seats that may act: 1."),
        (
            BOTH_BID,
            CHANCE,
            "roll 1",
            "Nothing is rolled, drawn or dealt now. Seats that may act: 1.",
        ),
        (
            DEALT,
            CHANCE,
            "draw fox",
            "Nothing is rolled, drawn or dealt now. Seats that may act: 1, 2.",
        ),
        ("hand seat=1 card=owl", 0, "bid 1", "Wait until the program has rolled, drawn or dealt."),
        (BOTH_FOLDED, 0, "show", "The game is over: no seat can act."),
        (DEALT, 7, "bid 1", "It is not seat 8’s turn. Seats that may act: 1, 2."),
    ],
)
def test_the_wrong_seat_is_refused_and_nothing_changes(
    lines: str, seat: int, text: str, said: str
) -> None:
    state = ambush(lines)
    before = state.dump()
    with pytest.raises(WrongSeat) as caught:
        state.apply(state.parse(seat, text))
    assert str(caught.value) == said
    assert state.dump() == before


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_changes() -> None:
    state, log = ambush(DEALT), Log()
    before = state.dump()
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(1, "bid 3"), log)
    assert str(caught.value) == "bid 3: you may bid up to 2 (T2)"
    assert caught.value.rule == "T2"
    assert state.dump() == before
    assert log.events == []


class Speechless(AmbushState):
    """A state that never says why."""

    def refusal(self, seat: int, words: list[str], whole: bool) -> None:
        """Say nothing."""


def test_an_unexplained_refusal_is_our_own_bug() -> None:
    state = Speechless(2, ambush(DEALT).options)
    state.cards = [0, 0]
    with pytest.raises(AssertionError, match="no rule says why"):
        state.apply(state.parse(0, "bid 4"))


def test_explain_follows_the_first_words() -> None:
    state = ambush(DEALT)
    assert state.explain(1, "bid") is None
    assert state.explain(1, "bid 2") is None
    reason = state.explain(1, "bid 3")
    assert reason == Reason("bid-too-high", "T2", {"most": 2}, "ambush")
    assert str(reason) == "you may bid up to 2 (T2)"


def test_explain_is_for_seats_that_may_act() -> None:
    with pytest.raises(WrongSeat, match=r"It is not seat 2’s turn\."):
        ambush(BOTH_BID).explain(1, "show")


def test_explain_refuses_unknown_words() -> None:
    with pytest.raises(NotationError):
        ambush(DEALT).explain(0, "howl @c4")


def test_a_game_is_over_when_nobody_may_act() -> None:
    state = ambush(BOTH_BID)
    for seat in (0, 1):
        assert not state.is_over
        assert state.outcome() is None
        state.apply(state.parse(seat, "fold"))
    assert state.is_over
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "silence"


def test_seats_are_counted_from_one_for_people() -> None:
    assert [seat_name(seat) for seat in (0, 4, CHANCE)] == ["seat 1", "seat 5", "chance"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_setup_refuses_a_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        AMBUSH.setup(seats)
    assert str(caught.value) == f"This game is for 2 to 3 players, not {seats}."


def test_setup_fills_in_and_checks_options() -> None:
    state = AMBUSH.begin(2, {"deck": "large", "highest-bid": 1, "story": ""})
    assert AMBUSH.setup(2, {"deck": "large", "highest-bid": "1"}).dump() == state.dump()
    with pytest.raises(BadSetup, match=r"Option deck: “huge” is not one of small \| large\."):
        AMBUSH.setup(2, {"deck": "huge"})
