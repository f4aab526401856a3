"""Tasks: the same games for everything that is scored."""

import numpy as np
import pytest

from wolfden.lab.spec import Floats, Mask
from wolfden.lab.tasks import Score, evaluate, evaluate_bot, main, scoreboard, tasks
from wolfden.titles import TITLES


@pytest.fixture(autouse=True)
def quick_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rivals choose at random: greedy ones take their time."""
    monkeypatch.setattr("wolfden.lab.tasks.RIVAL", "random")


def first_word(_seen: Floats, mask: Mask) -> int:
    return int(np.flatnonzero(mask)[0])


def test_every_table_has_a_task_for_each_side() -> None:
    found = tasks()
    for title in TITLES.ids():
        sides = TITLES.get(title).sides(3)
        names = [f"{title}-3p-{side}" for side in dict.fromkeys(sides)] or [f"{title}-3p"]
        for name in names:
            assert found[name].seats == 3
        played = [seat for name in names for place in found[name].places for seat in place]
        assert sorted(played) == [0, 1, 2]


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_policy_is_scored_the_same_way_again(title: str) -> None:
    task = next(task for task in tasks().values() if task.title == title and task.seats == 2)
    score = evaluate(task, first_word, games=2)
    assert score == evaluate(task, first_word, games=2)
    assert -1.0 <= score.mean <= 1.0
    assert score.games == 2


def test_the_scoreboard_lists_tasks_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(name for name, task in tasks().items() if len(task.places[0]) > 1)
    main([name, "--games", "2", "--bots", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| task | random |"
    assert lines[2].startswith(f"| {name} | ")
    with pytest.raises(ValueError, match="no task 'go'"):
        scoreboard(["go"])


def test_scores_are_written_with_their_error() -> None:
    assert str(Score(0.5, 0.04, 10)) == "+0.50 ± 0.04"
    task = next(iter(tasks().values()))
    with pytest.raises(ValueError, match="two games"):
        evaluate_bot(task, "random", 1)
