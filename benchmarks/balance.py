"""How often does either side of Brotherhood of the Wolf win between simple equal players?

::

    python -m benchmarks.balance --games 2000

Both sides use the simple players of ``sensible.py``. The report is Markdown: results by reason
with their share and its 95 % interval, victims by season, length of games.

``--cards`` measures instead what each season card does: games in which every card of its season
does the same as it, against games in which those cards do nothing.
"""

import argparse
import json
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.sensible import sensible_move
from wolfden import how_it_runs
from wolfden.arena.intervals import wilson
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE
from wolfden.core.options import Value
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import CARDS_PER_SEASON, EDITIONS
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import NONE, ROUNDS, season_of
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
    squares: Counter[int] = field(default_factory=Counter)
    """The victims of each attack squared."""
    tokens: Counter[int] = field(default_factory=Counter)
    """Tokens the hunters took by round, the black marker among them."""

    def add(self, other: "Report") -> None:
        """Count another report in."""
        self.games += other.games
        self.reasons += other.reasons
        self.rounds += other.rounds
        self.attacks += other.attacks
        self.victims += other.victims
        self.squares += other.squares
        self.tokens += other.tokens

    def of_season(self, season: int) -> list[int]:
        """Return attacks, victims, their squares and tokens of all rounds of a season."""
        rounds = [number for number in range(1, ROUNDS + 1) if season_of(number) == season]
        counts = (self.attacks, self.victims, self.squares, self.tokens)
        return [sum(count[number] for number in rounds) for count in counts]


def found(state: BrotherhoodState) -> int:
    """B6.4, B6.5 Return how many tokens the hunters have, with the black marker."""
    return int(state.taken).bit_count() + (state.marker != NONE)


def play(seats: int, options: dict[str, Value], rng: random.Random) -> Report:
    """Play one game and report it."""
    state = GAME.setup(seats, options)
    assert isinstance(state, BrotherhoodState)
    report = Report(games=1)
    before = 0
    while actors := state.actors():
        number, struck, had = state.round, state.beast, found(state)
        chance = actors == (CHANCE,)
        state.play(*((CHANCE, draw(state, rng)) if chance else sensible_move(state, rng)))
        if state.victims != before or (state.beast != struck and number > 0):
            report.attacks[number] += 1
            report.victims[number] += state.victims - before
            report.squares[number] += (state.victims - before) ** 2
            before = state.victims
        report.tokens[number] += found(state) - had
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
        attacks, victims, _squares, _tokens = report.of_season(season)
        out.append(f"| {name} | {attacks} | {victims / max(attacks, 1):.2f} |")
    out.append(f"| first victim | {report.games} | {report.victims[0] / report.games:.2f} |")
    mean = sum(number * count for number, count in report.rounds.items()) / report.games
    full = report.rounds[ROUNDS]
    out += [
        "",
        f"Games last {mean:.1f} rounds on average; {full / report.games:.0%} go all twelve.",
    ]
    return out


# What each card does.


def our_cards(edition: str) -> list[dict[str, object]]:
    """Return the cards of an edition as data."""
    data = files("wolfden.titles.brotherhood_of_the_wolf") / "data" / "cards.toml"
    cards = tomllib.loads(data.read_text(encoding="utf-8"))["card"]
    return [card for card in cards if card.get("edition", edition) == edition]


def card_file(cards: list[dict[str, object]]) -> str:
    """Return cards as a file that an owner could bring."""
    lines: list[str] = []
    for card in cards:
        lines.append("[[card]]")
        for key, value in card.items():
            if key != "effects":
                lines.append(f"{key} = {json.dumps(value)}")
        assert isinstance(card["effects"], list)
        effects = [
            ", ".join(f"{key} = {json.dumps(value)}" for key, value in effect.items())
            for effect in card["effects"]
        ]
        lines.append(f"effects = [{', '.join(f'{{ {effect} }}' for effect in effects)}]")
    return "\n".join(lines) + "\n"


def only(cards: list[dict[str, object]], season: str, effects: object) -> str:
    """Return the cards as a file in which all of a season do the same."""
    rest = [card for card in cards if card["season"] != season]
    words = {"season": season, "phase": 4, "source": "ours", "title": "-", "text": "-"}
    same = [{"id": f"x{n}", **words, "effects": effects} for n in range(CARDS_PER_SEASON)]
    return card_file([*rest, *same])


def measured(cards: str, wanted: argparse.Namespace) -> Report:
    """Play games with a card file."""
    rng = random.Random(wanted.seed)
    report = Report()
    for _game in range(wanted.games):
        report.add(play(wanted.seats, {"cards": cards}, rng))
    return report


NOTHING = [{"name": "victims-delta", "by": 0}]


def card_lines(wanted: argparse.Namespace) -> Iterator[str]:
    """Yield a table of what each card does, with differences to no card and their 95 % interval."""
    cards = our_cards(wanted.deck)
    yield "| card | victims an attack | to none | tokens an attack | to none | the Beast wins |"
    yield "|---|--:|--:|--:|--:|--:|"
    for season, name in enumerate(SEASONS):
        plain = measured(only(cards, name, NOTHING), wanted)
        yield card_row(f"none in {name}", plain, plain, season)
        for card in [card for card in cards if card["season"] == name]:
            if wanted.only and card["id"] not in wanted.only:
                continue
            report = measured(only(cards, name, card["effects"]), wanted)
            yield card_row(str(card["id"]), report, plain, season)


def card_row(name: str, report: Report, plain: Report, season: int) -> str:
    """Return what a card does as a row of the table."""
    attacks, victims, squares, tokens = report.of_season(season)
    others = plain.of_season(season)
    cells = [name, f"{victims / attacks:.2f}"]
    deviation = sqrt(spread(attacks, victims, squares) + spread(*others[:3]))
    cells.append(f"{victims / attacks - others[1] / others[0]:+.2f} ± {1.96 * deviation:.2f}")
    deviation = sqrt(spread(attacks, tokens, tokens) + spread(others[0], others[3], others[3]))
    cells.append(f"{tokens / attacks:.3f}")
    cells.append(f"{tokens / attacks - others[3] / others[0]:+.3f} ± {1.96 * deviation:.3f}")
    cells.append(interval(report.reasons["victims"], report.games))
    return f"| {' | '.join(cells)} |"


def spread(count: int, total: int, squares: int) -> float:
    """Return the variance of a mean."""
    return (squares / count - (total / count) ** 2) / count


def main() -> None:
    """Play the games and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000, help="how many games to play")
    parser.add_argument("--seats", type=int, default=2, help="people at the table")
    parser.add_argument("--seasons", choices=("drawn", "chosen"), default="drawn")
    parser.add_argument("--deck", choices=EDITIONS, default=EDITIONS[0])
    parser.add_argument("--cards", action="store_true", help="measure what each season card does")
    parser.add_argument("--only", nargs="*", help="with --cards: measure these cards")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.cards:
        for line in card_lines(wanted):
            print(line, flush=True)
        return
    options: dict[str, Value] = {"seasons": wanted.seasons, "deck": wanted.deck}
    rng = random.Random(wanted.seed)
    report = Report()
    start = time.perf_counter()
    for _game in range(wanted.games):
        report.add(play(wanted.seats, options, rng))
    took = time.perf_counter() - start
    print("\n".join(lines(report)))
    print(f"\n{report.games} games in {took:.1f} s, {how_it_runs()}")


if __name__ == "__main__":
    main()
