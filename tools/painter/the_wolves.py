"""The grounds of The Wolves: a texture of each terrain that hexes cut their windows from."""

from collections.abc import Callable
from itertools import product

import numpy as np
from scipy.ndimage import gaussian_filter

from tools.painter.light import cast, shade, tint
from tools.painter.noise import Field, layered, ridged, smooth
from tools.painter.trees import Wood, scattered

GROUNDS = ("forest", "rock", "grass", "tundra", "desert", "lake", "chasm")
"""From left to right in the picture."""
EDGE = 56
"""Each texture has this part of its side of the opposite edge all round: for scaling it."""
_AROUND = 64
"""Pixels round a texture while it is painted, so that light and shadows fit at its edges."""

Picture = np.ndarray


def paint(side: int, seed: int = 11) -> Picture:
    """Return all textures in a row, each ``side`` pixels large with an edge all round."""
    painted = [np.clip(_PAINTERS[ground](side, seed), 0, 1) for ground in GROUNDS]
    rim = _AROUND - side // EDGE
    return np.hstack([one[rim:-rim, rim:-rim] for one in painted])


def _noise(kind: Callable[..., Field], side: int, size: float, seed: int, octaves: int) -> Field:
    """Return noise for a texture, continued all round it."""
    tile = kind((side, side), size * side / 448, seed, octaves, wraps=True)
    return np.pad(tile, _AROUND, mode="wrap")


def _mixed(low: tuple[int, int, int], high: tuple[int, int, int], share: Field) -> Picture:
    mix = np.clip(share, 0, 1)[..., None]
    return (np.array(low) * (1 - mix) + np.array(high) * mix) / 255


def _lit(colour: Picture, height: Field, strength: float, side: int) -> Picture:
    unit = side / 448
    dark = cast(height * strength, int(30 * unit), 0.5)
    return tint(colour, shade(gaussian_filter(height, 0.7 * unit), strength) * (1 - 0.45 * dark))


def _spots(
    density: Field, spacing: float, seed: int, side: int
) -> list[tuple[float, float, float]]:
    """Return places all over a texture and round it, from north to south."""
    inner = density[_AROUND:-_AROUND, _AROUND:-_AROUND]
    places = scattered(inner, spacing * side / 448, seed)
    found = [
        (x + across * side + _AROUND, y + down * side + _AROUND, chance)
        for x, y, chance in places
        for across, down in product((-1, 0, 1), repeat=2)
    ]
    limit = side + 2 * _AROUND
    return sorted(
        (one for one in found if -40 < one[0] < limit + 40 and -40 < one[1] < limit + 40),
        key=lambda one: one[1],
    )


def _forest(side: int, seed: int) -> Picture:
    swell, patches = _noise(layered, side, 150, seed, 4), _noise(layered, side, 60, seed + 9, 4)
    land = _lit(_mixed((52, 74, 48), (86, 106, 62), 0.5 + 0.6 * patches), 0.3 * swell, 16, side)
    wood, unit = Wood(land.shape[:2]), side / 448
    density = np.clip(0.78 + 0.9 * _noise(layered, side, 90, seed + 5, 3), 0.25, 1)
    for x, y, chance in _spots(density, 15, seed + 1, side):
        light = 0.82 + 0.4 * chance
        lit, dark = (84, 122, 74), (36, 66, 48)
        wood.fir(x, y, (21 + 9 * chance) * unit, _times(lit, light), _times(dark, light))
    return wood.over(land)


def _rock(side: int, seed: int) -> Picture:
    crests = _noise(ridged, side, 120, seed + 20, 6) ** 1.3
    fine = _noise(layered, side, 22, seed + 27, 3)
    land = _lit(
        _mixed((112, 108, 106), (176, 170, 164), 0.25 + crests + 0.3 * fine), crests, 34, side
    )
    wood, unit = Wood(land.shape[:2]), side / 448
    for x, y, chance in _spots(np.clip(0.5 - crests, 0, 1) * 0.5, 20, seed + 29, side):
        wood.boulder(x, y, (5 + 6 * chance) * unit, (178, 172, 164), (92, 88, 88))
    return wood.over(land)


def _grass(side: int, seed: int) -> Picture:
    swell, patches = (
        _noise(layered, side, 130, seed + 30, 4),
        _noise(layered, side, 46, seed + 35, 4),
    )
    blades = _noise(layered, side, 7, seed + 39, 2)
    colour = _mixed((112, 128, 66), (166, 172, 96), 0.5 + 0.45 * patches + 0.4 * blades)
    land = _lit(colour, 0.34 * swell + 0.03 * blades, 24, side)
    wood, unit = Wood(land.shape[:2]), side / 448
    for x, y, chance in _spots(np.clip(0.2 + patches, 0, 0.5) * 0.5, 26, seed + 36, side):
        light = 0.85 + 0.3 * chance
        wood.crown(
            x,
            y,
            (9 + 5 * chance) * unit,
            _times((122, 146, 62), light),
            _times((70, 98, 44), light),
        )
    return wood.over(land)


def _tundra(side: int, seed: int) -> Picture:
    drifts, fine = _noise(layered, side, 110, seed + 40, 4), _noise(layered, side, 20, seed + 45, 3)
    bare = np.clip((_noise(layered, side, 70, seed + 47, 4) - 0.2) * 2.4, 0, 0.75)[..., None]
    snow = _mixed((206, 218, 230), (246, 249, 252), 0.55 + 0.5 * fine)
    land = snow * (1 - bare) + _mixed((138, 146, 144), (172, 176, 170), 0.5 + fine) * bare
    land = _lit(land, 0.42 * drifts + 0.04 * fine, 22, side)
    wood, unit = Wood(land.shape[:2]), side / 448
    for x, y, chance in _spots(np.full(drifts.shape, 0.07, np.float32), 30, seed + 49, side):
        wood.boulder(x, y, (5 + 4 * chance) * unit, (196, 202, 208), (112, 120, 130))
    return wood.over(land)


def _desert(side: int, seed: int) -> Picture:
    rows, columns = np.indices((side, side), dtype=np.float32) * 2 * np.pi / side
    bend = layered((side, side), 150 * side / 448, seed + 50, 3, wraps=True)
    waves = np.sin(9 * rows + 3 * columns + 3.4 * bend)
    dunes = np.pad(0.6 * waves + 0.4 * np.abs(waves), _AROUND, mode="wrap")
    grain = _noise(layered, side, 9, seed + 57, 3)
    colour = _mixed((204, 162, 104), (236, 204, 148), 0.5 + 0.22 * dunes + 0.25 * grain)
    return _lit(colour, 0.07 * dunes + 0.02 * grain, 24, side)


def _lake(side: int, seed: int) -> Picture:
    depth, waves = _noise(layered, side, 140, seed + 60, 3), _noise(layered, side, 24, seed + 64, 4)
    water = _mixed((22, 58, 92), (48, 104, 140), 0.45 + 0.35 * depth + 0.5 * waves)
    sparkle = np.clip(_noise(_sparkles, side, 10, seed + 68, 1) - 0.5, 0, 1)[..., None]
    return water + 0.16 * sparkle


def _chasm(side: int, seed: int) -> Picture:
    walls = _noise(ridged, side, 130, seed + 70, 6)
    colour = _mixed((14, 15, 22), (58, 58, 70), walls**2 - 0.15)
    return _lit(colour, walls**1.5, 26, side) * np.clip(0.35 + walls, 0, 1)[..., None]


def _sparkles(
    shape: tuple[int, int], size: float, seed: int, _octaves: int, *, wraps: bool
) -> Field:
    return smooth(shape, size, seed, wraps=wraps)


def _times(colour: tuple[int, int, int], light: float) -> tuple[int, int, int]:
    red, green, blue = (min(255, int(part * light)) for part in colour)
    return red, green, blue


_PAINTERS: dict[str, Callable[[int, int], Picture]] = {
    "forest": _forest,
    "rock": _rock,
    "grass": _grass,
    "tundra": _tundra,
    "desert": _desert,
    "lake": _lake,
    "chasm": _chasm,
}
