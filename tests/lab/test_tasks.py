"""Tasks: the same games for everything that is scored."""

from pathlib import Path

import numpy as np
import pytest

from wolfden.lab.spec import Floats, Mask
from wolfden.lab.tasks import Score, Task, evaluate, evaluate_bot, main, scoreboard, tasks
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
    main([name, "--games", "2", "--bots", "random", "--processes", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| task | random |"
    assert lines[2].startswith(f"| {name} | ")
    with pytest.raises(ValueError, match="no task 'go'"):
        scoreboard(["go"])


def test_a_scoreboard_that_was_stopped_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name, kept = "the-wolves-2p", tmp_path / "scores.json"
    taken: list[str] = []

    def score(_task: Task, bot: str, games: int) -> Score:
        taken.append(bot)
        if bot == "greedy" and len(taken) == 2:
            raise KeyboardInterrupt
        return Score(0.5, 0.1, games)

    monkeypatch.setattr("wolfden.lab.tasks.evaluate_bot", score)
    words = [name, "--games", "4", "--bots", "random,greedy", "--processes", "1"]
    with pytest.raises(SystemExit):
        main([*words, "--keep", str(kept)])
    main([*words, "--keep", str(kept)])
    assert taken == ["random", "greedy", "greedy"]
    said = capsys.readouterr()
    assert said.out.splitlines()[2] == f"| {name} | +0.50 ± 0.10 | +0.50 ± 0.10 |"
    assert f"2 of 2: {name} greedy +0.50 ± 0.10" in said.err
    main([*words[:1], "--games", "2", "--bots", "random", "--keep", str(kept), *words[-2:]])
    assert len(taken) == 4, "scores of other numbers of games are others"


def test_wrong_orders_are_refused_before_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["go"], ["the-wolves-2p", "--games", "1"], ["the-wolves-2p", "--bots", "dog"]):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 2
    assert "no task 'go'" in capsys.readouterr().err


def test_scores_are_written_with_their_error() -> None:
    assert str(Score(0.5, 0.04, 10)) == "+0.50 ± 0.04"
    task = next(iter(tasks().values()))
    with pytest.raises(ValueError, match="two games"):
        evaluate_bot(task, "random", 1)
