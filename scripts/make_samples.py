"""Make the moments of games that the first page shows: ``sample.json``.

Each sample is a stretch of a game between bots as a watcher sees it: one view, then the changes and
events of every step. Run it again when the shape of a view changes::

    python scripts/make_samples.py
    python scripts/make_samples.py ambush 3 1 greedy 0
"""

import json
import random
import sys
from collections.abc import Sequence
from typing import Final

from wolfden.core.changes import changes
from wolfden.core.contract import Json, Perspective
from wolfden.core.record import Record, Step
from wolfden.players.bots import make_bot
from wolfden.titles import TITLES

STEPS: Final = 24
SAMPLES: Final = {
    # title: seats, seed, bot, actions before the sample begins
    "the-wolves": (4, 7, "greedy", 60),
    "age-of-the-wolf": (4, 5, "greedy", 110),
    "brotherhood-of-the-wolf": (2, 3, "greedy", 34),
}


def main(words: Sequence[str]) -> None:
    """Write all samples, or that of one title: its id, seats, seed, bot and actions before."""
    wanted = SAMPLES
    if words:
        title, seats, seed, bot, before = words
        wanted = {title: (int(seats), int(seed), bot, int(before))}
    for title, made in wanted.items():
        text = json.dumps(sample(title, *made), separators=(",", ":"))
        folder = TITLES.folder(title)
        assert folder is not None
        (folder / "sample.json").write_text(text + "\n", encoding="utf-8")
        print(f"{title}: {len(text):,} characters")


def sample(title: str, seats: int, seed: int, bot: str, before: int) -> Json:
    """Play a game of bots and keep a stretch of it."""
    record = Record(TITLES.get(title), seats=seats)
    rng = random.Random(seed)
    players = [make_bot(bot, TITLES.get(title), f"{seed}-{seat}") for seat in range(seats)]
    steps: list[Json] = []
    first: Json = {}
    while len(steps) < STEPS and not record.state.is_over:
        view = record.state.view(None)
        count = len(record.steps)
        if record.resolve_chance(rng):
            news = record.steps[count:]
        else:
            seat = record.state.actors()[0]
            record.apply(players[seat].choose(Perspective(record.state, seat, rng)))
            news = record.steps[-1:]
        if len(record.steps) <= before:
            continue
        first = first or view
        steps.append({"changes": changes(view, record.state.view(None)), "events": _events(news)})
    return {"seats": seats, "view": first, "steps": steps}


def _events(steps: list[Step]) -> list[Json]:
    """Return what a watcher learns of some steps."""
    return [
        {"name": event.name, "seat": event.seat, "facts": event.facts_for(None)}
        for step in steps
        for event in step.events
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
