"""Paint the pictures of boards that lie in the titles' folders: `python -m tools.painter`.

Run it after a change of an outline, of a board's data or of the painter. A picture is painted again
only where these have changed; `--all` paints every one.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from tools.painter import age_of_the_wolf, brotherhood_of_the_wolf, the_wolves
from tools.painter.pictures import PAINTINGS, Painting, digest, folder_of, written

PAINTERS: dict[str, Callable[[Painting], np.ndarray]] = {
    "age-of-the-wolf": lambda one: age_of_the_wolf.paint(one.outlines(), one.pixels),
    "brotherhood-of-the-wolf": lambda one: brotherhood_of_the_wolf.paint(
        one.plan(), one.file.partition("-")[0], one.pixels
    ),
    "the-wolves": lambda one: the_wolves.paint(one.pixels),
}


def main() -> None:
    """Paint what is stale, and note what each picture was made from."""
    for painting in PAINTINGS:
        folder = folder_of(painting.title)
        notes = written(painting.title)
        made_from = digest(painting)
        if "--all" not in sys.argv and notes.get(painting.file) == made_from:
            continue
        print(f"painting {painting.title} {painting.file} ...", flush=True)
        save(painting, folder / painting.file)
        notes[painting.file] = made_from
        (folder / "made-from.json").write_text(json.dumps(notes, indent=2) + "\n", encoding="utf-8")


def save(painting: Painting, path: Path) -> None:
    """Paint a picture into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = PAINTERS[painting.title](painting)
    image = Image.fromarray((picture * 255).round().astype(np.uint8))
    image.save(path, quality=72, alpha_quality=60, method=6)
    print(f"  {image.width} x {image.height}, {path.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
