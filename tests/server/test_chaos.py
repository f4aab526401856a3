"""Two servers behind a proxy while everything fails: nothing is lost, doubled or stuck."""

from pathlib import Path

import pytest

from tests.support.chaos import Chaos
from tests.support.postgres import Postgres
from tests.support.proxies import nginx

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.usefixtures("abrupt_ends"),
    pytest.mark.skipif(nginx() is None, reason="nginx is not installed here"),
]


async def test_nothing_is_lost_doubled_or_stuck(tmp_path: Path, postgres: Postgres) -> None:
    toll = await Chaos(postgres, tmp_path, workers=2, seed=3).run(seconds=5, tables=5)
    assert toll.acknowledged > 0
    assert toll.stored >= toll.acknowledged
