"""A server that is killed under load, or while it migrates, loses nothing it has acknowledged."""

import random
from pathlib import Path

import pytest

from tests.support.crashing import crash_rounds
from tests.support.migrating import Killer, kill_migrations_of, write_old_database
from wolfden.server.database.engine import FILE

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("abrupt_ends")]


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    tally = await crash_rounds(tmp_path / "data", rounds=3, tables=3, seed=1)
    assert tally.acknowledged > 0
    assert tally.stored >= tally.acknowledged
    write_old_database(tmp_path / "old", tmp_path / "data" / FILE)
    (tmp_path / "migrations").mkdir()
    killer = Killer(random.Random(1))
    tables, entries = kill_migrations_of(tmp_path / "old", tmp_path / "migrations", 3, killer)
    assert killer.kills >= 3
    assert killer.completed >= 1
    assert tables >= tally.tables
    assert entries >= tally.stored
