"""Paintings of boards fit what the page draws, what the rules say and what people have to read."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

pytest.importorskip("numpy", reason="paintings are checked as arrays, as extra dev installs them")

import numpy as np
from PIL import Image

from tools.painter.outlines import Labels
from tools.painter.pictures import (
    BOARDS,
    PAINTINGS,
    SEASONS,
    Painting,
    digest,
    folder_of,
    written,
)
from wolfden.titles import TITLES

each_painting = pytest.mark.parametrize("painting", PAINTINGS, ids=lambda one: one.file)
each_board = pytest.mark.parametrize("painting", BOARDS, ids=lambda one: one.file)
MOST_BYTES = 220_000
LEAST_CONTACT = 12
"""Pixels of 1,600 across that two regions share if they share a border; a corner is less."""
INK, HALO, COVER = (35, 39, 46), (253, 248, 236), 0.82
"""The colours of names on a board, and how much of the land their halo covers."""
AA = 4.5


@each_painting
def test_a_painting_is_not_stale(painting: Painting) -> None:
    made_from = written(painting.title).get(painting.file)
    assert made_from == digest(painting), "run `python -m tools.painter` and look at the pictures"


@each_painting
def test_a_painting_is_light(painting: Painting) -> None:
    path = folder_of(painting.title) / painting.file
    assert path.stat().st_size <= MOST_BYTES
    with Image.open(path) as image:
        assert image.width >= painting.pixels


@each_board
def test_what_touches_in_a_painting_is_what_the_board_says(painting: Painting) -> None:
    outlines = painting.outlines()
    shared = Counter(chain.from_iterable(_contacts(outlines.labels(1600))))
    touching = {
        frozenset((outlines.ids[one], outlines.ids[other]))
        for (one, other), count in shared.items()
        if count >= LEAST_CONTACT
    }
    assert painting.board is not None
    state = TITLES.get(painting.title).setup(painting.board.seats, dict(painting.board.options))
    regions: list[dict[str, Any]] = state.view(None)["regions"]  # type: ignore[assignment]
    named = {frozenset((one["region"], other)) for one in regions for other in one["land"]}
    assert touching == named


def _contacts(labels: Labels) -> list[list[tuple[int, int]]]:
    """Return the pairs of regions at all places where one lies next to another."""
    found = []
    for one, other in ((labels[1:], labels[:-1]), (labels[:, 1:], labels[:, :-1])):
        meet = (one != other) & (one >= 0) & (other >= 0)
        pairs = np.sort(np.stack([one[meet], other[meet]]), axis=0).T
        found.append([(int(a), int(b)) for a, b in pairs])
    return found


@each_board
def test_names_can_be_read_on_the_painted_land(painting: Painting) -> None:
    """A name lies on its halo, and that on land: dark land must not shine through too much."""
    with Image.open(folder_of(painting.title) / painting.file) as image:
        pixels = np.asarray(image.convert("RGB"), dtype=np.float64)
    on_land = pixels[painting.outlines().labels(painting.pixels)[: pixels.shape[0]] >= 0]
    darkest = np.percentile(on_land, 1, axis=0)
    behind = COVER * np.array(HALO) + (1 - COVER) * darkest
    assert _contrast(_luminance(behind), _luminance(np.array(INK))) >= AA


@pytest.mark.parametrize("painting", SEASONS, ids=lambda one: one.file)
def test_names_can_be_read_on_every_season(painting: Painting) -> None:
    """Names lie below villages and hamlets, where the land is quiet: the darkest of it counts."""
    with Image.open(folder_of(painting.title) / painting.file) as image:
        pixels = np.asarray(image.convert("RGB"), dtype=np.float64)
    plan = painting.plan()
    scale = painting.pixels / plan.width
    for place in plan.places:
        left, right = (round((place.x + side) * scale) for side in (-40, 40))
        top, bottom = (round((place.y + down) * scale) for down in (18, 46))
        below = pixels[top:bottom, max(0, left) : right].reshape(-1, 3)
        behind = COVER * np.array(HALO) + (1 - COVER) * np.percentile(below, 1, axis=0)
        assert _contrast(_luminance(behind), _luminance(np.array(INK))) >= AA, place


def _luminance(colour: "np.ndarray[Any, np.dtype[np.float64]]") -> float:
    share = colour / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return float(linear @ np.array([0.2126, 0.7152, 0.0722]))


def _contrast(one: float, other: float) -> float:
    light, dark = max(one, other), min(one, other)
    return (light + 0.05) / (dark + 0.05)
