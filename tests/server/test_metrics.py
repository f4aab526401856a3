"""Figures and health: what an operator watches is there, and says what it should."""

import asyncio
import json
import re
from pathlib import Path
from threading import Event

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import event

from tests.support.asgi import place
from tests.support.servers import WAIT
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.metrics import ACTIONS
from wolfden.server.base.upkeep import repeat
from wolfden.server.database import writer
from wolfden.server.features.upkeep.service import measure_loop_lag, run_in_daemon

ROOT = Path(__file__).parents[2]
BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
SUFFIXES = {
    "counter": ("_total",),
    "gauge": ("",),
    "histogram": ("_bucket", "_count", "_sum"),
}


def known() -> set[str]:
    """Return every name under which Prometheus finds a figure of the server."""
    return {
        f"{family.name}{suffix}"
        for family in REGISTRY.collect()
        for suffix in SUFFIXES.get(family.type, ())
    }


def figure(name: str, **labels: str) -> float:
    """Return a figure as it is now; 0 if there is none yet."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_the_board_shows_figures_that_exist() -> None:
    asked = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    names = {name for expr in asked for name in re.findall(r"\bwolfden_\w+", expr)}
    assert names
    assert names - known() == set()


def test_the_panels_of_the_board_are_whole() -> None:
    assert {"title", "uid", "schemaVersion", "panels", "templating"} <= BOARD.keys()
    numbers = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(numbers)) == len(numbers)
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
    for panel in BOARD["panels"]:
        assert panel["datasource"]["uid"] == "${datasource}"
        assert panel["targets"]


@pytest.mark.anyio
async def test_refusals_are_counted_by_code_and_writes_are_timed(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as running, running.browser() as browser:
        refused = figure("wolfden_refusals_total", code="not_found")
        stored = figure("wolfden_writer_seconds_count")
        await browser.post("/api/guests", json={"name": "Ash"})
        await browser.get("/api/tables/nowhere")
        assert figure("wolfden_refusals_total", code="not_found") == refused + 1
        assert figure("wolfden_writer_seconds_count") > stored
        async with asyncio.timeout(WAIT):
            while figure("wolfden_writer_jobs"):  # what a server does at its start may still wait
                await asyncio.sleep(0)


def test_actions_are_counted_by_title() -> None:
    before = figure("wolfden_actions_total", title="the-wolves")
    ACTIONS.counts["the-wolves"] += 2
    assert figure("wolfden_actions_total", title="the-wolves") == before + 2


@pytest.mark.anyio
async def test_a_blocked_event_loop_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfden.server.features.upkeep.service.LAG_SECONDS", 0.0)
    before = figure("wolfden_loop_lag_seconds_count")
    task = asyncio.create_task(measure_loop_lag())
    while figure("wolfden_loop_lag_seconds_count") < before + 2:
        await asyncio.sleep(0)
    task.cancel()


@pytest.mark.anyio
async def test_a_writer_that_hangs_makes_the_server_unhealthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs, goes_on = asyncio.Event(), Event()
    loop = asyncio.get_running_loop()
    async with place(tmp_path / "data") as running, running.browser() as browser:

        def hang(*_args: object) -> None:
            loop.call_soon_threadsafe(hangs.set)
            goes_on.wait()

        event.listen(running.services.database.write_engine, "before_cursor_execute", hang)
        entering = asyncio.create_task(browser.post("/api/guests", json={"name": "Ash"}))
        await hangs.wait()
        with monkeypatch.context() as impatient:
            impatient.setattr(writer, "MAX_WAIT", 0.0)
            ill = await browser.get("/health")
        goes_on.set()
        assert (await entering).status_code == 201
        well = await browser.get("/health")
    assert (ill.status_code, ill.json()["reason"]) == (503, "the writer hangs")
    assert (well.status_code, well.json()["status"]) == (200, "ok")


@pytest.mark.anyio
async def test_a_failure_in_a_thread_of_its_own_reaches_the_caller() -> None:
    def fail() -> None:
        raise StorageFailed("backup-none", path="x")

    with pytest.raises(StorageFailed, match="no backup at x"):
        await run_in_daemon(fail)
    assert await run_in_daemon(lambda: 7) == 7


@pytest.mark.anyio
async def test_upkeep_goes_on_after_any_failure() -> None:
    failures = iter([StorageFailed("keys-empty", path="x"), KeyError("title"), ValueError("row")])
    is_done = asyncio.Event()

    async def work() -> None:
        for failure in failures:
            raise failure
        is_done.set()

    task = asyncio.create_task(repeat("a test", 0.0, work))
    async with asyncio.timeout(WAIT):
        await is_done.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
