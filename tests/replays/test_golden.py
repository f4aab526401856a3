"""Golden replays: every one plays through to the scores and the end it states."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from wolfden.core.record import Record
from wolfden.core.text.replay import Replay, open_replay, read, replay_of, write
from wolfden.titles import TITLES

FOLDER = Path(__file__).parents[1] / "titles"
FILES = sorted(FOLDER.glob("*/replays/*.txt"))
NOBODY = -1
WOLVES = sorted((FOLDER / "the_wolves" / "replays").glob("*.txt"))


@cache
def opened(path: Path) -> tuple[Replay, Record]:
    """Read and play a file through, once for all tests."""
    return open_replay(path.read_text(encoding="utf-8"), TITLES)


def title_of(path: Path) -> str:
    """Return the title whose folder a replay lies in."""
    return path.parents[1].name.replace("_", "-")


def name_of(path: Path) -> str:
    """Name a test after its file."""
    return f"{title_of(path)}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_replay_ends_as_it_says(path: Path) -> None:
    replay, record = opened(path)
    outcome = record.state.outcome()
    assert outcome is not None
    assert title_of(path) == replay.title
    assert replay.result.split() == [outcome.reason, *map(str, outcome.scores)]
    assert len(record.steps) == len(replay.lines)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_replay_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_record_makes_the_same_replay(path: Path) -> None:
    replay, record = opened(path)
    again = replay_of(record, replay.names)
    assert [(line.seat, line.text) for line in again.lines] == [
        (line.seat, line.text) for line in replay.lines
    ]
    meta = record.game.meta()
    given = meta.read_options(meta.todays_options(replay.rules, replay.options))
    assert again.options == meta.changed_options(given)
    assert (again.position, again.result) == (replay.position, replay.result)


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_title_has_golden_replays(title: str) -> None:
    assert [path for path in FILES if title_of(path) == title]


# What the games of The Wolves show, taken together.


def events() -> Counter[str]:
    """Count the events of all golden games."""
    return Counter(
        event.name for path in WOLVES for step in opened(path)[1].steps for event in step.events
    )


def test_the_wolves_every_way_to_end_and_every_number_of_seats() -> None:
    replays = [opened(path)[0] for path in WOLVES]
    assert {replay.result.split()[0] for replay in replays} == {
        "full-moon",
        "standstill",
        "turn-limit",
    }
    full_moons = {replay.seats for replay in replays if replay.result.startswith("full-moon")}
    assert full_moons == {2, 3, 4, 5}


def test_the_wolves_every_option_is_played() -> None:
    options = {name for path in WOLVES for name in opened(path)[0].options}
    assert options == {option.name for option in TITLES.get("the-wolves").meta().options}


def test_the_wolves_everything_happens() -> None:
    found = events()
    names = ["howl", "den", "lair", "dominate", "hunt", "displace", "walk", "gain", "spend"]
    names += ["phase", "region-scored", "moon", "pay", "tiles", "pack", "draft"]
    assert {name: found[name] for name in names if found[name] < 3} == {}


def test_the_wolves_wolves_and_dens_are_dominated() -> None:
    lost = {
        (event.public["lost"], event.public["placed"])
        for path in WOLVES
        for step in opened(path)[1].steps
        for event in step.events
        if event.name == "dominate"
    }
    assert {("pack", "pack"), ("pack", "alpha"), ("den", "den")} <= lost


def test_the_wolves_one_turn_scores_two_phases() -> None:
    both = [
        [event.public["phase"] for event in step.events if event.name == "phase"]
        for path in WOLVES
        for step in opened(path)[1].steps
    ]
    assert ["crescent", "quarter"] in both
    assert ["crescent", "quarter", "full"] in both


def test_the_wolves_ties_and_empty_regions_are_scored() -> None:
    scored = [
        event
        for path in WOLVES
        for step in opened(path)[1].steps
        for event in step.events
        if event.name == "region-scored"
    ]
    assert any(event.seat == NOBODY and event.public["lesser"] for event in scored), "a tie (W14.4)"
    assert any(event.seat == NOBODY and not event.public["lesser"] for event in scored), "nobody"
    assert any(event.seat >= 0 and not event.public["lesser"] for event in scored), "no second"
