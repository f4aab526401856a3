"""The rules of My Title, and what every title promises."""

from wolfden_my_title.game import GAME, MyTitleState

from wolfden.testing import check_title


def table(left: int, turn: int = 1) -> MyTitleState:
    """Return a table of two seats with stones left and a seat to act."""
    return GAME.load(f"position my-title rules=1 seats=2\ntable left={left} turn={turn}\n")


def test_q2_one_to_three_stones_are_taken() -> None:
    state = table(left=5)
    assert [str(action) for action in state.legal(0)] == ["take 1", "take 2", "take 3"]
    state.apply(state.parse(0, "take 3"))
    assert (state.left, state.actors()) == (2, (1,))


def test_q2_nobody_takes_more_than_are_left() -> None:
    reason = table(left=2).explain(0, "take 3")
    assert reason is not None
    assert (reason.code, reason.rule) == ("too-many", "Q2")


def test_q3_the_last_stone_wins() -> None:
    state = table(left=1, turn=2)
    state.apply(state.parse(1, "take 1"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("empty", (1,))


def test_the_title_keeps_its_promises() -> None:
    check_title(GAME, seeds=range(20))
