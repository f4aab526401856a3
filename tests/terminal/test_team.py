"""Several people who may act in any order share one keyboard; bots act next to them."""

from pathlib import Path

from tests.terminal.shell import Result, wolfden
from wolfden.core.text.replay import ReplayLine, open_replay
from wolfden.titles import TITLES

TITLE = "brotherhood-of-the-wolf"


def play(home: Path, seats: str, answers: str) -> tuple[Result, list[ReplayLine]]:
    """Play with answers from a pipe; return what was said, and the actions kept."""
    path = home / "team.replay"
    options = ("--seats", seats, "--seed", "3", "--save", str(path))
    done = wolfden(home, "play", TITLE, *options, answers=answers)
    assert done.code == 0, done.err
    return done, list(open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines)


def actions(lines: list[ReplayLine], verb: str) -> list[tuple[int, str]]:
    """Return seats and texts of the actions that begin with a word."""
    return [(line.seat, line.text) for line in lines if line.text.split()[0] == verb]


def test_people_of_a_team_act_in_any_order_they_like(tmp_path: Path) -> None:
    answers = (
        "seat 4\nplace marquis @javols\nplace bishop @mende\nseat 3\nplace gamekeeper @luc\n"
        "place envoy @luc\ntroop @mende\nseat 3\nmove gamekeeper @les-hubacs\n"
        "move bishop @barjac\nseat 3\nend\nquit\n"
    )
    done, lines = play(tmp_path, "random,human,human,human", answers)
    assert actions(lines, "place") == [
        (3, "place marquis @javols"),
        (1, "place bishop @mende"),
        (2, "place gamekeeper @luc"),
        (1, "place envoy @luc"),
    ]
    moves = [(2, "move gamekeeper @les-hubacs"), (1, "move bishop @barjac")]
    assert actions(lines, "move") == moves
    assert actions(lines, "end")[0] == (2, "end")
    assert "Seat 3 and Seat 4 may act too, in any order: “seat 3” passes the keyboard." in done.out


def test_a_person_without_own_actions_is_not_asked_first(tmp_path: Path) -> None:
    answers = "place bishop @mende\nplace envoy @luc\nposition\nquit\n"
    done, _lines = play(tmp_path, "random,human,human,human", answers)
    assert "Seat 3> position" in done.out
    assert "seat 4 may act too" in done.out.lower().rpartition("seat 3: where")[2]


def test_a_seat_that_may_not_act_is_not_handed_the_keyboard(tmp_path: Path) -> None:
    answers = "seat 1\nseat\nseat 2\nquit\n"
    done, lines = play(tmp_path, "random,human,human", answers)
    assert done.out.count("Seat 3 may act too, in any order") == 4
    assert not actions(lines, "place")


def test_one_person_is_never_offered_another_seat(tmp_path: Path) -> None:
    done, _lines = play(tmp_path, "human,random,random", "hide devil @mende\nquit\n")
    assert "passes the keyboard" not in done.out


def test_bots_of_the_team_do_their_part_and_leave_the_rest_to_the_person(tmp_path: Path) -> None:
    answers = "place bishop @mende\nplace marquis @luc\ntroop @mende\nend\nquit\n"
    _done, lines = play(tmp_path, "random,human,random", answers)
    assert {seat for seat, _text in actions(lines, "place")} == {1, 2}
    assert {seat for seat, _text in actions(lines, "move")} == {2}
    assert [seat for seat, _text in actions(lines, "troop")] == [1]
    assert {seat for seat, _text in actions(lines, "end")} == {1}
