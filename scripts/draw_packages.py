"""Draw the packages and the direction of imports: ``python scripts/draw_packages.py``.

It writes ``docs/pictures/packages.svg``. A test compares the layers with those that
``tests/architecture`` enforces, and says when the picture is stale.
"""

from html import escape
from pathlib import Path
from typing import Final

OUTPUT: Final = Path(__file__).parents[1] / "docs" / "pictures" / "packages.svg"
LAYERS: Final = (
    {"cli": "entry points", "commands": "", "new_title": "", "__main__": ""},
    {
        "terminal": "play in a shell",
        "bench": "speed",
        "server": "tables on the network",
        "training": "fit networks",
    },
    {"arena": "matches, ratings", "teaching": "guides, puzzles, reviews, analysis"},
    {
        "drawing": "SVG and pixels",
        "lab": "research interfaces",
        "testing": "contract suite",
    },
    {"command_line": "translated options and help"},
    {"players": "bots and search", "i18n": "texts, narration"},
    {"titles": "one folder for each game; titles never import each other"},
    {"players.learning": "encoders", "players.heuristics": "evaluations"},
    {"core": "contract, records, notation; standard library only"},
)
"""Packages from the top to the ground, each with what it is for; imports run downwards."""
WIDTH, ROW, GAP, LEFT = 860, 52, 10, 70
STYLE: Final = (
    "text{font-family:sans-serif;text-anchor:middle;fill:#1d2733}"
    ".n{font-size:15px;font-weight:600}.d{font-size:12px;fill:#4a5866}"
    "rect{fill:#e8eef4;stroke:#7890a8}.page{fill:#fff;stroke:none}"
    "path{fill:none;stroke:#4a5866;stroke-width:2}"
)


def draw() -> str:
    """Return the picture as SVG."""
    height = len(LAYERS) * (ROW + GAP) + GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Packages of Wolfden; each imports only from the rows below it</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}"/>',
        f'<path d="M30 {GAP} V{height - 24} m-7 -10 l7 12 l7 -12"/>',
        f'<text class="d" transform="translate(52 {height // 2}) rotate(90)">imports</text>',
    ]
    for number, layer in enumerate(LAYERS):
        lines += _row(GAP + number * (ROW + GAP), layer)
    return "\n".join([*lines, "</svg>", ""])


def _row(top: int, layer: dict[str, str]) -> list[str]:
    """Return the boxes of one layer, as wide as their texts need."""
    needed = {name: max(len(name) * 9, len(use) * 6) + 24 for name, use in layer.items()}
    spare = (WIDTH - LEFT - GAP * len(layer) - sum(needed.values())) / len(layer)
    lines, left = [], float(LEFT)
    for name, use in layer.items():
        width = needed[name] + spare
        middle = left + width / 2
        lines.append(f'<rect x="{left:.0f}" y="{top}" width="{width:.0f}" height="{ROW}" rx="6"/>')
        base = top + (22 if use else 31)
        lines.append(f'<text class="n" x="{middle:.0f}" y="{base}">{escape(name)}</text>')
        if use:
            lines.append(f'<text class="d" x="{middle:.0f}" y="{top + 40}">{escape(use)}</text>')
        left += width + GAP
    return lines


if __name__ == "__main__":
    OUTPUT.write_text(draw(), encoding="utf-8")
