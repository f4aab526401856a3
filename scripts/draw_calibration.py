"""Draw what chances foretold and what came true: ``python scripts/draw_calibration.py``.

Reads ``docs/calibration.json``, one entry for each title and number of seats with groups
of (foretold, came true, number of chances), and writes ``docs/calibration.svg``.
"""

import json
from pathlib import Path
from typing import Any, Final

from wolfden.titles import TITLES

FOLDER: Final = Path(__file__).parents[1] / "docs"
SIDE: Final = 150
GAP: Final = 46
COLUMNS: Final = 3


def draw(entries: list[dict[str, Any]]) -> str:
    """Return the picture: one square for each entry, and in it a dot for each group."""
    rows = -(-len(entries) // COLUMNS)
    width, height = COLUMNS * (SIDE + GAP) + GAP, rows * (SIDE + GAP) + GAP
    box = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="10" fill="#222"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for place, entry in enumerate(entries):
        left = GAP + place % COLUMNS * (SIDE + GAP)
        top = GAP + place // COLUMNS * (SIDE + GAP)
        parts.append(f'<g transform="translate({left} {top})">{_square(entry)}</g>')
    return "\n".join([*parts, "</svg>", ""])


def _square(entry: dict[str, Any]) -> str:
    name = TITLES.get(entry["title"]).meta().name
    largest = max(count for _foretold, _came, count in entry["bins"])
    dots = [
        f'<circle cx="{SIDE * foretold:.1f}" cy="{SIDE * (1 - came):.1f}" '
        f'r="{2 + 6 * (count / largest) ** 0.5:.1f}" fill="#2a6f97" fill-opacity="0.8">'
        f"<title>foretold {foretold:.0%}, came true {came:.0%}, {count} chances</title></circle>"
        for foretold, came, count in entry["bins"]
    ]
    return "".join(
        [
            f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
            f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#999" stroke-dasharray="3 3"/>',
            *dots,
            f'<text y="-6">{name}, {entry["seats"]} seats</text>',
            f'<text y="{SIDE + 12}">0 %</text>',
            f'<text x="{SIDE}" y="{SIDE + 12}" text-anchor="end">foretold 100 %</text>',
        ]
    )


def main() -> None:
    """Draw the picture again."""
    entries = json.loads((FOLDER / "calibration.json").read_text(encoding="utf-8"))
    (FOLDER / "calibration.svg").write_text(draw(entries), encoding="utf-8")


if __name__ == "__main__":
    main()
