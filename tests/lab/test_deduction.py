"""Deduction: the questions hide what is asked, and better answers score better."""

import random

import numpy as np
import pytest

from wolfden.core.contract import Perspective
from wolfden.lab.deduction import (
    DeductionQuestion,
    deduction_of,
    deductions,
    evaluate_deduction,
    questions,
    uniform,
    worlds,
)
from wolfden.lab.spec import Floats
from wolfden.lab.tasks import scoreboard
from wolfden.titles import TITLES

NAME, (TITLE, SEATS) = next(iter(deductions().items()))


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players choose at random: greedy ones take their time."""
    monkeypatch.setattr("wolfden.lab.deduction.PLAYERS", "random")


def test_the_truth_is_possible_and_worlds_differ_in_it_alone() -> None:
    found = list(questions(TITLE, SEATS, 1))
    assert found
    deduction, encoder = deduction_of(TITLE), found[0][0].spec.encoder
    for question, truth in found:
        assert question.possible[truth]
        assert question.possible.sum() > 1
        seat = question.perspective.seat
        world = question.perspective.resample(random.Random(1))
        twin = Perspective(world, seat, random.Random(2)).resample(random.Random(3))
        assert deduction.possible(twin, seat) == deduction.possible(world, seat)
        assert deduction.chosen(world) in deduction.possible(world, seat)
        assert not deduction.possible(world, 0), "who chose has nothing to find out"
    again = list(questions(TITLE, SEATS, 1))
    assert [truth for _question, truth in again] == [truth for _question, truth in found]
    assert np.array_equal(again[0][0].observation, found[0][0].observation)
    assert encoder.deduction() is not None


def test_answers_are_scored() -> None:
    truths = {
        question.observation.tobytes(): truth
        for number in range(2)
        for question, truth in questions(TITLE, SEATS, number)
    }

    def know(question: DeductionQuestion) -> Floats:
        chances = np.zeros_like(question.possible, np.float32)
        chances[truths[question.observation.tobytes()]] = 1.0
        return chances

    answers = {"uniform": uniform, "worlds": worlds, "know": know}
    scores = evaluate_deduction(TITLE, SEATS, answers, games=2)
    assert (scores["know"].bits, scores["know"].hits) == (0.0, 1.0)
    assert 0.0 < scores["worlds"].bits < 20.0
    assert scores["uniform"].questions == len(truths)
    with pytest.raises(ValueError, match="two games"):
        evaluate_deduction(TITLE, SEATS, answers, games=1)


def test_the_scoreboard_lists_the_baselines() -> None:
    lines = scoreboard([NAME], games=2).splitlines()
    assert lines[0] == "| task | answers | bits | found | questions |"
    answers = [line.split(" | ")[:2] for line in lines[2:]]
    assert answers == [[f"| {NAME}", "uniform"], [f"| {NAME}", "worlds"]]


def test_titles_without_such_choices_are_refused() -> None:
    asked = {title for title, _seats in deductions().values()}
    for title in set(TITLES.ids()) - asked:
        with pytest.raises(ValueError, match="no choices to be found out"):
            list(questions(title, 2, 0))
