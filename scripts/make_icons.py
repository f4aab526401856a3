"""Draw the icons of the installed page from `icon.svg`, in the sizes and shapes devices ask for.

They are files: the manifest names them, and a phone fetches them when it installs the page.
"""

import re
from pathlib import Path
from typing import Final

import resvg_py

WEB: Final = Path(__file__).resolve().parents[1] / "src" / "wolfden" / "web"
FOLDER: Final = WEB / "icons"
SIDE: Final = 64
"""The side of the drawing."""
SAFE: Final = 0.8
"""How much of a maskable icon every mask shows: a circle of this share of its side."""
GROUND: Final = re.compile(r'<rect width="64" height="64" rx="14" fill="([^"]+)"/>')


def icons() -> dict[str, bytes]:
    """Return the pictures by their file names."""
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    return {
        "icon-192.png": _png(drawing, 192),
        "icon-512.png": _png(drawing, 512),
        "maskable-512.png": _png(_filled(drawing, SAFE), 512),
        "apple-touch-icon.png": _png(_filled(drawing, 0.9), 180),
    }


def _filled(drawing: str, share: float) -> str:
    """Return a drawing whose ground fills the square, and the rest of it a share of that."""
    found = GROUND.search(drawing)
    assert found, "icon.svg has a ground with round corners"
    margin = SIDE * (1 - share) / 2
    ground = f'<rect width="{SIDE}" height="{SIDE}" fill="{found[1]}"/>'
    begin = f'{ground}<g transform="translate({margin:g} {margin:g}) scale({share})">'
    return GROUND.sub(begin, drawing).replace("</svg>", "</g></svg>")


def _png(drawing: str, side: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=side, height=side))


def main() -> None:
    """Write every icon."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in icons().items():
        (FOLDER / name).write_bytes(picture)


if __name__ == "__main__":
    main()
