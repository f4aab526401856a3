"""Colours of Age of the Wolf: its packs, its land by prey value, and its style sheet."""

from typing import Final

from wolfden.pictures.looks import (
    BEASTS,
    HALO,
    LAMPLIGHT,
    PAPER_INK,
    PIECES,
    SEATS,
    TOKENS,
    WRITING,
    PackLook,
    colours,
)
from wolfden.titles.age_of_the_wolf.rules.scene import Scene

PACKS: Final[dict[str, PackLook]] = {
    "red": SEATS[0],
    "green": PackLook("peak", "#6fbf8f", "#14241a"),
    "blue": SEATS[1],
    "yellow": SEATS[2],
}
"""The looks of the packs, by the colour that their start region is named for."""

LANDS: Final = ((10, "#e3ebee"), (20, "#e2dcb4"), (30, "#c3d3a0"))
"""The paper of regions up to a prey value: the richer, the greener."""
LUSH: Final = "#9cc089"
"""The paper of regions that are richer still."""

SEA: Final = "#2f6486"
ICE: Final = "#f2fbff"
WARNING: Final = "#9c1722"

STYLE: Final = (
    f"{WRITING}{TOKENS}{PIECES}{BEASTS}"
    f".sea{{fill:{SEA}}}.land{{stroke:{PAPER_INK};stroke-width:1.6;stroke-linejoin:round}}"
    f".band{{fill:none;stroke-width:9;stroke-linejoin:round}}"
    f".place{{font-size:14px;font-weight:700;fill:{PAPER_INK}}}"
    f".id{{font-size:12px;fill:{PAPER_INK};fill-opacity:.8}}"
    f".at-sea .place,.at-sea .id,.at-sea .amount{{fill:#fff;fill-opacity:1}}"
    f".amount{{font-size:20px;font-weight:700;fill:{PAPER_INK}}}"
    f".prey{{fill:{HALO};stroke:{PAPER_INK};stroke-width:1.4}}"
    f".prey-value{{font-size:15px;font-weight:700;fill:{PAPER_INK}}}"
    f".worth{{font-size:13px;font-weight:700;fill:{PAPER_INK}}}"
    f".on-land{{color:{SEA}}}.legend{{color:#5a92b6}}.at-sea{{color:#a9d3ea}}.lone{{fill:#717880}}"
    f".leader{{stroke:{HALO};stroke-width:1.6;stroke-dasharray:3 4}}"
    f".wave{{fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}}"
    f".water{{stroke:#a9d3ea;stroke-width:3.5;stroke-dasharray:5 5;stroke-linecap:round}}"
    f".ice{{stroke:{ICE};stroke-width:40}}"
    f".float{{fill:{SEA};stroke:#a9d3ea;stroke-width:1.6}}"
    f".floe{{fill:{ICE};stroke:{SEA};stroke-width:2}}"
    f".flake{{fill:none;stroke:{SEA};stroke-width:2.2;stroke-linecap:round}}"
    f".swell{{fill:none;stroke:#a9d3ea;stroke-width:2.2;stroke-linecap:round}}"
    f".warning{{fill:{WARNING};stroke:{HALO};stroke-width:1.4}}"
    f".alarm{{font-size:13.5px;font-weight:700;fill:#fff}}"
    f".march{{fill:none;stroke:{PAPER_INK};stroke-width:3.5;stroke-dasharray:9 5;opacity:.75}}"
    f".path{{stroke:{PAPER_INK};stroke-width:2;stroke-dasharray:2 5;opacity:.6}}"
    f".card{{fill:{HALO};stroke:{PAPER_INK};stroke-width:1.4}}"
    f".back{{fill:{LAMPLIGHT};stroke:{PAPER_INK};stroke-width:1.2}}"
    f"{colours(PACKS.values())}"
)
"""The style sheet: night unless the reader's screen asks for a light picture."""


def look(scene: Scene, seat: int) -> PackLook:
    """Return the look of a seat's pack."""
    return PACKS[scene["packs"][seat]["colour"]]


def land(prey: int) -> str:
    """Return the paper of a region with this prey value."""
    return next((paper for most, paper in LANDS if prey <= most), LUSH)
