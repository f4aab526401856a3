"""``wolfden bench``: rounds of title and peer by turns, medians, ratios."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from wolfden.bench import PEER
from wolfden.core.contract import Game
from wolfden.usage import count, seconds

if TYPE_CHECKING:
    from wolfden.i18n.translator import Translator

FIGURES: Final = (
    "games_per_s",
    "decisions_per_s",
    "python_decisions_per_s",
    "copies_per_s",
    "state_bytes",
)
OURS: Final = ("simulations_per_s", "decisions_per_game")
"""Figures without a peer: simulations of the bots' search, and how long a random game is."""
Report = dict[str, object]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the command, all but the title."""
    add = parser.add_argument
    add("--players", type=count, default=4, metavar="N", help="seats at the table (4)")
    add("--seconds", type=seconds, default=2.0, metavar="N", help="seconds a figure (2)")
    add("--rounds", type=count, default=3, metavar="N", help="rounds to take the median of (3)")
    add("--plain", action="store_true", help="measure uncompiled")
    add("--json", action="store_true", help="print one JSON object")


def run(given: argparse.Namespace, game: Game) -> int:
    """Measure a title beside the peer and print a table, or JSON; return the exit code.

    Raises:
        BadSetup: the title is not for so many.
    """
    game.check_seats(given.players)
    tell = Teller(given.translator)
    order = Order(game.meta().id, given.players, given.seconds, given.rounds, given.plain)
    report = measure(order, tell)
    print(json.dumps(report) if given.json else as_table(report, tell))
    return 0


@dataclass(frozen=True)
class Order:
    """What is to be measured, and how."""

    title: str
    seats: int
    seconds: float
    rounds: int
    plain: bool


class Teller:
    """Says what is printed: in English from here, in other languages from the texts.

    Measuring needs no extra, so nobody may be there to speak.
    """

    def __init__(self, translator: Translator | None) -> None:
        self._translator = translator

    def no_peer(self) -> str:
        """Say that there is nothing to compare with."""
        return self._say(
            "bench-no-peer", "No peer: install the extra wolfden[bench] to measure beside it."
        )

    def round(self, number: int, rounds: int) -> str:
        """Say how far it is."""
        english = f"round {number} of {rounds} ..."
        return self._say("bench-round", english, number=number, rounds=rounds)

    def heading(self, report: Report) -> str:
        """Say what was measured."""
        title, seats = str(report["title"]), int(_number(report, "players"))
        english = f"{title}, {seats} seats at random, one core,"
        english += " compiled" if report["compiled"] else " plain Python"
        how = "compiled" if report["compiled"] else "plain"
        return self._say("bench-heading", english, title=title, seats=seats, how=how)

    def figure(self, name: str) -> str:
        """Say what a figure counts."""
        return self._say("bench-figure", name, figure=name)

    def ratio(self) -> str:
        """Say what our figure is, divided by the peer's."""
        return self._say("bench-ratio", "ratio")

    def ends(self, report: Report) -> str:
        """Say how the games ended."""
        found = report["ends"]
        assert isinstance(found, dict)
        ends = ", ".join(f"{reason} {count}" for reason, count in found.items())
        return self._say("bench-ends", f"ends: {ends}", ends=ends)

    def _say(self, key: str, english: str, **facts: str | int) -> str:
        return english if self._translator is None else self._translator.translate(key, facts)


def measure(order: Order, tell: Teller) -> Report:
    """Measure title and peer by turns, so that a busy moment hits both."""
    has_peer = find_spec(PEER) is not None
    if not has_peer:
        print(tell.no_peer(), file=sys.stderr)
    ours: list[Report] = []
    peers: list[Report] = []
    for number in range(order.rounds):
        print(tell.round(number + 1, order.rounds), file=sys.stderr)
        ours.append(_round(order.title, order))
        if has_peer:
            peers.append(_round(PEER, replace(order, plain=False)))
    report: Report = {
        "title": order.title,
        "players": order.seats,
        **_medians(ours, (*FIGURES, *OURS)),
        "ends": _ends(ours),
    }
    peer = _medians(peers, FIGURES) if peers else None
    report["peer"] = peer
    report["ratio"] = _ratios(report, peer) if peer else None
    return report


def _round(subject: str, order: Order) -> Report:
    environment = {**os.environ, "WOLFDEN_PURE": "1"} if order.plain else None
    numbers = [str(order.seats), str(order.seconds)]
    command = [sys.executable, "-m", "wolfden.bench.measure", subject, *numbers]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: Report = json.loads(done.stdout)
    return found


def _medians(rounds: list[Report], keys: tuple[str, ...]) -> Report:
    medians: Report = {
        key: round(statistics.median([_number(one, key) for one in rounds]), 1) for key in keys
    }
    return {**medians, "compiled": rounds[0]["compiled"]}


def _number(report: Report, key: str) -> float:
    value = report[key]
    assert isinstance(value, int | float)
    return float(value)


def _ends(rounds: list[Report]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in rounds:
        ends = one["ends"]
        assert isinstance(ends, dict)
        total.update(ends)
    return dict(total)


def _ratios(report: Report, peer: Report) -> dict[str, float]:
    return {key: round(_number(report, key) / _number(peer, key), 2) for key in FIGURES}


def as_table(report: Report, tell: Teller) -> str:
    """Return a report for people: a line a figure, beside the peer where there is one."""
    peer, ratio = report["peer"], report["ratio"]
    names = {key: tell.figure(key) for key in (*FIGURES, *OURS)}
    width = max(map(len, names.values())) + 2
    lines = [tell.heading(report)]
    for key, name in names.items():
        line = f"  {name:{width}}{_number(report, key):>14,.0f}"
        if key in FIGURES and isinstance(peer, dict) and isinstance(ratio, dict):
            beside = f"{PEER} {_number(peer, key):>10,.0f}"
            line += f"   {beside}   {tell.ratio()} {ratio[key]:>8,.2f}"
        lines.append(line)
    return "\n".join([*lines, f"  {tell.ends(report)}"])
