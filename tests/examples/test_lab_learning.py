"""The example of the lab that learns; learning itself is tested with ``wolfden train``."""

import runpy
from pathlib import Path
from xml.etree import ElementTree

from wolfden.arena.executors import InProcessExecutor
from wolfden.arena.tournament import run_match

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    draw = runpy.run_path(str(EXAMPLES / "lab_learning.py"))["draw"]
    table = run_match(
        "the-wolves",
        ["random", "random"],
        games=2,
        seed=1,
        options={"turn-limit": 3},
        executor=InProcessExecutor(),
    )
    draw([table.rows[0]] * 2, tmp_path / "curve.svg")
    root = ElementTree.fromstring((tmp_path / "curve.svg").read_bytes())
    assert root.tag.endswith("svg")
