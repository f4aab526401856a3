"""Plant mistakes in games of bots, and measure whether reviews find them.

::

    python benchmarks/review.py the-wolves --games 50
    python benchmarks/review.py brotherhood-of-the-wolf --games 50 --simulations 400

Good bots play. At one decision of each game every action is judged by a deep search, and one of
the worst tenth is played instead. The review has found it if it is among its three worst decisions.
Other decisions that it calls costly are counted too: the bots play well, so most of them are false
alarms. The time of a review is compared with that of the deep search, for as many decisions.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass
from typing import Final

from wolfden import how_it_runs
from wolfden.core.contract import Action, Game
from wolfden.core.record import Record
from wolfden.players.bots import make_bot
from wolfden.players.player import bot_action
from wolfden.teaching.moments import Moment
from wolfden.teaching.review import DEFAULT_SIMULATIONS
from wolfden.teaching.review.judging import MOST_ACTIONS, review_game
from wolfden.titles import TITLES

BOT: Final = "alpha:simulations=100"
EARLIEST, LATEST = 10, 60
"""Between which decisions of a game a mistake is planted."""
FEWEST_ACTIONS: Final = 6
MOST_JUDGED: Final = 40
"""How many of the legal actions are judged; more are sampled."""
DEEP: Final = 400
"""Simulations of the deep search for each action."""
LEAST_LOSS: Final = 0.05
"""A mistake that costs less is not planted: it would not be one."""
WORST: Final = 3


@dataclass(frozen=True)
class Planted:
    """A mistake in a game: how many actions came before it, and what it costs."""

    ply: int
    action: str
    loss: float
    seconds: float
    """How long the deep search of this one decision took."""


def play_game(game: Game, seats: int, seed: str) -> tuple[Record, Planted | None]:
    """Play a game of bots with one mistake in it."""
    rng = random.Random(seed)
    record = Record(game, seats)
    bots = {seat: make_bot(BOT, game, f"{seed} {seat}") for seat in range(seats)}
    target, decisions = rng.randrange(EARLIEST, LATEST), 0
    planted: Planted | None = None
    while len(record.steps) < MOST_ACTIONS:
        record.resolve_chance(rng)
        if record.state.is_over:
            break
        action = bot_action(record.state, bots, rng)
        assert action is not None, "there are only bots, so one of them acts"
        decisions += 1
        if planted is None and decisions >= target:
            planted = find_mistake(record, action, rng)
            if planted is not None:
                action = record.state.parse(action.seat, planted.action)
        record.apply(action)
    return record, planted


def find_mistake(record: Record, good: Action, rng: random.Random) -> Planted | None:
    """Return an action of the worst tenth; ``None`` if there are few, or none costs much."""
    start, seat, ply = time.perf_counter(), good.seat, len(record.steps)
    legal = [str(action) for action in record.state.legal(seat)]
    if len(legal) < FEWEST_ACTIONS:
        return None
    tried = legal if len(legal) <= MOST_JUDGED else rng.sample(legal, MOST_JUDGED)
    moment = Moment(record.game, record.state.resample(seat, rng), seat, f"planted {ply}")
    chances = moment.chances_after({*tried, str(good)}, "deep", DEEP)
    worst = sorted(tried, key=lambda action: chances[action])[: max(1, len(tried) // 10)]
    action = rng.choice(worst)
    loss = chances[str(good)] - chances[action]
    seconds = time.perf_counter() - start
    return Planted(ply, action, loss, seconds) if loss >= LEAST_LOSS else None


def main() -> int:
    """Measure, and print a line for each game and the shares in the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", type=TITLES.get)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=DEFAULT_SIMULATIONS)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    print(f"{how_it_runs()}, {wanted.simulations} simulations per decision")
    found, alarms, games, seconds, deep = 0, 0, 0, 0.0, 0.0
    for number in range(wanted.games):
        record, planted = play_game(wanted.title, wanted.players, f"{wanted.seed} {number}")
        if planted is None or not record.state.is_over:
            print(f"game {number}: nothing planted")
            continue
        start = time.perf_counter()
        review = review_game(record, [""] * wanted.players, wanted.simulations)
        seconds += time.perf_counter() - start
        deep += planted.seconds * len(review.decisions)
        costly = review.costly()
        games += 1
        plies = [decision.ply for decision in costly]
        found += planted.ply in plies[:WORST]
        alarms += sum(ply != planted.ply for ply in plies)
        place = plies.index(planted.ply) + 1 if planted.ply in plies else "not found"
        print(f"game {number}: {planted.action} cost {planted.loss:.0%}, place {place}", flush=True)
    if games:
        print(f"{found} of {games} found, {alarms / games:.1f} others and ", end="")
        print(f"{seconds / games:.0f} seconds per game, ", end="")
        print(f"{deep / seconds:.0f} times less than a deep search of every decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
