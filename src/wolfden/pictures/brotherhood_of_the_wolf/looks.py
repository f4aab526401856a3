"""Colours of Brotherhood of the Wolf; each thing also has a sign or a word of its own."""

from typing import Final

from wolfden.pictures.looks import (
    HALO,
    LAMPLIGHT,
    NEUTRAL,
    PAPER_INK,
    PIECES,
    TOKENS,
    WRITING,
    colours,
)

HUNTERS: Final = {
    "bishop": "#6d2c7f",
    "gamekeeper": "#2c6e3f",
    "marquis": "#1f5fae",
    "envoy": "#c98a12",
}
SEASONS: Final = {
    "summer": "#a87400",
    "autumn": "#a84f16",
    "winter": "#2d6f9f",
    "spring": "#4b7f2a",
}
PAPER: Final = "#eee4cf"
ROAD: Final = "#a48d6a"
BLOOD: Final = "#a3151f"
DRAGOON: Final = "#27528f"
PEASANT: Final = "#6b5a22"

STYLE: Final = (
    f"{WRITING}{TOKENS}{PIECES}"
    f".paper{{fill:{PAPER};stroke:{PAPER_INK};stroke-width:1.2}}"
    f".road{{stroke:{ROAD};stroke-width:3.4;stroke-linecap:round;fill:none}}"
    f".village{{fill:{HALO};stroke:{PAPER_INK};stroke-width:2}}"
    f".start{{fill:none;stroke:{PAPER_INK};stroke-width:1.4;stroke-dasharray:3 2.4}}"
    f".special{{fill:#d9c08a}}.hamlet{{fill:{ROAD};stroke:{PAPER_INK};stroke-width:1.2}}"
    f".number{{font-size:15px;font-weight:700;fill:{PAPER_INK}}}"
    f".place{{font-size:13px;font-weight:600;fill:{PAPER_INK};paint-order:stroke;"
    f"stroke:{PAPER};stroke-width:3.4;stroke-linejoin:round}}"
    f".minor{{font-size:12px;font-weight:400}}"
    f".goal{{fill:none;stroke:{LAMPLIGHT};stroke-width:4.6}}"
    f".goal-edge{{fill:none;stroke:{PAPER_INK};stroke-width:6.4}}"
    f".haunt{{fill:none;stroke:{BLOOD};stroke-width:3;stroke-dasharray:5 3}}"
    f".blood{{fill:{BLOOD};stroke:{HALO};stroke-width:1}}"
    f".monster{{fill:{BLOOD};color:{HALO}}}"
    f".dragoon{{fill:{DRAGOON}}}.peasant{{fill:{PEASANT}}}.boy{{fill:#d8b400}}"
    f".shut{{fill:{PAPER_INK};stroke:{HALO};stroke-width:1.2}}.sign{{fill:{PAPER_INK}}}"
    f".detail{{fill:none;stroke:{HALO};stroke-width:1.3}}.gone{{opacity:.3}}"
    f".pale{{fill:{HALO}}}.white{{font-size:12px;font-weight:700;fill:{HALO}}}"
    f".dark{{font-size:11.5px;font-weight:700;fill:{PAPER_INK}}}"
    f".chip-edge{{fill:{LAMPLIGHT};stroke:{PAPER_INK};stroke-width:1}}"
    f".pane{{fill:none;pointer-events:all}}"
    f"{''.join(f'.{name}{{fill:{colour}}}' for name, colour in HUNTERS.items())}"
    f"{''.join(f'.{name}{{fill:{colour}}}' for name, colour in SEASONS.items())}"
    f"{colours((NEUTRAL,))}"
)
"""The style sheet: night unless the reader's screen asks for a light picture."""
