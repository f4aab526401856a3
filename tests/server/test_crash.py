"""A server that is killed under load loses nothing it has acknowledged."""

from pathlib import Path

import pytest

from tests.server.crashing import crash_rounds

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("abrupt_ends")]


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    tally = await crash_rounds(tmp_path / "data", rounds=3, tables=3, seed=1)
    assert tally.acknowledged > 0
    assert tally.stored >= tally.acknowledged
