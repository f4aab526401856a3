"""What is a puzzle and what is not, shown on Nim, where the best move is known."""

import random
from typing import Self

from tests.players.nim import Nim, NimHeuristics, NimState
from wolfden.core.contract import Seat, State
from wolfden.core.options import Options
from wolfden.teaching.actions import RatedAction
from wolfden.teaching.moments import Moment
from wolfden.teaching.puzzles import criteria
from wolfden.teaching.puzzles.criteria import merge_searches

REACH = 5


class Heap(NimState):
    """Nim with more to choose from: one to five stones may be taken."""

    def codes(self, seat: Seat) -> list[int]:
        return list(range(1, min(REACH, self.stones) + 1)) if seat in self.actors() else []

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        return self.copy()


class HeapJudgement(NimHeuristics):
    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Heap)
        to_move_wins = (state.stones % (REACH + 1) != 0) != self.wrong
        chance = 0.9 if to_move_wins == (state.seat == 0) else 0.1
        return [chance, 1.0 - chance]


class HeapGame(Nim):
    def begin(self, seats: int, options: Options) -> Heap:
        return Heap(10)


def moment(stones: int, wrong: bool = False) -> Moment:
    """Return a moment of Nim; ``wrong`` makes the heuristics say the opposite of the truth."""
    return Moment(HeapGame(HeapJudgement(wrong)), Heap(stones), 0, "seed")


def test_a_moment_needs_choices() -> None:
    assert criteria.has_choices(moment(7))
    assert not criteria.has_choices(moment(3))
    assert not criteria.has_choices(Moment(HeapGame(), Heap(7), 1, "it is the other's turn"))


def test_the_one_good_move_is_the_answer() -> None:
    """With eight stones only taking two leaves six, from where the other cannot win."""
    verdict = criteria.judge(moment(8, wrong=True), 1000)
    assert verdict is not None
    assert verdict.accepted == ["take 2"]
    assert verdict.choices[0].action == "take 2"
    assert len(verdict.choices) == REACH


def test_an_immediate_win_is_no_question() -> None:
    assert moment(5).search("x", 400)[0].action == "take 5"
    assert criteria.judge(moment(5), 400) is None


def test_where_all_is_lost_is_no_question() -> None:
    assert criteria.judge(moment(6), 400) is None


def test_what_greed_finds_is_too_easy() -> None:
    assert moment(9).greedy("x") == "take 3"
    assert not criteria.looks_promising(moment(9), 40)


def test_how_hard_an_answer_is() -> None:
    assert criteria.difficulty_of(moment(9), ["take 3"]) == "easy"
    assert criteria.difficulty_of(moment(9), ["take 4"]) == "hard"


def test_actions_with_the_same_result_are_found() -> None:
    assert moment(9).equivalent_actions("take 3") == ["take 3"]


def test_the_line_continues_until_the_seats_next_turn() -> None:
    line = criteria.line_after(moment(9), "take 3", 40)
    assert [move.seat for move in line] == [0, 1]
    assert line[0].action == "take 3"


def test_searches_are_merged_by_how_often_they_tried() -> None:
    one = [RatedAction("a", 0.6, 0.75), RatedAction("b", 0.2, 0.25)]
    other = [RatedAction("b", 0.4, 1.0)]
    found = merge_searches([one, other])
    assert [choice.action for choice in found] == ["b", "a"]
    assert [round(choice.share, 3) for choice in found] == [0.625, 0.375]
    assert [round(choice.chance, 3) for choice in found] == [0.36, 0.6]
