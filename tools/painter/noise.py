"""Noise that land is made of, the same for the same seed."""

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import map_coordinates, zoom

Field = NDArray[np.floating]
"""A number for each place."""


def smooth(shape: tuple[int, int], size: float, seed: int, *, wraps: bool = False) -> Field:
    """Return noise between -1 and 1 whose features are ``size`` pixels large.

    Where it ``wraps``, its edges fit each other, so that it can be laid again and again.
    """
    rng = np.random.default_rng(seed)
    if wraps:
        parts = [max(2, round(length / size)) for length in shape]
        scales = [length / part for length, part in zip(shape, parts, strict=True)]
        coarse = rng.uniform(-1, 1, parts).astype(np.float32)
        tile: Field = zoom(coarse, scales, order=3, mode="grid-wrap", grid_mode=True)
        return tile
    rows, columns = (int(length / size) + 4 for length in shape)
    coarse = rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
    factor = max((shape[0] + 2 * size) / (rows - 2), (shape[1] + 2 * size) / (columns - 2))
    fine: Field = zoom(coarse, factor, order=3)
    return fine[: shape[0], : shape[1]]


def layered(
    shape: tuple[int, int], size: float, seed: int, octaves: int = 5, *, wraps: bool = False
) -> Field:
    """Return noise with details of every size from ``size`` down."""
    total = np.zeros(shape, np.float32)
    for octave in range(octaves):
        part = smooth(shape, max(2.0, size / 2**octave), seed + octave, wraps=wraps)
        total += part / 2**octave
    return total / 1.9


def ridged(
    shape: tuple[int, int], size: float, seed: int, octaves: int = 6, *, wraps: bool = False
) -> Field:
    """Return noise with sharp crests, between 0 and 1, as mountains have them."""
    total, weight = np.zeros(shape, np.float32), np.ones(shape, np.float32)
    for octave in range(octaves):
        part = smooth(shape, max(2.0, size / 2**octave), seed + octave, wraps=wraps)
        crest = (1 - np.abs(part)) ** 2 * weight
        total += crest * 0.55**octave
        weight = np.clip(0.25 + crest * 1.3, 0, 1)
    return total / 1.6


def warped(field: Field, across: Field, down: Field) -> Field:
    """Return a field looked up at places that two other fields move, in pixels."""
    rows, columns = np.indices(field.shape, dtype=np.float32)
    found: Field = map_coordinates(field, [rows + down, columns + across], order=1, mode="nearest")
    return found
