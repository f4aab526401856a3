"""Results for people: tables in a terminal, and one in Markdown."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.arena.standings import Standing, Standings
from wolfden.games import TITLES

MAX_FORFEITS = 10
"""Forfeits told one by one; the JSON file has them all."""

_STYLES = {"above": "green", "below": "red", "even": ""}


def report(table: Standings) -> RenderableType:
    """Return everything to be shown at the end."""
    shown: list[RenderableType] = [_standings(table)]
    if any(len(row.parts) > 1 for row in table.rows):
        shown.append(_score_parts(table))
    if table.ends:
        ends = ", ".join(f"{reason} {count}" for reason, count in table.ends.items())
        shown.append(Text(f"Ends: {ends}"))
    shown += [
        Text(f"Game {number}: {bot} on {forfeit}", "yellow")
        for number, bot, forfeit in table.forfeits[:MAX_FORFEITS]
    ]
    if len(table.forfeits) > MAX_FORFEITS:
        shown.append(Text(f"… and {len(table.forfeits) - MAX_FORFEITS} more forfeits"))
    return Group(*shown)


def heading(table: Standings) -> str:
    """Return what was played, in a line."""
    settings = table.settings
    name = TITLES.get(settings.title).meta().name
    games = "1 game" if table.games == 1 else f"{table.games} games"
    return f"{name}, {settings.players} seats, {games}, seed {settings.seed}"


def _standings(table: Standings) -> Table:
    sheet = Table(title=heading(table), title_style="bold")
    sheet.add_column("entrant")
    for name in ("games", "wins", "draws", "share (95 %)", "fair", "rating", "score"):
        sheet.add_column(name, justify="right", no_wrap=True)
    for name in ("median", "p95", "forfeits"):
        sheet.add_column(name, justify="right", no_wrap=True)
    for row in table.rows:
        sheet.add_row(
            row.name,
            str(row.played),
            str(row.wins),
            str(row.draws),
            Text(share(row), _STYLES[row.verdict]),
            percent(row.fair),
            rating(row),
            "–" if row.mean_score is None else f"{row.mean_score:.1f}",
            duration(row.median_ms),
            duration(row.p95_ms),
            str(row.forfeits),
        )
    return sheet


def _score_parts(table: Standings) -> Table:
    sheet = Table(title="Mean score by its parts", title_style="bold")
    sheet.add_column("entrant")
    names = next(list(row.parts) for row in table.rows if row.parts)
    for name in names:
        sheet.add_column(name, justify="right")
    for row in table.rows:
        sheet.add_row(row.name, *(f"{row.parts[name]:.1f}" if row.parts else "–" for name in names))
    return sheet


def markdown(table: Standings) -> str:
    """Return the standings as a table in Markdown."""
    lines = [
        "| entrant | games | wins | draws | share (95 %) | fair | rating | score | median | p95 |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in table.rows:
        score = "–" if row.mean_score is None else f"{row.mean_score:.1f}"
        lines.append(
            f"| {row.name} | {row.played} | {row.wins} | {row.draws} | {share(row)}"
            f" | {percent(row.fair)} | {rating(row)} | {score}"
            f" | {duration(row.median_ms)} | {duration(row.p95_ms)} |"
        )
    return "\n".join(lines) + "\n"


def share(row: Standing) -> str:
    """Return a share with its interval."""
    return f"{percent(row.share)} ({100 * row.share_low:.0f}–{100 * row.share_high:.0f})"


def rating(row: Standing) -> str:
    """Return a rating with its interval; nothing for a side, whose bot is rated as a whole."""
    return "" if row.rating is None else f"{row.rating.mean:.1f} ± {row.rating.spread:.1f}"


def percent(share: float) -> str:
    """Write a share.

    >>> percent(1 / 3)
    '33 %'
    """
    return f"{100 * share:.0f} %"


def duration(milliseconds: float) -> str:
    """Write how long a decision took.

    >>> duration(0.0421), duration(12.3), duration(1940)
    ('0.04 ms', '12 ms', '1.94 s')
    """
    if milliseconds < 10:
        return f"{milliseconds:.2f} ms"
    if milliseconds < 1000:
        return f"{milliseconds:.0f} ms"
    return f"{milliseconds / 1000:.2f} s"
