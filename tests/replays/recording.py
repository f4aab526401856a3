"""Records golden replays from the recipes of a title: run it when the rules change, read the diff.

::

    python -m tests.replays.recording the-wolves

Each title has its recipes and its players beside its replays, in ``recipes.py``. Files that no
recipe names are games of older rules, which have to play as they did.
"""

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import count
from pathlib import Path

from wolfden.core.contract import Action, State
from wolfden.core.options import Value
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_of, write
from wolfden.titles import TITLES

NAMES = ("Ash", "Birch", "Cedar", "Dogwood", "Elder")
FOLDER = Path(__file__).parents[1] / "titles"

Player = Callable[[State, random.Random], Action]
"""Chooses an action of a seat that is to act."""


@dataclass(frozen=True)
class Recipe:
    """A game to record: the name of its file, its table, who plays, and what is wanted of it."""

    name: str
    seats: int
    play: Player
    seed: int | None = None
    """Without one, the first seed whose game is as wanted."""
    options: Mapping[str, Value] = field(default_factory=dict)
    start: Callable[[], str] = str
    """Makes the position that the game starts from; without one it is set up."""
    wanted: Callable[[Record], bool] = lambda _record: True


def best_of_sample(
    state: State, rng: random.Random, size: int, worth: Callable[[Action], float]
) -> Action:
    """Return the best of some legal actions of the first seat that is to act."""
    legal = state.legal(state.actors()[0])
    return max(rng.sample(legal, min(size, len(legal))), key=worth)


def played(title: str, recipe: Recipe, seed: int) -> Record:
    """Play a game to its end."""
    record = Record(TITLES.get(title), recipe.seats, dict(recipe.options), recipe.start())
    rng = random.Random(seed)
    while True:
        record.resolve_chance(rng)
        if not record.state.actors():
            return record
        record.apply(recipe.play(record.state, rng))


def recorded(title: str, recipe: Recipe) -> str:
    """Return the replay of a recipe, with a name for every seat and two notes."""
    seeds = count(1) if recipe.seed is None else [recipe.seed]
    record = next(record for seed in seeds if recipe.wanted(record := played(title, recipe, seed)))
    replay = replay_of(record, dict(enumerate(NAMES[: recipe.seats])))
    replay.lines[0] = replace(replay.lines[0], comment=recipe.name)
    replay.lines[-1] = replace(replay.lines[-1], seconds=1.5)
    return write(replay)


def record_all(title: str) -> None:
    """Play all recipes of a title and rewrite their files."""
    name = title.replace("-", "_")
    recipes: Sequence[Recipe] = import_module(f"tests.titles.{name}.recipes").RECIPES
    for recipe in recipes:
        text = recorded(title, recipe)
        (FOLDER / name / "replays" / f"{recipe.name}.txt").write_text(text, encoding="utf-8")
        print(f"{recipe.name}: {len(text.splitlines())} lines, {text.splitlines()[-1]}")


if __name__ == "__main__":
    record_all(sys.argv[1])
