"""How often does either side of Brotherhood of the Wolf win between simple equal players?

::

    python -m benchmarks.balance --games 2000

Both sides use the simple players of ``sensible.py``. The report is Markdown: results by reason
with their share and its 95 % interval, victims by season, length of games.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.sensible import sensible_move
from wolfden import how_it_runs
from wolfden.arena.intervals import wilson
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import ROUNDS, season_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import SEASONS

WINNERS = {
    "victims": "the Beast",
    "identity": "the hunters",
    "fourth-token": "the hunters",
    "time": "the hunters",
    "draw": "neither",
}
"""B8 Which side each way to end belongs to."""


@dataclass
class Report:
    """What has been played so far."""

    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    """Games by the round they ended in."""
    attacks: Counter[int] = field(default_factory=Counter)
    victims: Counter[int] = field(default_factory=Counter)
    """Attacks and their victims by round; round 0 is the opening."""

    def add(self, other: "Report") -> None:
        """Count another report in."""
        self.games += other.games
        self.reasons += other.reasons
        self.rounds += other.rounds
        self.attacks += other.attacks
        self.victims += other.victims


def play(seats: int, variant: str, rng: random.Random) -> Report:
    """Play one game and report it."""
    state = GAME.setup(seats, {"seasons": variant})
    assert isinstance(state, BrotherhoodState)
    report = Report(games=1)
    before = 0
    while actors := state.actors():
        number, struck = state.round, state.beast
        chance = actors == (CHANCE,)
        state.play(*((CHANCE, draw(state, rng)) if chance else sensible_move(state, rng)))
        if state.victims != before or (state.beast != struck and number > 0):
            report.attacks[number] += 1
            report.victims[number] += state.victims - before
            before = state.victims
    outcome = state.outcome()
    assert outcome is not None
    report.reasons[outcome.reason] += 1
    report.rounds[state.round] += 1
    return report


def interval(part: int, whole: int) -> str:
    """Return a share in per cent with its 95 % interval (Wilson)."""
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%} to {high:.1%})"


def lines(report: Report) -> list[str]:
    """Return the report as Markdown tables."""
    sides: Counter[str] = Counter()
    for reason, count in report.reasons.items():
        sides[WINNERS[reason]] += count
    out = ["| won by | games | share (95 % interval) |", "|---|---|---|"]
    out += [
        f"| {side} | {sides[side]} | {interval(sides[side], report.games)} |"
        for side in ("the Beast", "the hunters", "neither")
    ]
    out += ["", "| ended by | games | share |", "|---|---|---|"]
    out += [
        f"| {reason} | {report.reasons[reason]} | {report.reasons[reason] / report.games:.1%} |"
        for reason in WINNERS
    ]
    out += ["", "| season | attacks | victims an attack |", "|---|---|---|"]
    for season, name in enumerate(SEASONS):
        numbers = [number for number in range(1, ROUNDS + 1) if season_of(number) == season]
        attacks = sum(report.attacks[number] for number in numbers)
        victims = sum(report.victims[number] for number in numbers)
        out.append(f"| {name} | {attacks} | {victims / max(attacks, 1):.2f} |")
    out.append(f"| first victim | {report.games} | {report.victims[0] / report.games:.2f} |")
    mean = sum(number * count for number, count in report.rounds.items()) / report.games
    full = report.rounds[ROUNDS]
    out += [
        "",
        f"Games last {mean:.1f} rounds on average; {full / report.games:.0%} go all twelve.",
    ]
    return out


def main() -> None:
    """Play the games and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000, help="how many games to play")
    parser.add_argument("--seats", type=int, default=2, help="people at the table")
    parser.add_argument("--seasons", choices=("drawn", "chosen"), default="drawn")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    rng = random.Random(wanted.seed)
    report = Report()
    start = time.perf_counter()
    for _game in range(wanted.games):
        report.add(play(wanted.seats, wanted.seasons, rng))
    took = time.perf_counter() - start
    print("\n".join(lines(report)))
    print(f"\n{report.games} games in {took:.1f} s, {how_it_runs()}")


if __name__ == "__main__":
    main()
