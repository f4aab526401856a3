"""Play many whole random games of every title under observation.

::

    python benchmarks/soak.py --games 10000

Each game runs at the next of the tables that the contract suite uses: every number of seats, a
spread of options. Every state is looked over by the title's own check; a few in each game are put
through the whole contract suite. A game that fails is written out as a replay.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from wolfden import how_it_runs
from wolfden.core.text.replay import write
from wolfden.testing import CheckedGame, Table, tables
from wolfden.titles import TITLES

SECONDS_BETWEEN_REPORTS = 5.0


@dataclass
class Tally:
    """What has been played so far."""

    games: int = 0
    decisions: int = 0
    endings: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    """Games by title, seats and end reason."""

    def add(self, game: CheckedGame, reason: str) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += game.decisions
        self.endings[game.table.game.meta().id, game.table.seats, reason] += 1

    def summary(self) -> str:
        """Return the table of endings."""
        lines = [f"{self.games} games, {self.decisions} decisions, {how_it_runs()}"]
        for (title, seats, reason), count in sorted(self.endings.items()):
            lines.append(f"  {title:<24} {seats} seats  {reason:<14} {count:>7}")
        return "\n".join(lines)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Play many random games under observation.")
    parser.add_argument("--games", type=int, default=1000, help="how many games in all")
    parser.add_argument("--title", choices=TITLES.ids(), help="only this title")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--looks", type=float, default=0.05, help="how often to check in full")
    parser.add_argument("--out", type=Path, default=Path("out"), help="where failing games go")
    return parser.parse_args()


def keep_failure(game: CheckedGame, seed: int, folder: Path) -> Path:
    """Write the game so far into a replay file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"soak-{game.table.game.meta().id}-{game.table.seats}p-{seed}.txt"
    path.write_text(write(game.replay()), encoding="utf-8")
    return path


def soak(games: int, first_seed: int, looks: float, places: list[Table], out: Path) -> int:
    """Play the games; return the exit status."""
    tally = Tally()
    started = reported = time.monotonic()
    for number in range(games):
        seed = first_seed + number
        game = CheckedGame(places[number % len(places)], seed)
        try:
            tally.add(game, game.play(looks).reason)
            if seed % 100 == 0:
                game.check_replay()
        except Exception:  # whatever went wrong, the game must not be lost
            traceback.print_exc()
            kept = keep_failure(game, seed, out)
            print(f"\nFAILED at {game.table}, seed {seed}: the game is kept in {kept}")
            print(tally.summary())
            return 1
        now = time.monotonic()
        if now - reported > SECONDS_BETWEEN_REPORTS:
            reported = now
            rate = tally.games / (now - started)
            print(f"{tally.games}/{games} games, {rate:.0f} a second", flush=True)
    print(tally.summary())
    return 0


def main() -> int:
    """Run the soak that the command line asks for."""
    given = arguments()
    titles = [given.title] if given.title else TITLES.ids()
    places = [table for title in titles for table in tables(TITLES.get(title))]
    return soak(given.games, given.seed, given.looks, places, given.out)


if __name__ == "__main__":
    sys.exit(main())
