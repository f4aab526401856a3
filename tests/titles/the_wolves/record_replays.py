"""Records the golden replays of The Wolves: run it when the rules change, then read the diff.

::

    python -m tests.titles.the_wolves.record_replays

The players look one step ahead and take what brings most by a simple count over the view, so that
the games are lively: packs spread, hunt, build, displace and dominate each other.
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.replays.recording import record_all
from wolfden.core.contract import Action, Seat, State
from wolfden.core.hexes import Hex, distance
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.titles import TITLES

GAME = TITLES.get("the-wolves")
SAMPLE = 30
"""At most so many actions are tried out for a decision."""

VERB_WORTH = {"dominate": 4.0, "lair": 6.0, "howl": 3.0, "den": 2.0, "move": 1.0, "end": -4.0}
"""How much the players like to do something, whatever it brings."""

LONG_VALLEY = Path(__file__).with_name("long-valley.toml").read_text(encoding="utf-8")

Table = dict[str, Any]
"""A part of a view."""


@dataclass(frozen=True)
class Case:
    """A game to record: what it is called, its table, and when its players grow tired."""

    name: str
    seats: int
    seed: int
    options: Options = field(default_factory=dict)
    tired_after: int = 10_000
    """The turn after which everyone only ends turns."""
    start: Callable[[], str] | None = None
    """Makes the position that the game starts from."""


def choose(state: State, seat: Seat, rng: random.Random) -> Action:
    """Return the action after which the seat stands best, among a sample of the legal ones."""
    legal = state.legal(seat)
    sample = rng.sample(legal, min(SAMPLE, len(legal)))
    return max(sample, key=lambda action: worth_of(state, action) + rng.random())


def worth_of(state: State, action: Action) -> float:
    """Return how the seat would stand after an action, and how it likes to do it."""
    after = state.copy()
    after.apply(action)
    liking = VERB_WORTH.get(action.words[0], 3.0 if ">" in str(action) else 0.0)
    return standing(after.view(action.seat), action.seat) + liking


def standing(view: Table, seat: Seat) -> float:
    """Return a plain count: points, tokens, control of regions, wolves near prey."""
    pack: Table = view["packs"][seat]
    points: float = 3.0 * sum(pack["score"].values())
    tokens: float = 1.5 * pack["action_tokens"] + 1.0 * pack["terrain_tokens"]
    return points + tokens + control(view, seat) + prowling(view, seat)


def control(view: Table, seat: Seat) -> float:
    """Return one point for each region the seat leads, and a part for each it is in."""
    total = 0.0
    for region in view["regions"]:
        mine = sum(row["control"] for row in region["control"] if row["owner"] == seat)
        best = max((row["control"] for row in region["control"] if row["owner"] != seat), default=0)
        total += (mine > best) + (mine > 0) * 0.5
    return total


def prowling(view: Table, seat: Seat) -> float:
    """Return a part for each wolf beside prey the seat lacks, or near a lone wolf."""
    hexes = [(Hex(h["q"], h["r"]), h) for h in view["hexes"]]
    owned = view["packs"][seat]["prey"]
    prey = [place for place, h in hexes if h["prey"] and h["prey"] not in owned]
    lone = [place for place, h in hexes if h["lone_wolf"]]
    wolves = {
        place
        for place, h in hexes
        for piece in h["pieces"]
        if piece["owner"] == seat and piece["kind"] in ("alpha", "pack")
    }
    beside = [sum(distance(wolf, place) == 1 for wolf in wolves) for place in prey]
    near = sum(any(distance(wolf, place) <= 2 for place in lone) for wolf in wolves)
    return 1.5 * max(beside, default=0) + 0.4 * near


def play(case: Case) -> Record:
    """Play a case to its end."""
    position = case.start() if case.start else ""
    record = Record(GAME, case.seats, case.options, position)
    rng = random.Random(case.seed)
    while True:
        record.resolve_chance(rng)
        actors = record.state.actors()
        if not actors:
            return record
        end = record.state.parse(actors[0], "end")
        turn = record.state.view(None)["turn"]
        tired = isinstance(turn, int) and turn > case.tired_after
        if tired and end in record.state.legal(actors[0]):
            record.apply(end)
        else:
            record.apply(choose(record.state, actors[0], rng))


def late_in_a_long_turn() -> str:
    """Return a position in the middle of a turn that has passed the crescent moon unscored.

    Such a turn needs half a dozen action tokens. Instead of waiting for one, an ordinary game is
    played to the turn that reaches the quarter moon, and its crescent scoring is taken back.
    """
    record = Record(GAME, 3)
    rng = random.Random(5)
    while not re.search(r"stage=act .* moon=17 scored=1", record.state.dump()):
        record.resolve_chance(rng)
        record.apply(choose(record.state, record.state.actors()[0], rng))
    text = record.state.dump()
    for old, new in (
        (r" (regions|tokens|lesser)=\d+", ""),
        (r" actions=\d+ moon=17 scored=1", " actions=9 moon=17"),
        (r" -(?=[ \n])", " crescent"),
    ):
        text = re.sub(old, new, text)
    return GAME.load(text).dump()


SEATED: Options = {"first": "seat-1"}

CASES = (
    Case("2p-full-moon-drawn", 2, seed=11),
    Case("3p-full-moon-czech", 3, seed=12, options={"edition": "czech"}),
    Case("4p-standstill-drawn", 4, seed=13, options={"late-tokens": "yes"}, tired_after=6),
    Case("3p-turn-limit-drawn", 3, seed=14, options={"turn-limit": 14}),
    Case("2p-own-board-drawn", 2, seed=15, options={"board": LONG_VALLEY, "packs": "chosen"}),
    Case("3p-two-phases-in-one-turn-drawn", 3, seed=16, start=late_in_a_long_turn),
    Case("2p-full-moon-seat-1", 2, seed=17, options=SEATED),
    Case("3p-standstill-seat-1", 3, seed=18, options=SEATED, tired_after=0),
    Case("4p-turn-limit-seat-1", 4, seed=19, options={**SEATED, "turn-limit": 10}),
)
"""Games of the present rules; the other files are of rules 1, and stay as they were played."""


if __name__ == "__main__":
    record_all("the-wolves", CASES, play)
