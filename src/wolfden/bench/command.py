"""``wolfden bench``: rounds of title and peer by turns, medians, ratios."""

import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from typing import Any, Final

from wolfden.bench.measure import PEER
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
Report = dict[str, Any]


@command()
@title_argument
@option("--players", type=COUNT, default=4, metavar="N")
@option("--seconds", type=SECONDS, default=2, metavar="N")
@option("--rounds", type=COUNT, default=3, metavar="N")
@option("--plain", is_flag=True)
@option("--json", "prints_json", is_flag=True)
@pass_translator
def bench(translator: Translator, /, title: Game, prints_json: bool, **given: Any) -> int:
    """Measure a title next to the peer and print a table, or JSON."""
    title.check_seats(given["players"])
    report = measure(translator, title.meta().id, **given)
    print(json.dumps(report) if prints_json else as_table(report, translator))
    return 0


def measure(
    translator: Translator, title: str, players: int, seconds: float, rounds: int, plain: bool
) -> Report:
    """Measure title and peer by turns, so that a busy moment affects both."""
    has_peer = find_spec(PEER) is not None
    if not has_peer:
        print(translator.translate("bench-no-peer"), file=sys.stderr)
    ours: list[Report] = []
    peers: list[Report] = []
    for number in range(rounds):
        facts = {"number": number + 1, "rounds": rounds}
        print(translator.translate("bench-round", facts), file=sys.stderr)
        ours.append(_round(title, players, seconds, plain))
        if has_peer:
            peers.append(_round(PEER, players, seconds, plain=False))
    medians = _medians(ours, (*FIGURES, *OURS))
    peer = _medians(peers, FIGURES) if peers else None
    ratio = peer and {key: round(medians[key] / peer[key], 2) for key in FIGURES}
    ends = sum((Counter(one["ends"]) for one in ours), Counter[str]())
    about = {"title": title, "players": players, "ends": dict(ends)}
    return {**about, **medians, "peer": peer, "ratio": ratio}


def _round(subject: str, players: int, seconds: float, plain: bool) -> Report:
    environment = {**os.environ, "WOLFDEN_PURE": "1"} if plain else None
    command = [sys.executable, "-m", "wolfden.bench.measure", subject, str(players), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: Report = json.loads(done.stdout)
    return found


def _medians(rounds: list[Report], keys: tuple[str, ...]) -> Report:
    medians = {key: round(statistics.median(one[key] for one in rounds), 1) for key in keys}
    return {**medians, "compiled": rounds[0]["compiled"]}


def as_table(report: Report, translator: Translator) -> str:
    """Return a report for people: a line per figure, next to the peer where there is one."""
    say = translator.translate
    names = {key: say("bench-figure", {"figure": key}) for key in (*FIGURES, *OURS)}
    width = max(map(len, names.values())) + 2
    how = "compiled" if report["compiled"] else "plain"
    about = {"title": report["title"], "seats": report["players"], "how": how}
    lines = [say("bench-heading", about)]
    for key, name in names.items():
        line = f"  {name:{width}}{report[key]:>14,.0f}"
        if key in FIGURES and report["peer"]:
            ratio = f"{say('bench-ratio')} {report['ratio'][key]:>8,.2f}"
            line += f"   {PEER} {report['peer'][key]:>10,.0f}   {ratio}"
        lines.append(line)
    ends = ", ".join(f"{reason} {count}" for reason, count in report["ends"].items())
    return "\n".join([*lines, f"  {say('bench-ends', {'ends': ends})}"])
