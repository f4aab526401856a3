"""The picture in the README shows what the program draws today."""

from pathlib import Path

from wolfden.games import TITLES
from wolfden.pictures import picture

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def test_the_picture_of_the_wolves_is_drawn_from_its_position() -> None:
    game = TITLES.get("the-wolves")
    state = game.load((DOCS / "the-wolves.txt").read_text(encoding="utf-8"))
    drawn = picture("the-wolves", state.view(None))
    assert (DOCS / "the-wolves.svg").read_text(encoding="utf-8") == drawn
