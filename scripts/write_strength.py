"""Write tables of ``docs/strength.md`` from data: ``python scripts/write_strength.py``.

Ladders and ratings are those of the titles' ``bot/strength.toml``; how far chances came true is in
``docs/calibration.json``, what seats are worth in ``docs/fairness.json``. Each table is between
two comments that name it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from wolfden.arena.intervals import wilson
from wolfden.players.levels import LEVELS
from wolfden.players.strength import Ladder, LevelStep, measurements_of
from wolfden.titles import TITLES

FOLDER: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = FOLDER / "strength.md"
STEPS: Final = tuple(zip(list(LEVELS)[1:], LEVELS, strict=False))
"""Every level but the first, with the one before it."""


def write(text: str) -> str:
    """Return the page with its tables written again."""
    for name, lines in tables().items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _start, rest = text.partition(start)
        _old, _end, after = rest.partition(end)
        text = before + start + "\n" + "\n".join(lines) + "\n\n" + end + after
    return text


def tables() -> dict[str, list[str]]:
    """Return the lines of each table."""
    entries, seats = (
        json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("calibration", "fairness")
    )
    return {
        "ladder": list(_ladder_table()),
        "budgets": list(_budget_table()),
        "ratings": list(_rating_table()),
        "chances": list(_chance_table(entries)),
        "seats": list(_seat_table(seats)),
    }


def _ladders() -> Iterator[tuple[str, Ladder]]:
    """Yield each ladder with the first cells of its row."""
    for title in TITLES.ids():
        name = TITLES.get(title).meta().name
        for players, ladder in measurements_of(title).ladders.items():
            yield f"| {name} | {players}", ladder
            name = ""


def _row(first: str, cells: list[str]) -> str:
    return f"{first} | {' | '.join(cells)} |"


def _head(first: str, cells: list[str]) -> Iterator[str]:
    yield _row(first, cells)
    yield _row("|---|--:", ["--:"] * len(cells))


def _ladder_table() -> Iterator[str]:
    yield from _head("| title | players", [*(f"{one} > {other}" for one, other in STEPS), "fair"])
    for first, ladder in _ladders():
        steps = {step.level: step for step in ladder.steps}
        cells = [_step(steps[one]) if one in steps else "not played" for one, _other in STEPS]
        yield _row(first, [*cells, f"{ladder.fair:.0%}".replace("%", " %")])


def _step(step: LevelStep) -> str:
    return _share(step.share * step.games, step.games)


def _share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _budget_table() -> Iterator[str]:
    yield from _head("| title | players", [f"{one} : {other}" for one, other in STEPS])
    for first, ladder in _ladders():
        cells = {step.level: f"{step.simulations} : {step.against}" for step in ladder.steps}
        yield _row(first, [cells.get(one, "") for one, _other in STEPS])


def _rating_table() -> Iterator[str]:
    yield from _head("| title | players", list(LEVELS))
    for first, ladder in _ladders():
        yield _row(first, [str(ladder.ratings.get(level, "")) for level in LEVELS])


def _chance_table(entries: list[dict[str, Any]]) -> Iterator[str]:
    columns = ["games", "positions", "uniform", "whole game", "first third", "second", "last"]
    stages = ["progress below 1/3", "below 2/3", "above"]
    yield from _head("| title | seats", [*columns, *stages])
    for entry in entries:
        numbers = [str(entry["games"]), str(entry["positions"]), f"{entry['uniform']:.3f}"]
        losses = zip(entry["shown"], entry["searched"], strict=True)
        name = TITLES.get(entry["title"]).meta().name
        cells = [f"{shown:.3f} / {searched:.3f}" for shown, searched in losses]
        cells += [f"{shown:.3f}" for shown in entry["stages"]]
        yield _row(f"| {name} | {entry['seats']}", [*numbers, *cells])


def _seat_table(entries: list[dict[str, Any]]) -> Iterator[str]:
    yield from _head("| title | players", ["level", "simulations", "games", "share of each seat"])
    shown = ""
    for entry in entries:
        name = f"{TITLES.get(entry['title']).meta().name} | {entry['players']}"
        shares = " · ".join(_share(won, entry["games"]) for won in entry["won"])
        numbers = [f"{entry[what]:,}" for what in ("simulations", "games")]
        yield _row(f"| {'| ' if name == shown else name}", [entry["level"], *numbers, shares])
        shown = name


def main() -> None:
    """Write the page again."""
    PAGE.write_text(write(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
