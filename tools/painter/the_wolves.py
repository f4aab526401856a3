"""The grounds of The Wolves: variants of hexes with frayed edges, lit and planted."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy.ndimage import gaussian_filter

from tools.painter.light import cast, shade, tint
from tools.painter.noise import Field, layered, ridged, smooth
from tools.painter.trees import Wood, scattered

VARIANTS = 6
"""Hexes of each ground, from left to right in the picture."""
HALF, AROUND = 52, 14
"""Half the width of a hex, and the space its edge may fray into, in units of the map."""
_UNITS = 2 * (HALF + AROUND)

Picture = np.ndarray
Tone = tuple[int, int, int]


class Ground(NamedTuple):
    """How a ground is painted, how far it grows over others, how uneven and soft its edge is."""

    paint: Callable[["Row"], Picture]
    growth: float
    fray: float
    soft: float


class Row:
    """A row of hexes of one ground while it is painted."""

    def __init__(self, cell: int, seed: int) -> None:
        self.cell, self.seed = cell, seed
        self.shape = (cell, cell * VARIANTS)
        self.unit = cell / _UNITS * 0.82
        rows, columns = np.indices(self.shape, dtype=np.float32)
        across = np.abs((columns % cell + 0.5) / cell - 0.5) * _UNITS
        down = np.abs((rows + 0.5) / cell - 0.5) * _UNITS
        self.inside: Field = HALF * 0.866 - np.maximum(down, 0.866 * across + down / 2)
        """How far inside its hex each place is, in units of the map."""
        self.trees: Field = np.zeros(self.shape, np.float32)
        """Where trees stand, whose crowns may reach over the edge."""

    def noise(self, size: float, seed: int, octaves: int) -> Field:
        """Return soft noise for the row."""
        return layered(self.shape, size * self.unit, self.seed + seed, octaves)

    def crests(self, size: float, seed: int, octaves: int) -> Field:
        """Return noise with sharp crests for the row."""
        return ridged(self.shape, size * self.unit, self.seed + seed, octaves)

    def lit(self, colour: Picture, height: Field, strength: float) -> Picture:
        """Return the land under the light, with the shadows that it casts."""
        dark = cast(height * strength, int(30 * self.unit), 0.5)
        bright = shade(gaussian_filter(height, 0.7 * self.unit), strength)
        return tint(colour, bright * (1 - 0.45 * dark))

    def spots(
        self, density: Field, spacing: float, seed: int, edge: float = 4
    ) -> list[tuple[float, float, float]]:
        """Return places in the hexes, from north to south, with a chance each."""
        there = np.clip(density, 0, 1) * (self.inside > edge)
        return scattered(there, spacing * self.unit, self.seed + seed)


def paint(cell: int, seed: int = 11) -> Picture:
    """Return all grounds below each other, each with its variants in a row, with their opacity."""
    return np.vstack(
        [_painted(ground, Row(cell, seed + 100 * n)) for n, ground in enumerate(_GROUNDS.values())]
    )


def _painted(ground: Ground, row: Row) -> Picture:
    land = np.clip(ground.paint(row), 0, 1)
    rough = ground.fray * (row.noise(16, 90, 3) + 0.5 * row.noise(5, 94, 2))
    floor = np.clip((row.inside + ground.growth + rough) / ground.soft, 0, 1)
    opacity = np.maximum(floor * floor * (3 - 2 * floor), row.trees)
    return np.dstack([land, opacity])


def _mixed(low: Tone, high: Tone, share: Field) -> Picture:
    mix = np.clip(share, 0, 1)[..., None]
    return (np.array(low) * (1 - mix) + np.array(high) * mix) / 255


def _planted(row: Row, land: Picture, wood: Wood) -> Picture:
    row.trees = np.maximum(row.trees, wood.cover(land.shape[:2]))
    return wood.over(land)


def _forest(row: Row) -> Picture:
    swell, patches = row.noise(150, 0, 4), row.noise(60, 9, 4)
    land = row.lit(_mixed((50, 70, 46), (84, 104, 60), 0.5 + 0.6 * patches), 0.3 * swell, 16)
    wood, unit = Wood(row.shape), row.unit
    density = np.clip(0.8 + 0.9 * row.noise(90, 5, 3), 0.3, 1)
    for x, y, chance in row.spots(density, 12, 1, -2):
        light = 0.8 + 0.42 * chance
        tall = (17 + 9 * chance) * unit
        wood.fir(x, y, tall, _times((88, 128, 76), light), _times((34, 62, 46), light))
    return _planted(row, land, wood)


def _rock(row: Row) -> Picture:
    crests = row.crests(105, 20, 6) ** 1.25
    fine = row.noise(22, 27, 3)
    # Crags rise in the middle and fall towards the edge, so that hexes differ.
    height = crests * (0.55 + 0.45 * np.clip(row.inside / 22, 0, 1))
    land = row.lit(_mixed((108, 105, 104), (182, 176, 168), 0.22 + crests + 0.3 * fine), height, 40)
    snow = np.clip((height + 0.12 * fine - 0.72) * 5, 0, 0.8)[..., None]
    land = land * (1 - snow) + np.array([0.93, 0.95, 0.98]) * snow
    wood, unit = Wood(row.shape), row.unit
    for x, y, chance in row.spots(np.clip(0.5 - crests, 0, 1) * 0.6, 18, 29, -1):
        wood.boulder(x, y, (5 + 7 * chance) * unit, (182, 176, 168), (90, 87, 88))
    return _planted(row, land, wood)


def _grass(row: Row) -> Picture:
    swell, patches = row.noise(120, 30, 4), row.noise(46, 35, 4)
    blades = row.noise(7, 39, 2)
    colour = _mixed((104, 124, 60), (170, 174, 96), 0.5 + 0.5 * patches + 0.4 * blades)
    land = row.lit(colour, 0.4 * swell + 0.03 * blades, 26)
    wood, unit = Wood(row.shape), row.unit
    for x, y, chance in row.spots(np.clip(0.25 + patches, 0, 0.5) * 0.5, 24, 36):
        light = 0.85 + 0.3 * chance
        lit, dark = _times((122, 148, 62), light), _times((68, 96, 42), light)
        wood.crown(x, y, (8 + 5 * chance) * unit, lit, dark)
    return _planted(row, land, wood)


def _tundra(row: Row) -> Picture:
    drifts, fine = row.noise(90, 40, 4), row.noise(20, 45, 3)
    bare = np.clip((row.noise(60, 47, 4) - 0.16) * 2.6, 0, 0.8)[..., None]
    snow = _mixed((196, 212, 226), (246, 249, 252), 0.55 + 0.5 * fine + 0.3 * drifts)
    land = snow * (1 - bare) + _mixed((132, 142, 138), (170, 174, 166), 0.5 + fine) * bare
    land = row.lit(land, 0.5 * drifts + 0.04 * fine, 26)
    wood, unit = Wood(row.shape), row.unit
    for x, y, chance in row.spots(np.full(row.shape, 0.1, np.float32), 26, 49):
        wood.boulder(x, y, (5 + 4 * chance) * unit, (196, 202, 208), (112, 120, 130))
    return _planted(row, land, wood)


def _desert(row: Row) -> Picture:
    rows, columns = np.indices(row.shape, dtype=np.float32) / row.unit
    bend, swell = row.noise(110, 50, 3), row.noise(130, 53, 2)
    waves = np.sin((0.8 * rows + 0.3 * columns) / 8.5 + 4.2 * bend)
    dunes = (0.6 * waves + 0.4 * np.abs(waves)) * np.clip(0.75 + swell, 0.2, 1.2)
    grain = row.noise(9, 57, 3)
    colour = _mixed(
        (200, 156, 98), (238, 206, 150), 0.5 + 0.22 * dunes + 0.25 * grain + 0.3 * swell
    )
    land = row.lit(colour, 0.07 * dunes + 0.02 * grain + 0.16 * swell, 25)
    wood, unit = Wood(row.shape), row.unit
    for x, y, chance in row.spots(np.full(row.shape, 0.06, np.float32), 26, 58):
        wood.boulder(x, y, (4 + 4 * chance) * unit, (214, 180, 128), (140, 104, 70))
    return _planted(row, land, wood)


def _lake(row: Row) -> Picture:
    """Water in a bank: wet sand, two lines of foam, shallows, then the deep."""
    depth, waves = row.noise(70, 60, 3), row.noise(20, 64, 4)
    shore = row.inside - 5 + 3.4 * row.noise(26, 66, 3)
    deep = np.clip(shore / 26 + 0.25 * depth, 0, 1)
    water = _mixed((74, 138, 156), (20, 54, 90), deep + 0.16 * waves)
    sparkle = np.clip(smooth(row.shape, 10 * row.unit, row.seed + 68) - 0.5, 0, 1)[..., None]
    water = water + 0.16 * sparkle
    for away, width, strength in ((1.4, 1.3, 0.85), (6.5, 1.2, 0.35)):
        uneven = shore - away + 1.2 * waves
        foam = (strength * np.exp(-((uneven / width) ** 2)))[..., None]
        water = water * (1 - foam) + np.array([0.88, 0.94, 0.97]) * foam
    bank = _mixed((126, 112, 84), (170, 156, 118), 0.5 + waves)
    bank = row.lit(bank, np.clip(-shore / 9, 0, 1), 9 * row.unit)
    wet = np.clip(0.5 - shore / 1.2, 0, 1)[..., None]
    return water * (1 - wet) + bank * wet


def _chasm(row: Row) -> Picture:
    walls = row.crests(60, 70, 5)
    return row.lit(_mixed((10, 11, 17), (40, 41, 50), walls**2), 0.7 * walls**1.5, 14) * 0.7


def _times(colour: Tone, light: float) -> Tone:
    red, green, blue = (min(255, int(part * light)) for part in colour)
    return red, green, blue


_GROUNDS = {
    "lake": Ground(_lake, 3, 2, 4),
    "chasm": Ground(_chasm, 2, 1, 3),
    "desert": Ground(_desert, 5, 4, 8),
    "tundra": Ground(_tundra, 6, 5, 8),
    "grass": Ground(_grass, 6, 6, 8),
    "rock": Ground(_rock, 5, 8, 4),
    "forest": Ground(_forest, 6, 7, 7),
}
"""From bottom to top in the order they are laid: what grows over its neighbours comes later."""
