"""The example of the lab: random games through every interface."""

import re
import runpy
from pathlib import Path

import pytest

import wolfden
from wolfden.titles import TITLES

for library in ("pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason="needs the extra lab")

ROOT = Path(__file__).parents[2]


def test_random_games_through_every_interface(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples/lab_random.py"))["main"](TITLES.ids()[0], 2)
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
        "Batch",
    ]
    assert int(lines[3].split()[1]) > 0, "some of the games have ended"


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", text, re.MULTILINE) == [wolfden.__version__]
