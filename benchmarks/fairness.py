"""Does it matter where one sits? ``python -m benchmarks.fairness FOLDER TITLE LEVEL``.

Bots of one level play each other, with two and with four players. The games are kept in the folder,
and continued if it has some. ``docs/fairness.json`` then says how often each seat or side has won
in all tournaments of the folder; what the folder has no games of stays as it was.
``python scripts/write_strength.py`` makes the table of it. Levels whose budget is a time are given
``--simulations``, so that their games are the same on any machine.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Final

from wolfden.arena.executors import ProcessExecutor
from wolfden.arena.tournament import Tournament, make_settings, stored_settings
from wolfden.players.levels import LEVELS
from wolfden.titles import TITLES

OUTPUT: Final = Path(__file__).parents[1] / "docs" / "fairness.json"
PLAYERS: Final = (2, 4)
SEATED: Final[dict[str, dict[str, str | int]]] = {"the-wolves": {"first": "seat-1"}}
"""Options by which seats play in their order: a draw of the first player would make all alike."""


@dataclass(frozen=True)
class Entry:
    """How often each seat or side has won when bots of one level played each other."""

    title: str
    players: int
    level: str
    simulations: int
    games: int
    won: list[float]


def play(path: Path, title: str, players: int, bot: str, games: int) -> None:
    """Let equal bots play the games that are not in the folder yet."""
    sides = len(set(TITLES.get(title).sides(players)))
    tournament = Tournament(
        make_settings(
            title,
            [bot] * (sides or players),
            players=players,
            seed=61,
            options=SEATED.get(title, {}),
        ),
        path,
    )
    for played in tournament.play(games, ProcessExecutor(2)):
        print(f"{path.name}: {played.result.number} of {games}", end="\r", flush=True)
    tournament.close()
    print()


def entries(folder: Path) -> Iterator[Entry]:
    """Yield what the tournaments of a folder say."""
    for title, players, level in product(TITLES.ids(), PLAYERS, LEVELS):
        path = place(folder, title, players, level)
        settings = stored_settings(path)
        if settings is None:
            continue
        tournament = Tournament(settings, path)
        tournament.close()
        simulations = int(settings.entrants[0].rpartition("=")[2])
        ranks = [result.ranks for result in tournament.results]
        won = wins(title, players, ranks)
        yield Entry(title, players, level, simulations, len(ranks), won)


def place(folder: Path, title: str, players: int, level: str) -> Path:
    """Return where the games of a level are."""
    return folder / f"{title}-{players}-{level}"


def wins(title: str, players: int, ranks: Iterable[tuple[int, ...]]) -> list[float]:
    """Return the games that each seat or side has won; a shared win counts as its parts."""
    names = TITLES.get(title).sides(players) or tuple(map(str, range(players)))
    won = dict.fromkeys(names, 0.0)
    for game in ranks:
        winners = {name for name, rank in zip(names, game, strict=True) if rank == 1}
        for name in winners:
            won[name] += 1 / len(winners)
    return [round(part, 2) for part in won.values()]


def main() -> None:
    """Play, then write down what all games of the folder say."""
    parser = argparse.ArgumentParser(description="Measure what a seat or a side is worth.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("title", choices=TITLES.ids())
    parser.add_argument("level", choices=list(LEVELS))
    parser.add_argument("--simulations", type=int, help="of a decision (those of the level)")
    parser.add_argument("--games", type=int, default=120)
    given = parser.parse_args()
    simulations = given.simulations or LEVELS[given.level].budget.simulations
    for players in PLAYERS:
        path = place(given.folder, given.title, players, given.level)
        bot = f"{given.level}:simulations={simulations}"
        play(path, given.title, players, bot, given.games)
    known = [Entry(**entry) for entry in json.loads(OUTPUT.read_text(encoding="utf-8"))]
    found = {(one.title, one.players, one.level): one for one in (*known, *entries(given.folder))}
    order = [key for key in product(TITLES.ids(), PLAYERS, LEVELS) if key in found]
    lines = ",\n ".join(json.dumps(asdict(found[key])) for key in order)
    OUTPUT.write_text(f"[\n {lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
