"""One light from the north-west for everything that is painted."""

import numpy as np
from scipy.ndimage import gaussian_filter, shift

from tools.painter.noise import Field

WARM = np.array([1.08, 1.02, 0.92], np.float32)
COOL = np.array([0.80, 0.92, 1.12], np.float32)


def shade(height: Field, strength: float) -> Field:
    """Return how bright each place is by its slope: 1 on level ground."""
    down, across = np.gradient(height * strength)
    steep = np.sqrt(1 + across**2 + down**2)
    level = 0.72
    lit = (level + 0.49 * (-across - down)) / steep
    return np.clip(lit / level, 0.25, 1.75).astype(np.float32)


def cast(height: Field, reach: int, slope: float) -> Field:
    """Return where the land lies in the shadow of other land: 0 in the light, 1 in the dark."""
    dark = np.zeros_like(height)
    for step in range(2, reach, 2):
        blocker = shift(height, (step, step), order=0, mode="nearest") - slope * step
        dark = np.maximum(dark, np.clip((blocker - height) / (3 * slope), 0, 1))
    return gaussian_filter(dark, 1.2)


def tint(colour: np.ndarray, lit: Field) -> np.ndarray:
    """Return a colour under the light: warm where it is bright, cool in the shade."""
    bright = np.clip((lit - 0.55) / 0.9, 0, 1)[..., None]
    return colour * lit[..., None] * (COOL + (WARM - COOL) * bright)
