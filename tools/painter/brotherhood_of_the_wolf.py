"""The land of Brotherhood of the Wolf: the relief of Gévaudan, in the light of each season."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

from tools.painter.light import cast, shade, tint
from tools.painter.noise import Field, layered, ridged
from tools.painter.plans import Plan
from tools.painter.trees import Tone, Wood, scattered

Picture = np.ndarray
Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """The colours of a season: of land from low to high, of what grows there, and of light."""

    meadow: tuple[Colour, Colour]
    heath: tuple[Colour, Colour]
    rock: Colour
    fields: tuple[Colour, ...]
    hedge: Colour
    crowns: tuple[Colour, ...]
    firs: tuple[Colour, Colour]
    snow: float
    """How low snow lies: 0 for none, 1 for all land."""
    crown_size: float = 1.0


PALETTES = {
    "spring": Palette(
        meadow=((150, 172, 96), (190, 200, 126)),
        heath=((150, 152, 96), (182, 180, 130)),
        rock=(168, 162, 146),
        fields=((176, 196, 104), (146, 174, 92), (186, 160, 116), (198, 204, 132)),
        hedge=(98, 124, 66),
        crowns=(
            *((136, 168, 80), (150, 180, 88), (126, 160, 76), (160, 186, 98)) * 2,
            *((224, 196, 200), (236, 224, 212)),
        ),
        firs=((86, 124, 82), (42, 76, 58)),
        snow=0.3,
    ),
    "summer": Palette(
        meadow=((168, 164, 92), (206, 196, 126)),
        heath=((172, 152, 94), (204, 184, 128)),
        rock=(186, 172, 146),
        fields=((226, 196, 104), (238, 212, 126), (168, 168, 84), (208, 172, 92)),
        hedge=(112, 116, 60),
        crowns=((104, 132, 66), (122, 146, 72), (92, 120, 62)),
        firs=((78, 112, 74), (38, 68, 52)),
        snow=0.0,
    ),
    "autumn": Palette(
        meadow=((170, 146, 92), (204, 178, 120)),
        heath=((158, 122, 80), (192, 154, 106)),
        rock=(176, 160, 140),
        fields=((168, 126, 84), (188, 150, 102), (206, 180, 118), (150, 112, 78)),
        hedge=(120, 88, 50),
        crowns=((206, 118, 46), (186, 92, 42), (222, 160, 66), (160, 104, 56)),
        firs=((84, 110, 78), (42, 68, 54)),
        snow=0.0,
    ),
    "winter": Palette(
        meadow=((206, 214, 222), (240, 244, 247)),
        heath=((188, 192, 196), (226, 230, 234)),
        rock=(150, 152, 158),
        fields=((226, 231, 236), (238, 242, 245), (214, 220, 226), (232, 234, 234)),
        hedge=(150, 150, 150),
        crowns=((158, 148, 142), (138, 130, 128), (176, 168, 164)),
        firs=((150, 174, 168), (66, 94, 90)),
        snow=1.0,
        crown_size=0.8,
    ),
}
SNOW = np.array([0.95, 0.965, 0.985], np.float32)


def paint(plan: Plan, season: str, pixels: int, seed: int = 23) -> Picture:
    """Return the picture of the land in a season: red, green and blue between 0 and 1."""
    land = _Land(plan, pixels, seed)
    palette = PALETTES[season]
    colour = _coloured(land, palette)
    lit = shade(gaussian_filter(land.height, 0.8 * land.unit), 62 * land.unit)
    lit *= 1 - 0.42 * cast(land.height * 74 * land.unit, int(60 * land.unit), 0.6)
    # Under signs and names the land is flatter, and all of it is softer than a bare mountain.
    lit = 1 + (lit - 1) * (0.8 - 0.5 * land.calm)
    picture = _planted(tint(colour, lit), land, palette)
    picture += (1 - picture) * (0.16 * land.calm)[..., None]
    return np.clip(picture, 0, 1)


class _Land:
    """What is the same in all seasons: heights, valleys, fields, and where signs stand."""

    def __init__(self, plan: Plan, pixels: int, seed: int) -> None:
        self.plan, self.seed = plan, seed
        self.scale = pixels / plan.width
        self.shape = (round(plan.height * self.scale), pixels)
        self.unit = pixels / 1440
        self.to_river = self._away([_curved(one.course) for one in plan.rivers])
        self.to_road = self._away(plan.roads)
        self.calm = self._calm()
        self.height = self._heights()
        self.fields, self.parcels = self._fields()

    def noise(self, size: float, number: int, octaves: int = 4) -> Field:
        """Return noise with features of a size in pixels of the widest picture."""
        return layered(self.shape, size * self.unit, self.seed + number, octaves)

    def _away(self, lines: list[list[tuple[float, float]]]) -> Field:
        """Return how far each place is from the nearest of some lines, in the plan's units."""
        mask = Image.new("1", self.shape[::-1], 1)
        draw = ImageDraw.Draw(mask)
        for line in lines:
            places = [(x * self.scale, y * self.scale) for x, y in line]
            for start, end in pairwise(places):
                draw.line([start, end], fill=0, width=2)
        away: Field = distance_transform_edt(np.asarray(mask)) / self.scale
        return away.astype(np.float32)

    def _calm(self) -> Field:
        """Return where signs and names stand: round villages, less round hamlets."""
        rows, columns = np.indices(self.shape, dtype=np.float32) / self.scale
        calm = np.zeros(self.shape, np.float32)
        for place in self.plan.places:
            wide, high, most = (62, 44, 1.0) if place.is_village else (44, 26, 0.7)
            down = rows - place.y - (14 if place.is_village else 10)
            away = np.hypot((columns - place.x) / wide, down / high)
            calm = np.maximum(calm, most * np.clip(1.7 - 1.1 * away, 0, 1))
        return gaussian_filter(calm, 5 * self.unit)

    def _heights(self) -> Field:
        rows, columns = np.indices(self.shape, dtype=np.float32) / self.scale
        hills = np.zeros(self.shape, np.float32)
        for hill in self.plan.hills:
            away = ((columns - hill.x) ** 2 + (rows - hill.y) ** 2) / (1.15 * hill.radius) ** 2
            hills += hill.rise * np.clip(1 - away, 0, 1) ** 2
        hills = self._warped(1.15 * np.tanh(0.95 * hills))
        ridges = ridged(self.shape, 150 * self.unit, self.seed + 6, 7)
        rough = np.clip(hills, 0.0, 1)
        height = 0.75 * hills + 0.5 * rough * ridges**1.2
        height += 0.13 * self.noise(210, 14) + 0.05 * self.noise(52, 19) + 0.06 * ridges
        bank = np.maximum(self.to_river + 16 * self.noise(58, 24, 4), 0)
        valley, bed = np.exp(-((bank / 52) ** 2)), np.exp(-((self.to_river / 8) ** 2))
        height = height * (1 - 0.78 * valley) - 0.1 * valley - 0.03 * bed
        return height * (1 - 0.35 * self.calm)

    def _warped(self, field: Field) -> Field:
        rows, columns = np.indices(self.shape, dtype=np.float32)
        across, down = (62 * self.unit * self.noise(150, number, 5) for number in (30, 36))
        found: Field = map_coordinates(field, [rows + down, columns + across], order=1)
        return found

    def _fields(self) -> tuple[Field, np.ndarray]:
        """Return where fields are, and of each place the field, its hedge and its furrows."""
        rows, columns = np.indices(self.shape, dtype=np.float32) / self.scale
        villages = [place for place in self.plan.places if place.is_village]
        away = np.min([np.hypot(columns - one.x, rows - one.y - 8) for one in villages], axis=0)
        edge = away + 30 * self.noise(52, 43, 4)
        dry = np.clip((self.to_river - 9) / 6, 0, 1)
        level = np.clip(1.9 - 2.6 * gaussian_filter(self.height, 9 * self.unit), 0, 1)
        near = np.clip((76 - edge) / 12, 0, 1) * level * dry
        number, to_hedge, turn = self._parcels(columns, rows)
        lies_fallow = np.random.default_rng(self.seed).uniform(size=number.max() + 1)[number] < 0.3
        across = columns * np.cos(turn) + rows * np.sin(turn)
        furrows = 0.5 + 0.5 * np.sin(across * 2 * np.pi / 3.6)
        return np.where(lies_fallow, 0, near), np.stack([number, to_hedge, furrows])

    def _parcels(self, columns: Field, rows: Field) -> tuple[np.ndarray, Field, Field]:
        """Return each place's parcel, how far its hedge is, and how its furrows are turned."""
        bend_x, bend_y = 9 * self.noise(70, 47, 3), 9 * self.noise(70, 51, 3)
        rng = np.random.default_rng(self.seed + 5)
        wide, high = 34, 22
        across = np.arange(-1, self.plan.width / wide + 1)
        down = np.arange(-1, self.plan.height / high + 1)
        corners = np.stack(np.meshgrid(across, down), -1).reshape(-1, 2)
        seeds = (corners + rng.uniform(-0.42, 0.42, corners.shape)) * [wide, high]
        stretch = np.array([0.75, 1.15])
        places = np.stack([columns + bend_x, rows + bend_y], -1) * stretch
        aways, numbers = cKDTree(seeds * stretch).query(places, k=2)
        turns = rng.uniform(-0.9, 0.9, len(seeds)) + (rng.uniform(size=len(seeds)) < 0.4) * 1.5
        to_hedge = (aways[..., 1] - aways[..., 0]).astype(np.float32)
        return numbers[..., 0], to_hedge, turns[numbers[..., 0]]


def _coloured(land: _Land, palette: Palette) -> Picture:
    """Return the colour of the ground: meadows, heath, rock, fields, snow on high land."""
    patches, grain = land.noise(80, 60), land.noise(7, 65, 2)
    mix = np.clip(0.5 + 0.5 * patches + 0.2 * grain, 0, 1)[..., None]
    meadow, heath = (_between(*pair, mix) for pair in (palette.meadow, palette.heath))
    high = np.clip((land.height + 0.12 * patches - 0.32) * 3.2, 0, 1)[..., None]
    bare = np.clip((land.height + 0.14 * grain - 0.82) * 4, 0, 0.85)[..., None]
    colour = meadow * (1 - high) + heath * high
    colour = colour * (1 - bare) + np.array(palette.rock) / 255 * bare
    colour = _ploughed(colour, land, palette)
    down, across = np.gradient(gaussian_filter(land.height, land.unit) * 62 * land.unit)
    holds = np.clip(1.5 - 0.55 * np.hypot(down, across), 0, 1)
    line = 1.25 - 1.1 * palette.snow
    snow = np.clip((land.height + 0.2 * land.noise(46, 70) - line) * 4, 0, 0.9) * holds
    snow = (snow * (palette.snow > 0) * (1 - 0.6 * land.fields))[..., None]
    return colour * (1 - snow) + SNOW * snow


def _ploughed(colour: Picture, land: _Land, palette: Palette) -> Picture:
    number, to_hedge, furrows = land.parcels
    crops = np.array(palette.fields)[number.astype(int) * 7 % 1009 % len(palette.fields)] / 255
    crops = crops * (0.96 + 0.07 * furrows[..., None])
    part = (0.92 * land.fields)[..., None]
    colour = colour * (1 - part) + crops * part
    bounds = np.clip(2.2 - to_hedge, 0, 1) * np.clip(land.fields * 1.5 - 0.3, 0, 1)
    hedge = (0.6 * bounds)[..., None]
    return colour * (1 - hedge) + np.array(palette.hedge) / 255 * hedge


def _planted(picture: Picture, land: _Land, palette: Palette) -> Picture:
    """Let woods stand between villages: leaves below, firs above."""
    groves = land.noise(105, 80) + 0.35 * land.noise(34, 85, 3)
    free = np.clip((land.to_road - 5) / 4, 0, 1) * np.clip((land.to_river - 8) / 5, 0, 1)
    free *= np.clip(1 - 1.35 * land.calm, 0, 1) * np.clip(1 - 1.2 * land.fields, 0, 1)
    slopes = np.exp(-(((land.height - 0.42) / 0.4) ** 2))
    density = np.clip(3.2 * (groves + 0.4 * slopes - 0.12), 0.03, 0.97) * free
    wood, unit = Wood(land.shape), land.unit
    rng = np.random.default_rng(land.seed)
    for x, y, chance in scattered(density, 8.6 * unit, land.seed + 90):
        height = land.height[int(y), int(x)]
        glow = 0.88 + 0.26 * chance
        if height + 0.5 * (rng.uniform() - 0.5) > 0.42:
            lit, dark = palette.firs
            wood.fir(x, y, (10.5 + 4.5 * chance) * unit, _times(lit, glow), _times(dark, glow))
        else:
            lit = palette.crowns[int(rng.integers(len(palette.crowns)))]
            size = (9.5 + 4 * chance) * unit * palette.crown_size
            wood.crown(x, y, size, _times(lit, glow), _times(lit, 0.62 * glow))
    return wood.over(picture)


def _curved(points: list[tuple[float, float]], steps: int = 8) -> list[tuple[float, float]]:
    """Return a soft line through points."""
    ends = [points[0], *points, points[-1]]
    found = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for share in np.arange(steps) / steps:
            weights = np.array([[0, 2, 0, 0], [-1, 0, 1, 0], [2, -5, 4, -1], [-1, 3, -3, 1]]) / 2
            mix = share ** np.arange(4) @ weights
            x, y = mix @ np.array([before, start, end, after])
            found.append((float(x), float(y)))
    return [*found, points[-1]]


def _between(low: Colour, high: Colour, mix: Field) -> Picture:
    return (np.array(low) * (1 - mix) + np.array(high) * mix) / 255


def _times(colour: Tone, light: float) -> Tone:
    red, green, blue = (min(255, int(part * light)) for part in colour)
    return red, green, blue
