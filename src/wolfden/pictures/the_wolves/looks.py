"""Colours and signs: what belongs to a pack, a terrain, and the two themes.

Colour is never alone: a pack also has an emblem and an edge pattern, a terrain also has a texture.
The pack colours differ in lightness as well as in hue, for eyes that do not tell hues apart.
"""

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

PAPER_INK: Final = "#23272e"
"""Writing and outlines on the map, the same in both themes."""
PREY_INK: Final = "#3a2a1f"
HALO: Final = "#fdf8ec"
MOONLIGHT: Final = "#f7e8b4"
NIGHT_SKY: Final = "#1d2635"
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


def _themed(theme: Theme) -> str:
    return (
        f".ground{{fill:{theme.ground}}}.outline{{stroke:{theme.seam}}}"
        f".panel{{fill:{theme.panel};stroke:{theme.rim}}}"
        f".ink{{fill:{theme.ink}}}.soft{{fill:{theme.soft}}}.lamp{{fill:{theme.lamp}}}"
        f".open{{fill:none;stroke:{theme.soft}}}.slot{{fill:{theme.ground};stroke:{theme.soft}}}"
        f".glow{{fill:none;stroke:{theme.lamp};stroke-width:3}}"
    )


def _packs() -> str:
    looks = (*SEATS, NEUTRAL)
    return "".join(f".{one.emblem}{{fill:{one.body};color:{one.mark}}}" for one in looks)


STYLE: Final = (
    f"text{{font-family:{_SANS};font-variant-numeric:tabular-nums}}"
    f".name{{font-size:12px;fill:{PAPER_INK};fill-opacity:.85}}"
    f".water-name{{font-size:12px;fill:#fff}}"
    f".small{{font-size:15px}}.body{{font-size:17px}}.strong{{font-size:20px;font-weight:700}}"
    f".heading{{font-family:{_SERIF};font-size:40px;font-weight:600}}"
    f".score{{font-family:{_SERIF};font-size:38px;font-weight:700}}"
    f".count{{font-size:13px;font-weight:700;fill:{HALO}}}"
    f".tally{{font-size:17px;font-weight:700}}.tiny{{font-size:13px}}"
    f".value{{font-size:28px;font-weight:700}}.chip{{font-size:12.5px;font-weight:700}}"
    f".token{{fill:#f6ecd6;stroke:{PAPER_INK};stroke-width:1.2}}"
    f".gold{{fill:{LAMPLIGHT};stroke:{PAPER_INK};stroke-width:1.4}}"
    f".lit{{fill:none;stroke:{LAMPLIGHT};stroke-width:3}}"
    f".rim{{fill:none;stroke:{PAPER_INK};stroke-width:1.4}}"
    f".tile,.fold{{stroke:{PAPER_INK};stroke-width:1.2}}"
    f".halo{{fill:{HALO};stroke:{HALO};stroke-width:5;stroke-linejoin:round}}"
    f".line{{stroke:{PAPER_INK};stroke-width:1.3;stroke-linejoin:round}}"
    f".mark{{fill:currentColor}}.hollow{{fill:{PAPER_INK}}}"
    f".facet{{fill:#fff;fill-opacity:.2;stroke:{PAPER_INK};stroke-width:.6}}"
    f".beast{{fill:{PREY_INK}}}.pale{{fill:{HALO}}}.sky{{fill:{NIGHT_SKY}}}"
    f".moon{{fill:{MOONLIGHT}}}.lone{{fill:#717880}}"
    f".hex{{stroke:{PAPER_INK};stroke-opacity:.28}}.pane{{fill:none;pointer-events:all}}"
    f".outline{{fill:none;stroke-width:6;stroke-linejoin:round}}"
    f"{_packs()}{_themed(NIGHT)}"
    f"@media (prefers-color-scheme:light){{{_themed(SNOW)}}}"
)
"""The style sheet: night unless the reader's screen asks for a light picture."""
