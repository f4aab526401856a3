"""The long soak: what it reports, and what it keeps of a game that fails."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest
from wolfden_ambush.game import Ambush

from tests.contract.test_checks import LeakyView
from tests.toy.tables import AMBUSH
from wolfden.core.text.replay import read, replayed
from wolfden.testing import Table

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "soak.py"
Soak = Callable[[int, int, float, list[Table], Path], int]


@pytest.fixture
def soak() -> Soak:
    """Return what the script runs once it has read its command line."""
    run: Soak = runpy.run_path(str(SCRIPT))["soak"]
    return run


def test_a_soak_counts_games_by_their_ends(
    soak: Soak, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [Table(AMBUSH, 2), Table(AMBUSH, 3)]
    assert soak(30, 0, 0.5, places, tmp_path) == 0
    # Where that took long, it printed its progress.
    _progress, _, report = capsys.readouterr().out.rpartition("30 games, ")
    rows = report.splitlines()[1:]
    assert sum(int(row.split()[-1]) for row in rows) == 30
    assert {tuple(row.split()[:2]) for row in rows} == {("ambush", "2"), ("ambush", "3")}
    assert list(tmp_path.iterdir()) == []


def test_a_failing_game_is_kept_as_a_replay(
    soak: Soak, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [Table(Ambush(LeakyView), 3)]
    assert soak(40, 0, 1e9, places, tmp_path) == 1
    (kept,) = tmp_path.iterdir()
    said = capsys.readouterr()
    assert str(kept) in said.out
    assert "sees a secret" in said.err
    record = replayed(read(kept.read_text(encoding="utf-8")), AMBUSH)
    assert record.state.actors()
