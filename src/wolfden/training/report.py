"""What came of training, for people and for the decision whether a network is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any


@dataclass(frozen=True)
class Match:
    """One network among players with the judgement in use."""

    seats: int
    games: int
    share: float
    low: float
    high: float
    """The 95 % interval of the share."""
    fair: float

    def lead(self) -> float:
        """Return by how many standard errors the share is above the fair one."""
        error = sqrt(self.fair * (1.0 - self.fair) / max(self.games, 1))
        return (self.share - self.fair) / error


@dataclass(frozen=True)
class Round:
    """How a round went."""

    number: int
    games: int
    positions: int
    passes: int
    lines: list[dict[str, Any]]
    """Log losses (``fitting.Line``)."""
    bins: list[list[float]]
    matches: list[Match] = field(default_factory=list)
    kept: bool = False
    policy: dict[str, Any] = field(default_factory=dict)
    """Log losses of priors (``fitting.PolicyLine``)."""

    def is_better(self) -> bool:
        """Whether the network won clearly more than its share over all matches.

        Clearly means one standard error: a lucky equal passes once in six times, and is not worse.
        Without a match its log loss decides.
        """
        if not self.matches:
            whole = self.lines[0]
            return bool(whole["learned"] < min(whole["hand"], whole["uniform"]))
        return sum(match.lead() for match in self.matches) / sqrt(len(self.matches)) > 1.0


def report(settings: Mapping[str, Any], rounds: Sequence[Round]) -> str:
    """Return the report of all rounds as Markdown."""
    asked = ", ".join(f"{name} {value}" for name, value in settings.items() if name != "title")
    lines = [f"# Training of {settings['title']}", "", f"Settings: {asked}.", ""]
    for one in rounds:
        lines += _round(one)
    return "\n".join(lines)


def _round(one: Round) -> list[str]:
    verdict = "kept" if one.kept else "not kept"
    return [
        f"## Round {one.number}: {verdict}",
        "",
        f"{one.games} games, {one.positions} positions, best after {one.passes} passes.",
        "",
        "Log loss of the winner in games that were not learned from:",
        "",
        "| seats | third | positions | learned | by hand | uniform |",
        "|--:|--:|--:|--:|--:|--:|",
        *[
            f"| {line['seats'] or 'all'} | {line['third'] or 'all'} | {line['positions']} "
            f"| {line['learned']:.3f} | {line['hand']:.3f} | {line['uniform']:.3f} |"
            for line in one.lines
        ],
        "",
        "Chances of the seat that looks, foretold and come true:",
        "",
        "| foretold | came true | positions |",
        "|--:|--:|--:|",
        *[f"| {foretold:.2f} | {came:.2f} | {int(count)} |" for foretold, came, count in one.bins],
        "",
        *_policy(one.policy),
        "One network among players with the judgement in use, equal simulations:",
        "",
        "| seats | games | share (95 %) | fair |",
        "|--:|--:|--:|--:|",
        *[
            f"| {match.seats} | {match.games} | {match.share:.1%} "
            f"({match.low:.0%}–{match.high:.0%}) | {match.fair:.0%} |"
            for match in one.matches
        ],
        "",
    ]


def _policy(line: Mapping[str, Any]) -> list[str]:
    """Return the lines about priors; none in rounds of versions that learned none."""
    if not line:
        return []
    losses = " | ".join(f"{line[name]:.3f}" for name in ("learned", "hand", "least"))
    return [
        "Log loss of priors in these games: how surprising what searches tried was. The least is",
        "that of the tries themselves.",
        "",
        "| positions | learned | by hand | least |",
        "|--:|--:|--:|--:|",
        f"| {line['positions']} | {losses} |",
        "",
    ]
