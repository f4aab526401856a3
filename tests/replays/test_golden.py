"""Golden replays: every one plays through to the scores and the end it states."""

from pathlib import Path

import pytest

from tests.replays.golden import golden_files, opened
from wolfden.core.text.replay import read, replay_of, write
from wolfden.titles import TITLES

FILES = golden_files()


def title_of(path: Path) -> str:
    """Return the title whose folder contains a replay."""
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
