"""Pictures as pixels: PNG of an SVG picture, and animations of several."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

PACKAGES: Final = {"quickjs": "quickjs-ng", "resvg_py": "resvg-py", "PIL": "pillow"}
"""The modules that pictures with pixels need, and the packages they come from."""
FONTS: Final = Path(__file__).with_name("fonts")
COLOURS: Final = 256
"""Colours of a picture: a board has few, and with a palette it takes a third of the bytes."""
OCTREE: Final = 2
"""Pillow's way to choose colours that keeps rare ones, such as those of single pieces."""
PLAIN, DITHERED = 0, 3
"""Whether colours that are not in a palette are mixed from its own: Pillow's numbers."""
FRAME_SECONDS: Final = 0.8
LAST_SECONDS: Final = 3.0
ANIMATIONS: Final = {".gif": "GIF", ".webp": "WEBP"}
"""The formats of animations, by how their files end."""


def render_png(svg: str) -> bytes:
    """Return an SVG picture as PNG."""
    image = _pixels(svg)
    few = image.quantize(palette=image.quantize(COLOURS, method=OCTREE), dither=DITHERED)
    return _saved(few, format="PNG", optimize=True)


def render_animation(svgs: Iterable[str], width: int, kind: str = "GIF") -> bytes:
    """Return SVG pictures of the same size one after the other; the last one stays longer."""
    frames = [_pixels(svg, width) for svg in svgs]
    if kind == "GIF":
        # One palette for all, and no dithering: what does not change takes no bytes.
        palette = _palette(frames)
        frames = [one.quantize(palette=palette, dither=PLAIN) for one in frames]
    seconds = [FRAME_SECONDS] * (len(frames) - 1) + [LAST_SECONDS]
    first, *others = frames
    return _saved(
        first,
        format=kind,
        save_all=True,
        append_images=others,
        duration=[round(1000 * one) for one in seconds],
        loop=0,
    )


def _pixels(svg: str, width: int | None = None) -> Any:
    resvg, images = import_module("resvg_py"), import_module("PIL.Image")
    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    data = resvg.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=fonts,
        font_family="Wolfden Sans",
        sans_serif_family="Wolfden Sans",
        serif_family="Wolfden Serif",
    )
    return images.open(io.BytesIO(bytes(data))).convert("RGB")


def _palette(frames: list[Any]) -> Any:
    """Return the colours of the first, the middle and the last frame."""
    images = import_module("PIL.Image")
    some = [frames[0], frames[len(frames) // 2], frames[-1]]
    width, height = some[0].size
    sheet = images.new("RGB", (width, 3 * height))
    for place, frame in enumerate(some):
        sheet.paste(frame, (0, place * height))
    return sheet.quantize(COLOURS, method=OCTREE)


def _saved(image: Any, **how: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, **how)
    return file.getvalue()
