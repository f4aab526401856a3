"""Applause as a feature from outside: installed, the server serves all that it brings along."""

import json
import os
import subprocess
import sys
from html import unescape
from pathlib import Path
from shutil import copytree

import httpx
import pytest
import wolfden_applause

from tests.support.servers import launch_command, serving

FOLDER = Path(wolfden_applause.__file__).parent
ROOT = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the feature for other processes; return the folder of its package."""
    site = tmp_path / "site"
    info = site / "wolfden_applause-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wolfden-applause\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[wolfden.features]\napplause = wolfden_applause\n")
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
    return Path(copytree(FOLDER, site / "wolfden_applause"))


@pytest.mark.parametrize("bundle", ["0", "1"])
def test_a_feature_from_outside_is_served(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bundle: str
) -> None:
    monkeypatch.setenv("WOLFDEN_BUNDLE", bundle)
    running = serving(tmp_path / "data", launch_command)
    with running as server, httpx.Client(base_url=server.url) as client:
        check_routes(client)
        check_page(client, is_bundled=bundle == "1")
        assert client.get("/js/features/applause/style.css").text == read(package, "page/style.css")
        assert client.get("/locales/en/applause.ftl").text == read(package, "texts/en.ftl")
        assert "Hry s potleskem" in client.get("/locales/cs/applause.ftl").text
        assert client.get("/locales/fi/applause.ftl").text == "", "English takes its place"
        for hidden in ("feature.py", "%2e%2e/feature.py", "texts/en.ftl"):
            assert client.get(f"/js/features/applause/{hidden}").status_code == 404


def read(package: Path, name: str) -> str:
    """Return the text of a file of the feature."""
    return (package / name).read_text(encoding="utf-8")


def check_routes(client: httpx.Client) -> None:
    """Look at what the routes of the feature answer, and how the server describes them."""
    client.post("/api/guests", json={"name": "Ash"})
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = client.post("/api/tables", json={"title": "the-wolves", "seats": seats}).json()["id"]
    path = f"/api/tables/{table}"
    early = client.post(f"{path}/applause")
    assert early.status_code == 409
    assert early.json()["key"] == "problem-applause-early"
    assert early.json()["message"] == "You can applaud this game when it is over."
    client.post(f"{path}/start", json={})
    client.post(f"{path}/seats/0/resign")
    assert client.post(f"{path}/applause").status_code == 204
    assert client.post(f"{path}/applause").status_code == 204
    games = [{"table": table, "title": "the-wolves", "guests": 1}]
    assert client.get("/api/applause").json() == {"games": games}
    described = client.get("/schema/openapi.json").json()
    assert "/api/applause" in described["paths"]
    assert "ApplauseList" in described["components"]["schemas"]


def check_page(client: httpx.Client, *, is_bundled: bool) -> None:
    """Look at the page of the feature: its link, its module, and its entry in the index."""
    index = client.get("/applause", headers={"Accept-Language": "cs"})
    assert index.status_code == 200
    assert 'content="Hry s potleskem"' in index.text
    named = index.text.partition('<meta name="pages" content="')[2].partition('"')[0]
    address = "/js/features/applause/applause-page.js"
    assert json.loads(unescape(named)) == {"applause": {"feature": "applause", "plain": True}}
    module = client.get(address)
    assert module.headers["content-type"].startswith("text/javascript")
    assert ("globalThis.wolfdenModules.need" in module.text) == is_bundled
    assert client.get("/applause/more").status_code == 404


def test_its_wire_types_are_declared_for_its_page(package: Path) -> None:
    (package / "page" / "types.d.ts").unlink()
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "generate_types.py")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "WOLFDEN_PURE": "1"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [str(package / "page" / "types.d.ts")]
    declared = read(package, "page/types.d.ts")
    assert "export type ApplauseList = {\n  games: Applauded[];\n};" in declared
    assert declared == read(FOLDER, "page/types.d.ts"), "that of the example is up to date"
