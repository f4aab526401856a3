"""``wolfden bench``: rounds of title and peer by turns, medians, ratios."""

import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Final

from wolfden.bench import PEER
from wolfden.command_line import COUNT, SECONDS, command, option, pass_translator, title_argument
from wolfden.core.contract import Game
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


@command()
@title_argument
@option("--players", type=COUNT, default=4, metavar="N")
@option("--seconds", type=SECONDS, default=2, metavar="N")
@option("--rounds", type=COUNT, default=3, metavar="N")
@option("--plain", is_flag=True)
@option("--json", "prints_json", is_flag=True)
@pass_translator
def bench(
    translator: Translator,
    title: Game,
    players: int,
    seconds: float,
    rounds: int,
    plain: bool,
    prints_json: bool,
) -> int:
    """Measure a title next to the peer and print a table, or JSON.

    Raises:
        BadSetup: the title does not take this number of seats.
    """
    title.check_seats(players)
    report = measure(Order(title.meta().id, players, seconds, rounds, plain), translator)
    print(json.dumps(report) if prints_json else as_table(report, translator))
    return 0


@dataclass(frozen=True)
class Order:
    """What is to be measured, and how."""

    title: str
    seats: int
    seconds: float
    rounds: int
    plain: bool


def measure(order: Order, translator: Translator) -> Report:
    """Measure title and peer by turns, so that a busy moment hits both."""
    has_peer = find_spec(PEER) is not None
    if not has_peer:
        print(translator.translate("bench-no-peer"), file=sys.stderr)
    ours: list[Report] = []
    peers: list[Report] = []
    for number in range(order.rounds):
        facts = {"number": number + 1, "rounds": order.rounds}
        print(translator.translate("bench-round", facts), file=sys.stderr)
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


def as_table(report: Report, translator: Translator) -> str:
    """Return a report for people: a line per figure, next to the peer where there is one."""
    peer, ratio, found = report["peer"], report["ratio"], report["ends"]
    assert isinstance(found, dict)
    ends = ", ".join(f"{reason} {count}" for reason, count in found.items())
    names = {
        key: translator.translate("bench-figure", {"figure": key}) for key in (*FIGURES, *OURS)
    }
    width = max(map(len, names.values())) + 2
    lines = [_heading(report, translator)]
    for key, name in names.items():
        line = f"  {name:{width}}{_number(report, key):>14,.0f}"
        if key in FIGURES and isinstance(peer, dict) and isinstance(ratio, dict):
            beside = f"{PEER} {_number(peer, key):>10,.0f}"
            line += f"   {beside}   {translator.translate('bench-ratio')} {ratio[key]:>8,.2f}"
        lines.append(line)
    return "\n".join([*lines, f"  {translator.translate('bench-ends', {'ends': ends})}"])


def _heading(report: Report, translator: Translator) -> str:
    """Return what was measured."""
    how = "compiled" if report["compiled"] else "plain"
    seats = int(_number(report, "players"))
    return translator.translate(
        "bench-heading", {"title": str(report["title"]), "seats": seats, "how": how}
    )
