"""The pictures in the documentation show what the program draws today."""

from pathlib import Path

import pytest

from wolfden.pictures import picture
from wolfden.titles import TITLES

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = sorted(path.stem for path in DOCS.glob("*.svg"))


def test_pictures_and_positions_come_in_pairs() -> None:
    assert sorted(path.stem for path in DOCS.glob("*.txt")) == SHOWN
    assert {"the-wolves", "age-of-the-wolf"} <= set(SHOWN) <= set(TITLES.ids())


@pytest.mark.parametrize("title", SHOWN)
def test_a_picture_is_drawn_from_its_position(title: str) -> None:
    state = TITLES.get(title).load((DOCS / f"{title}.txt").read_text(encoding="utf-8"))
    drawn = picture(title, state.view(None))
    assert (DOCS / f"{title}.svg").read_text(encoding="utf-8") == drawn
