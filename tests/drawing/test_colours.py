"""The page's colours: everyone can distinguish them, and text is legible."""

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from wolfden.drawing.style import BOARD, NIGHT, SNOW, colour, tokens
from wolfden.titles import TITLES
from wolfden.titles.the_wolves.rules.vocabulary import TERRAINS

STYLES: Final = TITLES.files("page/style.css")
WOLVES, BROTHERHOOD = STYLES["the-wolves"], STYLES["brotherhood-of-the-wolf"]
SEATS: Final = ("fang", "eye", "claw", "star", "peak", "stone")
AGE_SEATS: Final = ("fang", "eye", "claw", "fir")
HUNTERS: Final = ("bishop", "gamekeeper", "marquis", "envoy")
SEASONS: Final = ("summer", "autumn", "winter", "spring")
PAPER: Final = tokens(SNOW)
"""What is printed on boards is the same in both themes."""
SIGN: Final = 3.0
"""The least contrast of a sign that is not text."""

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: Final[dict[str, Matrix]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What reaches the eye of linear red, green and blue, with each kind of cone missing."""

TO_XYZ: Final[Matrix] = (
    (0.4339, 0.3762, 0.1899),
    (0.2126, 0.7152, 0.0722),
    (0.0177, 0.1095, 0.8729),
)
"""Linear colour to CIE XYZ, each row divided by white."""

READABLE: Final = 4.5
"""Contrast of text, level AA."""


def times(matrix: Matrix, colour: Triple) -> Triple:
    """Return a matrix times a colour."""
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def linear(colour: str) -> Triple:
    """Return the luminance of a CSS colour."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def lab(colour: str, sight: str) -> Triple:
    """Return a colour as an eye sees it, in CIELAB."""
    seen = times(SIGHTS[sight], linear(colour))
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in times(TO_XYZ, (red, green, blue))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, sight: str) -> float:
    """Return how far apart an eye sees two colours; 2 is just noticeable."""
    pairs = zip(lab(one, sight), lab(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, lighter = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def differences(sheet: Path, selectors: list[str], sight: str) -> dict[tuple[str, str], float]:
    """Return how far apart an eye sees the colours of some rules, two by two."""
    return {
        (one, other): difference(colour(sheet, one), colour(sheet, other), sight)
        for one, other in combinations(selectors, 2)
    }


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("seats", [SEATS, AGE_SEATS], ids=["all", "age"])
def test_pack_colours_differ_for_every_eye(seats: tuple[str, ...], sight: str) -> None:
    found = differences(BOARD, [f".pack-{one}" for one in seats], sight)
    assert min(found.values()) > 20, found


@pytest.mark.parametrize("sight", SIGHTS)
def test_terrain_colours_differ_for_every_eye(sight: str) -> None:
    found = differences(WOLVES, [f".{one} > .ground-paper" for one in TERRAINS], sight)
    assert min(found.values()) > 10, found


@pytest.mark.parametrize("sight", SIGHTS)
def test_hunters_differ_for_every_eye(sight: str) -> None:
    found = differences(BROTHERHOOD, [f".figure-{one}" for one in HUNTERS], sight)
    assert min(found.values()) > 12, found


@pytest.mark.parametrize("theme", [NIGHT, SNOW], ids=["night", "snow"])
def test_writing_can_be_read_in_both_themes(theme: int) -> None:
    known = tokens(theme)
    for writing in ("--text", "--text-soft", "--lamp"):
        for paper in ("--ground", "--surface"):
            assert contrast(known[writing], known[paper]) > READABLE, (writing, paper)


def test_emblems_can_be_read_on_their_packs() -> None:
    for one in {*SEATS, *AGE_SEATS}:
        pack = f".pack-{one}"
        assert contrast(colour(BOARD, pack, "color"), colour(BOARD, pack)) > READABLE, one


def test_names_of_lakes_and_chasms_can_be_read() -> None:
    for ground in ("lake", "chasm"):
        assert contrast("#ffffff", colour(WOLVES, f".{ground} > .ground-paper")) > READABLE


def test_writing_on_the_map_can_be_read() -> None:
    paper = colour(BROTHERHOOD, ".brotherhood-board .map-paper")
    blood = colour(BROTHERHOOD, ".monster")
    ink, halo, lamplight = (PAPER[f"--{one}"] for one in ("paper-ink", "halo", "lamplight"))
    for writing, below in ((ink, paper), (halo, blood), (ink, lamplight)):
        assert contrast(writing, below) > READABLE


def test_signs_of_seasons_contrast_with_their_cards() -> None:
    for season in SEASONS:
        sign = colour(BROTHERHOOD, f".season-{season}")
        assert contrast(sign, PAPER["--token-paper"]) > SIGN, season
