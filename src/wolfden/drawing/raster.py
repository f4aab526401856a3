"""Pictures as pixels: PNG of an SVG picture, and animations of several."""

from __future__ import annotations

import io
import math
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wolfden.drawing.card import HEIGHT, WIDTH
from wolfden.drawing.parts import UnknownPlace, changes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wolfden.drawing.card import Card
    from wolfden.drawing.parts import Box

    Area = tuple[int, int, int, int]

PACKAGES: Final = {
    "quickjs": "quickjs-ng",
    "cssselect2": "cssselect2",
    "resvg_py": "resvg-py",
    "PIL": "pillow",
}
"""The modules that pictures with pixels need, and the packages they come from."""
FONTS: Final = Path(__file__).with_name("fonts")
COLOURS: Final = 256
"""Colours of a picture: a board has few, and with a palette it takes a third of the bytes."""
OCTREE: Final = 2
"""Pillow's way to choose colours that keeps rare ones, such as those of single pieces."""
PLAIN, DITHERED = 0, 3
"""Whether colours that are not in a palette are mixed from its own: Pillow's numbers."""
COMPRESSION: Final = 6
"""Of zlib: trying everything takes three times as long, for two bytes in a hundred."""
MOST_CHANGED: Final = 0.6
"""The share of a picture above which it is redrawn as a whole."""
AREA_COST: Final = 12_000
"""How many pixels could be drawn in the time that a rectangle takes, however small it is."""
RIM: Final = 2
"""Pixels that are drawn round an area."""
FRAME_SECONDS: Final = 0.8
LAST_SECONDS: Final = 3.0
ANIMATIONS: Final = {".gif": "GIF", ".webp": "WEBP"}
"""The formats of animations, by how their files end."""


class Painter:
    """Turns cards into pixels; of one that follows another, only what changed is drawn."""

    def __init__(self, width: int = WIDTH) -> None:
        self._size = (width, width * HEIGHT // WIDTH)
        self._scale = width / WIDTH
        self._last: tuple[Card, Any] | None = None

    def paint(self, card: Card) -> Any:
        """Return the image of a card, which must not be changed."""
        areas = self.areas(card)
        image = self._last[1].copy() if self._last else None
        for area in areas:
            part = self._draw(card, area)
            if image is None:
                image = part
            else:
                image.paste(part, area[:2])
        self._last = (card, image)
        return image

    def _draw(self, card: Card, area: Area) -> Any:
        """Return the pixels of an area; at the rim of what is drawn, shapes are cut roughly."""
        left, top, right, bottom = (area[0] - RIM, area[1] - RIM, area[2] + RIM, area[3] + RIM)
        window = (left / self._scale, top / self._scale, right / self._scale, bottom / self._scale)
        image = _pixels(card.cut(window, right - left, bottom - top))
        return image.crop((RIM, RIM, image.width - RIM, image.height - RIM))

    def areas(self, card: Card) -> list[Area]:
        """Return the pixels to be drawn, as few and as small rectangles as pays."""
        whole = (0, 0, *self._size)
        if self._last is None:
            return [whole]
        try:
            boxes = changes(self._last[0].part, card.part)
        except UnknownPlace:
            return [whole]
        areas: list[Area] = []
        for one in filter(_size, map(self._pixels_of, boxes)):
            new = one
            # Two are drawn together where that costs less than one after the other.
            while near := next((known for known in areas if _saves(known, new)), None):
                areas.remove(near)
                new = _around(near, new)
            areas.append(new)
        return [whole] if sum(map(_size, areas)) > MOST_CHANGED * _size(whole) else areas

    def _pixels_of(self, box: Box) -> Area:
        width, height = self._size
        if box[0] > box[2]:
            return (0, 0, 0, 0)
        left, top = (max(0, math.floor(one * self._scale) - 1) for one in box[:2])
        right = min(width, math.ceil(box[2] * self._scale) + 1)
        bottom = min(height, math.ceil(box[3] * self._scale) + 1)
        return (left, top, max(left, right), max(top, bottom))


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])


def _around(one: Area, other: Area) -> Area:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    return (left, top, max(one[2], other[2]), max(one[3], other[3]))


def _saves(one: Area, other: Area) -> bool:
    return _size(_around(one, other)) <= _size(one) + _size(other) + AREA_COST


def render_png(image: Any) -> bytes:
    """Return an image as PNG with few colours."""
    few = image.quantize(palette=image.quantize(COLOURS, method=OCTREE), dither=DITHERED)
    return _save(few, format="PNG", compress_level=COMPRESSION)


def render_svg(svg: str) -> Any:
    """Return an SVG picture as an image."""
    return _pixels(svg)


def render_animation(cards: Iterable[Card], width: int, kind: str = "GIF") -> bytes:
    """Return cards one after the other; the last one stays longer."""
    painter = Painter(width)
    frames = [painter.paint(card) for card in cards]
    if kind == "GIF":
        # One palette for all, and no dithering: what does not change takes no bytes.
        palette = _palette(frames)
        frames = [one.quantize(palette=palette, dither=PLAIN) for one in frames]
    seconds = [FRAME_SECONDS] * (len(frames) - 1) + [LAST_SECONDS]
    first, *others = frames
    return _save(
        first,
        format=kind,
        save_all=True,
        append_images=others,
        duration=[round(1000 * one) for one in seconds],
        loop=0,
    )


def _pixels(svg: str) -> Any:
    resvg, images = import_module("resvg_py"), import_module("PIL.Image")
    data = resvg.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=_fonts(),
        font_family="Wolfden Sans",
        sans_serif_family="Wolfden Sans",
        serif_family="Wolfden Serif",
    )
    return images.open(io.BytesIO(data)).convert("RGB")


@cache
def _fonts() -> list[str]:
    return [str(path) for path in sorted(FONTS.glob("*.ttf"))]


def _palette(frames: list[Any]) -> Any:
    """Return the colours of the first, the middle and the last frame."""
    images = import_module("PIL.Image")
    some = [frames[0], frames[len(frames) // 2], frames[-1]]
    width, height = some[0].size
    sheet = images.new("RGB", (width, 3 * height))
    for place, frame in enumerate(some):
        sheet.paste(frame, (0, place * height))
    return sheet.quantize(COLOURS, method=OCTREE)


def _save(image: Any, **how: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, **how)
    return file.getvalue()
