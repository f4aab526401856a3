"""The golden replays of The Wolves as recipes; see ``tests/replays/recording.py``.

The players look one step ahead and take what brings most by a simple count over the view, so that
the games are lively: packs spread, hunt, build, displace and dominate each other.
"""

import random
import re
from pathlib import Path
from typing import Any

from tests.replays.recording import Player, Recipe, best_of_sample
from wolfden.core.contract import Action, Seat, State
from wolfden.core.hexes import Hex, distance
from wolfden.core.options import Value
from wolfden.core.record import Record
from wolfden.titles import TITLES

GAME = TITLES.get("the-wolves")
SAMPLE = 30
"""The most actions that are tried out for a decision."""

VERB_WORTH = {"dominate": 4.0, "lair": 6.0, "howl": 3.0, "den": 2.0, "move": 1.0, "end": -4.0}
"""How much the players like to do something, whatever it brings."""

LONG_VALLEY = Path(__file__).with_name("long-valley.toml").read_text(encoding="utf-8")

Table = dict[str, Any]
"""A part of a view."""


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


def lively(state: State, rng: random.Random) -> Action:
    """Choose the action after which the seat stands best."""
    return best_of_sample(state, rng, SAMPLE, lambda a: worth_of(state, a) + rng.random())


def tired_after(turns: int) -> Player:
    """Return a player who only ends turns after a number of them."""

    def choose(state: State, rng: random.Random) -> Action:
        seat = state.actors()[0]
        end = state.parse(seat, "end")
        turn = state.view(None)["turn"]
        is_tired = isinstance(turn, int) and turn > turns
        return end if is_tired and end in state.legal(seat) else lively(state, rng)

    return choose


def late_in_a_long_turn() -> str:
    """Return a position in the middle of a turn that has passed the crescent moon unscored.

    Such a turn needs half a dozen action tokens. Instead of waiting for one, an ordinary game is
    played to the turn that reaches the quarter moon, and its crescent scoring is taken back.
    """
    record = Record(GAME, 3)
    rng = random.Random(5)
    while not re.search(r"stage=act .* moon=17 scored=1", record.state.dump()):
        record.resolve_chance(rng)
        record.apply(lively(record.state, rng))
    text = record.state.dump()
    for old, new in (
        (r" (regions|tokens|lesser)=\d+", ""),
        (r" actions=\d+ moon=17 scored=1", " actions=9 moon=17"),
        (r" -(?=[ \n])", " crescent"),
    ):
        text = re.sub(old, new, text)
    return GAME.load(text).dump()


SEATED: dict[str, Value] = {"first": "seat-1"}

RECIPES = (
    Recipe("2p-full-moon-drawn", 2, lively, 11),
    Recipe("3p-full-moon-czech", 3, lively, 12, {"edition": "czech"}),
    Recipe("4p-standstill-drawn", 4, tired_after(6), 13, {"late-tokens": "yes"}),
    Recipe("3p-turn-limit-drawn", 3, lively, 14, {"turn-limit": 14}),
    Recipe("2p-own-board-drawn", 2, lively, 15, {"board": LONG_VALLEY, "packs": "chosen"}),
    Recipe("3p-two-phases-in-one-turn-drawn", 3, lively, 16, start=late_in_a_long_turn),
    Recipe("2p-full-moon-seat-1", 2, lively, 17, SEATED),
    Recipe("3p-standstill-seat-1", 3, tired_after(0), 18, SEATED),
    Recipe("4p-turn-limit-seat-1", 4, lively, 19, {**SEATED, "turn-limit": 10}),
)
