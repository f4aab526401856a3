"""``wolfden bench``: rounds of title and peer by turns, medians, ratios."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from typing import Final

from wolfden.bench.measure import PEER
from wolfden.core.errors import BadSetup
from wolfden.games import TITLES

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


def main(title: str, arguments: list[str]) -> int:
    """Measure a title beside the peer and print a table, or JSON with ``--json``."""
    parser = argparse.ArgumentParser(prog=f"wolfden bench {title}", description=main.__doc__)
    parser.add_argument("--players", type=int, default=4, help="seats at the table (4)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds a figure (2)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds to take the median of (3)")
    parser.add_argument("--plain", action="store_true", help="measure uncompiled")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    meta = TITLES.get(title).meta()
    if not meta.min_seats <= chosen.players <= meta.max_seats:
        raise BadSetup(f"{meta.name} is for {meta.min_seats} to {meta.max_seats} seats")
    if chosen.rounds < 1 or chosen.seconds <= 0:
        raise BadSetup("--rounds and --seconds must be above zero")
    report = measure(title, chosen.players, chosen.seconds, chosen.rounds, chosen.plain)
    print(json.dumps(report) if chosen.json else as_table(report))
    return 0


def measure(title: str, seats: int, seconds: float, rounds: int, plain: bool) -> Report:
    """Measure title and peer by turns, so that a busy moment hits both."""
    has_peer = find_spec(PEER) is not None
    if not has_peer:
        print("No peer: install the extra wolfden[bench] to measure beside it.", file=sys.stderr)
    ours: list[Report] = []
    peers: list[Report] = []
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        ours.append(_round(title, seats, seconds, plain))
        if has_peer:
            peers.append(_round(PEER, seats, seconds, plain=False))
    report: Report = {
        "title": title,
        "players": seats,
        **_medians(ours, (*FIGURES, *OURS)),
        "ends": _ends(ours),
    }
    peer = _medians(peers, FIGURES) if peers else None
    report["peer"] = peer
    report["ratio"] = _ratios(report, peer) if peer else None
    return report


def _round(subject: str, seats: int, seconds: float, plain: bool) -> Report:
    environment = {**os.environ, "WOLFDEN_PURE": "1"} if plain else None
    command = [sys.executable, "-m", "wolfden.bench.measure", subject, str(seats), str(seconds)]
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


def as_table(report: Report) -> str:
    """Return a report for people: a line a figure, beside the peer where there is one."""
    how = "compiled" if report["compiled"] else "plain Python"
    lines = [f"{report['title']}, {report['players']} seats at random, one core, {how}"]
    peer, ratio = report["peer"], report["ratio"]
    for key in FIGURES:
        line = f"  {key:24}{_number(report, key):>14,.0f}"
        if isinstance(peer, dict) and isinstance(ratio, dict):
            line += f"   {PEER} {_number(peer, key):>10,.0f}   ratio {ratio[key]:>8,.2f}"
        lines.append(line)
    lines += [f"  {key:24}{_number(report, key):>14,.0f}" for key in OURS]
    lines.append(f"  ends: {report['ends']}")
    return "\n".join(lines)
