"""The land of Age of the Wolf: an arctic shore with mountains, woods and ice round a polar sea."""

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from tools.painter.light import cast, shade, tint
from tools.painter.noise import Field, layered, ridged, smooth, warped
from tools.painter.outlines import Outlines
from tools.painter.trees import Wood, scattered

LAND = {
    # low colour, high colour
    "forest": ((58, 80, 66), (98, 120, 94)),
    "tundra": ((176, 190, 198), (222, 230, 236)),
    "steppe": ((150, 132, 88), (204, 186, 132)),
    "ridge": ((108, 106, 106), (166, 162, 156)),
    "mountain": ((94, 97, 106), (158, 160, 164)),
    "lowland": ((92, 112, 74), (150, 160, 108)),
    "island": ((112, 120, 90), (166, 168, 128)),
}
LEFT_SNOW = {
    "forest": 0.75,
    "steppe": 0.62,
    "lowland": 0.66,
    "ridge": 0.8,
    "island": 0.7,
    "mountain": 0.5,
}
"""How much snow is left of winter on land of each kind."""
THAW = 0.14
"""How much of the snow is gone: from -0.5, white everywhere, to 0.6."""
ROCKY = {"mountain", "ridge"}
"""Where one of these borders on other land a ridge runs along the border; else a river does."""
DEEP, SHALLOW, FOAM = (13, 36, 62), (48, 112, 140), (218, 234, 242)
RIVER = (52, 104, 134)
SNOW = np.array([0.94, 0.96, 0.99], np.float32)
FLOE = np.array([0.88, 0.93, 0.97], np.float32)


def paint(outlines: Outlines, pixels: int, seed: int = 7) -> np.ndarray:
    """Return the picture of a board: red, green, blue and opacity between 0 and 1."""
    labels = _frayed(outlines.labels(pixels), pixels, seed)
    shape, unit = labels.shape, pixels / 1600
    is_land = labels >= 0
    inland = distance_transform_edt(is_land).astype(np.float32) / unit
    away, nearest = distance_transform_edt(~is_land, return_indices=True)
    offshore = away.astype(np.float32) / unit
    is_open = np.append(outlines.coasts, True)[labels[tuple(nearest)]]
    weights = _weights(labels, outlines.kinds, 9 * unit)
    border = _to_border(labels) / unit
    heights = _heights(shape, unit, inland, border, seed)
    height = sum((weights[kind] * heights[kind] for kind in LAND), np.zeros(shape, np.float32))
    crest, river = _along_borders(labels, outlines.kinds, unit, seed)
    height = height * (1 - 0.55 * np.exp(-((river / 11) ** 2))) + crest
    height *= np.clip(inland / 16, 0.0, 1) ** 0.7
    colour = _coloured(weights, heights, shape, unit, seed)
    colour = _with_snow(colour, height, weights, shape, unit, seed)
    lit = shade(gaussian_filter(height, 0.6 * unit), 23 * unit) * (
        1 - 0.5 * cast(height * 27 * unit, int(46 * unit), 0.55)
    )
    land = _with_rivers(tint(colour, lit), river, shape, unit, seed)
    calm = _calm(labels, unit)
    land = land * (1 - 0.6 * calm) + gaussian_filter(land, (7 * unit, 7 * unit, 0)) * 0.6 * calm
    clear = np.minimum(border, river - 3) * (1 - 0.9 * calm[..., 0])
    land = _planted(land, weights, inland, clear, height, unit, seed)
    water = _with_pack_ice(
        _sea(shape, unit, offshore, is_open, seed), offshore, ~is_open, unit, seed
    )
    edge = np.clip(gaussian_filter(is_land.astype(np.float32), 0.7 * unit), 0, 1)[..., None]
    picture = water * (1 - edge) + land * edge
    return np.dstack([np.clip(picture, 0, 1), _opacity(shape)])


def _frayed(labels: np.ndarray, pixels: int, seed: int) -> np.ndarray:
    """Return labels with borders that are rough in small."""
    unit = pixels / 1600
    across, down = (3.2 * unit * layered(labels.shape, 16 * unit, seed + n, 3) for n in (50, 60))
    rows, columns = np.indices(labels.shape)
    rows = np.clip(np.rint(rows + down), 0, labels.shape[0] - 1).astype(int)
    columns = np.clip(np.rint(columns + across), 0, labels.shape[1] - 1).astype(int)
    return labels[rows, columns]


def _to_border(labels: np.ndarray) -> Field:
    """Return how far each place is from the nearest border of its region."""
    edges = np.zeros(labels.shape, bool)
    edges[:, 1:] |= labels[:, 1:] != labels[:, :-1]
    edges[1:] |= labels[1:] != labels[:-1]
    return distance_transform_edt(~edges).astype(np.float32)


def _weights(labels: np.ndarray, kinds: list[str], blur: float) -> dict[str, Field]:
    """Return how much each place is land of each kind; kinds blend at borders."""
    found = {}
    for kind in LAND:
        numbers = [number for number, one in enumerate(kinds) if one == kind]
        found[kind] = gaussian_filter(np.isin(labels, numbers).astype(np.float32), blur)
    total = np.maximum(sum(found.values()), 1e-3)
    return {kind: weight / total for kind, weight in found.items()}


def _heights(
    shape: tuple[int, int], unit: float, inland: Field, border: Field, seed: int
) -> dict[str, Field]:
    """Return a height field for each kind of land."""
    bend = 22 * unit * layered(shape, 90 * unit, seed + 1, 3)
    crests = warped(ridged(shape, 120 * unit, seed + 2, 7), bend, bend[::-1])
    inner = np.clip(border / 34, 0, 1) ** 0.8
    bands = np.sin(
        (np.indices(shape)[0] * 0.8 + np.indices(shape)[1] * 0.3) / (9 * unit)
        + 5 * layered(shape, 120 * unit, seed + 3, 3)
    )
    swell, fine = layered(shape, 110 * unit, seed + 4, 4), layered(shape, 26 * unit, seed + 5, 4)
    rocks = ridged(shape, 62 * unit, seed + 6, 5)
    return {
        "forest": 0.26 + 0.18 * swell + 0.03 * fine,
        "tundra": 0.14 + 0.08 * swell + 0.035 * fine,
        "steppe": 0.24 + 0.12 * swell + 0.04 * bands + 0.035 * fine,
        "ridge": 0.34 + (0.62 * rocks**1.4 + 0.1 * swell) * (0.35 + 0.65 * inner),
        "mountain": 0.36 + 1.9 * (crests**1.35) * inner + 0.05 * fine,
        "lowland": 0.22 + 0.17 * swell + 0.02 * fine,
        "island": 0.22 + 0.34 * rocks * np.clip(inland / 20, 0, 1) + 0.04 * fine,
    }


def _coloured(
    weights: dict[str, Field],
    heights: dict[str, Field],
    shape: tuple[int, int],
    unit: float,
    seed: int,
) -> np.ndarray:
    """Return the colour of the ground: darker and lighter by height and chance."""
    patches, grain = layered(shape, 70 * unit, seed + 20, 4), layered(shape, 9 * unit, seed + 24, 3)
    colour = np.zeros((*shape, 3), np.float32)
    for kind, (low, high) in LAND.items():
        mix = np.clip(0.5 + 0.42 * patches + 0.22 * grain + 0.5 * (heights[kind] - 0.35), 0, 1)[
            ..., None
        ]
        colour += (
            weights[kind][..., None] * (np.array(low) * (1 - mix) + np.array(high) * mix) / 255
        )
    return colour


def _with_snow(
    colour: np.ndarray,
    height: Field,
    weights: dict[str, Field],
    shape: tuple[int, int],
    unit: float,
    seed: int,
) -> np.ndarray:
    """Lay snow on high land, in drifts on tundra."""
    drift = layered(shape, 40 * unit, seed + 30, 4)
    down, across = np.gradient(gaussian_filter(height, unit) * 22 * unit)
    holds = np.clip(1.6 - 0.7 * np.hypot(down, across), 0, 1)
    peaks = np.clip((height + 0.14 * drift - 0.74) * 5, 0, 1) * weights["mountain"] * holds
    crags = np.clip((height + 0.2 * drift - 0.74) * 5, 0, 0.75) * weights["ridge"] * holds
    shores = np.clip(0.5 + 0.9 * drift, 0, 1) * weights["tundra"]
    # What is left of winter: patches everywhere, most towards the ice in the middle.
    late = np.clip((drift + 0.35 * layered(shape, 14 * unit, seed + 34, 3) - THAW) * 3, 0, 1)
    patches = sum(share * weights[kind] for kind, share in LEFT_SNOW.items()) * late * holds
    snow = np.clip(peaks + crags + shores + patches, 0, 1)[..., None]
    return colour * (1 - snow) + SNOW * snow


def _along_borders(
    labels: np.ndarray, kinds: list[str], unit: float, seed: int
) -> tuple[Field, Field]:
    """Return how high ridges along borders rise, and how far away the next river is."""
    is_rocky = np.append([kind in ROCKY for kind in kinds], False)
    ridges, rivers = np.zeros(labels.shape, bool), np.zeros(labels.shape, bool)
    for here, one, other in (
        (np.s_[:, 1:], labels[:, 1:], labels[:, :-1]),
        (np.s_[1:], labels[1:], labels[:-1]),
    ):
        meet = (one != other) & (one >= 0) & (other >= 0)
        rocky = is_rocky[one] | is_rocky[other]
        ridges[here] |= meet & rocky
        rivers[here] |= meet & ~rocky
    to_ridge = distance_transform_edt(~ridges).astype(np.float32) / unit
    to_river = distance_transform_edt(~rivers).astype(np.float32) / unit
    uneven = np.clip(0.62 + 0.75 * layered(labels.shape, 34 * unit, seed + 8, 4), 0.25, 1.2)
    return 0.3 * uneven * np.exp(-((to_ridge / 6.5) ** 2)), to_river


def _with_rivers(
    land: np.ndarray, river: Field, shape: tuple[int, int], unit: float, seed: int
) -> np.ndarray:
    """Let melt water run along borders: dark between banks, with ice at its edges."""
    wide = 2.7 + 1.5 * layered(shape, 40 * unit, seed + 9, 3)
    bank = np.exp(-((river / (wide + 4)) ** 2))[..., None]
    rim = np.exp(-(((river - wide) / 1.1) ** 2))[..., None]
    water = np.clip((wide - river) / 1.2, 0, 1)[..., None]
    land = land * (1 - 0.2 * bank)
    land = land * (1 - 0.5 * rim) + np.array(FOAM) / 255 * 0.5 * rim
    return land * (1 - water) + np.array(RIVER) / 255 * water


def _planted(
    land: np.ndarray,
    weights: dict[str, Field],
    inland: Field,
    border: Field,
    height: Field,
    unit: float,
    seed: int,
) -> np.ndarray:
    """Let trees and boulders stand on the land, none on borders and shores."""
    free = np.clip((border - 4) / 5, 0, 1) * (inland > 5)
    groves = np.clip(0.55 + 1.4 * layered(land.shape[:2], 120 * unit, seed + 40, 3), 0, 1)
    wood = Wood(land.shape[:2])
    plants = [
        *[
            (y, x, c, "fir")
            for x, y, c in scattered(
                weights["forest"] * free * (0.55 + 0.45 * groves), 7.2 * unit, seed + 41
            )
        ],
        *[
            (y, x, c, "crown")
            for x, y, c in scattered(
                weights["lowland"] * free * groves * 0.55, 13 * unit, seed + 42
            )
        ],
        *[
            (y, x, c, "fir")
            for x, y, c in scattered(weights["ridge"] * free * groves * 0.3, 13 * unit, seed + 43)
        ],
        *[
            (y, x, c, "boulder")
            for x, y, c in scattered(weights["steppe"] * free * 0.035, 13 * unit, seed + 44)
        ],
        *[
            (y, x, c, "fir")
            for x, y, c in scattered(weights["island"] * free * 0.3, 11 * unit, seed + 45)
        ],
        *[
            (y, x, c, "fir")
            for x, y, c in scattered(
                weights["mountain"] * free * (height < 0.62) * groves * 0.3, 11 * unit, seed + 46
            )
        ],
    ]
    for y, x, chance, plant in sorted(plants):
        light = 0.85 + 0.35 * chance
        if plant == "fir":
            lit, dark = (
                (int(70 * light), int(104 * light), int(62 * light)),
                (int(28 * light), int(54 * light), int(40 * light)),
            )
            wood.fir(x, y, (11 + 5 * chance) * unit, lit, dark)
        elif plant == "crown":
            lit, dark = (
                (int(116 * light), int(140 * light), int(60 * light)),
                (int(66 * light), int(92 * light), int(42 * light)),
            )
            wood.crown(x, y, (10 + 4 * chance) * unit, lit, dark)
        else:
            wood.boulder(x, y, (6 + 4 * chance) * unit, (186, 176, 158), (112, 104, 94))
    return wood.over(land)


def _calm(labels: np.ndarray, unit: float) -> np.ndarray:
    """Return where the land is to be quiet, for pieces, names and numbers: round each middle."""
    rows, columns = np.indices(labels.shape, dtype=np.float32)
    calm = np.zeros(labels.shape, np.float32)
    for number in range(labels.max() + 1):
        inside = distance_transform_edt(np.pad(labels == number, 1))[1:-1, 1:-1]
        down, across = np.unravel_index(np.argmax(inside), labels.shape)
        away = np.hypot((columns - across) / (78 * unit), (rows - down) / (44 * unit))
        calm = np.maximum(calm, np.clip(1.6 - away, 0, 1))
    return gaussian_filter(calm, 4 * unit)[..., None]


def _with_pack_ice(
    water: np.ndarray, offshore: Field, is_closed: np.ndarray, unit: float, seed: int
) -> np.ndarray:
    """Close the water off where land is no coast: with pack ice, broken at its edge."""
    shape = offshore.shape
    broken = 13 + 12 * layered(shape, 26 * unit, seed + 90, 4)
    near = gaussian_filter(is_closed.astype(np.float32), 5 * unit)
    ice = np.clip((broken * near - offshore) / 1.5, 0, 1)
    cracks = np.clip((ridged(shape, 22 * unit, seed + 94, 3) - 0.62) * 7, 0, 1)
    lit = shade(
        gaussian_filter(ice, 1.2 * unit) + 0.12 * layered(shape, 12 * unit, seed + 96, 3),
        3.5 * unit,
    )
    colour = tint(np.broadcast_to(FLOE * 0.92, water.shape), lit) * (1 - 0.22 * cracks[..., None])
    fallen = np.roll(ice, (int(3 * unit), int(2 * unit)), (0, 1))[..., None]
    return (
        water * (1 - 0.35 * fallen * (1 - ice[..., None])) * (1 - ice[..., None])
        + colour * ice[..., None]
    )


def _sea(
    shape: tuple[int, int], unit: float, offshore: Field, is_open: np.ndarray, seed: int
) -> np.ndarray:
    """Return the sea: shallow and foaming at the shore, with floes where it is far."""
    depth = 1 - np.exp(-offshore / 46)
    waves = layered(shape, 30 * unit, seed + 70, 4)
    depth = np.clip(depth + 0.06 * waves, 0, 1)[..., None]
    water = np.array(SHALLOW) / 255 * (1 - depth) + np.array(DEEP) / 255 * depth
    glitter = np.clip(
        smooth(shape, 5 * unit, seed + 75) * layered(shape, 60 * unit, seed + 76, 2) - 0.24, 0, 1
    )
    water = water + 0.25 * glitter[..., None]
    uneven = 4 * layered(shape, 34 * unit, seed + 77, 3)
    beach = gaussian_filter(is_open.astype(np.float32), 4 * unit)
    for away, width, strength in ((3.0, 1.8, 0.75), (11.0, 1.5, 0.34), (20.0, 1.4, 0.16)):
        surf = (strength * beach * np.exp(-(((offshore - away + uneven) / width) ** 2)))[..., None]
        water = water * (1 - surf) + np.array(FOAM) / 255 * surf
    rows, columns = np.indices(shape, dtype=np.float32)
    middle = np.hypot((columns / shape[1] - 0.5) * 2, (rows / shape[0] - 0.5) * 2)
    ice = layered(shape, 44 * unit, seed + 80, 4) + 0.25 * layered(shape, 200 * unit, seed + 84, 2)
    floes = np.clip((ice - 0.42) * 18, 0, 1) * np.clip((offshore - 16) / 8, 0, 1) * (middle < 0.45)
    water *= 1 - 0.25 * np.roll(floes, (int(3 * unit), int(3 * unit)), (0, 1))[..., None]
    return (
        water * (1 - floes[..., None]) + FLOE * (0.94 + 0.06 * waves[..., None]) * floes[..., None]
    )


def _opacity(shape: tuple[int, int]) -> Field:
    """Let the sea fade towards the edge of the board."""
    rows, columns = np.indices(shape, dtype=np.float32)
    across, down = (
        np.abs((columns + 0.5) / shape[1] * 2 - 1),
        np.abs((rows + 0.5) / shape[0] * 2 - 1),
    )
    away = (across**8 + down**8) ** 0.125
    return np.clip((1.0 - away) * 28, 0, 1).astype(np.float32)
