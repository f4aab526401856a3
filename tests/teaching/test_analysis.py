"""Analyses: studies as text and link, and what the engine thinks of a position."""

import random
from pathlib import Path

import pytest

from wolfden.core.errors import (
    BadPosition,
    BadReplay,
    OtherRules,
    UnknownTitle,
    WolfdenError,
)
from wolfden.core.record import Record
from wolfden.players.levels import Budget
from wolfden.teaching.actions import Move
from wolfden.teaching.analysis.study import (
    LINK_LENGTH,
    MOST_BRANCHES,
    Branch,
    Study,
    open_study,
    play_lines,
    read_link,
    read_study,
    study_of_record,
    write_link,
    write_study,
)
from wolfden.teaching.thinking import Analysis, Thought
from wolfden.titles import TITLES

FILES = Path(__file__).parents[1] / "titles"
SHORT = FILES / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"
HIDDEN = FILES / "brotherhood_of_the_wolf" / "replays" / "4p-fourth-token.txt"


def dealt(title: str = "age-of-the-wolf", seats: int = 2) -> Record:
    """Return a new game in which only chance has acted."""
    record = Record(TITLES.get(title), seats)
    record.resolve_chance(random.Random(1))
    return record


def branched() -> Study:
    """Return a study with two lines from the same position and one that leaves the first."""
    record = dealt()
    study = study_of_record(record, ["Ash", ""])
    first, second, *_ = [str(action) for action in record.state.legal(0)]
    record.apply(record.state.legal(0)[0])
    after = Move(record.state.actors()[0], str(record.state.legal(record.state.actors()[0])[0]))
    study.lines = [
        Branch([Move(0, first), after], "As planned"),
        Branch([Move(0, second)]),
        Branch([after], "Again: the same", 0, 1),
    ]
    return study


def test_a_study_is_the_same_after_writing_and_reading() -> None:
    study = branched()
    assert read_study(write_study(study)) == study
    assert open_study(write_study(study), TITLES) == study
    assert "line 1 after 1: Again: the same\n" in write_study(study)
    assert open_study(read_link(write_link(study)), TITLES) == study


@pytest.mark.parametrize("path", [SHORT, HIDDEN], ids=["open", "hidden"])
def test_a_replay_is_a_study_with_one_line(path: Path) -> None:
    study = open_study(path.read_text(encoding="utf-8"), TITLES)
    assert len(study.lines) == 1
    assert play_lines(study, TITLES)[1][-1].is_over
    assert open_study(write_study(study), TITLES) == study


def test_a_position_alone_is_a_study_without_lines() -> None:
    position = dealt().state.dump()
    study = open_study(position, TITLES)
    assert (study.title, study.seats, study.lines) == ("age-of-the-wolf", 2, [])
    assert study.position == position
    assert open_study(f"# The first decision.\n\n{position}", TITLES) == study
    assert study_of_record(dealt(), []).position == position


def test_paths_follow_the_lines_they_leave() -> None:
    study = branched()
    first, last = study.lines[0].moves[0], study.lines[2].moves[0]
    assert study.path(2, 2) == [first, last]
    assert study.path(2, 1) == [first]
    assert study.path(-1, 0) == []


def test_texts_that_are_no_studies_are_refused_with_a_reason() -> None:
    good = write_study(branched())
    with pytest.raises(BadReplay, match="neither a position"):
        open_study("hello", TITLES)
    with pytest.raises(BadReplay, match="analysis begins with"):
        open_study("", TITLES)
    with pytest.raises(UnknownTitle):
        open_study("position chess rules=1 seats=2", TITLES)
    with pytest.raises(BadPosition):
        open_study("position the-wolves rules=1 seats=2\nnonsense", TITLES)
    with pytest.raises(BadReplay, match="is not an action"):
        open_study(good + "1 sing\n", TITLES)
    with pytest.raises(BadReplay, match="position"):
        open_study("wolfden-analysis 1\ntitle: the-wolves\nrules: 1\nseats: 2\n", TITLES)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("seats: 2", "seats: 3", BadPosition),
        ("seats: 2", "seats: 99999999", BadPosition),
        ("rules: 2", "rules: 7", OtherRules),
        ("seats: 2", "seats: 2\noption round-limit: 9", BadReplay),
        ("title: age-of-the-wolf", "title: the-wolves", BadPosition),
    ],
)
def test_headers_that_contradict_the_position_are_refused(
    old: str, new: str, problem: type[WolfdenError]
) -> None:
    """A number of seats is refused before anything is made for each of them."""
    with pytest.raises(problem):
        open_study(write_study(branched()).replace(old, new, 1), TITLES)


@pytest.mark.parametrize("where", ["line 4: itself", "line 9: later", "line 1 after 3: too far"])
def test_a_line_leaves_only_what_came_before_it(where: str) -> None:
    with pytest.raises(BadReplay, match="a point that does not exist"):
        open_study(f"{write_study(branched())}{where}\n", TITLES)


def test_a_study_has_its_limits() -> None:
    study = branched()
    study.lines += [Branch([]) for _ in range(MOST_BRANCHES)]
    with pytest.raises(BadReplay, match="at most"):
        open_study(write_study(study), TITLES)
    with pytest.raises(BadReplay):
        open_study("wolfden-analysis 1\n" + "x" * 600_000, TITLES)


def test_names_cannot_pass_for_lines_of_the_file() -> None:
    study = branched()
    study.lines[0].name = "One\n1 end\nline: two" + "x" * 100
    found = open_study(write_study(study), TITLES)
    assert len(found.lines) == len(study.lines)
    assert found.lines[0].name.startswith("One 1 end line: two")


def test_a_link_is_bounded_and_a_damaged_one_is_refused() -> None:
    study = branched()
    rng = random.Random(1)
    study.names = ["".join(chr(rng.randrange(256, 40_000)) for _ in range(9000)), ""]
    assert write_link(study) == ""
    link = write_link(branched())
    assert 0 < len(link) <= LINK_LENGTH
    for text in (link[: len(link) // 2], "!!!", "", link[:-9] + "AAAAAAAAA"):
        with pytest.raises(BadReplay, match="damaged"):
            read_link(text)


# Thinking.


def thoughts(title: str, seed: str = "1") -> list[Thought]:
    """Return what is thought of a new game after more and more simulations."""
    record = dealt(title)
    [seat] = record.state.actors()
    analysis = Analysis(record.game, record.state, seat, seed)
    found = []
    for _step in range(3):
        analysis.think(Budget(simulations=20))
        found.append(analysis.thought(3))
    return found


@pytest.mark.parametrize("title", TITLES.ids())
def test_thoughts_grow_and_repeat(title: str) -> None:
    if TITLES.get(title).meta().min_seats > 2:
        pytest.skip("needs more seats")
    found = thoughts(title)
    assert [one.simulations for one in found] == [20, 40, 60]
    assert thoughts(title) == found
    [seat] = dealt(title).state.actors()
    legal = {str(action) for action in dealt(title).state.legal(seat)}
    for one in found:
        assert 0 < len(one.best) <= 3
        assert {best.action for best in one.best} <= legal
        assert all(best.line[0] == Move(seat, best.action) for best in one.best)
        shares = [best.share for best in one.best]
        assert shares == sorted(shares, reverse=True)


def test_expected_lines_can_be_played() -> None:
    record = dealt("the-wolves")
    analysis = Analysis(record.game, record.state, 0, "1")
    analysis.think(Budget(simulations=150))
    for best in analysis.thought(3).best:
        world = record.state.copy()
        for move in best.line:
            world.apply(world.parse(move.seat, move.action))


def test_a_game_that_is_over_has_its_result_and_no_actions() -> None:
    study = open_study(SHORT.read_text(encoding="utf-8"), TITLES)
    state = play_lines(study, TITLES)[1][-1]
    analysis = Analysis(TITLES.get(study.title), state, 0, "1")
    analysis.think(Budget(simulations=20))
    assert analysis.thought(3) == Thought(0, 0, [1.0, 0.0, 0.0], [])


def test_thoughts_use_nothing_that_the_seat_does_not_know() -> None:
    study = open_study(HIDDEN.read_text(encoding="utf-8"), TITLES)
    game = TITLES.get(study.title)
    state = next(
        one for one in play_lines(study, TITLES)[1][20:] if one.actors() and one.actors()[0] > 0
    )
    seat = state.actors()[0]
    twins = [state, state.resample(seat, random.Random(7))]
    found = []
    for twin in twins:
        analysis = Analysis(game, twin, seat, "1")
        analysis.think(Budget(simulations=40))
        found.append(analysis.thought(5))
    assert twins[0].dump() != twins[1].dump()
    assert found[0] == found[1]
