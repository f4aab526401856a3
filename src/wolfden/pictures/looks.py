"""What every title's picture has in common: the looks of packs, the two themes, the writing.

Colour is never alone: a pack also has an emblem and an edge pattern. The pack colours differ in
lightness as well as in hue, for eyes that do not tell hues apart.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple


class PackLook(NamedTuple):
    """How the pieces and the card of a pack are told apart."""

    emblem: str
    """Its sign, also the name of its edge pattern."""
    body: str
    """The colour of its pieces."""
    mark: str
    """The colour of signs on top of its pieces."""


SEATS: Final = (
    PackLook("fang", "#b0212d", "#fff3e2"),
    PackLook("eye", "#1f5fae", "#f4f7ff"),
    PackLook("claw", "#efab1f", "#2b2112"),
    PackLook("star", "#3a2459", "#f3eaff"),
    PackLook("peak", "#f7f3ea", "#2a2d33"),
)
NEUTRAL: Final = PackLook("stone", "#666d75", "#f6f6f2")

PAPER_INK: Final = "#23272e"
"""Writing and outlines on the map, the same in both themes."""
HALO: Final = "#fdf8ec"
LAMPLIGHT: Final = "#f5c65d"


class Theme(NamedTuple):
    """What changes between night and snow: everything that is not printed on the map."""

    ground: str
    seam: str
    panel: str
    rim: str
    ink: str
    soft: str
    lamp: str


NIGHT: Final = Theme(
    ground="#1b2430",
    seam="#10161f",
    panel="#26323f",
    rim="#3c4b5b",
    ink="#f3ecdc",
    soft="#b4c0cb",
    lamp=LAMPLIGHT,
)
SNOW: Final = Theme(
    ground="#e6ebef",
    seam="#3a4654",
    panel="#fcfbf7",
    rim="#c3ccd4",
    ink="#1e2832",
    soft="#51606e",
    lamp="#96570a",
)

_SANS: Final = "'Source Sans 3','Noto Sans','Segoe UI','Helvetica Neue',Arial,sans-serif"
_SERIF: Final = "'Source Serif 4','Noto Serif',Georgia,'Times New Roman',serif"

WRITING: Final = (
    f"text{{font-family:{_SANS};font-variant-numeric:tabular-nums}}"
    f".name{{font-size:12px;fill:{PAPER_INK};fill-opacity:.85}}"
    f".water-name{{font-size:12px;fill:#fff}}"
    f".small{{font-size:15px}}.body{{font-size:17px}}.strong{{font-size:20px;font-weight:700}}"
    f".heading{{font-family:{_SERIF};font-size:40px;font-weight:600}}"
    f".score{{font-family:{_SERIF};font-size:38px;font-weight:700}}"
    f".count{{font-size:13px;font-weight:700;fill:{HALO}}}"
    f".tally{{font-size:17px;font-weight:700}}.tiny{{font-size:13px}}"
    f".value{{font-size:28px;font-weight:700}}.chip{{font-size:12.5px;font-weight:700}}"
)
"""The sizes of writing, part of every style sheet."""

TOKENS: Final = f".token{{fill:#f6ecd6;stroke:{PAPER_INK};stroke-width:1.2}}"
PIECES: Final = (
    f".halo{{fill:{HALO};stroke:{HALO};stroke-width:5;stroke-linejoin:round}}"
    f".line{{stroke:{PAPER_INK};stroke-width:1.3;stroke-linejoin:round}}"
    f".mark{{fill:currentColor}}.hollow{{fill:{PAPER_INK}}}"
)
"""What discs and the outlines of pieces look like."""
BEASTS: Final = f".beast{{fill:#3a2a1f}}.pale{{fill:{HALO}}}"
"""The two tones of a beast's head."""


def _themed(theme: Theme) -> str:
    return (
        f".ground{{fill:{theme.ground}}}.outline{{stroke:{theme.seam}}}"
        f".panel{{fill:{theme.panel};stroke:{theme.rim}}}"
        f".ink{{fill:{theme.ink}}}.soft{{fill:{theme.soft}}}.lamp{{fill:{theme.lamp}}}"
        f".open{{fill:none;stroke:{theme.soft}}}.slot{{fill:{theme.ground};stroke:{theme.soft}}}"
        f".glow{{fill:none;stroke:{theme.lamp};stroke-width:3}}"
    )


def colours(packs: Iterable[PackLook]) -> str:
    """Return the end of a style sheet: these packs, and night unless the screen asks for light."""
    bodies = "".join(f".{one.emblem}{{fill:{one.body};color:{one.mark}}}" for one in packs)
    light = f"@media (prefers-color-scheme:light){{{_themed(SNOW)}}}"
    return f"{bodies}{_themed(NIGHT)}{light}"
