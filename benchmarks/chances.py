"""Compare chances to win with what came true: ``python -m benchmarks.chances``.

Bots play each other; now and then the chances that a search finds for a seat are noted, with the
progress of the game. With ``--games`` such games are added to ``benchmarks/chances.jsonl``. From
the games there, those that teach show how far to trust a search (``Trust`` in
``wolfden.players.strength``), which goes into the title's ``bot/strength.toml``; the others, played
with ``--measure``, report how good the chances are that people are shown. That is printed, by
thirds of the games and by their progress, and goes into ``docs/calibration.json`` for
``scripts/draw_calibration.py`` and ``scripts/write_strength.py``.
"""

import argparse
import json
import math
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Perspective
from wolfden.players.advice import evaluate
from wolfden.players.bots import make_bot
from wolfden.players.heuristics import heuristics_of
from wolfden.players.judging import result
from wolfden.players.levels import Budget
from wolfden.players.player import bot_action
from wolfden.players.strength import LEAST, MEASURED, Trust
from wolfden.titles import TITLES

GAMES: Final = Path(__file__).parent / "chances.jsonl"
OUTPUT: Final = Path(__file__).parents[1] / "docs" / "calibration.json"
LOOKS: Final = 0.1
"""The part of the decisions at which chances are noted."""
BINS: Final = 8
SEATS: Final = (2, 3, 4)
PARTS: Final = 3
"""Into how many parts a game is divided."""
STEPS: Final = 20
"""Of Newton's method, which needs fewer."""
EARLY: Final = 1.5
"""How much a moment in the first third of a game counts: there searches know least."""
EXPECTED: Final = 0.7
GAMES_EXPECTED: Final = 3.0
"""A weight that is assumed before any game, and how much that counts next to the games."""
AVERAGE_GAMES: Final = 40
"""How many games without any advantage of a seat are added before shares of seats are counted."""
MARK: Final = "\n# How far to trust the chances of a search, written by benchmarks/chances.py.\n"


Weights = tuple[float, float]


@dataclass(frozen=True)
class Look:
    """What a search foretold at a moment: the shares of the parties."""

    ply: int
    progress: float
    shares: list[float]


@dataclass(frozen=True)
class Seen:
    """A game: its moments, its length, and the share of the win of each party."""

    title: str
    seats: int
    plies: int
    won: list[float]
    teaches: bool
    """Whether weights are fitted to it, or else measured by it."""
    looks: list[Look]


@dataclass(frozen=True)
class Row:
    """A moment: the progress of its game, what was foretold and what came true.

    ``weight`` is its part of the game, since all games count alike.
    """

    progress: float
    shares: list[float]
    won: list[float]
    weight: float
    third: int


# Playing.


def play(
    title: str, seats: int, bot: str, simulations: int, seed: str, measures: bool, number: int
) -> Seen:
    """Play a game of bots and return what was foretold in it."""
    seed = f"{seed} {number}"
    game, rng = TITLES.get(title), random.Random(f"{title} {seats} {seed}")
    state, heuristics = game.setup(seats), heuristics_of(game)
    assert heuristics is not None
    bots = {seat: make_bot(bot, game, f"{seed} {seat}") for seat in range(seats)}
    looks, plies = [], 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.play(CHANCE, draw(state, rng))
            continue
        plies += 1
        if rng.random() < LOOKS:
            eyes = Perspective(state, actors[0], rng)
            found = evaluate(eyes, game, f"{seed} {plies}", Budget(simulations=simulations))
            first = parties(title, seats, heuristics.order(state, seats))
            shares = [round(found[one], 3) for one in first]
            looks.append(Look(plies, round(heuristics.progress(state), 3), shares))
        action = bot_action(state, bots, rng)
        assert action is not None
        state.play(action.seat, action.code)
    won = result(state)
    first = parties(title, seats, heuristics.order(state, seats))
    return Seen(title, seats, plies, [won[one] for one in first], not measures, looks)


def parties(title: str, seats: int, order: Sequence[int]) -> list[int]:
    """Return the first seat of each party, in an order of the seats."""
    state = TITLES.get(title).setup(seats)
    firsts = {min(state.team(seat)) for seat in range(seats)}
    return [seat for seat in order if seat in firsts]


def play_more(given: argparse.Namespace) -> None:
    """Add games of one title or of all, with two to four seats."""
    settings = given.bot, given.simulations, given.seed, given.measure
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool, GAMES.open("a") as file:
        titles = [given.title] if given.title else TITLES.ids()
        for title, seats in product(titles, SEATS):
            same = [[one] * given.games for one in (title, seats, *settings)]
            for game in pool.map(play, *same, range(given.games)):
                looks = [[look.ply, look.progress, look.shares] for look in game.looks]
                entry = {**asdict(game), "looks": looks}
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")


def read_games() -> dict[tuple[str, int], list[Seen]]:
    """Return the games by title and number of seats."""
    found: dict[tuple[str, int], list[Seen]] = {}
    for line in GAMES.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        looks = [Look(*look) for look in entry.pop("looks")]
        game = Seen(**entry, looks=looks)
        found.setdefault((game.title, game.seats), []).append(game)
    return dict(sorted(found.items()))


# Learning how far to trust them.


def fit(games: Sequence[Seen]) -> Trust:
    """Return how far to trust a search: weights at the first and the last moment of a game.

    The logarithms of shown odds are linear in both weights, so the log loss has one least place,
    which Newton's method finds.
    """
    prior, rows = _prior(games), _rows(games)
    weights = EXPECTED, EXPECTED
    for _step in range(STEPS):
        weights = _improved(rows, prior, weights)
    return Trust(prior, tuple(round(one, 3) for one in weights), ())


def _improved(rows: list[Row], prior: tuple[float, ...], weights: Weights) -> Weights:
    """Return weights a step nearer to the least log loss, each between 0 and 1."""
    trust = Trust(prior, weights, ())
    slopes = [GAMES_EXPECTED * (one - EXPECTED) for one in weights]
    first = last = GAMES_EXPECTED
    both = 0.0
    for row in rows:
        slope, bend = _slope_and_bend(row, trust)
        end = min(max(row.progress, 0.0), 1.0)
        begin = 1 - end
        slopes[0] += slope * begin
        slopes[1] += slope * end
        first += bend * begin * begin
        both += bend * begin * end
        last += bend * end * end
    area = first * last - both * both
    begin = weights[0] - (last * slopes[0] - both * slopes[1]) / area
    end = weights[1] - (first * slopes[1] - both * slopes[0]) / area
    return min(max(begin, 0.0), 1.0), min(max(end, 0.0), 1.0)


def _slope_and_bend(row: Row, trust: Trust) -> tuple[float, float]:
    """Return both derivatives of a moment's log loss by its weight."""
    logs = [math.log(share / usual) for share, usual in zip(row.shares, trust.prior, strict=True)]
    shown = trust.chances(row.shares, row.progress)
    mean = _sum(shown, logs)
    slope = mean - _sum(row.won, logs)
    bend = _sum(shown, [one * one for one in logs]) - mean * mean
    count = row.weight * (EARLY if row.third == 0 else 1)
    return count * slope, count * bend


def _sum(weights: list[float], values: list[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def _prior(games: Sequence[Seen]) -> tuple[float, ...]:
    """Return what each party wins on average."""
    count = len(games[0].won)
    won = [sum(game.won[party] / sum(game.won) for game in games) for party in range(count)]
    total = len(games) + AVERAGE_GAMES
    return tuple(round((part + AVERAGE_GAMES / count) / total, 3) for part in won)


def _rows(games: Iterable[Seen]) -> list[Row]:
    return [
        Row(
            progress=look.progress,
            shares=_whole(look.shares),
            won=_whole(game.won),
            weight=1 / len(game.looks),
            third=min(PARTS - 1, PARTS * look.ply // (game.plies + 1)),
        )
        for game in games
        for look in game.looks
    ]


def _whole(shares: list[float]) -> list[float]:
    """Return shares that add up to one."""
    total = sum(max(one, LEAST) for one in shares)
    return [max(one, LEAST) / total for one in shares]


def _shown(rows: list[Row], trust: Trust) -> list[Row]:
    """Return what people are shown in place of what a search found."""
    return [replace(row, shares=trust.chances(row.shares, row.progress)) for row in rows]


def log_loss(rows: list[Row]) -> float:
    """Return the mean surprise at who won."""
    losses = [
        -row.weight
        * sum(
            part * math.log(max(one, LEAST)) for one, part in zip(row.shares, row.won, strict=True)
        )
        for row in rows
    ]
    return sum(losses) / sum(row.weight for row in rows)


# Reporting.


def report(games: Sequence[Seen], trust: Trust) -> dict[str, Any]:
    """Return how well chances foretold games: found by a search, and as they are shown."""
    uniform = math.log(len(trust.prior))
    found = _rows(games)
    shown = _shown(found, trust)
    return {
        "title": games[0].title,
        "seats": games[0].seats,
        "games": len(games),
        "positions": len(found),
        "uniform": round(uniform, 3),
        "searched": _losses(found),
        "shown": _losses(shown),
        "stages": _stage_losses(shown),
        "gains": [_gain(shown, part, uniform) for part in range(PARTS)],
        "bins": _bins(shown),
    }


def _losses(rows: list[Row]) -> list[float]:
    """Return the log loss of the whole game, then that of each third."""
    thirds = [[row for row in rows if row.third == third] for third in range(PARTS)]
    return [round(log_loss(one), 3) for one in (rows, *thirds)]


def _stage_losses(rows: list[Row]) -> list[float]:
    """Return the log loss at moments of each third by progress, which the page knows."""
    return [round(log_loss(_at_stage(rows, part)), 3) for part in range(PARTS)]


def _at_stage(rows: list[Row], part: int) -> list[Row]:
    return [row for row in rows if min(PARTS - 1, int(PARTS * row.progress)) == part]


def _gain(rows: list[Row], part: int, uniform: float) -> float:
    """Return which part of a guess's log loss is avoided in a part of the game, by its progress."""
    own = _at_stage(rows, part)
    return round(max(0.0, 1 - log_loss(own) / uniform), 2) if own else 0.0


def _bins(rows: list[Row]) -> list[list[float]]:
    """Return groups of chances: the mean foretold, the part that came true, how many."""
    pairs = [pair for row in rows for pair in zip(row.shares, row.won, strict=True)]
    found = []
    for number in range(BINS):
        own = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        if own:
            means = [sum(column) / len(own) for column in zip(*own, strict=True)]
            found.append([*(round(mean, 3) for mean in means), len(own)])
    return found


def write_trust(title: str, entries: list[str]) -> None:
    """Write how far to trust chances into the folder of a title."""
    folder = TITLES.folder(title)
    assert folder is not None
    path = folder / MEASURED
    before = path.read_text(encoding="utf-8").partition(MARK)[0]
    path.write_text(before + MARK + "".join(entries), encoding="utf-8")


def _trust_entry(game: Seen, found: Trust) -> str:
    title, seats = game.title, game.seats
    state, first = TITLES.get(title).setup(seats), parties(title, seats, range(seats))
    prior = [found.prior[first.index(min(state.team(seat)))] for seat in range(seats)]
    lines = {"prior": prior, "weights": list(found.weights), "gains": list(found.gains)}
    return f"\n[trust.{seats}]\n" + "".join(f"{name} = {one}\n" for name, one in lines.items())


def _lines_without_measure(found: dict[tuple[str, int], list[Seen]]) -> str:
    """Return the titles and numbers of seats all of whose games teach."""
    lines = [line for line, games in found.items() if all(game.teaches for game in games)]
    return ", ".join(f"{title} with {seats} seats" for title, seats in lines)


def main() -> None:
    """Play more games if asked to, learn from those that teach and report on the others."""
    parser = argparse.ArgumentParser(description="Compare chances with what came true.")
    parser.add_argument(
        "--games", type=int, default=0, help="further games of each title and number"
    )
    parser.add_argument("--title", choices=TITLES.ids(), help="of further games (all)")
    parser.add_argument("--bot", default="alpha:simulations=80", help="who plays")
    parser.add_argument("--simulations", type=int, default=250, help="of the search that foretells")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--measure", action="store_true", help="further games measure; otherwise they teach"
    )
    given = parser.parse_args()
    if given.games:
        play_more(given)
    entries: list[dict[str, Any]] = []
    texts: dict[str, list[str]] = {}
    found = read_games()
    if lacking := _lines_without_measure(found):
        print(f"Nothing was fitted: no games measure {lacking}. Play some with --measure.")
        return
    for (title, _seats), games in found.items():
        trust = fit([game for game in games if game.teaches])
        entry = report([game for game in games if not game.teaches], trust)
        print(json.dumps(entry), flush=True)
        entries.append(entry)
        entry_of_title = _trust_entry(games[0], replace(trust, gains=tuple(entry["gains"])))
        texts.setdefault(title, []).append(entry_of_title)
    for title, entries_of_title in texts.items():
        write_trust(title, entries_of_title)
    OUTPUT.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
