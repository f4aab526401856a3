"""Colours and signs of The Wolves: its packs, its terrains and its style sheet.

Colour is never alone: a terrain also has a texture, as packs have emblems and edge patterns.
"""

from typing import Final, NamedTuple

from wolfden.pictures.looks import (
    BEASTS,
    LAMPLIGHT,
    NEUTRAL,
    PAPER_INK,
    PIECES,
    SEATS,
    TOKENS,
    WRITING,
    PackLook,
    colours,
)


def look(owner: int) -> PackLook:
    """Return the look of a seat's pack, or of the neutral pack for -1."""
    return NEUTRAL if owner < 0 else SEATS[owner]


class GroundLook(NamedTuple):
    """The two tones of a terrain: its paper and the strokes of its texture."""

    paper: str
    stroke: str


GROUNDS: Final[dict[str, GroundLook]] = {
    "forest": GroundLook("#97b389", "#64885c"),
    "rock": GroundLook("#beb4b2", "#968b89"),
    "grass": GroundLook("#c9d37c", "#96a443"),
    "tundra": GroundLook("#e3ebee", "#a9bfca"),
    "desert": GroundLook("#f2d3ac", "#d0a468"),
    "": GroundLook("#d5cdbd", "#bdb3a0"),
    "lake": GroundLook("#41779a", "#8fb9d0"),
    "chasm": GroundLook("#2b2e38", "#4a4e5b"),
}
"""Terrains, water, and (the empty name) a hex whose terrain is not dealt yet."""

MOONLIGHT: Final = "#f7e8b4"
NIGHT_SKY: Final = "#1d2635"

STYLE: Final = (
    f"{WRITING}{TOKENS}"
    f".gold{{fill:{LAMPLIGHT};stroke:{PAPER_INK};stroke-width:1.4}}"
    f".lit{{fill:none;stroke:{LAMPLIGHT};stroke-width:3}}"
    f".rim{{fill:none;stroke:{PAPER_INK};stroke-width:1.4}}"
    f".tile,.fold{{stroke:{PAPER_INK};stroke-width:1.2}}"
    f"{PIECES}"
    f".facet{{fill:#fff;fill-opacity:.2;stroke:{PAPER_INK};stroke-width:.6}}"
    f"{BEASTS}.sky{{fill:{NIGHT_SKY}}}"
    f".moon{{fill:{MOONLIGHT}}}.lone{{fill:#717880}}"
    f".hex{{stroke:{PAPER_INK};stroke-opacity:.28}}.pane{{fill:none;pointer-events:all}}"
    f".outline{{fill:none;stroke-width:6;stroke-linejoin:round}}"
    f"{colours((*SEATS, NEUTRAL))}"
)
"""The style sheet: night unless the reader's screen asks for a light picture."""
