"""Trees, boulders and houses scattered over land: from north to south, two tones and a shadow."""

import numpy as np
from PIL import Image, ImageDraw

from tools.painter.noise import Field

FINE = 2
"""Trees are drawn this many times as large, then made smaller: soft edges."""
Tone = tuple[int, int, int]


def scattered(density: Field, spacing: float, seed: int) -> list[tuple[float, float, float]]:
    """Return places (across, down) and a chance each, as many as the density from 0 to 1 allows."""
    rng = np.random.default_rng(seed)
    height, width = density.shape
    found = []
    for down in np.arange(0, height, spacing):
        for across in np.arange(0, width, spacing):
            x, y = across + rng.uniform(0, spacing), down + rng.uniform(0, spacing)
            if x < width and y < height and rng.uniform() < density[int(y), int(x)]:
                found.append((x, y, float(rng.uniform())))
    return sorted(found, key=lambda place: place[1])


class Wood:
    """A picture of trees with its transparency, to be laid over land."""

    def __init__(self, shape: tuple[int, int]) -> None:
        size = (shape[1] * FINE, shape[0] * FINE)
        self._trees = Image.new("RGBA", size, (0, 0, 0, 0))
        self._shadows = Image.new("L", size, 0)
        self._draw, self._shade = ImageDraw.Draw(self._trees), ImageDraw.Draw(self._shadows)

    def fir(self, x: float, y: float, size: float, lit: Tone, dark: Tone) -> None:
        """Draw a fir that stands at a place."""
        x, y, size = x * FINE, y * FINE, size * FINE
        self._shade.polygon(
            [(x, y), (x + 0.9 * size, y + 0.42 * size), (x + 0.25 * size, y + 0.2 * size)], fill=150
        )
        for part, (top, foot, half) in enumerate(
            [(0.35, 0.0, 0.34), (0.68, 0.28, 0.27), (1.0, 0.56, 0.19)]
        ):
            tip, base, reach = (
                y - top * size - 0.25 * size * (part == 2),
                y - foot * size,
                half * size,
            )
            self._draw.polygon(
                [(x, tip), (x - reach, base), (x, base + 0.06 * size)], fill=(*lit, 255)
            )
            self._draw.polygon(
                [(x, tip), (x + reach, base), (x, base + 0.06 * size)], fill=(*dark, 255)
            )

    def crown(self, x: float, y: float, size: float, lit: Tone, dark: Tone) -> None:
        """Draw a tree with leaves that stands at a place."""
        x, y, size = x * FINE, y * FINE, size * FINE
        self._shade.ellipse(
            [x - 0.2 * size, y - 0.18 * size, x + 0.85 * size, y + 0.3 * size], fill=140
        )
        self._draw.ellipse(
            [x - 0.42 * size, y - 0.85 * size, x + 0.42 * size, y], fill=(*dark, 255)
        )
        self._draw.ellipse(
            [x - 0.42 * size, y - 0.87 * size, x + 0.2 * size, y - 0.2 * size], fill=(*lit, 255)
        )

    def boulder(self, x: float, y: float, size: float, lit: Tone, dark: Tone) -> None:
        """Draw a boulder that lies at a place."""
        x, y, size = x * FINE, y * FINE, size * FINE
        self._shade.ellipse(
            [x - 0.3 * size, y - 0.1 * size, x + 0.8 * size, y + 0.3 * size], fill=120
        )
        self._draw.polygon(
            [
                (x - 0.5 * size, y),
                (x - 0.3 * size, y - 0.5 * size),
                (x + 0.15 * size, y - 0.55 * size),
                (x + 0.5 * size, y),
            ],
            fill=(*dark, 255),
        )
        self._draw.polygon(
            [
                (x - 0.5 * size, y),
                (x - 0.3 * size, y - 0.5 * size),
                (x + 0.05 * size, y - 0.5 * size),
                (x - 0.05 * size, y),
            ],
            fill=(*lit, 255),
        )

    def cover(self, shape: tuple[int, int]) -> Field:
        """Return how much of each place is covered by trees, without their shadows."""
        small = self._trees.resize((shape[1], shape[0]), Image.Resampling.LANCZOS)
        found: Field = np.asarray(small, np.float32)[..., 3] / 255
        return found

    def over(self, land: np.ndarray) -> np.ndarray:
        """Return land with the trees on it."""
        size = (land.shape[1], land.shape[0])
        shadow = np.asarray(self._shadows.resize(size, Image.Resampling.LANCZOS), np.float32) / 255
        trees = np.asarray(self._trees.resize(size, Image.Resampling.LANCZOS), np.float32) / 255
        dark = (
            land * (1 - 0.45 * shadow[..., None])
            + np.array([0, 0.01, 0.03], np.float32) * shadow[..., None]
        )
        alpha = trees[..., 3:]
        return dark * (1 - alpha) + trees[..., :3] * alpha
