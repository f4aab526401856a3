"""The example of the lab that searches with OpenSpiel."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("open_spiel", reason="needs the extra lab")

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_search_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(EXAMPLES / "lab_mcts.py"))["main"]
    main(["the-wolves", "--simulations", "2"])
    gained = capsys.readouterr().out.partition(":")[2]
    assert gained.strip() in ("[1.0, -1.0]", "[-1.0, 1.0]", "[0.0, 0.0]")
