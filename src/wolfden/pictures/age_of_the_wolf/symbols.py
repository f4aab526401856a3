"""What a picture of Age of the Wolf refers to: pieces, predators, water and ice."""

from typing import Final

from wolfden.pictures.age_of_the_wolf.looks import PACKS
from wolfden.pictures.packs import disc, path_of, pieces, signs, symbol
from wolfden.pictures.svg import Markup, element
from wolfden.titles.age_of_the_wolf.rules.terms import PREDATORS

_HEADS: Final[dict[str, str]] = {
    "human": (
        "M-0.5 -17C6 -17 10.4 -12.4 10.4 -5.6C10.4 -2 9.6 0.6 8.2 3C12.6 4.6 16 8 16.4 16"
        "L-0.5 16ZM13.6 -19L16 -19L16 2.4L13.6 1.4ZM14.8 -24L18 -18L11.6 -18Z"
    ),
    "tiger": (
        "M-0.5 -14.4C4 -14.4 7 -13.8 9.4 -12.4C11.4 -16.4 16 -17 17.8 -13.6"
        "C19 -10.6 17.4 -7.4 15 -6C17 -1.4 16.8 3.6 14.6 7.4C11.4 12.8 6 16 -0.5 16Z"
    ),
    "bear": (
        "M-0.5 -12C3.4 -12 6.4 -11.2 8.8 -9.8C10 -14.6 15 -16.6 18 -13.2"
        "C20.6 -9.8 19.2 -5.4 15.8 -3.8C17.6 0.4 16.8 5.8 13.4 9.4C10 13.2 5 15.4 -0.5 15.4Z"
    ),
}
"""The right half of each head; a human wears a hood and carries a spear."""

_FACES: Final[dict[str, str]] = {
    "human": "M-0.5 -12C4 -12 6.4 -9 6.4 -5C6.4 -1 4 2.4 -0.5 3.4ZM-0.5 7L3 6.4L2 16L-0.5 16Z",
    "tiger": (
        "M6 -2.4A2 2 0 1 0 6.1 -2.4ZM-0.5 5L3.6 5L-0.5 9ZM-0.5 -13L1.4 -13L-0.5 -6ZM5 -12.6"
        "L7 -12L4 -6.4ZM15.8 -2.4L9.6 -0.4L15.8 0.2ZM15.4 4.4L9.4 4L14.2 7.6ZM11.6 10.8L7.6 8.4"
        "L9.2 13Z"
    ),
    "bear": (
        "M6.4 -3.4A1.8 1.8 0 1 0 6.5 -3.4ZM-0.5 2C4.6 2 7.4 4.6 7.4 7.8C7.4 11.2 4 13 -0.5 13Z"
        "M13 -11.4A2.6 2.6 0 1 0 13.1 -11.4Z"
    ),
}
"""What is left pale in the right half of each head."""

_MUZZLES: Final = {"bear": "M-3.6 4.6L3.6 4.6L0 8.6Z", "tiger": "", "human": ""}
"""What is dark again in the middle of a face."""

_WAVE: Final = "M-13 0C-10.4 -4 -7.4 -4 -4.4 0C-1.4 4 1.6 4 4.4 0C7.2 -4 10.4 -4 13 0"
_FLAKE: Final = "M0 -8L0 8M-7 -4L7 4M-7 4L7 -4M-2.4 -7L0 -4.8L2.4 -7M-2.4 7L0 4.8L2.4 7"
_ARROW: Final = "M0 0L8 4L0 8L2 4Z"


def symbols() -> list[Markup]:
    """Return all definitions."""
    return [
        *signs(PACKS.values()),
        *pieces(),
        *(_predator(kind) for kind in PREDATORS),
        symbol("wave", path_of(_WAVE, "wave")),
        symbol("open-water", disc(12, "float"), path_of(_WAVE, "swell", transform="scale(0.6)")),
        symbol("frozen-water", disc(17, "floe"), path_of(_FLAKE, "flake")),
        _arrow(),
    ]


def _predator(kind: str) -> Markup:
    half = Markup(path_of(_HEADS[kind], "beast") + path_of(_FACES[kind], "pale"))
    mirrored = element("g", half, transform="scale(-1 1)")
    muzzle = [path_of(_MUZZLES[kind], "beast")] if _MUZZLES[kind] else []
    return symbol(kind, disc(23, "token"), half, mirrored, *muzzle)


def _arrow() -> Markup:
    return element(
        "marker",
        path_of(_ARROW, "hollow"),
        id="arrow",
        viewBox="0 0 8 8",
        refX=6,
        refY=4,
        markerWidth=5,
        markerHeight=5,
        orient="auto",
    )
