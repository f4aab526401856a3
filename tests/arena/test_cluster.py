"""Games on a Ray cluster: the same games as in one process, or an immediate error."""

import signal
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.bots import HERE, KILLED
from tests.arena.games import DEADLINE, short_plan, wait_until
from tests.arena.test_command import COMMAND, QUICK, Capture, arena
from wolfden.arena.cluster import LOCAL, NoCluster, RayCluster, check_address
from wolfden.arena.match import play

HAS_RAY = find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray, the extra 'cluster', is not installed")


def test_without_ray_it_is_said_what_is_missing(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = [*QUICK, "--seats", "random,random", "--cluster", "--out", tmp_path / "out"]
    code, _, error = arena(capsys, *map(str, words))
    assert code == 2
    assert error == (
        "wolfden: Not installed: ray. Install it with: pip install 'wolfden[cluster]'\n"
    )
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("address", ["somewhere", "host:", ":6379", "ray://host", "host:port"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match="is not the address of a cluster"):
        check_address(address)


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_cluster_that_does_not_answer_is_reported_immediately(form: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        check_address(form.format(port))
    with pytest.raises(NoCluster, match="No Ray cluster can be reached"):
        check_address(form.format(port))


@needs_ray
def test_a_cluster_plays_the_same_games_and_notices_the_same_faults() -> None:
    plans = [short_plan(number=number) for number in (1, 2)]
    faulty = short_plan("random", f"{HERE}Hanging", limit=0.5, number=3)
    executor = RayCluster(LOCAL, workers=2)
    played = {one.result.number: one for one in executor.play([*plans, faulty], stop=lambda: False)}
    assert [played[plan.number].replay for plan in plans] == [play(plan).replay for plan in plans]
    forfeit = played[3].result.forfeit
    assert forfeit is not None
    assert forfeit.fault == "hung"


@needs_ray
def test_a_killed_host_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KILLED, str(tmp_path / "killed"))
    plans = [short_plan("random", f"{HERE}KillsHost", number=number) for number in (1, 2, 3)]
    executor = RayCluster(LOCAL, workers=1)
    played = {one.result.number: one for one in executor.play(plans, stop=lambda: False)}
    assert (tmp_path / "killed").exists()
    assert [played[plan.number].replay for plan in plans] == [play(plan).replay for plan in plans]


@needs_ray
def test_no_cluster_runs_on_this_machine() -> None:
    with pytest.raises(NoCluster, match="No Ray cluster can be reached at “auto”"):
        RayCluster()


@needs_ray
def test_a_signal_stops_a_cluster_too(tmp_path: Path) -> None:
    words = [*QUICK, "--seats", f"random,{HERE}Hanging", "--games", "2", "--limit", "999"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--cluster", LOCAL, "--out", str(tmp_path / "out")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        wait_until((tmp_path / "out" / "games.jsonl").exists, "the arena never began")
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=DEADLINE)
    assert process.returncode == 143
    assert "No game was finished." in said
